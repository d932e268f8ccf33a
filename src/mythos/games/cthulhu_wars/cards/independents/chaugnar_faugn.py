"""Cthulhu Wars: Chaugnar Faugn, who knows every Elder Sign (CW-53.41 to CW-53.44)."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable
from itertools import combinations
from typing import Final

from mythos.core.asks import Question, Script, ask_which
from mythos.core.events import tell
from mythos.core.moves import Move
from mythos.core.seats import Seat, only
from mythos.games.cthulhu_wars.battle.clash import Clash
from mythos.games.cthulhu_wars.rules.ability import plays
from mythos.games.cthulhu_wars.rules.card import Card, GodBook, GodDeed, GodPower
from mythos.games.cthulhu_wars.rules.gates import living_gates
from mythos.games.cthulhu_wars.rules.independents import Independent
from mythos.games.cthulhu_wars.rules.moves import made
from mythos.games.cthulhu_wars.rules.shapes import OfNumber
from mythos.games.cthulhu_wars.rules.state import War
from mythos.games.cthulhu_wars.rules.units import great_old_one

CHAUGNAR: Final = great_old_one("chaugnar_faugn", 4, combat=3)
MORE_DICE: Final = 3
DISCARDED: Final = 2
ASK_CURSE: Final = Question("curse-of-chaugnar", "CW-53.44")


class DiscardSigns(Move):
    """Two Elder Signs leave the game without Doom (CW-53.43)."""

    first: int
    second: int


class ChooseSign(OfNumber):
    """Say which Elder Sign is gained (CW-53.44)."""


class AwakenChaugnar(Independent):
    """In the usual way, for 4 (CW-53.41)."""

    name = "awaken_chaugnar_faugn"
    awakens = CHAUGNAR.name


class MiriNigri(GodPower):
    """Three dice more in a zone whose Gate we control, also one that is a unit; once, and wherever
    Chaugnar Faugn is (CW-53.42).
    """

    name = "miri_nigri"
    unit = CHAUGNAR.name

    def dice(self, s: War, dice: int, clash: Clash) -> int:
        held = s.gates[self.seat] >> clash.zone & 1
        ours = held or clash.zone in living_gates(s, self.t, self.seat)
        return dice + MORE_DICE if ours else dice


class SignsForChaugnar(GodDeed):
    """As an action two unrevealed Elder Signs leave the game (CW-53.43).

    RULING: face up, so that everybody can count what is left.
    """

    name = "discard_two_signs"

    def ways(self, s: War) -> Iterable[Move]:
        pairs = dict.fromkeys(combinations(s.hidden_signs[self.seat], DISCARDED))
        return [made(DiscardSigns, *pair) for pair in pairs]

    @plays(DiscardSigns)
    def discard(self, s: War, move: DiscardSigns) -> None:
        for value in (move.first, move.second):
            s.hidden_signs[self.seat].remove(value)
        seen = {"first": move.first, "second": move.second}
        tell(s, "signs-discarded", reveals=True, seat=self.seat, **seen)


class CurseOfChaugnar(GodBook):
    """Whoever gains an Elder Sign gains the one that we choose (CW-53.44).

    RULING: only we look at the pool; whoever saw it change would know what was chosen.
    """

    name = "curse_of_chaugnar"
    answers = (ChooseSign,)

    def sees_supply(self, s: War) -> bool:
        return True

    def sign_due(self, s: War, seat: Seat) -> Script | None:
        return self._choose(s, seat) if s.sign_due and s.sign_pool else None

    def _choose(self, s: War, seat: Seat) -> Script:
        found: dict[Move, int] = {made(ChooseSign, v): v for v in sorted(set(s.sign_pool))}
        ones, twos, threes = (s.sign_pool.count(value) for value in (1, 2, 3))
        params = {"to": seat, "ones": ones, "twos": twos, "threes": threes}
        value = yield from ask_which(self.seat, ASK_CURSE, found, params)
        s.sign_due = False
        s.sign_pool.remove(value)
        insort(s.hidden_signs[seat], value)
        tell(s, "sign", seat=seat)
        tell(s, "sign-seen", only(seat), reveals=True, seat=seat, number=value)


CARD: Final = Card(
    "chaugnar_faugn",
    (CHAUGNAR,),
    box="independents_1",
    abilities=(AwakenChaugnar, MiriNigri, SignsForChaugnar, CurseOfChaugnar),
)
