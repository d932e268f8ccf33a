"""Cthulhu Wars: requirements are noticed, spellbooks are taken (CW-5.7 to CW-5.12)."""

from __future__ import annotations

from typing import Final

from mythos.core.asks import Script, ask_which
from mythos.core.events import tell
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.rules.ability import Ability, NeutralBook, Requirement, Spellbook
from mythos.games.cthulhu_wars.rules.card_books import take_card_books
from mythos.games.cthulhu_wars.rules.layout import Layout
from mythos.games.cthulhu_wars.rules.losses import hear_losses, put_right
from mythos.games.cthulhu_wars.rules.moves import ASK_BOOK, TakeBook, made
from mythos.games.cthulhu_wars.rules.state import ALL_BOOKS, War

PUT_RIGHT: Final = Ability.put_right


def book_count(s: War, seat: Seat) -> int:
    """All that lie on the faction card, usable or not (CW-5.7); nobody has any."""
    return s.taken[seat].bit_count() if seat < len(s.taken) else 0


def complete(s: War, seat: Seat) -> bool:
    """All six spellbooks are on the faction card (CW-3.18, CW-9.5)."""
    return s.taken[seat].bit_count() >= ALL_BOOKS


def notice(s: War, t: Layout) -> None:
    """Conditions are checked all the time, in enemies' turns too (CW-3.12).

    RULING: "the moment they are met" is between two actions and after each step of a phase. What
    is true only in the middle of a Move action has not been true for anybody.
    """
    for unmet, met in zip(t.unmet, s.met, strict=True):
        for holds, requirement in unmet[met]:
            if holds(s):
                requirement.earn(s)


def take_books(s: War, t: Layout) -> Script:
    """Everybody takes what he has earned, in turn order; it may meet further conditions."""
    if s.fallen:
        yield from hear_losses(s, t)
    if t.everybody[PUT_RIGHT]:
        yield from put_right(s, t)
    notice(s, t)
    while any(s.owed):
        for seat in t.turn_order(s):
            for requirement in t.requirements[seat]:
                if s.owed[seat] & requirement.bit:
                    yield from _take(s, t, seat, requirement)
        notice(s, t)
    if t.cards_with_books:
        yield from take_card_books(s, t)


def _take(s: War, t: Layout, seat: Seat, requirement: Requirement) -> Script:
    """The owner chooses freely among his remaining spellbooks (CW-5.7); not if he gets them all at
    once.
    """
    left = free_books(s, t, seat)
    book = left[0]
    if len(left) > s.owed[seat].bit_count():
        books = dict(zip(book_moves(left), left, strict=True))
        book = yield from ask_which(seat, ASK_BOOK, books, {"requirement": requirement.name})
    yield from receive(s, t, seat, requirement, book)


def free_books(s: War, t: Layout, seat: Seat) -> list[Spellbook]:
    """The seat's own that it has not taken, and those of the supply that nobody has (CW-50.41)."""
    return [
        book
        for book in t.books[seat]
        if not s.taken[seat] & book.bit
        and (not isinstance(book, NeutralBook) or s.loyalty[book.card] == t.nobody)
    ]


def receive(s: War, t: Layout, seat: Seat, requirement: Requirement, book: Spellbook) -> Script:
    """The spellbook lies on the requirement from now on (CW-5.7, CW-5.11)."""
    s.owed[seat] &= ~requirement.bit
    put_down(s, book)
    tell(s, "book", seat=seat, book=book.name, requirement=requirement.name)
    bonus = requirement.bonus(s)
    if bonus is not None:
        yield from bonus
    yield from t.steps(Ability.took_book, s, seat)


def put_down(s: War, book: Spellbook) -> None:
    """It lies on its owner's faction card; nobody else can have it (CW-50.41)."""
    s.books[book.seat] |= book.bit
    s.taken[book.seat] |= book.bit
    if isinstance(book, NeutralBook):
        s.loyalty[book.card] = book.seat


def put_back(s: War, t: Layout, book: Spellbook) -> None:
    """It goes back to where it came from; what was used up stays so (CW-24.33)."""
    s.books[book.seat] &= ~book.bit
    s.taken[book.seat] &= ~book.bit
    book.put_away(s)
    if isinstance(book, NeutralBook):
        s.loyalty[book.card] = t.nobody


def close_book(s: War, book: Spellbook) -> None:
    """It is blocked, face down or used up: it stays on the faction card and cannot be used."""
    s.books[book.seat] &= ~book.bit


def open_book(s: War, book: Spellbook) -> None:
    """It can be used again, if it is there."""
    s.books[book.seat] |= book.bit & s.taken[book.seat]


def book_moves(books: list[Spellbook]) -> list[TakeBook]:
    return [made(TakeBook, book.name) for book in books]
