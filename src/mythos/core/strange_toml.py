"""TOML that a stranger wrote: judged by size, dots and depth before the parser may have it.

The parser of the standard library takes time and memory by the square of a key's dots. Whatever a
text holds, reading it ends soon, with its data or with `NotToml`.
"""

from __future__ import annotations

import re
import tomllib
from typing import Any, Final

MOST_BYTES: Final = 200_000
MOST_DOTS: Final = 8
"""Dots in one line, outside of quotes. A key of the deepest section that is read has two."""
MOST_DEPTH: Final = 8
"""Brackets within brackets. The deepest list that is read has three."""
MOST_LINES: Final = 5_000
MOST_SAID: Final = 200
LARGEST: Final = 2**63 - 1
TOKENS: Final = re.compile(
    r"#[^\n]*"
    r'|"""(?:\\.|[^\\])*?(?:"""|\\?\Z)'
    r"|'''.*?(?:'''|\Z)"
    r'|"(?:\\.|[^"\\\n])*"?'
    r"|'[^'\n]*'?"
    r"|[\n.\[\]{}]",
    re.DOTALL,
)
"""Comments, strings of four kinds, and what counts. A string that does not end is where the
parser stops, too: so what is skipped here is never structure there."""


class NotToml(ValueError):
    """Why a text cannot be read."""


def read_toml(text: str) -> dict[str, Any]:
    """The data in a text; NotToml says what is wrong with any other."""
    judge(text)
    try:
        data = tomllib.loads(text)
        _check_numbers(data)
    except NotToml:
        raise
    except (ValueError, OverflowError) as error:  # a wrong form, or a number beyond all bounds
        raise NotToml(said(error)) from None
    except (RecursionError, MemoryError):
        raise NotToml("there is too much in it") from None
    return data


def judge(text: str) -> None:
    """Refuse what would cost too much to parse, after one look at each character."""
    if len(text.encode("utf-8", "replace")) > MOST_BYTES:
        raise NotToml(f"more than {MOST_BYTES} bytes")
    line, dots, depth = 1, 0, 0
    for found in TOKENS.finditer(text):
        token = found.group()
        if token == "\n":
            line, dots = line + 1, 0
        elif token == ".":
            dots += 1
        elif token in "[{":
            depth += 1
        elif token in "]}":
            depth = max(0, depth - 1)
        else:
            line += token.count("\n")
        if dots > MOST_DOTS:
            raise NotToml(f"line {line}: more than {MOST_DOTS} dots")
        if depth > MOST_DEPTH:
            raise NotToml(f"line {line}: more than {MOST_DEPTH} brackets within each other")
        if line > MOST_LINES:
            raise NotToml(f"more than {MOST_LINES} lines")


def said(what: object) -> str:
    """Something of the text, or about it, short enough for a message."""
    text = str(what)
    return text if len(text) <= MOST_SAID else f"{text[:MOST_SAID]} …"


def _check_numbers(data: object) -> None:
    if isinstance(data, dict):
        for value in data.values():
            _check_numbers(value)
    elif isinstance(data, list):
        for value in data:
            _check_numbers(value)
    elif isinstance(data, int) and not -LARGEST <= data <= LARGEST:
        raise NotToml("a number is too large")
