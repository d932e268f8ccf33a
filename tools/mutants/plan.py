"""What is mutated, how many of each game, and which survivors are known and why they may live."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

ROOT: Final = Path(__file__).parents[2]
FILE: Final = Path(__file__).with_name("plan.toml")


class GamePlan(Struct, frozen=True, forbid_unknown_fields=True):
    """The rooms of one game's rules, and the tests that are to know them."""

    name: str
    title: str
    number: int
    tests: list[str]
    not_tried: list[str]
    """Tests of what holds no rules, or takes too long."""
    labels: list[str]
    """Constants that only name something: phases, states of a fighter, *nobody*."""
    leave_out: list[str]
    """Modules that hold no rules: bots, drawings, words, tables of moves, reading of decks."""

    @property
    def package(self) -> str:
        return f"mythos.games.{self.name}"

    @property
    def folder(self) -> Path:
        return ROOT / "src" / "mythos" / "games" / self.name


class Accepted(Struct, frozen=True, forbid_unknown_fields=True):
    """A mutant that no test need notice."""

    game: str
    module: str
    was: str
    becomes: str
    reason: str

    @property
    def key(self) -> str:
        return f"{self.module}: {self.was} -> {self.becomes}"


class Plan(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole of plan.toml."""

    aim: int
    """Per cent that are to be caught."""
    games: dict[str, GamePlan]
    accepted: list[Accepted] = []


def read_plan(text: str) -> Plan:
    data = tomllib.loads(text)
    for name, game in data["games"].items():
        game["name"] = name
    return msgspec.convert(data, Plan)


PLAN: Final = read_plan(FILE.read_text(encoding="utf-8"))
