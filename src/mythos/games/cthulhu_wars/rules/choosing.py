"""Cthulhu Wars: choosing several things, one after the other."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from mythos.core.asks import Ask, Question, Script
from mythos.core.moves import Move
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.rules.moves import DONE


def several(
    seat: Seat, question: Question, offer: Callable[[], Mapping[Move, Callable[[], None]]]
) -> Script:
    """At least one of what is on offer, for what is begun has to be carried out (CW-1.22), until
    the seat has enough. Each move stands for what it does; no question without a choice.
    """
    enough: list[Move] = []
    while found := offer():
        moves = [*found, *enough]
        answer = (yield Ask(seat, question, moves)) if len(moves) > 1 else moves[0]
        if answer is DONE:
            return
        found[answer]()
        enough = [DONE]
