"""Cthulhu Wars: Nyarlathotep as an independent (CW-54.51 to CW-54.54)."""

from __future__ import annotations

from typing import Final

from mythos.core.asks import Script
from mythos.games.cthulhu_wars.battle.clash import Clash
from mythos.games.cthulhu_wars.battle.rewards import GodHunt
from mythos.games.cthulhu_wars.rules.ability import plays
from mythos.games.cthulhu_wars.rules.card import Card, GodBook, GodPower, GodRequirement
from mythos.games.cthulhu_wars.rules.card_books import all_books
from mythos.games.cthulhu_wars.rules.independents import Independent
from mythos.games.cthulhu_wars.rules.shapes import OfUnit
from mythos.games.cthulhu_wars.rules.state import War
from mythos.games.cthulhu_wars.rules.units import Kind, great_old_one

FAR: Final = 2


def combat_of_free_nyarlathotep(clash: Clash, number: int) -> int:
    """All spellbooks of the enemy (CW-54.51)."""
    return all_books(clash.s, clash.t, clash.enemy)


class RewardPower(OfUnit):
    """Power for a Great Old One that was given a Kill or a Pain (CW-54.54)."""


class RewardSigns(OfUnit):
    """Elder Signs for it (CW-54.54)."""


class AwakenFreeNyarlathotep(Independent):
    """In the usual way, for 6 (CW-54.51)."""

    name = "awaken_free_nyarlathotep"
    awakens = "nyarlathotep"


class Chaos(GodPower):
    """He moves up to two Areas (CW-54.52)."""

    name = "chaos"
    unit = "nyarlathotep"

    def reach_of_kind(self, s: War, steps: int, kind: Kind) -> int:
        return max(steps, FAR) if kind == self.kind else steps


class CaptureOne(GodRequirement):
    """Capture an enemy's Cultist (CW-54.53)."""

    name = "capture_one"

    def captured(self, s: War, kind: Kind) -> None:
        self.earn(s)


class FreeHarbinger(GodHunt, GodBook):
    """With him in the battle, a reward for every enemy Great Old One that is hit (CW-54.54)."""

    name = "free_harbinger"
    unit = "nyarlathotep"
    rewards = (RewardPower, RewardSigns)

    @plays(RewardPower)
    def gain_power(self, s: War, move: RewardPower) -> None:
        self.tell(s, "god-hunted", unit=move.unit, number=self.take_power(s, move.unit))

    @plays(RewardSigns)
    def gain_signs(self, s: War, move: RewardSigns) -> Script:
        return self.take_signs(s, move.unit)


CARD: Final = Card(
    "free_nyarlathotep",
    (great_old_one("nyarlathotep", 6, combat_of_free_nyarlathotep),),
    box="faction_gods",
    abilities=(AwakenFreeNyarlathotep, Chaos, CaptureOne, FreeHarbinger),
    rival="cc",
)
