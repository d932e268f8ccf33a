"""Cthulhu Wars, chapters 25, 27 and 28: a second reading of three factions in random games.

What the rules say is worked out again here from what lies on the table, slowly and by names, and
compared with what the game offers and counts.
"""

from __future__ import annotations

import pytest

from mythos.core.dice import Dice, derive, seed_from
from mythos.core.match import Match
from mythos.games.cthulhu_wars import GAME
from mythos.games.cthulhu_wars.battle.clash import Clash
from mythos.games.cthulhu_wars.battle.combat import combat_total
from mythos.games.cthulhu_wars.catalogue import CATALOGUE
from mythos.games.cthulhu_wars.factions.tcho_tcho import HellsBanquet
from mythos.games.cthulhu_wars.rules.layout import Layout
from mythos.games.cthulhu_wars.rules.menu import main_actions
from mythos.games.cthulhu_wars.rules.moves import ASK_ACTION
from mythos.games.cthulhu_wars.rules.state import ACTION, DOOM_TURN, War
from mythos.games.cthulhu_wars.shown.visibility import SeatView, View
from tests.cthulhu_wars.test_deep_games import boldly

SEED = seed_from("second reading")
TABLES = ("tt,an,sl", "sl,ow,tt,ww", "an,ys,sl,bg", "tt,an,ow", "sl,tt", "an,sl", "an,gc,tt,cc,sl")
ODDS = 6


class Reading:
    """The table as one who looks on sees it, and the rules as the cards print them."""

    def __init__(self, match: Match[War]) -> None:
        view = match.view(0)
        assert isinstance(view, View)
        self.view = view
        self.s: War = match.state
        self.t: Layout = CATALOGUE.layout(self.s.table)
        self.codes = [seat.faction for seat in view.seats]
        self.zones = {zone.name: zone for zone in view.zones}
        self.areas = {area.name: area for area in view.areas}

    def seat(self, code: str) -> SeatView:
        return self.view.seats[self.codes.index(code)]

    def here(self, zone: str, seat: int, *units: str) -> int:
        """How many of these units, or of all, a seat has in a zone."""
        found = self.zones.get(zone)
        figures = found.units if found else ()
        return sum(f.number for f in figures if f.seat == seat and (not units or f.unit in units))

    def on_map(self, seat: int, *units: str) -> int:
        return sum(self.here(zone, seat, *units) for zone in self.zones)

    def on_card(self, card: SeatView, seat: int, *units: str) -> int:
        return sum(f.number for f in card.card if f.seat == seat and f.unit in units)

    def gate_owners(self, zone: str) -> list[int]:
        """Who has a Gate in a zone: by a unit on it, or by a unit that is one."""
        found = self.zones.get(zone)
        return [o for o in (found.keeper, found.living_gate) if o is not None] if found else []

    def cathedrals(self) -> list[str]:
        return [zone.name for zone in self.view.zones if "cathedral" in zone.tokens]

    def tax(self, seat: int, zone: str) -> int:
        """The token of the Windwalker (CW-26.19)."""
        found = self.zones.get(zone)
        return int(bool(found and "ice_age" in found.tokens and self.codes[seat] != "ww"))

    def lends(self, code: str) -> bool:
        """Is a Serpent Man on this faction's card?"""
        if code not in self.codes or "sl" not in self.codes:
            return False
        return self.on_card(self.seat(code), self.codes.index("sl"), "serpent_man") > 0


def read_income(r: Reading, seat: int) -> int:
    """CW-6.2 to CW-6.6 for the three factions."""
    card = r.view.seats[seat]
    cultists = ("acolyte", "high_priest")
    power = r.on_map(seat, *cultists) + r.on_card(card, seat, *cultists)
    held = [zone for zone in r.zones if seat in r.gate_owners(zone)]
    loose = [z for z in r.view.zones if z.gate and z.keeper is None]
    power += 2 * len(held) + len(loose)
    for keeper in r.view.seats:
        if ("slumbering_gate", 1) in keeper.marks:
            dreamer = r.on_card(keeper, keeper.seat, *cultists)
            power += 1 if not dreamer else 2 if keeper.seat == seat else 0
    soulless = [s.seat for s in r.view.seats if "soulless" in s.books]
    for captive in card.captives:
        worthless = captive.seat in soulless and captive.unit in cultists
        power += 0 if worthless else captive.number
    for host in r.view.seats:
        if "worship_services" in host.books:
            for zone in r.cathedrals():
                enemies = [owner for owner in r.gate_owners(zone) if owner != host.seat]
                power += bool(enemies) if seat == host.seat else seat in enemies
    if card.faction == "sl" and r.lends("ys") and ("feast", "never") not in card.orders:
        power += sum("desecration" in z.tokens and r.here(z.name, seat) > 0 for z in r.view.zones)
    return power


def read_dice(r: Reading, seat: int, enemy: int, zone: str) -> int:
    """CW-25.1, CW-25.5, CW-27.6 and the unit tables."""
    printed = {"serpent_man": 1, "proto_shoggoth": 1, "reanimated": 2, "yothan": 7}
    dice = sum(r.here(zone, seat, unit) * value for unit, value in printed.items())
    spawn = r.on_map(seat, "formless_spawn") + r.on_map(seat, "tsathoggua")
    dice += r.here(zone, seat, "formless_spawn") * spawn
    dice += r.here(zone, seat, "tsathoggua") * max(2, r.view.seats[enemy].power)
    if r.here(zone, seat, "ubbo_sathla"):
        dice += dict(r.view.seats[seat].marks)["growth"]
    return dice


def read_signs(r: Reading, seat: int) -> int:
    """CW-8.5, CW-27.18, CW-28.16."""
    card = r.view.seats[seat]
    signs = r.on_map(seat, "ubbo_sathla", "tsathoggua")
    if "tablets_of_the_gods" in card.books:
        for zone in r.view.zones:
            if r.here(zone.name, seat, "high_priest"):
                signs += zone.gate + (zone.living_gate is not None)
    if "consecration" in card.books and ("consecration", "never") not in card.orders:
        signs += {0: 0, 4: 2}.get(len(r.cathedrals()), 1)
    return signs


def read_cathedrals(r: Reading, seat: int) -> set[str]:
    """CW-28.3 to CW-28.5: where one could be built."""
    built, power = r.cathedrals(), r.view.seats[seat].power
    taken = {r.areas[zone].glyph for zone in built}
    return {
        f"build-cathedral {name}"
        for name, area in r.areas.items()
        if r.here(name, seat, "acolyte", "high_priest")
        and area.glyph not in taken
        and (3 if set(area.adjacent) & set(built) else 1) + r.tax(seat, name) <= power
    }


def read_idolatry(r: Reading, seat: int) -> set[str]:
    """CW-27.15, CW-40.30: the ground, and somebody beside it."""
    opener = r.t.board.names[r.s.starts[r.codes.index("ow")]] if "ow" in r.codes else ""
    if "idolatry" not in r.view.seats[seat].books:
        return set()
    return {
        f"idolatry {name}"
        for name, area in r.areas.items()
        if (area.start or name == opener)
        and any(r.here(near, seat) for near in area.adjacent)
        and 1 + r.tax(seat, name) <= r.view.seats[seat].power
    }


def read_sleeper(r: Reading, seat: int) -> set[str]:
    """CW-25.13, CW-25.15, CW-25.16: what the spellbooks of the Sleeper allow."""
    card, found = r.view.seats[seat], set()
    enemies = [each for each in range(len(r.codes)) if each != seat]
    monsters = {u.unit for u in r.view.roster if not u.great}
    monsters -= {"acolyte", "high_priest", "yothan"}
    gods = {u.unit for u in r.view.roster if u.great}
    asleep = ("slumbering_gate", 1) in card.marks
    for name in r.areas:
        zone, dear = r.zones.get(name), 1 + r.tax(seat, name) > card.power
        if "ancient_sorcery" in card.books and r.here(name, seat, "serpent_man") and card.power:
            found |= {f"ancient-sorcery {name} {enemy}" for enemy in enemies}
        if "capture_monster" in card.books and r.here(name, seat, "tsathoggua") and not dear:
            found |= {
                f"capture-monster {name} {enemy}"
                for enemy in enemies
                if r.here(name, enemy, *monsters) and not r.here(name, enemy, *gods)
            }
        if "cursed_slumber" in card.books and card.power:
            if not asleep and zone and zone.keeper == seat:
                found.add(f"slumber {name}")
            if asleep and not dear and not (zone and zone.gate):
                found.add(f"unearth {name}")
    return found


OFFERS = {
    "an": (read_cathedrals, ("build-cathedral",)),
    "tt": (read_idolatry, ("idolatry",)),
    "sl": (read_sleeper, ("ancient-sorcery", "capture-monster", "slumber", "unearth")),
}


def compare(match: Match[War]) -> None:
    """Everything that is worked out twice."""
    r = Reading(match)
    s, t = r.s, r.t
    for code in set(OFFERS) & set(r.codes):
        seat = r.codes.index(code)
        card = r.view.seats[seat]
        assert card.income == read_income(r, seat)
        assert card.ritual_signs == read_signs(r, seat)
        for zone in r.zones:
            for enemy in range(len(r.codes)):
                if enemy != seat and not s.battle:
                    here = t.zone(zone)
                    numbers = s.figures[here * t.size : (here + 1) * t.size]
                    clash = Clash(s, t, seat, enemy, here, True, numbers)
                    assert combat_total(clash) == read_dice(r, seat, enemy, zone)
        if (match.asked[0].seat, match.asked[0].question) == (seat, ASK_ACTION):
            read, verbs = OFFERS[code]
            offered = {str(m) for m in main_actions(s, t, seat) if m.verb in verbs}
            assert offered == read(r, seat)
        if code == "tt":
            assert dict(card.marks)["growth"] == t.ability(seat, HellsBanquet).growth(s)


@pytest.mark.parametrize("codes", TABLES)
def test_a_second_reading_of_the_rules_comes_to_the_same(codes: str) -> None:
    """CW-25, CW-27, CW-28: income, dice, signs and what can be done, worked out twice."""
    seed = derive(SEED, codes)
    options = {"factions": codes, "high_priests": len(codes) % 2 == 0}
    match: Match[War] = Match(GAME, len(codes.split(",")), options=options, seed=seed)
    dice = Dice(derive(seed, "moves"))
    while not match.over:
        if match.state.phase in (ACTION, DOOM_TURN) and dice.below(ODDS) == 0:
            compare(match)
        boldly(match, dice)
