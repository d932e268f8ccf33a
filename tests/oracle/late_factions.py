"""How the record's Ancients and Sleeper answer our questions."""

from __future__ import annotations

from mythos.core.asks import Ask
from mythos.games.cthulhu_wars.factions.the_ancients import Brainless, Cathedrals
from mythos.games.cthulhu_wars.factions.windwalker import IceAgeBook
from mythos.games.cthulhu_wars.factions.yellow_sign import TOKENS, DesecratePower
from mythos.games.cthulhu_wars.rules.figures import choices, count, zones_with
from tests.oracle.games import Game, Line, snake
from tests.oracle.replaying import Replay
from tests.oracle.words import ENDS, GIFTS, MAIN


class LateReplay(Replay):
    """A replay with answers to the questions that only these two bring."""

    inserted = False
    """The action before a battle has been taken."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.advanced: set[int] = set()
        """Which Serpent Men's Power was given before they returned."""

    def on_free_monster(self, ask: Ask, who: str) -> str:
        line = self.named(*GIFTS, who=who)
        return f"summon {snake(line.args[2])} {snake(line.args[3])}"

    def on_festival(self, ask: Ask, who: str) -> str:
        return f"festival-for {self.seat(self.named('FestivalUnManSummon').args[1])}"

    def on_unholy_ground(self, ask: Ask, who: str) -> str:
        return self._loses(self.named("UnholyGroundEliminate"), 2, ask)

    def on_dematerialize(self, ask: Ask, who: str) -> str:
        names = ("DematerializationMoveUnit", "DematerializationDone")
        line = self.named(*names, who=who, bound=False)
        if line.name == "DematerializationDone":
            return "done"
        unit = f"carry {snake(line.args[3])}"
        return unit if unit in ask.moves else f"{unit}_on_gate"

    def on_capture_monster(self, ask: Ask, who: str) -> str:
        return f"lose {snake(self.named('CaptureMonsterUnit').args[3])}"

    def on_demand_sacrifice(self, ask: Ask, who: str) -> str:
        names = ("DemandSacrificeProvideES", "DemandSacrificeKillsArePains")
        line = self.named(*names, who=who)
        return "grant-mercy" if line.name == names[1] else f"grant-sign {self.seat('SL')}"

    def on_serpent_returns(self, ask: Ask, who: str) -> str:
        """Theirs returns in its own Doom turn, ours after all of them (CW-40.12)."""
        line = next(e for e in self.lines if e.name == "AncientSorceryPlace" and not e.used)
        line.used = True
        self.s.power[ask.seat] -= line.number in self.advanced
        return f"serpent-returns {snake(line.args[1])}"

    def catch_up(self) -> None:
        """Theirs also gives up Cathedrals when none is left in the battle (CW-28.22) or nobody is
        left to lose (CW-40.50): what ours was not asked for is taken off.
        """
        for line in self.ahead(bound=True) if self.s.battle is None else ():
            if line.name == "UnholyGround":
                line.used = True
                ability = self.t.ability(self.seat("AN"), Cathedrals)
                ability.tear_down(self.s, self.t.zone(snake(line.args[2])))

    def prepare(self, line: Line) -> None:
        """Theirs taxes neither Lethargy nor Capture Monster (CW-25.40, CW-26.20): what ours will
        pay too much is given before.
        """
        super().prepare(line)
        if line.name in ("LethargyMain", "CaptureMonster"):
            seat = self.seat(line.who)
            god = self.t.kinds[seat]["tsathoggua"]
            for zone in zones_with(self.s, self.t, god):
                self.s.power[seat] += self.t.price(self.s, seat, 0, zone)

    def on_declared(self, ask: Ask, who: str) -> str:
        """Theirs says in the state of the declaration that an action comes before the battle."""
        attack = next(e for e in reversed(self.lines) if e.name == "Attack" and e.used)
        self.inserted = attack.snapshot is None or "nexus" not in attack.snapshot
        return "decline" if self.inserted else str(ask.moves[0])

    def on_energy_nexus(self, ask: Ask, who: str) -> str:
        """One action, or none; theirs ends it like a turn."""
        for line in self.ahead() if not self.inserted else ():
            if line.who == who and line.name in MAIN:
                move = self._main(line)
                self._end_of_nexus(who)
                self.inserted = True
                return move
            if line.who == who and line.name in ENDS:
                line.used = True
                break
        return "done"

    def _end_of_nexus(self, who: str) -> None:
        line = self.find(lambda e: e.who == who and e.name in ENDS)
        if line is not None:
            line.used = True

    def ours_alone(self, ask: Ask, move: str) -> bool:
        """A second Serpent Man may go onto a card, like the first, and what is borrowed can be used
        at once (CW-25.13 says nothing).
        """
        verb, *words = move.split(" ")
        if verb == "summon" and self.s.deed.startswith("ancient-sorcery "):
            return True
        if verb != "ancient-sorcery":
            return super().ours_alone(ask, move)
        t = self.t
        serpent = t.kinds[self.seat("SL")]["serpent_man"]
        return bool(count(self.s, t, serpent, t.cards[int(words[1])]))

    def on_doom(self, ask: Ask, who: str) -> str:
        """What Serpent Men bring theirs in its Doom turn ours has only later: it is lent."""
        for line in self.ahead():
            if line.name == "DoomDone" and line.who == who:
                break
            if line.name == "AncientSorceryPlace" and line.who == who:
                self.s.power[ask.seat] += line.number not in self.advanced
                self.advanced.add(line.number)
        return super().on_doom(ask, who)

    def late_doom(self, line: Line, ask: Ask, who: str) -> str:
        a = [snake(each) for each in line.args]
        if line.name == "DeathFromBelow":
            return f"death-from-below {a[2]} {a[1]}"
        portable = self.t.own(self.s, ask.seat).portable
        alike = len(choices(self.s, self.t, portable, self.t.zone(a[1]))) == 1
        line.used = alike  # the first goes without a question; otherwise it is named, too
        return f"dematerialize {a[1]} {a[2]}"

    def differs(self, move: str) -> bool:
        """Theirs desecrates with nothing to place, or without a token left (CW-40.32); puts the
        Ice Age token where it lies (CW-26.19); lets a Reanimated stop alone (CW-40.9); knows two
        kinds of Areas without a mark for Cathedrals (CW-40.13).
        """
        s, t, seat = self.s, self.t, self.s.turn
        verb, *words = move.split()
        zone = t.zone(words[-1]) if words and words[-1] in t.board.numbers else -1
        if verb == "desecrate":
            power = t.ability(seat, DesecratePower)
            return not power.cheap(s) or s.counters[power.at].bit_count() == TOKENS
        if verb == "ice-age":
            return "ice_age" in t.ability(seat, IceAgeBook).markers(s, (), zone)
        if verb == "move-unit":
            brainless = t.ability(seat, Brainless) if self.code(seat) == "AN" else None
            alone = brainless is not None and brainless.active(s) and brainless.alone(s, zone)
            return alone and words[0] == "reanimated"
        plain = [t.zone(name) for name in self.cathedrals() if not t.board.glyph[t.zone(name)]]
        return verb == "build-cathedral" and not t.board.glyph[zone] and bool(plain)
