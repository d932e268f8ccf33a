"""Cthulhu Wars in a terminal: faction cards, the map as a table, the battle, drawn with rich.

Every faction has its colour, and its letters say the same without it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from mythos.core.moves import Move
from mythos.core.texts import Speaker
from mythos.games.cthulhu_wars.factions import FACTIONS
from mythos.games.cthulhu_wars.moves import Pass, StandingOrder
from mythos.games.cthulhu_wars.price_tags import price_of
from mythos.games.cthulhu_wars.signs import NAMES as SIGN_NAMES
from mythos.games.cthulhu_wars.visibility import (
    AreaInfo,
    BattleView,
    Figures,
    SeatView,
    TalksView,
    View,
    ZoneView,
)

COLOURS: Final = ("bright_green", "bright_blue", "bright_red", "bright_yellow", "bright_magenta")
OCEAN: Final = "~"
GLYPHS: Final = {"slashes": "///", "chevron": "^", "circle": "o", "": " "}


def draw(view: View, speaker: Speaker) -> RenderableType:
    """The table as one seat sees it."""
    return Group(*Desk(view, speaker).parts())


def know(view: View, speaker: Speaker) -> RenderableType:
    """The own faction card in full: what is met, what is open, what powers and spellbooks do."""
    return Group(*Desk(view, speaker).sheet())


def tag(view: View, move: Move, speaker: Speaker) -> str:
    """What a move costs, behind it."""
    price = price_of(view.prices, str(move))
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
    for code in FACTIONS:
        line.highlight_words([speaker.term("faction", code)], "bold")


class Desk:
    """One view and who speaks about it."""

    def __init__(self, view: View, speaker: Speaker) -> None:
        self.view = view
        self.speaker = speaker

    def parts(self) -> Iterable[RenderableType]:
        yield Rule(self._head(), align="left", style="dim")
        if self.view.seats:
            yield self._cards()
            yield self._map()
        if self.view.battle is not None:
            yield from self._battle(self.view.battle)
        if self.view.talks is not None:
            yield from self._talks(self.view.talks)
        if self.view.own_signs:
            signs = " ".join(map(str, self.view.own_signs))
            yield Text(self._say("own-signs", signs=signs), "bold")

    def _say(self, key: str, **params: int | str) -> str:
        return self.speaker.in_game(f"screen-{key}", params)

    def _head(self) -> Text:
        view = self.view
        cost = self._say("instant-death") if view.instant_death else view.ritual_cost
        phase = self.speaker.term("phase", view.phase)
        text = self._say("head", number=view.round, phase=phase, cost=cost, signs=view.signs_left)
        if view.decay:
            text += " · " + self._say("decay", number=view.decay)
        return Text(text, "bold")

    def _style(self, seat: int) -> str:
        return COLOURS[seat % len(COLOURS)]

    # Faction cards.

    def _cards(self) -> Table:
        table = Table(box=SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
        titles = (
            self._say("faction"), self._say("power"), self._say("doom"), self._say("gates"),
            self._say("signs"), self._say("books"), self._say("pool"),
        )  # fmt: skip
        for title in titles:
            table.add_column(title, overflow="fold")
        for card in self.view.seats:
            table.add_row(
                self._owner(card), str(card.power), str(card.doom), str(card.gates),
                str(card.signs), f"{len(card.books)}/6", self._reserve(card),
            )  # fmt: skip
        return table

    def _owner(self, card: SeatView) -> Text:
        mark = "▶ " if card.seat == self.view.turn else "  "
        faction = self.speaker.term("faction", card.faction)
        name = f"{mark}{self.speaker.name(card.seat)} ({faction})"
        asleep = f" · {self._say('asleep')}" if card.asleep else ""
        return Text(name + asleep, self._style(card.seat))

    def _reserve(self, card: SeatView) -> Text:
        line = Text(self._units(card.pool), "dim")
        for part in self._on_card(card):
            line.append(f" · {part}")
        return line

    def _on_card(self, card: SeatView) -> Iterable[str]:
        places = ((self._say("card"), card.card), (self._say("captives"), card.captives))
        for title, figures in places:
            if figures:
                yield f"{title}: {self._units(figures)}"
        for name, number in card.marks:
            yield self._say(f"mark-{name}", number=number)

    def _units(self, figures: Iterable[Figures]) -> str:
        parts = []
        for each in figures:
            name = self.speaker.term("unit", each.unit)
            parts.append(f"{each.number}× {name}" if each.number > 1 else name)
        return ", ".join(parts)

    # The map.

    def _map(self) -> Table:
        table = Table(box=SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
        for title in (self._say("zone"), self._say("gate"), self._say("units")):
            table.add_column(title, overflow="fold")
        zones = {zone.name: zone for zone in self.view.zones}
        for area in self.view.areas:
            zone = zones.get(area.name)
            name = self._area(area)
            if zone is None:
                table.add_row(name, "", "")
                continue
            for token in zone.tokens:
                name.append(f" [{self.speaker.term('token', token)}]", "yellow")
            table.add_row(name, self._gate(zone), self._inhabitants(zone))
        return table

    def _area(self, area: AreaInfo) -> Text:
        sign = OCEAN if area.ocean else GLYPHS[area.glyph]
        return Text(f"{sign:3} {self.speaker.term('zone', area.name)}")

    def _gate(self, zone: ZoneView) -> Text:
        gates = []
        if zone.gate and zone.keeper is None:
            gates.append(Text(self._say("abandoned"), "dim"))
        if zone.keeper is not None:
            gates.append(Text(self.speaker.name(zone.keeper), self._style(zone.keeper)))
        if (owner := zone.living_gate) is not None:
            said = self._say("living-gate", name=self.speaker.name(owner))
            gates.append(Text(said, self._style(owner)))
        return Text(", ").join(gates)

    def _inhabitants(self, zone: ZoneView) -> Text:
        line = Text()
        for card in self.view.seats:
            own = [each for each in zone.units if each.seat == card.seat]
            if own:
                text = f"{card.faction.upper()}: {self._units(own)}  "
                line.append(text, self._style(card.seat))
        return line

    # The battle.

    def _battle(self, battle: BattleView) -> Iterable[RenderableType]:
        zone = self.speaker.term("zone", battle.zone)
        step = self.speaker.term("step", battle.step)
        yield Rule(f"{self._say('battle', zone=zone)} · {step}", align="left", style="red")
        rolls = {battle.attacker: battle.attacker_dice, battle.defender: battle.defender_dice}
        for seat, dice in rolls.items():
            units = ", ".join(
                self.speaker.term("unit", each.unit) + "†" * each.kills + "!" * each.pains
                for each in battle.fighters
                if each.seat == seat and each.takes_part
            )
            line = self._say("side", seat=seat, units=units or self._say("none"))
            shown = self._say("dice", dice=" ".join(map(str, dice)) or self._say("none"))
            yield Text(f"{line} · {shown}", self._style(seat))

    # The talks.

    def _talks(self, talks: TalksView) -> Iterable[RenderableType]:
        stake = self.speaker.term("stake", talks.stake)
        demand = self._say("talks", seat=talks.by, number=talks.demand, stake=stake)
        rounds = self._say("talks-round", number=talks.round, rounds=talks.rounds)
        yield Rule(f"{demand} · {rounds}", align="left", style="red")
        for each in talks.talkers:
            key = "left" if each.left else "silent" if each.offer is None else "offers"
            said = self._say(f"talker-{key}", seat=each.seat, number=each.offer or 0)
            yield Text(said, self._style(each.seat))
        fail = self._say(f"talks-fail-{talks.stake}", seat=talks.by, number=talks.demand)
        yield Text(fail, "dim")

    # The own card.

    def sheet(self) -> Iterable[RenderableType]:
        for card in self.view.seats:
            if card.seat == self.view.seat:
                yield Rule(self._owner(card), align="left", style="dim")
                yield Text(self._say("powers"), "bold")
                yield self._powers(card)
                yield Text(self._say("books"), "bold")
                yield self._books(card)
                yield Text(self._say("open"), "bold")
                for name, pairs in zip(card.open, card.tallies, strict=True):
                    counted = "".join(f"  {there}/{needed}" for there, needed in pairs)
                    yield Text(f"  {self.speaker.term('requirement', name)}{counted}")
                yield Text(self._next(card))
                for value in self.view.own_signs:
                    yield Text(self.speaker.term("card", SIGN_NAMES[value]))
                if card.orders:
                    yield Text(self._say("orders"), "bold")
                for ability, order in card.orders:
                    term = self.speaker.term
                    yield Text(f"  {term('ability', ability)}: {term('order', order)}", "dim")
                    yield Text(f"    standing-order {ability} ask", "dim")

    def _next(self, card: SeatView) -> str:
        """What Gather Power and a ritual would bring."""
        return self._say(
            "next", power=card.next_power, cost=card.ritual_price,
            doom=card.ritual_doom, signs=card.ritual_signs,
        )  # fmt: skip

    def _powers(self, card: SeatView) -> Table:
        table = Table.grid(padding=(0, 2))
        for name, in_force in card.powers:
            style = "bold" if in_force else "dim"
            about = Text(self.speaker.term("power-about", name), style)
            if not in_force:
                about.append(f" ({self._say('not-in-force')})")
            table.add_row(Text(self.speaker.term("power", name), style), about)
        return table

    def _books(self, card: SeatView) -> Table:
        table = Table.grid(padding=(0, 2))
        for name in (*card.books, *card.books_left):
            style = "bold" if name in card.books else "dim"
            title = Text(self.speaker.term("book", name), style)
            table.add_row(title, Text(self.speaker.term("about", name), style))
        return table
