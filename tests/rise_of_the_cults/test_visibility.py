"""Who sees what, and worlds that agree with it (RC-16)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from mythos.core.dice import Dice, derive, seed_from
from mythos.core.match import Match
from mythos.core.seats import SPECTATOR
from mythos.games.rise_of_the_cults import GAME
from mythos.games.rise_of_the_cults.state import (
    ABILITIES,
    CITY,
    HIDING,
    MOBILIZATION,
    RECRUITMENT,
    dominance_of,
)
from mythos.games.rise_of_the_cults.words import Window
from mythos.games.rise_of_the_cults.zones import forget
from mythos.testing import check_game, fuzz
from mythos.testing.onlookers import leak_between_twins
from mythos.testing.walk import walk
from tests.marks import in_the_whole_run
from tests.rise_of_the_cults.board import DEAD, TABLE, board, card, place, random_games


def seen(scene: Any, seat: int) -> str:
    """All of a view but the printed cards, as text."""
    data = msgspec.to_builtins(scene.match.view(seat))
    del data["cards"]
    return str(data)


def test_hands_and_tokens_are_their_owners() -> None:
    """RC-16.1, RC-6.2: others see sizes of hands, nothing of tokens; decks are hidden from all."""
    scene = board(hands={0: "cth-tide"}, decks={0: "cth-letters"}, tokens={0: (1, 2, 3)})
    assert scene.view(0).hand == ("cth-tide",)
    assert scene.view(0).tokens == {"thug": 1, "adept": 2, "freak": 3}
    for other in (1, SPECTATOR):
        assert "cth-tide" not in seen(scene, other)
        assert scene.view(other).tokens == {"thug": 0, "adept": 0, "freak": 0}
        assert scene.view(other).seats[0].hand_size == 1
        assert scene.view(other).seats[0].stored_thugs is None
    assert "cth-letters" not in seen(scene, 0)
    assert scene.view(1).seats[0].deck_size == 1


def test_tokens_can_be_counted_along_but_no_fist_is_opened() -> None:
    """RC-16.1, RC-12.7: gains and payments are public; Thugs in a fist count as held till shown."""
    scene = board(
        plans="downtown 0 0", rituals="0 downtown 3 | 1 downtown 2",
        tokens={0: (4, 1, 2), 1: (3, 0, 0)},
    )  # fmt: skip
    held = {"thug": 4, "adept": 1, "freak": 2}
    assert scene.view(1).seats[0].counted == held
    scene.plays("execute dominance downtown", "fist 3")
    assert scene.asked.startswith("1 ")
    for other in (1, SPECTATOR):
        assert scene.view(other).seats[0].counted == held
    scene.plays("fist 0")
    assert scene.view(1).seats[0].counted == held | {"thug": 1}


def test_what_lies_open() -> None:
    """RC-16: board, Plan stacks, discard piles, destroyed cards, City card, Prologue."""
    scene = board(
        plans="downtown 0 1 0", sites="1 uptown", rituals="1 uptown 2", dominance="0 uptown 1",
        discards={1: "has-sign"}, decks={0: ""}, city="city-11 city-05",
    )  # fmt: skip
    view = scene.view(SPECTATOR)
    uptown = view.districts[2]
    assert (uptown.sites, uptown.dominance, uptown.levels) == ((1,), (1, 0), (0, 2))
    assert view.districts[1].plans == (0, 1, 0)
    assert view.seats[1].discards == ("has-sign",)
    assert len(view.seats[0].destroyed) == 12
    assert (view.city, view.permanent, view.city_left) == ("city-05", ("city-11",), 13)
    assert view.prologue == "prologue-1"


def test_the_city_deck_has_no_order_to_see() -> None:
    """RC-16: the set is known, the order is not."""
    scene = board(phase=CITY, round=2, chance=["city-06"])
    assert scene.s.city_deck == sorted(scene.s.city_deck)
    assert scene.view().city_left == 14


def test_drawn_cards_are_told_to_their_owner() -> None:
    """RC-16.2: the others hear the number."""
    scene = board(phase=MOBILIZATION, decks={0: "cth-tide cth-letters"})
    mine = [event.key for event in scene.match.heard(0) if event.params.get("seat") == 0]
    theirs = [event.key for event in scene.match.heard(1) if event.params.get("seat") == 0]
    assert (mine[0], theirs[0]) == ("drew", "drew-unseen")
    for event in scene.match.heard(1):
        if event.params.get("seat") == 0:
            assert "cth-tide" not in str(event.params)


def test_a_shown_card_is_remembered_not_displayed() -> None:
    """RC-16, RC-16.1: worlds keep it in the hand; the view does not show it."""
    scene = board(
        phase=ABILITIES, hands={0: "cth-preacher cth-tide", 1: "has-preacher"},
        decks={0: "cth-letters cth-zealots"}, chance=["cth-zealots"],
    )  # fmt: skip
    scene.plays("use cth-preacher", "use has-preacher")
    assert "cth-preacher" not in seen(scene, 1)
    for number in range(20):
        world = scene.match.imagine(1, Dice(seed_from(f"world {number}")))
        assert card("cth-preacher") in world.state.hands[0]
        assert len(world.state.hands[0]) == 3
    scene.match.undo(1, consent=True)


def test_a_bought_card_is_remembered() -> None:
    """RC-4.9, RC-16.1"""
    scene = board(plans="downtown 0 | uptown 1", sites="0 downtown", tokens={0: (0, 3, 0)})
    scene.plays("execute augmentation downtown", "buy guardian-cellar")
    for number in range(5):
        world = scene.match.imagine(1, Dice(seed_from(f"world {number}")))
        assert world.state.hands[0] == [card("guardian-cellar")]


def test_what_was_left_in_a_deck_is_known_to_be_drawn() -> None:
    """RC-4.5, RC-16.1: counting cards, one knows the last two of the old deck."""
    pile = "cth-followers cth-brawlers cth-zealots cth-broker cth-builder cth-courier"
    scene = board(phase=MOBILIZATION, decks={0: "cth-tide cth-letters"}, discards={0: pile})
    for number in range(10):
        world = scene.match.imagine(1, Dice(seed_from(f"world {number}")))
        assert card("cth-tide") in world.state.hands[0]
        assert card("cth-letters") in world.state.hands[0]


def test_a_peek_is_remembered_by_the_peeker_only() -> None:
    """RC-17.9, RC-16: until the hand is gone."""
    scene = board(
        3, phase=RECRUITMENT, step=1, active=1, hands={1: "has-critic", 2: "dag-gold dag-reef"},
        chance=[[6] * 5],
    )  # fmt: skip
    scene.plays("keep", "use has-critic", "target 2")
    hands = set()
    for number in range(20):
        dice = Dice(seed_from(f"world {number}"))
        assert scene.match.imagine(1, dice).state.hands[2] == [card("dag-reef"), card("dag-gold")]
        hands.add(tuple(scene.match.imagine(0, dice).state.hands[2]))
    assert len(hands) > 5


def test_nobody_imagines_a_dead_card_in_a_hand() -> None:
    """RC-4.6"""
    dead = " ".join([DEAD] * 8)
    scene = board(hands={1: "has-sign"}, decks={1: f"{dead} has-broker"})
    for number in range(20):
        world = scene.match.imagine(0, Dice(seed_from(f"world {number}")))
        assert card(DEAD) not in world.state.hands[1]


def test_fists_are_imagined_anew() -> None:
    """RC-12.7, RC-21.4: the sum of fist and screen is known, its division is not."""
    scene = board(
        plans="downtown 0 0", rituals="0 downtown 3 | 1 downtown 2", hands={1: "has-sign"},
        tokens={0: (5, 0, 0)},
    )  # fmt: skip
    scene.plays("execute dominance downtown", "fist 2")
    fists = set()
    for number in range(40):
        state = scene.match.imagine(1, Dice(seed_from(f"world {number}"))).state
        assert state.fists[0] + state.tokens[0] == 5
        fists.add(state.fists[0])
    assert fists == {0, 1, 2, 3, 4, 5}


def test_hiding_shows_what_is_discarded() -> None:
    """RC-16, RC-13.1"""
    scene = board(phase=HIDING, hands={0: "cth-tide"}, tokens={1: (6, 0, 0)})
    told = [event for event in scene.match.heard(1) if event.key == "discarded"]
    assert told[0].params["cards"] == ("cth-tide",)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_nothing_leaks_into_other_views_and_events(players: int) -> None:
    """RC-16.2: a card that only one seat has seen stands in nobody else's view."""
    for scene in random_games(1, players):
        for seat in range(players):
            view = scene.view(seat)
            assert len(view.hand) == len(scene.s.hands[seat])
            for side in view.confrontation.sides if view.confrontation else ():
                assert side.revealed or (side.cards, side.thugs) == ((), None)


@pytest.mark.parametrize("first", [0, *map(in_the_whole_run, range(1, 4))])
def test_the_laws_with_every_number_of_players(first: int) -> None:
    """RC-16.1: views, worlds, copies, undo, records, conservation."""
    assert check_game(GAME, games=1, seed=seed_from("cults"), every=12, first=first) > 125


@pytest.mark.parametrize("number", [0, 1, *map(in_the_whole_run, range(2, 8))])
def test_a_random_game_is_sound(number: int) -> None:
    """RC-4.7: every marker and card in one place, after every move."""
    assert fuzz(GAME, seed_from(f"cults {number}")) > 50


def test_a_seat_with_nothing_to_use_is_asked_like_one_that_has_something() -> None:
    """RC-16.1, RC-17.2: who is asked in a window says nothing about a hand."""
    for held in ("cth-letters", "cth-followers"):
        scene = board(phase=RECRUITMENT, hands={0: held}, chance=[[6] * 5, [6] * 5])
        scene.match.play(0, "keep")
        asked = scene.match.asked[0]
        assert (asked.seat, asked.question.key) == (0, "recruitment")


def test_a_window_that_no_hidden_card_belongs_to_is_passed_over() -> None:
    """RC-17.2: the cult's cards for it all lie open in the discards; everybody knows that."""
    table = TABLE.with_window[Window.RECRUITMENT]
    own = " ".join(TABLE.names[each] for each in table if TABLE.names[each].startswith("cth-"))
    scene = board(
        phase=RECRUITMENT, hands={0: "cth-followers"}, discards={0: own}, chance=[[6] * 5] * 2
    )
    scene.match.play(0, "keep")
    assert scene.match.asked[0].seat == 1


@pytest.mark.parametrize("number", [0, *map(in_the_whole_run, range(1, 4))])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_learns_about_hands_by_whom_the_table_asks(players: int, number: int) -> None:
    """RC-16.1: games that differ in a hidden card are the same for everybody else."""
    seed = derive(seed_from("onlookers"), players, number)
    match: Match[Any] = Match(GAME, players, seed=seed)
    for _ in walk(match, seed):
        pass
    for twin in range(8):
        assert leak_between_twins(match, Dice(derive(seed, "twin", twin))) == ""


def test_a_card_that_was_shown_is_not_imagined_to_be_the_one_just_drawn() -> None:
    """RC-17.8, RC-16: what came too late for the window is one of the cards nobody has seen."""
    hand = "has-sign has-broker has-critic"
    scene = board(hands={1: hand}, shown=[[], [card("has-sign")]], active=1, plans="uptown 1 0")
    scene.s.active, scene.s.barred = 1, [card("has-broker")]
    drawn = set()
    for number in range(40):
        s = scene.s.copy()
        GAME.imagine(s, 0, Dice(seed_from(f"drawn {number}")))
        assert s.barred[0] in s.hands[1]
        drawn.add(s.barred[0])
    assert card("has-sign") not in drawn
    assert len(drawn) > 3


@pytest.mark.parametrize("gone", range(3))
def test_only_the_card_that_left_is_forgotten(gone: int) -> None:
    """RC-16: whoever has peeked goes on remembering the others."""
    hand = [card(name) for name in ("has-broker", "has-critic", "has-sign")]
    s = board(hands={1: "has-broker has-critic has-sign"}).s
    s.peeked[0 * 2 + 1] = tuple(hand)
    forget(s, 1, hand[gone])
    assert list(s.peeked[1]) == hand[:gone] + hand[gone + 1 :]


def test_what_is_left_of_markers_is_open() -> None:
    """RC-16.1, RC-1.1: Rituals of each level and Dominance markers in a cult's supply."""
    given = {"rituals": "0 downtown 1 3 | 1 uptown 2 2", "dominance": "0 uptown 3 | 1 downtown 1"}
    first, second, third = board(3, **given).view().seats  # type: ignore[arg-type]
    assert [each.rituals_left for each in (first, second, third)] == [
        (1, 2, 0),
        (2, 0, 1),
        (2, 2, 1),
    ]
    assert [each.dominance_left for each in (first, second, third)] == [5, 7, 8]


def test_markers_of_others_are_others() -> None:
    """RC-14.2: each cult's Dominance by itself, whoever sits beside it."""
    s = board(4, dominance="1 uptown 2 | 2 northside 3 | 3 rivertown 1").s
    assert [dominance_of(s, seat) for seat in range(4)] == [0, 2, 3, 1]


def test_an_open_look_back_opens_the_fists_too() -> None:
    """RC-12.7, RC-16.2: what lies face down in a fight; and no fight where there is none."""
    scene = board(
        plans="downtown 0", rituals="0 downtown 1 | 1 downtown 2", hands={0: "cth-zealots"},
        tokens={0: (3, 0, 0)},
    )  # fmt: skip
    assert GAME.open_view(scene.s).confrontation is None
    scene.plays("execute dominance downtown", "commit cth-zealots")
    fight = GAME.open_view(scene.s).confrontation
    assert fight is not None
    assert "cth-zealots" in str(fight)
    assert "cth-zealots" not in str(scene.view(1).confrontation)


def test_each_side_of_a_fight_is_revealed_by_itself() -> None:
    """RC-12.8, RC-12.7: the first has shown what it laid, the second has not."""
    s = board(rituals="0 downtown 1 | 1 downtown 2", hands={0: "cth-zealots", 1: "has-sign"}).s
    s.participants, s.where = (0, 1), place("downtown")
    for seat in (0, 1):
        s.sealed[seat], s.hands[seat] = s.hands[seat], []
    for revealed in (0, 1):
        s.revealed = s.committed = 1 << revealed
        fight = GAME.view(s, SPECTATOR).confrontation
        assert fight is not None
        assert [side.revealed for side in fight.sides] == [seat == revealed for seat in (0, 1)]
        assert [side.committed for side in fight.sides] == [seat == revealed for seat in (0, 1)]
        assert [bool(side.cards) for side in fight.sides] == [seat == revealed for seat in (0, 1)]
