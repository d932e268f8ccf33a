"""Rise of the Cults drawn in full: districts side by side, cults, the own hand (RC-16).

Every sign has its word beside it; colour alone says nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich.box import ROUNDED, SIMPLE_HEAD
from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from mythos.core.texts import Speaker
from mythos.games.rise_of_the_cults.cards import CardInfo
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
WIDTH: Final = 80
BEFORE: Final = ("set_up", "draft")
"""Phases before anything but District cards lies on the board."""


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
        yield from self.heads()
        yield from self.announced()
        if self.is_laid_out:
            yield self.districts()
        yield self.sale()
        yield self.seats()
        yield from self.plan_boards()
        if view.confrontation is not None:
            yield from self.fight(view.confrontation)
        if view.dice:
            yield Text(self.line("dice", faces=view.dice), "bold")
        yield from self.hand()

    def heads(self) -> Iterable[RenderableType]:
        """Round, phase and First Cultist; the Plan in progress, below if there is no room."""
        head, plan = self.head(), self.progress()
        if plan and head.cell_len + len(plan) < WIDTH - 6:
            head, plan = head.append(f" · {plan}"), ""
        yield Rule(head, align="left", style="dim")
        if plan:
            yield Text(plan, "bold")

    def progress(self) -> str:
        view = self.view
        if not view.plan:
            return ""
        where = view.plan_district
        return self.line("in-progress", seat=view.active, plan=view.plan, district=where)

    def head(self) -> Text:
        view, speaker = self.view, self.speaker
        parts = [speaker.term("phase", view.phase)]
        if self.is_laid_out:
            parts.insert(0, self.line("round", number=view.round, rounds=view.rounds))
        if not view.solo:
            parts.append(self.line("first", seat=view.first))
        return Text(" · ".join(parts), "bold")

    @property
    def is_at_the_table(self) -> bool:
        return 0 <= self.view.seat < len(self.view.seats)

    @property
    def is_laid_out(self) -> bool:
        """Whether the board has its Sanity tokens and Investigators."""
        return self.view.phase not in BEFORE

    def announced(self, *, city: bool = True) -> Iterable[Text]:
        """What is to be achieved alone, and the City card in force, with their words."""
        view = self.view
        if view.objective:
            info = self.infos[view.objective]
            head = self.line("objective", card=self.title(info.name), number=info.difficulty)
            yield Text.assemble((f"{head}: ", "bold"), self.words(info.text))
        if view.city:
            info = self.infos[view.city]
            head = self.line("city", card=self.title(info.name))
            head += f" ({self.speaker.term('duration', info.duration)})"
            said = f": {self.words(info.text)}" if city else ""
            yield Text.assemble((head, "bold"), said)

    # Districts.

    def districts(self) -> Table:
        """One column for each district in play, everything that lies there below its name."""
        table = Table(box=ROUNDED, border_style="dim", padding=(0, 1), expand=False)
        table.add_column("", style="dim", no_wrap=True)
        for district in self.view.districts:
            name = self.speaker.term("district", district.district)
            table.add_column(
                Text(name, "bold"), max_width=18 if len(self.view.districts) > 3 else 25
            )
        for label, cell in (
            ("sanity", self.sanity), ("investigators", self.investigators), ("sites", self.sites),
            ("rituals", self.rituals), ("dominance", self.dominance), ("plans", self.plans),
            ("site-cost", self.site_cost), ("ritual-costs", self.ritual_costs),
        ):  # fmt: skip
            table.add_row(self.line(label), *(cell(each) for each in self.view.districts))
        return table

    def sanity(self, district: DistrictView) -> Text:
        if not district.sanity_token:
            return Text("–", "dim")
        change = f" {district.sanity_change:+d}" if district.sanity_change else ""
        parts = f"{district.sanity_token} + {district.investigators}{change}"
        return Text.assemble((str(district.sanity), "bold"), (f" ({parts})", "dim"))

    def investigators(self, district: DistrictView) -> Text:
        return Text(self.line("track", number=district.investigators, steps=district.track))

    def sites(self, district: DistrictView) -> Text:
        return self.names(district.sites)

    def rituals(self, district: DistrictView) -> Text:
        parts = [self.who(each.seat).append(f" {LEVELS[each.level]}") for each in district.rituals]
        if district.free_fields:
            parts.append(Text(self.line("free", number=district.free_fields), "dim"))
        return Text(", ").join(parts)

    def dominance(self, district: DistrictView) -> Text:
        held = [(seat, number) for seat, number in enumerate(district.dominance) if number]
        parts = [self.who(seat).append(f" {number}") for seat, number in held]
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

    def site_cost(self, district: DistrictView) -> Text:
        return Text(str(district.site_cost))

    def ritual_costs(self, district: DistrictView) -> Text:
        return Text(" / ".join(map(str, district.ritual_costs)))

    def sale(self) -> Table:
        """The District cards that lie in the districts, with price and icons."""
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(no_wrap=True)
        table.add_row("", *(Text(self.line(each), "dim") for each in ("guardian", "action")))
        for district in self.view.districts:
            name = Text(self.speaker.term("district", district.district), "bold")
            table.add_row(name, self.offer(district.guardian), self.offer(district.action))
        return table

    def offer(self, stack: Stack | None) -> Text:
        if stack is None:
            return Text("–", "dim")
        card, price = self.title(stack.card), stack.price
        text = Text(self.line("offer", card=card, price=price, left=stack.left))
        return text.append(f" {self.icons(self.infos[stack.card])}", "bold")

    # Cults.

    def seats(self) -> Table:
        """What everybody knows of each cult."""
        table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), border_style="dim", pad_edge=False)
        for label in (
            "cult", "points", "hand-size", "deck-size", "discards", "left", "sites-left",
            "dominance-left",
        ):  # fmt: skip
            table.add_column(self.line(label))
        for seat in self.view.seats:
            name = Text(self.name(seat.seat), self.style(seat.seat))
            if seat.cult:
                mark, god = (
                    self.speaker.term("mark", seat.cult),
                    self.speaker.term("god", seat.cult),
                )
                name.append(f" ({mark}, {god})", "dim")
            table.add_row(name, *self.numbers(seat))
        return table

    def numbers(self, seat: SeatView) -> Sequence[str]:
        return (
            str(seat.points), str(seat.hand_size), str(seat.deck_size), str(len(seat.discards)),
            "/".join(map(str, seat.rituals_left)), str(seat.sites_left), str(seat.dominance_left),
        )  # fmt: skip

    def plan_boards(self) -> Iterable[Text]:
        """Which Plans were executed in this round, and how often; Thugs that lie open."""
        for seat in self.view.seats:
            used = [
                f"{self.speaker.term('plan', plan)} {seat.plan_board[plan]}"
                for plan in PLANS
                if seat.plan_board[plan]
            ]
            if seat.stored_thugs:
                used.append(self.line("stored", number=seat.stored_thugs))
            if used:
                name = (f"{self.name(seat.seat)}: ", self.style(seat.seat))
                yield Text.assemble(name, (", ".join(used), "dim"))

    def fight(self, fight: Confrontation) -> Iterable[Text]:
        """Who has laid how much; after the reveal, what it was."""
        where = self.speaker.term("district", fight.district)
        yield Text(self.line("fight", district=where), "bold red")
        for side in fight.sides:
            yield Text(f"  {self.side(side)}", self.style(side.seat))
        view = self.view
        if view.sealed or view.fist:
            yield Text(self.line("sealed", cards=view.sealed or "–", number=view.fist), "dim")

    def side(self, side: Side) -> str:
        if not side.revealed:
            return self.line("side", seat=side.seat, rituals=side.rituals, number=side.number)
        return self.line(
            "side-open",
            seat=side.seat,
            rituals=side.rituals,
            cards=side.cards or "–",
            thugs=side.thugs or 0,
            bonus=side.bonus,
            total=side.total or 0,
        )

    def hand(self) -> Iterable[RenderableType]:
        """The own tokens and cards with their icons and words."""
        view = self.view
        if not self.is_at_the_table:
            return
        yield self.tokens()
        grid = Table.grid(padding=(0, 1, 0, 0))
        for name in view.hand:
            info = self.infos[name]
            grid.add_row(
                Text(self.icons(info), "bold"),
                Text(self.title(name)),
                Text(self.words(info.text), "dim"),
            )
        yield grid if view.hand else Text(f"{self.line('hand')}: {self.line('no-hand')}", "dim")

    def tokens(self) -> Text:
        tokens = self.line("tokens", **self.counts())
        return Text.assemble((tokens, "bold"), (f"   {self.line('icons')}", "dim"))

    def counts(self) -> dict[str, int]:
        thugs, adepts, freaks = self.view.tokens.values()
        return {"thugs": thugs, "adepts": adepts, "freaks": freaks}

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
        return Text(between).join(map(self.who, seats))

    def who(self, seat: int) -> Text:
        """A cult in a narrow column: its letters, which the list of cults explains."""
        return self.mark(seat)

    def mark(self, seat: int) -> Text:
        cult = self.view.seats[seat].cult
        return Text(self.speaker.term("mark", cult) if cult else "", f"bold {self.style(seat)}")

    def style(self, seat: int) -> str:
        return STYLES[self.view.seats[seat].colour]
