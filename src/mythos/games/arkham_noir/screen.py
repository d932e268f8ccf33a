"""Arkham Noir in a terminal: the desk drawn with rich (AN-2).

Every symbol is a letter or a sign with its word in the legend (`k`); colour alone says nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from rich.box import ROUNDED
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from mythos.core.texts import Speaker
from mythos.games.arkham_noir.deck import CardInfo, house_edition
from mythos.games.arkham_noir.visibility import Case, View
from mythos.games.arkham_noir.words import Kind, Method, Op

WIDE: Final = 100
TALL: Final = 44
"""From this size on, cards are drawn as cards; below it each is a line."""
STYLES: Final = {
    "person": "bright_yellow", "threat": "bright_red", "artifact": "bright_cyan",
    "evidence": "bright_white", "location": "bright_green", "monster": "bright_magenta",
    "formula": "bright_blue", "storm": "blue", "victim": "bold",
}  # fmt: skip
CONDITIONS: Final = {"lock": "[=]", "skeleton": "[x]", "storm": "[ϟ]"}
KEYS: Final = {"key": "o-", "skeleton": "x-"}
MARKS: Final = {"time": "⧗", "stability": "ψ"}
HALVES: Final = {"left": "◖", "right": "◗"}
PUZZLE: Final = "◆"
LIGHTNING: Final = "ϟ"
LEAD: Final = "▶"


def draw(view: View, speaker: Speaker) -> RenderableType:
    """The desk as one seat sees it."""
    return Desk(view, speaker)


def smaller(view: View, speaker: Speaker) -> Iterator[RenderableType]:
    """Without the legend of the kinds, which `k` has too."""
    yield Desk(view, speaker, legend=False)


class Desk:
    """Draws itself for the size it gets: cards on large screens, lines on small ones."""

    def __init__(self, view: View, speaker: Speaker, *, legend: bool = True) -> None:
        self.view = view
        self.speaker = speaker
        self.legend = legend
        self.infos = {info.name: info for info in view.cards}

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        large = options.max_width >= WIDE and console.height >= TALL
        yield Rule(self._head(), align="left", style="dim")
        yield self._meters()
        yield from self._cells() if large else self._lines()
        yield from self._cases(large)
        yield from self._areas(large)

    def _say(self, key: str, **params: int | str) -> str:
        return self.speaker.in_game(f"screen-{key}", params)

    def _head(self) -> Text:
        view = self.view
        parts = [
            self._say("turn", number=view.turn),
            self._say("pile", number=view.pile),
            self._say("victims", number=view.victims_left),
            self._say("storms", number=view.storms_left),
            self._say("contact-out" if view.contact == "none" else "contact-ready"),
        ]
        if view.ending:
            parts = [self.speaker.term("ending", view.ending)]
        return Text(" · ".join(parts), style="bold")

    def _meters(self) -> Text:
        """Stability and time against their limits, and the kinds of the Big Picture."""
        view = self.view
        line = Text()
        for name, area in self._losses():
            line.append(f"{name} ").append_text(_meter(len(area), view.limit)).append("  ")
        line.append(self._say("picture", number=view.kinds, of=view.kinds_to_win), "bold")
        line.append(" ").append_text(self._picture())
        return line

    def _losses(self) -> Iterable[tuple[str, Sequence[str]]]:
        yield self._say("stability"), self.view.stability
        yield self._say("time"), self.view.time_loss

    def _picture(self) -> Text:
        kinds = [self.infos[name].kind for name in self.view.big_picture]
        return Text(" ").join(
            Text(f"{PUZZLE} {self.speaker.term('kind', kind)}", STYLES[kind])
            for kind in dict.fromkeys(kinds)
        )

    # Large screens.

    def _cells(self) -> Iterable[RenderableType]:
        trail = [None if name is None else self.infos[name] for name in self.view.trail]
        yield self._row_of_cards(
            self._say("trail"), [*trail, *[None] * (5 - len(trail))], lead=True
        )
        yield self._row_of_cards(self._say("hand"), [self.infos[name] for name in self.view.hand])

    def _row_of_cards(
        self, title: str, cards: Sequence[CardInfo | None], *, lead: bool = False
    ) -> RenderableType:
        if not cards:
            return Text.assemble((f"{title}: ", "bold"), (self._say("none"), "dim"))
        table = Table(box=ROUNDED, show_header=False, padding=0, title=Text(title, "bold"))
        table.title_justify, table.border_style = "left", "dim"
        for _ in cards:
            table.add_column(width=18)
        first = cards[0]
        table.add_row(*(self._cell(card, hot=lead and card is first) for card in cards))
        return table

    def _cell(self, info: CardInfo | None, *, hot: bool) -> RenderableType:
        if info is None:
            return Text("–", "dim")
        title = Text(self._title(info), f"bold {STYLES[info.kind]}")
        kind = Text(self.speaker.term("kind", info.kind), STYLES[info.kind])
        if hot:
            kind = Text.assemble((f"{LEAD} ", "bold yellow"), kind)
        edges = Text.assemble(self._edges(info), "  ", _signs(info))
        return Group(kind, title, edges, Text(self._effects(info), "italic"))

    # Small screens.

    def _lines(self) -> Iterable[RenderableType]:
        grid = Table.grid(padding=(0, 1, 0, 0))
        for _ in range(5):
            grid.add_column(no_wrap=True)
        for slot, name in enumerate(self.view.trail):
            if name is not None:
                sign = LEAD if slot == 0 else str(slot)
                grid.add_row(Text(sign, "bold yellow"), *self._line(self.infos[name]))
        for name in self.view.hand:
            grid.add_row(Text(self._say("in-hand"), "bold cyan"), *self._line(self.infos[name]))
        yield grid

    def _line(self, info: CardInfo) -> list[Text]:
        return [
            self._edges(info),
            Text(self._title(info), STYLES[info.kind]),
            _signs(info),
            Text(f"{self.speaker.term('kind', info.kind)} {self._effects(info)}", "dim"),
        ]

    # The cases.

    def _cases(self, large: bool) -> Iterable[RenderableType]:
        for case in self.view.cases:
            if large:
                yield self._case_cells(case)
            else:
                yield Text.assemble(self._victim(case), " ", self._chain(case))
        kinds = {self.infos[name].kind for case in self.view.cases for name in case.row}
        if self.legend and kinds and not large:
            yield _kinds(self.speaker, [each for each in (*Kind, "storm") if each in kinds])

    def _victim(self, case: Case) -> Text:
        info = self.infos[case.victim]
        name = Text(f"{self._title(info)} ", "bold underline" if case.closing else "bold")
        return name.append_text(self._edges(info)).append(f" {case.kinds}/5", "dim")

    def _chain(self, case: Case) -> Text:
        """The row of a case, each clue with the letters of its kind: closing counts kinds."""
        parts = [
            Text.assemble(
                (self.speaker.term("mark-of", info.kind), f"bold {STYLES[info.kind]}"),
                (f":{self._edges(info).plain}{_signs(info).plain}", STYLES[info.kind]),
            )
            for info in (self.infos[name] for name in case.row)
        ]
        return Text(" ").join(parts)

    def _case_cells(self, case: Case) -> Table:
        """The row grows to the right; after eight cards it goes on below."""
        table = Table(box=ROUNDED, show_header=False, padding=0, border_style="dim")
        table.add_column(width=14)
        cells = [self._small_cell(self.infos[name]) for name in case.row]
        for _ in range(min(8, len(cells))):
            table.add_column(width=9)
        info = self.infos[case.victim]
        counted = Text(self._say("kinds", number=case.kinds), "dim")
        head = Group(Text(self._title(info), "bold"), self._edges(info), counted)
        for start in range(0, max(1, len(cells)), 8):
            table.add_row(head if start == 0 else "", *cells[start : start + 8])
        return table

    def _small_cell(self, info: CardInfo) -> RenderableType:
        kind = self.speaker.term("kind", info.kind)
        return Group(Text(info.name[:9], "dim"), Text(kind[:9], STYLES[info.kind]),
                     Text.assemble(self._edges(info), " ", _signs(info)))  # fmt: skip

    # The rest of the desk.

    def _areas(self, large: bool) -> Iterable[Text]:
        """What lies open; the discards by name only where there is room (`k` has them all)."""
        view = self.view
        for name, area in self._losses():
            if area:
                yield Text.assemble((f"{name}: ", "dim"), self._names(area))
        if large and view.discards:
            yield Text.assemble((f"{self._say('discards')}: ", "dim"), self._names(view.discards))
        yield Text(
            self._say("rest", closed=len(view.closed_victims), number=len(view.discards)), "dim"
        )

    def _names(self, names: Iterable[str]) -> Text:
        infos = [self.infos[name] for name in names]
        return Text(", ").join(Text(self._title(info), STYLES[info.kind]) for info in infos)

    def _title(self, info: CardInfo) -> str:
        return info.title.get(self.speaker.lang, info.title["en"])

    def _edges(self, info: CardInfo) -> Text:
        """Left and right symbols: `R▸SC`; what has no left edge shows the right one alone."""
        right = "".join(self.speaker.term("letter", method) for method in info.right)
        left = self.speaker.term("letter", info.left) if info.left else ""
        return Text(f"{left}▸{right}", "bold")

    def _effects(self, info: CardInfo) -> str:
        return ", ".join(self.speaker.term("short", op) for op in info.effects)


def _meter(number: int, limit: int) -> Text:
    style = "green" if number < limit - 2 else "yellow" if number < limit - 1 else "bold red"
    return Text("●" * number, style).append("○" * (limit - number), "dim")


def _signs(info: CardInfo) -> Text:
    """Condition, key, puzzle, mark, half, lightning, one sign each."""
    condition = f"[{info.minimum}+]" if info.minimum else CONDITIONS.get(info.condition, "")
    signs = [
        condition,
        KEYS.get(info.key, ""),
        PUZZLE if info.puzzle else "",
        MARKS.get(info.mark, ""),
        HALVES.get(info.half, ""),
        LIGHTNING if info.lightning else "",
    ]
    return Text("".join(signs))


def know(view: View, speaker: Speaker) -> RenderableType:
    """What is in the draw pile, what lies where, and what the signs mean."""
    desk = Desk(view, speaker)
    kinds = Counter(desk.infos[name].kind for name in view.unseen)
    head = Text(speaker.in_game("screen-know", {"number": view.pile}), "bold")
    counts = ", ".join(
        f"{speaker.term('kind', kind)} {kinds[kind]}" for kind in Kind if kinds[kind]
    )
    marks = Counter(desk.infos[name].mark for name in view.unseen)
    checked = {"number": marks["stability"], "of": view.pile}
    parts: list[RenderableType] = [head, Text(counts), desk._names(view.unseen)]
    parts.append(Text(speaker.in_game("screen-know-check", checked)))
    for area, names in (("closed", view.closed), ("discards", view.discards)):
        if names:
            head = Text(f"{speaker.term('area', area)}: ", "dim")
            parts.append(head.append_text(desk._names(names)))
    return Group(*parts, Rule(style="dim"), *_legend(speaker))


def details(view: View, speaker: Speaker) -> Iterator[tuple[str, RenderableType]]:
    """The cards that lie open, each with all its signs in words."""
    desk = Desk(view, speaker)
    rows = [name for case in view.cases for name in (case.victim, *case.row)]
    lying = [*filter(None, view.trail), *view.hand, *rows, *view.discards]
    for name in dict.fromkeys(lying):
        info = desk.infos[name]
        yield desk._title(info), _in_words(info, desk)


def _in_words(info: CardInfo, desk: Desk) -> Text:
    """A card: its kind, what fits before and behind it, its signs, what it does."""
    term = desk.speaker.term
    right = ", ".join(term("method", each) for each in info.right)
    facts = [term("kind", info.kind)]
    if info.left:
        facts.append(desk._say("left", method=term("method", info.left)))
    facts.append(desk._say("right", method=right))
    if info.minimum:
        facts.append(f"{term('condition', 'min')} {info.minimum}")
    signs = (("condition", info.condition), ("key", info.key), ("mark", info.mark))
    facts += [term(kind, value) for kind, value in signs if value not in ("none", "min")]
    if info.half != "none":
        facts.append(term("half", info.half))
    facts += [desk._say("puzzle")] * info.puzzle + [desk._say("lightning")] * info.lightning
    effects = " ".join(term("effect", op) for op in info.effects)
    return Text.assemble((desk._title(info), "bold"), f": {'; '.join(facts)}. {effects}")


def _kinds(speaker: Speaker, kinds: Iterable[str] = Kind) -> Text:
    """The letters of kinds with their words."""
    said = [f"{speaker.term('mark-of', each)} {speaker.term('kind', each)}" for each in kinds]
    return Text(" · ".join(said), "dim")


def _legend(speaker: Speaker) -> list[Text]:
    """The signs with their words."""
    methods = [f"{speaker.term('letter', each)} {speaker.term('method', each)}" for each in Method]
    conditions = [f"{sign} {speaker.term('condition', each)}" for each, sign in CONDITIONS.items()]
    conditions.append(f"[2+] {speaker.term('condition', 'min')}")
    keys = [f"{sign} {speaker.term('key', each)}" for each, sign in KEYS.items()]
    marks = [f"{sign} {speaker.term('mark', each)}" for each, sign in MARKS.items()]
    halves = [f"{sign} {speaker.term('half', each)}" for each, sign in HALVES.items()]
    puzzle = f"{PUZZLE} {speaker.in_game('screen-puzzle', {})}"
    lightning = f"{LIGHTNING} {speaker.in_game('screen-lightning', {})}"
    effects = [f"{speaker.term('short', op)}: {speaker.term('effect', op)}" for op in Op]
    pairs = [effects[at : at + 2] for at in range(0, len(effects), 2)]
    lines = (methods, conditions, [*keys, puzzle], [*marks, *halves, lightning], *pairs)
    return [_kinds(speaker), *(Text(" · ".join(line)) for line in lines)]


def paint(line: Text, speaker: Speaker) -> None:
    """Colour the cards that a line of the log names."""
    for clue in (*house_edition().clues, house_edition().formula):
        line.highlight_words([speaker.term("card", clue.id)], STYLES[clue.kind])
