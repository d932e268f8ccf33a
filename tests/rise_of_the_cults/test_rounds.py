"""Rounds, City Phase, Cult Phase, Planning Phase, Hiding Phase (RC-4 to RC-7, RC-13)."""

from __future__ import annotations

import pytest

from mythos.core.match import Match
from mythos.games.rise_of_the_cults import GAME
from mythos.games.rise_of_the_cults.cards import house_edition
from mythos.games.rise_of_the_cults.hiding import end_round
from mythos.games.rise_of_the_cults.rituals import advance
from mythos.games.rise_of_the_cults.state import (
    ABILITIES,
    CITY,
    HIDING,
    MOBILIZATION,
    PLANNING,
    RECRUITMENT,
    Cults,
)
from mythos.games.rise_of_the_cults.words import Duration
from tests.rise_of_the_cults.board import DEAD, NAMES, TABLE, board, random_games

SIX = "cth-followers cth-brawlers cth-zealots cth-builder cth-courier cth-tide"
CITY_CARDS = {card.id: card for card in house_edition().city}


# Rounds.


@pytest.mark.parametrize("rounds", [6, 10])
def test_a_game_has_six_to_ten_rounds(rounds: int) -> None:
    """RC-4.1, RC-5.6, RC-14.1, RC-21.8: and r - 1 City cards; no Hiding Phase in the last one."""
    *_, last = random_games(1, 2, rounds=rounds)
    assert last.match.over
    assert len(last.happened("round")) == rounds
    assert len(last.happened("city")) == rounds - 1


def test_phases_in_order() -> None:
    """RC-4.2, RC-4.3, RC-18.20: City, Cult, Planning, Action, Hiding; the First Cultist first."""
    seen: list[str] = []
    for scene in random_games(1, 3):
        view = scene.view()
        if not seen or seen[-1] != view.phase:
            seen.append(view.phase)
    asked = [phase for phase in seen if phase in ("recruitment", "planning", "action")]
    assert asked == ["recruitment", "planning", "action"] * 6


# City.


@pytest.mark.parametrize("name", sorted(CITY_CARDS))
def test_each_city_card_advances_its_investigators(name: str) -> None:
    """RC-5.1, RC-5.2, RC-18.8: once in each district it names, whatever its effect."""
    scene = board(4, phase=CITY, round=2, chance=[name])
    card = CITY_CARDS[name]
    districts = ["northside", "downtown", "uptown", "rivertown"]
    assert scene.s.track == [4 - (each in card.advance) for each in districts]
    assert scene.view().city == name
    assert scene.happened("city") == [{"card": name}]


@pytest.mark.parametrize(
    ("name", "key", "number"),
    [
        ("city-01", "bluff_tokens", 1),
        ("city-02", "plan_markers", 3),
        ("city-03", "token_limit", 3),
        ("city-04", "token_limit", 8),
        ("city-07", "dice", 6),
        ("city-08", "mobilization_draw", 5),
    ],
)
def test_city_cards_that_change_a_number_for_a_round(name: str, key: str, number: int) -> None:
    """RC-5.3, RC-5.4, RC-17.12: until the end of the round."""
    scene = board(phase=CITY, round=2, chance=[name])
    assert getattr(scene.view().numbers, key) == number
    assert CITY_CARDS[name].duration is Duration.ROUND


@pytest.mark.parametrize(
    ("name", "cost"),
    [("city-11", (6, 1, 2, 3)), ("city-13", (5, 0, 1, 2)), ("city-06", (5, 1, 2, 3))],
)
def test_city_cards_that_change_costs_of_sites_and_rituals(
    name: str, cost: tuple[int, ...]
) -> None:
    """RC-17.12: cost_site and cost_ritual; city-06 has no further effect."""
    northside = board(phase=CITY, round=2, chance=[name]).view().districts[0]
    assert (northside.site_cost, *northside.ritual_costs) == cost


def test_a_city_card_that_makes_cards_dearer() -> None:
    """RC-9.3, RC-17.12: city-14."""
    guardian = board(phase=CITY, round=2, chance=["city-14"]).view().districts[0].guardian
    assert guardian is not None
    assert guardian.price == 3


@pytest.mark.parametrize(("name", "sanity"), [("city-05", [2, 3, 3]), ("city-12", [3, 3, 3])])
def test_city_cards_that_lower_sanity(name: str, sanity: list[int]) -> None:
    """RC-2.9, RC-17.12: everywhere, or in Downtown and Uptown."""
    view = board(phase=CITY, round=2, chance=[name]).view()
    assert [each.sanity for each in view.districts] == sanity


def test_what_holds_for_a_round_ends_and_what_is_permanent_stays() -> None:
    """RC-5.3, RC-13.3: permanent effects of different cards add up."""
    scene = board(
        phase=CITY, round=2, chance=["city-05"], city="city-12", sanity_change=[0, -1, -1, 0]
    )
    assert [each.sanity for each in scene.view().districts] == [2, 2, 2]
    end_round(scene.s)
    assert scene.s.sanity_change == [0, -1, -1, 0]
    assert scene.view().permanent == ("city-12",)


def test_an_informer_finds_those_with_the_most_dominance() -> None:
    """RC-17.9: city-09; every player tied for most, if that is at least one."""
    given = {"dominance": "0 downtown 2 | 2 uptown 2 | 1 uptown 1"}
    scene = board(3, phase=CITY, round=2, chance=["city-09"], **given)  # type: ignore[arg-type]
    assert [each["seat"] for each in scene.happened("disorganized")] == [0, 2]
    nobody = board(3, phase=CITY, round=2, chance=["city-09"])
    assert nobody.happened("disorganized") == []


def test_pilgrims_come_to_all_in_turn_order() -> None:
    """RC-5.5, RC-17.9: city-10, clockwise from the First Cultist."""
    scene = board(3, phase=CITY, round=2, first=1, active=1, chance=["city-10"])
    assert scene.asked == "1 token"
    scene.plays("take thug", "take freak", "take adept")
    assert [each["seat"] for each in scene.happened("gained")] == [1, 2, 0]
    assert scene.tokens(0) == (0, 1, 0)


def test_the_presses_fall_silent() -> None:
    """RC-17.4, RC-17.9: city-15 lets each player destroy one Disorganization card."""
    scene = board(phase=CITY, round=2, chance=["city-15"], discards={0: f"cth-tide {DEAD}"})
    assert scene.asked == "0 destroy-more"
    assert scene.moves == [f"destroy {DEAD}", "done"]
    scene.plays(f"destroy {DEAD}")
    assert scene.s.destroyed[0] == [TABLE.disorganization]


def test_an_arriving_investigator() -> None:
    """RC-2.8: joins the stack, and the next one starts; each advance in full."""
    s = board(3, track="uptown 1").s
    advance(s, 2)
    assert (s.arrived[2], s.track[2]) == (1, 3)
    advance(s, 2)
    assert (s.arrived[2], s.track[2]) == (1, 2)


# Mobilization.


def test_everybody_draws_six() -> None:
    """RC-6.1, RC-6.2, RC-18.10: hand sizes are public, hands are not."""
    scene = board(phase=MOBILIZATION)
    assert [each.hand_size for each in scene.view(1).seats] == [6, 6]
    assert len(scene.view(1).hand) == 6
    assert scene.happened("drew-unseen")[0]["number"] == 6


def test_dead_cards_are_discarded_at_once() -> None:
    """RC-4.6, RC-6.2, TV-14: six drawn, two of them dead: hand of four."""
    deck = f"cth-followers cth-followers cth-tide cth-broker {DEAD} {DEAD}"
    scene = board(phase=MOBILIZATION, decks={0: deck})
    assert len(scene.s.hands[0]) == 4
    assert scene.discards() == f"{DEAD} {DEAD}"
    assert scene.happened("drew-disorganization") == [{"seat": 0, "number": 2}]


def test_an_empty_deck_is_made_anew_only_when_a_card_must_be_drawn() -> None:
    """RC-4.5, TV-15: deck 2, discard pile 8: draw 2, shuffle, draw 4."""
    pile = f"{SIX} cth-preacher cth-recruiter".replace("cth-tide", "cth-broker")
    scene = board(phase=MOBILIZATION, decks={0: "cth-tide cth-letters"}, discards={0: pile})
    assert (len(scene.s.hands[0]), len(scene.s.decks[0]), len(scene.s.discards[0])) == (6, 4, 0)
    exact = board(phase=MOBILIZATION, decks={0: SIX}, discards={0: "cth-letters"})
    assert (len(exact.s.decks[0]), exact.discards()) == (0, "cth-letters")


def test_a_dead_card_is_not_part_of_a_reshuffle_in_the_same_draw() -> None:
    """RC-4.6: it is discarded after the last card."""
    scene = board(phase=MOBILIZATION, decks={0: DEAD}, discards={0: "cth-tide cth-letters"})
    assert scene.hand() == "cth-tide cth-letters"
    assert scene.discards() == DEAD


def test_nothing_left_to_draw() -> None:
    """RC-4.5, RC-19.19: fewer cards."""
    scene = board(phase=MOBILIZATION, decks={0: "cth-tide"})
    assert scene.hand() == "cth-tide"


@pytest.mark.parametrize("name", ["cth-preacher", "action-pamphlets"])
def test_mobilization_abilities_draw(name: str) -> None:
    """RC-6.3, RC-4.4: each card once; it stays in the hand."""
    hand = f"{name} cth-tide"
    scene = board(phase=ABILITIES, hands={0: hand}, decks={0: "cth-letters"})
    assert scene.asked == "0 mobilization"
    scene.plays(f"use {name}")
    assert sorted(scene.hand().split()) == sorted(["cth-letters", "cth-tide", name])
    assert scene.asked != "0 mobilization"


@pytest.mark.parametrize("cult", ["cth", "has", "dag", "cha"])
def test_every_cult_has_its_preacher(cult: str) -> None:
    """RC-6.3: the published starting card that draws."""
    seat = ["cth", "has", "dag", "cha"].index(cult)
    scene = board(4, phase=ABILITIES, step=seat, active=seat, hands={seat: f"{cult}-preacher"})
    scene.plays(f"use {cult}-preacher")
    assert len(scene.s.hands[seat]) == 2


def test_cards_drawn_in_mobilization_may_be_used_in_it() -> None:
    """RC-6.3, RC-17.8"""
    hands, decks = {0: "cth-preacher"}, {0: "action-pamphlets cth-tide"}
    scene = board(phase=ABILITIES, hands=hands, decks=decks, chance=["action-pamphlets"])
    scene.plays("use cth-preacher")
    assert scene.moves == ["use action-pamphlets", "done"]
    scene.plays("use action-pamphlets")
    assert len(scene.s.hands[0]) == 3


def test_mobilization_in_turn_order_and_optional() -> None:
    """RC-6.3, RC-17.4: clockwise from the First Cultist; nobody has to."""
    hands = {0: "cth-preacher", 1: "has-preacher"}
    scene = board(phase=ABILITIES, first=1, active=1, hands=hands)
    assert scene.asked == "1 mobilization"
    assert scene.plays("done").asked == "0 mobilization"


# Recruitment.


def test_three_rolls_in_all() -> None:
    """RC-6.4: a die kept once may be rolled again later."""
    scene = board(phase=RECRUITMENT, chance=[[1, 3, 5, 6, 6], [6, 6], [1, 1, 1]])
    assert scene.view().dice == ("thug", "adept", "freak", "blank", "blank")
    scene.plays("reroll 0 0 0 2")
    assert scene.view().rolls == 1
    scene.plays("reroll 0 1 0 2")
    assert scene.tokens() == (4, 0, 1)
    assert scene.asked == "1 dice"


def test_all_dice_may_be_kept() -> None:
    """RC-6.4, RC-6.5, RC-6.7: tokens for faces, none for blanks, no limit now."""
    scene = board(phase=RECRUITMENT, chance=[[1, 2, 3, 5, 6]], tokens={0: (9, 9, 9)})
    scene.plays("keep")
    assert scene.tokens() == (11, 10, 10)
    assert [(e["token"], e["number"]) for e in scene.happened("gained")] == [
        ("thug", 2), ("adept", 1), ("freak", 1)
    ]  # fmt: skip


@pytest.mark.parametrize("cult", ["cth", "has", "dag", "cha"])
def test_recruiters_turn_a_die_before_tokens_are_taken(cult: str) -> None:
    """RC-6.6, RC-17.7, RC-17.9: set_die, after the last roll."""
    seat = ["cth", "has", "dag", "cha"].index(cult)
    scene = board(
        4, phase=RECRUITMENT, step=seat, active=seat, hands={seat: f"{cult}-recruiter"},
        chance=[[6, 6, 6, 6, 6]],
    )  # fmt: skip
    scene.plays("keep", f"use {cult}-recruiter")
    assert scene.moves == [
        "turn-die blank thug",
        "turn-die blank adept",
        "turn-die blank freak",
        "done",
    ]
    scene.plays("turn-die blank freak")
    assert scene.tokens(seat) == (0, 0, 1)


@pytest.mark.parametrize("name", ["cth-letters", "action-sermon"])
def test_recruitment_cards_that_give_a_token(name: str) -> None:
    """RC-17.9: gain, of the taker's choice, after the tokens were taken."""
    scene = board(phase=RECRUITMENT, hands={0: name}, chance=[[6] * 5])
    scene.plays("keep", f"use {name}", "take freak")
    assert scene.tokens() == (0, 0, 1)
    assert scene.asked == "1 dice"


def test_the_critic_looks_at_a_hand() -> None:
    """RC-17.9, RC-16: peek and gain; the others see only that it happened."""
    scene = board(
        3, phase=RECRUITMENT, step=1, active=1, hands={1: "has-critic", 2: "dag-gold dag-reef"},
        chance=[[6] * 5],
    )  # fmt: skip
    scene.plays("keep", "use has-critic", "target 2")
    assert scene.tokens(1) == (0, 1, 0)
    seen = [event for event in scene.match.heard(1) if event.key == "peeked"]
    assert seen[0].params["cards"] == ("dag-reef", "dag-gold")
    assert not any(event.key == "peeked" for event in scene.match.heard(0))
    assert any(event.key == "peeked-unseen" for event in scene.match.heard(0))


def test_gold_exchanges_tokens() -> None:
    """RC-17.9: up to two, each for one of any kind."""
    scene = board(
        3, phase=RECRUITMENT, step=2, active=2, hands={2: "dag-gold"}, tokens={2: (2, 0, 0)},
        chance=[[6] * 5],
    )  # fmt: skip
    scene.plays("keep", "use dag-gold", "return thug", "take freak", "return thug", "take adept")
    assert scene.tokens(2) == (0, 1, 1)
    assert scene.ask.seat != 2


def test_the_idol_costs_somebody_a_token() -> None:
    """RC-17.9: lose, of the target's choice; fewer if there are fewer."""
    given = {"hands": {3: "cha-idol"}, "chance": [[6] * 5], "tokens": {1: (1, 1, 0)}}
    scene = board(4, phase=RECRUITMENT, step=3, active=3, **given)  # type: ignore[arg-type]
    scene.plays("keep", "use cha-idol", "target 1")
    assert scene.asked == "1 return"
    scene.plays("return adept")
    assert scene.tokens(1) == (1, 0, 0)


def test_water_discards_itself() -> None:
    """RC-17.5, RC-17.9: discard_cards and lose hit one and the same opponent."""
    scene = board(
        3, phase=RECRUITMENT, hands={0: "action-water", 1: "has-sign has-broker"},
        tokens={1: (0, 0, 1)}, chance=[[6] * 5],
    )  # fmt: skip
    scene.plays("keep", "use action-water", "target 1")
    assert scene.discards() == "action-water"
    assert scene.moves == ["discard has-broker", "discard has-sign"]
    scene.plays("discard has-sign", "return freak")
    assert (scene.hand(1), scene.tokens(1)) == ("has-broker", (0, 0, 0))


def test_one_more_die_by_the_stars() -> None:
    """RC-17.12: city-07."""
    scene = board(phase=RECRUITMENT, change=[0, 0, 0, 1, 0, 0, 0, 0], chance=[[1] * 6])
    scene.plays("keep")
    assert scene.tokens() == (6, 0, 0)


# Planning.


def test_markers_are_placed_one_after_the_other() -> None:
    """RC-7.1 to RC-7.4: compulsory, anywhere, several in one place; the last lies on top."""
    scene = board(phase=PLANNING)
    assert scene.moves == ["place-marker northside", "place-marker downtown", "place-marker uptown"]
    scene.plays("place-marker downtown", "place-marker downtown", "place-marker downtown")
    assert scene.view(1).districts[1].plans == (0, 1, 0)
    scene.plays(*["place-marker uptown"] * 5)
    assert scene.s.phase == 9
    assert scene.asked == "0 plan"


def test_three_markers_under_curfew() -> None:
    """RC-7.1, TV-20: six turns in a two-player round."""
    scene = board(phase=PLANNING, change=[-1, 0, 0, 0, 0, 0, 0, 0])
    scene.plays(*["place-marker uptown"] * 6)
    assert scene.s.phase == 9


# Hiding.


def test_hands_are_discarded_openly() -> None:
    """RC-13.1, RC-4.10: however large, in turn order."""
    hands = {0: f"{SIX} cth-letters cth-nightmare", 1: "has-sign"}
    scene = board(phase=HIDING, first=1, active=1, hands=hands)
    assert [each["seat"] for each in scene.happened("discarded")] == [1, 0]
    assert len(scene.happened("discarded")[1]["cards"]) == 8


def test_five_tokens_are_kept() -> None:
    """RC-13.2, RC-18.12: the owner chooses what goes back; nowhere else is the limit checked."""
    scene = board(phase=HIDING, tokens={0: (3, 3, 1)})
    assert scene.asked == "0 hide"
    scene.plays("return thug", "return freak")
    assert scene.tokens() == (2, 3, 0)


def test_the_first_cultist_marker_passes_on() -> None:
    """RC-13.3, RC-19.17: to the left; markers come back, the round goes on."""
    scene = board(3, phase=HIDING, first=2, active=2, board=[1] * 15, chance=["city-06"])
    assert (scene.s.first, scene.s.round, sum(scene.s.board)) == (0, 2, 0)


def test_chance_is_written_down() -> None:
    """RC-21.1, RC-21.2: a game is its moves and its chance; decisions come in the rules' order."""
    match: Match[Cults] = Match(GAME, list(NAMES[:2]), seed=bytes(32))
    assert [type(entry).__name__ for entry in match.entries] == ["Rolled"] * 3
    keys = list(
        dict.fromkeys(scene.asked.split()[1] for scene in random_games(1, 2) if scene.asked)
    )
    assert keys[:2] == ["stack", "site"]
    assert keys.index("dice") < keys.index("marker") < keys.index("plan")


def test_the_dice_are_put_away_after_recruiting() -> None:
    """RC-6.5: what they showed is in tokens, and nothing of it is left for the next."""
    scene = board(phase=RECRUITMENT, chance=[[1, 2, 3, 4, 5], [6] * 5])
    scene.plays("keep")
    assert scene.tokens(0) == (2, 2, 1)
    assert scene.asked == "1 dice"
    scene.plays("keep")
    assert scene.tokens(1) == (0, 0, 0)
    assert scene.s.dice == [0, 0, 0, 0]


def test_nobody_exchanges_what_another_has() -> None:
    """RC-17.14: Dagon's gold is not offered without tokens of one's own."""
    for own, offered in (((0, 0, 0), False), ((0, 0, 1), True)):
        scene = board(4, phase=RECRUITMENT, active=2, step=2, hands={2: "dag-gold"},
                      tokens={2: own, 3: (2, 0, 0)}, chance=[[6] * 5])  # fmt: skip
        scene.plays("keep")
        assert (scene.asked == "2 recruitment") == offered
