"""Cthulhu Wars: Lavinia Whateley, the bride (CW-56.8)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mythos.core.asks import Ask, Question, Script
from mythos.core.moves import Move
from mythos.games.cthulhu_wars.cards.priests import PriestPower, priest_card, unique_priest
from mythos.games.cthulhu_wars.rules.ability import Ability, plays
from mythos.games.cthulhu_wars.rules.actions import act
from mythos.games.cthulhu_wars.rules.figures import in_play, shift, zones_with
from mythos.games.cthulhu_wars.rules.hooks import Hook
from mythos.games.cthulhu_wars.rules.menu import permitted
from mythos.games.cthulhu_wars.rules.moves import Awaken, made
from mythos.games.cthulhu_wars.rules.state import DOOM_TURN, War
from mythos.games.cthulhu_wars.rules.units import Kind

LAVINIA: Final = unique_priest("lavinia_whateley")
LESS: Final = 3
ASK_BRIDEGROOM: Final = Question("bridegroom", "CW-56.8")


class GiveTheBride(Move):
    """Awaken a Great Old One for less, with Lavinia Whateley as the bride (CW-56.8)."""


class TheBride(PriestPower):
    """She is eliminated for an awakening that costs 3 less; what is less than nothing is gained
    (CW-56.8). The counter: she is given for the awakening under way.

    RULING: she goes first, so she is no sacrifice for the same awakening. What cannot be paid
    without her can be paid with her.
    """

    name = "the_bride"
    unit = LAVINIA.name
    stands_for = Awaken
    counters = 1
    prices_itself = True

    def awaken_price(self, s: War, price: int, kind: Kind) -> int:
        return price - LESS if s.counters[self.at] else price

    def actions(self, s: War) -> Iterable[Move]:
        return self._offered(s, Ability.actions)

    def doom_turn(self, s: War) -> Iterable[Move]:
        return self._offered(s, Ability.doom_turn)

    def _offered(self, s: War, hook: Hook) -> Iterable[Move]:
        if not in_play(s, self.t, self.kind):
            return ()
        after = s.copy()
        after.counters[self.at] = 1
        for zone in zones_with(s, self.t, self.kind):
            shift(after, self.t, self.kind, zone, self.t.pool)
        return (made(GiveTheBride),) if self._awakenings(after, hook) else ()

    def _awakenings(self, s: War, hook: Hook) -> list[Move]:
        """All Great Old Ones that could be awakened now, where, by whatever means."""
        ways = [each for each in self.t.counting(hook, s, self.seat) if each.awakens]
        found = [move for each in ways for move in self.t.heard(hook, each)(s)]
        return permitted(s, self.t, self.seat, found)

    @plays(GiveTheBride)
    def give(self, s: War, move: GiveTheBride) -> Script:
        hook: Hook = Ability.doom_turn if s.phase == DOOM_TURN else Ability.actions
        self.give_up(s)
        s.counters[self.at] = 1
        ways = self._awakenings(s, hook)
        answer = (yield Ask(self.seat, ASK_BRIDEGROOM, ways)) if len(ways) > 1 else ways[0]
        yield from act(s, self.t, self.seat, answer)
        s.counters[self.at] = 0


CARD: Final = priest_card(LAVINIA, TheBride)
