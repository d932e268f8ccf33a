"""The end of the game, the doom track and the round limit (AR-11, AR-12, AR-19.5)."""

from __future__ import annotations

import pytest

from mythos.core.errors import BadOption
from mythos.core.seats import SPECTATOR
from mythos.games.arkham_ritual.ends import sanity_if_settled
from tests.arkham_ritual.table import new_game, random_games, settle, table, through_gate

PURE = "idol_b mask_b dagger_b grimoire_b candelabra_b"
CURSED = "idol_r mask_r dagger_r grimoire_r candelabra_r"
ONE_FALLS = "idol_r mask_b dagger_b grimoire_b candelabra_b"


def test_a_player_at_zero_after_a_round_ends_the_game() -> None:
    """AR-11.1."""
    scene = settle(ONE_FALLS, sanity=[1, 7, 7, 7, 7])
    assert scene.match.over
    assert scene.match.asked == ()
    assert scene.view(SPECTATOR).over


def test_nobody_is_out_before_the_round_is_over() -> None:
    """AR-11.1: one is enough for the end, and nobody plays on at 0."""
    for scene in random_games(5):
        assert scene.match.over == (min(scene.sanity) == 0)


@pytest.mark.parametrize(
    ("held", "sanity", "winners"),
    [
        (ONE_FALLS, [1, 7, 2, 7, 1], (1, 2, 3, 4)),
        (CURSED, [7, 6, 5, 4, 3], (0, 1)),
        (CURSED, [5, 5, 5, 5, 7], (4,)),
        (CURSED, [5, 4, 3, 2, 1], ()),
    ],
)
def test_everybody_with_sanity_left_wins(
    held: str, sanity: list[int], winners: tuple[int, ...]
) -> None:
    """AR-11.2, R-20: there may be many winners, or none."""
    assert settle(held, sanity=sanity).winners == winners


@pytest.mark.parametrize(
    ("held", "sanity", "winners"),
    [
        (ONE_FALLS, [1, 6, 2, 7, 1], (3,)),
        (ONE_FALLS, [1, 6, 2, 6, 1], (1, 3)),
        (CURSED, [7, 6, 5, 4, 3], (0,)),
        (CURSED, [5, 4, 3, 2, 1], ()),
    ],
)
def test_in_the_competitive_variant_only_the_sanest_win(
    held: str, sanity: list[int], winners: tuple[int, ...]
) -> None:
    """AR-11.3, R-20: ties share, and all at 0 is a win for nobody."""
    scene = settle(held, sanity=sanity, competitive=True)
    assert scene.winners == winners


def test_the_result_tells_everybodys_sanity() -> None:
    """AR-11.2: the scores are the sanity at the end."""
    result = settle(ONE_FALLS, sanity=[1, 7, 2, 7, 1]).match.result
    assert result is not None
    assert result.scores == (0, 7, 2, 7, 1)


def test_a_new_round_begins_while_nobody_is_at_zero() -> None:
    """AR-11.4, AR-4.1."""
    scene = settle(ONE_FALLS, sanity=[2, 7, 7, 7, 7])
    assert scene.winners is None
    assert (scene.view(0).round, scene.view(0).turn, scene.view(0).discards) == (2, 1, [])
    assert scene.asked == 0


def test_the_doom_marker_starts_on_the_first_space() -> None:
    """AR-12.1, AR-12.5: its value is 1; without the expansion there is no marker."""
    assert new_game(5, doom_track=True).view(0).doom == 1
    assert new_game(5).view(0).doom is None


def test_the_doom_space_replaces_the_number_of_fallen() -> None:
    """AR-12.2: five fall on the first space and lose 1 each."""
    assert settle(CURSED, doom_track=True).sanity == [6] * 5


@pytest.mark.parametrize("doom", range(7))
def test_the_wary_student_loses_one_on_every_space(doom: int) -> None:
    """AR-12.2, AR-12.5, AR-9.2: the others lose 1, 2, 3, 4, 5, 6 or 7."""
    scene = settle("wary_student idol_r mask_b dagger_b grimoire_b", doom_track=True, doom=doom)
    assert scene.sanity == [6, 7 - (doom + 1), 7, 7, 7]


def test_the_doom_marker_moves_after_the_losses_of_every_round() -> None:
    """AR-12.4, AR-12.5: the values are 1 to 7 and the marker stays on the last space."""
    scene = new_game(5, doom_track=True, draws="=1 " + f"{PURE} gate_1 " * 10)
    seen = []
    for _ in range(9):
        seen.append(scene.view(2).doom)
        scene.all_pass()
    assert seen == [1, 2, 3, 4, 5, 6, 7, 7, 7]


def test_the_doom_marker_moves_after_the_round_of_a_great_old_one() -> None:
    """AR-12.4, R-13."""
    scene = through_gate(f"cthulhu {PURE[7:]}", doom_track=True, doom=1)
    assert scene.sanity == [7, 3, 3, 3, 3]
    assert scene.view(0).doom == 3


def test_the_doom_marker_stands_still_within_a_round() -> None:
    """AR-12.4: a turn is no round."""
    scene = table(PURE, doom_track=True, doom=1, draws="idol_r").gives(1)
    assert scene.view(0).doom == 2


def test_without_the_expansion_the_fallen_are_counted() -> None:
    """AR-12.2: the doom track is optional and off by default."""
    assert settle(CURSED, doom=5).sanity == [2] * 5


@pytest.mark.parametrize("competitive", [False, True])
def test_the_round_limit_ends_a_game_in_which_nobody_fails(competitive: bool) -> None:
    """AR-19.5, AR-11.2, AR-11.3: whoever has sanity left has won, or whoever has most of it."""
    scene = settle(PURE, round=3, round_limit=3, sanity=[7, 2, 7, 3, 4], competitive=competitive)
    assert scene.winners == ((0, 2) if competitive else (0, 1, 2, 3, 4))


def test_the_round_before_the_limit_is_not_the_last() -> None:
    """AR-19.5: the limit is the number of rounds played."""
    scene = settle(PURE, round=2, round_limit=3)
    assert (scene.winners, scene.view(0).round) == (None, 3)


def test_rounds_are_capped_at_fifty_unless_the_table_wants_otherwise() -> None:
    """AR-19.5."""
    assert settle(PURE, round=49).winners is None
    assert settle(PURE, round=50).winners == (0, 1, 2, 3, 4)
    with pytest.raises(BadOption, match="round_limit"):
        new_game(5, round_limit=0)


@pytest.mark.parametrize("players", range(3, 8))
def test_a_round_has_as_many_turns_as_the_deck_has_cards(players: int) -> None:
    """AR-19.5, AR-4.2: 22 - N, when the events come last and nobody discards one."""
    events = ["elder_sign", "gate_1", "gate_2", "magical_orb"]
    dummies = events[1 : 1 + max(0, 5 - players)]
    held = [*f"{PURE} mask_b idol_b".split()[:players], *dummies]
    pile = new_game(players).view(0).deck
    for card in held:
        pile.remove(card)
    pile.sort(key=lambda card: card in events)
    scene = table(" ".join(held), players=players, draws=" ".join(pile))
    turns = 0
    while not scene.endings:
        turns += 1
        others = (seat for seat in range(players) if seat != scene.asked)
        scene.gives(next(seat for seat in others if scene.held[seat] not in events))
    assert scene.endings == ["deck-empty"]
    assert turns == 22 - max(players, 5)


def test_what_settling_would_leave_stays_within_limits() -> None:
    """AR-3.3, AR-9.1: for bots that weigh whether a round may end now."""
    s = table("idol_r mask_b dagger_b grimoire_b investigator", sanity=[1, 7, 7, 7, 7]).state
    assert sanity_if_settled(s) == [0, 7, 7, 7, 7]
    s = table("idol_r mask_r dagger_b grimoire_b investigator", sanity=[1, 3, 7, 7, 5]).state
    assert sanity_if_settled(s) == [0, 1, 7, 7, 6]
