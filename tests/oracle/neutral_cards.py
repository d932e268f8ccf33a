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

    def on_rearranged(self, ask: Ask, who: str) -> str:
        line = self.take(lambda e: e.name.startswith("Undimensioned") and e.who == who)
        if line.name == "UndimensionedDone":
            return "done"
        return "rearranged " + " ".join(snake(each) for each in line.args[2:5])

    def on_recriminations(self, ask: Ask, who: str) -> str:
        return self.on_book(ask, who)

    def on_mao(self, ask: Ask, who: str) -> str:
        """Theirs does not say who stands on the Gate: he goes last."""
        names = ("MaoCeremony", "MaoCeremonyDone")
        line = self.find(lambda e: e.name in names and e.who == who)
        if line is None:
            return "decline"
        line.used = True
        if line.name == "MaoCeremonyDone":
            return "decline"
        area, unit = snake(line.args[1]), snake(line.args[2])
        beside = f"mao {unit} {area}"
        return beside if beside in ask.moves else f"mao {unit}_on_gate {area}"
