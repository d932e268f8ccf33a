"""Every registered game keeps every law; and each law catches a game that breaks it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from mythos.core.asks import Script
from mythos.core.dice import Chance, seed_from
from mythos.core.events import Event
from mythos.core.moves import Move
from mythos.core.record import read_record
from mythos.core.registry import find_game, game_ids
from mythos.core.replay import replay
from mythos.testing import Broken, Crash, check_game, fuzz
from tests.games import RACE, Race, RaceGame, View

EVERY = {"rise-of-the-cults": 6, "cthulhu-wars": 6}
"""Long games are looked at now and then: checking one question means playing all before it."""


PARTS = [0, *(pytest.param(first, marks=pytest.mark.slow) for first in (3, 6, 9))]
"""Twelve games, three by three."""


@pytest.mark.parametrize("first", PARTS)
@pytest.mark.parametrize("game_id", game_ids())
def test_every_registered_game_keeps_the_laws(game_id: str, first: int) -> None:
    every = EVERY.get(game_id, 1)
    game = find_game(game_id)
    assert check_game(game, games=3, seed=seed_from("laws"), every=every, first=first) > 50


def test_games_can_be_checked_in_parts() -> None:
    whole, *parts = (
        check_game(RACE, games=games, seed=seed_from("race"), first=first)
        for games, first in ((4, 0), (1, 0), (3, 1))
    )
    assert whole == sum(parts)


def test_a_game_with_secret_answers_and_interjections_keeps_the_laws() -> None:
    assert check_game(RACE, games=20, seed=seed_from("race")) > 100


@given(seed=st.binary(min_size=32, max_size=32), game_id=st.sampled_from(game_ids()))
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_fuzz(seed: bytes, game_id: str) -> None:
    """Random seats, options and player counts; a failure writes a record to crashes/."""
    assert fuzz(find_game(game_id), seed) > 1


class Leaking(RaceGame):
    """A world that keeps the card nobody but one seat has seen."""

    def imagine(self, s: Race, seat: int, dice: Chance) -> None:
        pass


class Careless(RaceGame):
    """A world in which the seat forgets what it has seen."""

    def imagine(self, s: Race, seat: int, dice: Chance) -> None:
        if s.seen >= 0:
            pool = sorted([*s.pile, s.seen])
            s.seen = pool.pop(dice.below(len(pool)))
            s.pile = pool


class Meddling(RaceGame):
    """A view that changes what it looks at."""

    def view(self, s: Race, seat: int) -> View:
        s.turn += 2
        return super().view(s, seat)


class Remembering(RaceGame):
    """Rules that keep something outside the state."""

    def __init__(self) -> None:
        self.beats = 0

    def next_beat(self, s: Race) -> Script | None:
        self.beats += 1
        s.goal += self.beats % 2
        return super().next_beat(s)


class Jump(Move):
    where: str


class Mute(RaceGame):
    """Moves that are not declared."""

    moves = (Jump,)  # type: ignore[assignment]


class Muttering(RaceGame):
    """A script that speaks into the log of the match that it was begun in."""

    def next_beat(self, s: Race) -> Script | None:
        script = super().next_beat(s)
        return self.muttered(s, script) if script else None

    def muttered(self, s: Race, script: Script) -> Script:
        log = s.log
        yield from script
        if log is not None:
            log.append(Event("muttered", {"seat": 0}))


class Telltale(RaceGame):
    """Whoever has peeked at the ace is asked once more: the others see who is asked."""

    def next_beat(self, s: Race) -> Script | None:
        if s.seen == 0 and s.turn % 2:
            s.turn += 1
        return super().next_beat(s)


class Unsound(RaceGame):
    def flaws(self, s: Race) -> list[str]:
        return ["somebody walks"] if s.places[0] > 2 else []


@pytest.mark.parametrize(
    ("game", "law"),
    [
        (Leaking(), "nothing that the seat cannot know"),
        (Careless(), "keeps the seat's view"),
        (Meddling(), "changes nothing|same dice, same world|same place|leaves the state"),
        (Remembering(), "same place|continue alike|same dice|exactly|same state|same world"),
        (Muttering(), "tells everything"),
        (Telltale(), "hidden stays hidden: .* who is asked"),
        (Unsound(), "somebody walks"),
    ],
)
def test_a_broken_game_is_caught(game: RaceGame, law: str) -> None:
    with pytest.raises(Broken, match=law):
        check_game(game, games=20, seed=seed_from("broken"))


def test_undeclared_moves_are_caught() -> None:
    with pytest.raises(Exception, match="unknown verb"):
        check_game(Mute(), games=1)


class Stumbling(RaceGame):
    """Falls over its own feet in the middle of a game."""

    def interjections(self, s: Race, seat: int) -> Sequence[Move]:
        return ()

    def next_beat(self, s: Race) -> Script | None:
        if s.turn == 3:
            raise ZeroDivisionError("a stumble")
        return super().next_beat(s)


def test_a_crash_leaves_a_record_that_opens(tmp_path: Path) -> None:
    with pytest.raises(Crash, match="mythos replay") as crash:
        fuzz(Stumbling(), seed_from("stumble"), tmp_path)
    record = read_record(crash.value.path)
    match = replay(RACE, record)
    assert sum(isinstance(getattr(entry, "move", None), str) for entry in match.entries) >= 3
