"""A turn, and why a move is refused (AR-5)."""

from __future__ import annotations

import pytest

from mythos.core.errors import BadSeat, GameOver, IllegalMove, NotYourTurn
from mythos.core.seats import SPECTATOR
from tests.arkham_ritual.table import Scene, random_games, settle, table

FIVE = "idol_b mask_b dagger_b grimoire_b candelabra_b"


def refusal(scene: Scene, seat: int, move: str) -> IllegalMove:
    """The refusal of a move that must change nothing."""
    before = scene.state.copy()
    with pytest.raises(IllegalMove) as refused:
        scene.plays(seat, move)
    assert scene.state == before
    return refused.value


@pytest.mark.parametrize("active", range(5))
def test_every_follower_puts_a_hand_down_and_the_active_player_does_not(active: int) -> None:
    """AR-5.1."""
    scene = table(FIVE, active=active)
    assert scene.view(SPECTATOR).hands_down == [seat for seat in range(5) if seat != active]


def test_the_active_player_looks_at_the_drawn_card_alone() -> None:
    """AR-5.2: it comes from the deck, and everybody else sees its back."""
    scene = table(FIVE, active=2, draws="cthulhu")
    for seat in (*range(5), SPECTATOR):
        view = scene.view(seat)
        assert view.pile == 16
        assert view.travelling is not None
        assert view.travelling.card == ("cthulhu" if seat == 2 else None)


@pytest.mark.parametrize("players", [3, 5, 7])
def test_the_active_player_gives_to_any_follower(players: int) -> None:
    """AR-5.3."""
    held = f"{FIVE} gate_1 gate_2".split()[: max(players, 5)]
    scene = table(" ".join(held), players=players, active=1)
    assert (scene.asked, scene.clause) == (1, "AR-5.3")
    assert scene.moves == [f"give {seat}" for seat in range(players) if seat != 1]


def test_the_active_player_may_not_keep_the_drawn_card() -> None:
    """AR-5.3, AR-16.1: the refusal names the rule and lists what is legal."""
    error = refusal(table(FIVE, active=1), 1, "give 1")
    assert (error.reason, error.clause) == ("never-keep", "AR-5.3")
    assert error.legal == ("give 0", "give 2", "give 3", "give 4")


def test_the_active_player_may_not_take_either() -> None:
    """AR-5.3, AR-16.1: there is no take for the one who drew."""
    error = refusal(table(FIVE, active=1), 1, "take")
    assert "take" not in error.legal


def test_the_receiver_takes_the_hand_up_and_then_decides() -> None:
    """AR-5.4: without looking."""
    scene = table(FIVE, active=0, draws="cthulhu").plays(0, "give 3")
    assert scene.view(3).hands_down == [1, 2, 4]
    assert scene.view(3).handler == 3
    assert (scene.asked, scene.clause) == (3, "AR-5.4")
    assert scene.moves == ["take", "pass 1", "pass 2", "pass 4"]
    travelling = scene.view(3).travelling
    assert travelling is not None
    assert travelling.card is None


@pytest.mark.parametrize("own", ["mask_b", "idol_r", "investigator", "cultist", "cthulhu"])
def test_whoever_takes_discards_the_held_card_and_holds_the_new_one(own: str) -> None:
    """AR-5.5, AR-9.5: a card that is no event has no effect, so the turn just ends."""
    scene = table(f"grimoire_b {own} dagger_b idol_b candelabra_b", active=0, draws="dagger_r")
    scene.gives(1)
    assert scene.view(1).discards == [own]
    assert scene.held[1] == "dagger_r"
    assert scene.view(1).handler is None
    assert (scene.asked, scene.view(1).turn, scene.endings) == (2, 2, [])
    assert scene.sanity == [7] * 5


def test_the_discard_comes_first_and_the_event_works_last() -> None:
    """AR-5.5: discard, take, effect, in this order."""
    scene = table(f"elder_sign {FIVE[7:]}", active=1, draws="idol_b").gives(0)
    keys = [event.key for event in scene.match.events]
    assert keys.index("discarded") < keys.index("took") < keys.index("round-ends")


def test_a_follower_passes_only_to_hands_that_are_down() -> None:
    """AR-5.6: not back to a passer, not to the active player, not to oneself."""
    scene = table(FIVE, active=0).plays(0, "give 3").plays(3, "pass 1")
    assert scene.moves == ["take", "pass 2", "pass 4"]
    for to, reason in ((0, "not-to-active"), (1, "hand-up"), (3, "hand-up")):
        error = refusal(scene, 1, f"pass {to}")
        assert (error.reason, error.clause) == (reason, "AR-5.6")
        assert error.legal == ("take", "pass 2", "pass 4")


def test_nobody_passes_to_a_seat_that_does_not_exist() -> None:
    """AR-5.6, AR-13.3."""
    scene = table(FIVE, active=0).plays(0, "give 3")
    assert [refusal(scene, 3, move).reason for move in ("pass 5", "pass -1")] == ["no-player"] * 2


@pytest.mark.parametrize("move", ["", "pass", "pass x", "sing", "take 1", "keep"])
def test_a_text_that_is_no_move_here_is_refused_with_the_legal_ones(move: str) -> None:
    """AR-5.4, AR-19.1: the question's own moves are all there is."""
    scene = table(FIVE, active=0).plays(0, "give 3")
    assert refusal(scene, 3, move).legal == ("take", "pass 1", "pass 2", "pass 4")


def test_the_last_follower_may_refuse_and_ends_the_round() -> None:
    """AR-5.7, R-5: the card is shown to all and thrown away."""
    scene = table(FIVE, active=0, draws="cthulhu")
    scene.plays(0, "give 1").plays(1, "pass 2").plays(2, "pass 3").plays(3, "pass 4")
    assert (scene.moves, scene.clause) == (["take", "refuse"], "AR-5.7")
    scene.plays(4, "refuse")
    assert scene.endings == ["all-passed"]
    for seat in (*range(5), SPECTATOR):
        shown = [event for event in scene.match.heard(seat) if event.key == "refused"]
        assert [event.params["card"] for event in shown] == ["cthulhu"]


def test_the_last_follower_may_take_after_all() -> None:
    """AR-5.7: with no hand down the round goes on if the card is taken."""
    scene = table(FIVE, active=0)
    scene.plays(0, "give 1").plays(1, "pass 2").plays(2, "pass 3").plays(3, "pass 4")
    scene.plays(4, "take")
    assert (scene.endings, scene.asked) == ([], 1)


def test_nobody_refuses_while_a_hand_is_down() -> None:
    """AR-5.7."""
    error = refusal(table(FIVE, active=0).plays(0, "give 3"), 3, "refuse")
    assert (error.reason, error.clause) == ("hands-down", "AR-5.7")


@pytest.mark.parametrize("players", range(3, 8))
def test_each_follower_handles_the_card_at_most_once_a_turn(players: int) -> None:
    """AR-5.8: so a turn has at most P - 1 decisions after the gift."""
    handled: dict[tuple[bytes, int, int], list[int]] = {}
    for scene in random_games(players, round_limit=3):
        if not scene.match.over and scene.clause in ("AR-5.4", "AR-5.7"):
            view = scene.view(0)
            turn = (scene.match.seed, view.round, view.turn)
            handled.setdefault(turn, []).append(scene.asked)
    assert max(map(len, handled.values())) == players - 1
    assert all(len(set(seats)) == len(seats) for seats in handled.values())


def test_only_the_asked_seat_moves() -> None:
    """AR-19.1: no choice is simultaneous; the refusal says whose turn it is."""
    scene = table(FIVE, active=0)
    with pytest.raises(NotYourTurn) as refused:
        scene.plays(2, "take")
    assert refused.value.asked == (0,)
    with pytest.raises(BadSeat):
        scene.plays(5, "take")


def test_nobody_moves_after_the_end() -> None:
    """AR-11.1."""
    scene = settle("idol_r mask_r dagger_b grimoire_b candelabra_b", sanity=[1, 7, 7, 7, 7])
    with pytest.raises(GameOver):
        scene.plays(1, "give 0")
