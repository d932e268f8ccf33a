"""Cthulhu Wars, chapter 3: the Action Phase."""

from __future__ import annotations

from functools import partial

from mythos.games.cthulhu_wars.rules.ability import Spellbook
from mythos.games.cthulhu_wars.rules.spellbooks import complete
from tests.cthulhu_wars.guests import guest, playing
from tests.cthulhu_wars.war import war

SIX = {"gc": "all"}
NO_POWER = {"cc": 0, "bg": 0}


def test_turns_go_round_until_nobody_has_power() -> None:
    """CW-3.1, CW-3.2, CW-3.10: then comes Gather Power, First Player, Doom Phase."""
    zones = {"asia": "cc acolyte", "africa": "bg acolyte", "europe": "gc acolyte"}
    scene = war("gc,cc,bg", zones, power={"gc": 2, "cc": 1, "bg": 1})
    scene.plays("gc recruit acolyte europe", "cc recruit acolyte asia", "bg recruit acolyte africa")
    assert scene.asked == "gc action"
    scene.plays("gc recruit acolyte europe")
    assert scene.happened("gathered")
    assert scene.asked == "gc direction"


def test_a_turn_has_one_main_action_and_any_unlimited_ones() -> None:
    """CW-3.3, CW-3.9, CW-40.14: exactly one, the others before and after; also without Power."""
    scene = war("cc,bg,ys", {"asia": "cc acolyte:2!", "europe": "cc acolyte"}, power={"cc": 3})
    scene.plays("cc abandon-gate asia", "cc create-gate europe")
    assert scene.asked == "cc more"
    assert not scene.can("recruit")
    scene.plays("cc control-gate europe acolyte", "cc control-gate asia acolyte")
    assert scene.gate("europe") == "cc"
    assert scene.power("cc") == 0


def test_a_main_action_is_common_unique_or_a_requirement() -> None:
    """CW-3.4: common, unique, requirement."""
    scene = war("gc,ys,bg", {"asia": "ys acolyte / gc acolyte"}, books={"gc": "dreams"})
    assert scene.can("recruit acolyte asia")
    assert scene.can("dreams asia 1")
    ys = war("ys,gc,bg", {"asia": "ys acolyte"})
    assert ys.can("give-doom") == ["give-doom 1", "give-doom 2"]


def test_a_main_action_is_compulsory() -> None:
    """CW-3.5, CW-3.13: after an Unlimited Action alone the turn cannot end, nor may one pass."""
    scene = war("cc,bg,ys", {"asia": "cc acolyte:2!"})
    assert not scene.can("end-turn")
    assert scene.can("pass")
    scene.plays("cc abandon-gate asia")
    assert not scene.can("end-turn")
    assert not scene.can("pass")
    scene = war("cc,bg,ys", {"asia": "cc acolyte:2 / gate"}).plays("cc control-gate asia acolyte")
    assert not scene.can("pass")
    scene.plays("cc recruit acolyte asia", "cc end-turn", "bg pass", "ys pass")
    assert scene.can("pass")  # in the next turn


def test_who_has_fought_ends_the_turn_instead_of_passing() -> None:
    """CW-3.13, CW-3.19: an Unlimited Battle may have been the main action."""
    scene = war("gc,cc,bg", {"asia": "gc deep_one / cc acolyte"}, books=SIX)
    scene.rolls([1]).plays("gc attack asia 1")
    assert scene.can("end-turn")
    assert not scene.can("pass")


def test_who_can_do_nothing_passes_after_an_unlimited_action() -> None:
    """CW-3.13: as long as a main action is possible, it says."""
    zones = {"asia": "gate / gc acolyte"}
    scene = war("gc,cc,bg", zones, power={"gc": 1})
    t, acolyte = scene.t, scene.t.acolyte[0]
    stuck = scene.s.figures[:]
    stuck[t.pool * t.size + acolyte] = 0
    stuck[t.prisons[1] * t.size + acolyte] = 5
    for kind in t.own(scene.s, 0).summonable:
        stuck[t.gone * t.size + kind] = stuck[t.pool * t.size + kind]
        stuck[t.pool * t.size + kind] = 0
    moved = [t.zone("asia") * t.size + acolyte]
    scene = war("gc,cc,bg", zones, power={"gc": 1}, figures=stuck, moved=moved)
    scene.plays("gc control-gate asia acolyte")
    assert scene.moves == ["pass"]


def test_passing_forfeits_all_power() -> None:
    """CW-3.6: the alternative to acting."""
    scene = war("cc,bg,ys", {"asia": "cc acolyte"}, power={"cc": 7})
    scene.plays("cc pass")
    assert scene.power("cc") == 0
    assert scene.asked == "bg action"


def test_without_power_the_turn_is_skipped() -> None:
    """CW-3.7: not even an action that costs nothing."""
    scene = war("cc,ys,bg", {"asia": "ys acolyte", "europe": "cc acolyte"},
                power={"cc": 1, "ys": 0, "bg": 1})  # fmt: skip
    scene.plays("cc recruit acolyte europe")
    assert scene.asked == "bg action"


def test_who_gains_power_takes_turns_again() -> None:
    """CW-3.8, CW-30.11: Passion brings the Yellow Sign back."""
    scene = war("cc,ys,bg", {"asia": "ys acolyte:2 / cc nightgaunt"}, books={"ys": "passion"},
                power={"cc": 2, "ys": 0, "bg": 0}, met={"cc": ""})  # fmt: skip
    scene.plays("cc capture asia 1", "cc take-book abduct", "ys passion")
    assert scene.power("ys") == 1
    assert scene.asked == "ys action"


def test_a_requirement_action_is_done_once() -> None:
    """CW-3.11: and costs nothing unless it says so."""
    scene = war("ys,cc,bg", {"europe": "ys acolyte"})
    scene.plays("ys give-doom 1", "ys take-book passion", "cc pass", "bg pass")
    assert scene.power("ys") == 5
    assert not scene.can("give-doom")


def test_requirements_are_noticed_in_enemies_turns() -> None:
    """CW-3.12, CW-22.19: an enemy walks into the last missing common Area."""
    zones = {"africa": "bg acolyte / ys acolyte", "asia": "cc acolyte"}
    scene = war("cc,bg,ys", zones)
    scene.plays("cc move-unit acolyte asia africa")
    assert scene.asked == "bg book"
    scene.plays("bg take-book frenzy")
    assert scene.power("bg") == 7


def test_gates_are_taken_and_left_for_nothing_in_the_own_turn() -> None:
    """CW-3.14, CW-3.15: for nothing, in the own turn."""
    scene = war("cc,bg,ys", {"asia": "cc acolyte:2!"})
    scene.plays("cc abandon-gate asia")
    assert scene.gate("asia") == "abandoned"
    assert scene.zone("asia") == "cc acolyte:2"
    scene.plays("cc control-gate asia acolyte")
    assert scene.gate("asia") == "cc"
    assert scene.power("cc") == 5


def test_a_cultist_makes_room_for_a_dark_young() -> None:
    """CW-3.16, CW-22.17: abandon, then control with the other unit."""
    scene = war("bg,cc,gc", {"africa": "bg acolyte! dark_young"}, books={"bg": "red_sign"})
    scene.plays("bg abandon-gate africa", "bg control-gate africa dark_young")
    assert scene.seen("cc", "africa").keeper_unit == "dark_young"


def test_to_and_fro_ends() -> None:
    """CW-30.7: a Gate just taken is not left again before the next action."""
    scene = war("cc,bg,ys", {"asia": "cc acolyte:2!"})
    scene.plays("cc abandon-gate asia", "cc control-gate asia acolyte")
    assert not scene.can("abandon-gate")
    scene.plays("cc recruit acolyte asia")
    assert scene.can("abandon-gate")


def test_unlimited_battle_needs_six_spellbooks() -> None:
    """CW-3.18: with five a battle is the main action."""
    zones = {"asia": "gc deep_one / cc acolyte", "europe": "gc deep_one / bg acolyte"}
    scene = war("gc,cc,bg", zones, books={"gc": "absorb devolve dreams regenerate submerge"})
    scene.rolls([1]).plays("gc attack asia 1")
    assert scene.asked == "cc action"
    scene = war("gc,cc,bg", zones, books=SIX)
    scene.rolls([1], [1]).plays("gc attack asia 1", "gc attack europe 2")
    assert scene.power("gc") == 3
    assert scene.can("recruit")


def test_battles_are_judged_afterwards() -> None:
    """CW-3.19: after a battle with six spellbooks a main action may follow, or the turn ends."""
    zones = {"asia": "gc deep_one / cc acolyte"}
    scene = war("gc,cc,bg", zones, books=SIX)
    scene.rolls([1]).plays("gc attack asia 1")
    assert scene.asked == "gc action"
    assert {"end-turn", "recruit acolyte asia"} <= set(scene.moves)
    scene.plays("gc end-turn")
    assert scene.asked == "cc action"


def test_one_battle_in_an_area_in_a_turn() -> None:
    """CW-3.20: whether common or unlimited; the next turn is another matter."""
    zones = {"asia": "gc deep_one / cc acolyte / ys acolyte"}
    scene = war("gc,cc,ys", zones, books=SIX)
    scene.rolls([1]).plays("gc attack asia 1")
    assert not scene.can("attack")
    scene.plays("gc end-turn", "cc pass", "ys pass")
    assert scene.can("attack asia")


def test_who_comes_back_does_not_fight_there_again() -> None:
    """CW-3.20: out of the Area by a retreat, into it again by the main action."""
    zones = {"asia": "cc hunting_horror / gc deep_one", "africa": "cc acolyte!"}
    scene = war("cc,gc,bg", zones, books={"cc": "all"})
    scene.rolls([1, 1], [4]).plays("cc attack asia 1", "cc retreat hunting_horror europe")
    scene.plays("cc move-unit hunting_horror europe asia", "cc done")
    assert scene.zone("asia") == "cc hunting_horror / gc deep_one"
    assert scene.asked == "cc more"
    assert not scene.can("attack")


def test_units_that_retreat_may_fight_elsewhere() -> None:
    """CW-3.20: in another Area, not in the one where they fought."""
    zones = {"asia": "gc deep_one:2 / cc acolyte hunting_horror", "africa": "bg acolyte"}
    scene = war("gc,cc,bg", zones, books=SIX)
    scene.rolls([1, 1], [4, 4]).plays("gc attack asia 1", "gc retreat deep_one africa",
                                      "gc retreat deep_one africa")  # fmt: skip
    assert scene.can("attack") == ["attack africa 2"]


def test_devolve_comes_between_two_actions_of_one_turn() -> None:
    """CW-3.23, CW-3.26, CW-3.27: before the Unlimited Battle starts, Great Cthulhu reacts."""
    zones = {"asia": "gc acolyte:2", "europe": "cc hunting_horror"}
    scene = war("cc,gc,bg", zones, books={"cc": "all", "gc": "devolve"})
    scene.plays("cc move-unit hunting_horror europe asia")
    assert scene.asked == "gc reaction"
    scene.plays("gc devolve acolyte asia", "gc decline")
    assert scene.zone("asia") == "cc hunting_horror / gc acolyte deep_one"
    assert scene.asked == "cc more"
    assert scene.can("attack asia")


def test_reactions_go_in_turn_order_from_the_first_player() -> None:
    """CW-3.24: Great Cthulhu before the Yellow Sign, or after it."""
    zones = {"asia": "cc nightgaunt / ys acolyte:2 / gc acolyte"}
    books = {"gc": "devolve", "ys": "passion", "cc": "abduct"}
    met = {"cc": "capture_cultist"}
    scene = war("cc,gc,ys", zones, books=books, met=met, first="gc")
    scene.plays("cc capture asia 2")
    assert scene.asked == "gc reaction"
    scene = war("cc,gc,ys", zones, books=books, met=met, first="ys")
    scene.plays("cc capture asia 2")
    assert scene.asked == "ys reaction"


def test_others_may_react_between_two_actions_of_one_ability() -> None:
    """CW-3.25, CW-23.22: others may react in between."""
    zones = {"europe": "ys king_in_yellow acolyte!", "africa": "gc acolyte"}
    scene = war("ys,gc,cc", zones, books={"ys": "screaming_dead", "gc": "devolve"})
    scene.plays("ys screaming-dead asia")
    assert scene.asked == "gc reaction"
    scene.plays("gc decline")
    assert scene.asked == "ys second"
    assert not scene.can("abandon-gate")
    assert scene.can("recruit")
    scene.plays("ys decline", "gc decline")
    assert scene.can("abandon-gate")


class Borrowed(Spellbook):
    """The spellbook of an independent Great Old One: an ability, none of the faction's six."""

    name = "borrowed"


def test_other_spellbooks_are_not_counted() -> None:
    """CW-3.22: five and one of an independent Great Old One are not six."""
    books = "absorb devolve dreams regenerate submerge"
    with_guests = partial(war, game=playing(guest("gc", abilities=[Borrowed])))
    scene = with_guests("gc,cc,bg", {"asia": "gc deep_one / cc acolyte"}, books={"gc": books})
    scene.rolls([1]).plays("gc attack asia 1")
    assert scene.asked == "cc action"
    assert not complete(scene.s, 0)


def test_nobody_can_act_after_the_phase() -> None:
    """CW-3.10, CW-13.4: a High Priest brings Power back when the last action was taken."""
    zones = {"asia": "cc acolyte high_priest", "africa": "bg acolyte"}
    scene = war("bg,cc,gc", zones, power={"bg": 1, "cc": 0, "gc": 0}, high_priests=True)
    scene.plays("bg recruit acolyte africa")
    assert scene.asked == "cc reaction"
    scene.plays("cc unspeakable-oath asia")
    assert scene.power("cc") == 2
    assert scene.asked == "cc action"


def test_no_power_is_no_power() -> None:
    """CW-3.7: nobody else has Power, so the First Player goes on alone."""
    scene = war("gc,cc,bg", {"asia": "gc acolyte"}, power={"gc": 2} | NO_POWER)
    scene.plays("gc recruit acolyte asia")
    assert scene.asked == "gc action"
