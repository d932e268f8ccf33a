"""Moves: a move *is* its text, with typed fields beside it.

`class Give(Move): to: Seat` makes `Give(3)`, which equals and hashes like the string `"give 3"`
and has the field `to == 3`. So the log, the wire, the tests and the bots all hold the same thing.
A subclass of such a class has its fields, too, and first.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from enum import Enum
from inspect import get_annotations
from typing import Any, ClassVar, Final, Self, dataclass_transform, get_type_hints

from mythos.core.errors import BadMove, BrokenGame

_TOKEN: Final = re.compile(r"[^\s]+")


def _verb_of(name: str) -> str:
    """The words of a class name, lower case, joined by hyphens: `EndTurn` is `end-turn`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def _token_of(value: object) -> str:
    return value.name.lower() if isinstance(value, Enum) else str(value)


def _value_of(kind: type, token: str) -> object:
    if issubclass(kind, Enum):
        return kind[token.upper()]
    if kind is int:
        if not re.fullmatch(r"-?\d+", token):
            raise ValueError(f"{token!r} is not a number")
        return int(token)
    return token


@dataclass_transform(frozen_default=True)
class Move(str):
    """A small immutable record with a stable text form: its verb, then its fields."""

    verb: ClassVar[str] = ""
    fields: ClassVar[tuple[tuple[str, type], ...]] = ()

    def __init_subclass__(cls) -> None:
        cls.verb = _verb_of(cls.__name__)
        hints = get_type_hints(cls)
        own = [name for name in get_annotations(cls) if name in hints]
        cls.fields = tuple({**dict(cls.fields), **{name: hints[name] for name in own}}.items())
        for name, kind in cls.fields:
            if not (isinstance(kind, type) and issubclass(kind, int | str | Enum)):
                raise BrokenGame(f"move {cls.__name__}: field {name} is neither int, str nor Enum")

    def __new__(cls, *values: Any, **named: Any) -> Self:
        names = [name for name, _ in cls.fields]
        given = dict(zip(names, values, strict=False)) | named
        if len(values) > len(names) or given.keys() != set(names):
            raise TypeError(f"{cls.__name__} takes ({', '.join(names)})")
        tokens = [_token_of(given[name]) for name in names]
        if not all(_TOKEN.fullmatch(token) for token in tokens):
            raise BrokenGame(f"move {cls.__name__}: a field's text is empty or holds a space")
        self = super().__new__(cls, " ".join([cls.verb, *tokens]))
        self.__dict__.update(given)
        return self

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a move cannot be changed: {name}")

    def __getnewargs__(self) -> tuple[Any, ...]:
        return tuple(getattr(self, name) for name, _ in self.fields)

    @property
    def values(self) -> dict[str, Any]:
        """The fields by name, for texts."""
        return {name: getattr(self, name) for name, _ in self.fields}


def parse_move(kinds: Iterable[type[Move]], text: str) -> Move:
    """The move that a text stands for; the inverse of `str`."""
    verb, *tokens = text.split(" ")
    for kind in kinds:
        if kind.verb != verb:
            continue
        if len(tokens) != len(kind.fields):
            raise BadMove(text, f"{verb} takes {len(kind.fields)} words after it")
        try:
            values = [
                _value_of(t, token) for (_, t), token in zip(kind.fields, tokens, strict=True)
            ]
        except (KeyError, ValueError) as error:
            raise BadMove(text, f"unknown word {error}") from None
        return kind(*values)
    raise BadMove(text, f"unknown verb {verb!r}")
