"""Arkham Ritual: the exact reasoner, a bot that counts what it has seen (AR-14.1).

It knows the probability of each card being its own, given everything seen, and takes the choice
with the greatest expected sanity difference (its own change against the others' mean change) if
the round were settled right after it. It sees the view and nothing else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TypeAlias

from mythos.core.moves import Move
from mythos.core.seats import Seat
from mythos.core.sight import Sight
from mythos.games.arkham_ritual import great_old_ones, settle
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

import os

ROUND_GOES_ON = float(os.environ.get("RG", "0.5"))
HOPE = float(os.environ.get("HOPE", "0.3"))
STAKE = float(os.environ.get("STAKE", "3"))


class Reasoner:
    """Chooses by exact expectation; equal choices by the order of the moves, so it has no luck."""

    def __init__(self, seed: bytes) -> None:
        del seed  # nothing here is random

    def choose(self, sight: Sight, /) -> Move:
        assert isinstance(sight.view, View)
        mind = Mind(sight.view)
        return max(sight.ask.moves, key=mind.value)


class Mind:
    """One view, thought through."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.seat = view.seat
        self.unseen = Counter(card(name) for name in view.unseen)
        self.others = [-1 if name is None else card(name) for name in view.held]
        self.dummies = [card(name) for name in view.dummies]
        self.pairs = joint_belief(self.unseen, view.own, view.travelling)
        self.mine: Belief = {}
        for (own, _), p in self.pairs.items():
            self.mine[own] = self.mine.get(own, 0.0) + p
        self._now: float | None = None
        self._takes: dict[Seat, float] = {}

    def value(self, move: Move) -> float:
        """The expected sanity difference after a move."""
        if isinstance(move, Take):
            return self._take()
        if isinstance(move, Give | Pass):
            return self._hand_on(move.to)
        if isinstance(move, Refuse):
            return self.now()
        return self._orb(isinstance(move, Remove))

    def now(self) -> float:
        """If the round were settled as it is."""
        if self._now is None:
            self._now = sum(p * self._settled(self._with(own)) for own, p in self.mine.items())
        return self._now

    def _take(self) -> float:
        """My card goes, the travelling one comes: every pair of them, weighed."""
        total = 0.0
        for (own, taken), p in self.pairs.items():
            total += p * self._after_discard(own, self._with(taken))
        return total

    def _hand_on(self, to: Seat) -> float:
        down = [seat for seat in self.view.hands_down if seat != to]
        takes = 1 / (len(down) + 2) if down else 0.5
        if down:
            takes = 1 / (len(down) + 1)
        all_pass = 1.0
        for h in range(len(down) + 1):
            all_pass *= 1 - 1 / ((h or 1) + 1)
        value = takes * self._taken_by(to) + all_pass * self.now()
        if down:
            rest = (1 - takes - all_pass) / len(down)
            value += rest * sum(self._taken_by(seat) for seat in down)
        return value

    def _taken_by(self, to: Seat) -> float:
        if to not in self._takes:
            self._takes[to] = self._taken_by_(to)
        return self._takes[to]

    def _taken_by_(self, to: Seat) -> float:
        """As if the next player took it: his card goes, the travelling one comes to him."""
        discarded = self.others[to]
        total = 0.0
        for (own, travelling), p in self.pairs.items():
            cards = self._with(own)
            cards[to] = travelling
            total += p * self._after_discard(discarded, cards)
        return total

    def _orb(self, remove: bool) -> float:
        """The card on top comes to somebody, or it does not."""
        top = self.view.top.card if self.view.top else None
        if remove or top is None:
            return self.now()
        others = [seat for seat in range(len(self.others)) if seat != self.seat]
        comes = [self._settled_with(card(top), seat) for seat in others]
        return max(self._settled(self._with(card(top))), sum(comes) / len(comes))

    def _settled_with(self, top: Card, seat: Seat) -> float:
        total = 0.0
        for own, p in self.mine.items():
            cards = self._with(own)
            cards[seat] = top
            total += p * self._settled(cards)
        return total

    def _with(self, own: Card) -> list[Card]:
        cards = self.others + self.dummies
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
        return HOPE + ROUND_GOES_ON * self._settled(cards)

    def _settled(self, cards: list[Card]) -> float:
        amounts = settle.changes(cards, settle.judge(cards), self.view.doom)
        return self._difference(amounts[: len(self.others)])

    def _awakened(self, great_old_one: Card, holder: Seat, cards: list[Card]) -> float:
        which = PRINTED_GREAT_OLD_ONES if great_old_one == MYSTERY else (great_old_one,)
        sanity, doom = self.view.sanity, self.view.doom
        total = sum(
            self._difference(great_old_ones.changes(each, holder, cards, sanity, doom))
            for each in which
        )
        return total / len(which)

    def _difference(self, amounts: Iterable[int]) -> float:
        """My change against the others' mean, within what there is to lose and to gain."""
        real = [
            max(-sanity, min(amount, MAX_SANITY - sanity))
            for sanity, amount in zip(self.view.sanity, amounts, strict=True)
        ]
        mine = real[self.seat]
        diff = mine - (sum(real) - mine) / (len(real) - 1)
        left = [s + r for s, r in zip(self.view.sanity, real)]
        if left[self.seat] == 0:
            return diff - STAKE
        if 0 in left:
            return diff + STAKE
        return diff


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
