"""Cthulhu Wars: the hooks that other factions and modules use (CW-30)."""

from __future__ import annotations

import pytest

from mythos.core.asks import Roll
from mythos.games.cthulhu_wars.battle.fighters import lesser, muster
from mythos.games.cthulhu_wars.catalogue import CATALOGUE
from mythos.games.cthulhu_wars.factions.crawling_chaos import Flight
from mythos.games.cthulhu_wars.rules.ability import Ability
from mythos.games.cthulhu_wars.rules.actions import attack
from mythos.games.cthulhu_wars.rules.gates import gate_count, gates_of, set_keeper
from mythos.games.cthulhu_wars.rules.layout import Faction, Layout
from mythos.games.cthulhu_wars.rules.menu import capture_rank, main_actions, reach
from mythos.games.cthulhu_wars.rules.moves import Attack
from mythos.games.cthulhu_wars.rules.prices import price
from mythos.games.cthulhu_wars.rules.state import NO_GATE, War
from mythos.games.cthulhu_wars.rules.units import Rank, Unit
from tests.cthulhu_wars.war import Scene, war


class Frost(Ability):
    """A token of the second seat in the first zone: actions of others there cost 1 more."""

    name = "frost"

    def tax(self, s: War, price: int, seat: int, zone: int) -> int:
        return price + (zone == 0 and self.seat == 1)


def frozen(scene: Scene) -> list[str]:
    """The main actions of the seat on turn when the first zone, the Arctic, is taxed."""
    t = scene.t
    taxed = Layout(t.board, t.players, t.factions, modules=[Frost])
    return [str(move) for move in main_actions(scene.s, taxed, scene.s.turn)]


@pytest.mark.parametrize("power", [1, 2, 3])
def test_a_tax_is_part_of_the_price(power: int) -> None:
    """CW-20.22, CW-26.20: Dreams into the Area costs 3."""
    zones = {"arctic_ocean": "cc acolyte", "asia": "cc acolyte"}
    scene = war("gc,cc,bg", zones, books={"gc": "dreams"}, power={"gc": power})
    moves = frozen(scene)
    assert ("dreams asia 1" in moves) == (power >= 2)
    assert ("dreams arctic_ocean 1" in moves) == (power >= 3)


def test_emerging_in_a_taxed_area_costs_one_and_going_down_there_nothing_more() -> None:
    """CW-20.22: emerging there costs 1, going down from there nothing more."""
    scene = war("gc,cc,bg", {"arctic_ocean": "gc cthulhu"}, books={"gc": "submerge"},
                power={"gc": 1})  # fmt: skip
    assert "submerge" in frozen(scene)
    assert price(scene.s, Layout(scene.t.board, 3, scene.t.factions, modules=[Frost]), 0, 0, 0) == 1


def test_an_avatar_is_taxed_once_at_either_end() -> None:
    """CW-22.25, CW-40.33: either end of the swap counts, once."""
    for zones in (
        {"arctic_ocean": "bg shub_niggurath", "asia": "cc acolyte"},
        {"asia": "bg shub_niggurath", "arctic_ocean": "cc acolyte"},
    ):
        poor = war("bg,cc,gc", zones, power={"bg": 1})
        assert not [move for move in frozen(poor) if move.startswith("avatar")]
        richer = war("bg,cc,gc", zones, power={"bg": 2})
        assert [move for move in frozen(richer) if move.startswith("avatar")]


def test_a_taxed_desecration_costs_three() -> None:
    """CW-23.25: 3 instead of 2."""
    zones = {"arctic_ocean": "ys king_in_yellow"}
    assert "desecrate" not in frozen(war("ys,cc,bg", zones, power={"ys": 2}))
    assert "desecrate" in frozen(war("ys,cc,bg", zones, power={"ys": 3}))


def test_flying_over_a_taxed_area_is_free() -> None:
    """CW-21.32: only where a move ends counts."""
    scene = war("cc,bg,gc", {"europe": "cc acolyte"}, power={"cc": 1})
    moves = frozen(scene)
    assert "move-unit acolyte europe arctic_ocean" not in moves
    assert "move-unit acolyte europe north_pacific" in moves


def test_unique_abilities_belong_to_seats() -> None:
    """CW-30.8: another faction may have one of them."""
    goat = CATALOGUE.factions["bg"]
    borrower = Faction(
        "bg", goat.units, abilities=(*goat.abilities, Flight), requirements=goat.requirements,
        books=goat.books,
    )  # fmt: skip
    scene = war("bg,cc", {"africa": "bg acolyte"})
    assert reach(scene.s, scene.t, 0, scene.t.acolyte[0]) == 1
    table = Layout(scene.t.board, 2, [borrower, CATALOGUE.factions["cc"]])
    assert reach(scene.s, table, 0, table.acolyte[0]) == 2


def test_terrors_are_summoned_like_monsters_and_not_chosen_as_such() -> None:
    """CW-1.8, CW-40.49: the rank of Monsters for captures, but no Monster."""
    goat = CATALOGUE.factions["bg"]
    terror = Unit("dark_young", Rank.TERROR, 3, 3, 2)
    units = [terror if unit.name == "dark_young" else unit for unit in goat.units]
    scary = Faction(
        "bg", units, abilities=goat.abilities, requirements=goat.requirements, books=goat.books,
    )  # fmt: skip
    scene = war("bg,cc", {"africa": "bg acolyte! dark_young / cc acolyte"})
    table = Layout(scene.t.board, 2, [scary, CATALOGUE.factions["cc"]])
    zone = table.zone("africa")
    assert "summon dark_young africa" in [str(m) for m in main_actions(scene.s, table, 0)]
    assert capture_rank(scene.s, table, 0, zone) == Rank.MONSTER
    b = muster(scene.s, table, zone, 0, 1)
    assert [table.names[b.kinds[f]] for f in lesser(table, b, 0)] == ["acolyte"]


def test_decisions_of_others_are_questions_to_them() -> None:
    """CW-30.1, CW-30.3: in one battle the attacker, the defender and a bystander are asked."""
    zones = {"asia": "gc cthulhu / cc acolyte:2 nightgaunt", "africa": "bg ghoul"}
    scene = war("gc,cc,bg", zones, books={"bg": "necrophagy"})
    asked = [scene.asked]
    scene.rolls([6, 4, 1, 1, 1, 1])
    for move in ("gc attack asia 1", "gc devour", "cc lose nightgaunt"):
        scene.plays(move)
        asked.append(scene.asked)
    assert [each.split()[0] for each in asked] == ["gc", "gc", "cc", "bg"]


def test_chance_is_asked_for() -> None:
    """CW-30.6: dice and draws are requests, never taken."""
    scene = war("gc,cc,bg", {"asia": "gc starspawn / cc acolyte"})
    request = next(attack(scene.s, scene.t, 0, Attack("asia", 1)))
    assert isinstance(request, Roll)
    assert (request.faces, request.count) == (6, 3)


def test_a_gate_on_a_faction_card_counts_for_its_owner_and_is_off_the_map() -> None:
    """CW-30.10: a Gate on a faction card counts for its owner and is not on the map."""
    scene = war("cc,bg,gc", {"asia": "cc acolyte!"})
    s, t = scene.s, scene.t
    keeper = s.keepers[t.zone("asia")]
    set_keeper(s, t, t.zone("asia"), NO_GATE)
    set_keeper(s, t, t.board.size, keeper)
    assert gate_count(s, t, 0) == 1
    assert gates_of(s, t, 0) == ()
