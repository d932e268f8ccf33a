"""Rise of the Cults on a low screen: a line for each district and cult, the rest on demand (RC-16).

A cult is its two letters: `Ct2` is a Ritual of level II of Cthulhu's cult, or two of its markers.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import ceil
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from mythos.core.texts import Speaker
from mythos.games.rise_of_the_cults.board import WIDTH, Board
from mythos.games.rise_of_the_cults.visibility import (
    Confrontation,
    DistrictView,
    SeatView,
    Side,
    View,
)

PLANS_SHOWN: Final = 4
"""So many markers of a stack, from the top; how many lie below is a number."""
FREE: Final = "○"
"""A field that nobody has taken."""
GAP: Final = 3


def smaller(view: View, speaker: Speaker) -> Iterator[RenderableType]:
    """The table on ever fewer lines."""
    small = Small(view, speaker)
    yield Group(*small.parts(small.sale(), small.cults(), *small.hand()))
    yield Group(*small.parts(small.cults(), *small.titles()))
    yield Group(*small.parts(*small.scores(), *small.titles()))
    yield Group(*small.parts(*small.scores(), *small.titles(), words=False))
    yield Group(*small.parts(*small.scores(), words=False))


class Small(Board):
    """The same view in fewer lines."""

    def parts(self, *more: RenderableType, words: bool = True) -> Iterable[RenderableType]:
        view = self.view
        yield from self.heads()
        yield from self.announced(city=words)
        if self.is_laid_out:
            yield self.map()
        elif any(each.guardian or each.action for each in view.districts):
            yield self.sale()
        if view.phase == "draft":
            yield Text(self.line("draft-help"), "dim")
        if view.confrontation is not None:
            yield from (self.fight if words else self.brief_fight)(view.confrontation)
        if view.dice:
            yield Text(self.line("dice", faces=view.dice), "bold")
        if self.is_laid_out:
            yield from more

    def brief_fight(self, fight: Confrontation) -> Iterable[Text]:
        """A line for each side, without the names of its cards."""
        for side in fight.sides:
            yield Text(self.brief_side(side), self.style(side.seat))

    def brief_side(self, side: Side) -> str:
        if not side.revealed:
            return self.side(side)
        return self.line(
            "side-brief", seat=side.seat, rituals=side.rituals, number=len(side.cards),
            thugs=side.thugs or 0, bonus=side.bonus, total=side.total or 0,
        )  # fmt: skip

    # Districts.

    def map(self) -> Table:
        """A line for each district."""
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(no_wrap=True)
        labels = ("district", "sane", "arrived", "bases", "rituals", "dominance", "top-first")
        for _ in labels[1:]:
            table.add_column()
        table.add_row(*(Text(self.line(each), "dim") for each in labels))
        for district in self.view.districts:
            table.add_row(*self.row(district))
        return table

    def row(self, district: DistrictView) -> Sequence[Text]:
        name = Text(self.speaker.term("district", district.district), "bold")
        here = str(district.investigators)
        arrived = Text(self.line("next", number=here, steps=district.track))
        sanity = Text(str(district.sanity) if district.sanity_token else "–", "bold")
        rituals = [(each.seat, each.level) for each in district.rituals]
        held = [(seat, number) for seat, number in enumerate(district.dominance) if number]
        free = district.dominance_fields - sum(district.dominance)
        return (
            name, sanity, arrived, Text(" ").join(map(self.mark, district.sites)),
            self.counted(rituals, district.free_fields), self.counted(held, free),
            self.stacked(district.plans),
        )  # fmt: skip

    def counted(self, held: Sequence[tuple[int, int]], free: int) -> Text:
        parts = [self.mark(seat).append(str(number)) for seat, number in held]
        if free:
            parts.append(Text(FREE * free, "dim"))
        return Text(" ").join(parts)

    def stacked(self, plans: Sequence[int]) -> Text:
        """The top markers of a stack, and how many lie below."""
        top = [self.mark(seat) for seat in reversed(plans)][:PLANS_SHOWN]
        text = Text(">").join(top)
        below = len(plans) - len(top)
        return text.append(f" +{below}", "dim") if below else text

    # Cults.

    def cults(self) -> Table:
        """A line for each cult."""
        table = Table.grid(padding=(0, 2, 0, 0))
        labels = (
            "cult", "points", "hand-size", "deck-size", "discards", "left", "sites-left",
            "dominance-left",
        )  # fmt: skip
        table.add_row(*(Text(self.line(each), "dim") for each in labels))
        for seat in self.view.seats:
            table.add_row(self.called(seat), *self.numbers(seat))
        return table

    def scores(self) -> Iterable[Text]:
        """All cults in one line: points, and the cards in hand."""
        parts = [
            self.called(seat).append(f": {seat.points} ({seat.hand_size})", "default")
            for seat in self.view.seats
        ]
        yield Text.assemble((f"{self.line('brief')}: ", "dim"), Text(" · ").join(parts))

    def called(self, seat: SeatView) -> Text:
        """The letters of a cult and who leads it."""
        return self.mark(seat.seat).append(f" {self.name(seat.seat)}", "default")

    # The own hand.

    def titles(self) -> Iterable[RenderableType]:
        """The own tokens, and the cards by icons and title, in columns."""
        if not self.is_at_the_table:
            return
        yield self.tokens()
        cards = [self.held(name) for name in self.view.hand]
        if cards:
            yield in_columns(cards)

    def held(self, name: str) -> Text:
        return Text.assemble((self.icons(self.infos[name]), "bold"), f" {self.title(name)}")


def in_columns(cells: Sequence[Text]) -> RenderableType:
    """Side by side where they fit."""
    for columns in (3, 2):
        rows = ceil(len(cells) / columns)
        split = [cells[at : at + rows] for at in range(0, len(cells), rows)]
        if sum(max(each.cell_len for each in column) + GAP for column in split) - GAP <= WIDTH:
            grid = Table.grid(padding=(0, GAP, 0, 0))
            for row in range(rows):
                grid.add_row(*(column[row] if row < len(column) else "" for column in split))
            return grid
    return Group(*cells)
