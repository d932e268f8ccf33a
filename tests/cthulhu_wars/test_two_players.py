"""Cthulhu Wars, chapters 12 and 13: two players; the High Priest."""

from __future__ import annotations

import pytest

from mythos.games.cthulhu_wars.rules.gather import income
from mythos.games.cthulhu_wars.rules.state import DOOM, FIRST, GATHER
from tests.cthulhu_wars.war import war


def test_a_loss_feeds_the_opponent() -> None:
    """CW-12.3, CW-20.26: the owner's opponent gains the unit's cost, whoever caused it."""
    scene = war("gc,cc", {"asia": "gc starspawn / cc hunting_horror"})
    scene.rolls([6, 1, 1], [1, 1]).plays("gc attack asia 1")
    assert scene.doom("gc") == 3
    scene = war("gc,cc", {"asia": "gc shoggoth deep_one / cc acolyte"}, books={"gc": "absorb"})
    scene.rolls([1] * 5).plays("gc attack asia 1", "gc absorb deep_one 0")
    assert scene.doom("cc") == 1


def test_captures_and_sacrifices_count() -> None:
    """CW-12.3, CW-40.38: at capture time; own requirements too."""
    scene = war("cc,bg", {"asia": "cc nightgaunt / bg acolyte"})
    scene.plays("cc capture asia 1")
    assert scene.doom("cc") == 1
    scene = war("bg,cc", {"asia": "bg acolyte:3"})
    scene.plays("bg sacrifice-two")
    assert scene.doom("cc") == 2


def test_replacement_gives_nothing() -> None:
    """CW-12.4, CW-20.26, CW-1.16: Devolve."""
    scene = war("gc,cc", {"asia": "gc acolyte:2"}, books={"gc": "devolve"})
    scene.plays("gc recruit acolyte asia", "gc devolve acolyte asia")
    assert scene.doom("cc") == 0


@pytest.mark.parametrize(
    ("code", "worths"),
    [
        ("gc", {"acolyte": 1, "deep_one": 1, "shoggoth": 2, "starspawn": 3, "cthulhu": 7}),
        ("cc", {"nightgaunt": 1, "flying_polyp": 2, "hunting_horror": 3, "nyarlathotep": 10}),
        ("bg", {"ghoul": 1, "fungi": 2, "dark_young": 3, "shub_niggurath": 8}),
        ("ys", {"undead": 1, "byakhee": 2, "king_in_yellow": 4, "hastur": 10}),
    ],
)
def test_several_costs_count_as_their_average_rounded_up(code: str, worths: dict[str, int]) -> None:
    """CW-12.5: several costs count as their average, rounded up."""
    scene = war(f"{code},{'gc' if code != 'gc' else 'cc'}")
    kinds = scene.t.kinds[0]
    assert {name: scene.t.worth[kinds[name]] for name in worths} == worths


def test_survivors_of_a_kill_give_half() -> None:
    """CW-12.6: Regenerate 2, Emissary 5."""
    scene = war("cc,gc", {"asia": "cc hunting_horror / gc starspawn"}, books={"gc": "regenerate"})
    scene.rolls([6, 1], [1, 1, 1]).plays("cc attack asia 1")
    assert scene.doom("cc") == 2
    scene = war("gc,cc", {"asia": "gc starspawn / cc nyarlathotep"}, books={"cc": "emissary"})
    scene.rolls([6, 1, 1], [1]).plays("gc attack asia 1", "cc emissary")
    assert scene.doom("gc") == 5


def test_the_idle_raise_the_decay_marker_and_the_busy_pay_it() -> None:
    """CW-12.7, CW-12.9, CW-12.12: the idle raise the marker, the busy pay it."""
    zones = {
        "asia": "gc acolyte",
        "europe": "cc acolyte hunting_horror",
        "arctic_ocean": "gc acolyte",
    }
    scene = war("gc,cc", zones, power={"gc": 1, "cc": 10}, books={"cc": "abduct"})
    scene.plays("gc recruit acolyte asia", "cc move-unit hunting_horror europe arctic_ocean",
                "cc done")  # fmt: skip
    assert (scene.power("cc"), scene.s.decay) == (8, 1)
    scene.rolls([1, 1]).plays("cc attack arctic_ocean 0")
    assert (scene.power("cc"), scene.s.decay) == (5, 2)
    scene.plays("cc recruit acolyte europe")
    assert (scene.power("cc"), scene.s.decay) == (1, 3)
    scene.plays("cc recruit acolyte europe")
    assert scene.happened("gathered")


def test_decay_that_cannot_be_paid_takes_all_power_and_the_action() -> None:
    """CW-12.8, CW-40.8: Power drops to 0 and there is no action."""
    zones = {"asia": "gc acolyte", "europe": "cc acolyte"}
    scene = war("gc,cc", zones, power={"gc": 1, "cc": 1}, decay=1)
    assert scene.happened("decay-paid")[0] == {"seat": 0, "number": 1}
    assert scene.happened("gathered")


def test_six_spellbooks_of_one_open_unlimited_battles_for_both() -> None:
    """CW-12.10: as soon as one has six spellbooks."""
    zones = {"asia": "gc deep_one / cc acolyte"}
    scene = war("gc,cc", zones, books={"cc": "all"})
    scene.rolls([1]).plays("gc attack asia 1")
    assert scene.asked == "gc action"


def test_nobody_drops_to_zero_by_choice() -> None:
    """CW-12.11, CW-40.7: with Power left one must act."""
    assert not war("gc,cc", {"asia": "gc acolyte"}).can("pass")
    assert war("gc,cc,bg", {"asia": "gc acolyte"}).can("pass")


def test_the_marker_is_reset() -> None:
    """CW-12.13: in Gather Power; income as usual."""
    scene = war("gc,cc", {"asia": "gc acolyte:2!"}, phase=GATHER, decay=4, power={"gc": 0, "cc": 0})
    assert scene.s.decay == 0
    assert scene.happened("gathered")[0]["number"] == 4


def test_with_two_players_gates_bring_no_doom() -> None:
    """CW-12.14: rituals work normally."""
    scene = war("gc,cc", {"asia": "gc acolyte!"}, phase=DOOM, power={"gc": 9})
    scene.plays("gc take-book dreams")
    assert scene.doom("gc") == 0
    scene.plays("gc perform-ritual")
    assert scene.doom("gc") == 1


def test_thousand_forms_is_halved() -> None:
    """CW-12.15, CW-21.25: the only enemy decides alone."""
    for face, demand in ((1, 1), (4, 2), (5, 3)):
        scene = war("cc,gc", {"asia": "cc nyarlathotep"}, books={"cc": "thousand_forms"})
        scene.rolls([face]).plays("cc thousand-forms")
        assert scene.moves == [f"offer {demand}", "leave"]
    scene.plays("gc leave")
    assert scene.power("cc") == 8


def test_ghroth_is_halved() -> None:
    """CW-12.16: the real roll against the Fungi, half as many Cultists; no talks with one enemy."""
    zones = {
        "asia": "bg fungi",
        "europe": "bg fungi",
        "africa": "bg fungi",
        "arctic_ocean": "gc acolyte:6",
    }
    scene = war("bg,gc", zones, books={"bg": "ghroth"}, met={"bg": "spread_4"})
    scene.rolls([3]).plays("bg ghroth")
    assert scene.zone("arctic_ocean") == "gc acolyte:4"
    assert scene.doom("bg") == 2


def test_passion_can_be_declined() -> None:
    """CW-12.20: like every optional ability."""
    scene = war("cc,ys", {"asia": "cc nightgaunt / ys acolyte"}, books={"ys": "passion"})
    scene.plays("cc capture asia 1", "cc take-book abduct", "ys decline")
    assert scene.power("ys") == 5
    assert scene.asked == "ys action"


def test_with_two_players_nobody_chooses_a_direction() -> None:
    """CW-12.13: with two players it makes no difference."""
    scene = war("bg,cc", {"asia": "bg acolyte"}, phase=FIRST, power={"bg": 3, "cc": 4})
    assert scene.asked == "cc action"


# The High Priest.


def test_a_high_priest_is_recruited_for_three() -> None:
    """CW-13.1: beside any unit, without a Gate."""
    scene = war("cc,bg,ys", {"asia": "cc nightgaunt"}, high_priests=True)
    scene.plays("cc recruit high_priest asia", "cc decline")
    assert scene.power("cc") == 2
    assert scene.zone("asia") == "cc high_priest nightgaunt"


def test_a_high_priest_is_a_cultist_but_no_acolyte() -> None:
    """CW-13.2, CW-1.7: income, Gates, capture; not Dreams."""
    zones = {"asia": "cc high_priest", "europe": "gc deep_one"}
    scene = war("gc,cc,bg", zones, books={"gc": "dreams"}, high_priests=True)
    assert not scene.can("dreams")
    assert income(scene.s, scene.t, 1) == 1
    scene = war("cc,gc,bg", zones, high_priests=True)
    assert scene.can("create-gate asia")
    scene = war("gc,cc,bg", {"asia": "cc high_priest / gc deep_one"}, high_priests=True)
    assert scene.can("capture asia 1")


def test_the_oath_may_be_taken_between_actions_for_two_power() -> None:
    """CW-13.3, CW-13.4: whoever acted; 2 Power for the Priest."""
    zones = {"asia": "cc high_priest", "africa": "bg acolyte"}
    scene = war("bg,cc,gc", zones, high_priests=True)
    scene.plays("bg recruit acolyte africa", "cc unspeakable-oath asia")
    assert scene.power("cc") == 7
    assert scene.pool("cc", "high_priest") == 1


def test_the_oath_in_gather_power_makes_a_first_player() -> None:
    """CW-13.3, CW-13.4, CW-6.8: before the First Player is determined."""
    zones = {"asia": "cc high_priest acolyte", "africa": "bg acolyte:3"}
    scene = war("bg,cc,gc", zones, high_priests=True, phase=GATHER,
                power={"bg": 0, "cc": 0, "gc": 0})  # fmt: skip
    assert scene.asked == "cc reaction-in-phase"
    scene.plays("cc unspeakable-oath asia")
    assert scene.asked == "cc direction"


def test_an_oath_is_answered_by_an_oath() -> None:
    """CW-13.3, CW-6.8: at any moment of Gather Power, so also after having declined; who has
    declined again is not asked for ever.
    """
    zones = {"asia": "cc acolyte:3 high_priest", "africa": "bg acolyte:3 high_priest"}
    scene = war("cc,bg,gc", zones, high_priests=True, phase=GATHER,
                power={"cc": 0, "bg": 0, "gc": 0})  # fmt: skip
    scene.plays("cc decline", "bg unspeakable-oath africa")
    assert scene.asked == "cc reaction"
    scene.plays("cc unspeakable-oath asia")
    assert scene.asked == "cc first"
    assert (scene.power("cc"), scene.power("bg")) == (6, 6)


def test_who_declines_twice_is_asked_twice() -> None:
    """CW-3.24: the next action comes when nobody wants to answer any more."""
    zones = {"asia": "cc high_priest", "africa": "bg acolyte high_priest"}
    scene = war("bg,cc,gc", zones, high_priests=True, first="cc")
    scene.plays("bg recruit acolyte africa", "cc decline", "bg unspeakable-oath africa")
    assert scene.asked == "cc reaction"
    scene.plays("cc decline")
    assert scene.asked == "cc action"


def test_there_is_no_oath_in_the_middle_of_an_action() -> None:
    """CW-13.5: nor in a battle, nor as a captive."""
    zones = {"asia": "cc high_priest acolyte / gc starspawn"}
    scene = war("gc,cc,bg", zones, high_priests=True)
    scene.rolls([6, 1, 1]).plays("gc attack asia 1")
    assert scene.asked == "cc kill"
    assert scene.refuses("cc unspeakable-oath asia")


def test_a_submerged_priest_takes_no_oath() -> None:
    """CW-13.5, CW-20.18, CW-1.12: a submerged High Priest cannot be affected."""
    zones = {"north_pacific": "gc cthulhu high_priest", "africa": "bg acolyte"}
    scene = war("gc,bg,cc", zones, books={"gc": "submerge"}, high_priests=True)
    scene.plays("gc submerge", "gc take-along high_priest")
    assert scene.card("gc") == "gc high_priest cthulhu"
    assert scene.asked == "bg action"
    assert income(scene.s, scene.t, 0) == 1
