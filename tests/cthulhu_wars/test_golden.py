"""A golden game: one full text with every event, question and move of a war of four factions.

Views and lists of moves are long, so they stand there as fingerprints; the standings are written
out at the start of every round.
`UPDATE_GOLDEN=1 python -m pytest tests/cthulhu_wars/test_golden.py` writes it anew.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path

import msgspec

from mythos.core.dice import Dice, derive, seed_from
from mythos.core.match import Match
from mythos.core.seats import SPECTATOR
from mythos.games.cthulhu_wars import GAME
from mythos.games.cthulhu_wars.rules.state import War
from tests.test_golden import heard_by, seat_name

FILE = Path(__file__).parent.parent / "golden" / "cthulhu-wars-4.txt"
FACTIONS = "gc,cc,bg,ys"
IDLE = ("pass", "perform-ritual", "decline")
"""Without these a random war lasts longer and goes deeper."""


def fingerprint(data: object) -> str:
    return blake2b(msgspec.json.encode(data), digest_size=4).hexdigest()


def standings(match: Match[War]) -> str:
    s = match.state
    books = [each.bit_count() for each in s.books]
    return f"power {s.power} doom {s.doom} books {books} signs {s.held} ritual {s.ritual}"


def playthrough() -> Iterator[str]:
    """The text of a whole random game."""
    match: Match[War] = Match(
        GAME, 4, options={"factions": FACTIONS}, seed=seed_from("golden war 4")
    )
    dice = Dice(derive(match.seed, "moves"))
    told = 0
    while True:
        for event in match.events[told:]:
            params = msgspec.json.encode(event.params).decode()
            yield f"  * {event.key} {params} -> {heard_by(event.audience, 4)}"
            if event.key == "round":
                yield f"    {standings(match)}"
        told = len(match.events)
        views = [match.view(seat) for seat in (*range(4), SPECTATOR)]
        if match.over:
            yield f"result {match.result}"
            return
        ask = match.asked[0]
        moves = [move for move in ask.moves if move not in IDLE] or ask.moves
        move = moves[dice.below(len(moves))]
        asked = f"{ask.question.key} ({ask.question.clause})"
        offered = fingerprint([str(each) for each in ask.moves])
        seen = f"{len(ask.moves)} moves {offered}, views {fingerprint(views)}"
        yield f"{seat_name(ask.seat)}: {asked} {seen}"
        yield f"> {move}"
        match.play(ask.seat, move)


def test_golden_game() -> None:
    text = "\n".join(playthrough()) + "\n"
    if os.environ.get("UPDATE_GOLDEN"):
        FILE.write_text(text, encoding="utf-8")
    assert text == FILE.read_text(encoding="utf-8")
