"""Arkham Ritual: what a Great Old One does when a Gate lets it through (AR-10, AR-1.5)."""

from __future__ import annotations

from collections.abc import Sequence

from mythos.core.seats import Seat
from mythos.games.arkham_ritual.cards import (
    CTHULHU,
    HASTUR,
    IS_ARTIFACT,
    IS_GREAT_OLD_ONE,
    NYARLATHOTEP,
    RED,
    YOG_SOTHOTH,
    Card,
)
from mythos.games.arkham_ritual.state import MAX_SANITY, NO_SEAT, Ritual


def holder_of_great_old_one(s: Ritual) -> Seat:
    """The holder of the Great Old One, dummies included; NO_SEAT if nobody has it (AR-8.3)."""
    for holder, held in enumerate(s.held):
        if IS_GREAT_OLD_ONE[held]:
            return holder
    return NO_SEAT


def changes(
    great_old_one: Card,
    holder: Seat,
    held: Sequence[Card],
    sanity: Sequence[int],
    normal: int | None,
) -> list[int]:
    """How each real player's sanity changes; `normal` is the doom track's loss (AR-12.3).

    A dummy may be the holder: whatever it would gain or lose vanishes (AR-10.5, R-12).
    """
    if great_old_one == CTHULHU:
        return cthulhu(holder, len(held), sanity)
    if great_old_one == NYARLATHOTEP:
        return nyarlathotep(holder, sanity, normal)
    if great_old_one == YOG_SOTHOTH:
        return yog_sothoth(holder, sanity)
    assert great_old_one == HASTUR
    return hastur(held, sanity, normal)


def cthulhu(holder: Seat, holders: int, sanity: Sequence[int]) -> list[int]:
    """Everyone but the holder loses one less than there are holders (AR-10.1)."""
    return [0 if seat == holder else 1 - holders for seat in range(len(sanity))]


def nyarlathotep(holder: Seat, sanity: Sequence[int], normal: int | None) -> list[int]:
    """The sanest others lose; the holder gains what they really lost (AR-10.2, AR-10.6, R-21)."""
    most = max(each for seat, each in enumerate(sanity) if seat != holder)
    sanest = [seat for seat, each in enumerate(sanity) if seat != holder and each == most]
    loss = min(most, len(sanest) if normal is None else normal)
    result = [-loss if seat in sanest else 0 for seat in range(len(sanity))]
    if holder < len(sanity):
        result[holder] = min(MAX_SANITY - sanity[holder], loss * len(sanest))
    return result


def yog_sothoth(holder: Seat, sanity: Sequence[int]) -> list[int]:
    """One alone at the bottom dooms the rest; a tie drags the holder down (AR-10.3, R-11)."""
    least = min(sanity)
    if list(sanity).count(least) == 1:
        return [0 if each == least or seat == holder else -each for seat, each in enumerate(sanity)]
    return [1 - each if seat == holder else -1 for seat, each in enumerate(sanity)]


def hastur(held: Sequence[Card], sanity: Sequence[int], normal: int | None) -> list[int]:
    """Every artifact's holder loses the number of artifacts plus that of red cards (AR-10.4)."""
    artifacts = sum(IS_ARTIFACT[card] for card in held)
    reds = sum(RED[card] for card in held)
    loss = (artifacts if normal is None else normal) + reds
    return [-loss if IS_ARTIFACT[held[seat]] else 0 for seat in range(len(sanity))]
