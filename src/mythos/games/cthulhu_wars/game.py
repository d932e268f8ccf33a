"""Cthulhu Wars: the game as the house knows it, and its conservation check (CW-1.10)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import chain
from pathlib import Path
from types import MappingProxyType
from typing import Any, ClassVar

from mythos.core.asks import Script
from mythos.core.dice import Chance
from mythos.core.game import Game, Result, WhyNot
from mythos.core.moves import Move
from mythos.core.seats import Seat
from mythos.core.sight import Bot
from mythos.games.cthulhu_wars.bots.bots import BOTS
from mythos.games.cthulhu_wars.bots.evaluation import outlook
from mythos.games.cthulhu_wars.factions import FACTIONS
from mythos.games.cthulhu_wars.options import BEFORE_RULES_4, Options
from mythos.games.cthulhu_wars.rules import ends, reactions, signs
from mythos.games.cthulhu_wars.rules.doom import doom_for_gates, doom_turn
from mythos.games.cthulhu_wars.rules.gather import determine_first_player, gather_power
from mythos.games.cthulhu_wars.rules.moves import MOVES, Reveal, StandingOrder
from mythos.games.cthulhu_wars.rules.set_up import draft, set_up, start, table_of, usual_orders
from mythos.games.cthulhu_wars.rules.standing_orders import give_order, possible_orders
from mythos.games.cthulhu_wars.rules.state import DOOM, DRAFT, FIRST, GATHER, LAST, OVER, START, War
from mythos.games.cthulhu_wars.rules.turn import turn
from mythos.games.cthulhu_wars.shown import visibility
from mythos.games.cthulhu_wars.shown.invariants import flaws_of
from mythos.games.cthulhu_wars.shown.price_view import price_of, price_tags
from mythos.games.cthulhu_wars.shown.visibility import View
from mythos.games.cthulhu_wars.shown.why_not import why_not

MAX_PLAYERS = min(len(FACTIONS), 5)


class CthulhuWars(Game[War, Options, View]):
    """Gates, cults, monsters and Great Old Ones; thirty Doom end the world."""

    id = "cthulhu-wars"
    rules_version = "4"
    earlier_rules: ClassVar[tuple[str, ...]] = ("1", "2", "3")
    players = range(2, MAX_PLAYERS + 1)
    default_players = 4
    first_game = MappingProxyType({"factions": "gc,cc,bg,ys"})
    moves = tuple(dict.fromkeys(chain(MOVES, *(each.moves for each in FACTIONS.values()))))
    state_type = War
    options_type = Options
    folder = Path(__file__).parent
    screen = "mythos.games.cthulhu_wars.shown.screen:draw"

    def prices(self, s: War, seat: Seat, moves: Sequence[Move]) -> Mapping[str, int]:
        tags = price_tags(s, table_of(s.table), seat)
        return {move: price for move in moves if (price := price_of(tags, move))} if tags else {}

    def choices(self, option: str) -> Sequence[str]:
        """The factions that seats may pick, each only one of them (CW-2.8)."""
        return tuple(FACTIONS)

    def setup(self, options: Options, players: int) -> War:
        return set_up(options, players)

    def next_beat(self, s: War) -> Script | None:
        phase = s.phase
        if phase == 2:  # ACTION, spelled out: this line runs for every action of every playout
            return turn(s, table_of(s.table))
        if phase == OVER:
            return None
        return self._other_beat(s, phase)

    def _other_beat(self, s: War, phase: int) -> Script:
        t = table_of(s.table)
        if phase == DRAFT:
            return draft(s, t.players)
        if phase == START:
            return start(s, t)
        if phase == GATHER:
            return gather_power(s, t)
        if phase == FIRST:
            return determine_first_player(s, t)
        if phase == LAST:
            return ends.last_beat(s, t)
        return doom_for_gates(s, t) if phase == DOOM else doom_turn(s, t)

    def view(self, s: War, seat: Seat) -> View:
        return visibility.view(s, table_of(s.table), seat)

    def open_view(self, s: War) -> View:
        return visibility.open_view(s, table_of(s.table))

    def imagine(self, s: War, seat: Seat, dice: Chance) -> None:
        visibility.imagine(s, seat, dice)

    def result(self, s: War) -> Result | None:
        return ends.result_of(s)

    def evaluate(self, s: War) -> Sequence[float]:
        """Each seat's share of what there is to win."""
        return self.payoffs(s) or outlook(s, table_of(s.table))

    def bots(self) -> Mapping[str, Callable[[bytes], Bot]]:
        return BOTS

    def sides(self, s: War) -> Sequence[str]:
        """The factions by their codes."""
        return [faction.code for faction in table_of(s.table).factions]

    def why_not(self, s: War, seat: Seat, move: str) -> WhyNot | None:
        return why_not(s, table_of(s.table), seat, self.moves, move)

    def story(self, s: War) -> dict[str, int]:
        """What a war is remembered by."""
        return {"rounds": s.round, "rituals": s.ritual}

    def interjections(self, s: War, seat: Seat) -> Sequence[Move]:
        """At any time Elder Signs may be revealed (CW-1.31), standing orders given, and abilities
        used that wait for nothing (CW-30.1).
        """
        t = table_of(s.table)
        return [
            *signs.reveals(s, seat),
            *possible_orders(s, t, seat),
            *reactions.at_any_time(s, t, seat),
        ]

    def interject(self, s: War, seat: Seat, move: Move) -> Script:
        if isinstance(move, StandingOrder):
            return give_order(s, table_of(s.table), seat, move)
        if isinstance(move, Reveal):
            return signs.interject(s, seat, move.number)
        return reactions.interject(s, table_of(s.table), seat, move)

    def renew(self, state: dict[str, Any]) -> dict[str, Any]:
        """Games from before rules 3 know no habits and note neither dangers nor battles; those from
        before rules 4 lack some orders, and have agreed to what the rules said then (CW-40.6).
        """
        nothing = [0] * len(state["power"])
        counters = list(state["counters"])
        if counters:
            counters += usual_orders(table_of(state["table"]))[len(counters) :]
        agreed = {**BEFORE_RULES_4, **state["options"]}
        noted = {"dangers": nothing, "spurned": nothing}
        return {**noted, **state, "counters": counters, "options": agreed}

    def flaws(self, s: War) -> list[str]:
        return flaws_of(s, table_of(s.table))


GAME = CthulhuWars()
