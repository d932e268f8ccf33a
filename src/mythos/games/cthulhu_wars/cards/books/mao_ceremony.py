"""Cthulhu Wars: the Mao Ceremony, in which Cultists are turned into Power (CW-55.1)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from mythos.core.asks import Question, Script
from mythos.core.moves import Move
from mythos.games.cthulhu_wars.rules.ability import NeutralBook, plays
from mythos.games.cthulhu_wars.rules.card import Card
from mythos.games.cthulhu_wars.rules.figures import choices, count, figure_name
from mythos.games.cthulhu_wars.rules.losses import eliminate, eliminate_off_map, hear_losses
from mythos.games.cthulhu_wars.rules.moves import DECLINE, Order, made
from mythos.games.cthulhu_wars.rules.shapes import OfUnit, OfUnitAt
from mythos.games.cthulhu_wars.rules.standing_orders import offer
from mythos.games.cthulhu_wars.rules.state import War

GAIN: Final = 1
ASK_MAO: Final = Question("mao", "CW-55.1")


class Mao(OfUnitAt):
    """A Cultist of an Area is given up for 1 Power (CW-55.1)."""


class MaoHidden(OfUnit):
    """One that is in play, but not on the map, is given up for 1 Power (CW-55.1)."""


class MaoCeremony(NeutralBook):
    """Last of all before the First Player is determined, 1 Power for each Cultist of ours that we
    give up (CW-55.1).
    """

    name = "mao_ceremony"
    orders = (Order.NEVER,)

    def before_first_player(self, s: War) -> Script | None:
        return self._celebrate(s) if self._victims(s) else None

    def _victims(self, s: War) -> dict[Move, Callable[[], None]]:
        """Every Cultist in play, those on the faction card last."""
        t, seat, kinds = self.t, self.seat, self.t.own(s, self.seat).cultists
        found: dict[Move, Callable[[], None]] = {
            made(Mao, figure_name(t, kind, on_gate), t.board.names[zone]): partial(
                eliminate, s, t, kind, zone, seat, on_gate=on_gate
            )
            for zone in self.own_zones(s)
            for kind, on_gate in choices(s, t, kinds, zone)
        }
        for kind in kinds:
            if count(s, t, kind, t.cards[seat]):
                hidden = made(MaoHidden, t.names[kind])
                found[hidden] = partial(eliminate_off_map, s, t, kind, seat, seat)
        return found

    def _celebrate(self, s: War) -> Script:
        while self.order(s) != Order.NEVER and (found := self._victims(s)):
            move = yield from offer(s, self.t, self.seat, ASK_MAO, list(found))
            if move is DECLINE:
                return
            if move is not None:
                yield from self.carry_out(s, move)

    @plays(Mao)
    def give(self, s: War, move: Mao) -> Script:
        self._victims(s)[move]()
        s.power[self.seat] += GAIN
        self.tell(s, "mao", number=GAIN)
        yield from hear_losses(s, self.t)

    @plays(MaoHidden)
    def give_hidden(self, s: War, move: MaoHidden) -> Script:
        self._victims(s)[move]()
        s.power[self.seat] += GAIN
        self.tell(s, "mao", number=GAIN)
        yield from hear_losses(s, self.t)


CARD: Final = Card("mao_ceremony", book=MaoCeremony, box="azathoth_box")
