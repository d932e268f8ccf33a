"""Plain state: slotted data that can be copied, compared, saved and printed.

`@state` makes a class such a state. It writes the class's `copy` out as straight-line code from
the annotations (as `dataclasses` writes `__init__`), because search lives on cheap copies.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, fields
from enum import Enum
from hashlib import blake2b
from types import NoneType, UnionType
from typing import (
    Any,
    Self,
    TypeVar,
    Union,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec

from mythos.core.errors import BrokenGame
from mythos.core.events import Event

_SHARED = (int, str, bool, float, bytes, NoneType, Enum, frozenset, tuple)


@dataclass(slots=True, kw_only=True)
class State:
    """The base of every game's state. `log` collects events while somebody listens."""

    log: list[Event] | None = field(default=None, compare=False, repr=False)

    def copy(self) -> Self:
        """An independent copy that nobody listens to."""
        raise BrokenGame(f"{type(self).__name__} lacks the @state decorator")


C = TypeVar("C", bound=type)


@dataclass_transform(kw_only_default=True, field_specifiers=(field,))
def state(cls: C) -> C:
    """Make a class a plain state: slots, keyword construction, equality and a fast `copy`."""
    made: Any = dataclass(slots=True, kw_only=True)(cls)
    made.copy = _write_copy(made)
    return made  # type: ignore[no-any-return]


def _is_shared(kind: Any) -> bool:
    """May copies share values of this type, because nothing can change them?"""
    origin = get_origin(kind)
    if origin in (Union, UnionType):
        return all(_is_shared(part) for part in get_args(kind))
    plain = origin or kind
    if not isinstance(plain, type):
        return False
    if issubclass(plain, msgspec.Struct):
        return bool(plain.__struct_config__.frozen)
    return issubclass(plain, _SHARED)


def _copy_of(kind: Any, source: str) -> str:
    """The expression that copies a value of this type."""
    if _is_shared(kind):
        return source
    origin, args = get_origin(kind), get_args(kind)
    if origin is list:
        return f"{source}[:]" if _is_shared(args[0]) else _comprehension(args[0], source)
    if origin is dict and _is_shared(args[0]) and _is_shared(args[1]):
        return f"{source}.copy()"
    if origin in (Union, UnionType):
        (part,) = [a for a in args if a is not NoneType]
        return f"(None if {source} is None else {_copy_of(part, source)})"
    if isinstance(kind, type) and issubclass(kind, State):
        return f"{source}.copy()"
    raise BrokenGame(f"{kind} is not plain data: it cannot be a field of a state")


def _comprehension(kind: Any, source: str) -> str:
    return f"[{_copy_of(kind, 'item')} for item in {source}]"


def _write_copy(cls: type) -> Callable[[Any], Any]:
    hints = get_type_hints(cls)
    lines = ["def copy(self):", " new = make(cls)", " new.log = None"]
    for each in fields(cls):
        if each.name != "log":
            lines.append(f" new.{each.name} = {_copy_of(hints[each.name], f'self.{each.name}')}")
    scope: dict[str, Any] = {"cls": cls, "make": object.__new__}
    exec("\n".join([*lines, " return new"]), scope)  # noqa: S102 (our own lines, no input)
    made: Callable[[Any], Any] = scope["copy"]
    return made


S = TypeVar("S", bound=State)


def save(s: State) -> dict[str, Any]:
    """The state as plain JSON data."""
    return {
        each.name: msgspec.to_builtins(getattr(s, each.name))
        for each in fields(s)
        if each.name != "log"
    }


def load(kind: type[S], data: object) -> S:
    """The state that `save` wrote; refuses data of another form."""
    return msgspec.convert(data, kind)


def digest(s: State) -> bytes:
    """A fingerprint of the state, the same on every machine."""
    return blake2b(msgspec.json.encode(save(s)), digest_size=16).digest()
