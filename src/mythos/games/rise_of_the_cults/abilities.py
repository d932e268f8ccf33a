"""Rise of the Cults: using the abilities of hand cards in their windows (RC-17.1 to RC-17.8)."""

from __future__ import annotations

from collections.abc import Callable

from mythos.core.asks import Ask, Question, Script
from mythos.core.events import tell
from mythos.core.moves import Move
from mythos.core.seats import Seat
from mythos.games.rise_of_the_cults.cards import Card
from mythos.games.rise_of_the_cults.moves import DONE, Use
from mythos.games.rise_of_the_cults.operations import carry_out, has_target
from mythos.games.rise_of_the_cults.state import Cults, cards
from mythos.games.rise_of_the_cults.words import Op, Window
from mythos.games.rise_of_the_cults.zones import discard, show

Fits = Callable[[frozenset[Op]], bool]


def use_abilities(
    s: Cults,
    seat: Seat,
    window: Window,
    question: Question,
    fits: Fits | None = None,
    may_stop: Callable[[], bool] | None = None,
    too_new: tuple[Card, ...] = (),
) -> Script:
    """Use as many abilities of the window as wanted, each copy of a card once (RC-17.3, RC-17.4).

    `fits` picks the operations whose moment it is, `too_new` are cards that were bought in this
    turn (RC-4.9).

    RULING: a Plan that was chosen because an ability makes it possible (RC-8.6) needs that ability:
    `may_stop` forbids to leave it out.

    RULING: who has nothing to use is asked all the same while the others cannot know it. Nobody
    learns about a hand by whom the table asks; at a real table everybody is asked, too.
    """
    used = list(too_new)
    s.barred.clear()
    while True:
        moves = usable(s, seat, window, used, fits)
        if not moves and not could_use(s, seat, window, used, fits):
            break
        if may_stop is None or may_stop():
            moves.append(DONE)
        elif not moves:
            break
        move: Move = yield Ask(seat, question, moves)
        if type(move) is not Use:
            break
        card = cards(s).numbers[move.card]
        used.append(card)
        yield from use(s, seat, card)
    s.barred.clear()


def usable(
    s: Cults, seat: Seat, window: Window, used: list[Card], fits: Fits | None = None
) -> list[Move]:
    """Cards of the hand whose ability belongs here and could do something (RC-17.2, RC-17.14).

    RULING: an ability none of whose operations has a target is not offered: nothing would happen.
    """
    table, hand = cards(s), s.hands[seat]
    ready = table.with_window[window]
    moves: list[Move] = []
    for card in hand:
        if card in ready and table.use[card] not in moves:
            if hand.count(card) <= used.count(card) + s.barred.count(card):
                continue
            if fits is not None and not fits(table.ops[card]):
                continue
            if any(has_target(s, seat, effect) for effect in table.effects[card]):
                moves.append(table.use[card])
    return moves


def could_use(
    s: Cults, seat: Seat, window: Window, used: list[Card], fits: Fits | None = None
) -> bool:
    """May the hand hold such a card, as far as the others know? (RC-16.1, RC-17.2)

    They know the cult's cards, what lies open and what was used; not what was drawn.
    """
    hand = s.hands[seat]
    if s.solo or not hand:
        return False
    table = cards(s)
    for card in table.with_window[window]:
        hidden = hand.count(card) + s.decks[seat].count(card)
        if hidden <= used.count(card) or (fits is not None and not fits(table.ops[card])):
            continue
        if any(has_target(s, seat, effect) for effect in table.effects[card]):
            return True
    return False


def use(s: Cults, seat: Seat, card: Card) -> Script:
    """Show the card, or discard it if that is its cost, and do what it says (RC-4.4, RC-17.5)."""
    table = cards(s)
    tell(s, "used", seat=seat, card=table.names[card])
    if table.discards_itself[card]:
        discard(s, seat, card)
    else:
        show(s, seat, card)
    yield from carry_out(s, seat, table.effects[card])


def sets_dice(ops: frozenset[Op]) -> bool:
    """Its moment is after the last roll (RC-17.7)."""
    return Op.SET_DIE in ops


def comes_after_tokens(ops: frozenset[Op]) -> bool:
    """Its moment is after the tokens were taken (RC-17.7)."""
    return Op.SET_DIE not in ops


def lowers_price(ops: frozenset[Op]) -> bool:
    """Its moment is when the price is computed (RC-17.7)."""
    return Op.DISCOUNT in ops


def comes_last(ops: frozenset[Op]) -> bool:
    """Its moment is the end of the Augmentation (RC-17.7)."""
    return Op.DISCOUNT not in ops
