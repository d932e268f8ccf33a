"""How the record's neutral cards answer our questions."""

from __future__ import annotations

from mythos.core.asks import Ask
from tests.oracle.games import snake
from tests.oracle.late_factions import LateReplay
from tests.oracle.replaying import called


class CardReplay(LateReplay):
    """A replay with answers to the questions that only cards bring."""

    def on_arrival(self, ask: Ask, who: str) -> str:
        """The figures of a purchase, and those that follow in a summoning."""
        line = self.named("LoyaltyCardSummon", "FreeSummon", who=who, bound=False)
        return f"arrive {snake(line.args[2])}"

    def on_rider(self, ask: Ask, who: str) -> str:
        line = self.find(lambda e: e.name == "ShantakCarryCultist" and e.who == who, bound=True)
        if line is None:
            return "decline"
        line.used = True
        return "mount " + called(line, line.args[2], ask, verb="mount")
