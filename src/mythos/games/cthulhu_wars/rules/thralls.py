"""Cthulhu Wars: figures that obey somebody else than their owner for a time (CW-51.13).

They are their owner's in all else. Only those beside a Gate can obey another, and only in the
Action Phase.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.rules.ability import Ability
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.layout import Layout
from mythos.games.cthulhu_wars.rules.state import ACTION, War
from mythos.games.cthulhu_wars.rules.units import Kind

COMMANDS: Final = Ability.commands


def commander(s: War, t: Layout, kind: Kind, zone: Zone) -> Seat | None:
    """Whom the figures of a kind beside the Gate of a zone obey, if not their owner."""
    if not t.everybody[COMMANDS] or s.phase != ACTION:
        return None
    for seat, counts, hears in t.at(s).by_owner[COMMANDS]:
        if counts(s) and hears(s, kind, zone):
            return seat
    return None


def thralls(s: War, t: Layout, kind: Kind, zone: Zone) -> int:
    """How many figures of a kind in a zone obey somebody else than their owner."""
    if commander(s, t, kind, zone) is None:
        return 0
    return s.figures[zone * t.size + kind] - (s.keepers[zone] == kind)


def willing(
    s: War, t: Layout, figures: Iterable[tuple[Kind, bool]], zone: Zone
) -> list[tuple[Kind, bool]]:
    """Those of the figures of a zone, by kind and whether on the Gate, that obey their owner."""
    if not t.everybody[COMMANDS]:
        return [*figures]
    return [each for each in figures if each[1] or not thralls(s, t, each[0], zone)]


def free_figures(s: War, t: Layout, seat: Seat, zone: Zone) -> int:
    """How many of a seat's units in a zone obey it."""
    kinds = t.own(s, seat).kinds
    return sum(s.figures[zone * t.size + kind] - thralls(s, t, kind, zone) for kind in kinds)


def followers(s: War, t: Layout, seat: Seat, zone: Zone) -> list[tuple[Kind, int]]:
    """The kinds of others that obey a seat in a zone, and how many of each."""
    if not t.everybody[COMMANDS]:
        return []
    others = [kind for other in t.others[seat] for kind in t.own(s, other).kinds]
    here = [kind for kind in others if s.figures[zone * t.size + kind]]
    led = [kind for kind in here if commander(s, t, kind, zone) == seat]
    return [(kind, number) for kind in led if (number := thralls(s, t, kind, zone))]
