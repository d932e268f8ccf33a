"""Cthulhu Wars, chapter 4: the seven common actions."""

from __future__ import annotations

import pytest

from mythos.games.cthulhu_wars.rules.ability import Ability
from mythos.games.cthulhu_wars.rules.layout import Layout
from mythos.games.cthulhu_wars.rules.menu import main_actions
from mythos.games.cthulhu_wars.rules.prices import price
from mythos.games.cthulhu_wars.rules.state import War
from tests.cthulhu_wars.war import war


def test_a_cultist_is_recruited_beside_any_unit() -> None:
    """CW-4.1: any unit will do, no Gate is needed."""
    scene = war("cc,bg,ys", {"asia": "cc nightgaunt", "europe": "bg acolyte"})
    assert scene.can("recruit") == ["recruit acolyte asia"]
    scene.plays("cc recruit acolyte asia")
    assert scene.zone("asia") == "cc acolyte nightgaunt"
    assert scene.power("cc") == 4


def test_who_has_no_units_recruits_anywhere() -> None:
    """CW-4.2, CW-9.8: nobody is ever out of the game."""
    scene = war("cc,bg,ys", {"europe": "bg acolyte"})
    assert len(scene.can("recruit acolyte")) == 13


def test_submerged_units_do_not_count_for_recruiting() -> None:
    """CW-4.2: they are not on the map."""
    scene = war("gc,cc,bg", {"north_pacific": "gc cthulhu"}, books={"gc": "submerge"})
    scene.plays("gc submerge", "cc pass", "bg pass")
    assert len(scene.can("recruit acolyte")) == 13


def test_monsters_are_summoned_at_controlled_gates_only() -> None:
    """CW-4.3: not at an abandoned one, not at an enemy's."""
    zones = {
        "asia": "cc acolyte!",
        "europe": "gate / cc acolyte",
        "africa": "bg acolyte! / cc acolyte",
    }
    scene = war("cc,bg,ys", zones)
    assert scene.can("summon nightgaunt") == ["summon nightgaunt asia"]
    scene.plays("cc summon flying_polyp asia")
    assert scene.power("cc") == 3
    assert scene.zone("asia") == "cc acolyte flying_polyp"


def test_placing_is_not_summoning() -> None:
    """CW-4.4: Devolve needs no Gate."""
    scene = war("gc,cc,bg", {"asia": "gc acolyte:2"}, books={"gc": "devolve"})
    scene.plays("gc recruit acolyte asia", "gc devolve acolyte asia", "gc decline")
    assert scene.zone("asia") == "gc acolyte:2 deep_one"


def test_a_great_old_one_is_awakened_and_again_after_it_was_lost() -> None:
    """CW-4.5: and again after it was lost."""
    scene = war("cc,bg,ys", {"asia": "cc acolyte!"}, power={"cc": 10, "bg": 1})
    scene.plays("cc awaken nyarlathotep asia", "cc take-book abduct")
    assert scene.power("cc") == 0
    assert "nyarlathotep" in scene.zone("asia")
    again = war("cc,bg,ys", {"asia": "cc acolyte!"}, power={"cc": 10}, books={"cc": "abduct"})
    assert again.can("awaken nyarlathotep asia")


def test_a_cultist_creates_a_gate_for_three() -> None:
    """CW-4.6, CW-4.7: for 3, with a Cultist; stepping on it is a Control Gate."""
    zones = {"asia": "cc acolyte", "europe": "cc nightgaunt", "africa": "gate / cc acolyte"}
    scene = war("cc,bg,ys", zones)
    assert scene.can("create-gate") == ["create-gate asia"]
    scene.plays("cc create-gate asia")
    assert (scene.gate("asia"), scene.power("cc")) == ("abandoned", 2)
    scene.plays("cc control-gate asia acolyte")
    assert scene.gate("asia") == "cc"


def test_any_number_of_units_move_for_one_power_each() -> None:
    """CW-4.10, CW-4.14: one Power each, from anywhere to anywhere adjacent; no battle starts."""
    zones = {"asia": "bg acolyte:2", "europe": "bg acolyte", "africa": "ys acolyte"}
    scene = war("bg,cc,ys", zones, power={"bg": 3})
    scene.plays("bg move-unit acolyte asia africa", "bg move-unit acolyte europe north_atlantic",
                "bg move-unit acolyte asia europe")  # fmt: skip
    assert scene.power("bg") == 0
    assert scene.zone("africa") == "bg acolyte / ys acolyte"
    assert scene.s.battle is None


def test_a_unit_moves_once_in_a_turn() -> None:
    """CW-4.11: who has moved stays; his siblings may go on."""
    scene = war("bg,cc,ys", {"asia": "bg acolyte", "europe": "bg acolyte"})
    scene.plays("bg move-unit acolyte asia europe")
    assert len(scene.can("move-unit acolyte europe")) == 3
    scene.plays("bg move-unit acolyte europe asia")
    assert scene.asked == "cc action"


def test_a_double_action_does_not_move_a_unit_twice() -> None:
    """CW-4.11: the King has moved with his dead; he does not move again."""
    zones = {"europe": "ys king_in_yellow undead:2 acolyte"}
    scene = war("ys,cc,bg", zones, books={"ys": "screaming_dead"})
    scene.plays("ys screaming-dead asia", "ys follow 1")
    assert not scene.can("move-unit king_in_yellow")
    assert not scene.can("move-unit undead asia")
    assert scene.can("move-unit undead europe asia")


def test_the_keeper_leaves_its_gate_by_moving() -> None:
    """CW-4.12: implicitly; a sibling takes the Gate only before or after the whole action."""
    scene = war("cc,bg,ys", {"asia": "cc acolyte!", "europe": "cc acolyte"})
    scene.plays("cc move-unit acolyte asia europe")
    assert scene.gate("asia") == "abandoned"
    assert not scene.can("control-gate")
    scene.plays("cc move-unit acolyte europe asia")
    assert scene.can("control-gate") == ["control-gate asia acolyte"]


def test_enemies_do_not_block_movement() -> None:
    """CW-4.13: through and into Areas with anybody."""
    scene = war("bg,gc,ys", {"asia": "bg acolyte", "europe": "gc cthulhu"})
    scene.plays("bg move-unit acolyte asia europe")
    assert scene.zone("europe") == "bg acolyte / gc cthulhu"


def test_a_battle_needs_an_enemy_and_a_die_of_the_attackers() -> None:
    """CW-4.15, CW-4.16: one enemy is chosen; the attacker needs a die, the defender does not."""
    zones = {"asia": "ys undead / cc acolyte / bg acolyte", "europe": "ys undead:2 / cc acolyte"}
    scene = war("ys,cc,bg", zones)
    assert scene.can("attack") == ["attack europe 1"]


def test_all_units_of_both_fight() -> None:
    """CW-4.17: nobody holds back, others do not take part."""
    zones = {"asia": "gc deep_one acolyte:2 starspawn / cc acolyte nightgaunt / bg acolyte"}
    scene = war("gc,cc,bg", zones, books={"bg": "frenzy"}, met={"bg": "share_areas"})
    scene.rolls([6, 1, 1, 1]).plays("gc attack asia 1")
    assert scene.asked == "cc kill"
    names = [scene.t.names[kind] for kind in scene.battle.kinds]
    assert names == ["acolyte", "acolyte", "deep_one", "starspawn", "acolyte", "nightgaunt"]


CAPTURES = [
    ("cc nyarlathotep / ys king_in_yellow acolyte", False),
    ("cc nyarlathotep / ys byakhee acolyte", True),
    ("cc nyarlathotep / ys acolyte", True),
    ("cc nightgaunt / ys king_in_yellow acolyte", False),
    ("cc nightgaunt / ys byakhee acolyte", False),
    ("cc nightgaunt / ys acolyte", True),
    ("cc acolyte / ys acolyte", False),
    ("cc nightgaunt / ys byakhee", False),
    ("cc nightgaunt:3 / ys undead acolyte", False),
]


@pytest.mark.parametrize(("zone", "possible"), CAPTURES)
def test_rank_decides_captures_and_one_protector_is_enough(zone: str, possible: bool) -> None:
    """CW-4.18, CW-4.19, CW-4.20, CW-11.34: rank decides, one protector is enough."""
    assert bool(war("cc,ys,bg", {"asia": zone}).can("capture")) == possible


def test_units_protect_only_their_own() -> None:
    """CW-4.21: another faction's Monster does not help."""
    zones = {"asia": "cc nightgaunt / ys acolyte / gc starspawn acolyte"}
    assert war("cc,ys,gc", zones).can("capture") == ["capture asia 1"]


def test_the_victim_chooses_the_captive() -> None:
    """CW-4.22: the one on the Gate only if it is the last or chosen."""
    scene = war("cc,ys,bg", {"asia": "cc nightgaunt / ys acolyte:2!"}, books={"cc": "abduct"},
                met={"cc": "capture_cultist"})  # fmt: skip
    scene.plays("cc capture asia 1", "ys lose acolyte")
    assert scene.gate("asia") == "ys"


def test_a_captive_pays_in_gather_power() -> None:
    """CW-4.23, CW-6.4: returned to its Pool, 1 Power for the captor."""
    scene = war("cc,ys,bg", {"asia": "cc nightgaunt / ys acolyte"}, books={"cc": "abduct"},
                met={"cc": "capture_cultist"}, power={"cc": 1, "ys": 0, "bg": 0})  # fmt: skip
    scene.plays("cc capture asia 1")
    assert scene.happened("gathered")[0] == {"seat": 0, "number": 1}
    assert scene.pool("ys", "acolyte") == 6


class Toll(Ability):
    """An ability for tests: actions of the first seat in the first zone cost 1 more."""

    name = "toll"

    def tax(self, s: War, price: int, seat: int, zone: int) -> int:
        return price + (zone == 0 and self.seat == 1)


def test_a_tax_on_a_zone_makes_actions_there_dearer() -> None:
    """CW-1.26, CW-26.24: what cannot be paid with the tax is not offered."""
    scene = war("cc,bg,ys", {"arctic_ocean": "cc acolyte! nightgaunt / bg acolyte"},
                power={"cc": 1})  # fmt: skip
    t = scene.t
    taxed = Layout(t.board, 3, t.factions, modules=[Toll])
    assert price(scene.s, taxed, 0, 1, 0) == 2
    assert price(scene.s, taxed, 0, 1, 1) == 1
    untaxed = {str(move) for move in main_actions(scene.s, t, 0)}
    left = {str(move) for move in main_actions(scene.s, taxed, 0)}
    assert "summon nightgaunt arctic_ocean" in untaxed - left
    assert "capture arctic_ocean 1" in untaxed - left
    assert "recruit acolyte arctic_ocean" in untaxed - left
    assert "move-unit acolyte arctic_ocean asia" in left
