"""Cthulhu Wars: Recriminations, by which one spellbook is given for another (CW-55.2)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mythos.core.asks import Question, Script, ask_which
from mythos.core.moves import Move
from mythos.games.cthulhu_wars.rules.ability import NeutralBook, Spellbook, plays
from mythos.games.cthulhu_wars.rules.card import Card
from mythos.games.cthulhu_wars.rules.moves import made
from mythos.games.cthulhu_wars.rules.spellbooks import book_moves, free_books, put_back, put_down
from mythos.games.cthulhu_wars.rules.state import War

ASK_INSTEAD: Final = Question("recriminations", "CW-55.2")


class Recriminate(Move):
    """A spellbook leaves the faction card, and another comes (CW-55.2)."""

    book: str


class Recriminations(NeutralBook):
    """As an action any spellbook on our faction card, this one too, is changed for another that is
    to be had (CW-55.2).

    RULING: nothing is earned or lost by it: no requirement changes, and nobody hears of a spellbook
    that was taken.
    """

    name = "recriminations"
    cost = 1

    def actions(self, s: War) -> Iterable[Move]:
        if not free_books(s, self.t, self.seat):
            return ()
        return [made(Recriminate, book.name) for book in self._lying(s)]

    def _lying(self, s: War) -> list[Spellbook]:
        return [book for book in self.t.books[self.seat] if s.taken[self.seat] & book.bit]

    @plays(Recriminate)
    def play(self, s: War, move: Recriminate) -> Script:
        t, seat = self.t, self.seat
        old = next(book for book in self._lying(s) if book.name == move.book)
        free = free_books(s, t, seat)
        found = dict(zip(book_moves(free), free, strict=True))
        new = yield from ask_which(seat, ASK_INSTEAD, found, {"book": move.book})
        put_back(s, t, old)
        put_down(s, new)
        self.tell(s, "recriminations", book=old.name)
        self.tell(s, "book-instead", book=new.name)


CARD: Final = Card("recriminations", book=Recriminations, box="azathoth_box")
