"""A deck worker's process: may a game be played with these options? It has seconds and megabytes.

Whoever uploads a deck can be anybody, so nothing else of the server's is in this process.
"""

from __future__ import annotations

import resource
from typing import Final

import msgspec

from mythos.core.errors import BadOption, MythosError
from mythos.core.registry import find_game
from mythos.server.decks import Deck, Verdict
from mythos.server.workers import serve

CPU_SECONDS: Final = 3
"""Beyond it the system ends this process, whatever it is in the middle of."""


def judge(deck: Deck) -> Verdict:
    try:
        find_game(deck.game).read_options(deck.options, deck.players)
    except BadOption as error:
        return Verdict(error.option, error.reason)
    except MythosError as error:
        return Verdict("deck", str(error))
    except (MemoryError, RecursionError, ValueError):
        return Verdict("deck", "there is too much in it")
    return Verdict()


def answer(data: bytes) -> bytes:
    used = resource.getrusage(resource.RUSAGE_SELF)
    most = int(used.ru_utime + used.ru_stime) + 1 + CPU_SECONDS
    resource.setrlimit(resource.RLIMIT_CPU, (most, resource.RLIM_INFINITY))
    return msgspec.msgpack.encode(judge(msgspec.msgpack.decode(data, type=Deck)))


if __name__ == "__main__":
    serve(answer)
