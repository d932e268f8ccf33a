"""Arkham Ritual: the end of a round and of the game, and the doom track (AR-6.6, AR-11, AR-12)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mythos.core.asks import Draw, Script
from mythos.core.events import tell
from mythos.core.game import Result
from mythos.core.seats import Seat
from mythos.games.arkham_ritual import great_old_ones
from mythos.games.arkham_ritual.cards import (
    CULTIST,
    MAD_PROFESSOR,
    MYSTERY,
    NAMES,
    PRINTED_GREAT_OLD_ONES,
)
from mythos.games.arkham_ritual.rounds import first_of_next_round
from mythos.games.arkham_ritual.settle import Verdict, changes, judge
from mythos.games.arkham_ritual.state import DEAL, MAX_SANITY, OVER, Ritual, change_sanity

DOOM_SPACES: Final = (1, 2, 3, 4, 5, 6, 7)
"""The loss on each space of the doom track; the marker stays on the last one (AR-12.5)."""


def normal_loss(s: Ritual) -> int | None:
    """The doom track's loss, or None when the fallen are counted (AR-12.2, AR-12.3)."""
    return DOOM_SPACES[s.doom] if s.options.doom_track else None


def end_round(s: Ritual, reason: str) -> None:
    """Reveal all cards and settle (AR-7)."""
    tell(s, "round-ends", reveals=True, reason=reason)
    verdicts = judge(s.held)
    if s.log is not None:
        _tell_verdicts(s, verdicts)
    _change_all(s, changes(s.held, verdicts, normal_loss(s))[: s.players])
    close_round(s)


def end_round_by(s: Ritual, holder: Seat) -> Script:
    """The holder's Great Old One settles the round alone (AR-6.2, AR-8.3, AR-10)."""
    great_old_one = s.held[holder]
    tell(s, "round-ends", reveals=True, reason="gate")
    if s.log is not None:
        _tell_cards(s)
    if great_old_one == MYSTERY:
        great_old_one = yield Draw(list(PRINTED_GREAT_OLD_ONES), NAMES)
        tell(s, "mystery", reveals=True, card=NAMES[great_old_one])
    if holder < s.players:
        tell(s, "awakens", seat=holder, card=NAMES[great_old_one])
    else:
        tell(s, "awakens-dummy", number=holder - s.players + 1, card=NAMES[great_old_one])
    _change_all(s, great_old_ones.changes(great_old_one, holder, s.held, s.sanity, normal_loss(s)))
    close_round(s)


def sanity_if_settled(s: Ritual) -> list[int]:
    """Each real player's sanity if the round ended now without a Great Old One."""
    amounts = changes(s.held, judge(s.held), normal_loss(s))
    return [min(MAX_SANITY, max(0, own + amounts[seat])) for seat, own in enumerate(s.sanity)]


def _change_all(s: Ritual, amounts: Sequence[int]) -> None:
    """All at once: nobody's change depends on another's (AR-7.8, AR-10.6)."""
    for seat, change in enumerate(amounts):
        if change:
            really = change_sanity(s, seat, change)
            if s.log is not None:
                key = "lost" if change < 0 else "gained"
                tell(s, key, seat=seat, number=abs(really), left=s.sanity[seat])


def close_round(s: Ritual) -> None:
    """Move the doom marker; somebody at 0 ends the game (AR-11.1, AR-11.4, AR-12.4, R-13)."""
    if s.options.doom_track:
        s.doom = min(s.doom + 1, len(DOOM_SPACES) - 1)
    s.down = 0
    if min(s.sanity) == 0 or s.round >= s.options.round_limit:  # AR-19.5
        end_game_at_once(s)
        return
    s.active = first_of_next_round(s)
    s.phase = DEAL


def end_game_at_once(s: Ritual) -> None:
    """No further step of the round (AR-11.1, AR-8.5)."""
    # RULING: all held cards lie open once the game is over; nothing is left to be played for.
    s.phase = OVER
    if s.log is not None:
        won = winners(s)
        tell(s, "game-over", reveals=True, count=len(won), seats=won)


def winners(s: Ritual) -> tuple[Seat, ...]:
    """Everybody with sanity left; competitive: only the most of it (AR-11.2, AR-11.3, R-20)."""
    alive = [seat for seat in range(s.players) if s.sanity[seat] > 0]
    if s.options.competitive and alive:
        most = max(s.sanity)
        alive = [seat for seat in alive if s.sanity[seat] == most]
    return tuple(alive)


def result_of(s: Ritual) -> Result | None:
    """How the game ended; None while it runs."""
    return Result(winners(s), tuple(s.sanity)) if s.phase == OVER else None


def _tell_cards(s: Ritual) -> None:
    for seat in range(s.players):
        tell(s, "revealed", seat=seat, card=NAMES[s.held[seat]])


def _tell_verdicts(s: Ritual, verdicts: Sequence[Verdict]) -> None:
    """Which card changes the test for everybody, then who falls and why (AR-7.2, AR-7.3)."""
    if CULTIST in s.held:
        tell(s, "cultist-held")
    if MAD_PROFESSOR in s.held:
        tell(s, "professor-held")
    fallen = len(verdicts) - verdicts.count(Verdict.SURVIVES)
    for holder, verdict in enumerate(verdicts):
        name = NAMES[s.held[holder]]
        if holder < s.players:
            tell(s, "verdict", seat=holder, card=name, verdict=str(verdict))
        else:
            tell(
                s,
                "verdict-dummy",
                number=holder - s.players + 1,
                card=name,
                verdict=str(verdict),
            )
    tell(s, "fallen", number=fallen)
