"""A game's options: how each one is chosen, and values or words read into it.

Most options are described by their types alone. Three kinds are declared: a seat, one of some
things for each seat (no two the same, or shared by as many as like), several of some things; then
every form and every command line knows how to ask for them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct, inspect

from mythos.core.errors import (
    BadChoice,
    BadNumber,
    NoSeatChosen,
    OptionTooLong,
    PickedTwice,
    PicksForSeats,
    UnknownOption,
)
from mythos.core.seats import SPECTATOR
from mythos.core.texts import LANGUAGES, Speaker

if TYPE_CHECKING:
    from mythos.core.game import AnyGame

O = TypeVar("O", bound=Struct)  # noqa: E741  (O for options)
Kind = Literal["flag", "choice", "number", "text", "seat", "each_seat", "several"]
ANY_SEAT: Final = -1
"""The value of a seat option that leaves it to chance."""
CHANCE: Final = "chance"
MOST_SAID: Final = 40
"""Longer input is cut when it is said back."""
DRAWN: Final = "drawn"
"""What a seat gets in an option for each seat when nothing is picked for it."""

SeatOption = Annotated[int, Meta(ge=ANY_SEAT, lt=SPECTATOR, extra={"option": "seat"})]
"""One of the seats, or by chance."""
EachSeatOption = Annotated[str, Meta(max_length=400, extra={"option": "each_seat"})]
"""For each seat another one of `Game.choices`, or none: `gc,drawn,bg`; empty if none is picked."""

SharedSeatOption = Annotated[
    str, Meta(max_length=400, extra={"option": "each_seat", "shared": True})
]
"""For each seat one of `Game.choices`, or none; several may have the same: `strong,,strong`."""

SeveralOption = Annotated[str, Meta(max_length=4000, extra={"option": "several"})]
"""Any number of `Game.choices`, as `gug,dhole`; empty if none is picked."""
NONE: Final = "none"


class OptionInfo(Struct, frozen=True):
    """One option: how it is chosen, what it is at first. Its words are texts of the game."""

    name: str
    kind: Kind
    default: bool | int | str
    choices: list[str] = []
    low: int | None = None
    high: int | None = None
    sets: dict[str, list[str]] = {}
    """Of several: the choices that stand for others, with those they stand for."""
    shelves: list[str] = []
    """Of several: the sets by which the others are shown."""
    shared: bool = False
    """For each seat: may several seats pick the same?"""


@cache
def options_of(game: AnyGame) -> tuple[OptionInfo, ...]:
    """The options of a game, in their order."""
    return _infos(game.options_type, game)


def _infos(kind: type[Struct], game: AnyGame | None) -> tuple[OptionInfo, ...]:
    defaults: dict[str, Any] = msgspec.to_builtins(kind())
    fields = inspect.type_info(kind)
    assert isinstance(fields, inspect.StructType)
    return tuple(_info(each.name, each.type, defaults[each.name], game) for each in fields.fields)


def _info(name: str, kind: inspect.Type, default: Any, game: AnyGame | None) -> OptionInfo:
    if isinstance(kind, inspect.Metadata):
        if (kind.extra or {}).get("option") == "seat":
            return OptionInfo(name, "seat", default)
        if (kind.extra or {}).get("option") == "each_seat":
            shared = bool((kind.extra or {}).get("shared"))
            choices = list(game.choices(name)) if game else []
            return OptionInfo(name, "each_seat", default, choices, shared=shared)
        if (kind.extra or {}).get("option") == "several":
            return _several_info(name, default, game)
        kind = kind.type
    if isinstance(kind, inspect.BoolType):
        return OptionInfo(name, "flag", default, ["true", "false"])
    if isinstance(kind, inspect.EnumType):
        return OptionInfo(name, "choice", default, [str(each.value) for each in kind.cls])
    if isinstance(kind, inspect.LiteralType):
        return OptionInfo(name, "choice", default, [str(each) for each in kind.values])
    if isinstance(kind, inspect.IntType):
        return OptionInfo(name, "number", default, low=kind.ge, high=kind.le)
    longest = kind.max_length if isinstance(kind, inspect.StrType) else None
    return OptionInfo(name, "text", default if isinstance(default, str) else "", high=longest)


def _several_info(name: str, default: str, game: AnyGame | None) -> OptionInfo:
    if game is None:
        return OptionInfo(name, "several", default)
    named = {each: list(members) for each, members in game.sets(name).items()}
    shelves = list(game.shelves(name))
    return OptionInfo(
        name, "several", default, list(game.choices(name)), sets=named, shelves=shelves
    )


def read_plain(kind: type[O], given: Mapping[str, Any]) -> O:
    """Options that belong to no game, with the same refusals; choices are typed as they are."""
    known = {each.name: each for each in _infos(kind, None)}
    for name, value in given.items():
        if name not in known:
            raise UnknownOption(name, sorted(known))
        option = known[name]
        if option.kind == "number":
            _number(option, value)
        try:
            msgspec.convert({name: value}, kind, strict=False)
        except msgspec.ValidationError:
            raise BadChoice(name, short(value), option.choices) from None
    return msgspec.convert(dict(given), kind, strict=False)


def read_options(game: AnyGame, given: Mapping[str, Any], players: int) -> dict[str, Any]:
    """Values of the options' types; each is given as it is, as its text, or by its name."""
    known = {each.name: each for each in options_of(game)}
    for name in given:
        if name not in known:
            raise UnknownOption(name, sorted(known))
    return {name: _read(game, known[name], value, players) for name, value in given.items()}


def _read(game: AnyGame, option: OptionInfo, value: Any, players: int) -> Any:
    if option.kind == "choice":
        return _choice(game, option, str(value))
    if option.kind == "seat":
        return _seat(option, value, players)
    if option.kind == "each_seat":
        return _picks(game, option, str(value), players)
    if option.kind == "several":
        return _several(game, option, str(value))
    if option.kind == "number":
        return _number(option, value)
    if option.kind == "text" and option.high is not None and len(str(value)) > option.high:
        raise OptionTooLong(option.name, len(str(value)), option.high)
    try:
        msgspec.convert({option.name: value}, game.options_type, strict=False)
    except msgspec.ValidationError:
        raise BadChoice(option.name, short(value), option.choices) from None
    return value


def short(value: Any) -> str:
    """What somebody gave, for saying it back."""
    text = str(value).strip()
    return text if len(text) <= MOST_SAID else f"{text[:MOST_SAID]} …"


def _choice(game: AnyGame, option: OptionInfo, given: str, more: Sequence[str] = ()) -> str:
    text = given.strip()
    allowed = [*option.choices, *more]
    if text in allowed:
        return text
    for choice in allowed:
        if text.casefold() in names_of(game, option.name, choice):
            return choice
    raise BadChoice(option.name, short(text), allowed)


@cache
def names_of(game: AnyGame, option: str, choice: str) -> frozenset[str]:
    """A choice in the words of every language, for comparing."""
    key = f"{game.id}-option-{option}-{choice}"
    return frozenset(Speaker(lang, game).say(key).casefold() for lang in LANGUAGES)


def _number(option: OptionInfo, value: Any) -> int:
    low, high = option.low, option.high
    try:
        number = int(str(value))
    except ValueError:
        raise BadNumber(option.name, short(value), low, high) from None
    if (low is not None and number < low) or (high is not None and number > high):
        raise BadNumber(option.name, short(value), low, high)
    return number


def _seat(option: OptionInfo, value: Any, players: int) -> int:
    if str(value).strip().casefold() in words_for_chance():
        return ANY_SEAT
    try:
        seat = int(str(value))
    except ValueError:
        seat = players
    if not ANY_SEAT <= seat < players:
        raise NoSeatChosen(option.name, short(value), [CHANCE, *map(str, range(players))])
    return seat


@cache
def words_for_chance() -> frozenset[str]:
    return frozenset(Speaker(lang).say("option-chance").casefold() for lang in LANGUAGES) | {CHANCE}


def _picks(game: AnyGame, option: OptionInfo, text: str, players: int) -> str:
    """For each seat its pick; no two seats have the same one, unless it can be shared."""
    if not text.strip():
        return ""
    found = [
        _choice(game, option, part, [DRAWN]) if part.strip() else DRAWN for part in text.split(",")
    ]
    if len(found) != players:
        raise PicksForSeats(option.name, len(found), players)
    picked = [each for each in found if each != DRAWN]
    twice = next((each for each in picked if picked.count(each) > 1), "")
    if twice and not option.shared:
        raise PickedTwice(option.name, twice, option.choices)
    return ",".join(found) if picked else ""


def _several(game: AnyGame, option: OptionInfo, text: str) -> str:
    """The picks in the order of the choices, each once; `drawn:2` is the choice `drawn_2`."""
    parts = [part.strip().replace(":", "_") for part in text.split(",")]
    wanted = {_choice(game, option, part) for part in parts if part and part != NONE}
    return ",".join(each for each in option.choices if each in wanted)


def picks(text: str, players: int) -> Iterator[str]:
    """What an option for each seat has for seat 0, 1, 2 ...; the empty text where it is open."""
    for each in text.split(",") if text else [DRAWN] * players:
        yield "" if each == DRAWN else each
