"""The text of a whole random game: what is told and to whom, who is asked what, what is answered.

Views and long lists of moves stand there as one line of digests at the end, so that a diff of two
texts shows which rule changed, and a field that comes into a view changes that line only.
`python -m tests.playthrough cthulhu-wars-4` prints what every seat sees change, question by
question: what to compare when the digest of the views is the only difference.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any, Final

import msgspec

from mythos.core.asks import Ask
from mythos.core.dice import Dice, derive, seed_from
from mythos.core.events import Event
from mythos.core.game import AnyGame
from mythos.core.match import Match
from mythos.core.moves import Move
from mythos.core.registry import find_game
from mythos.core.seats import EVERYONE, SPECTATOR, Seat, hears

FEW: Final = 300
"""So many characters of moves are written out; of more, how many there are with each verb."""


@dataclass(frozen=True)
class Golden:
    """A game whose text is kept."""

    game_id: str
    players: int
    options: dict[str, Any] = field(default_factory=dict)
    idle: tuple[str, ...] = ()
    """Moves left alone while there are others: without them a random game goes deeper."""
    standings: Callable[[Match[Any]], str] | None = None
    """What is written out at the start of every round."""
    name: str = ""
    """Dealt from this; from the game's own name where it is empty."""

    def begin(self, game: AnyGame) -> Match[Any]:
        seed = seed_from(f"golden {self.name or self.game_id} {self.players}")
        return Match(game, self.players, options=self.options, seed=seed)

    def answer(self, ask: Ask, dice: Dice) -> Move:
        moves = [move for move in ask.moves if move not in self.idle] or ask.moves
        return moves[dice.below(len(moves))]


def war_standings(match: Match[Any]) -> str:
    views: list[Any] = [match.view(seat) for seat in range(match.players)]
    seats = views[0].seats
    counted = {
        "power": [each.power for each in seats],
        "doom": [each.doom for each in seats],
        "books": [len(each.books) for each in seats],
        "signs": [list(view.own_signs) for view in views],
    }
    return (
        " ".join(f"{name} {each}" for name, each in counted.items()) + f" ritual {views[0].ritual}"
    )


GOLDEN: Final = {
    "arkham-noir": Golden("arkham-noir", 1),
    "arkham-noir-hard": Golden(
        "arkham-noir",
        1,
        {"victory": "forgotten_being", "victims": 4, "storm_counts_for_strain": False},
    ),
    "arkham-ritual-5": Golden("arkham-ritual", 5),
    "arkham-ritual-3-dummies": Golden(
        "arkham-ritual",
        3,
        {"event": "trapezohedron", "great_old_one": "mystery", "doom_track": True},
    ),
    "arkham-ritual-7-other-cards": Golden(
        "arkham-ritual",
        7,
        {
            "first_character": "wary_student",
            "second_character": "mad_professor",
            "great_old_one": "nyarlathotep",
            "competitive": True,
        },
    ),
    "cthulhu-wars-4": Golden(
        "cthulhu-wars",
        4,
        {"factions": "gc,cc,bg,ys"},
        idle=("pass", "perform-ritual", "decline"),
        standings=war_standings,
        name="war",
    ),
    "rise-of-the-cults-1": Golden("rise-of-the-cults", 1, {"layout": "draft"}),
    "rise-of-the-cults-2": Golden(
        "rise-of-the-cults", 2, {"layout": "first_game", "edition": "base"}
    ),
}


class Digest:
    """One fingerprint of many things in their order."""

    def __init__(self) -> None:
        self._hash = blake2b(digest_size=8)

    def add(self, data: object) -> None:
        self._hash.update(msgspec.json.encode(data) + b"\n")

    def __str__(self) -> str:
        return self._hash.hexdigest()


def seat_name(seat: Seat) -> str:
    return "spectator" if seat == SPECTATOR else f"seat {seat}"


def heard_by(audience: int, players: int) -> str:
    if audience == EVERYONE:
        return "all"
    return ",".join(
        seat_name(seat) for seat in (*range(players), SPECTATOR) if hears(audience, seat)
    )


def told(event: Event, players: int) -> str:
    params = msgspec.json.encode(event.params).decode()
    return f"  * {event.key} {params} -> {heard_by(event.audience, players)}"


def offered(moves: Sequence[Move]) -> str:
    """The moves of a question, or how many there are of each verb."""
    listed = ", ".join(str(move) for move in moves)
    if len(listed) <= FEW:
        return listed
    verbs = Counter(str(move).split(" ", 1)[0] for move in moves)
    return ", ".join(f"{count} × {verb}" for verb, count in verbs.items())


def played(golden: Golden, game: AnyGame) -> Iterator[tuple[Match[Any], Move | None]]:
    """The match at every question with what will be answered, and once more at its end."""
    match = golden.begin(game)
    dice = Dice(derive(match.seed, "moves"))
    while not match.over:
        ask = match.asked[0]
        move = golden.answer(ask, dice)
        yield match, move
        match.play(ask.seat, move)
    yield match, None


def playthrough(golden: Golden, game: AnyGame) -> Iterator[str]:
    """Line by line."""
    views, questions, known = Digest(), Digest(), 0
    for match, move in played(golden, game):
        for event in match.events[known:]:
            yield told(event, golden.players)
            if event.key == "round" and golden.standings:
                yield f"    {golden.standings(match)}"
        known = len(match.events)
        views.add([match.view(seat) for seat in (*range(golden.players), SPECTATOR)])
        if move is None:
            yield f"result {match.result}"
            break
        ask = match.asked[0]
        questions.add([str(each) for each in ask.moves])
        question = f"{ask.question.key} ({ask.question.clause})"
        yield f"{seat_name(ask.seat)}: {question}: {offered(ask.moves)}"
        yield f"> {move}"
    yield f"questions {questions}"
    yield f"views {views}"


def sights(golden: Golden, game: AnyGame) -> Iterator[str]:
    """What every seat sees change, question by question."""
    seen: dict[Seat, Any] = dict.fromkeys((*range(golden.players), SPECTATOR))
    for match, move in played(golden, game):
        for seat, before in seen.items():
            seen[seat] = msgspec.to_builtins(match.view(seat))
            changed = msgspec.json.encode(changed_parts(before, seen[seat])).decode()
            yield f"    {seat_name(seat)} sees {changed}"
        yield f"> {move}"


def changed_parts(before: Any, after: Any) -> Any:
    """What has changed inside of a structure that keeps its form."""
    if _is_table(before) and _is_table(after) and len(before) == len(after):
        pairs = enumerate(zip(before, after, strict=True))
        return {place: changed_parts(*pair) for place, pair in pairs if pair[0] != pair[1]}
    if isinstance(before, dict) and isinstance(after, dict):
        return {
            key: changed_parts(before.get(key), value)
            for key, value in after.items()
            if before.get(key) != value
        }
    return after


def _is_table(value: Any) -> bool:
    return isinstance(value, tuple) and all(isinstance(each, dict) for each in value)


if __name__ == "__main__":
    for name in sys.argv[1:] or GOLDEN:
        for line in sights(GOLDEN[name], find_game(GOLDEN[name].game_id)):
            print(line)
