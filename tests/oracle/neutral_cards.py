"""How the record's neutral cards answer our questions."""

from __future__ import annotations

from mythos.core.asks import Ask
from tests.oracle.games import Line, snake
from tests.oracle.late_factions import LateReplay
from tests.oracle.replaying import called
from tests.oracle.words import MENU


class CardReplay(LateReplay):
    """A replay with answers to the questions that only cards bring."""

    owed = False
    """Passion is still to be paid for what the Yellow Sign has given up itself."""

    def prepare(self, line: Line) -> None:
        """Theirs pays Passion for own losses, after the next action; ours does not (CW-23.24,
        CW-55.1): that Power is given.
        """
        super().prepare(line)
        if self.owed:
            self.s.power[self.seat("YS")] += 1
            self.owed = False

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
        first = self.find(lambda e: e.name == "PlayDirection")
        line = self.find(lambda e: e is first or (e.name in names and e.who == who))
        if line is None or line is first:  # theirs does not ask whoever has not enough to gain
            return "decline"
        line.used = True
        if line.name == "MaoCeremonyDone":
            return "decline"
        self.owed = self.owed or "passion" in self.card(ask.seat)["books"]
        area, unit = snake(line.args[1]), snake(line.args[2])
        beside = f"mao {unit} {area}"
        return beside if beside in ask.moves else f"mao {unit}_on_gate {area}"

    def on_from_below_move(self, ask: Ask, who: str) -> str:
        """The second Nyogtha moves for nothing, at once or never."""
        line = self.find(lambda e: e.name in ("Move", "MoveDone") and e.who == who)
        if line is None or line.name == "MoveDone" or line.args[4] != "0":
            return "decline"
        line.used = True
        return f"below-move {snake(line.args[2])} {snake(line.args[3])}"

    def on_from_below_battle(self, ask: Ask, who: str) -> str:
        return self._from_below("Attack", who)

    def on_from_below_capture(self, ask: Ask, who: str) -> str:
        return self._from_below("Capture", who)

    def _from_below(self, name: str, who: str) -> str:
        """What the second Nyogtha does for nothing says so."""
        line = self.find(lambda e: e.name in MENU)
        if line is None or line.name != name or "FromBelow" not in line.text:
            return "decline"
        line.used = True
        verb = "below-battle" if name == "Attack" else "below-capture"
        return f"{verb} {snake(line.args[1])} {self.seat(line.args[2])}"
