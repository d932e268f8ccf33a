"""Cthulhu Wars drawn in full: faction cards, the map as a table, the battle.

Every faction has its colour, and its letters say the same without it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from mythos.core.texts import Speaker
from mythos.games.cthulhu_wars.rules.signs import NAMES as SIGN_NAMES
from mythos.games.cthulhu_wars.shown.visibility import (
    AreaInfo,
    BattleView,
    CardView,
    Figures,
    SeatView,
    TalksView,
    View,
    ZoneView,
)

COLOURS: Final = (
    "bright_green", "bright_blue", "bright_red", "bright_yellow", "bright_magenta", "bright_cyan",
    "orange3", "grey70",
)  # fmt: skip
OCEAN: Final = "~"
GLYPHS: Final = {"slashes": "///", "chevron": "^", "circle": "o", "": " "}


class Desk:
    """One view and who speaks about it."""

    def __init__(self, view: View, speaker: Speaker) -> None:
        self.view = view
        self.speaker = speaker

    def parts(self) -> Iterable[RenderableType]:
        yield Rule(self.head(), align="left", style="dim")
        if self.view.seats:
            yield self.cards()
            yield from self.reserves()
            yield from self.supply()
            yield self.map()
        yield from self.under_way()

    def under_way(self) -> Iterable[RenderableType]:
        """The battle or the talks, and the own Elder Signs."""
        if self.view.battle is not None:
            yield from self.battle(self.view.battle)
        if self.view.talks is not None:
            yield from self.talks(self.view.talks)
        if self.view.own_signs:
            signs = " ".join(map(str, self.view.own_signs))
            yield Text(self.line("own-signs", signs=signs), "bold")

    def line(self, key: str, **params: int | str) -> str:
        return self.speaker.in_game(f"screen-{key}", params)

    def head(self) -> Text:
        view = self.view
        cost = self.line("instant-death") if view.instant_death else view.ritual_cost
        phase = self.speaker.term("phase", view.phase)
        text = self.line("head", number=view.round, phase=phase, cost=cost, signs=view.signs_left)
        if view.decay:
            text += " · " + self.line("decay", number=view.decay)
        return Text(text, "bold")

    def style(self, seat: int) -> str:
        return COLOURS[seat % len(COLOURS)]

    # Faction cards.

    def cards(self) -> Table:
        table = Table(box=SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
        for key in ("faction", "power", "doom", "gates", "signs", "books"):
            table.add_column(self.line(key))
        for card in self.view.seats:
            table.add_row(self.owner(card), *self.numbers(card))
        return table

    def numbers(self, card: SeatView) -> Sequence[str]:
        counts = (card.power, card.doom, card.gates, card.signs)
        return (*map(str, counts), f"{len(card.books)}/6")

    def owner(self, card: SeatView) -> Text:
        mark = "▶ " if card.seat == self.view.turn else "  "
        faction = self.speaker.term("faction", card.faction)
        letters = card.faction.upper()
        name = f"{mark}{letters} {self.speaker.name(card.seat)} ({faction})"
        asleep = f" · {self.line('asleep')}" if card.asleep else ""
        return Text(name + asleep, self.style(card.seat))

    def reserves(self) -> Iterable[Text]:
        """What each faction has in its Pool and on its card."""
        for card in self.view.seats:
            letters = (f"{card.faction.upper()} ", f"bold {self.style(card.seat)}")
            line = Text.assemble(letters, (f"{self.line('pool')}: ", "dim"), self.units(card.pool))
            for part in self.on_card(card):
                line.append(f" · {part}")
            yield line

    def supply(self) -> Iterable[Text]:
        """The loyalty cards that nobody has, with what they cost whoever looks."""
        free = [card for card in self.view.cards if card.holder is None]
        if free:
            title = (f"{self.line('supply', number=len(free))} ", "bold")
            yield Text.assemble(title, (", ".join(map(self.offered, free)), "dim"))

    def offered(self, card: CardView) -> str:
        name = self.speaker.term("card", card.card)
        price = self.line("card-price", doom=card.doom, power=card.power)
        return f"{name} ({price})" if card.sale else name

    def loyalty(self, card: SeatView) -> Iterable[Text]:
        """A faction's loyalty cards and what they say."""
        own = [each for each in self.view.cards if each.holder == card.seat]
        if own:
            yield Text(self.line("loyalty"), "bold")
        for each in own:
            yield Text(f"  {self.speaker.term('card', each.card)}", "bold")
            for name, in_force in each.powers:
                said = self.speaker.term("power-about", name)
                yield Text(f"    {said}", "" if in_force else "dim")
            if each.requirement:
                counted = "".join(f"  {there}/{needed}" for there, needed in each.tallies)
                wanted = self.speaker.term("requirement", each.requirement)
                yield Text(f"    {'☑' if each.earned else '☐'} {wanted}{counted}")
            if each.book and each.requirement:
                said = self.speaker.term("about", each.book)
                yield Text(f"    {said}", "" if each.earned else "dim")

    def on_card(self, card: SeatView) -> Iterable[str]:
        places = ((self.line("card"), card.card), (self.line("captives"), card.captives))
        for title, figures in places:
            if figures:
                yield f"{title}: {self.units(figures)}"
        for name, number in card.marks:
            yield self.line(f"mark-{name}", number=number)
        if card.blocked:
            books = ", ".join(self.speaker.term("book", name) for name in card.blocked)
            yield f"{self.line('not-in-force')}: {books}"

    def units(self, figures: Iterable[Figures]) -> str:
        parts = []
        for each in figures:
            name = self.speaker.term("unit", each.unit)
            parts.append(f"{each.number}× {name}" if each.number > 1 else name)
        return ", ".join(parts)

    # The map.

    def map(self) -> Table:
        table = Table(box=SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
        table.add_column(self.line("zone"), no_wrap=True)
        table.add_column(self.line("gate"))
        table.add_column(self.line("units"))
        zones = {zone.name: zone for zone in self.view.zones}
        for area in self.view.areas:
            zone = zones.get(area.name)
            name = self.area(area)
            if zone is None:
                table.add_row(name, "", "")
                continue
            for token in zone.tokens:
                name.append(f" [{self.speaker.term('token', token)}]", "yellow")
            table.add_row(name, self.gate(zone), self.inhabitants(zone))
        return table

    def area(self, area: AreaInfo) -> Text:
        sign = OCEAN if area.ocean else GLYPHS[area.glyph]
        return Text(f"{sign:3} {self.speaker.term('zone', area.name)}")

    def gate(self, zone: ZoneView) -> Text:
        gates = []
        if zone.gate and zone.keeper is None:
            gates.append(Text(self.line("abandoned"), "dim"))
        if zone.keeper is not None:
            gates.append(Text(self.speaker.name(zone.keeper), self.style(zone.keeper)))
        if (owner := zone.living_gate) is not None:
            said = self.line("living-gate", name=self.speaker.name(owner))
            gates.append(Text(said, self.style(owner)))
        return Text(", ").join(gates)

    def inhabitants(self, zone: ZoneView) -> Text:
        line = Text()
        for card in self.view.seats:
            own = [each for each in zone.units if each.seat == card.seat]
            if own:
                text = f"{card.faction.upper()}: {self.units(own)}  "
                line.append(text, self.style(card.seat))
        if strays := [each for each in zone.units if each.seat == len(self.view.seats)]:
            line.append(f"{self.speaker.name(strays[0].seat)}: {self.units(strays)}", "dim")
        return line

    # The battle.

    def battle(self, battle: BattleView) -> Iterable[RenderableType]:
        zone = self.speaker.term("zone", battle.zone)
        step = self.speaker.term("step", battle.step)
        yield Rule(f"{self.line('battle', zone=zone)} · {step}", align="left", style="red")
        rolls = {battle.attacker: battle.attacker_dice, battle.defender: battle.defender_dice}
        for seat, dice in rolls.items():
            units = ", ".join(
                self.speaker.term("unit", each.unit) + "†" * each.kills + "!" * each.pains
                for each in battle.fighters
                if each.seat == seat and each.takes_part
            )
            line = self.line("side", seat=seat, units=units or self.line("none"))
            shown = self.line("dice", dice=" ".join(map(str, dice)) or self.line("none"))
            yield Text(f"{line} · {shown}", self.style(seat))

    # The talks.

    def talks(self, talks: TalksView) -> Iterable[RenderableType]:
        stake = self.speaker.term("stake", talks.stake)
        demand = self.line("talks", seat=talks.by, number=talks.demand, stake=stake)
        rounds = self.line("talks-round", number=talks.round, rounds=talks.rounds)
        yield Rule(f"{demand} · {rounds}", align="left", style="red")
        for each in talks.talkers:
            key = "left" if each.left else "silent" if each.offer is None else "offers"
            said = self.line(f"talker-{key}", seat=each.seat, number=each.offer or 0)
            yield Text(said, self.style(each.seat))
        fail = self.line(f"talks-fail-{talks.stake}", seat=talks.by, number=talks.demand)
        yield Text(fail, "dim")

    # The own card.

    def sheet(self, card: SeatView) -> Iterable[RenderableType]:
        """A faction's card; the values of Elder Signs and standing orders only to their owner."""
        yield Rule(self.owner(card), align="left", style="dim")
        yield Text(self.line("powers"), "bold")
        yield self.powers(card)
        yield Text(self.line("books"), "bold")
        yield self.books(card)
        yield Text(self.line("open"), "bold")
        for name, pairs in zip(card.open, card.tallies, strict=True):
            counted = "".join(f"  {there}/{needed}" for there, needed in pairs)
            yield Text(f"  {self.speaker.term('requirement', name)}{counted}")
        yield from self.loyalty(card)
        yield Text(self.next(card))
        if card.seat == self.view.seat:
            yield from self.private(card)

    def private(self, card: SeatView) -> Iterable[Text]:
        term = self.speaker.term
        for value in self.view.own_signs:
            yield Text(term("card", SIGN_NAMES[value]))
        if card.orders:
            yield Text(self.line("orders"), "bold")
        for ability, order in card.orders:
            yield Text(f"  {term('ability', ability)}: {term('order', order)}", "dim")
            yield Text(f"    standing-order {ability} ask", "dim")

    def next(self, card: SeatView) -> str:
        """What Gather Power and a ritual would bring."""
        return self.line(
            "next", power=card.next_power, cost=card.ritual_price,
            doom=card.ritual_doom, signs=card.ritual_signs,
        )  # fmt: skip

    def powers(self, card: SeatView) -> Table:
        table = Table.grid(padding=(0, 2))
        for name, in_force in card.powers:
            style = "bold" if in_force else "dim"
            about = Text(self.speaker.term("power-about", name), style)
            if not in_force:
                about.append(f" ({self.line('not-in-force')})")
            table.add_row(Text(self.speaker.term("power", name), style), about)
        return table

    def books(self, card: SeatView) -> Table:
        table = Table.grid(padding=(0, 2))
        for name in (*card.books, *card.books_left):
            style = "bold" if name in card.books else "dim"
            title = Text(self.speaker.term("book", name), style)
            table.add_row(title, Text(self.speaker.term("about", name), style))
        return table
