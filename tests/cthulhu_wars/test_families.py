"""Cthulhu Wars: the families of which requirements, spellbooks and powers are made."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from mythos.core.errors import BrokenGame
from mythos.core.moves import Move
from mythos.games.cthulhu_wars.factions.black_goat import Spread
from mythos.games.cthulhu_wars.rules.awakening import Awakening, AwakenRequirement, awaken
from mythos.games.cthulhu_wars.rules.families import ByAction, OncePerRound, variant
from mythos.games.cthulhu_wars.rules.moves import made, plays
from mythos.games.cthulhu_wars.rules.nearness import by_way
from mythos.games.cthulhu_wars.rules.state import War
from tests.cthulhu_wars.guests import guest, playing
from tests.cthulhu_wars.war import war


class Sing(Move):
    """A song, once in a round."""


class Song(OncePerRound):
    """It is told and does nothing."""

    name = "song"

    def actions(self, s: War) -> Iterable[Move]:
        return () if self.used(s) else (made(Sing),)

    @plays(Sing)
    def sing(self, s: War, move: Sing) -> None:
        self.tell(s, "song")


class Bow(Move):
    """A bow for a spellbook."""


class Homage(ByAction):
    """As an action: bow."""

    name = "homage"
    cost = 2
    moves = (Bow,)

    def play(self, s: War, move: Move) -> None:
        self.tell(s, "bow")


def test_a_variant_has_its_own_name_and_settings_and_leaves_the_family_alone() -> None:
    three, five = (variant(Spread, f"spread_{n}", needed=n) for n in (3, 5))
    assert [(each.name, each.needed) for each in (three, five)] == [
        ("spread_3", 3),
        ("spread_5", 5),
    ]
    assert (Spread.name, Spread.needed) == ("", 0)
    assert issubclass(three, Spread)
    assert three is not five


def test_a_variant_is_refused_a_setting_that_its_family_does_not_know() -> None:
    with pytest.raises(BrokenGame, match="Spread has no areas"):
        variant(Spread, "spread_3", areas=3)


def test_what_is_counted_is_never_said_to_be_more_than_is_needed() -> None:
    zones = dict.fromkeys(("asia", "europe", "africa", "antarctica", "australia"), "bg acolyte")
    scene = war("bg,cc,gc", zones)
    requirement = scene.t.requirements[scene.seat("bg")][0]
    assert requirement.holds(scene.s)
    assert requirement.tally(scene.s) == ((4, 4),)


def test_what_is_once_in_a_round_is_offered_again_in_the_next() -> None:
    scene = war("cc,gc,bg", {"asia": "cc acolyte"}, game=playing(guest("cc", abilities=(Song,))))
    assert scene.can("sing")
    scene.plays("cc sing")
    song = scene.t.ability(scene.seat("cc"), Song)
    assert song.used(scene.s)
    assert not list(song.actions(scene.s))
    song.refresh(scene.s)
    assert not song.used(scene.s)
    assert list(song.actions(scene.s)) == ["sing"]


def test_a_requirement_by_action_is_paid_earned_and_then_gone() -> None:
    scene = war(
        "cc,gc,bg", {"asia": "cc acolyte"}, game=playing(guest("cc", requirements=(Homage,)))
    )
    before = scene.power("cc")
    scene.plays("cc bow")
    homage = scene.t.ability(scene.seat("cc"), Homage)
    assert (before - scene.power("cc"), homage.open(scene.s)) == (2, False)
    assert not list(homage.actions(scene.s))


def test_an_awakening_and_its_requirement_are_called_by_the_great_old_one() -> None:
    class Rise(Awakening):
        awakens = "dagon"

    class RiseOtherwise(Awakening):
        awakens = "dagon"
        name = "rise_otherwise"

    assert (Rise.name, RiseOtherwise.name) == ("awaken_dagon", "rise_otherwise")
    assert (awaken("dagon").name, awaken("dagon").unit) == ("awaken_dagon", "dagon")
    assert issubclass(awaken("dagon"), AwakenRequirement)


def test_the_shortest_way_decides_how_near_a_place_is() -> None:
    t = war("gc,cc,bg", {}).t
    ways = (0.5, 0.3, 0.1)
    asia = t.zone("asia")
    near = t.board.adjacent[asia][0]
    far = max(t.zones, key=lambda zone: t.board.distance(asia, zone))
    assert by_way(t, ways, [asia], [asia, far]) == 0.5
    assert by_way(t, ways, [asia], [near, far]) == 0.3
    assert by_way(t, ways, [asia], [far]) == 0.1
    assert by_way(t, ways, [], [far], 0.2) == 0.2
