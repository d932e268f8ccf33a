"""Cthulhu Wars: what there is to play with: factions and loyalty cards, handed to the game as data.

Each is a module of its own folder and is found there; nothing names them all.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Iterable, Sequence
from functools import lru_cache
from importlib import import_module
from itertools import chain
from types import ModuleType
from typing import Final, TypeVar

from mythos.core.errors import BrokenGame
from mythos.core.moves import Move
from mythos.games.cthulhu_wars import cards, factions
from mythos.games.cthulhu_wars.cards.market import Market
from mythos.games.cthulhu_wars.rules.board import board_of
from mythos.games.cthulhu_wars.rules.card import Card
from mythos.games.cthulhu_wars.rules.habits import HABITS
from mythos.games.cthulhu_wars.rules.high_priest import Oath, UniquePriests
from mythos.games.cthulhu_wars.rules.key import Key
from mythos.games.cthulhu_wars.rules.layout import Faction, Layout
from mythos.games.cthulhu_wars.rules.moves import MOVES
from mythos.games.cthulhu_wars.rules.units import HIGH_PRIEST

SHARED: Final = (Market, UniquePriests)
"""What every seat can do where there are cards."""
KEPT_LAYOUTS: Final = 256
"""So many seatings are kept ready, at some 0.2 MB each."""
T = TypeVar("T", Faction, Card)


class Catalogue:
    """Factions and cards by their codes, and the layouts that were made of them."""

    def __init__(self, factions: Iterable[Faction], cards: Iterable[Card] = ()) -> None:
        self.factions = _by_code(factions)
        self.cards = _by_code(cards)
        sheets, loyalty = self.factions.values(), self.cards.values()
        own = chain(*(each.moves for each in sheets), *(each.moves for each in loyalty))
        self.moves: tuple[type[Move], ...] = tuple(
            dict.fromkeys((*MOVES, *chain(*((*e.moves, *e.answers) for e in SHARED)), *own))
        )
        _check_verbs(self.moves)
        self.layout = lru_cache(maxsize=KEPT_LAYOUTS)(self._layout)

    def _layout(self, key: str) -> Layout:
        """The layout behind the text of a key."""
        wanted = Key.read(key)
        cards = [self.cards[code] for code in wanted.cards]
        unique = any(card.priest for card in cards)
        priests = wanted.high_priests or unique
        modules = (
            *((Oath,) if priests else ()), *((UniquePriests,) if unique else ()),
            *((Market,) if cards else ()),
        )  # fmt: skip
        return Layout(
            board_of(wanted.halves),
            wanted.players,
            [self.factions[code] for code in wanted.factions],
            key=key,
            modules=modules,
            module_units=(HIGH_PRIEST,) if priests else (),
            habits=HABITS,
            cards=cards,
            handicaps=wanted.handicaps,
        )


def _by_code(parts: Iterable[T]) -> dict[str, T]:
    found = sorted(parts, key=lambda each: each.code)
    codes = [each.code for each in found]
    if twice := {code for code in codes if codes.count(code) > 1}:
        raise BrokenGame(f"{', '.join(sorted(twice))} is there twice")
    return dict(zip(codes, found, strict=True))


def _check_verbs(moves: Sequence[type[Move]]) -> None:
    """A text stands for one move, so no two moves begin alike."""
    verbs: dict[str, type[Move]] = {}
    for move in moves:
        other = verbs.setdefault(move.verb, move)
        if other is not move:
            raise BrokenGame(f"{other.__module__} and {move.__module__} both have {move.verb}")


def parts_of(room: ModuleType, kind: type[T]) -> list[T]:
    """Everything of a kind that the modules of a folder, and of its folders, define."""
    names = (each.name for each in pkgutil.walk_packages(room.__path__, f"{room.__name__}."))
    found = [import_module(name) for name in sorted(names)]
    return [each for module in found for each in vars(module).values() if isinstance(each, kind)]


CATALOGUE: Final = Catalogue(parts_of(factions, Faction), parts_of(cards, Card))
"""All that this house has."""
