"""Cthulhu Wars: Azathoth, the daemon sultan at the centre (CW-53.141 to CW-53.145)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from mythos.core.asks import Ask, AskAll, Question, Roll, Script
from mythos.core.events import tell
from mythos.core.moves import Move
from mythos.games.cthulhu_wars.battle.clash import Clash
from mythos.games.cthulhu_wars.battle.fighters import Fighter, spare
from mythos.games.cthulhu_wars.battle.tactics import Tactic
from mythos.games.cthulhu_wars.rules.ability import plays
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.card import Card, GodBook, GodPower, GodRequirement
from mythos.games.cthulhu_wars.rules.families import OncePerRound
from mythos.games.cthulhu_wars.rules.figures import in_play
from mythos.games.cthulhu_wars.rules.independents import Independent
from mythos.games.cthulhu_wars.rules.moves import made
from mythos.games.cthulhu_wars.rules.shapes import OfNumber
from mythos.games.cthulhu_wars.rules.signs import gain_signs
from mythos.games.cthulhu_wars.rules.state import Battle, War
from mythos.games.cthulhu_wars.rules.units import Kind, great_old_one

NAME: Final = "azathoth"
DIE: Final = 6
LEAST_POWER: Final = 8
MORE: Final = 2
DOOM_LOST: Final = 2
ASK_PICK: Final = Question("azathoth-number", "CW-53.141")
ASK_DIE: Final = Question("nuclear-chaos", "CW-53.144")


def combat_of_azathoth(clash: Clash, number: int) -> int:
    """Where his marker is on the Doom track (CW-53.141)."""
    return clash.s.counters[clash.t.ability(clash.seat, DaemonSultan).at]


class PickNumber(OfNumber):
    """The Power that one gains, and the more of it, the stronger he is (CW-53.141)."""


class NuclearChaos(Move):
    """Everybody throws a die (CW-53.144)."""


class CountDie(OfNumber):
    """Our own die counts as this (CW-53.144)."""


class AwakenAzathoth(Independent):
    """With 8 Power at hand, in the usual place: we lose a die and 2 of it, the others gain what
    each of them secretly picks, and all the dice together are his strength (CW-53.141).
    """

    name = "awaken_azathoth"
    awakens = NAME
    answers = (PickNumber,)

    def actions(self, s: War) -> Iterable[Move]:
        return super().actions(s) if s.power[self.seat] >= LEAST_POWER else ()

    def offering(self, s: War, zone: Zone) -> Script:
        seat = self.seat
        (face,) = yield Roll(DIE)
        lost = min(face + MORE, s.power[seat])
        s.power[seat] -= lost
        self.tell(s, "azathoth-stirs", face=face, number=lost)
        others = [each for each in self.t.turn_order(s) if each != seat]
        numbers = [made(PickNumber, number) for number in range(1, DIE + 1)]
        answers = yield AskAll(tuple(Ask(other, ASK_PICK, numbers) for other in others))
        picks = {other: each.number for other, each in zip(others, answers, strict=True)}
        for other, number in picks.items():
            s.power[other] += number
            tell(s, "azathoth-number", seat=other, number=number)
        for other, number in picks.items():
            if number == min(picks.values()):
                s.doom[other] = max(s.doom[other] - DOOM_LOST, 0)
                tell(s, "azathoth-spurned", seat=other, number=DOOM_LOST)
        s.counters[self.t.ability(seat, DaemonSultan).at] = face + sum(picks.values())


class DaemonSultan(Tactic, GodPower):
    """A Kill only lowers his strength by a die, once in a battle; at 0 he is killed
    (CW-53.142, CW-53.145). The counter: his strength.
    """

    name = "daemon_sultan"
    unit = NAME
    counters = 1

    def kill_assigned(self, s: War, b: Battle, fighter: Fighter) -> Script | None:
        return self._shrug_off(s, b, fighter) if b.kinds[fighter] == self.kind else None

    def surrounded(self, s: War, b: Battle, fighter: Fighter) -> Script | None:
        """As a Kill would (CW-53.145)."""
        return self._shrug_off(s, b, fighter) if b.kinds[fighter] == self.kind else None

    def _shrug_off(self, s: War, b: Battle, fighter: Fighter) -> Script:
        """RULING: he has a result then like any other unit that has a Kill, so none is added."""
        (face,) = yield Roll(DIE)
        if self._lower(s, face):
            spare(b, fighter)

    def withstands(self, s: War, kind: Kind) -> bool:
        return kind == self.kind and s.counters[self.at] > 1

    def withstood(self, s: War, kind: Kind) -> None:
        self._lower(s, 1)

    def _lower(self, s: War, number: int) -> int:
        """What is left."""
        s.counters[self.at] = max(s.counters[self.at] - number, 0)
        self.tell(s, "daemon-sultan", number=number, left=s.counters[self.at])
        return s.counters[self.at]

    def card_counters(self, s: War, shown: Sequence[tuple[str, int]]) -> Sequence[tuple[str, int]]:
        ours = s.loyalty[self.card] == self.seat
        return (*shown, ("azathoth", s.counters[self.at])) if ours else shown


class EverybodyHasAGod(GodRequirement):
    """Every player has a Great Old One in play; a faction that has none of its own is passed over
    (CW-53.143).
    """

    name = "everybody_has_a_god"

    def _counts(self, s: War) -> list[bool]:
        t = self.t
        return [
            any(in_play(s, t, kind) for kind in t.own(s, seat).greats)
            for seat in range(t.players)
            if any(t.great[kind] for kind in t.ranges[seat])
        ]

    def holds(self, s: War) -> bool:
        return all(self._counts(s))

    def tally(self, s: War) -> Sequence[tuple[int, int]]:
        counts = self._counts(s)
        return ((sum(counts), len(counts)),)


class NuclearChaosBook(OncePerRound, GodBook):
    """Once in an Action Phase everybody throws a die: the highest gain as much Power, the lowest as
    many Elder Signs; we may change ours by 1 (CW-53.144).
    """

    name = "nuclear_chaos"
    unit = NAME
    answers = (CountDie,)

    def actions(self, s: War) -> Iterable[Move]:
        return () if self.used(s) else (made(NuclearChaos),)

    @plays(NuclearChaos)
    def erupt(self, s: War, move: NuclearChaos) -> Script:
        t, seat = self.t, self.seat
        dice: list[int] = yield Roll(DIE, t.players)
        for each, face in enumerate(dice):
            tell(s, "nuclear-die", seat=each, number=face)
        own = dice[seat]
        moves = [made(CountDie, number) for number in (own, own - 1, own + 1)]
        answer = yield Ask(seat, ASK_DIE, moves, {"number": own})
        dice[seat] = answer.number
        self.tell(s, "nuclear-chaos", number=answer.number)
        highest, lowest = max(dice), min(dice)
        for each in t.turn_order(s):
            if dice[each] == highest:
                s.power[each] += highest
                tell(s, "power-gained", seat=each, number=highest)
            if dice[each] == lowest:
                yield from gain_signs(s, t, each, lowest)


CARD: Final = Card(
    "azathoth",
    (great_old_one(NAME, 0, combat_of_azathoth),),
    box="azathoth_box",
    abilities=(AwakenAzathoth, DaemonSultan, EverybodyHasAGod, NuclearChaosBook),
)
