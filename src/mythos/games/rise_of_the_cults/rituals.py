"""Rise of the Cults: Rituals, Investigators and Dominance markers on the board (RC-2, RC-12.18)."""

from __future__ import annotations

from mythos.core.events import tell
from mythos.core.moves import Move
from mythos.core.seats import Seat
from mythos.games.rise_of_the_cults.moves import MOVE_RITUAL
from mythos.games.rise_of_the_cults.state import PRESENT, RITUAL, Cults, in_play
from mythos.games.rise_of_the_cults.words import DISTRICTS


def place_ritual(s: Cults, seat: Seat, district: int, level: int) -> None:
    """From the supply onto a free field (RC-10.4)."""
    s.supply[seat] -= RITUAL[level]
    s.rituals[seat * 4 + district] += RITUAL[level]
    s.free[district] -= 1


def take_ritual(s: Cults, seat: Seat, district: int, level: int) -> None:
    """From the board back to the owner's supply."""
    s.supply[seat] += RITUAL[level]
    s.rituals[seat * 4 + district] -= RITUAL[level]
    s.free[district] += 1


def return_rituals(s: Cults, seat: Seat, district: int) -> None:
    """All Rituals of a seat in a district go back to it (RC-12.10)."""
    code = s.rituals[seat * 4 + district]
    for level in PRESENT[code]:
        for _ in range(code >> 2 * (level - 1) & 3):
            take_ritual(s, seat, district, level)


def in_supply(s: Cults, seat: Seat, level: int) -> bool:
    return bool(s.supply[seat] >> 2 * (level - 1) & 3)


def can_rise(s: Cults, seat: Seat, level: int) -> bool:
    """Below III, and a marker of the next level is in supply (RC-11.3)."""
    return level < 3 and in_supply(s, seat, level + 1)


def move_ritual(
    s: Cults, seat: Seat, level: int, source: int, target: int, *, rises: bool = False
) -> None:
    """From one district to another; it rises if it shall and can (RC-11.3, RC-12.4, RC-19.6)."""
    new = level + 1 if rises and can_rise(s, seat, level) else level
    take_ritual(s, seat, source, level)
    place_ritual(s, seat, target, new)
    if s.log is not None:
        tell(
            s,
            "ritual-moved",
            seat=seat,
            level=new,
            old=level,
            source=str(DISTRICTS[source]),
            district=str(DISTRICTS[target]),
        )


def movable(s: Cults, seat: Seat, target: int) -> list[Move]:
    """The own Rituals in all other districts (RC-11.3, RC-19.8)."""
    moves: list[Move] = []
    for district in in_play(s):
        code = s.rituals[seat * 4 + district]
        if code and district != target:
            moves += [MOVE_RITUAL[level][district] for level in PRESENT[code]]
    return moves


def has_ritual_elsewhere(s: Cults, seat: Seat, target: int) -> bool:
    cell = seat * 4
    return any(s.rituals[cell + district] for district in in_play(s) if district != target)


def advance(s: Cults, district: int) -> None:
    """One field nearer; from field 1 the Investigator arrives and the next one starts (RC-2.8,
    RC-18.18).
    """
    s.track[district] -= 1
    if s.track[district]:
        if s.log is not None:
            tell(s, "advanced", district=str(DISTRICTS[district]), number=s.track[district])
        return
    s.arrived[district] += 1
    s.track[district] = s.players  # the starting field carries the number of players (RC-2.7)
    if s.log is not None:
        tell(s, "arrived", district=str(DISTRICTS[district]), number=s.arrived[district])
