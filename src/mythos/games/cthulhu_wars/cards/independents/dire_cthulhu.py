"""Cthulhu Wars: Dire Cthulhu, lord and master (CW-53.211 to CW-53.214)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mythos.core.asks import Question, Script, Steps, ask_which
from mythos.core.events import tell
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.battle.fighters import fighters, of_kind
from mythos.games.cthulhu_wars.battle.retreat import ways_out
from mythos.games.cthulhu_wars.battle.tactics import Tactic
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.card import Card, GodBook, GodPower, GodRequirement
from mythos.games.cthulhu_wars.rules.figures import choices, figure_name, here, shift
from mythos.games.cthulhu_wars.rules.independents import Independent
from mythos.games.cthulhu_wars.rules.losses import eliminate, hear_losses, kill, pick_here
from mythos.games.cthulhu_wars.rules.negotiation import distribute
from mythos.games.cthulhu_wars.rules.signs import gain_signs
from mythos.games.cthulhu_wars.rules.state import Battle, How, Loss, War
from mythos.games.cthulhu_wars.rules.units import Kind, Trait, great_old_one

NAME: Final = "dire_cthulhu"
NEEDED: Final = 3
MOST_SEATS: Final = 8
ASK_KILLS: Final = Question("non-euclidean-kills", "CW-53.214")
ASK_PAINS: Final = Question("non-euclidean-pains", "CW-53.214")
ASK_BYSTANDER_KILL: Final = Question("bystander-kill", "CW-53.214")
ASK_BYSTANDER_PAIN: Final = Question("bystander-pain", "CW-53.214")
ASK_BYSTANDER_WAY: Final = Question("bystander-way", "CW-53.214")
ASK_BYSTANDER_LOST: Final = Question("bystander-lost", "CW-53.214")


class AwakenDireCthulhu(Independent):
    """In the usual way, for 6; an Elder Sign with it (CW-53.211)."""

    name = "awaken_dire_cthulhu"
    awakens = NAME

    def reward(self, s: War, zone: Zone) -> Script | None:
        return gain_signs(s, self.t, self.seat, 1)


class LordAndMaster(GodPower):
    """An Elder Sign when we awaken another independent Great Old One (CW-53.212)."""

    name = "lord_and_master"
    unit = NAME

    def awakened(self, s: War, kind: Kind) -> Script | None:
        other = kind in self.t.independent and kind != self.kind
        return gain_signs(s, self.t, self.seat, 1) if other else None


class KillThree(Tactic, GodRequirement):
    """Kill three enemy units in one battle (CW-53.213). The counter: how many so far."""

    name = "kill_3_in_battle"
    counters = 1

    def battle_begins(self, s: War, b: Battle) -> None:
        s.counters[self.at] = 0

    def enemy_lost(self, s: War, loss: Loss) -> None:
        ours = loss.by == self.seat and loss.owner in self.enemies
        if ours and loss.in_battle and loss.how == How.KILLED:
            s.counters[self.at] += 1
            if s.counters[self.at] >= NEEDED:
                self.earn(s)

    def tally(self, s: War) -> Sequence[tuple[int, int]]:
        fights = s.battle is not None and self.side(s.battle) >= 0
        return ((min(s.counters[self.at], NEEDED) if fights else 0, NEEDED),)


class NonEuclidean(Tactic, GodBook):
    """Results that we scored may go to whoever has units in the zone, also bystanders (CW-53.214).

    The counters: the Kills and the Pains of each seat that does not fight.

    RULING: shared out when the dice stand, Kills first, as far as there are units; bystanders bear
    theirs when both sides are done, and have nothing to answer with.
    """

    name = "non_euclidean"
    unit = NAME
    counters = 2 * MOST_SEATS
    sequence = 1

    def dice_stand(self, s: War, b: Battle) -> Script | None:
        side = self.side(b)
        if side < 0 or not of_kind(b, self.kind):
            return None
        scored = b.kills[1 - side] + b.pains[1 - side]
        others = self._bystanders(s, b)
        return self._share_out(s, b, others) if scored and others else None

    def _bystanders(self, s: War, b: Battle) -> list[Seat]:
        order = self.t.turn_order(s)
        fight = (b.attacker, b.defender)
        return [seat for seat in order if seat not in fight and here(s, self.t, seat, b.zone)]

    def _kinds(self, s: War, seat: Seat, proof: Trait) -> list[Kind]:
        t = self.t
        return [kind for kind in t.own(s, seat).kinds if not t.traits[kind] & int(proof)]

    def _number(self, s: War, seat: Seat, zone: Zone, proof: Trait) -> int:
        return sum(s.figures[zone * self.t.size + k] for k in self._kinds(s, seat, proof))

    def _share_out(self, s: War, b: Battle, others: Sequence[Seat]) -> Script:
        side, enemy = 1 - self.side(b), self.enemy(b)
        standing = len(fighters(b, side))
        spent = dict.fromkeys(others, 0)
        for at, results, question, proof in (
            (0, b.kills, ASK_KILLS, Trait.NO_KILL),
            (MOST_SEATS, b.pains, ASK_PAINS, Trait.NO_PAIN),
        ):
            room = {o: max(self._number(s, o, b.zone, proof) - spent[o], 0) for o in others}
            limits = {**room, enemy: max(results[side], standing)}
            shares = yield from distribute(self.seat, question, limits, results[side])
            for other in others:
                s.counters[self.at + at + other] = shares[other]
                spent[other] += shares[other]
                results[side] -= shares[other]
                if shares[other]:
                    self.tell(s, "non-euclidean", to=other, number=shares[other])

    def after_own_battle(self, s: War, b: Battle) -> Script | None:
        """Heard also when Dire Cthulhu is lost: what was shared out runs its course (CW-10.7)."""
        took_part = any(
            kind == self.kind and b.side[f] == self.side(b) for f, kind in enumerate(b.kinds)
        )
        mine = range(self.at, self.at + self.counters)
        return self._strike(s, b) if took_part and any(s.counters[at] for at in mine) else None

    def _strike(self, s: War, b: Battle) -> Script:
        kills = s.counters[self.at : self.at + MOST_SEATS]
        pains = s.counters[self.at + MOST_SEATS : self.at + 2 * MOST_SEATS]
        for at in range(self.at, self.at + self.counters):
            s.counters[at] = 0
        for seat, number in enumerate(kills):
            for left in range(number, 0, -1):
                kind, on_gate = yield from self._victim(s, b, seat, ASK_BYSTANDER_KILL, left)
                kill(s, self.t, kind, b.zone, self.seat, on_gate=on_gate)
        for seat, number in enumerate(pains):
            if number:
                yield from self._drive_away(s, b, seat, number)
        yield from hear_losses(s, self.t)

    def _victim(
        self, s: War, b: Battle, seat: Seat, question: Question, left: int
    ) -> Steps[tuple[Kind, bool]]:
        """His owner picks him; no question if all are hit."""
        proof = Trait.NO_KILL if question is ASK_BYSTANDER_KILL else Trait.NO_PAIN
        kinds = self._kinds(s, seat, proof)
        if left >= self._number(s, seat, b.zone, proof):
            return choices(s, self.t, kinds, b.zone)[0]
        return (yield from pick_here(s, self.t, seat, question, kinds, b.zone))

    def _drive_away(self, s: War, b: Battle, seat: Seat, number: int) -> Script:
        """Not into our zones; without a way one of them is eliminated, as in a battle
        (CW-10.31, CW-10.32).
        """
        t, ways = self.t, ways_out(s, self.t, b.zone, self.seat)
        if not ways:
            kinds = self._kinds(s, seat, Trait.NO_PAIN)
            kind, on_gate = yield from pick_here(s, t, seat, ASK_BYSTANDER_LOST, kinds, b.zone)
            eliminate(s, t, kind, b.zone, self.seat, on_gate=on_gate)
            return
        for left in range(number, 0, -1):
            kind, on_gate = yield from self._victim(s, b, seat, ASK_BYSTANDER_PAIN, left)
            name = figure_name(t, kind, on_gate)
            found = {t.retreat[way][name]: way for way in ways}
            params: dict[str, int | str] = {"unit": t.names[kind], "to": seat}
            zone = yield from ask_which(seat, ASK_BYSTANDER_WAY, found, params)
            shift(s, t, kind, b.zone, zone, on_gate=on_gate)
            tell(s, "retreated", seat=seat, unit=t.names[kind], zone=t.board.names[zone])


CARD: Final = Card(
    "dire_cthulhu",
    (great_old_one(NAME, 6, combat=3),),
    box="dire",
    abilities=(AwakenDireCthulhu, LordAndMaster, KillThree, NonEuclidean),
)
