"""Arkham Ritual in a terminal: a view drawn with rich (AR-14).

A card always shows its colour as a sign and a word; colour alone says nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from msgspec.structs import replace
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from mythos.core.seats import SPECTATOR, Seat
from mythos.core.texts import Speaker
from mythos.games.arkham_ritual.cards import CARDS, KINDS, NAMES, Colour
from mythos.games.arkham_ritual.state import MAX_SANITY
from mythos.games.arkham_ritual.visibility import HiddenCard, View

SIGNS: Final = {Colour.BLUE: "◆", Colour.RED: "✖"}
STYLES: Final = {Colour.BLUE: "bright_blue", Colour.RED: "bright_red"}
BACK: Final = "▒"
ACTIVE: Final = "▶"
HOLDS_TRAVELLING: Final = "●"
WIDE: Final = 110
"""From this many columns on, discards and knowledge stand beside the seats."""
CLAUSES: Final = {
    "elder_sign": ("AR-8.1",), "gate_1": ("AR-8.2", "AR-8.3"), "gate_2": ("AR-8.2", "AR-8.3"),
    "magical_orb": ("AR-8.4",), "trapezohedron": ("AR-8.5",), "investigator": ("AR-9.1",),
    "wary_student": ("AR-9.2",), "cultist": ("AR-9.3",), "mad_professor": ("AR-9.4",),
    "cthulhu": ("AR-10.1",), "nyarlathotep": ("AR-10.2",), "yog_sothoth": ("AR-10.3",),
    "hastur": ("AR-10.4",), "mystery": ("AR-1.5",),
}  # fmt: skip
"""Where the rules say what a card does."""
ARTIFACT: Final = ("AR-7.3",)
_ENTRIES: Final = dict(zip(NAMES, CARDS, strict=True))


def draw(view: View, speaker: Speaker) -> RenderableType:
    """The table as one seat sees it."""
    return Board(view, speaker)


def draw_all(views: Sequence[View], speaker: Speaker) -> RenderableType:
    """The table with the cards as they are, put together from everybody's view."""
    return Board(all_eyes(views), speaker)


def all_eyes(views: Sequence[View]) -> View:
    """One view that knows what at least one seat knows."""
    first = views[0]
    return replace(
        first,
        seat=SPECTATOR,
        held=[next((v.held[n] for v in views if v.held[n]), None) for n in range(len(first.held))],
        travelling=_best([view.travelling for view in views]),
        top=_best([view.top for view in views]),
        removed_card=next((view.removed_card for view in views if view.removed_card), None),
        own=None,
        unseen=[],
    )


def _best(known: Sequence[HiddenCard | None]) -> HiddenCard | None:
    return next((each for each in known if each and each.card), known[0])


class Board:
    """Draws itself for the width it gets: lines on 80 columns, two panels on wide screens."""

    def __init__(self, view: View, speaker: Speaker) -> None:
        self.view = view
        self.speaker = speaker

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if options.max_width < WIDE:
            yield Rule(self._head(), align="left", style="dim")
            yield self._seats()
            yield from (*self._travelling(), self._discarded())
            if known := self._known():
                yield Text("  ").join(known)
        else:
            yield self._panels()

    def _panels(self) -> Table:
        """The seats on the left; on the right, as high, the discards and what is known."""
        left: list[RenderableType] = [self._seats(), *self._travelling()]
        right = [*(self._discards() or [Text(self._say("none"))]), *self._known()]
        high = max(len(self.view.sanity) + len(self.view.dummies) + len(left) - 1, len(right)) + 2
        grid = Table.grid(expand=True)
        grid.add_column(ratio=5)
        grid.add_column(ratio=3)
        grid.add_row(
            _panel(left, self._head(), high),
            _panel(right, Text(self._say("discards"), style="bold"), high),
        )
        return grid

    def _say(self, key: str, **params: int | str) -> str:
        return self.speaker.in_game(f"screen-{key}", params)

    def _head(self) -> Text:
        view = self.view
        parts = [
            self._say("head", round=view.round, turn=view.turn),
            self._say("pile", number=view.pile),
        ]
        if view.removed:
            parts.append(self._say("removed", number=view.removed))
        if view.doom is not None:
            parts.append(self._say("doom", number=view.doom))
        return Text(" · ".join(parts), style="bold")

    def _seats(self) -> Table:
        grid = Table.grid(padding=(0, 2, 0, 0))
        for _ in range(4):
            grid.add_column(no_wrap=True, max_width=15, overflow="ellipsis")
        grid.add_column()  # the one column that may wrap
        for seat in range(len(self.view.sanity)):
            grid.add_row(*self._seat(seat))
        for number, card in enumerate(self.view.dummies, 1):
            name = Text(self._say("dummy", number=number), style="dim")
            grid.add_row("", name, "", "", card_text(card, self.speaker))
        return grid

    def _seat(self, seat: Seat) -> list[Text]:
        view = self.view
        active, handler = seat == view.active and not view.over, seat == view.handler
        mark = Text(HOLDS_TRAVELLING if handler else ACTIVE if active else " ", style="bold yellow")
        name = self.speaker.name(seat)
        if seat == view.seat:
            name = self._say("you", name=name)
        hand = (
            "▾ " + self._say("hand-down")
            if seat in view.hands_down
            else "▴ " + self._say("hand-up")
        )
        return [
            mark,
            Text(name, style="bold" if active or handler else ""),
            _bar(view.sanity[seat]),
            Text("" if view.over else hand, style="" if seat in view.hands_down else "dim"),
            self._held(seat),
        ]

    def _held(self, seat: Seat) -> Text:
        held = self.view.held[seat]
        if held is not None:
            return card_text(held, self.speaker)
        if seat != self.view.seat:
            return Text(f"{BACK} {self._say('face-down')}", style="dim")
        own = self.view.own
        if own is None:
            return Text(f"{BACK} {self._say('own-card')}", style="magenta")
        known = Text(f"{BACK} {self._say('own-known')} ", style="magenta")
        return Text.assemble(known, self._hidden(own))

    def _hidden(self, hidden: HiddenCard) -> Text:
        """What the viewer knows of a card that lies face down."""
        if hidden.card:
            return card_text(hidden.card, self.speaker)
        if hidden.colour:
            colour = Colour(hidden.colour)
            word = self.speaker.term("colour", colour)
            return Text(f"{SIGNS[colour]} {word}", style=STYLES[colour])
        return Text(f"{BACK} {self._say('face-down')}")

    def _travelling(self) -> Iterable[Text]:
        view = self.view
        if view.travelling is None:
            return
        lies = view.handler is not None
        seat = view.active if view.handler is None else view.handler
        where = self._say("lies-with" if lies else "drawn-by", name=self.speaker.name(seat))
        sign = HOLDS_TRAVELLING if lies else ACTIVE
        line = Text.assemble((f"{sign} ", "bold yellow"), self._say("travelling"), " ")
        yield line.append_text(self._hidden(view.travelling)).append(f" – {where}")

    def _discards(self) -> list[Text]:
        """The discards by artifact, one sign for each, then all others."""
        count = Counter(self.view.discards)
        kinds = [(self.speaker.term("kind", kind), _signs(kind, count)) for kind in KINDS]
        artifacts = [Text.assemble(name, " ", signs) for name, signs in kinds if signs]
        return artifacts + _others(count, self.speaker)

    def _discarded(self) -> Text:
        found = Text(" · ").join(self._discards()) or Text(self._say("none"))
        return Text.assemble((self._say("discards"), "dim"), ": ", found)

    def _known(self) -> list[Text]:
        """What the viewer knows of the top card and of a removed one."""
        top, removed = self.view.top, self.view.removed_card
        found = []
        if top is not None:
            seen = self._hidden(top) if top.colour else Text(self._say("top-seen"))
            found.append(Text.assemble((self._say("top"), "dim"), " ", seen))
        if removed is not None:
            card = card_text(removed, self.speaker)
            found.append(Text.assemble((self._say("removed-card"), "dim"), " ", card))
        return found


def details(view: View, speaker: Speaker) -> Iterator[tuple[str, RenderableType]]:
    """What the cards of this table do: the clause that says so."""
    for title, name in {speaker.term("card", name): name for name in view.deck}.items():
        clauses = CLAUSES.get(name, ARTIFACT)
        said = " ".join(f"{each}: {speaker.clause(each).strip()}" for each in clauses)
        yield title, Text.assemble((title, "bold"), f": {said}")


def know(view: View, speaker: Speaker) -> RenderableType:
    """The cards that the viewer has seen and those it cannot place (AR-14.1)."""
    left = Counter(view.unseen)
    seen = Counter(view.deck) - left
    red = sum(_ENTRIES[card].colour is Colour.RED for card in view.unseen)
    counts = {"number": len(view.unseen), "blue": len(view.unseen) - red, "red": red}
    sure = view.over or (view.own is not None and view.own.card is not None)
    title = speaker.in_game("screen-know-own" if sure else "screen-know", counts)
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column()
    table.add_column(max_width=38)
    heads = (speaker.in_game("screen-left", {}), speaker.in_game("screen-seen", {}))
    table.add_row("", *(Text(each, style="dim") for each in heads))
    for kind in KINDS:
        signs = [_signs(kind, cards) for cards in (left, seen)]
        table.add_row(Text(speaker.term("kind", kind)), *signs)
    others = [Text(", ").join(_others(cards, speaker)) for cards in (left, seen)]
    table.add_row(Text(speaker.in_game("screen-others", {})), *others)
    return Group(Text(title), table)


def paint(line: Text, speaker: Speaker) -> None:
    """Colour the cards that a line of the log names."""
    for name, entry in _ENTRIES.items():
        line.highlight_words([speaker.term("card", name)], STYLES[entry.colour])


def card_text(name: str, speaker: Speaker) -> Text:
    """A card with its sign, its name and its colour word."""
    colour = _ENTRIES[name].colour
    return Text(f"{SIGNS[colour]} {speaker.term('card', name)}", style=STYLES[colour])


def _signs(kind: str, cards: Counter[str]) -> Text:
    signs = Text()
    for name in cards.elements():
        if _ENTRIES[name].kind == kind:
            signs.append(SIGNS[_ENTRIES[name].colour], STYLES[_ENTRIES[name].colour])
    return signs


def _others(cards: Counter[str], speaker: Speaker) -> list[Text]:
    return [card_text(name, speaker) for name in cards.elements() if not _ENTRIES[name].kind]


def _panel(parts: Sequence[RenderableType], title: Text, height: int) -> Panel:
    return Panel(Group(*parts), title=title, title_align="left", border_style="dim", height=height)


def _bar(sanity: int) -> Text:
    style = "green" if sanity > 3 else "yellow" if sanity > 1 else "red"
    bar = Text("█" * sanity, style).append("░" * (MAX_SANITY - sanity), "dim")
    return bar.append(f" {sanity}", "bold")
