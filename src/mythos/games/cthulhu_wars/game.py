"""Cthulhu Wars: the game as the house knows it, and its conservation check (CW-1.10)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any, ClassVar

from msgspec import to_builtins

from mythos.core.asks import Script
from mythos.core.dice import Chance
from mythos.core.events import Event
from mythos.core.game import Deed, Game, Result, WhyNot
from mythos.core.moves import Move
from mythos.core.seats import Seat
from mythos.core.sight import Bot
from mythos.games.cthulhu_wars.bots.bots import BOTS
from mythos.games.cthulhu_wars.bots.evaluation import outlook
from mythos.games.cthulhu_wars.catalogue import CATALOGUE, Catalogue
from mythos.games.cthulhu_wars.options import BEFORE_RULES_4, Handicap, Options
from mythos.games.cthulhu_wars.rules import ends, reactions, signs
from mythos.games.cthulhu_wars.rules.doom import doom_for_gates, doom_turn
from mythos.games.cthulhu_wars.rules.gather import determine_first_player, gather_power
from mythos.games.cthulhu_wars.rules.moves import Reveal, StandingOrder
from mythos.games.cthulhu_wars.rules.set_up import draft, set_up, start, usual_orders
from mythos.games.cthulhu_wars.rules.standing_orders import give_order, possible_orders
from mythos.games.cthulhu_wars.rules.state import DOOM, DRAFT, FIRST, GATHER, LAST, OVER, START, War
from mythos.games.cthulhu_wars.rules.supply import choices_of, sets_of, sorts_of
from mythos.games.cthulhu_wars.rules.turn import turn
from mythos.games.cthulhu_wars.shown import visibility
from mythos.games.cthulhu_wars.shown.deeds import deeds_of
from mythos.games.cthulhu_wars.shown.invariants import flaws_of
from mythos.games.cthulhu_wars.shown.price_view import prices_of
from mythos.games.cthulhu_wars.shown.visibility import View
from mythos.games.cthulhu_wars.shown.why_not import why_not


class CthulhuWars(Game[War, Options, View]):
    """Gates, cults, monsters and Great Old Ones; thirty Doom end the world."""

    id = "cthulhu-wars"
    rules_version = "4"
    earlier_rules: ClassVar[tuple[str, ...]] = ("1", "2", "3")
    players = range(2, 6)
    default_players = 4
    first_game = MappingProxyType({"factions": "gc,cc,bg,ys"})
    state_type = War
    options_type = Options
    folder = Path(__file__).parent
    deeds_of = "card"
    screen = "mythos.games.cthulhu_wars.shown.screen:draw"

    def __init__(self, catalogue: Catalogue = CATALOGUE) -> None:
        self.catalogue = catalogue
        self.moves = catalogue.moves
        self._codes = tuple(catalogue.factions)
        super().__init__()

    def prices(self, s: War, seat: Seat, moves: Sequence[Move]) -> Mapping[str, int]:
        return prices_of(s, self.catalogue.layout(s.table).at(s), seat, moves)

    def choices(self, option: str) -> Sequence[str]:
        """The factions that seats may pick, each only one of them (CW-2.8); the handicaps; the
        cards.
        """
        if option == "handicap":
            return [each.value for each in Handicap]
        return self._codes if option == "factions" else choices_of(self.catalogue.cards)

    def sets(self, option: str) -> Mapping[str, Sequence[str]]:
        return sets_of(self.catalogue.cards)

    def shelves(self, option: str) -> Sequence[str]:
        return sorts_of(self.catalogue.cards)

    def setup(self, options: Options, players: int) -> War:
        return set_up(self.catalogue, options, players)

    def next_beat(self, s: War) -> Script | None:
        phase = s.phase
        if phase == 2:  # ACTION, spelled out: this line runs for every action of every playout
            t = self.catalogue.layout(s.table)
            return turn(s, t.at(s) if t.loyalty else t)
        if phase == OVER:
            return None
        return self._other_beat(s, phase)

    def _other_beat(self, s: War, phase: int) -> Script:
        t = self.catalogue.layout(s.table).at(s)
        if phase == DRAFT:
            return draft(self.catalogue, s, t.players)
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
        return visibility.view(
            s, self.catalogue.layout(s.table).at(s), seat, tuple(self.catalogue.factions)
        )

    def open_view(self, s: War) -> View:
        return visibility.open_view(
            s, self.catalogue.layout(s.table).at(s), tuple(self.catalogue.factions)
        )

    def imagine(self, s: War, seat: Seat, dice: Chance) -> None:
        visibility.imagine(s, self.catalogue.layout(s.table).at(s), seat, dice)

    def result(self, s: War) -> Result | None:
        return ends.result_of(s)

    def evaluate(self, s: War) -> Sequence[float]:
        """Each seat's share of what there is to win."""
        return self.payoffs(s) or outlook(s, self.catalogue.layout(s.table).at(s))

    def bots(self) -> Mapping[str, Callable[[bytes], Bot]]:
        return BOTS

    def sides(self, s: War) -> Sequence[str]:
        """The factions by their codes."""
        return [faction.code for faction in self.catalogue.layout(s.table).at(s).factions]

    def why_not(self, s: War, seat: Seat, move: str) -> WhyNot | None:
        return why_not(s, self.catalogue.layout(s.table).at(s), seat, self.moves, move)

    def counts_deeds(self, options: Options) -> bool:
        return bool(options.cards)

    def doers(self, s: War) -> Sequence[str]:
        """The cards of the table."""
        return [card.code for card in self.catalogue.layout(s.table).loyalty]

    def deeds(self, s: War, seat: Seat, move: Move, events: Sequence[Event]) -> Sequence[Deed]:
        return deeds_of(s, self.catalogue.layout(s.table), seat, move, events)

    def story(self, s: War) -> dict[str, int]:
        """What a war is remembered by."""
        return {"rounds": s.round, "rituals": s.ritual}

    def interjections(self, s: War, seat: Seat) -> Sequence[Move]:
        """At any time Elder Signs may be revealed (CW-1.31), standing orders given, and abilities
        used that wait for nothing (CW-30.1).
        """
        t = self.catalogue.layout(s.table).at(s)
        return [
            *signs.reveals(s, seat),
            *possible_orders(s, t, seat),
            *reactions.at_any_time(s, t, seat),
        ]

    def interject(self, s: War, seat: Seat, move: Move) -> Script:
        if isinstance(move, StandingOrder):
            return give_order(s, self.catalogue.layout(s.table).at(s), seat, move)
        if isinstance(move, Reveal):
            return signs.show(s, self.catalogue.layout(s.table).at(s), seat, move.number)
        return reactions.interject(s, self.catalogue.layout(s.table).at(s), seat, move)

    def renew(self, state: dict[str, Any]) -> dict[str, Any]:
        """Games from before rules 3 know no habits and note neither dangers nor battles; those from
        before rules 4 lack some orders, and have agreed to what the rules said then (CW-40.6).
        States kept by an earlier program do not say whose each kind of unit is.
        """
        nothing = [0] * len(state["power"])
        counters = list(state["counters"])
        if counters:
            counters += usual_orders(self.catalogue.layout(state["table"]))[len(counters) :]
        layout = self.catalogue.layout(state["table"])
        owners = {
            "owner": to_builtins(layout.first_owner),
            "loyalty": [],
            "earned": 0,
            "due": 0,
            "refused": 0,
            "fallen": [],
            "taken": state["books"],
        }
        presence = [*state["presence"], 0][: len(nothing) + 1]
        agreed = {**BEFORE_RULES_4, **state["options"]}
        noted = {"dangers": nothing, "spurned": nothing}
        renewed = {"counters": counters, "options": agreed, "presence": presence}
        return {**noted, **owners, **state, **renewed}

    def flaws(self, s: War) -> list[str]:
        return flaws_of(s, self.catalogue.layout(s.table).at(s))


GAME = CthulhuWars()
