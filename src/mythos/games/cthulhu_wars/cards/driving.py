"""Cthulhu Wars: cards that make others' Cultists leave a zone (CW-50.61)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from mythos.core.asks import Question, Script, ask_which
from mythos.core.events import tell
from mythos.core.moves import Move
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.entry import open_zones
from mythos.games.cthulhu_wars.rules.figures import choices, figure_name, shift
from mythos.games.cthulhu_wars.rules.layout import Layout
from mythos.games.cthulhu_wars.rules.moves import made
from mythos.games.cthulhu_wars.rules.state import War
from mythos.games.cthulhu_wars.rules.units import Kind

ASK_DRIVEN: Final = Question("driven", "CW-50.61")


class Driven(Move):
    """Say where a figure goes that has to leave (CW-50.61)."""

    unit: str
    zone: str


def drive_out(
    s: War, t: Layout, owner: Seat, kinds: Iterable[Kind], origin: Zone, zones: Sequence[Zone]
) -> Script:
    """All figures of these kinds leave a zone, one after the other, each where its owner likes;
    without a zone to go to they stay.
    """
    ways = {kind: open_zones(s, t, kind, zones) for kind in kinds}
    every = [kind for kind, open_to in ways.items() if open_to]
    while found := choices(s, t, every, origin):
        kind, on_gate = found[0]
        name, names = figure_name(t, kind, on_gate), t.board.names
        moves = {made(Driven, name, names[zone]): zone for zone in ways[kind]}
        params = {"unit": t.names[kind], "zone": names[origin]}
        zone = yield from ask_which(owner, ASK_DRIVEN, moves, params)
        shift(s, t, kind, origin, zone, on_gate=on_gate)
        tell(s, "driven", seat=owner, unit=t.names[kind], origin=names[origin], zone=names[zone])
