"""Cthulhu Wars on a low screen: all factions and Areas in few lines, names on demand.

An Area tells its Gate and how many Cultists, Monsters and Great Old Ones of each faction it holds.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import ceil
from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from mythos.core.texts import Speaker
from mythos.games.cthulhu_wars.shown.full_screen import Desk
from mythos.games.cthulhu_wars.shown.visibility import Figures, SeatView, UnitInfo, View, ZoneView

TURN: Final = "▶"
GATE: Final = "⌂"
GREAT: Final = "★"
MARKER: Final = "*"
"""Something lies in the Area that is neither a unit nor a Gate."""
COLUMNS: Final = 2


def smaller(view: View, speaker: Speaker) -> Iterator[RenderableType]:
    """The table on ever fewer lines; at last the Areas without own units or Gates are a number."""
    desk = SmallDesk(view, speaker)
    held = [zone for zone in view.zones if desk.concerns(zone)]
    gates = [zone for zone in view.zones if zone in held or zone.gate]
    yield Group(*desk.drawn(desk.factions(), view.zones))
    yield Group(*desk.drawn(desk.standings(), view.zones))
    yield Group(*desk.drawn(desk.standings(), gates))
    yield Group(*desk.drawn(desk.standings(), held))


class SmallDesk(Desk):
    """The same view in fewer lines."""

    def drawn(
        self, factions: RenderableType, zones: Sequence[ZoneView]
    ) -> Iterable[RenderableType]:
        view = self.view
        yield Rule(self.head(), align="left", style="dim")
        if view.seats:
            yield factions
            yield self.areas(zones)
            yield self.legend(len(view.zones) - len(zones))
        yield from self.under_way()

    def concerns(self, zone: ZoneView) -> bool:
        """Whether the viewer has anything there, or there is a battle."""
        mine = any(each.seat == self.view.seat for each in zone.units)
        fought = self.view.battle is not None and self.view.battle.zone == zone.name
        return mine or fought or zone.keeper == self.view.seat

    # Factions.

    def factions(self) -> Table:
        """A line for each faction."""
        table = Table.grid(padding=(0, 2, 0, 0))
        titles = ("power", "doom", "gates", "signs", "books")
        table.add_row("", *(Text(self.line(each), "dim") for each in titles))
        for card in self.view.seats:
            mark = TURN if card.seat == self.view.turn else " "
            table.add_row(Text(mark).append_text(self.called(card)), *self.numbers(card))
        return table

    def standings(self) -> Text:
        """All factions in one text: Power, Doom and spellbooks."""
        parts = [
            Text(TURN * (card.seat == self.view.turn))
            .append_text(self.called(card))
            .append(f": {card.power}/{card.doom}/{len(card.books)}")
            for card in self.view.seats
        ]
        return Text.assemble((f"{self.line('brief')}  ", "dim"), Text(" · ").join(parts))

    def called(self, card: SeatView) -> Text:
        """The letters of a faction and who plays it."""
        return self.letters(card.seat).append(f" {self.speaker.name(card.seat)}", "default")

    # Areas.

    def areas(self, zones: Sequence[ZoneView]) -> Table:
        """What stands where, in columns."""
        table = Table.grid(padding=(0, 1, 0, 0))
        for _ in range(COLUMNS):
            table.add_column(no_wrap=True)
            table.add_column(no_wrap=True)
            table.add_column()
        rows = ceil(len(zones) / COLUMNS)
        for row in range(rows):
            table.add_row(*(cell for zone in zones[row::rows] for cell in self.cells(zone)))
        return table

    def cells(self, zone: ZoneView) -> Sequence[Text]:
        name = Text(self.speaker.term("zone", zone.name))
        if zone.tokens:
            name.append(MARKER, "bold yellow")
        return name, self.held(zone), Text(" ").join(self.crowds(zone))

    def held(self, zone: ZoneView) -> Text:
        """Whose Gate there is; a living Gate is one too."""
        gates = [
            self.letters(owner) for owner in (zone.keeper, zone.living_gate) if owner is not None
        ]
        if zone.gate and zone.keeper is None:
            gates.append(Text("–", "dim"))
        return Text().join(Text(GATE).append_text(each) for each in gates)

    def crowds(self, zone: ZoneView) -> Iterator[Text]:
        for card in self.view.seats:
            own = [each for each in zone.units if each.seat == card.seat]
            if own:
                yield self.letters(card.seat).append(f" {self.crowd(own)}")
        if strays := [each for each in zone.units if each.seat == len(self.view.seats)]:
            yield Text(f"– {self.crowd(strays)}", "dim")

    def crowd(self, figures: Sequence[Figures]) -> str:
        """`2c1m★`: Cultists, Monsters, Great Old Ones."""
        letters = dict(zip(("cultists", "monsters"), self.line("letters"), strict=True))
        numbers = dict.fromkeys((*letters.values(), GREAT), 0)
        for each in figures:
            if self.is_great(each):
                numbers[GREAT] += each.number
            else:
                rank = "cultists" if self.info(each).cultist else "monsters"
                numbers[letters[rank]] += each.number
        parts = [
            f"{number}{letter}" for letter, number in numbers.items() if letter != GREAT and number
        ]
        return "".join(parts) + GREAT * numbers[GREAT]

    def is_great(self, figures: Figures) -> bool:
        return self.info(figures).great

    def info(self, figures: Figures) -> UnitInfo:
        """The unit's line of the roster."""
        seat, unit = figures.seat, figures.unit
        return next(i for i in self.view.roster if i.unit == unit and i.seat == seat)

    def letters(self, seat: int) -> Text:
        return Text(self.view.seats[seat].faction.upper(), f"bold {self.style(seat)}")

    def legend(self, hidden: int) -> Text:
        key = "legend-more" if hidden else "legend"
        return Text(self.line(key, number=hidden), "dim")
