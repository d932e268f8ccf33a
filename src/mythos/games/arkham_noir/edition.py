"""Arkham Noir: an edition is a file of cards; its form and its validation (AN-1, AN-22.7).

The house's own is `deck.toml`. Whoever owns the printed game may write another of the same form.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Annotated, Any, Final, TypeVar

import msgspec
from msgspec import Meta, Struct

from mythos.core.errors import BadOption
from mythos.core.strange_toml import NotToml, read_toml, said
from mythos.games.arkham_noir.words import (
    EFFECT_TOTALS,
    MANDATORY,
    ConditionType,
    Half,
    Key,
    Kind,
    Mark,
    Method,
    Op,
)

Id = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_]{1,12}$")]
Title = Annotated[str, Meta(min_length=1, max_length=60, pattern=r"^[^\x00-\x1f]*$")]
Methods = Annotated[tuple[Method, ...], Meta(min_length=1, max_length=4)]

CLUES: Final = 50
VICTIMS: Final = 6
STORMS: Final = 4
LIGHTNINGS: Final = 2
FORGOTTEN_BEING: Final = "M02"
"""Ancient Forgotten Being, which the hard victory asks for (AN-17)."""
RULES: Final = {
    "trail_size": 5,
    "hand_limit": 3,
    "strain_from": 7,
    "storm_trigger_mark": "time",
    "storm_trigger_count": 3,
    "kinds_to_close": 5,
    "kinds_for_bonus": 6,
    "puzzles_to_win": 5,
}
"""The numbers of the rules that a file repeats in [meta]; an edition changes cards, not rules."""


class BadDeck(BadOption):
    """A file is no edition of the game: which file, which card, and why."""

    def __init__(self, file: str, card: str, reason: str) -> None:
        card, reason = said(card), said(reason)
        super().__init__("deck", f"{file}, {card}: {reason}")
        self.file, self.card, self.reason = file, card, reason


class Condition(Struct, frozen=True, forbid_unknown_fields=True):
    type: ConditionType
    n: Annotated[int, Meta(ge=0, le=9)] = 0


class Effect(Struct, frozen=True, forbid_unknown_fields=True):
    op: Op
    mandatory: bool


class Clue(Struct, frozen=True, forbid_unknown_fields=True):
    """A clue with one kind and at most one mark (AN-1.3, AN-1.4, AN-1.6, R-1, R-2)."""

    id: Id
    kind: Kind
    title_en: Title
    title_de: Title
    left: Method
    right: Methods
    condition: Condition
    key: Key
    puzzle: bool
    mark: Mark
    formula_half: Half
    effects: tuple[Effect, ...]
    provenance: str = ""


class Storm(Struct, frozen=True, forbid_unknown_fields=True):
    """A storm: no clue, no kind (AN-1.8)."""

    id: Id
    title_en: Title
    title_de: Title
    right: Methods
    lightning: bool
    effects: tuple[Effect, ...]
    provenance: str = ""


class Victim(Struct, frozen=True, forbid_unknown_fields=True):
    """A victim shows two methods on the right edge (AN-1.7)."""

    id: Id
    name: Title
    occupation_en: Title
    occupation_de: Title
    right: Annotated[tuple[Method, ...], Meta(min_length=2, max_length=2)]
    provenance: str = ""


class _Side(Struct, frozen=True):
    op: str


class _Contact(Struct, frozen=True):
    uses: int
    side: tuple[_Side, ...]


class Edition(Struct, frozen=True):
    """All cards of a file, sound and complete."""

    clues: tuple[Clue, ...]
    formula: Clue
    storms: tuple[Storm, ...]
    victims: tuple[Victim, ...]

    @property
    def cards(self) -> tuple[Clue | Storm, ...]:
        return (*self.clues, self.formula, *self.storms)


SECTIONS: Final = {
    "meta", "methods", "kinds", "effect_totals", "clue", "formula", "storm", "victim", "contact"
}  # fmt: skip
T = TypeVar("T", Clue, Storm, Victim)


def read_edition(text: str, file: str = "deck") -> Edition:
    """The cards in a text; wrong data is refused with file, card and reason."""
    try:
        data = read_toml(text)
    except NotToml as error:
        raise BadDeck(file, "the whole file", str(error)) from None
    for section in data:
        if section not in SECTIONS:
            raise BadDeck(file, section, "no such section belongs in a deck")
    _check_rules(data.get("meta"), file)
    _check_written_totals(data.get("effect_totals", {}), file)
    _check_contact(data.get("contact"), file)
    edition = Edition(
        _entries(data, "clue", Clue, file),
        _entry(data.get("formula"), "formula", Clue, file),
        _entries(data, "storm", Storm, file),
        _entries(data, "victim", Victim, file),
    )
    for card, reason in _flaws(edition):
        raise BadDeck(file, card, reason)
    return edition


def _check_rules(meta: object, file: str) -> None:
    if not isinstance(meta, dict):
        raise BadDeck(file, "meta", "the section is missing")
    for name, number in RULES.items():
        if meta.get(name, number) != number:
            raise BadDeck(file, f"meta.{name}", f"the rules say {number}, an edition cannot differ")


def _check_written_totals(totals: object, file: str) -> None:
    if totals and totals != {str(op): number for op, number in EFFECT_TOTALS.items()}:
        raise BadDeck(file, "effect_totals", "these are not the published totals")


def _check_contact(contact: object, file: str) -> None:
    """Randolph Carter with his two sides, or no word of a contact at all (AN-3.5, AN-15.1)."""
    if contact is None:
        return
    try:
        read = msgspec.convert(contact, _Contact)
    except msgspec.ValidationError as error:
        raise BadDeck(file, "contact", str(error)) from None
    if read.uses != 1 or [side.op for side in read.side] != ["skeleton_key", "card_gain"]:
        raise BadDeck(file, "contact", "another contact than Randolph Carter is not supported")


def _entries(data: dict[str, Any], section: str, kind: type[T], file: str) -> tuple[T, ...]:
    listed = data.get(section)
    if not isinstance(listed, list):
        raise BadDeck(file, section, f"there is no [[{section}]]")
    return tuple(_entry(each, f"{section} {n}", kind, file) for n, each in enumerate(listed, 1))


def _entry(data: object, place: str, kind: type[T], file: str) -> T:
    name = data.get("id") if isinstance(data, dict) else None
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise BadDeck(file, f"{place} ({name or 'no id'})", str(error)) from None


def _flaws(edition: Edition) -> Iterable[tuple[str, str]]:
    """What is wrong with cards that are each of the right form (AN-22.7)."""
    yield from _wrong_counts(edition)
    yield from _wrong_names(edition)
    for card in edition.cards:
        yield from _wrong_effects(card)
    for clue in (*edition.clues, edition.formula):
        yield from _wrong_clue(clue)
    yield from _wrong_totals(edition)
    yield from _wrong_formula(edition)


def _wrong_counts(edition: Edition) -> Iterable[tuple[str, str]]:
    """50 clues, 4 storms, 6 victims (AN-1.1)."""
    for section, cards, wanted in (
        ("clue", edition.clues, CLUES),
        ("storm", edition.storms, STORMS),
        ("victim", edition.victims, VICTIMS),
    ):
        if len(cards) != wanted:
            yield section, f"{len(cards)} cards, there must be {wanted}"
    lightnings = sum(storm.lightning for storm in edition.storms)
    if lightnings != LIGHTNINGS:
        yield "storm", f"{lightnings} lightning marks, there must be {LIGHTNINGS}"


def _wrong_names(edition: Edition) -> Iterable[tuple[str, str]]:
    ids = Counter(card.id for card in (*edition.cards, *edition.victims))
    for name, times in ids.items():
        if times > 1:
            yield name, "the id is used twice"
    being = [clue for clue in edition.clues if clue.id == FORGOTTEN_BEING]
    if not being or not being[0].puzzle:
        yield FORGOTTEN_BEING, "the Ancient Forgotten Being must be a puzzle clue of the deck"


def _wrong_effects(card: Clue | Storm) -> Iterable[tuple[str, str]]:
    """Black effects are mandatory, brown ones optional; the op decides which it is (AN-7.1)."""
    for effect in card.effects:
        if effect.mandatory != (effect.op in MANDATORY):
            yield card.id, f"{effect.op} is {'' if effect.op in MANDATORY else 'not '}mandatory"


def _wrong_clue(clue: Clue) -> Iterable[tuple[str, str]]:
    if (clue.condition.type is ConditionType.MIN) != (clue.condition.n > 0):
        yield clue.id, "a minimum, and nothing else, has a number n from 1 on"
    if _mixes_all(clue.right):
        yield clue.id, "all stands alone on the right edge"


def _mixes_all(methods: Sequence[Method]) -> bool:
    return Method.ALL in methods and len(methods) > 1


def _wrong_totals(edition: Edition) -> Iterable[tuple[str, str]]:
    """The 56 icons over clues, storms and the formula (AN-7.4, R-5)."""
    found = Counter(effect.op for card in edition.cards for effect in card.effects)
    for op, wanted in EFFECT_TOTALS.items():
        if found[op] != wanted:
            yield str(op), f"{found[op]} of these effects, there must be {wanted}"


def _wrong_formula(edition: Edition) -> Iterable[tuple[str, str]]:
    """One formula, one left and one right half, a puzzle of every kind (AN-1.4, AN-10)."""
    formula = edition.formula
    if formula.kind is not Kind.FORMULA or not formula.puzzle or formula.key is not Key.SKELETON:
        yield formula.id, "the formula is of its own kind, a puzzle and a skeleton key"
    for half in (Half.LEFT, Half.RIGHT):
        halves = [clue.id for clue in edition.clues if clue.formula_half is half]
        if len(halves) != 1:
            yield half, f"one clue must have this half of the formula, not {len(halves)}"
    for clue in edition.clues:
        if clue.kind is Kind.FORMULA:
            yield clue.id, "only the formula card is a formula"
    kinds = {clue.kind for clue in edition.clues if clue.puzzle}
    for kind in Kind:
        if kind is not Kind.FORMULA and kind not in kinds:
            yield kind, "no puzzle clue of this kind"
