"""The Action Phase and its Plans but Dominance; paying (RC-4.8, RC-4.9, RC-8 to RC-11)."""

from __future__ import annotations

import pytest

from mythos.games.rise_of_the_cults.costs import card_price, ritual_price, site_price
from mythos.games.rise_of_the_cults.moves import ASK_PAY
from mythos.games.rise_of_the_cults.paying import parts
from mythos.games.rise_of_the_cults.state import HIDING
from mythos.games.rise_of_the_cults.words import ADEPT
from tests.rise_of_the_cults.board import DEAD, TABLE, board, card

CULTS = ["cth", "has", "dag", "cha"]


# Turns.


def test_only_a_marker_on_top_can_be_used() -> None:
    """RC-8.1: and its Plan is executed in its own district (RC-8.7)."""
    scene = board(plans="downtown 0 1 | uptown 1 0")
    assert all(move.endswith("uptown") for move in scene.moves)
    assert scene.why_not("bluff downtown") == ("not-on-top", "RC-8.1")


def test_who_has_no_marker_on_top_passes() -> None:
    """RC-8.2: and who has one may not pass; who has none left is skipped silently (RC-19.16)."""
    scene = board(3, plans="downtown 0 1 1", active=0)
    assert scene.asked == "1 plan"
    assert scene.happened("passed") == [{"seat": 0}]
    scene.plays("bluff downtown", "take thug", "take thug")
    assert scene.asked == "1 plan"
    assert scene.happened("passed") == [{"seat": 0}, {"seat": 0}]
    assert "done" not in scene.moves


def test_an_executed_plan_goes_to_the_plan_board() -> None:
    """RC-8.3"""
    scene = board(plans="downtown 0", sites="0 downtown", discards={0: DEAD})
    scene.plays("execute augmentation downtown")
    assert scene.view(1).seats[0].plan_board["augmentation"] == 1
    assert scene.view(1).plan == "augmentation"


def test_a_bluff_brings_two_tokens() -> None:
    """RC-8.4: any two, any number of times."""
    scene = board(plans="downtown 0 0 0")
    for _ in range(3):
        scene.plays("bluff downtown", "take thug", "take freak")
    assert scene.tokens() == (3, 0, 3)
    assert scene.happened("bluffed")[2]["district"] == "downtown"


def test_a_watched_bluff_brings_one() -> None:
    """RC-5.4: city-01."""
    scene = board(plans="downtown 0 0", change=[0, 0, 0, 0, -1, 0, 0, 0])
    scene.plays("bluff downtown", "take adept")
    assert scene.asked == "0 plan"


def test_each_plan_twice_in_a_round() -> None:
    """RC-8.5, RC-18.6"""
    scene = board(plans="downtown 0", board=[0, 0, 2, 0, 0, 0, 0, 0, 0, 0])
    assert scene.moves == ["bluff downtown"]
    assert scene.why_not("execute influence downtown") == ("twice", "RC-8.5")


def test_a_plan_needs_something_to_do() -> None:
    """RC-8.6, RC-19.4, RC-21.7: otherwise only the Bluff is left, and it always is."""
    scene = board(plans="downtown 0", sites="0 downtown", decks={0: ""})
    assert scene.moves == ["bluff downtown"]
    assert scene.why_not("execute augmentation downtown") == ("nothing-to-augment", "RC-8.6")
    assert scene.why_not("execute preparation downtown") == ("too-dear", "RC-10.6")
    assert scene.why_not("execute influence downtown") == ("nothing-to-influence", "RC-8.6")
    assert scene.why_not("execute dominance downtown") == ("no-ritual-here", "RC-12.1")


@pytest.mark.parametrize("begins", [0, 1, 2])
def test_turns_go_round_clockwise(begins: int) -> None:
    """RC-8.1, RC-0.1: one marker each, from the First Cultist to the left, and round again."""
    plans = "northside 0 0 | downtown 1 1 | uptown 2 2"
    scene = board(3, plans=plans, first=begins, active=begins)
    seats = []
    while scene.asked.endswith(" plan"):
        seats.append(scene.ask.seat)
        scene.plays(scene.moves[-1], "take thug", "take thug")
    assert seats == [(begins + turn) % 3 for turn in range(6)]


def test_the_last_marker_ends_the_phase() -> None:
    """RC-8.1, RC-4.2"""
    scene = board(plans="downtown 0", tokens={0: (5, 0, 0)})
    scene.plays("bluff downtown", "take thug", "take thug")
    assert scene.s.phase == HIDING
    assert scene.asked == "0 hide"


# Paying.


def test_a_payment_mixes_cards_and_initiates() -> None:
    """RC-4.8, RC-21.5: from the largest to the smallest; surplus icons are lost."""
    hand = {0: "cth-followers cth-followers cth-zealots"}
    scene = board(plans="downtown 0", hands=hand, tokens={0: (0, 1, 0)})
    scene.plays("execute preparation downtown")
    assert scene.asked == "0 pay"
    assert scene.ask.params == {"number": 5, "paid": 4, "waste": 0}  # no choice so far
    assert scene.moves == ["pay cth-zealots", "pay-token adept"]
    scene.plays("pay-token adept")
    assert (scene.hand(), scene.tokens()) == ("cth-zealots", (0, 0, 0))


def test_the_payment_that_wastes_least_comes_first() -> None:
    """RC-4.8: four icons for a price of three waste one."""
    hands = {0: "action-auction cth-followers cth-zealots"}
    s = board(hands=hands).s
    moves, waste = parts(s, 0, 3, TABLE.power, ADEPT, 1 << 16)
    assert moves == ["pay cth-followers", "pay action-auction"]
    assert waste == 0
    moves, waste = parts(s, 0, 1, TABLE.power, ADEPT, 1 << 16)
    assert (moves[0], waste) == ("pay cth-zealots", 0)


def test_no_payment_has_padding() -> None:
    """RC-4.8: after a small card no larger one can be laid beside it."""
    hands = {0: "cth-followers cth-zealots cth-builder cth-recruiter cth-letters cth-preacher"}
    scene = board(plans="downtown 0", hands=hands)
    scene.plays("execute preparation downtown", "done", "pay cth-letters")
    assert scene.why_not("pay cth-followers") == ("largest-first", "RC-4.8")


def test_icons_of_other_kinds_count_nothing() -> None:
    """RC-4.8"""
    scene = board(plans="downtown 0", hands={0: "cth-brawlers cth-nightmare cth-followers"},
                  tokens={0: (9, 4, 9)})  # fmt: skip
    scene.plays("execute preparation downtown")
    assert scene.why_not("pay cth-brawlers") == ("no-icon", "RC-4.8")
    assert scene.why_not("pay cth-tide") == ("not-in-hand", "RC-4.8")
    assert ASK_PAY.clause == "RC-4.8"


# Augmentation.


@pytest.mark.parametrize("presence", ["sites", "rituals"])
def test_augmentation_needs_presence(presence: str) -> None:
    """RC-9.1: a Cult Site or a Ritual."""
    given = {"sites": "0 downtown"} if presence == "sites" else {"rituals": "0 downtown 1"}
    scene = board(plans="downtown 0", discards={0: DEAD}, **given)  # type: ignore[arg-type]
    assert "execute augmentation downtown" in scene.moves
    absent = board(plans="downtown 0", discards={0: DEAD})
    assert absent.why_not("execute augmentation downtown") == ("no-presence", "RC-9.1")


def test_two_cards_paid_together() -> None:
    """RC-9.2, RC-9.3, RC-9.4, RC-9.5, RC-19.13, TV-2: 3 and 2, one Investigator: seven."""
    scene = board(
        plans="downtown 0 0", sites="0 downtown", arrived="downtown 1",
        hands={0: "cth-followers cth-followers"}, tokens={0: (0, 3, 0)}, discards={0: DEAD},
    )  # fmt: skip
    scene.plays("execute augmentation downtown", "buy guardian-cellar", "buy action-sermon")
    assert scene.asked == "0 destroy"
    assert scene.hand() == "guardian-cellar action-sermon"
    assert scene.tokens() == (0, 0, 0)
    assert scene.moves == ["destroy cth-followers", f"destroy {DEAD}", "done"]
    scene.plays(f"destroy {DEAD}")
    assert scene.discards() == "cth-followers cth-followers"


def test_never_two_copies_of_one_card() -> None:
    """RC-9.2: one Guardian and one Action at most."""
    scene = board(plans="downtown 0", sites="0 downtown", tokens={0: (0, 20, 0)})
    scene.plays("execute augmentation downtown", "buy guardian-cellar")
    assert scene.moves == ["buy action-sermon", "done"]
    assert scene.why_not("buy guardian-wharf") == ("not-sold-here", "RC-9.2")


def test_an_empty_stack_sells_nothing() -> None:
    """RC-9.6, RC-4.7"""
    scene = board(
        plans="downtown 0", sites="0 downtown", tokens={0: (0, 20, 0)},
        discards={1: " ".join(["guardian-cellar"] * 7)},
    )  # fmt: skip
    scene.plays("execute augmentation downtown")
    assert scene.why_not("buy guardian-cellar") == ("sold-out", "RC-9.6")


def test_what_one_cannot_pay_is_not_offered() -> None:
    """RC-9.3: also for the second card, as one sum."""
    scene = board(plans="downtown 0 0", sites="0 downtown", tokens={0: (0, 4, 0)})
    scene.plays("execute augmentation downtown", "buy guardian-cellar")
    assert scene.asked == "0 plan"
    assert scene.hand() == "guardian-cellar"
    assert scene.happened("bought") == [{"seat": 0, "card": "guardian-cellar"}]


def test_destroying_instead_of_buying() -> None:
    """RC-9.5, RC-19.4: who buys nothing must destroy."""
    scene = board(plans="downtown 0", sites="0 downtown", tokens={0: (0, 4, 0)}, discards={0: DEAD})
    scene.plays("execute augmentation downtown", "done")
    assert scene.moves == [f"destroy {DEAD}"]
    assert scene.why_not("done") == ("must-do-something", "RC-19.4")


def test_a_bought_card_waits_for_the_next_turn() -> None:
    """RC-4.9: no ability in the same turn; an ordinary card from then on."""
    scene = board(
        plans="downtown 0 0", sites="0 downtown", tokens={0: (0, 4, 0)}, discards={0: DEAD},
        stacks="downtown action-culling",
    )  # fmt: skip
    scene.plays("execute augmentation downtown", "buy action-culling", "done")
    assert scene.asked == "0 plan"
    scene.plays("execute augmentation downtown", "done", f"destroy {DEAD}", "use action-culling")
    assert scene.moves == ["destroy-from-hand action-culling", "done"]


@pytest.mark.parametrize("cult", CULTS)
def test_brokers_lower_one_price(cult: str) -> None:
    """RC-17.7, RC-17.9: discount once; the card may pay afterwards (RC-17.6)."""
    seat = CULTS.index(cult)
    scene = board(
        4, plans=f"downtown {seat}", active=seat, sites=f"{seat} downtown",
        hands={seat: f"{cult}-broker"},
    )  # fmt: skip
    scene.plays("execute augmentation downtown")
    assert scene.asked == f"{seat} price"
    assert scene.plays(f"use {cult}-broker").moves[0] == "buy guardian-cellar"
    scene.plays("buy guardian-cellar")
    assert scene.discards(seat) == f"{cult}-broker"
    assert scene.hand(seat) == "guardian-cellar"


def test_an_auction_lowers_every_price() -> None:
    """RC-17.9: discount each; two discounts add up, never below 0."""
    scene = board(
        plans="downtown 0", sites="0 downtown", hands={0: "action-auction cth-broker"},
        tokens={0: (0, 2, 0)},
    )  # fmt: skip
    scene.plays("execute augmentation downtown", "use action-auction", "use cth-broker")
    scene.plays("buy guardian-cellar", "buy action-sermon")
    assert scene.asked == "0 pay"
    assert scene.ask.params["number"] == 3 + 2 - 2 - 1


def test_a_plan_that_needs_a_discount_cannot_do_without_it() -> None:
    """RC-8.6, RC-17.4: nothing to destroy and too little Power: the ability is not optional."""
    scene = board(
        plans="downtown 0", sites="0 downtown", hands={0: "cth-broker"}, decks={0: ""},
        stacks="downtown action-auction",
    )  # fmt: skip
    scene.plays("execute augmentation downtown")
    assert scene.moves == ["use cth-broker"]


def test_culling_destroys_one_more() -> None:
    """RC-17.7, RC-17.9: destroy from hand or discard pile, after RC-9.5."""
    scene = board(
        plans="downtown 0", sites="0 downtown", hands={0: "action-culling cth-tide"},
        discards={0: f"{DEAD} cth-zealots"},
    )  # fmt: skip
    scene.plays("execute augmentation downtown", "done", f"destroy {DEAD}")
    assert scene.asked == "0 augmentation"
    scene.plays("use action-culling")
    wanted = [
        "destroy cth-zealots",
        "destroy-from-hand cth-tide",
        "destroy-from-hand action-culling",
    ]
    assert scene.moves == [*wanted, "done"]
    scene.plays("destroy-from-hand cth-tide")
    assert scene.s.destroyed[0] == [card(DEAD), card("cth-tide")]


# Preparation.


def test_site_and_ritual_after_the_advance() -> None:
    """RC-10.1 to RC-10.5, TV-3: the Investigator arrives first: 5 + 2, then 1 + 2."""
    scene = board(
        plans="downtown 0", arrived="downtown 1", track="downtown 1", tokens={0: (0, 10, 0)}
    )
    scene.plays("execute preparation downtown")
    assert scene.happened("arrived") == [{"district": "downtown", "number": 2}]
    assert scene.s.track[1] == 2
    assert scene.tokens() == (0, 3, 0)
    assert scene.moves == ["perform-ritual 1", "done"]
    scene.plays("perform-ritual 1")
    assert (scene.s.arrived[1], scene.sites(0)) == (2, ["downtown"])
    assert scene.happened("ritual") == [{"seat": 0, "level": 1, "district": "downtown"}]
    assert scene.rituals(0, "downtown") == "1"
    assert scene.s.free[1] == 2
    assert scene.view().seats[0].rituals_left == (1, 2, 1)


def test_a_second_preparation_is_dearer() -> None:
    """RC-10.2, TV-13: once per Plan; after the second one Investigator is there."""
    scene = board(plans="downtown 0 0", sites="0 downtown", tokens={0: (0, 10, 0)})
    scene.plays("execute preparation downtown", "perform-ritual 1")
    assert (scene.s.track[1], scene.s.arrived[1], scene.tokens()) == (1, 0, (0, 9, 0))
    scene.plays("execute preparation downtown", "perform-ritual 1")
    assert (scene.s.track[1], scene.s.arrived[1]) == (2, 1)
    assert scene.happened("returned")[-1]["number"] == 2


def test_only_levels_in_supply_and_within_means() -> None:
    """RC-10.4"""
    scene = board(
        plans="downtown 0", sites="0 downtown", rituals="0 uptown 1 1", tokens={0: (0, 2, 0)}
    )
    scene.plays("execute preparation downtown")
    assert scene.moves == ["perform-ritual 2"]
    assert scene.why_not("perform-ritual 1") == ("no-ritual-left", "RC-10.4")
    assert scene.why_not("perform-ritual 3") == ("too-dear", "RC-10.4")


def test_a_full_district_takes_no_ritual() -> None:
    """RC-2.5, RC-10.4"""
    scene = board(
        plans="downtown 0", sites="0 downtown", rituals="1 downtown 1 1 2", tokens={0: (0, 9, 0)}
    )
    assert scene.why_not("execute preparation downtown") == ("no-field", "RC-10.4")


def test_one_looks_ahead_for_the_price() -> None:
    """RC-10.6, RC-21.6: five Initiates do not suffice if an Investigator is about to arrive."""
    near = board(plans="downtown 0", track="downtown 1", tokens={0: (0, 5, 0)})
    assert near.why_not("execute preparation downtown") == ("too-dear", "RC-10.6")
    far = board(plans="downtown 0", track="downtown 2", tokens={0: (0, 5, 0)})
    assert "execute preparation downtown" in far.moves


def test_surplus_of_the_site_does_not_help_the_ritual() -> None:
    """RC-10.5: two Auctions pay the site with three to spare, and nothing is left for a Ritual."""
    scene = board(plans="downtown 0 0", hands={0: "action-auction action-auction"})
    scene.plays("execute preparation downtown")
    assert scene.asked == "0 plan"
    assert scene.happened("ritual") == []


@pytest.mark.parametrize("cult", CULTS)
def test_builders_make_sites_cheaper(cult: str) -> None:
    """RC-17.7, RC-17.9: discount on the site, declared before the advance."""
    seat = CULTS.index(cult)
    scene = board(
        4, plans=f"downtown {seat}", active=seat, hands={seat: f"{cult}-builder"},
        tokens={seat: (0, 3, 0)},
    )  # fmt: skip
    scene.plays("execute preparation downtown", f"use {cult}-builder")
    assert scene.sites(seat) == ["downtown"]
    assert scene.discards(seat) == f"{cult}-builder"


def test_the_constable_holds_the_investigator() -> None:
    """RC-17.7, RC-17.9: no advance, so the site costs five."""
    scene = board(
        plans="downtown 0 0", track="downtown 1", hands={0: "action-constable"},
        tokens={0: (0, 6, 0)},
    )  # fmt: skip
    scene.plays("execute preparation downtown", "use action-constable")
    assert scene.s.arrived[1] == 0
    assert scene.ask.params["number"] == 5
    assert scene.happened("held") == [{"district": "downtown"}]


def test_an_ability_serves_both_plans_of_a_round() -> None:
    """RC-17.3, RC-4.4: the card was kept."""
    scene = board(
        plans="downtown 0 | uptown 0", hands={0: "action-constable"}, tokens={0: (0, 10, 0)}
    )
    scene.plays("execute preparation downtown", "use action-constable", "pay-token adept", "done")
    scene.plays("execute preparation uptown")
    assert "use action-constable" in scene.moves


# Influence.


def test_a_moved_ritual_rises() -> None:
    """RC-11.3, RC-11.4, RC-19.6, TV-4: level I becomes II; one card is drawn."""
    scene = board(plans="downtown 0", rituals="0 uptown 1", decks={0: "cth-tide"})
    scene.plays("execute influence downtown", "move-ritual 1 uptown", "draw-card")
    assert scene.happened("ritual-moved")[0]["level"] == 2
    assert scene.s.supply[0] == 2 * 1 + 1 * 4 + 16


@pytest.mark.parametrize(
    ("rituals", "old", "new"), [("0 uptown 3", 3, 3), ("0 uptown 1 | 0 northside 2 2", 1, 1)]
)
def test_a_ritual_that_cannot_rise_moves_unchanged(rituals: str, old: int, new: int) -> None:
    """RC-11.3: level III, or no marker of the next level in supply."""
    scene = board(plans="downtown 0 0", rituals=rituals)
    scene.plays("execute influence downtown", f"move-ritual {old} uptown")
    assert scene.rituals(0, "downtown") == str(new)


def test_influence_needs_a_free_field_and_nothing_else() -> None:
    """RC-11.1, RC-11.2, RC-19.5: no presence, no payment; not even a draw without a field."""
    full = board(plans="downtown 0", rituals="1 downtown 1 1 2")
    assert full.why_not("execute influence downtown") == ("no-field", "RC-11.1")
    free = board(plans="downtown 0")
    assert "execute influence downtown" in free.moves


def test_a_ritual_of_this_district_is_not_moved() -> None:
    """RC-19.8"""
    scene = board(plans="downtown 0", rituals="0 downtown 1 | 0 uptown 2")
    scene.plays("execute influence downtown")
    assert scene.moves == ["move-ritual 2 uptown", "done"]


def test_either_draw_or_destroy() -> None:
    """RC-11.4, RC-19.7: one of them; who has moved may decline."""
    scene = board(plans="downtown 0 0", rituals="0 uptown 1", discards={0: DEAD})
    scene.plays("execute influence downtown", "done")
    assert scene.moves == ["draw-card", f"destroy {DEAD}"]
    scene.plays(f"destroy {DEAD}")
    assert scene.asked == "0 plan"
    scene.plays("execute influence downtown", "move-ritual 1 uptown")
    assert "done" in scene.moves


@pytest.mark.parametrize("cult", CULTS)
def test_couriers_destroy_as_well(cult: str) -> None:
    """RC-17.7: after RC-11.3 and RC-11.4, also if no Ritual was moved."""
    seat = CULTS.index(cult)
    scene = board(
        4, plans=f"downtown {seat}", active=seat, hands={seat: f"{cult}-courier"},
        discards={seat: f"{DEAD} {cult}-zealots"},
    )  # fmt: skip
    scene.plays("execute influence downtown", f"destroy {DEAD}", f"use {cult}-courier")
    scene.plays(f"destroy {cult}-zealots")
    assert len(scene.s.destroyed[seat]) == 2


def test_the_gable_moves_a_second_ritual_unchanged() -> None:
    """RC-17.9: move_ritual without rise."""
    scene = board(
        plans="downtown 0 0", rituals="0 uptown 1 2", hands={0: "guardian-gable"},
        discards={0: DEAD},
    )  # fmt: skip
    scene.plays("execute influence downtown", "move-ritual 2 uptown", "done", "use guardian-gable")
    scene.plays("move-ritual 1 uptown")
    assert scene.rituals(0, "downtown") == "1 3"


def test_the_procession_raises_a_ritual() -> None:
    """RC-17.9: level_ritual."""
    scene = board(
        plans="downtown 0 0", rituals="0 downtown 1 2", hands={0: "action-procession"},
        discards={0: DEAD},
    )  # fmt: skip
    scene.plays("execute influence downtown", f"destroy {DEAD}", "use action-procession")
    assert scene.moves == ["raise 1", "raise 2"]
    scene.plays("raise 2")
    assert scene.rituals(0, "downtown") == "1 3"


def test_the_colossus_banishes_a_ritual() -> None:
    """RC-17.5, RC-17.9: banish_ritual, at most level I; the card is discarded."""
    scene = board(
        3, plans="downtown 0 0", rituals="1 downtown 1 2 | 2 downtown 1",
        hands={0: "guardian-colossus"}, discards={0: DEAD},
    )  # fmt: skip
    scene.plays("execute influence downtown", f"destroy {DEAD}", "use guardian-colossus")
    assert scene.moves == ["banish 1 1", "banish 2 1"]
    scene.plays("banish 2 1")
    assert scene.rituals(2, "downtown") == ""
    assert scene.discards() == "guardian-colossus"


def test_an_ability_without_a_target_is_not_offered() -> None:
    """RC-17.14, RC-17.1: nor one that belongs elsewhere."""
    scene = board(
        plans="downtown 0 0", hands={0: "guardian-colossus action-procession"}, discards={0: DEAD}
    )
    scene.plays("execute influence downtown", f"destroy {DEAD}")
    assert scene.asked == "0 plan"


def test_an_ability_is_used_in_its_window_from_the_hand() -> None:
    """RC-17.1, RC-17.2"""
    hand = "guardian-gable cth-broker"
    scene = board(plans="downtown 0 0", hands={0: hand}, rituals="0 uptown 1 2", discards={0: DEAD})
    scene.plays("execute influence downtown", "move-ritual 1 uptown", f"destroy {DEAD}")
    assert (scene.asked, scene.moves) == ("0 influence", ["use guardian-gable", "done"])
    assert scene.why_not("use cth-broker") == ("wrong-window", "RC-17.1")
    assert scene.why_not("use cth-tide") == ("not-in-hand", "RC-17.2")


def test_a_move_alone_is_enough() -> None:
    """RC-11.4: without any card there is nothing to draw or destroy."""
    scene = board(plans="downtown 0 0", rituals="0 uptown 1", decks={0: ""})
    scene.plays("execute influence downtown")
    assert scene.moves == ["move-ritual 1 uptown"]
    scene.plays("move-ritual 1 uptown")
    assert scene.asked == "0 plan"


def test_nothing_costs_less_than_nothing() -> None:
    """RC-9.3, RC-10.3, RC-10.4: whatever the City takes off."""
    s = board(arrived="downtown 1", change=[0, 0, 0, 0, 0, -9, -9, -9]).s
    assert card_price(s, TABLE, 2) == 0
    assert site_price(s, 1) == 0
    assert ritual_price(s, 1, 3) == 0
    s.change[:] = [0] * 8
    assert (card_price(s, TABLE, 2), site_price(s, 1), ritual_price(s, 1, 3)) == (4, 6, 4)


def test_a_preparation_that_only_an_ability_makes_affordable_is_offered() -> None:
    """RC-8.6, RC-10.2: with the Investigator held the site costs 5, else 6."""
    for hand, initiates, offered in (("", 5, False), ("action-constable", 1, True)):
        held = {0: (0, initiates, 0)}  # five Power in both cases
        scene = board(plans="downtown 0", track="downtown 1", tokens=held, hands={0: hand})
        assert ("execute preparation downtown" in scene.moves) == offered
