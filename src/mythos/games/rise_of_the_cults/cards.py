"""Rise of the Cults: the cards in play as flat tables, made once for each edition (RC-1, RC-17).

A Cult card is its place in the file: starting cards, District cards, the Disorganization card.
Copies of one card are one number. City, Prologue and Objective cards are counted by themselves.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Final, TypeAlias

from msgspec import Struct

from mythos.games.rise_of_the_cults.edition import (
    CULTS,
    BadCards,
    CityCard,
    CultCard,
    DistrictCard,
    Edition,
    ObjectiveCard,
    PrologueCard,
    read_edition,
)
from mythos.games.rise_of_the_cults.moves import (
    Buy,
    Commit,
    Destroy,
    DestroyFromHand,
    Discard,
    Pay,
    PlaceStack,
    Use,
)
from mythos.games.rise_of_the_cults.words import DISTRICTS, Window

Card: TypeAlias = int
NO_CARD: Final[Card] = -1
FILE: Final = Path(__file__).parent / "cards.toml"
AnyCard: TypeAlias = CultCard | CityCard | PrologueCard | ObjectiveCard


class CardInfo(Struct, frozen=True):
    """A card as it is printed, for those who draw it."""

    name: str
    kind: str
    """`starting`, `guardian`, `action`, `disorganization`, `city`, `prologue` or `objective`."""
    title: dict[str, str]
    text: dict[str, str]
    cult: str = ""
    attack: int = 0
    power: int = 0
    terror: int = 0
    cost: int = 0
    window: str = "none"
    discards_itself: bool = False
    advance: tuple[str, ...] = ()
    duration: str = ""
    difficulty: int = 0


class Cards:
    """The tables of one edition. Nothing in here changes."""

    def __init__(self, edition: Edition, names: dict[str, str]) -> None:
        cards, district = edition.cult_cards, edition.district
        self.edition = edition
        self.names = tuple(names[card.id] for card in cards)
        self.city_names = tuple(names[card.id] for card in edition.city)
        self.prologue_names = tuple(names[card.id] for card in edition.prologue)
        self.objective_names = tuple(names[card.id] for card in edition.objective)
        self.attack = tuple(card.icons.attack for card in cards)
        self.power = tuple(card.icons.power for card in cards)
        self.terror = tuple(card.icons.terror for card in cards)
        self.window = tuple(card.window for card in cards)
        self.effects = tuple(card.effects for card in cards)
        self.ops = tuple(frozenset(effect.op for effect in card.effects) for card in cards)
        self.discards_itself = tuple(card.self_cost == "discard" for card in cards)
        self.first_district = len(edition.starting)
        self.disorganization = len(cards) - 1
        self.cost = (*(0,) * self.first_district, *(card.cost for card in district), 0)
        self.actions = tuple(
            number
            for number, card in enumerate(district, self.first_district)
            if card.type == "action"
        )
        self.decks = tuple(self._deck(cult) for cult in CULTS)
        self.layout = self._layout(names)
        self.with_window = {
            window: frozenset(card for card in range(len(cards)) if self.window[card] is window)
            for window in Window
        }
        self.infos = tuple(_info(card, names[card.id]) for card in edition.all_cards)
        self._make_moves()

    def _deck(self, cult: str) -> tuple[Card, ...]:
        """The twelve starting cards of a cult (RC-1.3)."""
        starting = enumerate(self.edition.starting)
        return tuple(
            number for number, card in starting if card.cult == cult for _ in range(card.copies)
        )

    def _layout(self, names: dict[str, str]) -> tuple[Card, ...]:
        """Guardian and Action of each district in a first game (RC-3.6)."""
        layout = self.edition.layout
        fields = [layout[district] for district in DISTRICTS]
        return tuple(
            self.names.index(names[card])
            for each in fields
            for card in (each.guardian, each.action)
        )

    def in_printing(self, extended: bool) -> tuple[list[Card], list[Card]]:
        """The District cards and the City cards of either printing (RC-1.4, RC-18.1, RC-18.2)."""
        district = enumerate(self.edition.district, self.first_district)
        city = enumerate(self.edition.city)
        return (
            [number for number, card in district if extended or card.edition == "base"],
            [number for number, card in city if extended or card.edition == "base"],
        )

    def net(self, card: Card, gain: int, icons: Sequence[int]) -> int:
        """What using an ability adds to the means: who discards the card loses its icons
        (RC-17.5).
        """
        return max(0, gain - icons[card]) if self.discards_itself[card] else gain

    def _make_moves(self) -> None:
        """Every move that names a card, made once and looked up for ever."""
        names = self.names
        self.use = tuple(map(Use, names))
        self.buy = tuple(map(Buy, names))
        self.pay = tuple(map(Pay, names))
        self.destroy = tuple(map(Destroy, names))
        self.destroy_from_hand = tuple(map(DestroyFromHand, names))
        self.discard = tuple(map(Discard, names))
        self.commit = tuple(map(Commit, names))
        self.place_stack = tuple(
            tuple(PlaceStack(name, district) for district in DISTRICTS) for name in names
        )
        self.numbers = {name: number for number, name in enumerate(names)}


def _info(card: AnyCard, name: str) -> CardInfo:
    title = {"en": card.title_en, "de": card.title_de}
    text = {"en": card.text_en, "de": card.text_de}
    if isinstance(card, CityCard):
        return CardInfo(
            name, "city", title, text, advance=tuple(card.advance), duration=card.duration
        )
    if isinstance(card, PrologueCard):
        return CardInfo(name, "prologue", title, text)
    if isinstance(card, ObjectiveCard):
        return CardInfo(name, "objective", title, text, difficulty=card.difficulty)
    if isinstance(card, DistrictCard):
        kind, cost = str(card.type), card.cost
    else:
        kind, cost = ("starting" if hasattr(card, "cult") else "disorganization"), 0
    return CardInfo(
        name,
        kind,
        title,
        text,
        cult=getattr(card, "cult", ""),
        attack=card.icons.attack,
        power=card.icons.power,
        terror=card.icons.terror,
        cost=cost,
        window=card.window,
        discards_itself=card.self_cost == "discard",
    )


@cache
def house_edition() -> Edition:
    """The cards that the game is played with unless somebody brings others."""
    return read_edition(FILE.read_text(encoding="utf-8"), FILE.name)


@lru_cache(maxsize=32)
def cards_of(text: str) -> Cards:
    """The tables of the edition in a text; the house's own for the empty text."""
    edition = read_edition(text) if text else house_edition()
    return Cards(edition, card_names(edition))


def card_names(edition: Edition) -> dict[str, str]:
    """What each card is called in moves, events and records.

    A card with the house's id and the house's titles keeps its id, which the texts translate. Any
    other card is called by its English title, because no text of ours knows it.
    """
    known = {card.id: (card.title_en, card.title_de) for card in house_edition().all_cards}
    names: dict[str, str] = {}
    for card in edition.all_cards:
        ours = known.get(card.id) == (card.title_en, card.title_de)
        name = card.id if ours else _spoken(card.title_en)
        if not name or name in names.values() or (name != card.id and name in known):
            raise BadCards("deck", card.id, f"another card is called {name or 'nothing'!r} already")
        names[card.id] = name
    return names


def _spoken(title: str) -> str:
    """A title as one word of a move: `Keeper-of-the-Gate`."""
    return "-".join(re.findall(r"[^\W_]+(?:['’][^\W_]+)*", title))
