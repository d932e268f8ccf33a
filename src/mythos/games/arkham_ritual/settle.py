"""Arkham Ritual: who survives a round and what the others lose (AR-7, AR-9)."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Final

from mythos.games.arkham_ritual.cards import (
    CARDS,
    CULTIST,
    INVESTIGATOR,
    IS_ARTIFACT,
    KIND,
    MAD_PROFESSOR,
    RED,
    WARY_STUDENT,
    Card,
)


class Verdict(StrEnum):
    """Why a holder does not survive; the first test that fails is named."""

    SURVIVES = "survives"
    STUDENT = "student"
    COLOUR = "colour"
    CLASH = "clash"
    NO_ARTIFACT = "no-artifact"


def _verdict(card: Card, must_be_red: bool, must_be_artifact: bool) -> Verdict:
    """The tests that look at one card alone (AR-7.3 items 1, 2 and 4; R-8, R-15)."""
    if card == WARY_STUDENT:
        return Verdict.STUDENT
    # RULING: under the Cultist the card must be red *instead of* blue. AR-7.3 could be read as
    # "also red", but AR-7.4, AR-9.3 and the worked example TV-3 fit only this.
    if RED[card] != must_be_red:
        return Verdict.COLOUR
    if must_be_artifact and not IS_ARTIFACT[card]:
        return Verdict.NO_ARTIFACT
    return Verdict.SURVIVES


_VERDICTS: Final = {
    (cultist, professor): tuple(_verdict(card, cultist, professor) for card in range(len(CARDS)))
    for cultist in (False, True)
    for professor in (False, True)
}
SURVIVES: Final = Verdict.SURVIVES
CLASH: Final = Verdict.CLASH


def judge(held: Sequence[Card]) -> list[Verdict]:
    """The verdict on every holder, dummies included (AR-7.1 to AR-7.5, R-12, R-16)."""
    verdicts = _VERDICTS[CULTIST in held, MAD_PROFESSOR in held]
    kinds = [KIND[card] for card in held]
    return [
        CLASH if verdicts[card] is SURVIVES and kinds.count(KIND[card]) > 1 else verdicts[card]
        for card in held
    ]


def changes(held: Sequence[Card], verdicts: list[Verdict], normal: int | None) -> list[int]:
    """What each holder loses or gains, all from the same number of fallen (AR-7.6 to AR-7.9).

    Dummies and the Wary Student count among the fallen (R-6, R-7). With the doom track `normal`
    replaces that number (AR-12.2). The Wary Student always loses 1 (AR-9.2), the Investigator
    gains 1 by surviving (AR-9.1).
    """
    loss = len(held) - verdicts.count(SURVIVES) if normal is None else normal
    result = [0 if verdict is SURVIVES else -loss for verdict in verdicts]
    if WARY_STUDENT in held:
        result[held.index(WARY_STUDENT)] = -1
    elif INVESTIGATOR in held and verdicts[held.index(INVESTIGATOR)] is SURVIVES:
        result[held.index(INVESTIGATOR)] = 1
    return result
