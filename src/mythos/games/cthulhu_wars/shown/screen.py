"""Cthulhu Wars in a terminal: what the table draws, says and opens on demand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec.structs import replace
from rich.console import Group, RenderableType
from rich.text import Text

from mythos.core.moves import Move
from mythos.core.seats import SPECTATOR
from mythos.core.texts import Speaker
from mythos.games.cthulhu_wars.catalogue import CATALOGUE
from mythos.games.cthulhu_wars.rules.moves import Pass, StandingOrder
from mythos.games.cthulhu_wars.shown import small_screen
from mythos.games.cthulhu_wars.shown.full_screen import Desk
from mythos.games.cthulhu_wars.shown.visibility import AreaInfo, SeatView, UnitInfo, View


def draw(view: View, speaker: Speaker) -> RenderableType:
    """The table as one seat sees it."""
    return Group(*Desk(view, speaker).parts())


def smaller(view: View, speaker: Speaker) -> Iterator[RenderableType]:
    """The same on low screens."""
    yield from small_screen.smaller(view, speaker)


def draw_all(views: Sequence[View], speaker: Speaker) -> RenderableType:
    """The table with everybody's Elder Signs."""
    return Group(draw(_open(views), speaker), *_signs(views, speaker))


def smaller_all(views: Sequence[View], speaker: Speaker) -> Iterator[RenderableType]:
    for drawn in small_screen.smaller(_open(views), speaker):
        yield Group(drawn, *_signs(views, speaker))


def _open(views: Sequence[View]) -> View:
    return replace(views[0], seat=SPECTATOR, own_signs=())


def _signs(views: Sequence[View], speaker: Speaker) -> Iterator[Text]:
    for view in views:
        if view.own_signs:
            signs = " ".join(map(str, view.own_signs))
            yield Text(speaker.in_game("screen-signs-of", {"seat": view.seat, "signs": signs}))


def know(view: View, speaker: Speaker) -> RenderableType:
    """The own faction card in full: what is met, what is open, what powers and spellbooks do."""
    desk = Desk(view, speaker)
    return Group(
        *(part for card in view.seats if card.seat == view.seat for part in desk.sheet(card))
    )


def tag(_view: View, _move: Move, speaker: Speaker, price: int) -> str:
    """What a move costs, behind it."""
    return speaker.in_game("screen-price", {"number": price}) if price else ""


def doubt(view: View, move: Move, speaker: Speaker) -> str:
    """Passing gives up all Power: whoever has some is asked whether that is meant (CW-3.6)."""
    power = next((card.power for card in view.seats if card.seat == view.seat), 0)
    wasted = isinstance(move, Pass) and power
    return speaker.in_game("screen-sure-pass", {"number": power}) if wasted else ""


def aside(move: Move) -> bool:
    """Standing orders are listed with the own card and beside the questions they are about."""
    return isinstance(move, StandingOrder)


def paint(line: Text, speaker: Speaker) -> None:
    """Names of factions in bold."""
    for code in CATALOGUE.factions:
        line.highlight_words([speaker.term("faction", code)], "bold")


# What can be opened by its name.


def details(view: View, speaker: Speaker) -> Iterator[tuple[str, RenderableType]]:
    """Areas, faction cards, units, abilities and spellbooks."""
    desk = Desk(view, speaker)
    for area in view.areas:
        yield speaker.term("zone", area.name), Group(*_area(desk, area))
    for card in view.seats:
        yield speaker.term("faction", card.faction), Group(*desk.sheet(card))
    for info in {each.unit: each for each in view.roster}.values():
        yield speaker.term("unit", info.unit), _unit(desk, info)
    for card in view.seats:
        yield from _abilities(desk, card)
    if not view.seats:
        for code in view.offered:
            yield speaker.term("faction", code), Group(*_offered(desk, code))


def _area(desk: Desk, area: AreaInfo) -> Iterable[Text]:
    """What stands in an Area, and which ones are beside it."""
    yield Text(desk.area(area).plain.strip(), "bold")
    for zone in desk.view.zones:
        if zone.name == area.name:
            if gate := desk.gate(zone):
                yield Text.assemble((f"  {desk.line('gate')}: ", "dim"), gate)
            if units := desk.inhabitants(zone):
                yield Text.assemble((f"  {desk.line('units')}: ", "dim"), units)
            for token in zone.tokens:
                yield Text(f"  {desk.speaker.term('token', token)}", "yellow")
    beside = ", ".join(desk.speaker.term("zone", each) for each in area.adjacent)
    yield Text.assemble((f"  {desk.line('beside')}: ", "dim"), beside)


def _unit(desk: Desk, info: UnitInfo) -> Text:
    """What a unit costs at this moment, and its dice."""
    name = (desk.speaker.term("unit", info.unit), "bold")
    dice = desk.line("dice-varies") if info.dice is None else str(info.dice)
    return Text.assemble(name, f": {desk.line('unit', price=info.price, dice=dice)}")


def _abilities(desk: Desk, card: SeatView) -> Iterator[tuple[str, RenderableType]]:
    term = desk.speaker.term
    kinds = (
        ("power", "power-about", [name for name, _ in card.powers]),
        ("book", "about", [*card.books, *card.books_left]),
    )
    for kind, about, names in kinds:
        for name in names:
            title = term(kind, name)
            yield title, Text.assemble((title, "bold"), f": {term(about, name)}")


def _offered(desk: Desk, code: str) -> Iterable[Text]:
    """A faction that can be chosen: its abilities and spellbooks."""
    term, faction = desk.speaker.term, CATALOGUE.factions[code]
    yield Text(term("faction", code), "bold")
    for each in faction.abilities:
        if each.shown:
            yield Text.assemble(
                (f"  {term('power', each.name)}: ", "bold"), term("power-about", each.name)
            )
    for book in faction.books:
        yield Text.assemble((f"  {term('book', book.name)}: ", "bold"), term("about", book.name))
