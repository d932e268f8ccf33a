"""Rise of the Cults in a terminal: districts side by side, cults, the own hand (RC-16).

Every sign has its word beside it; colour alone says nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich.box import ROUNDED, SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from mythos.core.texts import Speaker
from mythos.games.rise_of_the_cults.cards import CardInfo, house_edition
from mythos.games.rise_of_the_cults.visibility import (
    Confrontation,
    DistrictView,
    SeatView,
    Side,
    Stack,
    View,
)
from mythos.games.rise_of_the_cults.words import PLANS

STYLES: Final = {"green": "green", "yellow": "yellow", "blue": "bright_blue", "red": "red", "": ""}
LEVELS: Final = ("", "I", "II", "III")


def draw(view: View, speaker: Speaker) -> RenderableType:
    """The table as one seat sees it."""
    return Group(*Board(view, speaker).parts())


class Board:
    """Draws a view, part by part."""

    def __init__(self, view: View, speaker: Speaker) -> None:
        self.view = view
        self.speaker = speaker
        self.infos = {info.name: info for info in view.cards}

    def line(self, key: str, **params: int | str | tuple[str, ...]) -> str:
        return self.speaker.in_game(f"desk-{key}", params)

    def parts(self) -> Iterable[RenderableType]:
        view = self.view
        yield Rule(self.head(), align="left", style="dim")
        if view.city:
            yield self.city()
        yield self.districts()
        yield self.seats()
        if view.confrontation is not None:
            yield from self.fight(view.confrontation)
        if view.dice:
            yield Text(self.line("dice", faces=view.dice), "bold")
        if view.seat < len(view.seats):
            yield from self.hand()

    def head(self) -> Text:
        view, speaker = self.view, self.speaker
        parts = [
            self.line("round", number=view.round, rounds=view.rounds),
            speaker.term("phase", view.phase),
            self.line("first", seat=view.first),
        ]
        if view.plan:
            where = view.plan_district
            parts.append(self.line("in-progress", seat=view.active, plan=view.plan, district=where))
        if view.objective:
            parts.append(self.line("objective", card=self.title(view.objective)))
        return Text(" · ".join(parts), "bold")

    def city(self) -> Text:
        """The City card in force with its words."""
        info = self.infos[self.view.city]
        head = self.line("city", card=self.title(info.name))
        lasts = self.speaker.term("duration", info.duration)
        return Text.assemble((f"{head} ({lasts}): ", "bold"), self.words(info.text))

    # Districts.

    def districts(self) -> Table:
        """One column for each district in play, everything that lies there below its name."""
        table = Table(box=ROUNDED, border_style="dim", padding=(0, 1), expand=False)
        table.add_column("", style="dim", max_width=14)
        for district in self.view.districts:
            name = self.speaker.term("district", district.district)
            table.add_column(
                Text(name, "bold"), max_width=18 if len(self.view.districts) > 3 else 25
            )
        for label, cell in (
            ("sanity", self.sanity), ("investigators", self.investigators), ("sites", self.sites),
            ("rituals", self.rituals), ("dominance", self.dominance), ("plans", self.plans),
            ("guardian", self.guardian), ("action", self.action), ("costs", self.costs),
        ):  # fmt: skip
            table.add_row(self.line(label), *(cell(each) for each in self.view.districts))
        return table

    def sanity(self, district: DistrictView) -> Text:
        change = f" {district.sanity_change:+d}" if district.sanity_change else ""
        parts = f"{district.sanity_token} + {district.investigators}{change}"
        return Text.assemble((str(district.sanity), "bold"), (f" ({parts})", "dim"))

    def investigators(self, district: DistrictView) -> Text:
        return Text(self.line("track", number=district.investigators, steps=district.track))

    def sites(self, district: DistrictView) -> Text:
        return self.names(district.sites)

    def rituals(self, district: DistrictView) -> Text:
        parts = [
            Text(f"{self.name(each.seat)} {LEVELS[each.level]}", self.style(each.seat))
            for each in district.rituals
        ]
        if district.free_fields:
            parts.append(Text(self.line("free", number=district.free_fields), "dim"))
        return Text(", ").join(parts)

    def dominance(self, district: DistrictView) -> Text:
        held = [(seat, number) for seat, number in enumerate(district.dominance) if number]
        parts = [Text(f"{self.name(seat)} {number}", self.style(seat)) for seat, number in held]
        free = district.dominance_fields - sum(district.dominance)
        if free:
            parts.append(Text(self.line("free", number=free), "dim"))
        return Text(", ").join(parts)

    def plans(self, district: DistrictView) -> Text:
        """The top marker first."""
        return self.names(tuple(reversed(district.plans)), " > ")

    def guardian(self, district: DistrictView) -> Text:
        return self.stack(district.guardian)

    def action(self, district: DistrictView) -> Text:
        return self.stack(district.action)

    def stack(self, stack: Stack | None) -> Text:
        if stack is None:
            return Text("–", "dim")
        title = self.title(stack.card)
        text = Text(self.line("price", card=title, left=stack.left, price=stack.price))
        return text.append(f" {self.icons(self.infos[stack.card])}", "bold")

    def costs(self, district: DistrictView) -> Text:
        return Text(" / ".join(map(str, (district.site_cost, *district.ritual_costs))))

    # Cults.

    def seats(self) -> Table:
        """What everybody knows of each cult."""
        table = Table(box=SIMPLE_HEAD, padding=0, border_style="dim", pad_edge=False)
        for label in (
            "cult", "points", "hand-size", "deck-size", "discards", "left", "sites-left",
            "dominance-left", "board",
        ):  # fmt: skip
            table.add_column(self.line(label), no_wrap=label == "cult")
        for seat in self.view.seats:
            table.add_row(*self.seat(seat))
        return table

    def seat(self, seat: SeatView) -> Sequence[Text | str]:
        name = Text(self.name(seat.seat), self.style(seat.seat))
        if seat.cult:
            name.append(f" ({self.speaker.term('god', seat.cult)})", "dim")
        used = [
            f"{self.speaker.term('plan', plan)[:4]} {seat.plan_board[plan]}"
            for plan in PLANS
            if seat.plan_board[plan]
        ]
        return (
            name, str(seat.points), str(seat.hand_size), str(seat.deck_size),
            str(len(seat.discards)), "/".join(map(str, seat.rituals_left)), str(seat.sites_left),
            str(seat.dominance_left), " ".join(used),
        )  # fmt: skip

    def fight(self, fight: Confrontation) -> Iterable[Text]:
        """Who has laid how much; after the reveal, what it was."""
        where = self.speaker.term("district", fight.district)
        yield Text(self.line("fight", district=where), "bold red")
        for side in fight.sides:
            yield Text(f"  {self.side(side)}", self.style(side.seat))
        view = self.view
        if view.sealed or view.fist:
            yield Text(self.line("sealed", cards=view.sealed, number=view.fist), "dim")

    def side(self, side: Side) -> str:
        if not side.revealed:
            return self.line("side", seat=side.seat, rituals=side.rituals, number=side.number)
        return self.line(
            "side-open",
            seat=side.seat,
            rituals=side.rituals,
            cards=side.cards or ("–",),
            thugs=side.thugs or 0,
            bonus=side.bonus,
            total=side.total or 0,
        )

    def hand(self) -> Iterable[RenderableType]:
        """The own tokens and cards with their icons and words."""
        view = self.view
        thugs, adepts, freaks = view.tokens.values()
        tokens = self.line("tokens", thugs=thugs, adepts=adepts, freaks=freaks)
        yield Text.assemble((tokens, "bold"), (f"   {self.line('icons')}", "dim"))
        grid = Table.grid(padding=(0, 1, 0, 0))
        for name in view.hand:
            info = self.infos[name]
            grid.add_row(
                Text(self.icons(info), "bold"),
                Text(self.title(name)),
                Text(self.words(info.text), "dim"),
            )
        yield grid if view.hand else Text(f"{self.line('hand')}: {self.line('no-hand')}", "dim")

    # Words.

    def icons(self, info: CardInfo) -> str:
        """`A2 P1`: only what the card shows."""
        numbers = (info.attack, info.power, info.terror)
        letters = zip(self.line("letters"), numbers, strict=True)
        return " ".join(f"{letter}{number}" for letter, number in letters if number)

    def words(self, text: dict[str, str]) -> str:
        return text.get(self.speaker.lang, text["en"])

    def title(self, card: str) -> str:
        return self.words(self.infos[card].title)

    def name(self, seat: int) -> str:
        npc = self.view.seats[seat].npc
        return self.speaker.term("seat", str(seat)) if npc else self.speaker.name(seat)

    def names(self, seats: Sequence[int], between: str = ", ") -> Text:
        return Text(between).join(Text(self.name(seat), self.style(seat)) for seat in seats)

    def style(self, seat: int) -> str:
        return STYLES[self.view.seats[seat].colour]


def paint(line: Text, speaker: Speaker) -> None:
    """Set off the cards that a line of the log names."""
    for card in house_edition().cult_cards:
        line.highlight_words([speaker.term("card", card.id)], "italic")


def know(view: View, speaker: Speaker) -> RenderableType:
    """What lies open or was seen and is easily forgotten: piles, City cards, others' tokens."""
    lines = [
        speaker.in_game(f"desk-known-{key}", {"seat": seat.seat, "cards": cards})
        for seat in view.seats
        for key, cards in (
            ("discards", seat.discards),
            ("destroyed", seat.destroyed),
            ("top", seat.known_top),
        )
        if cards
    ]
    lines += [
        speaker.in_game("desk-known-tokens", {"seat": seat.seat, **seat.counted})
        for seat in view.seats
        if seat.seat != view.seat and any(seat.counted.values())
    ]
    for key, cards in (("city", view.city_out), ("permanent", view.permanent)):
        if cards:
            lines.append(speaker.in_game(f"desk-known-{key}", {"cards": cards}))
    return Group(*map(Text, lines or [speaker.in_game("desk-nothing", {})]))
