"""Alone against the automaton (RC-15)."""

from __future__ import annotations

import pytest

from mythos.core.dice import seed_from
from mythos.core.match import Match
from mythos.games.rise_of_the_cults import GAME
from mythos.games.rise_of_the_cults.npc import LINES
from mythos.games.rise_of_the_cults.scoring import meets_objective
from mythos.games.rise_of_the_cults.state import CITY, HIDING, NPC, PLANNING, Cults
from tests.rise_of_the_cults.board import DEAD, TABLE, Scene, Then, board, named

THUGS = [1, 1, 1, 1, 1]


def solo(plans: str = "downtown 1", **given: object) -> Scene:
    """The NPC to move with a marker on top of a stack; seat 0 has one left for afterwards."""
    setting: dict[str, object] = {"active": NPC, "plans": f"{plans} | uptown 0"} | given
    return board(1, **setting)  # type: ignore[arg-type]


def lines(scene: Scene) -> list[str]:
    """The plans that its table named, in order."""
    keys = [event for event in scene.match.events if event.key.startswith("npc-")]
    return [str(event.params["plan"]) for event in keys if "plan" in event.params]


# Set-up.


def test_the_solo_set_up() -> None:
    """RC-15.1 to RC-15.5, RC-18.13, RC-18.21: sites and Rituals for the NPC."""
    outcomes: list[str | list[int]] = [[1], [1], "prologue-1", "objective-3"]
    agreed = {"layout": "draft", "objective": "drawn"}
    match: Match[Cults] = Match(GAME, 1, options=agreed, fate=Then(outcomes))
    scene = Scene(match)
    while scene.ask.question.key == "stack":
        scene.plays(scene.moves[0])
    assert scene.sites(NPC) == ["northside", "downtown", "uptown"]
    assert [scene.rituals(NPC, each) for each in scene.sites(NPC)] == ["1", "2", "1"]
    assert scene.s.track[:3] == [2, 2, 2]
    assert scene.view().objective == "objective-3"
    assert scene.view().seats[NPC].npc
    assert len(scene.s.decks[NPC]) == 12
    scene.plays("found-site uptown")
    assert scene.asked in ("0 dice", "0 mobilization")


def test_an_objective_may_be_chosen() -> None:
    """RC-15.5"""
    match: Match[Cults] = Match(GAME, 1, options={"objective": "8", "layout": "first_game"})
    assert match.state.objective == 7


@pytest.mark.parametrize("options", [{}, {"layout": "first_game"}, {"layout": "draft"}])
def test_whoever_chooses_nothing_has_the_first_objective(options: dict[str, str]) -> None:
    """RC-15.5: just to beat the NPC, which is meant for the first game; whatever the dice say."""
    for seed in range(8):
        match: Match[Cults] = Match(GAME, 1, options=options, seed=seed_from(f"alone {seed}"))
        while match.state.objective < 0:
            match.play(0, match.asked[0].moves[0])
        assert TABLE.objective_names[match.state.objective] == "objective-1"


# Phases.


def test_the_city_means_little_to_the_npc() -> None:
    """RC-15.6, RC-15.23: it takes Disorganization cards, and tokens as Thugs."""
    scene = board(1, phase=CITY, round=2, chance=["city-10"])
    scene.plays("take freak")
    assert scene.tokens(NPC) == (1, 0, 0)
    assert scene.view().seats[NPC].stored_thugs == 1
    informer = board(1, phase=CITY, round=2, chance=["city-09"], dominance="1 uptown 1")
    assert informer.discards(NPC) == DEAD
    presses = board(1, phase=CITY, round=2, chance=["city-15"], discards={NPC: f"{DEAD} has-sign"})
    assert presses.discards(NPC) == "has-sign"


def test_only_the_human_has_a_cult_phase() -> None:
    """RC-15.7: the NPC draws nothing and rolls nothing."""
    scene = board(1, phase=5)
    assert len(scene.s.hands[0]) == 6
    assert scene.s.hands[NPC] == []
    while scene.ask.question.key != "marker":
        scene.plays(scene.moves[-1] if "done" in scene.moves else scene.moves[0])
    assert scene.tokens(NPC) == (0, 0, 0)


def test_the_npc_die_names_the_district() -> None:
    """RC-15.8: rolled again while it names Rivertown; human first."""
    scene = board(1, phase=PLANNING, chance=[[4], [2]])
    assert scene.asked == "0 marker"
    scene.plays("place-marker uptown")
    assert scene.view().districts[1].plans == (NPC,)
    assert [each["number"] for each in scene.happened("npc-die")] == [4, 2]


def test_under_curfew_the_npc_has_three_markers_too() -> None:
    """RC-15.23"""
    scene = board(1, phase=PLANNING, change=[-1, 0, 0, 0, 0, 0, 0, 0])
    scene.plays(*["place-marker uptown"] * 3)
    assert sum(len(stack) for stack in scene.s.plans) <= 6
    assert scene.s.phase == 9


def test_human_and_npc_alternate() -> None:
    """RC-15.9: without limit and without paying for the NPC (RC-18.15)."""
    scene = solo("downtown 1 1 1", chance=[[1], [1], [1]], board=[0] * 5 + [9] * 5)
    scene.plays("bluff uptown", "take thug", "take thug")
    assert scene.happened("ritual")[0] == {"seat": NPC, "level": 3, "district": "downtown"}
    assert len(scene.happened("ritual")) == 3


# The table.


def test_the_lowest_district_first() -> None:
    """RC-15.10"""
    scene = solo("northside 1 | downtown 1", chance=[[1]])
    assert scene.rituals(NPC, "northside") == "3"


def test_preparation_places_the_highest_in_supply() -> None:
    """RC-15.11, RC-18.16: then the Investigator advances."""
    scene = solo(rituals="1 uptown 3", chance=[[1]])
    assert scene.rituals(NPC, "downtown") == "2"
    assert scene.s.track[1] == 1
    assert lines(scene) == ["preparation"]


def test_preparation_in_a_full_district_becomes_dominance() -> None:
    """RC-15.11, TV-18: the field is checked before the supply."""
    scene = solo(rituals="1 downtown 1 1 2", chance=[[1]])
    assert lines(scene) == ["preparation", "dominance"]
    assert scene.dominance(NPC, "downtown") == 2


def test_preparation_without_supply_becomes_influence() -> None:
    """RC-15.11, TV-18: all five Rituals on the board, a free field."""
    scene = solo(rituals="1 downtown 1 | 1 northside 1 2 | 1 uptown 2 3", chance=[[1]])
    assert lines(scene) == ["preparation", "influence"]
    assert scene.happened("ritual-moved")[0]["source"] == "uptown"


def test_influence_without_a_ritual_elsewhere_becomes_dominance() -> None:
    """RC-15.11, TV-18: and without one here, Augmentation."""
    here = solo(rituals="1 downtown 1", chance=[[2]])
    assert lines(here) == ["influence", "dominance"]
    nowhere = solo(chance=[[2]])
    assert lines(nowhere) == ["influence", "dominance", "augmentation"]


def test_augmentation_takes_a_guardian_on_top() -> None:
    """RC-15.11, RC-15.14: and destroys a Disorganization card."""
    scene = solo(discards={NPC: f"has-sign {DEAD}"}, chance=[[4]])
    assert named(scene.s.npc_top) == "guardian-cellar"
    assert scene.view().seats[NPC].known_top == ("guardian-cellar",)
    assert scene.discards(NPC) == "has-sign"


def test_the_npc_bluffs_only_when_nothing_else_is_left() -> None:
    """RC-15.11, RC-15.14, RC-18.14, RC-18.17: two Thugs, whatever the City says."""
    empty = " ".join(["guardian-cellar"] * 7)
    scene = solo(discards={0: empty}, chance=[[4]], change=[0, 0, 0, 0, -1, 0, 0, 0])
    assert lines(scene) == ["augmentation", "bluff"]
    assert scene.tokens(NPC) == (2, 0, 0)
    assert LINES[5] == "bluff"


def test_augmentation_does_the_part_that_can_be_done() -> None:
    """RC-15.14: an empty Guardian stack, but a dead card to destroy."""
    empty = " ".join(["guardian-cellar"] * 7)
    scene = solo(discards={0: empty, NPC: DEAD}, chance=[[4]])
    assert lines(scene) == ["augmentation"]
    assert scene.discards(NPC) == ""


@pytest.mark.parametrize(
    ("rituals", "source", "level"),
    [
        ("1 uptown 2 | 1 northside 1", "uptown", 2),
        ("1 northside 1 3", "northside", 1),
        ("1 uptown 1 2", "uptown", 1),
    ],
)
def test_which_ritual_influence_moves(rituals: str, source: str, level: int) -> None:
    """RC-15.12, RC-19.15: higher district numbers first, then the lowest level; it rises."""
    scene = solo(rituals=rituals, chance=[[2]])
    moved = scene.happened("ritual-moved")[0]
    assert (moved["source"], moved["old"], moved["level"]) == (source, level, level + 1)


def test_among_equals_the_higher_district() -> None:
    """RC-15.12: Northside moves from Uptown rather than Downtown."""
    scene = solo("northside 1", rituals="1 downtown 1 | 1 uptown 1", chance=[[2]])
    assert scene.happened("ritual-moved")[0]["source"] == "uptown"


def test_a_ritual_without_next_level_moves_unchanged() -> None:
    """RC-15.12"""
    scene = solo(rituals="1 uptown 3", chance=[[2]])
    assert scene.rituals(NPC, "downtown") == "3"


def test_set_aside_cards_are_unseen_and_accumulate() -> None:
    """RC-15.13"""
    scene = solo("downtown 1 | northside 1", rituals="1 uptown 1 2", chance=[[2], "has-sign"])
    assert scene.view().seats[NPC].hand_size == 1
    assert "has-sign" not in str(scene.match.heard(0))


# Confrontations.


def test_the_npc_always_reinforces() -> None:
    """RC-15.15, RC-19.14: its highest from elsewhere, among equals from the higher number, even if
    one is here already.
    """
    scene = solo(
        "downtown 0", active=0, rituals="0 downtown 3 | 1 downtown 1 | 1 northside 2 | 1 uptown 2",
        chance=["has-sign", "has-critic", "has-broker", [6] * 5, [6] * 5, [6] * 5],
    )  # fmt: skip
    scene.plays("execute dominance downtown")
    assert scene.happened("ritual-moved")[0]["source"] == "uptown"
    assert scene.happened("attack-total") == [{"seat": 0, "number": 3}, {"seat": 1, "number": 3}]


def test_no_confrontation_with_an_absent_npc() -> None:
    """RC-15.17, RC-18.11: and Terror stays optional."""
    scene = solo("downtown 0", active=0, rituals="0 downtown 3", tokens={0: (0, 0, 9)})
    scene.plays("execute dominance downtown")
    assert scene.moves == ["terrorize", "done"]


def test_the_human_commits_first_whoever_executes() -> None:
    """RC-15.16, RC-15.18, RC-15.19: three cards, Thugs, dice with two re-rolls (TV-8)."""
    chance = [[3], "has-brawlers", "has-followers", "has-sign", [1, 2, 3, 5, 6], [1, 6, 6], [1, 6]]
    scene = solo(
        rituals="1 downtown 3 | 0 uptown 3", tokens={0: (1, 0, 0), 1: (2, 0, 0)}, chance=chance
    )
    assert scene.asked == "0 reinforce"
    scene.plays("move-ritual 3 uptown")
    assert scene.asked == "0 fist"
    scene.plays("fist 1")
    totals = {each["seat"]: each["number"] for each in scene.happened("attack-total")}
    assert totals == {0: 4, NPC: 3 + 2 + 2 + 4}
    assert scene.tokens(NPC) == (0, 0, 0)
    assert named(sorted(scene.s.discards[NPC])) == "has-followers has-brawlers has-sign"
    assert scene.discards(0) == DEAD
    assert scene.dominance(NPC, "downtown") == 1


def test_cards_set_aside_and_on_top_join_the_fight() -> None:
    """RC-15.13, RC-15.18: all of them, besides the top three."""
    scene = solo(
        "downtown 0", active=0, rituals="0 downtown 3 | 1 downtown 1",
        hands={NPC: "has-masks"}, npc_top=[TABLE.numbers["guardian-cellar"]],
        left=[7, 7, 6, 7, 7, 7, 0, 0],
        chance=["has-sign", "has-followers", [6] * 5, [6] * 5, [6] * 5],
    )  # fmt: skip
    scene.plays("execute dominance downtown")
    shown = scene.happened("revealed")[-1]["cards"]
    assert shown == ("has-masks", "guardian-cellar", "has-sign", "has-followers")
    totals = {each["seat"]: each["number"] for each in scene.happened("attack-total")}
    assert totals[NPC] == 1 + 2 + 2 + 2
    assert scene.s.hands[NPC] == []


def test_its_abilities_hit_the_human() -> None:
    """RC-15.22: weaken and ward as written; the NPC loses without a Disorganization card."""
    scene = solo(
        "downtown 0", active=0, rituals="0 downtown 3 | 1 downtown 1", tokens={0: (20, 0, 0)},
        decks={NPC: "guardian-angles guardian-cellar has-sign"},
    )  # fmt: skip
    scene.plays("execute dominance downtown", "fist 20")
    totals = {each["seat"]: each["number"] for each in scene.happened("attack-total")}
    assert totals[0] == 3 + 20 - 1
    assert DEAD not in scene.discards(NPC)


def test_operations_against_the_npc() -> None:
    """RC-15.22: peek and discard do nothing to it, lose takes stored Thugs."""
    scene = board(1, phase=7, hands={0: "action-water"}, tokens={NPC: (3, 0, 0)}, chance=[[6] * 5])
    scene.plays("keep", "use action-water")
    assert scene.tokens(NPC) == (2, 0, 0)
    assert scene.asked == "0 marker"


def test_an_ability_that_could_do_nothing_to_the_npc_is_not_offered() -> None:
    """RC-17.14, RC-15.22: there are no Thugs that it could lose."""
    scene = board(1, phase=7, hands={0: "action-water"}, chance=[[6] * 5])
    scene.plays("keep")
    assert scene.asked == "0 marker"
    others = board(2, phase=7, hands={0: "action-water"}, chance=[[6] * 5])
    others.plays("keep")
    assert "use action-water" in others.moves  # nobody is to learn what others have


def test_the_npc_deck_is_made_anew() -> None:
    """RC-15.19: a dead card among the three counts nothing and is not replaced."""
    scene = solo(
        "downtown 0", active=0, rituals="0 downtown 3 | 1 downtown 1", decks={NPC: "has-sign"},
        discards={NPC: f"{DEAD} has-broker"}, chance=["has-sign", DEAD, "has-broker"],
    )  # fmt: skip
    scene.plays("execute dominance downtown")
    assert len(scene.happened("revealed")[-1]["cards"]) == 3


def test_npc_terror_always_succeeds() -> None:
    """RC-15.20: two markers unopposed; its lowest Ritual goes."""
    scene = solo(rituals="1 downtown 1 3", sanity="downtown 5", arrived="downtown 4", chance=[[3]])
    assert scene.dominance(NPC, "downtown") == 2
    assert scene.rituals(NPC, "downtown") == "3"


def test_npc_terror_replaces_human_markers() -> None:
    """RC-15.20: with neither an empty field nor a human marker it places nothing."""
    scene = solo(rituals="1 downtown 1", dominance="0 downtown 1 | 1 downtown 3", chance=[[3]])
    assert (scene.dominance(0, "downtown"), scene.dominance(NPC, "downtown")) == (0, 4)
    spent = solo(rituals="1 downtown 1", dominance="1 northside 4 | 1 uptown 4", chance=[[3]])
    assert spent.happened("no-marker") == [{"seat": NPC}] * 2


def test_the_npc_shuffles_in_hiding() -> None:
    """RC-15.21: its deck, not the discard pile; Thugs and face-down cards stay."""
    guardian = TABLE.numbers["guardian-cellar"]
    scene = board(
        1, phase=HIDING, npc_top=[guardian], hands={NPC: "has-sign"}, tokens={NPC: (7, 0, 0)},
        discards={NPC: "has-critic"}, left=[7, 7, 6, 7, 7, 7, 0, 0], chance=["city-06"],
    )  # fmt: skip
    assert scene.s.npc_top == []
    assert guardian in scene.s.decks[NPC]
    assert (scene.hand(NPC), scene.discards(NPC)) == ("has-sign", "has-critic")
    assert scene.tokens(NPC) == (7, 0, 0)
    assert scene.s.first == 0


# Objectives.

WINNING = "0 downtown 3 | 0 uptown 3"


@pytest.mark.parametrize(
    ("number", "met", "missed"),
    [
        (1, {"dominance": "0 uptown 1"}, {"dominance": "1 uptown 1"}),
        (2, {"dominance": "0 uptown 2"}, {"dominance": "0 uptown 2 | 1 uptown 1"}),
        (3, {"dominance": "0 uptown 1", "sites": "0 northside downtown uptown"},
            {"dominance": "0 uptown 1", "sites": "0 northside downtown"}),
        (4, {"rituals": "0 northside 1 | 0 downtown 1 | 0 uptown 2"},
            {"rituals": "0 northside 1 | 0 downtown 1 2"}),
        (5, {"dominance": "0 uptown 4 | 1 downtown 2"}, {"dominance": "0 uptown 4 | 1 downtown 3"}),
        (6, {"dominance": WINNING}, {"dominance": "0 downtown 3 | 0 uptown 2"}),
        (7, {"dominance": "0 uptown 2"}, {"dominance": "0 uptown 2", "discards": {0: DEAD}}),
        (8, {"dominance": "0 northside 1 | 0 downtown 1 | 0 uptown 1"}, {"dominance": WINNING}),
    ],
)  # fmt: skip
def test_each_objective(number: int, met: dict[str, str], missed: dict[str, str]) -> None:
    """RC-15.24: all requirements, after scoring."""
    for given, wanted in ((met, True), (missed, False)):
        s = board(1, **given).s  # type: ignore[arg-type]
        s.objective = number - 1
        assert meets_objective(s) is wanted


def test_a_shared_victory_is_none() -> None:
    """RC-15.24: the human loses a perfect tie."""
    scene = board(1, round=6)
    scene.plays("bluff northside", "take thug", "take thug")
    assert scene.match.over
    result = scene.match.result
    assert result is not None
    assert result.winners == ()
    assert scene.happened("objective-missed") == [{"card": "objective-1"}]


def test_beating_the_npc() -> None:
    """RC-15.24: on points; the result names the human alone."""
    scene = board(1, round=6, dominance="0 uptown 1")
    scene.plays("bluff northside", "take thug", "take thug")
    result = scene.match.result
    assert result is not None
    assert (result.winners, result.scores) == ((0,), (1,))
    assert scene.happened("objective-met") == [{"card": "objective-1"}]


def test_an_npc_without_cards_reveals_none() -> None:
    """RC-15.19: deck and discard pile are empty."""
    scene = solo("downtown 0", active=0, rituals="0 downtown 3 | 1 downtown 1", decks={NPC: ""})
    scene.plays("execute dominance downtown")
    assert scene.happened("revealed")[-1]["cards"] == ()
