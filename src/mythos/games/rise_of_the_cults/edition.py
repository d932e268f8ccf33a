"""Rise of the Cults: an edition is a file of cards; its form and its validation (RC-1, RC-17).

The house's own is `cards.toml`. Whoever owns the printed game may write another of the same form.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Annotated, Any, Final, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct

from mythos.core.errors import BadOption
from mythos.core.strange_toml import NotToml, read_toml, said
from mythos.games.rise_of_the_cults.words import (
    DISTRICTS,
    Condition,
    District,
    Duration,
    Op,
    RuleKey,
    Who,
    Window,
)

Id = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,40}$")]
Title = Annotated[str, Meta(min_length=1, max_length=60, pattern=r"^[^\x00-\x1f]*$")]
Text = Annotated[str, Meta(max_length=300, pattern=r"^[^\x00-\x1f]*$")]
Small = Annotated[int, Meta(ge=0, le=9)]
Printing = Literal["base", "extended"]

CULTS: Final = ("cthulhu", "hastur", "dagon", "chaugnar_faugn")
CULT_CARDS: Final = 12
COPIES: Final = 7
DISORGANIZATION_CARDS: Final = 20
STACKS: Final = 4
CITY_CARDS: Final = 9
PROLOGUES: Final = 4
OBJECTIVES: Final = 8
CONSTANTS: Final[dict[str, Any]] = {
    "ritual_fields": {"2": 3, "3": 4, "4": 5},
    "investigation_start": {"2": 2, "3": 3, "4": 4},
    "dominance_fields": 4,
    "copies_per_stack": COPIES,
    "disorganization_cards": DISORGANIZATION_CARDS,
    "rounds": 6,
    "rounds_max": 10,
    "plan_markers": 4,
    "plan_limit_per_round": 2,
    "mobilization_draw": 6,
    "dice": 5,
    "rerolls": 2,
    "die_faces": ["thug", "thug", "adept", "adept", "freak", "blank"],
    "token_limit": 5,
    "bluff_tokens": 2,
    "site_cost": 5,
    "ritual_cost": {"1": 1, "2": 2, "3": 3},
    "markers": {"ritual_1": 2, "ritual_2": 2, "ritual_3": 1, "site": 4, "dominance": 8},
    "sanity_tokens": [2, 2, 3, 3, 4, 4, 5, 5],
    "districts": [str(each) for each in DISTRICTS],
    "closed_below_4_players": ["rivertown"],
    "solo_counts_as_players": 2,
    "npc_die": [1, 2, 3, 4],
    "npc_reveal": 3,
    "npc_rituals": {"northside": 1, "downtown": 2, "uptown": 1},
    "first_game_prologue": "prologue-1",
    "first_game_objective": "objective-1",
}
"""The numbers of the rules that a file may repeat; an edition changes cards only (RC-21.9)."""


class BadCards(BadOption):
    """A file is no edition of the game: which file, which card, and why."""

    def __init__(self, file: str, card: str, reason: str) -> None:
        card, reason = said(card), said(reason)
        super().__init__("deck", f"{file}, {card}: {reason}")
        self.file, self.card, self.reason = file, card, reason


class Icons(Struct, frozen=True, forbid_unknown_fields=True):
    attack: Small
    power: Small
    terror: Small


class Effect(Struct, frozen=True, forbid_unknown_fields=True):
    """One operation with its parameters (RC-17.9)."""

    op: Op
    n: Annotated[int, Meta(ge=1, le=9)] = 1
    who: Who = Who.SELF
    zone: Literal["discard", "hand_or_discard"] = "discard"
    only: Literal["any", "disorganization"] = "any"
    what: Literal["", "hand", "card", "site", "disorganization", "ritual"] = ""
    thug: Small = 0
    adept: Small = 0
    freak: Small = 0
    any: Small = 0
    kind: Literal["any"] = "any"
    per: Literal["", "once", "each", "bluff_card", "investigator_here"] = ""
    mode: Literal["hold"] = "hold"
    whose: Literal["own"] = "own"
    upgrade: bool = False
    delta: Annotated[int, Meta(ge=-9, le=9)] = 0
    where: Literal["here"] | tuple[District, ...] = "here"
    max_level: Annotated[int, Meta(ge=1, le=3)] = 3
    cond: Condition = Condition.NONE
    max: Small = 0
    """The cap of a multiplied bonus; 0 is none."""
    key: RuleKey = RuleKey.SANITY


class CultCard(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Any card that can be in a Cult Deck: starting, District, Disorganization (RC-0)."""

    id: Id
    copies: Annotated[int, Meta(ge=1, le=20)]
    title_en: Title
    title_de: Title
    icons: Icons
    window: Window
    self_cost: Literal["", "discard"] = ""
    effects: tuple[Effect, ...] = ()
    text_en: Text = ""
    text_de: Text = ""


class StartingCard(CultCard, frozen=True, forbid_unknown_fields=True, kw_only=True):
    cult: Literal["cthulhu", "hastur", "dagon", "chaugnar_faugn"]


class DistrictCard(CultCard, frozen=True, forbid_unknown_fields=True, kw_only=True):
    type: Literal["guardian", "action"]
    edition: Printing
    cost: Small


class CityCard(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An event: whose Investigators advance, then what happens, and for how long (RC-5)."""

    id: Id
    edition: Printing
    title_en: Title
    title_de: Title
    duration: Duration
    advance: tuple[District, ...]
    effects: tuple[Effect, ...]
    text_en: Text
    text_de: Text


class PrologueCard(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A starting layout of Sanity and Investigators (RC-3.8)."""

    id: Id
    title_en: Title
    title_de: Title
    sanity: dict[District, Annotated[int, Meta(ge=2, le=5)]]
    investigator_advance: dict[District, Annotated[int, Meta(ge=0, le=1)]] = {}
    investigators: dict[District, Annotated[int, Meta(ge=0, le=3)]] = {}
    text_en: Text
    text_de: Text
    published: bool = False


class Requirement(Struct, frozen=True, forbid_unknown_fields=True):
    """One condition of an Objective (RC-15.24)."""

    kind: Literal[
        "beat_npc", "margin", "sites", "dominance_each", "rituals_each", "dominance",
        "npc_dominance_max", "disorganization_max",
    ]  # fmt: skip
    n: Annotated[int, Meta(ge=0, le=20)] = 0


class ObjectiveCard(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: Id
    difficulty: Annotated[int, Meta(ge=1, le=8)]
    title_en: Title
    title_de: Title
    conditions: Annotated[tuple[Requirement, ...], Meta(min_length=1)]
    text_en: Text
    text_de: Text


class Fields(Struct, frozen=True, forbid_unknown_fields=True):
    guardian: str
    action: str


class Edition(Struct, frozen=True):
    """All cards of a file, sound and complete."""

    starting: tuple[StartingCard, ...]
    district: tuple[DistrictCard, ...]
    disorganization: CultCard
    city: tuple[CityCard, ...]
    prologue: tuple[PrologueCard, ...]
    objective: tuple[ObjectiveCard, ...]
    layout: dict[District, Fields]

    @property
    def cult_cards(self) -> tuple[CultCard, ...]:
        return (*self.starting, *self.district, self.disorganization)

    @property
    def all_cards(self) -> tuple[CultCard | CityCard | PrologueCard | ObjectiveCard, ...]:
        return (*self.cult_cards, *self.city, *self.prologue, *self.objective)


SECTIONS: Final = frozenset({
    "meta", "constants", "names", "operation", "vocabulary", "cult", "starting_card",
    "district_card", "first_game_layout", "disorganization_card", "city_card", "prologue_card",
    "objective_card", "npc_card",
})  # fmt: skip
PARAMETERS: Final[dict[Op, frozenset[str]]] = {
    Op.DRAW: frozenset({"n"}),
    Op.DESTROY: frozenset({"n", "zone", "only", "who"}),
    Op.DISCARD_CARDS: frozenset({"n", "who"}),
    Op.DISORGANIZE: frozenset({"n", "who"}),
    Op.PEEK: frozenset({"what", "who"}),
    Op.GAIN: frozenset({"thug", "adept", "freak", "any", "who"}),
    Op.LOSE: frozenset({"n", "kind", "who"}),
    Op.EXCHANGE: frozenset({"n"}),
    Op.SET_DIE: frozenset({"n"}),
    Op.DISCOUNT: frozenset({"what", "n", "per"}),
    Op.INVESTIGATOR: frozenset({"mode"}),
    Op.MOVE_RITUAL: frozenset({"whose", "n", "upgrade"}),
    Op.LEVEL_RITUAL: frozenset({"whose", "delta", "where"}),
    Op.BANISH_RITUAL: frozenset({"max_level", "where"}),
    Op.ATTACK: frozenset({"n", "cond", "per", "max"}),
    Op.WEAKEN: frozenset({"n", "who"}),
    Op.TERROR: frozenset({"n", "cond", "per", "max"}),
    Op.WARD: frozenset({"what"}),
    Op.RULE: frozenset({"key", "delta", "where"}),
}
"""The parameters of each operation (RC-17.9)."""
_IN_DISTRICT: Final = frozenset({Window.AUGMENTATION, Window.INFLUENCE})
WINDOWS: Final[dict[Op, frozenset[Window]]] = {
    Op.SET_DIE: frozenset({Window.RECRUITMENT}),
    Op.DISCOUNT: frozenset({Window.AUGMENTATION, Window.PREPARATION}),
    Op.INVESTIGATOR: frozenset({Window.PREPARATION}),
    Op.MOVE_RITUAL: _IN_DISTRICT,
    Op.LEVEL_RITUAL: _IN_DISTRICT,
    Op.BANISH_RITUAL: _IN_DISTRICT,
    Op.ATTACK: frozenset({Window.CONFRONTATION}),
    Op.WEAKEN: frozenset({Window.CONFRONTATION}),
    Op.TERROR: frozenset({Window.TERROR}),
    Op.WARD: frozenset({Window.CONFRONTATION, Window.TERROR}),
}
"""Operations that mean something in these windows only; the others fit every one (RC-17.7)."""
CITY_OPS: Final = frozenset({Op.RULE, Op.DISORGANIZE, Op.GAIN, Op.LOSE, Op.DESTROY})
CITY_WHO: Final = frozenset({Who.ALL, Who.MOST_DOMINANCE})
T = TypeVar("T", bound=Struct)


def read_edition(text: str, file: str = "deck") -> Edition:
    """The cards in a text; wrong data is refused with file, card and reason."""
    try:
        data = read_toml(text)
    except NotToml as error:
        raise BadCards(file, "the whole file", str(error)) from None
    for section in data:
        if section not in SECTIONS:
            raise BadCards(file, section, "no such section belongs in an edition")
    _check_constants(data.get("constants", {}), file)
    edition = Edition(
        _entries(data, "starting_card", StartingCard, file),
        _entries(data, "district_card", DistrictCard, file),
        _disorganization(data, file),
        _entries(data, "city_card", CityCard, file),
        _entries(data, "prologue_card", PrologueCard, file),
        _entries(data, "objective_card", ObjectiveCard, file),
        _convert(data.get("first_game_layout"), "first_game_layout", dict[District, Fields], file),
    )
    for card, reason in _flaws(edition):
        raise BadCards(file, card, reason)
    return edition


def _check_constants(constants: object, file: str) -> None:
    if not isinstance(constants, dict):
        raise BadCards(file, "constants", "not a section")
    for name, value in constants.items():
        if name not in CONSTANTS:
            raise BadCards(file, f"constants.{name}", "no such number belongs to the rules")
        if value != CONSTANTS[name]:
            reason = f"the rules say {CONSTANTS[name]}, an edition cannot differ"
            raise BadCards(file, f"constants.{name}", reason)


def _disorganization(data: dict[str, Any], file: str) -> CultCard:
    cards = _entries(data, "disorganization_card", CultCard, file)
    if len(cards) != 1:
        raise BadCards(file, "disorganization_card", f"{len(cards)} designs, there must be one")
    return cards[0]


def _entries(data: dict[str, Any], section: str, kind: type[T], file: str) -> tuple[T, ...]:
    listed = data.get(section)
    if not isinstance(listed, list):
        raise BadCards(file, section, f"there is no [[{section}]]")
    return tuple(
        _convert(each, f"{section} {number} ({_id(each)})", kind, file)
        for number, each in enumerate(listed, 1)
    )


def _id(data: object) -> object:
    return data.get("id", "no id") if isinstance(data, dict) else "no table"


def _convert(data: object, place: str, kind: Any, file: str) -> Any:
    _check_parameters(data, place, file)
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise BadCards(file, place, str(error)) from None


def _check_parameters(data: object, place: str, file: str) -> None:
    """Every operation has only parameters that belong to it (RC-17.9)."""
    effects = data.get("effects", []) if isinstance(data, dict) else []
    for effect in effects if isinstance(effects, list) else []:
        if isinstance(effect, dict) and effect.get("op") in tuple(Op):
            unknown = sorted(effect.keys() - PARAMETERS[Op(effect["op"])] - {"op"})
            if unknown:
                raise BadCards(file, place, f"{effect['op']} has no parameter {unknown[0]}")


def _flaws(edition: Edition) -> Iterable[tuple[str, str]]:
    """What is wrong with cards that are each of the right form."""
    yield from _wrong_counts(edition)
    yield from _wrong_names(edition)
    yield from _wrong_layout(edition)
    for card in edition.cult_cards:
        yield from _wrong_effects(card)
    for city in edition.city:
        yield from _wrong_city(city)
    for prologue in edition.prologue:
        if len(prologue.sanity) != len(DISTRICTS):
            yield prologue.id, "every district needs a Sanity token"
        if any(n > 2 for n in Counter(prologue.sanity.values()).values()):
            yield prologue.id, "there are only two Sanity tokens of each value"


def _wrong_counts(edition: Edition) -> Iterable[tuple[str, str]]:
    """Twelve cards for each cult, seven copies in a stack, enough of everything (RC-1)."""
    for cult in CULTS:
        number = sum(card.copies for card in edition.starting if card.cult == cult)
        if number != CULT_CARDS:
            yield cult, f"{number} starting cards, there must be {CULT_CARDS}"
    for card in edition.district:
        if card.copies != COPIES:
            yield card.id, f"{card.copies} copies, there must be {COPIES}"
    for type in ("guardian", "action"):
        base = [card for card in edition.district if (card.type, card.edition) == (type, "base")]
        if len(base) < STACKS:
            yield type, f"{len(base)} base stacks, four districts need {STACKS}"
    if edition.disorganization.copies != DISORGANIZATION_CARDS:
        yield edition.disorganization.id, f"there must be {DISORGANIZATION_CARDS} copies"
    if sum(card.edition == "base" for card in edition.city) < CITY_CARDS:
        yield "city_card", f"ten rounds need {CITY_CARDS} base City cards (RC-5.6)"
    if len(edition.prologue) != PROLOGUES:
        yield "prologue_card", f"{len(edition.prologue)} cards, there must be {PROLOGUES}"
    if [card.difficulty for card in edition.objective] != list(range(1, OBJECTIVES + 1)):
        yield "objective_card", "there must be eight, in the order of difficulty 1 to 8"


def _wrong_names(edition: Edition) -> Iterable[tuple[str, str]]:
    for name, times in Counter(card.id for card in edition.all_cards).items():
        if times > 1:
            yield name, "the id is used twice"


def _wrong_layout(edition: Edition) -> Iterable[tuple[str, str]]:
    """Base stacks of the right type, each once, for every district (RC-3.6)."""
    types = {card.id: card.type for card in edition.district if card.edition == "base"}
    if len(edition.layout) != len(DISTRICTS):
        yield "first_game_layout", "every district needs its stacks"
    for district, fields in edition.layout.items():
        found = (types.get(fields.guardian), types.get(fields.action))
        if found != ("guardian", "action"):
            yield f"first_game_layout.{district}", "not a base Guardian and a base Action"
    used = Counter(
        name for each in edition.layout.values() for name in (each.guardian, each.action)
    )
    if any(times > 1 for times in used.values()):
        yield "first_game_layout", "a stack lies in two districts"


def _wrong_effects(card: CultCard) -> Iterable[tuple[str, str]]:
    if (card.window is Window.NONE) != (not card.effects):
        yield card.id, "a card has effects if and only if it has a window"
    for effect in card.effects:
        if card.window not in WINDOWS.get(effect.op, frozenset(Window)) or effect.op is Op.RULE:
            yield card.id, f"{effect.op} does not fit the window {card.window}"
        if effect.who in CITY_WHO:
            yield card.id, f"{effect.op}: only City cards address {effect.who}"
        if effect.who is Who.RIVAL and card.window is not Window.CONFRONTATION:
            yield card.id, f"{effect.op}: there are rivals in a Confrontation only"
        yield from ((card.id, reason) for reason in _wrong_parameters(effect, card.window))


def _wrong_parameters(effect: Effect, window: Window) -> Iterable[str]:
    """Parameters that the operation needs, in the one sense the window gives it."""
    wanted: dict[Op, tuple[str, ...]] = {
        Op.DISCOUNT: ("card" if window is Window.AUGMENTATION else "site",),
        Op.WARD: ("disorganization" if window is Window.CONFRONTATION else "ritual",),
        Op.PEEK: ("hand",),
    }
    if effect.op in wanted and effect.what not in wanted[effect.op]:
        yield f"{effect.op}: what must be {wanted[effect.op][0]}"
    if effect.op in (Op.PEEK, Op.WEAKEN) and effect.who not in (Who.OPPONENT, Who.RIVAL):
        yield f"{effect.op}: who must be another player"
    if effect.op is Op.DISCOUNT and effect.per not in ("once", "each"):
        yield "discount: per must be once or each"
    if effect.op in (Op.ATTACK, Op.TERROR) and effect.per in ("once", "each"):
        yield f"{effect.op}: per must be a multiplier"
    if effect.op is Op.TERROR and effect.per == "bluff_card":
        yield "terror: there are no committed cards"
    if effect.op is Op.GAIN and not effect.thug + effect.adept + effect.freak + effect.any:
        yield "gain: nothing is gained"
    if effect.op is Op.LEVEL_RITUAL and effect.delta != 1:
        yield "level_ritual: delta must be 1"


def _wrong_city(card: CityCard) -> Iterable[tuple[str, str]]:
    for effect in card.effects:
        if effect.op not in CITY_OPS:
            yield card.id, f"{effect.op} does not fit a City card"
        if (effect.op is Op.RULE) != (card.duration is not Duration.ONCE):
            yield card.id, "changed rules last a round or for ever, everything else happens once"
        if effect.op is not Op.RULE and effect.who not in CITY_WHO:
            yield card.id, f"{effect.op}: who must be all or most_dominance"
