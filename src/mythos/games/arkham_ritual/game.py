"""Arkham Ritual: the game as the house knows it, and its conservation check (AR-19.6)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from mythos.core.asks import Script
from mythos.core.dice import Chance
from mythos.core.errors import BadMove
from mythos.core.game import Game, Result, WhyNot
from mythos.core.moves import Move, parse_move
from mythos.core.seats import Seat
from mythos.core.sight import Bot
from mythos.games.arkham_ritual import ends, rounds, visibility
from mythos.games.arkham_ritual.bots.bots import Reasoner
from mythos.games.arkham_ritual.cards import NO_CARD
from mythos.games.arkham_ritual.confession import confess
from mythos.games.arkham_ritual.moves import CONFESS, MOVES, Confess, Give, Pass, Refuse
from mythos.games.arkham_ritual.options import Options
from mythos.games.arkham_ritual.state import DEAL, MAX_SANITY, OPENING, OVER, TURN, Ritual
from mythos.games.arkham_ritual.turn import turn
from mythos.games.arkham_ritual.visibility import View


class ArkhamRitual(Game[Ritual, Options, View]):
    """You see everybody's card but your own."""

    id = "arkham-ritual"
    rules_version = "1"
    players = range(3, 8)
    default_players = 5
    talk_clause = "AR-15.1"
    moves = MOVES
    state_type = Ritual
    options_type = Options
    folder = Path(__file__).parent
    screen = "mythos.games.arkham_ritual.screen:draw"

    def setup(self, options: Options, players: int) -> Ritual:
        return rounds.set_up(options, players)

    def next_beat(self, s: Ritual) -> Script | None:
        phase = s.phase
        if phase == 2:  # TURN, spelled out: this line runs for every turn of every playout
            return turn(s)
        if phase == DEAL:
            return rounds.deal(s)
        return rounds.opening(s) if phase == OPENING else None

    def view(self, s: Ritual, seat: Seat) -> View:
        return visibility.view(s, seat)

    def open_view(self, s: Ritual) -> View:
        return visibility.open_view(s)

    def imagine(self, s: Ritual, seat: Seat, dice: Chance) -> None:
        visibility.imagine(s, seat, dice)

    def result(self, s: Ritual) -> Result | None:
        return ends.result_of(s)

    def evaluate(self, s: Ritual) -> Sequence[float]:
        """The own sanity against the others' mean, as if the round were settled now."""
        sanity = ends.sanity_if_settled(s) if s.phase == TURN else s.sanity
        total, others = sum(sanity), s.players - 1
        return [0.5 + (own - (total - own) / others) / (2 * MAX_SANITY) for own in sanity]

    def interjections(self, s: Ritual, seat: Seat) -> Sequence[Move]:
        """At any question of a round a player may own up to a look (AR-16.3)."""
        return CONFESS if s.options.confession and s.phase == TURN else ()

    def interject(self, s: Ritual, seat: Seat, move: Move) -> Script:
        assert isinstance(move, Confess)
        return confess(s, seat)

    def why_not(self, s: Ritual, seat: Seat, move: str) -> WhyNot | None:
        try:
            wanted = parse_move(MOVES, move)
        except BadMove:
            return None
        if isinstance(wanted, Give | Pass):
            return self._why_not_to(s, seat, wanted.to)
        if isinstance(wanted, Refuse) and s.handler == seat and s.down:
            return WhyNot("hands-down", "AR-5.7")
        if isinstance(wanted, Confess) and not s.options.confession:
            return WhyNot("no-confession", "AR-16.3")
        return None

    def _why_not_to(self, s: Ritual, seat: Seat, to: Seat) -> WhyNot | None:
        if not 0 <= to < s.players:
            return WhyNot("no-player", "AR-13.3")
        if to == s.active:
            return WhyNot(
                "never-keep" if seat == to else "not-to-active",
                "AR-5.3" if seat == to else "AR-5.6",
            )
        return None if s.down >> to & 1 else WhyNot("hand-up", "AR-5.6")

    def bots(self) -> Mapping[str, Callable[[bytes], Bot]]:
        return {"reasoner": Reasoner}

    def flaws(self, s: Ritual) -> list[str]:
        """Every card is in exactly one place, sanity is in range (AR-19.6, AR-3.3, AR-16.5)."""
        found = []
        places = [*s.held, *s.pile, *s.discards, s.top, s.transit, s.removed]
        cards = sorted(card for card in places if card != NO_CARD)
        if s.phase != OPENING and tuple(cards) != s.deck:
            found.append(f"the 22 cards are {cards}")
        if not all(0 <= each <= MAX_SANITY for each in s.sanity):
            found.append(f"sanity is {s.sanity}")
        if s.pile != sorted(s.pile):
            found.append("the pile has an order")
        if s.phase != OVER and min(s.sanity) == 0:
            found.append("somebody is at 0 and the game goes on")
        return found


GAME = ArkhamRitual()
