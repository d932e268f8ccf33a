"""Rise of the Cults in a terminal: what the table draws, says and opens on demand (RC-16)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec.structs import replace
from rich.console import Group, RenderableType
from rich.text import Text

from mythos.core.moves import Move
from mythos.core.seats import SPECTATOR
from mythos.core.texts import Speaker
from mythos.games.rise_of_the_cults import compact
from mythos.games.rise_of_the_cults.board import Board
from mythos.games.rise_of_the_cults.cards import CardInfo, house_edition
from mythos.games.rise_of_the_cults.moves import PlaceStack, Reroll
from mythos.games.rise_of_the_cults.visibility import DistrictView, Stack, View


def draw(view: View, speaker: Speaker) -> RenderableType:
    """The table as one seat sees it."""
    return Group(*Board(view, speaker).parts())


def smaller(view: View, speaker: Speaker) -> Iterator[RenderableType]:
    """The same on low screens."""
    yield from compact.smaller(view, speaker)


def draw_all(views: Sequence[View], speaker: Speaker) -> RenderableType:
    """The table with everybody's hands."""
    return Group(draw(_open(views), speaker), *_hands(views, speaker))


def smaller_all(views: Sequence[View], speaker: Speaker) -> Iterator[RenderableType]:
    for drawn in compact.smaller(_open(views), speaker):
        yield Group(drawn, *_hands(views, speaker))


def _open(views: Sequence[View]) -> View:
    return replace(views[0], seat=SPECTATOR, hand=(), sealed=(), fist=0)


def _hands(views: Sequence[View], speaker: Speaker) -> Iterator[Text]:
    for view in views:
        board = Board(view, speaker)
        cards = ", ".join(map(board.title, (*view.hand, *view.sealed))) or board.line("no-hand")
        name = (f"{board.name(view.seat)}: ", f"bold {board.style(view.seat)}")
        yield Text.assemble(name, f"{cards} · {board.line('tokens', **board.counts())}")


def paint(line: Text, speaker: Speaker) -> None:
    """Set off the cards that a line of the log names."""
    for card in house_edition().cult_cards:
        line.highlight_words([speaker.term("card", card.id)], "italic")


def tag(view: View, move: Move, speaker: Speaker, _price: int) -> str:
    """The price of a card on sale, what one does that is used, else the icons."""
    name = move.values.get("card", "")
    info = next((each for each in view.cards if each.name == name), None)
    if info is None:
        return ""
    board = Board(view, speaker)
    icons = board.icons(info)
    if isinstance(move, PlaceStack):
        kind = speaker.term("kind", info.kind)
        return f"({board.line('on-sale', kind=kind, price=info.cost)} {icons})"
    if move.verb == "buy":
        price = next(each.price for each in stacks(view) if each.card == name)
        return f"({board.line('on-sale', kind='', price=price).strip()} {icons})"
    if move.verb == "use":
        return f"– {board.words(info.text)}"
    return icons and f"({icons})"


def headings(view: View, move: Move, speaker: Speaker) -> tuple[tuple[str, ...], str] | None:
    """Stacks in the draft by card, dice by how many are rolled again."""
    if isinstance(move, PlaceStack):
        return (speaker.term("card", move.card),), speaker.term("district", move.district)
    if isinstance(move, Reroll):
        number = sum(move.values.values())
        under = speaker.in_game("desk-reroll", {"number": number})
        return (under,), speaker.move(move).partition(": ")[2]
    return None


def know(view: View, speaker: Speaker) -> RenderableType:
    """What lies open or was seen and is easily forgotten: piles, Plan boards, City cards.

    Tokens are behind the players' screens and are not displayed (RC-16.1).
    """
    board = Board(view, speaker)
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
    for key, cards in (("city", view.city_out), ("permanent", view.permanent)):
        if cards:
            lines.append(speaker.in_game(f"desk-known-{key}", {"cards": cards}))
    parts = [*board.plan_boards(), *map(Text, lines)]
    return Group(*(parts or [Text(board.line("nothing"))]))


# What can be opened by its name.


def details(view: View, speaker: Speaker) -> Iterator[tuple[str, RenderableType]]:
    """Districts, District cards, the City card, Objectives, the own cards."""
    board = Board(view, speaker)
    named = ByName(view, speaker)
    for district in view.districts:
        yield speaker.term("district", district.district), Group(*_district(named, district))
    sold = [info for info in view.cards if info.kind in ("guardian", "action")]
    yield board.line("all-district"), Group(*(_card(board, info) for info in sold))
    if view.solo:
        goals = [info for info in view.cards if info.kind == "objective"]
        yield board.line("all-objectives"), Group(*(_card(board, info) for info in goals))
    out = {view.prologue, view.objective, *view.city_out, *view.hand}
    for info in view.cards:
        if info in sold or info.name in out or info.kind == "disorganization":
            yield board.title(info.name), _card(board, info)


def stacks(view: View) -> Iterator[Stack]:
    for district in view.districts:
        yield from filter(None, (district.guardian, district.action))


class ByName(Board):
    """Where lines are long, cults are called by their players' names."""

    def who(self, seat: int) -> Text:
        return Text(self.name(seat), self.style(seat))


def _district(board: Board, district: DistrictView) -> Iterable[Text]:
    """Everything that lies in one district, one thing a line."""
    name = board.speaker.term("district", district.district)
    yield Text(name, "bold")
    for label, cell in (
        ("sanity", board.sanity), ("investigators", board.investigators), ("sites", board.sites),
        ("rituals", board.rituals), ("dominance", board.dominance), ("plans", board.plans),
        ("guardian", board.guardian), ("action", board.action), ("site-cost", board.site_cost),
        ("ritual-costs", board.ritual_costs),
    ):  # fmt: skip
        yield Text.assemble((f"  {board.line(label)}: ", "dim"), cell(district))


def _card(board: Board, info: CardInfo) -> Text:
    """A card as it is printed: title, kind, price, icons and words."""
    facts = [board.speaker.term("kind", info.kind)]
    if info.cost:
        facts.append(board.line("cost", price=info.cost))
    if info.difficulty:
        facts.append(board.line("difficulty", number=info.difficulty))
    if icons := board.icons(info):
        facts.append(icons)
    for district in board.view.districts:
        for stack in filter(None, (district.guardian, district.action)):
            if stack.card == info.name:
                where = board.speaker.term("district", district.district)
                facts.append(board.line("lies-in", district=where, left=stack.left))
    head = (board.title(info.name), "bold")
    return Text.assemble(head, (f" ({', '.join(facts)}): ", "dim"), board.words(info.text))
