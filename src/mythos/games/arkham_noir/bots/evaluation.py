"""Arkham Noir: a reading of the desk: what every action would lead to, scored by a set of weights.

This runs at every decision of every look ahead, so it is written for speed: bits for kinds and
symbols, one pass over each row, and only the touched case is read anew for each action.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from mythos.core.moves import Move
from mythos.games.arkham_noir.bots.weights import CardWeights, Weights
from mythos.games.arkham_noir.closing import collectable
from mythos.games.arkham_noir.deck import FIRST_STORM, MINIMUM, NO_CARD, STORM_LOCK, Card, Deck
from mythos.games.arkham_noir.moves import Close, Keep, Pass, PlaceFromHand, PlaceLead
from mythos.games.arkham_noir.state import (
    HAND_LIMIT,
    KINDS_FOR_BONUS,
    KINDS_TO_CLOSE,
    KINDS_TO_WIN,
    STORM_TRIGGER,
    STRAIN_FROM,
    Noir,
    cards,
)
from mythos.games.arkham_noir.words import Op

CHECK: Final = list(Op).index(Op.STABILITY_CHECK)
STAGE: Final = (0, 0, 1, 1, 2, 3, 3, 3)
"""How far a case is, by its kinds."""
WINNING: Final = 1000.0
STANDARD_LIMIT: Final = 5
UP_TO_2: Final = (0, 1, *(2,) * 60)
UP_TO_3: Final = (0, 1, 2, *(3,) * 60)
UP_TO_4: Final = (0, 1, 2, 3, *(4,) * 60)
UP_TO_5: Final = (0, 1, 2, 3, 4, *(5,) * 60)


class Row(NamedTuple):
    """A case at a glance; kinds and symbols are bits."""

    kinds: int
    puzzles: int
    """The kinds of its puzzle clues that the Big Picture lacks."""
    end: int
    length: int
    storm: bool
    lightning: bool
    storm_locked: bool
    time: int
    keys: int
    """Keys that no lock uses."""


class Reading:
    """One desk at an action, or in the middle of one."""

    def __init__(self, s: Noir, card_weights: CardWeights) -> None:
        self.s = s
        self.deck = deck = cards(s)
        self.card_weights = card_weights
        self.picture = 0
        for card in s.big_picture:
            self.picture |= deck.kind[card]
        self.rows = [self._row(deck, case) for case in range(len(s.rows))]
        self.ends = 0
        for row in self.rows:
            self.ends |= row.end

    def _row(self, deck: Deck, case: int) -> Row:
        s, row = self.s, self.s.rows[case]
        kinds = puzzles = time = keys = 0
        storm = lightning = storm_locked = False
        for card in row:
            if card >= FIRST_STORM:
                storm, lightning = True, deck.lightning[card]
                continue
            kind, condition = deck.kind[card], deck.condition[card]
            kinds |= kind
            if deck.puzzle[card] and not kind & self.picture:
                puzzles |= kind
            time += deck.time[card]
            keys += deck.opens[card] - (deck.locked[card] and card != s.contact_clue)
            if condition == STORM_LOCK:
                storm_locked = True
        end = deck.right[row[-1]] if row else deck.victim_right[s.victims[case]]
        return Row(kinds, puzzles, end, len(row), storm, lightning, storm_locked, time, keys)

    # What a card is worth.

    def is_useful(self, card: Card) -> bool:
        """A puzzle clue of a kind that the Big Picture lacks."""
        return bool(self.deck.puzzle[card]) and not self.deck.kind[card] & self.picture

    def worth(self, card: Card) -> float:
        """What it is worth to hold the card."""
        deck, w = self.deck, self.card_weights
        kind, left, condition = deck.kind[card], deck.left[card], deck.condition[card]
        value = 0.0
        if deck.puzzle[card] and not kind & self.picture:
            value += w.puzzle
            if condition == STORM_LOCK:
                value += w.storm_locked
            elif deck.locked[card]:
                value += w.locked
        if deck.opens[card]:
            value += w.key
        if left == 0b1111:
            value += w.all
        if condition == MINIMUM:
            value += w.minimum
        for row in self.rows:
            if left & row.end and not kind & row.kinds:
                return value + w.fits
        return value + w.stuck

    def reluctance(self, card: Card) -> float:
        """How little one likes to discard the card: its worth, and the time it would cost."""
        if not self.deck.time[card]:
            return self.worth(card)
        w, s = self.card_weights, self.s
        short = len(s.time_loss) >= s.options.limit - 1
        return self.worth(card) + (w.time_short if short else w.time)

    # What an action leads to.

    def scores(self, moves: list[Move], weights: Weights) -> list[float]:
        """The score of the desk after each of these actions."""
        self._look_around(weights)
        return [self._score(move) for move in moves]

    def standing(self, weights: Weights) -> float:
        """The score of the desk as it is."""
        self._look_around(weights)
        return self._sum(self.hand_value, self.stability, self.time, 0, -1, None)

    def _look_around(self, w: Weights) -> None:
        """All that is the same whichever action is taken."""
        s, deck, self.weights = self.s, self.deck, w
        # The areas are counted as if the limit were the standard one.
        beyond = STANDARD_LIMIT - s.options.limit
        self.stability = max(0, len(s.stability) + beyond)
        self.time = max(0, len(s.time_loss) + beyond)
        self.lead = s.trail[0] if s.trail else NO_CARD
        fits = lost = 0
        for card in s.trail[1:]:
            if card != NO_CARD:
                if deck.left[card] & self.ends:
                    fits += 1
                else:
                    lost += deck.time[card]
        self.near = [
            (
                card,
                deck.kind[card],
                deck.left[card],
                deck.condition[card],
                deck.minimum[card],
                deck.puzzle[card] and not deck.kind[card] & self.picture,
            )
            for card in (*s.hand, *s.trail)
            if card != NO_CARD
        ]
        self.around = (
            w.victims[s.victim_stack]
            + w.pile[len(s.pile) // 6]
            + w.contact[s.contact_used]
            + w.trail_fits[fits]
            + w.trail_lost[lost]
        )
        self.hand_value = self._hand(s.hand)
        self.by_case = [self._case(row, self.lead) for row in self.rows]
        self.all_cases = sum([value for value, _ in self.by_case])

    def _case(self, row: Row, gone: Card) -> tuple[float, int]:
        """The score of a case with what could follow in it; and its place among all cases."""
        kinds, puzzles, end, length, storm, lightning, storm_locked, _, keys = row
        clues, open_lock, w = length - storm, keys > 0, self.weights
        allowed = (True, open_lock, True, lightning and not storm_locked, open_lock)
        next_kinds = next_puzzles = key_wanted = lightning_wanted = 0
        for card, kind, left, condition, minimum, useful in self.near:
            if card == gone:
                continue
            if useful:
                if condition == STORM_LOCK:
                    lightning_wanted = 1
                elif condition:
                    key_wanted = 1
            if left & end and allowed[condition] and clues >= minimum:
                if useful and not kind & puzzles:
                    next_puzzles += 1
                if not kind & kinds:
                    next_kinds |= kind
        number = kinds.bit_count()
        stage = STAGE[number]
        rank = number * 4 + UP_TO_3[puzzles.bit_count()]
        following = UP_TO_3[next_kinds.bit_count()] * 4 + stage
        return (
            w.kinds[rank]
            + w.followers[following * 3 + UP_TO_2[next_puzzles]]
            + w.keys[(UP_TO_2[keys] if open_lock else 0) * 6 + (stage + 1) // 2 * 2 + key_wanted]
            + w.length[length - 5 if length > 5 else 0]
            + w.lightning[lightning * 2 + lightning_wanted]
        ), rank

    def _score(self, move: Any) -> float:
        kind, deck = type(move), self.deck
        if kind is Keep:
            hand, lost = self._keeping()
            return self._sum(self._hand(hand), self.stability, self.time + lost, 0, -1, None)
        if kind is PlaceLead:
            case = self.s.victims.index(deck.victim_numbers[move.case])
            return self._placing(self.lead, case, self.hand_value, self.time)
        time = self.time + deck.time[self.lead]
        if kind is Pass:
            return self._sum(self.hand_value, self.stability, time, 0, -1, None)
        case = self.s.victims.index(deck.victim_numbers[move.case])
        if kind is Close:
            return self._closing(case, time)
        assert kind is PlaceFromHand
        card = deck.numbers[move.card]
        hand = [each for each in self.s.hand if each != card]
        return self._placing(card, case, self._hand(hand), time)

    def _keeping(self) -> tuple[list[Card], int]:
        """The hand with the hot lead in it, and whether its worst card costs time."""
        hand = [*self.s.hand, self.lead]
        if len(hand) <= HAND_LIMIT:
            return hand, 0
        worst = min(hand, key=self.reluctance)
        hand.remove(worst)
        return hand, self.deck.time[worst]

    def _closing(self, case: int, time: int) -> float:
        collected = self.gain(case)
        if self.picture.bit_count() + collected >= KINDS_TO_WIN and self._may_win(case):
            return WINNING
        bonus = self.rows[case].kinds.bit_count() >= KINDS_FOR_BONUS
        stability = max(0, self.stability - bonus)
        return self._sum(self.hand_value, stability, time, collected, case, None)

    def _may_win(self, case: int) -> bool:
        s, being = self.s, self.deck.forgotten_being
        if s.options.victory == "five_kinds" or being in s.big_picture:
            return True
        return being in collectable(s, s.rows[case])

    def gain(self, case: int) -> int:
        """How many new kinds the Big Picture can get out of a case."""
        deck, row = self.deck, self.s.rows[case]
        kinds = [deck.kind[card] for card in row if card < FIRST_STORM]
        spare = len(set(kinds)) - KINDS_TO_CLOSE
        doubles = singles = 0
        seen = self.picture
        for card in row:
            kind = deck.kind[card]
            if deck.puzzle[card] and not kind & seen:
                seen |= kind
                if kinds.count(kind) > 1:
                    doubles += 1
                else:
                    singles += 1
        return doubles + min(singles, max(spare, 0))

    def _placing(self, card: Card, case: int, hand: float, time: int) -> float:
        deck, w, row = self.deck, self.weights, self.rows[case]
        kind = deck.kind[card]
        value, checks = 0.0, 0
        for op in deck.effects[card]:
            if op == CHECK:
                checks += 1
            else:
                value += w.effects[op]
        if row.length >= STRAIN_FROM:
            checks += 1
            value += w.strain
        if deck.time[card] and row.time == STORM_TRIGGER - 1 and not row.storm:
            checks += 1
            value += w.third
        if checks:
            value += w.checks[UP_TO_4[self.stability] * 2 + (checks > 1)]
        after = Row(
            row.kinds | kind,
            row.puzzles | kind if self.is_useful(card) else row.puzzles,
            deck.right[card],
            row.length + 1,
            row.storm,
            row.lightning,
            row.storm_locked or deck.condition[card] == STORM_LOCK,
            row.time,
            row.keys + deck.opens[card] - deck.locked[card],
        )
        return value + self._sum(hand, self.stability, time, 0, case, self._case(after, card))

    def _sum(
        self,
        hand: float,
        stability: int,
        time: int,
        collected: int,
        without: int,
        case: tuple[float, int] | None,
    ) -> float:
        """Everything together: one case may be gone, and one may be new in its place."""
        w = self.weights
        picture = self.picture.bit_count() + collected
        most = UP_TO_5[picture]
        value = (
            self.around
            + self.all_cases
            + hand
            + w.picture[picture]
            + w.stability[stability]
            + w.time[time]
            + w.picture_victims[most * 6 + UP_TO_5[self.s.victim_stack]]
            + w.picture_stability[most * 3 + UP_TO_2[stability // 2]]
        )
        ranks = [rank for _, rank in self.by_case]
        if without >= 0:
            value -= self.by_case[without][0]
            del ranks[without]
        if case is not None:
            value += case[0]
            ranks.append(case[1])
        ranks += (0, 0)
        ranks.sort()
        return value + w.best[ranks[-1]] + w.second[ranks[-2]] + w.cases[len(ranks) - 2]

    def _hand(self, hand: list[Card]) -> float:
        deck, w = self.deck, self.weights
        puzzles = keys = stuck = time = 0
        for card in hand:
            puzzles += deck.puzzle[card] and not deck.kind[card] & self.picture
            keys += deck.opens[card]
            stuck += not deck.left[card] & self.ends
            time += deck.time[card]
        return (
            w.hand_size[len(hand)]
            + w.hand_puzzles[puzzles]
            + w.hand_keys[keys]
            + w.hand_stuck[stuck]
            + w.hand_time[time]
        )
