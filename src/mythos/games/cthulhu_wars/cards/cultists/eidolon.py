"""Cthulhu Wars: the Eidolon, who obeys whoever calls him and binds everybody (CW-56.12)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from mythos.core.asks import Ask, AskAll, Question, Script, Steps
from mythos.core.events import tell
from mythos.core.moves import Move
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.cards.kinds_of_action import (
    ATTACK,
    NAMES,
    kind_of,
    name_of,
    next_kinds,
    noted,
    number_of,
)
from mythos.games.cthulhu_wars.cards.market import anywhere
from mythos.games.cthulhu_wars.rules.ability import Ability, CardAbility, plays
from mythos.games.cthulhu_wars.rules.actions import GATE_CHANGES
from mythos.games.cthulhu_wars.rules.card import Card
from mythos.games.cthulhu_wars.rules.figures import give_card
from mythos.games.cthulhu_wars.rules.menu import (
    FORBIDS,
    attacks,
    battles_are_unlimited,
    main_actions,
    unlimited_actions,
)
from mythos.games.cthulhu_wars.rules.moves import END_TURN, PASS, Order, made
from mythos.games.cthulhu_wars.rules.places import in_play
from mythos.games.cthulhu_wars.rules.set_up import MOST_SEATS
from mythos.games.cthulhu_wars.rules.state import ACTION, War
from mythos.games.cthulhu_wars.rules.turn import FORCED, asleep, is_unlimited, may_pass
from mythos.games.cthulhu_wars.rules.units import Kind, Trait, cultist

EIDOLON: Final = cultist("eidolon", 1, 2, traits=Trait.NO_GATE)
ASK_COMMIT: Final = Question("commit", "CW-56.12")
FACE_DOWN: Final = 0
ACTED: Final = 1
WRITTEN: Final = 2
"""The first of the counters of what the seats have committed themselves to."""


class BindAll(Move):
    """Everybody commits himself to the kind of his next action (CW-56.12)."""


class Hierarchy(CardAbility):
    """Once somebody has the card anybody may recruit him, and has the card from then on
    (CW-56.12).
    """

    name = "hierarchy"
    unit = EIDOLON.name

    def in_effect(self, s: War) -> bool:
        return s.loyalty[self.card] not in (self.seat, self.t.nobody)

    def recruitable(self, s: War, kinds: Sequence[Kind]) -> Sequence[Kind]:
        return (*kinds, self.kind)

    def recruits_foreign(self, s: War, kind: Kind) -> Script | None:
        return self._take(s) if kind == self.kind else None

    def _take(self, s: War) -> Script:
        """The side on which the card lies stays as it is."""
        give_card(s, self.t, self.card, self.seat)
        self.tell(s, "eidolon-follows")
        yield from self.t.steps(Ability.card_came, s, self.seat, self.card)


class EldritchWisdom(CardAbility):
    """After any action its owner makes everybody write down the kind of his next action, once
    until the next Doom Phase (CW-56.12). The counters: whether the card lies face down, whether
    there was an action in this Action Phase, what each seat is committed to.

    It concerns all seats as soon as somebody has the card.

    RULING: what was written is shown when all have written, so that everybody can be held to it.
    """

    name = "eldritch_wisdom"
    unit = EIDOLON.name
    counters = WRITTEN + MOST_SEATS
    answers = NAMES
    orders = (Order.NEVER, Order.OWN_TURN)
    usual = Order.OWN_TURN
    sequence = 2  # whoever else forces somebody goes before

    def in_effect(self, s: War) -> bool:
        return s.loyalty[self.card] != self.t.nobody

    def owned(self, s: War) -> bool:
        return s.loyalty[self.card] == self.seat

    def in_force(self, s: War) -> bool:
        return self.ready(s) and super().in_force(s)

    def ready(self, s: War) -> bool:
        """He is in play and his card lies face up."""
        return not s.counters[self.at + FACE_DOWN] and in_play(s, self.t, self.kind) > 0

    def reactions(self, s: War) -> Iterable[Move]:
        acted = s.counters[self.at + ACTED] or (s.deed and not s.pause)
        may = s.phase == ACTION and acted and self.owned(s) and self.ready(s)
        return (made(BindAll),) if may else ()

    def action_phase_begins(self, s: War) -> None:
        s.counters[self.at + ACTED] = 0

    def reactions_closed(self, s: War) -> None:
        if s.phase == ACTION and s.deed:
            s.counters[self.at + ACTED] = 1

    @plays(BindAll)
    def bind_all(self, s: War, _move: BindAll) -> Script:
        """At once and secretly; who has no turn to come writes nothing."""
        t = self.t
        s.counters[self.at + FACE_DOWN] = 1
        self.tell(s, "eldritch-wisdom")
        bound = [seat for seat in t.turn_order(s) if s.power[seat] and not asleep(s, t, seat)]
        for seat, kind in (yield from self._written(s, bound)).items():
            s.counters[self.at + WRITTEN + seat] = number_of(t, seat, kind)
            name = name_of(t, seat, kind)
            tell(s, f"committed-{name.verb}", seat=seat, **name.values)

    def _written(self, s: War, seats: Sequence[Seat]) -> Steps[dict[Seat, str]]:
        """What each of the seats commits itself to; who has only one way is not asked."""
        t = self.t
        found = {seat: next_kinds(s, t, seat) for seat in seats}
        names = {seat: {name_of(t, seat, kind): kind for kind in found[seat]} for seat in seats}
        several = [seat for seat in seats if len(found[seat]) > 1]
        asks = tuple(Ask(seat, ASK_COMMIT, list(names[seat])) for seat in several)
        answers = (yield AskAll(asks)) if asks else ()
        said = {seat: names[seat][each] for seat, each in zip(several, answers, strict=True)}
        return {seat: said.get(seat, found[seat][0]) for seat in seats}

    def committed(self, s: War) -> str:
        """The kind to which the seat has committed itself; empty if to none."""
        return noted(self.t, self.seat, s.counters[self.at + WRITTEN + self.seat])

    def forced(self, s: War) -> Iterable[Move]:
        """Only that kind, and Unlimited Actions, unless it has become impossible.

        RULING: an Unlimited Battle may count as the battle that was written down.
        """
        kind, t, seat = self.committed(s), self.t, self.seat
        if not kind or s.acted or self._bound_otherwise(s):
            return ()
        main = [*main_actions(s, t, seat), *([PASS] if may_pass(s, t, seat) else ())]
        kept = [move for move in main if kind_of(t, seat, move) == kind]
        kept = [move for move in kept if not t.vetoed_by_any(FORBIDS, s, seat, move)]
        if not kept:
            return ()
        free = attacks(s, t, seat) if battles_are_unlimited(s, t, seat) else []
        done = [END_TURN] if s.may_count_as_main and s.fought and kind == ATTACK else []
        return [*kept, *unlimited_actions(s, t, seat), *free, *done]

    def _bound_otherwise(self, s: War) -> bool:
        """Does something that goes before say what has to be done?"""
        others = self.t.counting(FORCED, s, self.seat)
        return any(list(each.forced(s)) for each in others if each.sequence < self.sequence)

    def chosen(self, s: War, move: Move) -> None:
        """It binds the next main action only."""
        free = isinstance(move, GATE_CHANGES) or is_unlimited(s, self.t, self.seat, move)
        if not s.acted and not free:
            s.counters[self.at + WRITTEN + self.seat] = 0

    def gather_begins(self, s: War) -> None:
        """It ends with the Action Phase."""
        s.counters[self.at + WRITTEN + self.seat] = 0

    def doom_phase_begins(self, s: War) -> None:
        s.counters[self.at + FACE_DOWN] = 0


CARD: Final = Card("eidolon", (EIDOLON,), abilities=(Hierarchy, EldritchWisdom), arrives=anywhere)
