"""Cthulhu Wars: the steps of a battle that only other factions' abilities use, with toy abilities.

The toys stand for cards of factions that are not at this table: a spider that turns two Pains into
a Kill, a berserker whose death costs the enemy a unit, a wizard who acts when a battle is declared.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from mythos.core.asks import Ask, Question, Roll, Script
from mythos.core.moves import Move
from mythos.games.cthulhu_wars.battle.fighters import lesser, side_of, sides
from mythos.games.cthulhu_wars.battle.results import must_eliminate, turn_pains_into_kills
from mythos.games.cthulhu_wars.rules.ability import Ability, battle_of, plays
from mythos.games.cthulhu_wars.rules.actions import attack
from mythos.games.cthulhu_wars.rules.figures import shift
from mythos.games.cthulhu_wars.rules.layout import Faction, Layout
from mythos.games.cthulhu_wars.rules.moves import Attack
from mythos.games.cthulhu_wars.rules.state import Battle, War
from tests.cthulhu_wars.war import Scene, war

ASK_TOY = Question("toy", "CW-10.17")


class Spin(Move):
    """Two Pains against the enemy become a Kill."""


class Rage(Move):
    """The enemy loses a Monster or Cultist for a Kill."""


class Flee(Move):
    """Everybody leaves before the battle."""


class Again(Move):
    """A further die is a Kill."""


class Rise(Move):
    """A unit appears after the battle."""


class Spider(Ability):
    name = "spider"

    def after_pains(self, s: War, b: Battle) -> Iterable[Move]:
        side = side_of(b, self.seat)
        return (Spin(),) if side >= 0 and sum(b.pained) >= 2 and not b.abilities_used else ()

    @plays(Spin)
    def play(self, s: War, move: Spin) -> Script:
        assert s.battle is not None
        s.battle.abilities_used = 1
        side = side_of(s.battle, self.seat)
        yield from turn_pains_into_kills(s, self.t, s.battle, 1 - side, 2, 1)


class Berserker(Ability):
    name = "berserker"

    def after_kills(self, s: War, b: Battle) -> Iterable[Move]:
        side = side_of(b, self.seat)
        killed = side >= 0 and any(b.killed[f] for f in range(len(b.kinds)) if b.side[f] == side)
        return (Rage(),) if killed and not b.abilities_used else ()

    @plays(Rage)
    def play(self, s: War, move: Rage) -> Script:
        b = s.battle
        assert b is not None
        b.abilities_used = 1
        side = 1 - side_of(b, self.seat)
        yield from must_eliminate(s, self.t, b, side, ASK_TOY, lesser(self.t, b, side))


class Wizard(Ability):
    name = "wizard"

    def declared(self, s: War, zone: int) -> Iterable[Move]:
        return (Flee(),)

    @plays(Flee)
    def play(self, s: War, move: Flee) -> Script:
        t, asia, europe = self.t, self.t.zone("asia"), self.t.zone("europe")
        for kind in t.ranges[self.seat]:
            while s.figures[asia * t.size + kind]:
                shift(s, t, kind, asia, europe)
        yield from ()


class Channeler(Ability):
    name = "channeler"

    def after_roll(self, s: War, b: Battle) -> Iterable[Move]:
        return () if b.abilities_used else (Again(),)

    def after_battle(self, s: War, b: Battle) -> Iterable[Move]:
        return (Rise(),) if b.abilities_used == 1 else ()

    @plays(Again)
    def again(self, s: War, move: Again) -> None:
        b = battle_of(s)
        b.abilities_used += 1
        b.kills[1 - side_of(b, self.seat)] += 1

    @plays(Rise)
    def rise(self, s: War, move: Rise) -> None:
        b, t = battle_of(s), self.t
        b.abilities_used += 1
        shift(s, t, t.acolyte[self.seat], t.pool, b.zone)


def table(scene: Scene, code: str, toy: type[Ability]) -> Layout:
    """The scene's table with a toy in one faction's hands."""
    factions = []
    for old in scene.t.factions:
        abilities = (*old.abilities, toy) if old.code == code else old.abilities
        made = Faction(
            old.code, old.units, abilities=abilities, requirements=old.requirements,
            books=old.books,
        )  # fmt: skip
        factions.append(made)
    return Layout(scene.t.board, len(factions), factions)


def fought(scene: Scene, t: Layout, answers: list[Any]) -> list[str]:
    """Seat 0 attacks seat 1 in Asia; every question, with who was asked. All answers are used."""
    asked: list[str] = []
    script, answer = attack(scene.s, t, 0, Attack("asia", 1)), None
    while True:
        try:
            request = script.send(answer)
        except StopIteration:
            assert not answers
            return asked
        if isinstance(request, Roll):
            answer = answers.pop(0)
            assert len(answer) == request.count
        else:
            assert isinstance(request, Ask)
            asked.append(f"{request.seat} {request.question.key}")
            wanted = answers.pop(0)
            answer = next(move for move in request.moves if move == wanted)


def test_a_late_conversion_takes_pains_back() -> None:
    """CW-10.26, CW-11.8: the Pains are lifted, the Kill assigned, the rest assigned again."""
    scene = war("gc,cc,bg", {"asia": "gc starspawn / cc acolyte:4 nightgaunt"})
    t = table(scene, "gc", Spider)
    pain = "assign-pain acolyte"
    answers = [[4, 4, 4], pain, pain, pain, "spin", "assign-kill acolyte",
               "assign-pain nightgaunt", "retreat nightgaunt europe"]  # fmt: skip
    asked = fought(scene, t, answers)
    assert asked[3:] == ["0 after-pains", "1 kill", "1 pain", "1 retreat"]
    assert scene.zone("asia") == "gc starspawn / cc acolyte:3"


def test_eliminations_are_assigned_with_the_kills() -> None:
    """CW-10.17, CW-10.21, CW-11.5: the loser picks; what was triggered is not undone."""
    scene = war("gc,cc,bg", {"asia": "gc starspawn / cc acolyte:2 nightgaunt hunting_horror"})
    t = table(scene, "gc", Berserker)
    answers = [[1, 1, 1], [6, 1], "rage", "lose nightgaunt"]
    assert fought(scene, t, answers) == ["0 after-kills", "1 toy"]
    assert scene.zone("asia") == "cc acolyte:2 hunting_horror"
    assert [each["unit"] for each in scene.happened("eliminated")] == ["nightgaunt"]


def test_who_has_a_kill_is_not_available() -> None:
    """CW-10.18, CW-11.4: the only fitting unit is dead already, so nothing happens."""
    scene = war("gc,cc,bg", {"asia": "gc starspawn / cc hunting_horror nyarlathotep"},
                books={"cc": "abduct"})  # fmt: skip
    t = table(scene, "gc", Berserker)
    answers = [[6, 1, 1], [6, 1, 1], "assign-kill hunting_horror", "rage"]
    assert fought(scene, t, answers) == ["1 kill", "0 after-kills"]
    assert scene.zone("asia") == "cc nyarlathotep"


def test_a_battle_can_be_cancelled_when_it_is_declared() -> None:
    """CW-10.2, CW-10.3, CW-30.2: no dice, no abilities; an action came between."""
    scene = war("gc,cc,bg", {"asia": "gc starspawn / cc acolyte"})
    t = table(scene, "cc", Wizard)
    assert fought(scene, t, ["flee"]) == ["1 declared"]
    assert scene.happened("battle-cancelled") == [{"zone": "asia"}]
    assert scene.s.battle is None
    assert scene.power("gc") == 4  # the Power stays spent
    assert scene.s.fought == 1 << t.zone("asia")  # and it was the battle of this turn there
    assert scene.zone("europe") == "cc acolyte"


def test_the_intervention_is_optional() -> None:
    """CW-10.2, CW-1.21."""
    scene = war("gc,cc,bg", {"asia": "gc starspawn / cc acolyte"})
    assert fought(scene, table(scene, "cc", Wizard), ["decline", [1, 1, 1]]) == ["1 declared"]


def test_dice_can_be_changed_after_the_roll() -> None:
    """CW-10.13, CW-10.43, CW-10.44, CW-10.45: before results; and units come after all results."""
    scene = war("gc,cc,bg", {"asia": "gc starspawn / cc acolyte"})
    t = table(scene, "gc", Channeler)
    asked = fought(scene, t, [[1, 1, 1], "again", "rise"])
    assert asked == ["0 after-roll", "0 after-battle"]
    assert scene.zone("asia") == "gc acolyte starspawn"


def test_the_sides_are_known() -> None:
    """CW-10.1: exactly two factions fight."""
    scene = war("gc,cc,bg", {"asia": "gc starspawn / cc acolyte:2"})
    scene.rolls([4, 1, 1]).plays("gc attack asia 1")
    assert sides(scene.battle) == (0, 1)
    assert side_of(scene.battle, 2) == -1
