"""Rise of the Cults: the Augmentation Plan (RC-9)."""

from __future__ import annotations

from bisect import insort

from mythos.core.asks import Ask, Script
from mythos.core.events import tell
from mythos.core.moves import Move
from mythos.core.seats import Seat
from mythos.games.rise_of_the_cults.abilities import comes_last, lowers_price, use_abilities
from mythos.games.rise_of_the_cults.cards import Card, Cards
from mythos.games.rise_of_the_cults.costs import card_price
from mythos.games.rise_of_the_cults.moves import (
    ASK_AFTER_AUGMENTATION,
    ASK_BUY,
    ASK_DESTROY,
    ASK_PAY,
    ASK_PRICE,
    DONE,
    Buy,
    Destroy,
    Done,
)
from mythos.games.rise_of_the_cults.paying import pay, worth
from mythos.games.rise_of_the_cults.state import Cults, cards, has_site
from mythos.games.rise_of_the_cults.words import ADEPT, Op, Window
from mythos.games.rise_of_the_cults.zones import destroy, show


def can_augment(s: Cults, seat: Seat, district: int) -> bool:
    """Own Cult Site or Ritual there, and something to buy or to destroy (RC-8.6, RC-9.1)."""
    if not (s.rituals[seat * 4 + district] or has_site(s, seat, district)):
        return False
    return bool(s.discards[seat]) or can_afford_any(s, seat, district, possible_discount(s, seat))


def can_afford_any(s: Cults, seat: Seat, district: int, discount: int) -> bool:
    """Could one card be paid? (RC-9.3, RC-9.6)"""
    table = cards(s)
    power = worth(s, seat, table.power, ADEPT) + discount
    return any(
        s.left[field] and card_price(s, table, field) <= power
        for field in (district * 2, district * 2 + 1)
    )


def possible_discount(s: Cults, seat: Seat) -> int:
    """What abilities in the hand could take off one card (RC-17.7)."""
    table, total = cards(s), 0
    for card in s.hands[seat]:
        if card in table.with_window[Window.AUGMENTATION]:
            gain = sum(effect.n for effect in table.effects[card] if effect.op is Op.DISCOUNT)
            total += table.net(card, gain, table.power)
    return total


def augment(s: Cults, seat: Seat, district: int) -> Script:
    """Lower the price, buy, pay in one sum, destroy, then all other abilities (RC-9.2 to RC-9.5,
    RC-17.7).
    """
    table = cards(s)

    def is_possible() -> bool:
        return bool(s.discards[seat]) or can_afford_any(s, seat, district, declared(s))

    yield from use_abilities(
        s, seat, Window.AUGMENTATION, ASK_PRICE, lowers_price, may_stop=is_possible
    )
    while moves := buyable(s, seat, district, s.cart):
        if s.cart or s.discards[seat]:
            moves.append(DONE)
        move: Buy | Done = yield Ask(seat, ASK_BUY, moves, {"number": total_price(s, s.cart)})
        if type(move) is not Buy:
            break
        s.cart.append(s.stacks.index(table.numbers[move.card]))
    bought = tuple(s.stacks[field] for field in s.cart)
    if bought:
        yield from pay(s, seat, ASK_PAY, total_price(s, s.cart), table.power, ADEPT)
        take_cards(s, seat, table)
    yield from destroy_one(s, seat, optional=bool(bought))
    yield from use_abilities(
        s, seat, Window.AUGMENTATION, ASK_AFTER_AUGMENTATION, comes_last, too_new=bought
    )


def declared(s: Cults) -> int:
    """What used abilities take off the price of a single card."""
    return s.discount_each + sum(s.discounts)


def buyable(s: Cults, seat: Seat, district: int, fields: list[int]) -> list[Move]:
    """One Guardian and one Action at most, as far as the seat can pay the sum (RC-9.2, RC-9.6)."""
    table = cards(s)
    power = worth(s, seat, table.power, ADEPT)
    return [
        table.buy[s.stacks[field]]
        for field in (district * 2, district * 2 + 1)
        if s.left[field] and field not in fields and total_price(s, [*fields, field]) <= power
    ]


def total_price(s: Cults, fields: list[int]) -> int:
    """The sum of the prices, each less its discounts and not below 0 (RC-9.3, RC-17.9)."""
    table = cards(s)
    prices = [max(0, card_price(s, table, field) - s.discount_each) for field in fields]
    for less in s.discounts if prices else ():
        dearest = prices.index(max(prices))
        prices[dearest] = max(0, prices[dearest] - less)
    return sum(prices)


def take_cards(s: Cults, seat: Seat, table: Cards) -> None:
    """Bought cards go to the hand, seen by all (RC-4.9, RC-9.4)."""
    for field in s.cart:
        card: Card = s.stacks[field]
        s.left[field] -= 1
        insort(s.hands[seat], card)
        show(s, seat, card)
        tell(s, "bought", seat=seat, card=table.names[card])
    s.cart.clear()


def destroy_one(s: Cults, seat: Seat, *, optional: bool) -> Script:
    """One card of the own discard pile, also one just paid with; who has bought may decline
    (RC-9.5, RC-19.4, RC-19.13).
    """
    table = cards(s)
    if not s.discards[seat]:
        return
    moves: list[Move] = [table.destroy[card] for card in sorted(set(s.discards[seat]))]
    if optional:
        moves.append(DONE)
    move: Move = yield Ask(seat, ASK_DESTROY, moves)
    if type(move) is Destroy:
        destroy(s, seat, table.numbers[move.card], s.discards[seat])
