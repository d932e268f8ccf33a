"""Arkham Noir: the cards in play as flat tables, made once for each edition (AN-1, AN-5.1).

A card is its place in the file: clues from 0, then the formula, then the storms. Victims are
counted by themselves. Whatever the rules ask of a card is one lookup.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Final, TypeAlias

from msgspec import Struct

from mythos.games.arkham_noir.edition import (
    CLUES,
    FORGOTTEN_BEING,
    BadDeck,
    Clue,
    Edition,
    Storm,
    Victim,
    read_edition,
)
from mythos.games.arkham_noir.moves import (
    CardGain,
    Close,
    Collect,
    Discard,
    Give,
    Keep,
    PlaceFromHand,
    PlaceLead,
    SkeletonKey,
    Take,
)
from mythos.games.arkham_noir.words import ConditionType, Half, Key, Kind, Mark, Method, Op

Card: TypeAlias = int
NO_CARD: Final[Card] = -1
FORMULA: Final[Card] = CLUES
FIRST_STORM: Final[Card] = CLUES + 1
FILE: Final = Path(__file__).parent / "deck.toml"

# Plain numbers: they are compared at every placing of every playout.
FREE: Final = 0
LOCK: Final = 1
MINIMUM: Final = 2
STORM_LOCK: Final = 3
SKELETON_LOCK: Final = 4
_CONDITIONS: Final = {
    ConditionType.NONE: FREE,
    ConditionType.LOCK: LOCK,
    ConditionType.MIN: MINIMUM,
    ConditionType.STORM: STORM_LOCK,
    ConditionType.SKELETON: SKELETON_LOCK,
}
_OPS: Final = {op: number for number, op in enumerate(Op)}
_KINDS: Final = {kind: 1 << number for number, kind in enumerate(Kind)}
_METHODS: Final = {method: 1 << number for number, method in enumerate(list(Method)[:4])}
_METHODS[Method.ALL] = 0b1111


def symbols(methods: Sequence[Method]) -> int:
    """Method symbols as bits; ALL is every one of them (AN-1.5, AN-5.1)."""
    mask = 0
    for method in methods:
        mask |= _METHODS[method]
    return mask


class CardInfo(Struct, frozen=True):
    """A card as it is printed, for those who draw it. A victim's kind is `victim`."""

    name: str
    kind: str
    title: dict[str, str]
    left: str
    right: tuple[str, ...]
    condition: str = "none"
    minimum: int = 0
    key: str = "none"
    puzzle: bool = False
    mark: str = "none"
    half: str = "none"
    lightning: bool = False
    effects: tuple[str, ...] = ()
    occupation: dict[str, str] = {}


class Deck:
    """The tables of one edition. Nothing in here changes."""

    def __init__(self, edition: Edition, names: dict[str, str]) -> None:
        cards, clues = edition.cards, (*edition.clues, edition.formula)
        storms = (0,) * len(edition.storms)
        self.names = tuple(names[card.id] for card in cards)
        self.victim_names = tuple(names[victim.id] for victim in edition.victims)
        self.kind = (*(_KINDS[clue.kind] for clue in clues), *storms)
        self.left = (*(symbols([clue.left]) for clue in clues), *storms)
        self.right = tuple(symbols(card.right) for card in cards)
        self.victim_right = tuple(symbols(victim.right) for victim in edition.victims)
        self.condition = (*(_CONDITIONS[clue.condition.type] for clue in clues), *storms)
        self.minimum = tuple(clue.condition.n for clue in clues)
        self.is_key = (*(clue.key is Key.KEY for clue in clues), *storms)
        self.is_skeleton_key = (*(clue.key is Key.SKELETON for clue in clues), *storms)
        self.opens = (*(clue.key is not Key.NONE for clue in clues), *storms)
        self.locked = tuple(each in (LOCK, SKELETON_LOCK) for each in self.condition)
        self.puzzle = (*(clue.puzzle for clue in clues), *storms)
        self.time = (*(clue.mark is Mark.TIME for clue in clues), *storms)
        self.stability = (*(clue.mark is Mark.STABILITY for clue in clues), *storms)
        self.left_half = _half(edition, Half.LEFT)
        self.right_half = _half(edition, Half.RIGHT)
        self.forgotten_being = [clue.id for clue in edition.clues].index(FORGOTTEN_BEING)
        self.lightning = (*(False for _ in clues), *(storm.lightning for storm in edition.storms))
        self.effects = tuple(tuple(_OPS[each.op] for each in card.effects) for card in cards)
        self.infos = (
            *(_clue_info(clue, names) for clue in clues),
            *(_storm_info(storm, names) for storm in edition.storms),
            *(_victim_info(victim, names) for victim in edition.victims),
        )
        self._make_moves()

    def _make_moves(self) -> None:
        """Every move that names a card or a case, made once and looked up for ever."""
        names, cases = self.names[:FIRST_STORM], self.victim_names
        self.keep = tuple(map(Keep, names))
        self.discard = tuple(map(Discard, names))
        self.take = tuple(map(Take, names))
        self.give = tuple(map(Give, names))
        self.collect = tuple(map(Collect, names))
        self.card_gain = tuple(map(CardGain, names))
        self.close = tuple(map(Close, cases))
        self.place_lead = [[PlaceLead(name, case) for case in cases] for name in names]
        self.place_from_hand = [[PlaceFromHand(name, case) for case in cases] for name in names]
        self.skeleton_key = [[SkeletonKey(name, case) for case in cases] for name in names]
        self.numbers = {name: number for number, name in enumerate(self.names)}
        self.victim_numbers = {name: number for number, name in enumerate(self.victim_names)}


def _half(edition: Edition, half: Half) -> Card:
    return [clue.formula_half for clue in edition.clues].index(half)


def _clue_info(clue: Clue, names: dict[str, str]) -> CardInfo:
    return CardInfo(
        names[clue.id],
        clue.kind,
        {"en": clue.title_en, "de": clue.title_de},
        clue.left,
        clue.right,
        clue.condition.type,
        clue.condition.n,
        clue.key,
        clue.puzzle,
        clue.mark,
        clue.formula_half,
        effects=tuple(effect.op for effect in clue.effects),
    )


def _storm_info(storm: Storm, names: dict[str, str]) -> CardInfo:
    return CardInfo(
        names[storm.id],
        "storm",
        {"en": storm.title_en, "de": storm.title_de},
        "",
        storm.right,
        lightning=storm.lightning,
        effects=tuple(effect.op for effect in storm.effects),
    )


def _victim_info(victim: Victim, names: dict[str, str]) -> CardInfo:
    return CardInfo(
        names[victim.id],
        "victim",
        {"en": victim.name, "de": victim.name},
        "",
        victim.right,
        occupation={"en": victim.occupation_en, "de": victim.occupation_de},
    )


@cache
def house_edition() -> Edition:
    """The cards that the game is played with unless somebody brings others."""
    return read_edition(FILE.read_text(encoding="utf-8"), FILE.name)


@lru_cache(maxsize=32)
def deck_of(text: str) -> Deck:
    """The tables of the edition in a text; the house's own for the empty text."""
    edition = read_edition(text) if text else house_edition()
    return Deck(edition, card_names(edition))


def card_names(edition: Edition) -> dict[str, str]:
    """What each card is called in moves, events and records.

    A card with the house's id and the house's words keeps its id, which the texts translate. Any
    other card is called by its English title, because no text of ours knows it.
    """
    known = {card.id: _words(card) for card in (*house_edition().cards, *house_edition().victims)}
    names: dict[str, str] = {}
    for card in (*edition.cards, *edition.victims):
        words = _words(card)
        name = card.id if known.get(card.id) == words else _spoken(words[0])
        if not name or name in names.values() or (name != card.id and name in known):
            raise BadDeck("deck", card.id, f"another card is called {name or 'nothing'!r} already")
        names[card.id] = name
    return names


def _words(card: Clue | Storm | Victim) -> tuple[str, ...]:
    if isinstance(card, Victim):
        return (card.name,)
    return (card.title_en, card.title_de)


def _spoken(title: str) -> str:
    """A title as one word of a move: `Death-That-Creeps`."""
    return "-".join(re.findall(r"[^\W_]+(?:['’][^\W_]+)*", title))
