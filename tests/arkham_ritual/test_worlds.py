"""Arkham Ritual: worlds have the right distribution, the reasoner's numbers are exact."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from mythos.core.dice import Chance, Dice, derive, seed_from
from mythos.games.arkham_ritual.bots.evaluation import Mind
from mythos.games.arkham_ritual.cards import NAMES, NO_CARD
from mythos.games.arkham_ritual.game import ArkhamRitual
from mythos.games.arkham_ritual.state import Ritual
from mythos.games.arkham_ritual.visibility import unseen
from mythos.testing import Broken, check_game
from tests.arkham_ritual.table import Scene, table
from tests.chance import likelihood

SAMPLES = 6000


def worlds(scene: Scene, seat: int) -> list[Ritual]:
    seed = seed_from("worlds")
    return [scene.match.imagine(seat, Dice(derive(seed, n))).state for n in range(SAMPLES)]


def places(s: Ritual, seat: int) -> tuple[int, ...]:
    """What the seat cannot see, place by place: own, travelling, top, removed."""
    return (s.held[seat], s.transit, s.top, s.removed)


def exact(s: Ritual, seat: int) -> dict[tuple[int, ...], float]:
    """The distribution by brute force: every deal of the unseen cards, kept if it fits the view.

    It uses nothing but the view: deal all unseen cards in every order, look, and compare.
    """
    game, view = ArkhamRitual(), ArkhamRitual().view(s, seat)
    pool = unseen(s, seat)
    filled = [place for place, card in enumerate(places(s, seat)) if card != NO_CARD]
    counts: Counter[tuple[int, ...]] = Counter()
    for order in permutations(pool, min(len(filled), len(pool))):
        copy = s.copy()
        rest = list(pool)
        cards = iter(order)
        for place in filled:
            hidden = _is_hidden(s, seat, place)
            card = next(cards) if hidden else places(s, seat)[place]
            if hidden:
                rest.remove(card)
            if place == 0:
                copy.held[seat] = card
            elif place == 1:
                copy.transit = card
            elif place == 2:
                copy.top = card
            else:
                copy.removed = card
        copy.pile = sorted(rest)
        if game.view(copy, seat) == view:
            counts[places(copy, seat)] += 1
    total = sum(counts.values())
    return {deal: count / total for deal, count in counts.items()}


def _is_hidden(s: Ritual, seat: int, place: int) -> bool:
    """Does the seat not know the card at this place?"""
    return bool(
        [
            not s.own_seen >> seat & 1,
            not s.transit_seen_by >> seat & 1,
            not s.top_seen_by >> seat & 1,
            s.removed_by != seat,
        ][place]
    )


def own_card_unknown() -> tuple[Scene, int]:
    scene = table("grimoire_b idol_r mask_b dagger_b candelabra_b",
                  pile="idol_b idol_b cthulhu grimoire_b gate_1", draws="idol_b")  # fmt: skip
    return scene.plays(0, "give 2"), 2


def colour_of_own_card_known() -> tuple[Scene, int]:
    """Seat 2 looks with the Trapezohedron, the top is red; seat 1 gets it and takes it."""
    scene = table("grimoire_b idol_b trapezohedron dagger_b candelabra_b", event="trapezohedron",
                  pile="idol_b idol_r cthulhu grimoire_r gate_1 mask_b",
                  draws="gate_1 idol_r")  # fmt: skip
    scene.plays(0, "give 2").plays(2, "take")
    scene.plays(scene.asked, "give 3" if scene.asked == 1 else "give 1")
    return scene, scene.asked


def somebody_removed_a_card() -> tuple[Scene, int]:
    scene = table("grimoire_b idol_b magical_orb dagger_b candelabra_b",
                  pile="idol_b idol_r cthulhu gate_1 mask_b", draws="gate_1 idol_r")  # fmt: skip
    scene.plays(0, "give 2").plays(2, "take").plays(2, "remove")
    scene.plays(scene.asked, "give 4" if scene.asked != 4 else "give 0")
    return scene, scene.asked


def somebody_knows_the_top() -> tuple[Scene, int]:
    scene = table("grimoire_b idol_b magical_orb dagger_b candelabra_b",
                  pile="idol_b idol_r cthulhu gate_1 mask_b", draws="gate_1 idol_r")  # fmt: skip
    scene.plays(0, "give 2").plays(2, "take").plays(2, "keep")
    scene.plays(scene.asked, "give 2")
    return scene, 2


@pytest.mark.parametrize(
    "make",
    [
        own_card_unknown,
        colour_of_own_card_known,
        somebody_removed_a_card,
        somebody_knows_the_top,
    ],
)
def test_worlds_have_the_exact_distribution(make: Any) -> None:
    """AR-14.1: every deal that fits the view is equally likely, and no other comes up."""
    scene, seat = make()
    expected = exact(scene.state, seat)
    drawn = Counter(places(world, seat) for world in worlds(scene, seat))
    assert drawn.keys() <= expected.keys()
    deals = sorted(expected)
    assert len(deals) > 1
    observed = [drawn[deal] for deal in deals]
    assert likelihood(observed, [expected[deal] * SAMPLES for deal in deals]) > 1e-5


@pytest.mark.parametrize(
    "make", [own_card_unknown, colour_of_own_card_known, somebody_removed_a_card]
)
def test_the_reasoners_belief_is_exact(make: Any) -> None:
    """The probability of each card being mine, against brute force."""
    scene, seat = make()
    expected: Counter[int] = Counter()
    for deal, p in exact(scene.state, seat).items():
        expected[deal[0]] += p  # type: ignore[assignment]
    mine = Mind(scene.view(seat)).mine
    assert mine.keys() == expected.keys()
    for card, p in mine.items():
        assert p == pytest.approx(expected[card]), NAMES[card]


class OwnCardKept(ArkhamRitual):
    """Worlds in which the own card is always the true one."""

    def imagine(self, s: Ritual, seat: int, dice: Chance) -> None:
        own = s.held[seat]
        super().imagine(s, seat, dice)
        if own in s.pile:
            s.pile.remove(own)
            s.pile.append(s.held[seat])
            s.pile.sort()
            s.held[seat] = own


def test_a_world_that_keeps_the_own_card_is_caught() -> None:
    """AR-14.5: the laws notice when a bot could learn its own card."""
    with pytest.raises(Broken, match="cannot know"):
        check_game(OwnCardKept(), games=20)
