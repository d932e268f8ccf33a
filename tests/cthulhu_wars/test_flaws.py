"""Cthulhu Wars: what is wrong with a state is found; no mix of factions leads to a flaw."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pytest

from mythos.core.dice import Dice, derive, seed_from
from mythos.core.match import Match
from mythos.games.cthulhu_wars import GAME
from mythos.games.cthulhu_wars.rules.gates import set_keeper
from mythos.games.cthulhu_wars.rules.layout import Layout
from mythos.games.cthulhu_wars.rules.state import NO_GATE, War
from tests.cthulhu_wars.test_deep_games import boldly
from tests.cthulhu_wars.war import war

SEED = seed_from("flaws")
MIXES = [mix for size in (2, 3, 4) for mix in combinations(("bg", "cc", "gc", "ys"), size)]

Harm = Callable[[War, Layout], None]


def lose_a_figure(s: War, t: Layout) -> None:
    s.figures[t.zone("asia") * t.size + t.acolyte[0]] -= 1


def jail_an_own_figure(s: War, t: Layout) -> None:
    s.figures[t.pool * t.size + t.acolyte[0]] -= 1
    s.figures[t.prisons[0] * t.size + t.acolyte[0]] += 1


def forget_presence(s: War, t: Layout) -> None:
    s.presence[0] = 0


def be_where_no_zone_is(s: War, t: Layout) -> None:
    s.presence[0] |= 1 << t.pool


def leave_the_gate_to_a_ghost(s: War, t: Layout) -> None:
    set_keeper(s, t, t.zone("europe"), t.acolyte[0])


def put_a_monster_on_the_gate(s: War, t: Layout) -> None:
    set_keeper(s, t, t.zone("asia"), t.kinds[0]["hunting_horror"])


def put_a_ghost_on_the_card(s: War, t: Layout) -> None:
    set_keeper(s, t, t.board.size, t.acolyte[0])


def forget_a_gate(s: War, t: Layout) -> None:
    s.keepers[t.zone("asia")] = NO_GATE


def overdraw(s: War, t: Layout) -> None:
    s.power[1] = -1


def take_doom(s: War, t: Layout) -> None:
    s.doom[1] = -1


def overshoot_the_track(s: War, t: Layout) -> None:
    s.ritual = len(t.track) + 1


def decay_with_three(s: War, t: Layout) -> None:
    s.decay = 1


def nobodys_turn(s: War, t: Layout) -> None:
    s.turn = 3


def forge_a_sign(s: War, t: Layout) -> None:
    s.hidden_signs[0] = [3]


def shuffle_the_signs(s: War, t: Layout) -> None:
    s.sign_pool.reverse()


def steal_a_book(s: War, t: Layout) -> None:
    s.books[0] = 1


def owe_for_nothing(s: War, t: Layout) -> None:
    s.books[0], s.met[0], s.owed[0] = 1, 3, 4


def invent_a_book(s: War, t: Layout) -> None:
    s.books[0] = s.met[0] = 1 << 6


HARMS: list[Harm] = [
    lose_a_figure, jail_an_own_figure, forget_presence, be_where_no_zone_is,
    leave_the_gate_to_a_ghost,
    put_a_monster_on_the_gate, put_a_ghost_on_the_card, forget_a_gate, overdraw, take_doom,
    overshoot_the_track, decay_with_three, nobodys_turn, forge_a_sign, shuffle_the_signs,
    steal_a_book, owe_for_nothing, invent_a_book,
]  # fmt: skip


@pytest.mark.parametrize("harm", HARMS)
def test_a_flaw_is_found(harm: Harm) -> None:
    """CW-1.10, CW-1.15, CW-1.27, CW-1.29, CW-5.1, CW-5.7: exactly what was planted."""
    scene = war("cc,bg,ys", {"asia": "cc acolyte:2! hunting_horror", "europe": "bg acolyte"})
    assert GAME.flaws(scene.s) == []
    harm(scene.s, scene.t)
    assert len(GAME.flaws(scene.s)) == 1


def test_a_fighter_who_is_not_there_is_found() -> None:
    """CW-4.17: the battle and the map say the same."""
    scene = war("gc,cc,bg", {"asia": "gc starspawn / cc acolyte:2"})
    scene.rolls([4, 1, 1]).plays("gc attack asia 1")
    assert scene.asked == "cc retreat"
    scene.battle.where[1] = scene.t.zone("europe")
    assert len(GAME.flaws(scene.s)) == 1


@pytest.mark.parametrize("number", range(len(MIXES)))
def test_no_mix_of_factions_has_a_flaw(number: int) -> None:
    """CW-1.10, CW-1.27, CW-5.1: at every question of a whole bold game."""
    seed = derive(SEED, number)
    codes = ",".join(sorted(MIXES[number], key=lambda code: derive(seed, code)))
    options = {"factions": codes, "high_priests": number % 2 == 0,
               "four_player_map": "west" if number % 4 == 2 else "east"}  # fmt: skip
    match: Match[War] = Match(GAME, len(MIXES[number]), options=options, seed=seed)
    dice = Dice(derive(seed, "moves"))
    while not match.over:
        assert GAME.flaws(match.state) == []
        boldly(match, dice)
    assert GAME.flaws(match.state) == []
    assert match.result is not None
