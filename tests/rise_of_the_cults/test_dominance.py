"""The Dominance Plan: reinforcement, Confrontation, Terror (RC-12)."""

from __future__ import annotations

import pytest

from mythos.core.seats import SPECTATOR
from tests.rise_of_the_cults.board import DEAD, Scene, board

CULTS = ["cth", "has", "dag", "cha"]


def fight(**given: object) -> Scene:
    """Seat 0 dominates Downtown with a Ritual III, seat 1 has a II there."""
    setting: dict[str, object] = {
        "plans": "downtown 0 0", "rituals": "0 downtown 3 | 1 downtown 2"
    } | given  # fmt: skip
    return board(**setting).plays("execute dominance downtown")  # type: ignore[arg-type]


# Reinforcement.


def test_dominance_needs_a_ritual() -> None:
    """RC-12.1, RC-12.2"""
    scene = board(plans="downtown 0", tokens={0: (0, 0, 9)})
    assert scene.why_not("execute dominance downtown") == ("no-ritual-here", "RC-12.1")


def test_nobody_else_has_a_ritual() -> None:
    """RC-12.3: straight to Terror."""
    scene = board(plans="downtown 0", rituals="0 downtown 3", tokens={0: (0, 0, 2)})
    scene.plays("execute dominance downtown")
    assert scene.asked == "0 terror"
    assert scene.ask.params["markers"] == 2


def test_without_rivals_terror_must_be_possible() -> None:
    """RC-8.6"""
    scene = board(plans="downtown 0", rituals="0 downtown 3", tokens={0: (0, 0, 1)})
    assert scene.why_not("execute dominance downtown") == ("no-terror", "RC-8.6")


def test_others_may_reinforce_clockwise() -> None:
    """RC-12.4, RC-19.20, RC-21.3: one Ritual each, unchanged, also those already here."""
    scene = board(
        4, plans="downtown 1", active=1, tokens={1: (1, 0, 0)},
        rituals="1 downtown 3 | 0 uptown 1 | 3 downtown 1 | 3 uptown 2",
    )  # fmt: skip
    scene.plays("execute dominance downtown")
    assert scene.asked == "3 reinforce"
    scene.plays("move-ritual 2 uptown")
    assert scene.asked == "0 reinforce"
    scene.plays("move-ritual 1 uptown")
    assert scene.rituals(3, "downtown") == "1 2"
    assert scene.view().confrontation is not None
    assert scene.s.participants == (1, 3, 0)


def test_no_reinforcement_without_a_free_field() -> None:
    """RC-12.4, TV-12: three own Rituals fill the district: no Confrontation."""
    scene = board(
        plans="downtown 0", rituals="0 downtown 1 2 3 | 1 uptown 3", tokens={0: (0, 0, 9)}
    )
    scene.plays("execute dominance downtown")
    assert scene.asked == "0 terror"
    assert scene.ask.params["markers"] == 2


def test_nobody_comes() -> None:
    """RC-12.5: no Confrontation took place."""
    scene = board(plans="downtown 0", rituals="0 downtown 3 | 1 uptown 3", tokens={0: (0, 0, 9)})
    scene.plays("execute dominance downtown", "done")
    assert scene.asked == "0 terror"
    assert scene.ask.params["markers"] == 2


# Commitment.


def test_whoever_is_here_takes_part() -> None:
    """RC-12.6, RC-19.9: even with nothing to commit; nobody else contributes."""
    scene = board(
        3, plans="downtown 0 0", rituals="0 downtown 3 | 1 downtown 1", hands={2: "dag-dockhands"}
    )
    scene.plays("execute dominance downtown")
    assert scene.story.count("committed") == 2
    assert scene.happened("confrontation-won") == [{"seat": 0}]


def test_the_executor_commits_first_and_sealed() -> None:
    """RC-12.7, RC-21.4, RC-16: the number of cards is public; cards and Thugs are not."""
    scene = fight(
        hands={0: "cth-tide cth-followers", 1: "has-masks"}, tokens={0: (3, 0, 0), 1: (2, 0, 0)}
    )
    assert scene.asked == "0 commit"
    scene.plays("commit cth-followers", "commit cth-tide", "fist 2")
    assert scene.asked == "1 commit"
    for seat in (1, SPECTATOR):
        side = scene.match.view(seat).confrontation.sides[0]  # type: ignore[attr-defined]
        assert (side.number, side.cards, side.thugs, side.total) == (2, (), None, None)
    assert scene.view(0).sealed == ("cth-followers", "cth-tide")
    assert scene.view(0).fist == 2
    heard = [event for event in scene.match.heard(1) if event.key == "committed"]
    assert heard[0].params == {"seat": 0, "number": 2}


def test_bluff_cards_may_be_laid() -> None:
    """RC-12.7: any cards, of any kind, or none."""
    scene = fight(hands={0: "cth-followers", 1: "has-masks"})
    assert scene.moves == ["commit cth-followers", "done"]


def test_worked_example_of_a_confrontation() -> None:
    """RC-12.8, RC-12.9, RC-12.10, RC-12.12, TV-5: 10 against 9; the loser's III goes back."""
    scene = board(
        plans="downtown 0 0", rituals="0 downtown 1 3 | 1 uptown 3",
        hands={0: "cth-brawlers cth-followers cth-zealots", 1: "has-brawlers has-followers"},
        tokens={0: (4, 0, 0), 1: (4, 0, 0)},
    )  # fmt: skip
    scene.plays("execute dominance downtown", "move-ritual 3 uptown")
    scene.plays("commit cth-brawlers", "commit cth-followers", "commit cth-zealots", "fist 4")
    scene.plays("commit has-brawlers", "commit has-followers", "fist 4")
    assert [each["number"] for each in scene.happened("attack-total")] == [10, 9]
    assert scene.happened("confrontation-won") == [{"seat": 0}]
    assert scene.rituals(0, "downtown") == "1 3"
    assert scene.rituals(1, "downtown") == ""
    assert scene.discards(1).split()[-1] == DEAD
    assert scene.discards(0) == "cth-followers cth-brawlers cth-zealots"
    assert (scene.tokens(0), scene.tokens(1)) == ((0, 0, 0), (0, 0, 0))


def test_a_tie_at_the_top_has_no_winner() -> None:
    """RC-12.11, RC-18.9, RC-19.11, TV-11: 8, 8, 5: all three lose."""
    scene = board(
        3, plans="downtown 0 0", rituals="0 downtown 1 | 1 downtown 1 | 2 downtown 2",
        tokens={0: (7, 0, 9), 1: (7, 0, 0), 2: (3, 0, 0)},
    )  # fmt: skip
    scene.plays("execute dominance downtown", "fist 7", "fist 7", "fist 3")
    assert [each["number"] for each in scene.happened("attack-total")] == [8, 8, 5]
    assert scene.happened("confrontation-tied") == [{"number": 8}]
    assert [scene.rituals(seat, "downtown") for seat in range(3)] == ["", "", ""]
    assert [scene.discards(seat) for seat in range(3)] == [DEAD, DEAD, DEAD]
    assert scene.asked == "0 plan"


def test_a_tie_below_the_top_changes_nothing() -> None:
    """RC-12.10, RC-18.9"""
    scene = board(
        3, plans="downtown 0 0", rituals="0 downtown 3 | 1 downtown 1 | 2 downtown 1",
    )  # fmt: skip
    scene.plays("execute dominance downtown")
    assert scene.happened("confrontation-won") == [{"seat": 0}]
    assert [scene.discards(seat) for seat in range(3)] == ["", DEAD, DEAD]


def test_an_executor_who_loses_is_done() -> None:
    """RC-12.13: the winning opposer gains nothing further."""
    scene = fight(rituals="0 downtown 1 | 1 downtown 3", tokens={0: (0, 0, 9)})
    assert scene.asked == "0 plan"
    assert scene.rituals(1, "downtown") == "3"
    assert scene.rituals(0, "downtown") == ""
    assert (sum(scene.s.dominance), scene.discards(1)) == (0, "")


def test_dead_cards_come_after_the_committed_ones() -> None:
    """RC-19.12"""
    scene = fight(rituals="0 downtown 1 | 1 downtown 3", hands={0: "cth-followers"})
    scene.plays("commit cth-followers")
    assert scene.discards(0) == f"cth-followers {DEAD}"


# Abilities of committed cards.


@pytest.mark.parametrize(
    ("name", "executing", "total"),
    [
        ("cth-tide", True, 2 + 3 + 1),
        ("cth-tide", False, 2 + 3),
        ("dag-dockhands", True, 2 + 3),
        ("dag-dockhands", False, 2 + 3 + 1),
        ("guardian-wharf", True, 4 + 3 + 1),
        ("guardian-wharf", False, 4 + 3),
    ],
)
def test_abilities_for_executors_and_opposers(name: str, executing: bool, total: int) -> None:
    """RC-17.10, RC-17.13: executing and opposing."""
    seat = 2 if name.startswith("dag") else 0
    executor = seat if executing else 1
    other = 1 if executing else seat
    scene = board(
        3, plans=f"downtown {executor} {executor}", active=executor,
        rituals=f"{seat} downtown 3 | 1 downtown 3", hands={seat: name},
    )  # fmt: skip
    scene.plays("execute dominance downtown", f"commit {name}")
    totals = {each["seat"]: each["number"] for each in scene.happened("attack-total")}
    assert totals[seat] == total
    assert totals[1] == 3
    assert other in totals


@pytest.mark.parametrize(("bluffs", "bonus"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_masks_count_other_bluff_cards(bluffs: int, bonus: int) -> None:
    """RC-17.11: each other card without Attack icon, at most two."""
    cards = ["has-followers", "has-followers", "has-sign"][:bluffs]
    hand = " ".join(["has-masks", *cards])
    scene = board(
        plans="downtown 1 1", active=1, rituals="1 downtown 3 | 0 downtown 1", hands={1: hand}
    )
    scene.plays("execute dominance downtown", *(f"commit {each}" for each in hand.split()))
    totals = {each["seat"]: each["number"] for each in scene.happened("attack-total")}
    assert totals[1] == 3 + 2 + bonus


@pytest.mark.parametrize("name", ["cha-guards", "guardian-angles"])
def test_weakening_a_rival(name: str) -> None:
    """RC-12.8, RC-12.9, RC-17.9: the rival is chosen; who revealed earlier can still be hit."""
    scene = board(
        4, plans="downtown 0 0", rituals="0 downtown 3 | 1 downtown 1 | 3 downtown 3",
        hands={3: name},
    )  # fmt: skip
    scene.plays("execute dominance downtown", f"commit {name}")
    assert scene.asked == "3 target"
    assert scene.moves == ["target 0", "target 1"]
    scene.plays("target 0")
    totals = {each["seat"]: each["number"] for each in scene.happened("attack-total")}
    assert totals[0] == 2
    assert scene.happened("weakened") == [{"seat": 3, "to": 0, "number": 1}]


def test_a_total_is_never_below_zero() -> None:
    """RC-12.9"""
    hand = " ".join(["guardian-angles"] * 2)
    scene = fight(rituals="0 downtown 3 | 1 downtown 1", hands={0: hand})
    scene.plays("commit guardian-angles", "commit guardian-angles")
    totals = {each["seat"]: each["number"] for each in scene.happened("attack-total")}
    assert totals[1] == 0


def test_the_brood_wards_off_disorganization() -> None:
    """RC-17.9: ward, if its owner does not win."""
    scene = fight(rituals="0 downtown 1 | 1 downtown 3 2", hands={0: "guardian-cellar"})
    scene.plays("commit guardian-cellar")
    assert scene.discards(0) == "guardian-cellar"
    assert scene.rituals(0, "downtown") == ""


def test_confrontation_abilities_work_only_when_committed() -> None:
    """RC-17.2: in the hand they do nothing."""
    scene = fight(hands={0: "cth-tide"})
    scene.plays("done")
    assert scene.happened("used") == []


# Terror.


def test_terror_must_exceed_sanity() -> None:
    """RC-12.14, RC-12.15, TV-6: Sanity 4, Rituals 4: one more is needed; one marker, the I goes."""
    scene = board(
        plans="downtown 0 0", rituals="0 downtown 1 3 | 1 downtown 1", sanity="downtown 3",
        arrived="downtown 1", tokens={0: (0, 0, 1)},
    )  # fmt: skip
    scene.plays("execute dominance downtown")
    assert scene.asked == "0 terror"
    scene.plays("terrorize")
    assert scene.tokens() == (0, 0, 0)
    assert scene.asked == "0 remove"
    scene.plays("remove 1")
    assert scene.dominance(0, "downtown") == 1
    assert scene.rituals(0, "downtown") == "3"


def test_equality_is_not_enough() -> None:
    """RC-12.15, TV-6, TV-10"""
    scene = fight(rituals="0 downtown 1 3 | 1 downtown 1", sanity="downtown 4")
    assert scene.happened("no-terror") == [{"seat": 0, "number": 4}]
    assert scene.asked == "0 plan"


def test_two_markers_without_a_confrontation() -> None:
    """RC-12.17, TV-7, TV-10: Sanity 3, Ritual III: four Terror succeed."""
    scene = board(
        plans="northside 0 0", rituals="0 northside 3", sanity="northside 3", tokens={0: (0, 0, 1)}
    )
    scene.plays("execute dominance northside", "terrorize")
    assert scene.dominance(0, "northside") == 2
    assert scene.rituals(0, "northside") == ""


def test_terror_is_optional() -> None:
    """RC-12.14, RC-19.21: also after a Confrontation; nothing is removed then (RC-12.20)."""
    scene = fight(tokens={0: (0, 0, 9)})
    scene.plays("done")
    assert scene.rituals(0, "downtown") == "3"
    assert scene.tokens() == (0, 0, 9)


def test_terror_is_paid_without_padding() -> None:
    """RC-12.15: only sufficient payments, nothing that could be left out."""
    scene = board(
        plans="northside 0 0", rituals="0 northside 1", sanity="northside 3",
        hands={0: "cth-nightmare cth-zealots cth-builder guardian-servitor"}, tokens={0: (0, 0, 1)},
    )  # fmt: skip
    scene.plays("execute dominance northside", "terrorize", "done")
    assert scene.asked == "0 pay-terror"
    assert scene.ask.params == {"number": 3, "paid": 0, "waste": 0}
    assert scene.moves[-1] == "pay guardian-servitor"
    scene.plays("pay cth-nightmare")
    assert scene.moves == ["pay cth-builder", "pay cth-zealots", "pay-token freak"]


def test_committed_cards_cannot_add_terror() -> None:
    """RC-12.16"""
    scene = fight(hands={0: "guardian-belfry cth-nightmare"})
    scene.plays("commit guardian-belfry", "done")
    scene.plays("terrorize")
    assert "guardian-belfry" in scene.discards()
    assert scene.hand() == ""


@pytest.mark.parametrize(
    ("name", "given", "bonus"),
    [
        ("cth-nightmare", {"arrived": "downtown 1"}, 1),
        ("cth-nightmare", {}, 0),
        ("has-sign", {"sites": "{seat} downtown"}, 1),
        ("has-sign", {}, 0),
        ("dag-reef", {"rituals": "{seat} downtown 1 2"}, 1),
        ("dag-reef", {}, 0),
        ("cha-feeding", {}, 0),
        ("guardian-belfry", {"arrived": "downtown 1"}, 1),
        ("guardian-belfry", {"arrived": "downtown 3"}, 2),
    ],
)
def test_terror_abilities(name: str, given: dict[str, str], bonus: int) -> None:
    """RC-17.10, RC-17.11, RC-17.7: before the payment; conditions and caps."""
    seat = CULTS.index(name[:3]) if name[:3] in CULTS else 0
    filled = {key: text.format(seat=seat) for key, text in given.items()}
    setting = {"rituals": f"{seat} downtown 3"} | filled
    scene = board(
        4, plans=f"downtown {seat} {seat}", active=seat, hands={seat: name},
        tokens={seat: (0, 0, 9)}, **setting,  # type: ignore[arg-type]
    )  # fmt: skip
    scene.plays("execute dominance downtown", "terrorize")
    if not bonus:
        assert scene.asked == f"{seat} pay-terror"
        return
    assert scene.asked == f"{seat} terror-ability"
    scene.plays(f"use {name}")
    assert scene.s.terror == bonus


def test_the_feeding_hour_follows_a_won_confrontation() -> None:
    """RC-17.10: after_confrontation."""
    scene = board(
        4, plans="downtown 3 3", active=3, rituals="3 downtown 3 | 1 downtown 1",
        hands={3: "cha-feeding"}, tokens={3: (0, 0, 9)},
    )  # fmt: skip
    scene.plays("execute dominance downtown", "done", "terrorize", "use cha-feeding")
    assert scene.s.terror == 1


def test_the_servitor_saves_the_ritual() -> None:
    """RC-17.7, RC-17.9: ward of the Ritual; the card may pay afterwards (RC-17.6)."""
    scene = board(plans="downtown 0 0", rituals="0 downtown 3", hands={0: "guardian-servitor"})
    scene.plays("execute dominance downtown", "terrorize", "use guardian-servitor")
    assert scene.dominance(0, "downtown") == 2
    assert scene.rituals(0, "downtown") == "3"
    assert scene.discards() == "guardian-servitor"


def test_a_full_district_lets_markers_be_replaced() -> None:
    """RC-2.10, RC-12.18, TV-16: one after the other, optional, back to the owner."""
    scene = board(
        plans="downtown 0 0", rituals="0 downtown 3", dominance="1 downtown 4",
        tokens={0: (0, 0, 9)},
    )  # fmt: skip
    scene.plays("execute dominance downtown", "terrorize")
    assert scene.moves == ["replace 1", "done"]
    scene.plays("replace 1", "done")
    assert (scene.dominance(0, "downtown"), scene.dominance(1, "downtown")) == (1, 3)


def test_two_markers_and_one_empty_field() -> None:
    """RC-19.10, RC-12.18: the first fills it, the second may replace."""
    scene = board(
        plans="downtown 0 0", rituals="0 downtown 3", dominance="1 downtown 3",
        tokens={0: (0, 0, 9)},
    )  # fmt: skip
    scene.plays("execute dominance downtown", "terrorize")
    assert scene.asked == "0 replace"
    scene.plays("replace 1")
    assert (scene.dominance(0, "downtown"), scene.dominance(1, "downtown")) == (2, 2)


def test_no_marker_left() -> None:
    """RC-12.19: Terror may still be carried out, and takes its Ritual."""
    scene = board(
        plans="downtown 0 0", rituals="0 downtown 3", dominance="0 northside 4 | 0 uptown 4",
        tokens={0: (0, 0, 9)},
    )  # fmt: skip
    scene.plays("execute dominance downtown", "terrorize")
    assert scene.happened("no-marker") == [{"seat": 0}, {"seat": 0}]
    assert scene.rituals(0, "downtown") == ""


def test_the_executor_chooses_the_ritual_to_lose() -> None:
    """RC-12.20"""
    scene = board(plans="downtown 0 0", rituals="0 downtown 1 3", tokens={0: (0, 0, 9)})
    scene.plays("execute dominance downtown", "terrorize")
    assert scene.moves == ["remove 1", "remove 3"]
    scene.plays("remove 3")
    assert scene.rituals(0, "downtown") == "1"


@pytest.mark.parametrize("cult", ["cth", "has", "dag", "cha"])
def test_plain_cards_are_worth_their_icons(cult: str) -> None:
    """RC-12.9: brawlers fight for 2, followers and zealots only pretend to; all are discarded."""
    hand = f"{cult}-brawlers {cult}-followers {cult}-zealots"
    seat = ["cth", "has", "dag", "cha"].index(cult)
    other = (seat + 1) % 4
    scene = board(
        4, plans=f"downtown {seat} {seat}", active=seat,
        rituals=f"{seat} downtown 3 | {other} downtown 1", hands={seat: hand},
    )  # fmt: skip
    scene.plays("execute dominance downtown", *(f"commit {each}" for each in hand.split()))
    totals = {each["seat"]: each["number"] for each in scene.happened("attack-total")}
    assert totals == {seat: 3 + 2, other: 1}
    assert sorted(scene.discards(seat).split()) == sorted(hand.split())
