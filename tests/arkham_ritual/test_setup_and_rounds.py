"""Setting up the game and its rounds, with dummies at three and four (AR-3, AR-4, AR-13)."""

from __future__ import annotations

import pytest

from mythos.core.dice import seed_from
from mythos.core.errors import BadOption, BadPlayers, IllegalMove
from mythos.core.match import Match
from mythos.core.record import Rolled
from mythos.games.arkham_ritual import GAME
from mythos.games.arkham_ritual.cards import NAMES
from mythos.games.arkham_ritual.state import Ritual
from tests.arkham_ritual.table import new_game, random_games, settle, table, through_gate

DUMMIES = [(3, 2), (4, 1), (5, 0), (6, 0), (7, 0)]
FIVE = "idol_b mask_b dagger_b grimoire_b candelabra_b"


@pytest.mark.parametrize("players", range(3, 8))
def test_every_player_starts_with_seven_sanity_in_the_open(players: int) -> None:
    """AR-3.1."""
    scene = new_game(players)
    assert all(scene.view(seat).sanity == [7] * players for seat in range(players))


def test_unused_cards_are_nowhere_on_the_table() -> None:
    """AR-3.2: what the deck does not list is not drawn, held or discarded either."""
    unused = {"trapezohedron", "wary_student", "mad_professor", "nyarlathotep", "hastur", "mystery"}
    for scene in random_games(6, great_old_one="yog_sothoth"):
        s = scene.state
        places = [*s.held, *s.pile, *s.discards, s.top, s.transit, s.removed]
        assert unused.isdisjoint(NAMES[each] for each in places if each >= 0)


@pytest.mark.parametrize(
    ("before", "after"), [([7] * 5, [2, 2, 2, 2, 2]), ([5, 4, 3, 2, 1], [0] * 5)]
)
def test_a_loss_stops_at_zero(before: list[int], after: list[int]) -> None:
    """AR-3.3: five fall, whoever has fewer than five is left with none."""
    scene = settle("idol_r mask_r dagger_r grimoire_r candelabra_r", sanity=before)
    assert scene.sanity == after


def test_a_gain_stops_at_seven() -> None:
    """AR-3.1, AR-3.3, AR-16.5: Nyarlathotep's holder cannot use all that the others lost."""
    scene = through_gate(f"nyarlathotep {FIVE[7:]}", sanity=[5, 6, 6, 6, 1])
    assert scene.sanity == [7, 3, 3, 3, 1]


def test_every_round_is_dealt_from_all_22_cards() -> None:
    """AR-4.1, R-9: discards and a card that the Orb removed can be dealt and drawn again."""
    scene = table(
        "magical_orb mask_b dagger_b grimoire_b candelabra_b",
        active=1,
        draws="idol_b cthulhu investigator magical_orb cthulhu idol_r mask_r dagger_r investigator",
    )
    scene.gives(0).plays(0, "remove").all_pass()
    assert scene.state.round == 2
    assert scene.held == ["magical_orb", "cthulhu", "idol_r", "mask_r", "dagger_r"]
    view = scene.view(scene.asked)
    assert view.travelling is not None
    assert view.travelling.card == "investigator"
    assert (view.discards, view.removed, view.pile) == ([], 0, 16)


@pytest.mark.parametrize(("players", "dummies"), DUMMIES)
def test_every_holder_gets_one_card_and_the_rest_is_the_deck(players: int, dummies: int) -> None:
    """AR-4.2, AR-13.1, AR-13.2: the first turn has already drawn one card of 22 - N."""
    scene = new_game(players)
    holders = players + dummies
    assert len(scene.held) == holders
    assert len(scene.view(0).dummies) == dummies
    assert scene.view(0).pile == 22 - holders - 1


@pytest.mark.parametrize("players", range(3, 8))
def test_every_player_sees_all_held_cards_but_the_own_one(players: int) -> None:
    """AR-4.3."""
    scene = new_game(players)
    for seat in range(players):
        seen = scene.view(seat).held
        assert seen[seat] is None
        assert [*seen[:seat], *seen[seat + 1 :]] == [
            *scene.held[:seat],
            *scene.held[seat + 1 : players],
        ]


@pytest.mark.parametrize("face", range(1, 6))
def test_chance_names_the_first_active_player(face: int) -> None:
    """AR-4.4, R-3."""
    assert new_game(5, draws=f"={face}").asked == face - 1


def test_another_seed_may_name_another_first_player() -> None:
    """AR-4.4, R-3: over some seeds every seat comes to begin, and a seed repeats itself."""

    def first(seed: str) -> int:
        match: Match[Ritual] = Match(GAME, 5, seed=seed_from(seed))
        return match.state.active

    begun = [first(f"game {n}") for n in range(60)]
    assert set(begun) == set(range(5))
    assert begun == [first(f"game {n}") for n in range(60)]


def test_the_table_may_name_the_first_active_player() -> None:
    """AR-4.4, R-3: then nothing is rolled."""
    scene = new_game(5, first_player=3)
    assert scene.asked == 3
    assert not any(isinstance(entry, Rolled) for entry in scene.match.entries)


def test_the_first_player_must_sit_at_the_table() -> None:
    """AR-4.4: a seat that nobody has cannot begin."""
    with pytest.raises(BadOption, match="first_player"):
        new_game(4, first_player=4)


def test_the_least_sane_begins_the_next_round() -> None:
    """AR-4.5."""
    assert settle(FIVE, sanity=[5, 6, 7, 3, 4], active=0).asked == 3


@pytest.mark.parametrize(
    ("active", "begins"), [(0, 1), (1, 3), (2, 3), (3, 4), (4, 1)], ids=lambda seat: f"seat{seat}"
)
def test_a_tie_for_the_least_goes_clockwise_from_the_last_active(active: int, begins: int) -> None:
    """AR-4.5, R-4: seats 1, 3 and 4 are tied; the last active player is met last."""
    assert settle(FIVE, sanity=[7, 5, 6, 5, 5], active=active).asked == begins


def test_the_last_active_player_is_the_one_of_the_turn_that_ended_the_round() -> None:
    """AR-4.6: seat 0 opened the round, seat 2 was active when it ended."""
    scene = table(FIVE, active=0, draws="grimoire_r idol_r", sanity=[5, 5, 7, 5, 5])
    scene.gives(1)
    assert scene.asked == 2
    scene.plays(2, "give 1").plays(1, "pass 0").plays(0, "pass 4").plays(4, "pass 3")
    scene.plays(3, "refuse")
    assert scene.sanity == [5, 3, 7, 3, 5]
    assert scene.asked == 3


@pytest.mark.parametrize("players", [3, 5, 7])
def test_nobody_ever_holds_more_than_one_card(players: int) -> None:
    """AR-4.7, AR-16.6: only the active player has the deck in hand and gives from it."""
    for scene in random_games(players):
        assert len(scene.held) == max(players, 5)
        if not scene.match.over and scene.clause == "AR-5.3":
            assert scene.asked == scene.view(0).active


@pytest.mark.parametrize("players", [2, 8])
def test_the_game_is_for_three_to_seven(players: int) -> None:
    """AR-13.1: the rules have dummies for three and four, and nobody for fewer."""
    with pytest.raises(BadPlayers):
        new_game(players)


def test_a_dummy_keeps_its_open_card_for_the_round() -> None:
    """AR-13.2."""
    shown: dict[tuple[bytes, int], list[str]] = {}
    for scene in random_games(3):
        view = scene.view(1)
        assert shown.setdefault((scene.match.seed, view.round), view.dummies) == view.dummies
    assert len({tuple(each) for each in shown.values()}) > 1


@pytest.mark.parametrize(("players", "dummy"), [(3, 3), (3, 4), (4, 4)])
def test_a_dummy_never_receives_a_card(players: int, dummy: int) -> None:
    """AR-13.3."""
    scene = table(FIVE, players=players)
    with pytest.raises(IllegalMove) as given:
        scene.plays(0, f"give {dummy}")
    scene.plays(0, "give 1")
    with pytest.raises(IllegalMove) as passed:
        scene.plays(1, f"pass {dummy}")
    assert [given.value.clause, passed.value.clause] == ["AR-13.3", "AR-13.3"]
    assert given.value.reason == passed.value.reason == "no-player"


def test_a_dummy_has_no_sanity_no_hand_and_no_turn() -> None:
    """AR-13.3, AR-13.5: after the last real seat comes the first one again."""
    scene = table(FIVE, players=3, active=2)
    assert scene.view(0).hands_down == [0, 1]
    assert len(scene.view(0).sanity) == 3
    scene.plays(2, "give 1").plays(1, "pass 0").plays(0, "take")
    assert scene.asked == 0


def test_a_dummy_is_compared_and_counted_and_loses_nothing() -> None:
    """AR-13.4, R-6: its red mask spoils the blue one, and both dummies are among the fallen."""
    scene = settle("mask_b dagger_b grimoire_b mask_r idol_r", players=3)
    assert scene.sanity == [4, 7, 7]
    assert scene.happened("fallen") == [{"number": 3}]


def test_a_dummys_red_cards_and_artifacts_count_for_hastur() -> None:
    """AR-13.4, AR-10.4: three artifacts, three red cards."""
    scene = through_gate("hastur elder_sign mask_b mask_r idol_r", players=3)
    assert scene.sanity == [7, 7, 1]
