"""Event cards: what a discarded event does (AR-8)."""

from __future__ import annotations

import pytest

from mythos.core.record import Drawn
from tests.arkham_ritual.table import Scene, settle, table, through_gate

REST = "mask_b dagger_b grimoire_b candelabra_b"


def orb(seen: str, pile: str | None = None) -> Scene:
    """Seat 0 discards the Orb for a blue idol and looks at this card; seat 2 is active next."""
    scene = table(f"magical_orb {REST}", active=1, pile=pile, draws=f"idol_b {seen}")
    return scene.gives(0)


def trapezohedron(seen: str, sanity: int = 7) -> Scene:
    """Seat 0 discards the Trapezohedron for a blue idol and looks at this card."""
    return table(
        f"trapezohedron {REST}",
        active=1,
        draws=f"idol_b {seen}",
        sanity=[sanity, 7, 7, 7, 7],
    ).gives(0)


@pytest.mark.parametrize("event", ["elder_sign", "gate_1", "magical_orb", "trapezohedron"])
def test_a_held_event_does_nothing_and_survives(event: str) -> None:
    """AR-8.1, AR-7.4: events work when they are discarded, never while they are held."""
    scene = settle(f"{event} cthulhu mask_b dagger_b grimoire_b")
    assert scene.endings == ["all-passed"]
    assert scene.sanity == [7, 6, 7, 7, 7]


def test_a_drawn_or_passed_event_does_nothing() -> None:
    """AR-8.1: an Elder Sign that is taken is only held; the round goes on."""
    scene = table(f"idol_b {REST}", active=1, draws="elder_sign").plays(1, "give 2")
    scene.plays(2, "pass 0").plays(0, "take")
    assert (scene.endings, scene.asked) == ([], 3)


@pytest.mark.parametrize(
    ("taken", "sanity"), [("idol_b", [7, 7, 7, 7, 7]), ("mask_r", [5, 5, 7, 7, 7])]
)
def test_the_elder_sign_ends_the_round_at_once(taken: str, sanity: list[int]) -> None:
    """AR-8.1, AR-16.2: the discarder is judged by the card just taken, not by the Sign."""
    scene = table(f"elder_sign {REST}", active=1, draws=taken).gives(0)
    assert scene.endings == ["elder-sign"]
    assert scene.sanity == sanity


@pytest.mark.parametrize("gate", ["gate_1", "gate_2"])
def test_a_gate_stays_silent_without_a_great_old_one(gate: str) -> None:
    """AR-8.2: a Great Old One in the deck or among the discards is not held."""
    for discards in ("", "cthulhu"):
        scene = table(f"{gate} {REST}", active=1, draws="idol_b", discards=discards).gives(0)
        assert (scene.endings, scene.asked, scene.sanity) == ([], 2, [7] * 5)


@pytest.mark.parametrize("gate", ["gate_1", "gate_2"])
@pytest.mark.parametrize("holder", range(5))
def test_either_gate_wakes_the_great_old_one_whoever_holds_it(gate: str, holder: int) -> None:
    """AR-8.3, R-1: the discarder, the active player or anybody else; section 7 is replaced."""
    held = REST.split()
    held.insert(holder, "cthulhu")
    taken, held[1] = held[1], gate
    scene = table(" ".join(held), active=0, draws=taken).gives(1)
    assert scene.endings == ["gate"]
    assert scene.happened("awakens") == [{"seat": holder, "card": "cthulhu"}]
    assert scene.sanity == [7 if seat == holder else 3 for seat in range(5)]


def test_a_gate_finds_the_great_old_one_of_a_dummy() -> None:
    """AR-8.3, R-12: any holder counts."""
    scene = through_gate("idol_b mask_b dagger_b cthulhu grimoire_b", players=3)
    assert (scene.endings, scene.sanity) == (["gate"], [3, 3, 3])


def test_a_discarded_great_old_one_no_longer_answers_the_gate() -> None:
    """AR-8.3: only held cards count."""
    scene = table("cthulhu gate_1 mask_b dagger_b grimoire_b", active=2, draws="idol_b idol_r")
    scene.gives(0)
    assert scene.asked == 3
    scene.gives(1)
    assert (scene.endings, scene.sanity) == ([], [7] * 5)


def test_the_orb_asks_its_discarder_and_nobody_else() -> None:
    """AR-8.4."""
    scene = orb("cthulhu")
    assert (scene.asked, scene.clause, scene.moves) == (0, "AR-8.4", ["keep", "remove"])
    tops = [scene.view(seat).top for seat in range(5)]
    assert [top.card if top else "" for top in tops] == ["cthulhu", None, None, None, None]


def test_the_orbs_card_goes_back_on_top() -> None:
    """AR-8.4: the next active player draws exactly that card."""
    scene = orb("cthulhu")
    assert scene.view(0).pile == 16
    scene.plays(0, "keep")
    assert scene.asked == 2
    assert scene.happened("drew-card")[-1] == {"seat": 2, "card": "cthulhu"}
    assert scene.view(0).pile == 15


def test_the_orbs_card_can_be_removed_for_the_round() -> None:
    """AR-8.4, R-9: the deck is one card shorter and the card is in no other place."""
    scene = orb("cthulhu").plays(0, "remove")
    view = scene.view(1)
    assert (view.pile, view.removed, view.removed_card) == (14, 1, None)
    assert "cthulhu" not in view.discards
    assert scene.happened("drew-card")[-1]["card"] != "cthulhu"
    scene.all_pass()
    assert scene.state.round == 2
    assert (scene.view(1).removed, scene.view(1).pile) == (0, 16)


@pytest.mark.parametrize("event", ["magical_orb", "trapezohedron"])
def test_a_look_at_an_empty_deck_is_no_look(event: str) -> None:
    """AR-8.4, AR-8.5: nothing happens, then the round ends with the deck."""
    scene = table(f"{event} {REST}", active=1, pile="idol_b", sanity=[5] * 5).gives(0)
    assert scene.endings == ["deck-empty"]
    assert scene.sanity == [5] * 5
    assert scene.happened("orb") == scene.happened("trapezohedron") == []


def test_the_orb_may_empty_the_deck_and_so_end_the_round() -> None:
    """R-18: the turn ends normally, then the round ends because the deck is empty."""
    removed = orb("cthulhu", pile="idol_b cthulhu").plays(0, "remove")
    assert removed.endings == ["deck-empty"]
    kept = orb("cthulhu", pile="idol_b cthulhu").plays(0, "keep")
    assert (kept.endings, kept.asked) == ([], 2)
    assert kept.all_pass().endings == ["all-passed"]


@pytest.mark.parametrize(
    ("seen", "before", "after"),
    [
        ("gate_1", 3, 4),
        ("gate_1", 6, 7),
        ("gate_1", 7, 7),
        ("idol_r", 7, 6),
        ("cthulhu", 3, 2),
        ("mask_b", 1, 2),
    ],
)
def test_the_trapezohedron_gives_for_blue_and_takes_for_red(
    seen: str, before: int, after: int
) -> None:
    """AR-8.5, AR-16.5."""
    scene = trapezohedron(seen, before)
    assert scene.sanity == [after, 7, 7, 7, 7]
    assert (scene.asked, scene.clause) == (2, "AR-5.3")


def test_the_trapezohedrons_card_stays_on_top() -> None:
    """AR-8.5, R-10: no choice is offered, and the next active player draws that card."""
    scene = trapezohedron("cthulhu")
    assert scene.happened("drew-card")[-1] == {"seat": 2, "card": "cthulhu"}
    drawn = [entry.draw for entry in scene.match.entries if isinstance(entry, Drawn)]
    assert drawn == ["idol_b", "cthulhu"]
    assert scene.view(2).pile == 15


def test_the_trapezohedron_at_one_sanity_ends_the_game_without_settling() -> None:
    """AR-8.5, AR-11.1: whoever holds what, nobody else loses anything."""
    scene = trapezohedron("cthulhu", 1)
    assert scene.match.over
    assert (scene.endings, scene.sanity) == ([], [0, 7, 7, 7, 7])


def test_a_turn_has_one_discard_so_no_two_events_meet() -> None:
    """R-17: a card that the Orb or the Trapezohedron shows does nothing of its own."""
    for scene in (orb("elder_sign").plays(0, "remove"), trapezohedron("gate_1")):
        assert scene.endings == []
        assert len(scene.view(0).discards) == 1
