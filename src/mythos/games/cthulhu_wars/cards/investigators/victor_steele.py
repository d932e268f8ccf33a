"""Cthulhu Wars: Victor Steele, whose plans others make (CW-57.12)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mythos.core.asks import Question, Script, ask_which
from mythos.core.events import tell
from mythos.core.moves import Move
from mythos.games.cthulhu_wars.cards.investigators.common import investigating, investigator
from mythos.games.cthulhu_wars.cards.kinds_of_action import (
    NAMES,
    kind_of,
    name_of,
    noted,
    number_of,
    possible_kinds,
)
from mythos.games.cthulhu_wars.rules.ability import CardAbility
from mythos.games.cthulhu_wars.rules.menu import (
    battles_are_unlimited,
    main_actions,
    unlimited_actions,
)
from mythos.games.cthulhu_wars.rules.moves import PASS, Attack, made
from mythos.games.cthulhu_wars.rules.places import on_map
from mythos.games.cthulhu_wars.rules.shapes import ToSeat
from mythos.games.cthulhu_wars.rules.state import War

VICTOR: Final = investigator("victor_steele", 2)
ASK_PLANNER: Final = Question("planner", "CW-57.12")
ASK_PLAN: Final = Question("plan", "CW-57.12")


class LetPlan(ToSeat):
    """Say who makes the plan (CW-57.12)."""


class BadPlanning(CardAbility):
    """If he is not on the map when our Doom turn ends, another player names the kind of our first
    action (CW-57.12). The counter: that kind.

    RULING: giving up all Power is no action, so it stays possible; so do Unlimited Actions, but
    none of them counts as the first.
    """

    name = "bad_planning"
    unit = VICTOR.name
    counters = 1
    sequence = 1
    answers = (LetPlan, *NAMES)

    def doom_done(self, s: War) -> Script | None:
        s.counters[self.at] = 0
        if on_map(s, self.t, self.kind):
            return None
        kinds = possible_kinds(s, self.t, self.seat)
        return self._be_planned(s, kinds) if kinds else None

    def _be_planned(self, s: War, kinds: list[str]) -> Script:
        t, seat = self.t, self.seat
        planners = {made(LetPlan, other): other for other in self.enemies}
        planner = yield from ask_which(seat, ASK_PLANNER, planners)
        names = {name_of(t, seat, kind): kind for kind in kinds}
        kind = yield from ask_which(planner, ASK_PLAN, names, {"to": seat})
        s.counters[self.at] = number_of(t, seat, kind)
        name = name_of(t, seat, kind)
        tell(s, f"planned-{name.verb}", seat=planner, to=seat, **name.values)

    def forced(self, s: War) -> Iterable[Move]:
        t, seat = self.t, self.seat
        planned = noted(t, seat, s.counters[self.at])
        if not planned or s.acted:
            return ()
        every = main_actions(s, t, seat)
        found = [each for each in every if kind_of(t, seat, each) == planned]
        if not found:
            return ()
        battles = [each for each in every if isinstance(each, Attack)]
        free = battles if battles_are_unlimited(s, t, seat) else []
        return [*found, *free, *unlimited_actions(s, t, seat), PASS]

    def action_ends_in(self, s: War, zones: int) -> None:
        if s.turn == self.seat and s.acted:
            s.counters[self.at] = 0


CARD: Final = investigating(VICTOR, BadPlanning)
