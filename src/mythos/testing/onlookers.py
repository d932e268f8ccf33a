"""What others may learn: nothing of what is hidden from them, not even by whom the table asks.

Two games that differ only in a hidden card are played side by side with the same moves. Somebody
to whom both tell the same must also be shown the same: views, who is asked, the own question. The
rules may make a difference public, but then they tell of it.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from mythos.core.dice import Dice
from mythos.core.errors import MythosError
from mythos.core.match import Match
from mythos.core.record import Moved
from mythos.core.seats import SPECTATOR, Seat
from mythos.testing.twins import swapped

LOOKS: Final = 3
"""Views are dear: one of so many is looked at; whom the table asks, every time."""


def leak_between_twins(match: Match[Any], dice: Dice) -> str:
    """Where somebody learns what nobody told; empty if nobody does, or the swap is impossible.

    The dice choose which card of the game is swapped with which. Who plays alone hides nothing
    from a rival.
    """
    fate = swapped(match, dice) if match.players > 1 else None
    if fate is None:
        return ""
    left = _begun(match, None)
    try:
        right = _begun(match, fate)
    except (MythosError, StopIteration):
        return ""
    observers = [*range(match.players), SPECTATOR]
    told = (0, 0)
    for entry in [None, *(each for each in match.live_entries() if isinstance(each, Moved))]:
        if entry is not None:
            left.play(entry.seat, entry.move)
            try:
                right.play(entry.seat, entry.move)
            except (MythosError, StopIteration):
                return ""  # whoever moved has shown it by the move
        observers = [each for each in observers if _hear_the_same(left, right, each, told)]
        told = len(left.events), len(right.events)
        if not observers:
            return ""
        observer = observers[dice.below(len(observers))]
        if difference := _difference(left, right, observer, dice.below(LOOKS) == 0):
            return f"{_name(observer)} sees {difference} though nothing was told"
    return ""


def _begun(match: Match[Any], fate: Any) -> Match[Any]:
    header = match.header
    if fate is None:
        fate = swapped(match, None)
    return Match(match.game, header.seats, options=header.options, fate=fate, header=header)


def _hear_the_same(
    left: Match[Any], right: Match[Any], observer: Seat, since: tuple[int, int]
) -> bool:
    return left.heard(observer, since[0]) == right.heard(observer, since[1])


def _difference(left: Match[Any], right: Match[Any], observer: Seat, closely: bool) -> str:
    """What this seat is shown in one game and not in the other."""
    if [ask.seat for ask in left.asked] != [ask.seat for ask in right.asked]:
        return "who is asked"
    if left.over != right.over:
        return "the end of the game"
    if not closely:
        return ""
    here, there = (msgspec.to_builtins(each.view(observer)) for each in (left, right))
    if here != there:
        return "another " + ", ".join(sorted(name for name in here if here[name] != there[name]))
    if observer == SPECTATOR:
        return ""
    if _offered(left, observer) != _offered(right, observer):
        return "another question"
    return ""


def _offered(match: Match[Any], seat: Seat) -> tuple[Any, ...]:
    ask = match.question(seat)
    may = [str(move) for move in match.interjections(seat)]
    if ask is None:
        return (may,)
    return may, ask.question, dict(ask.params), [str(move) for move in ask.moves]


def _name(observer: Seat) -> str:
    return "a spectator" if observer == SPECTATOR else f"seat {observer}"
