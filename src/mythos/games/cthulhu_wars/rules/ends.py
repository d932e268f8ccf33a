"""Cthulhu Wars: the end of the game (CW-9)."""

from __future__ import annotations

from typing import Final

from mythos.core.asks import Script
from mythos.core.events import tell
from mythos.core.game import Result
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.rules.ability import Ability
from mythos.games.cthulhu_wars.rules.layout import Layout
from mythos.games.cthulhu_wars.rules.signs import reveal
from mythos.games.cthulhu_wars.rules.spellbooks import complete
from mythos.games.cthulhu_wars.rules.state import DOOM_TO_END, LAST, OVER, War

WINS: Final = Ability.wins


def is_over(s: War, t: Layout) -> bool:
    """Has somebody 30 Doom, or is the marker on Instant Death (CW-9.1)?"""
    return max(s.doom) >= DOOM_TO_END or s.ritual >= len(t.track)


def has_won(s: War, t: Layout) -> bool:
    """Has somebody won at once, so that there is nothing left to wait for?"""
    return bool(t.everybody[WINS]) and t.vetoed_by_any(Ability.wins, s)


def end_if_over(s: War, t: Layout) -> bool:
    """Somebody has 30 Doom, or the marker is on Instant Death after a Doom Phase (CW-9.1).

    The marker only moves in Doom Phases, so it never ends the game at the end of a turn.
    """
    if s.winner < 0 and t.everybody[WINS]:
        s.winner = next((each for each in t.turn_order(s) if t.vetoed(WINS, s, each)), -1)
    over = s.winner >= 0 or is_over(s, t)
    if over and t.awaited_by_any(Ability.last_chance):
        s.phase = LAST  # a beat of its own, for what may be drawn in it
    elif over:
        end(s, t)
    return over


def last_beat(s: War, t: Layout) -> Script:
    """Whoever has a last chance takes it; then the game is over (CW-9.4)."""
    yield from t.steps_of_all(Ability.last_chance, s)
    end(s, t)


def end(s: War, t: Layout) -> None:
    """All Elder Signs are revealed and added (CW-9.4)."""
    for seat in range(t.players):
        while s.hidden_signs[seat]:
            reveal(s, seat, s.hidden_signs[seat][0])
    s.phase = OVER
    won = winners(s)
    if not won:
        tell(s, "humanity-wins")
    for seat in won:
        tell(s, "won", seat=seat, number=s.doom[seat])


def winners(s: War) -> tuple[Seat, ...]:
    """The most Doom among those with six spellbooks; ties win together (CW-9.5 to CW-9.7)."""
    if s.winner >= 0:
        return (s.winner,) if s.phase == OVER else ()
    able = [seat for seat in range(len(s.doom)) if complete(s, seat) and not s.powerless]
    most = max((s.doom[seat] for seat in able), default=0)
    return tuple(seat for seat in able if s.doom[seat] == most and s.phase == OVER)


def result_of(s: War) -> Result | None:
    """Who won, with everybody's Doom; nobody when humanity wins (CW-9.7)."""
    return Result(winners(s), tuple(s.doom)) if s.phase == OVER else None
