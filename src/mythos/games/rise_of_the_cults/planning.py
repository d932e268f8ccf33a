"""Rise of the Cults: the Planning Phase (RC-7, RC-15.8)."""

from __future__ import annotations

from mythos.core.asks import Ask, Roll, Script, Steps
from mythos.core.events import tell
from mythos.games.rise_of_the_cults.cult_phase import start
from mythos.games.rise_of_the_cults.moves import (
    ASK_MARKER,
    DISTRICT_NUMBERS,
    PLACE_MARKER,
    PlaceMarker,
)
from mythos.games.rise_of_the_cults.state import ACTION, Cults, in_play, is_npc, rule
from mythos.games.rise_of_the_cults.words import DISTRICTS, PLAN_MARKERS


def place_marker(s: Cults) -> Script:
    """One Plan marker on any district's stack; nothing is declared (RC-7.1 to RC-7.4)."""
    seat, markers = s.active, rule(s, PLAN_MARKERS)
    if is_npc(s, seat):
        district = yield from roll_district(s)
    else:
        left = markers - s.step // s.players
        moves = PLACE_MARKER if s.players == 4 else PLACE_MARKER[:3]
        move: PlaceMarker = yield Ask(seat, ASK_MARKER, moves, {"number": left})
        district = DISTRICT_NUMBERS[move.district]
    s.plans[district].append(seat)
    if s.log is not None:
        tell(s, "marker", seat=seat, district=str(DISTRICTS[district]))
    s.step += 1
    s.active = (s.first + s.step) % s.players
    if s.step == s.players * markers:
        start(s, ACTION)


def roll_district(s: Cults) -> Steps[int]:
    """The NPC die names the district; it is rolled again while that one is closed (RC-15.8)."""
    while True:
        (rolled,) = yield Roll(4)
        tell(s, "npc-die", number=rolled)
        if rolled <= len(in_play(s)):
            return int(rolled) - 1
