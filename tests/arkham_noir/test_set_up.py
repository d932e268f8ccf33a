"""Setting up the desk, and who may look where (AN-2, AN-3, AN-17)."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from mythos.core.match import Match
from mythos.core.record import Drawn
from mythos.core.seats import SPECTATOR
from mythos.games.arkham_noir import GAME
from mythos.games.arkham_noir.game import all_clues
from mythos.games.arkham_noir.state import Noir
from tests.arkham_noir.desk import DECK, Scene, desk, random_games


def new_game(seed: str = "new", **options: object) -> Scene:
    match: Match[Noir] = Match(GAME, 1, options=options, seed=seed.encode().ljust(32))
    return Scene(match)


def test_the_standard_setup() -> None:
    """TV-1, AN-3.1 to AN-3.4."""
    view = new_game().view
    assert (view.victims_left, len(view.cases), view.pile) == (3, 2, 42)
    assert (len(view.trail), len(view.hand), view.storms_left) == (5, 3, 4)
    assert (view.formula_waits, view.contact) == (True, "both")
    assert all(case.row == () for case in view.cases)


def test_the_trail_row_is_filled_from_right_to_left() -> None:
    """AN-3.2: the fifth card drawn is the first hot lead."""
    scene = new_game()
    drawn = [each.draw for each in scene.match.entries if isinstance(each, Drawn)]
    assert list(scene.view.trail) == drawn[2:7][::-1]
    assert drawn[7:] == list(scene.view.hand)


@pytest.mark.parametrize(("victims", "left"), [(4, 2), (5, 3), (6, 4)])
def test_two_cases_are_open_however_many_victims_there_are(victims: int, left: int) -> None:
    """AN-17, AN-17.2, AN-3.1: the rest of the six stays in the box unseen."""
    scene = new_game(victims=victims)
    assert (len(scene.cases), scene.s.victim_stack) == (2, left)
    assert len(scene.s.victim_pool) == left + 6 - victims


def test_a_victim_from_the_box_is_as_likely_as_any_other() -> None:
    """AN-3.1, AN-22.3: over many games every victim comes up equally often at first."""
    first = Counter(new_game(f"box {n}").cases[0] for n in range(300))
    assert set(first) == set(DECK.victim_names)
    assert max(first.values()) < 80


def test_no_other_contact_than_randolph_carter() -> None:
    """AN-3.5: there is no option for one."""
    assert set(GAME.options_type.__struct_fields__) == {
        "victory", "victims", "limit", "contact", "storm_counts_for_strain", "deck",
    }  # fmt: skip


def test_every_clue_is_always_in_exactly_one_place() -> None:
    """AN-2.1: the 50 clues and the formula, at every step of any game."""
    for scene in random_games():
        assert sorted(all_clues(scene.s)) == list(range(51))
        assert GAME.flaws(scene.s) == []


@pytest.mark.parametrize("area", ["pile", "discards", "storm_stack", "victim_pool", "hand"])
def test_the_conservation_check_notices_what_does_not_belong(area: str) -> None:
    """AN-2.1: the check that the fuzzer relies on is not empty itself."""
    s = desk(hand="P01").s.copy()
    getattr(s, area).append(0 if area != "victim_pool" else 2)
    assert GAME.flaws(s) != []


def test_the_view_names_what_lies_open_and_counts_what_does_not() -> None:
    """AN-2, AN-22.3: the draw pile by subtraction, without an order; stacks as numbers."""
    for scene in random_games(5):
        view, s = scene.view, scene.s
        assert Counter(view.unseen) == Counter(DECK.names[card] for card in s.pile)
        assert list(view.unseen) == sorted(view.unseen, key=DECK.numbers.__getitem__)
        assert view.victims_left == s.victim_stack
        assert view.storms_left == len(s.storm_stack)
        seen = msgspec.to_builtins(view)
        del seen["cards"], seen["closed_victims"], seen["cases"], seen["placing"]
        assert not any(name in str(seen) for name in DECK.victim_names)


def test_whoever_only_watches_does_not_see_the_hand() -> None:
    """AN-2: the hand is the player's; only its size is open."""
    for scene in random_games(3):
        view = scene.match.view(SPECTATOR)
        assert (
            msgspec.structs.replace(
                view,
                seat=0,
                hand=scene.view.hand,
                unseen=scene.view.unseen,
                placing=scene.view.placing,
            )
            == scene.view
        )
        shown = msgspec.to_builtins(view)
        assert (shown["hand"], shown["unseen"], shown["placing"]) == ((), (), ())
        assert shown["hand_size"] == len(scene.s.hand)


def test_a_watcher_is_not_told_what_was_dealt_or_searched() -> None:
    """AN-2, AN-7.6: only that a card was taken."""
    fresh = new_game().match
    assert "hand" in [event.key for event in fresh.heard(0)]
    assert "hand" not in [event.key for event in fresh.heard(SPECTATOR)]
    search = desk("V01:", trail="L07").plays("place-lead L07 V01", "take P08").match
    watched = [event for event in search.heard(SPECTATOR) if event.key.startswith("took")]
    assert [(event.key, dict(event.params)) for event in watched] == [
        ("took-unseen", {"area": "pile"})
    ]
    assert "P08" in [event.params.get("card") for event in search.heard(0)]


def test_the_words_of_a_case() -> None:
    """AN-1.9: the last card is the rightmost entry, or the victim."""
    scene = desk("V05: L01 S04 | V03:")
    assert [case.row for case in scene.view.cases] == [("L01", "S04"), ()]
    assert [case.kinds for case in scene.view.cases] == [1, 0]
