"""Arkham Ritual: what a move is worth, by the probability of each card given all that was seen.

The greatest expected sanity difference counts: the own change against the others' mean change, with
a stake on the end of the game. The other players are taken for people who take or pass by chance.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TypeAlias

from mythos.core.moves import Move
from mythos.core.seats import Seat
from mythos.games.arkham_ritual import great_old_ones, settle
from mythos.games.arkham_ritual.bots.weights import ROUND_GOES_ON, STAKE
from mythos.games.arkham_ritual.cards import (
    ELDER_SIGN,
    GATES,
    IS_GREAT_OLD_ONE,
    MYSTERY,
    NO_CARD,
    PRINTED_GREAT_OLD_ONES,
    RED,
    Card,
    card,
)
from mythos.games.arkham_ritual.moves import Give, Pass, Refuse, Remove, Take
from mythos.games.arkham_ritual.state import MAX_SANITY
from mythos.games.arkham_ritual.visibility import HiddenCard, View

Belief: TypeAlias = dict[Card, float]
"""The probability of each card; they sum to 1."""


class Mind:
    """One view, thought through."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.seat = view.seat
        self.visible = [card(name) if name else NO_CARD for name in view.held]
        self.dummies = [card(name) for name in view.dummies]
        unseen = Counter(card(name) for name in view.unseen)
        self.pairs = joint_belief(unseen, view.own, view.travelling)
        self.mine: Belief = {}
        for (own, _), p in self.pairs.items():
            self.mine[own] = self.mine.get(own, 0.0) + p
        self._taken_by: dict[Seat, float] = {}

    def value(self, move: Move) -> float:
        """The expected sanity difference after a move."""
        if isinstance(move, Take):
            return self.if_taken_by(self.seat)
        if isinstance(move, Give | Pass):
            return self.if_handed_to(move.to)
        if isinstance(move, Refuse):
            return self.if_settled_now()
        return self.if_on_top(removed=isinstance(move, Remove))

    def if_settled_now(self) -> float:
        return sum(p * self._settled(self._with(own)) for own, p in self.mine.items())

    def if_taken_by(self, seat: Seat) -> float:
        """That player's card goes and the travelling one comes, over every pair of hidden cards."""
        if seat not in self._taken_by:
            total = 0.0
            for (own, travelling), p in self.pairs.items():
                cards = self._with(own)
                discarded, cards[seat] = cards[seat], travelling
                total += p * self._after_discard(discarded, cards)
            self._taken_by[seat] = total
        return self._taken_by[seat]

    def if_handed_to(self, to: Seat) -> float:
        """The card goes on from there: somebody takes it, or all pass and the round is settled.

        Every follower is taken to choose evenly among the moves, as somebody would who knows
        nothing.
        """
        others = [seat for seat in self.view.hands_down if seat != to]
        takes = 1 / max(2, len(others) + 1)
        all_pass = 1.0
        for hands in range(len(others) + 1):
            all_pass *= 1 - 1 / max(2, hands + 1)
        value = takes * self.if_taken_by(to) + all_pass * self.if_settled_now()
        if others:
            later = sum(self.if_taken_by(seat) for seat in others) / len(others)
            value += (1 - takes - all_pass) * later
        return value

    def if_on_top(self, *, removed: bool) -> float:
        """The Orb's card comes to some player if it is kept, to me only if I like it."""
        top = self.view.top.card if self.view.top else None
        if removed or top is None:
            return self.if_settled_now()
        known = card(top)
        comes = [self._settled_with(known, seat) for seat in range(len(self.visible))]
        comes[self.seat] = max(comes[self.seat], self.if_settled_now())
        return sum(comes) / len(comes)

    def _settled_with(self, known: Card, seat: Seat) -> float:
        total = 0.0
        for own, p in self.mine.items():
            cards = self._with(own)
            cards[seat] = known
            total += p * self._settled(cards)
        return total

    def _with(self, own: Card) -> list[Card]:
        """All held cards, dummies included, if this one is mine."""
        cards = self.visible + self.dummies
        cards[self.seat] = own
        return cards

    def _after_discard(self, discarded: Card, cards: list[Card]) -> float:
        """What a take leads to: an end at once, or a round that goes on from these cards."""
        if discarded == ELDER_SIGN:
            return self._settled(cards)
        if discarded in GATES:
            for holder, held in enumerate(cards):
                if IS_GREAT_OLD_ONE[held]:
                    return self._awakened(held, holder, cards)
        return ROUND_GOES_ON * self._settled(cards)

    def _settled(self, cards: list[Card]) -> float:
        amounts = settle.changes(cards, settle.judge(cards), self.view.doom)
        return self._difference(amounts[: len(self.visible)])

    def _awakened(self, great_old_one: Card, holder: Seat, cards: Sequence[Card]) -> float:
        which = PRINTED_GREAT_OLD_ONES if great_old_one == MYSTERY else (great_old_one,)
        sanity, doom = self.view.sanity, self.view.doom
        total = sum(
            self._difference(great_old_ones.changes(each, holder, cards, sanity, doom))
            for each in which
        )
        return total / len(which)

    def _difference(self, amounts: Iterable[int]) -> float:
        """My change against the others' mean, within what there is to lose and to gain."""
        sanity = self.view.sanity
        left = [
            max(0, min(before + amount, MAX_SANITY))
            for before, amount in zip(sanity, amounts, strict=True)
        ]
        mine = left[self.seat] - sanity[self.seat]
        others = sum(left) - sum(sanity) - mine
        difference = mine - others / (len(left) - 1)
        if left[self.seat] == 0:
            return difference - STAKE
        return difference + STAKE if 0 in left else difference


def joint_belief(
    unseen: Counter[Card], own: HiddenCard | None, travelling: HiddenCard | None
) -> dict[tuple[Card, Card], float]:
    """The probability of each pair of own card and travelling card, from what is known of both.

    Every deal of the unseen cards is equally likely, so a pair weighs as many as there are ways to
    take it out of them; NO_CARD stands for a card that does not travel.
    """
    weights: dict[tuple[Card, Card], int] = {}
    for mine, count in _candidates(unseen, own).items():
        rest = unseen - Counter([mine]) if own is None or own.card is None else unseen
        others = _candidates(rest, travelling) if travelling else {NO_CARD: 1}
        for other, ways in others.items():
            weights[mine, other] = count * ways
    total = sum(weights.values())
    return {pair: weight / total for pair, weight in weights.items()}


def _candidates(unseen: Counter[Card], hidden: HiddenCard | None) -> dict[Card, int]:
    """The cards that a face-down one can be, each with its number of copies."""
    if hidden is not None and hidden.card is not None:
        return {card(hidden.card): 1}
    colour = hidden.colour if hidden is not None else None
    return {
        each: count
        for each, count in unseen.items()
        if colour is None or RED[each] == (colour == "red")
    }
