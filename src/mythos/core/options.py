"""Typed options from names and texts; a refusal names the values that would have fitted."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Annotated, Any, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta, Struct

from mythos.core.errors import BadOption

O = TypeVar("O", bound=Struct)  # noqa: E741  (O for options)


def read_options(kind: type[O], given: Mapping[str, Any]) -> O:
    """The options as this class has them; refuses unknown names and values that do not fit."""
    known = kind.__struct_fields__
    for name, value in given.items():
        if name not in known:
            listed = ", ".join(sorted(known))
            raise BadOption(name, f"unknown; known: {listed}", why="unknown-option", known=listed)
        try:
            msgspec.convert({name: value}, kind, strict=False)
        except msgspec.ValidationError:
            raise misfit(kind, name, value) from None
    return msgspec.convert(dict(given), kind, strict=False)


def values_of(kind: type[Struct], name: str) -> tuple[str, ...]:
    """The values that an option can have, as they are typed; empty if there is no such list."""
    plain, _ = _hint(kind, name)
    if plain is bool:
        return ("true", "false")
    if get_origin(plain) is Literal:
        return tuple(map(str, get_args(plain)))
    if isinstance(plain, type) and issubclass(plain, Enum):
        return tuple(str(each.value) for each in plain)
    return ()


def limits_of(kind: type[Struct], name: str) -> tuple[int | None, int | None] | None:
    """The least and the greatest number that an option can be; None if it is no number at all."""
    plain, meta = _hint(kind, name)
    if plain is not int:
        return None
    low, high = (meta.ge, meta.le) if meta else (None, None)
    return (None if low is None else int(low)), (None if high is None else int(high))


def misfit(kind: type[Struct], name: str, value: object) -> BadOption:
    """Why a value is no value of this option."""
    shown = str(value).lower() if isinstance(value, bool) else str(value)
    if values := ", ".join(values_of(kind, name)):
        reason = f"{shown} is not possible; possible: {values}"
        return BadOption(name, reason, why="one-of", value=shown, values=values)
    if limits := limits_of(kind, name):
        return _no_number(name, shown, *limits)
    plain, meta = _hint(kind, name)
    if plain is str and meta and meta.max_length:
        longest = str(meta.max_length)
        return BadOption(name, f"at most {longest} characters", why="too-long", number=longest)
    return BadOption(name, f"{shown} is not possible", why="no-such-value", value=shown)


def _no_number(name: str, shown: str, low: int | None, high: int | None) -> BadOption:
    if low is None:
        return BadOption(name, f"{shown} is no number", why="number", value=shown)
    if high is None:
        reason = f"{shown} is no number from {low} on"
        return BadOption(name, reason, why="at-least", value=shown, low=str(low))
    reason = f"{shown} is no number from {low} to {high}"
    return BadOption(name, reason, why="between", value=shown, low=str(low), high=str(high))


def _hint(kind: type[Struct], name: str) -> tuple[Any, Meta | None]:
    """The type of a field without its annotation, and the annotation."""
    hint = get_type_hints(kind, include_extras=True)[name]
    if get_origin(hint) is not Annotated:
        return hint, None
    plain, *extras = get_args(hint)
    return plain, next((each for each in extras if isinstance(each, Meta)), None)
