"""Cthulhu Wars: Tulzscha, the flame of those who lag behind (CW-53.121 to CW-53.124)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mythos.core.asks import Script
from mythos.core.moves import Move
from mythos.games.cthulhu_wars.rules.ability import Ability, Requirement, plays
from mythos.games.cthulhu_wars.rules.card import (
    Card,
    GodBook,
    GodDeed,
    GodPower,
    GodRequirement,
)
from mythos.games.cthulhu_wars.rules.independents import Independent
from mythos.games.cthulhu_wars.rules.moves import made
from mythos.games.cthulhu_wars.rules.prices import ritual_cost
from mythos.games.cthulhu_wars.rules.signs import gain_signs
from mythos.games.cthulhu_wars.rules.state import War
from mythos.games.cthulhu_wars.rules.units import great_old_one

TULZSCHA: Final = great_old_one("tulzscha", 4, combat=1)
GIFT: Final = 2


class FeedEnemies(Move):
    """Every enemy gains 2 Power (CW-53.123)."""


class Ceremony(Move):
    """A Ritual that brings Power (CW-53.124)."""


class AwakenTulzscha(Independent):
    """In the usual way, for 4 (CW-53.121)."""

    name = "awaken_tulzscha"
    awakens = TULZSCHA.name


class UndyingFlame(GodPower):
    """In Gather Power, before the minimum, 1 Doom, 1 Elder Sign and 1 Power for each of them of
    which anybody has more than we (CW-53.122).
    """

    name = "undying_flame"
    unit = TULZSCHA.name

    def after_income(self, s: War) -> Script | None:
        """Looked at before anything is gained."""
        signs = [len(own) for own in s.hidden_signs]
        doom, power, sign = (max(own) > own[self.seat] for own in (s.doom, s.power, signs))
        s.doom[self.seat] += doom
        s.power[self.seat] += power
        if doom or power or sign:
            self.tell(s, "undying-flame", doom=int(doom), power=int(power), signs=int(sign))
        return gain_signs(s, self.t, self.seat, 1) if sign else None


class PowerForEnemies(GodDeed):
    """As an action every enemy gains 2 Power (CW-53.123)."""

    name = "feed_enemies"

    @plays(FeedEnemies)
    def feed(self, s: War, move: FeedEnemies) -> None:
        for enemy in self.enemies:
            s.power[enemy] += GIFT
        self.tell(s, "enemies-fed", number=GIFT)


class CeremonyOfAnnihilation(GodBook):
    """Our Ritual costs nothing and brings the marker's value as Power, but neither Doom nor Elder
    Signs; the marker advances (CW-53.124).

    RULING: it counts for whatever has to be done by a Ritual, and nothing else joins it.
    """

    name = "ceremony_of_annihilation"

    def doom_turn(self, s: War) -> Iterable[Move]:
        return () if s.performed else (made(Ceremony),)

    @plays(Ceremony)
    def perform(self, s: War, move: Ceremony) -> Script:
        t, seat, gain = self.t, self.seat, ritual_cost(s, self.t)
        last = s.ritual == len(t.track)
        s.ritual = min(s.ritual + 1, len(t.track))
        s.performed = True
        s.ritual_doom = 0
        for rival in t.turn_order(s):
            if rival != seat:
                yield from t.steps(Ability.rival_ritual, s, rival, seat)
        s.power[seat] += gain
        self.tell(s, "ceremony", number=gain)
        if s.ritual == len(t.track) and not last:
            self.tell(s, "instant-death")
        for ability in t.counting(Ability.after_own_ritual, s, seat):
            if isinstance(ability, (Requirement, GodRequirement)):
                ability.after_own_ritual(s)


CARD: Final = Card(
    "tulzscha",
    (TULZSCHA,),
    box="independents_4",
    abilities=(AwakenTulzscha, UndyingFlame, PowerForEnemies, CeremonyOfAnnihilation),
    harvest=1.2,
)
