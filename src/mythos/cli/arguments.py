"""What several commands read off their arguments: games, seats, options, seeds."""

from __future__ import annotations

import argparse
import re
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Final

from mythos.bots import bot_name, make_bot
from mythos.core.dice import fresh_seed, seed_from
from mythos.core.errors import BadOption, BadPlayers
from mythos.core.game import AnyGame
from mythos.core.texts import Speaker
from mythos.terminal.seats import SeatSpec

NEXT_OPTION: Final = re.compile(r",(?=[^,=]*=)")
"""A comma that another `name=` comes after."""


def read_options(texts: Sequence[str]) -> dict[str, str]:
    """Options from `a=1 b=2` or `a=1,b=2`; a value may be a list: `a=x,y b=2`."""
    found = {}
    parts = (part.strip(",") for word in texts for part in NEXT_OPTION.split(word))
    for text in filter(None, parts):
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(text, "write it as name=value", why="name-value")
        found[name.strip().replace("-", "_")] = value.strip()
    return found


def game_options(game: AnyGame, parsed: argparse.Namespace) -> dict[str, str]:
    """The options of a command; the text of a `--deck` file is one of them."""
    options = read_options(parsed.options)
    if parsed.deck is not None:
        options["deck"] = read_deck(game, parsed.deck)
    return options


def read_deck(game: AnyGame, file: Path) -> str:
    """The text of a deck file that this game can be played with; refuses any other."""
    if "deck" not in game.options_type.__struct_fields__:
        reason = f"{game.id} is played with its own cards only"
        raise BadOption("deck", reason, why="own-cards", game=game.id)
    try:
        text = file.read_text(encoding="utf-8")
    except OSError as error:
        reason = f"cannot read {file}: {error.strerror}"
        raise BadOption("deck", reason, why="unreadable", file=str(file)) from None
    except UnicodeDecodeError:
        reason = f"{file} is not a text file"
        raise BadOption("deck", reason, why="not-text", file=str(file)) from None
    try:
        game.read_options({"deck": text}, game.default_players)
    except BadOption as error:
        flaw = str(error.params["reason"])
        reason = f"{file}: {flaw}"
        raise BadOption("deck", reason, why="deck-file", file=str(file), flaw=flaw) from None
    return text


def read_seed(text: str | None) -> bytes:
    """The seed a person named, or a fresh one."""
    return fresh_seed() if text is None else seed_from(text)


def read_list(text: str) -> list[str]:
    """`reasoner*2,random` as three entries. A comma inside a bot's settings is not a separator."""
    entries: list[str] = []
    for part in re.split(r",(?![^,:]*=)", text):
        spec, star, times = part.strip().partition("*")
        if star and not times.isdigit():
            raise BadOption(part, "after * comes a number", why="times")
        entries += [spec.strip()] * (int(times) if star else 1)
    return [entry for entry in entries if entry]


def count_players(game: AnyGame, asked: int | None, listed: int) -> int:
    """As many as were asked for, else as many as were listed, else the game's default.

    One name alone does not make a solo game of one that is usually played by more.
    """
    usual = listed if listed > 1 else game.default_players
    players = usual if asked is None else asked
    if players not in game.players:
        raise BadPlayers(game.id, players, game.players)
    return players


def fill(entries: Sequence[str], players: int) -> list[str]:
    """The entries repeated until every seat has one."""
    if len(entries) > players:
        reason = f"{len(entries)} bots for {players} seats"
        raise BadOption("bots", reason, why="too-many-bots", number=len(entries), seats=players)
    return [entries[seat % len(entries)] for seat in range(players)]


def read_seats(game: AnyGame, parsed: argparse.Namespace, speaker: Speaker) -> list[SeatSpec]:
    """`human:Anna,human:Bea,reasoner*3`; by default one person and the game's best bots."""
    best = [*game.bots(), "greedy"][0]
    entries = read_list(parsed.seats) if parsed.seats else ["human"]
    players = count_players(game, parsed.players, len(entries))
    if len(entries) > players:
        reason = f"{len(entries)} entries for {players} seats"
        raise BadOption("seats", reason, why="too-many-seats", number=len(entries), seats=players)
    entries += [best] * (players - len(entries))
    taken = [entry.partition(":")[2] for entry in entries]
    seats: list[SeatSpec] = []
    for place, entry in enumerate(entries):
        seats.append(_seat(game, entry, place, taken, speaker))
        taken.append(seats[-1].name)
    return seats


def _seat(
    game: AnyGame, entry: str, place: int, taken: Collection[str], speaker: Speaker
) -> SeatSpec:
    kind, _, name = entry.partition(":")
    if kind in ("human", "mensch"):
        return SeatSpec(name or speaker.say("cli-human", number=place + 1), None)
    make_bot(game, entry, bytes(32))  # refuse an unknown bot before the game starts
    return SeatSpec(bot_name(place, taken), entry)
