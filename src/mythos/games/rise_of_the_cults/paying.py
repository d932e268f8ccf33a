"""Rise of the Cults: paying with icons and tokens, nothing superfluous (RC-4.8, RC-12.15, RC-21.5).

A payment is made from the largest card to the smallest, then with tokens, and ends when it
suffices. So nothing in it could be left out, and every payment has exactly one way to be made.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mythos.core.asks import Ask, Question, Script
from mythos.core.events import tell
from mythos.core.moves import Move
from mythos.core.seats import Seat
from mythos.games.rise_of_the_cults.moves import PAY_TOKEN, Pay
from mythos.games.rise_of_the_cults.state import Cults, cards
from mythos.games.rise_of_the_cults.zones import discard, lose

ANY: Final = 1 << 16
"""Before the first part: everything may be paid with."""


def pay(
    s: Cults, seat: Seat, question: Question, need: int, icons: Sequence[int], token: int
) -> Script:
    """Discard cards for their icons and spend tokens until enough is paid; the rest of a card is
    lost (RC-4.8, RC-9.4).
    """
    numbers, paid, largest = cards(s).numbers, 0, ANY
    while paid < need:
        moves, waste = parts(s, seat, need - paid, icons, token, largest)
        if len(moves) == 1:
            move = moves[0]
        else:
            s.owed = need - paid
            params = {"number": need, "paid": paid, "waste": waste}
            move = yield Ask(seat, question, moves, params)
        if type(move) is Pay:
            card = numbers[move.card]
            discard(s, seat, card)
            largest = order(icons, card)
            paid += icons[card]
            tell(s, "paid", seat=seat, card=move.card, number=icons[card])
        else:
            lose(s, seat, token, need - paid)
            break
    s.owed = 0


def order(icons: Sequence[int], card: int) -> int:
    """Cards with more icons come first; equal ones in the order of their numbers."""
    return icons[card] << 8 | card


def parts(
    s: Cults, seat: Seat, need: int, icons: Sequence[int], token: int, largest: int
) -> tuple[list[Move], int]:
    """What may be paid next, that which wastes least first; and how much that is at least.

    `reach` has a bit for every sum that smaller cards and tokens can still make up.
    """
    tokens, pay_with = s.tokens[seat * 3 + token], cards(s).pay
    reach = (2 << tokens) - 1
    wasted: dict[int, int] = {}
    for each in sorted([order(icons, card) for card in s.hands[seat] if icons[card]]):
        if each > largest:
            break
        rest = need - (each >> 8)
        if rest <= 0:
            wasted[each] = -rest
        elif reach >> rest:
            wasted[each] = _lowest_bit(reach >> rest)
        reach |= reach << (each >> 8)
    ranked = sorted((waste, -each) for each, waste in wasted.items())
    moves: list[Move] = [pay_with[-each & 255] for _, each in ranked]
    if tokens >= need:
        place = sum(waste == 0 for waste, _ in ranked)
        moves.insert(place, PAY_TOKEN[token])
        return moves, 0
    return moves, ranked[0][0] if ranked else 0


def _lowest_bit(mask: int) -> int:
    return (mask & -mask).bit_length() - 1


def worth(s: Cults, seat: Seat, icons: Sequence[int], token: int) -> int:
    """All a seat could pay: the icons of its hand and its tokens (RC-4.8)."""
    total = s.tokens[seat * 3 + token]
    for card in s.hands[seat]:
        total += icons[card]
    return total
