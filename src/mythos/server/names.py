"""Names of people: what can be read, and told apart from everybody else's at a table."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from functools import cache
from itertools import count
from typing import Final
from unicodedata import category, combining, normalize

from mythos.bots import bot_names
from mythos.bots.names import NAMES
from mythos.core.registry import find_game, game_ids
from mythos.server.errors import BadName

MAX_NAME: Final = 40
MOST_MARKS: Final = 3
"""Marks on one letter; more of them climb out of the line."""
JOINER: Final = "\N{ZERO WIDTH JOINER}"
EMOJI: Final = "\N{VARIATION SELECTOR-16}"
BLANK: Final = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Printable, and yet nothing is seen."""
ALIKE: Final = str.maketrans(
    "аеорсухіјѕԁһкмтвнгпьӏ" "αβεικμνορτυχω" "ıɑɡ01|!$@",
    "aeopcyxijsdhkmtbhrnbl" "abeikuvoptuxw" "iagollls" "a",
)  # fmt: skip
"""Letters and signs that are read as others, mostly Cyrillic and Greek ones as Latin."""
PAIRS: Final = (("rn", "m"), ("vv", "w"), ("cl", "d"))


def clean_name(name: str) -> str:
    """A name as it is kept: one form of each letter, single spaces, nothing invisible."""
    text = " ".join(normalize("NFKC", name).split())
    if not 0 < len(text) <= MAX_NAME:
        raise BadName("length", f"a name has 1 to {MAX_NAME} characters", most=MAX_NAME)
    if not all(is_readable(text, at) for at in range(len(text))):
        raise BadName("unreadable", "a name has no invisible characters")
    if most_marks(text) > MOST_MARKS:
        reason = f"a letter of a name has at most {MOST_MARKS} marks"
        raise BadName("marks", reason, most=MOST_MARKS)
    if not any(category(each)[0] in "LNS" for each in text):
        raise BadName("unreadable", "a name has a letter, a digit or a sign")
    if is_bots(text):
        raise BadName("bot", "this is what bots are called")
    return text


def is_readable(text: str, at: int) -> bool:
    """Printable; or what joins two pictures to one, or shows a sign as a picture."""
    char = text[at]
    if char == JOINER:
        around = (text[at - 1 : at], text[at + 1 : at + 2])
        return all(each and (category(each) in ("So", "Sk") or each == EMOJI) for each in around)
    if char == EMOJI:
        return at > 0 and category(text[at - 1]) in ("So", "Po", "Nd", "Sm")
    return char.isprintable() and char not in BLANK and not "\ufe00" <= char <= "\ufe0e"


def most_marks(text: str) -> int:
    """The longest run of marks on one letter, however they are written."""
    most = run = 0
    for char in normalize("NFD", text):
        run = run + 1 if combining(char) or category(char) == "Me" else 0
        most = max(most, run)
    return most


def skeleton(name: str) -> str:
    """What a name looks like at a glance: two names with the same skeleton are taken for one."""
    bare = "".join(
        each for each in normalize("NFKD", name).casefold() if category(each) not in ("Mn", "Me")
    )
    text = "".join(bare.translate(ALIKE).split()).replace("i", "l")
    for two, one in PAIRS:
        text = text.replace(two, one)
    return text


@cache
def bot_skeletons() -> frozenset[str]:
    """The names of all levels of bots, and of a bot as such."""
    levels = {name for game in game_ids() for name in bot_names(find_game(game))}
    return frozenset(skeleton(each) for each in (*levels, "bot"))


def is_bots(name: str) -> bool:
    """Is this a bot's level, with or without a number or settings, or somebody "(bot)"?"""
    words = re.split(r"[^\w]+", name.casefold())
    if "bot" in words:
        return True
    level = re.sub(r"[\s\d_.:#()-]+$", "", name.partition(":")[0])
    return skeleton(level) in bot_skeletons()


def bots_alike(taken: Collection[str]) -> set[str]:
    """The names at a table, and the bots' names that would be taken for one of them."""
    looks = {skeleton(each) for each in taken}
    return {*taken, *(each for each in NAMES if skeleton(each) in looks)}


def told_apart(name: str, others: Iterable[str]) -> str:
    """The name, with a number behind it if somebody there could be taken for them."""
    taken: Collection[str] = {skeleton(each) for each in others if each}
    if skeleton(name) not in taken:
        return name
    for number in count(2):
        numbered = f"{name} ({number})"
        if skeleton(numbered) not in taken:
            return numbered
    raise AssertionError("numbers do not end")
