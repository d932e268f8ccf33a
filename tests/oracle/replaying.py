"""Replays a recorded game at one of our tables, question by question, and compares the states.

The record is a row of decisions; ours asks the same things in slightly other places. So every
question of ours looks for its answer among the record's next lines, and a line is used once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import chain
from typing import Any

from mythos.core.asks import Ask, Draw, Roll
from mythos.core.match import Match
from mythos.games.cthulhu_wars import GAME
from mythos.games.cthulhu_wars.catalogue import CATALOGUE
from mythos.games.cthulhu_wars.rules.ability import Ability
from mythos.games.cthulhu_wars.rules.figures import counts_here
from mythos.games.cthulhu_wars.rules.gates import abandon, control
from mythos.games.cthulhu_wars.rules.moves import Order
from mythos.games.cthulhu_wars.rules.state import (
    ABANDONED,
    DOOM_TO_END,
    DOOM_TURN,
    FIRST,
    NO_GATE,
    War,
)
from tests.oracle.games import Game, Line, listed, snake
from tests.oracle.words import (
    BOOKS,
    BOUNDS,
    ENDS,
    FACES,
    GATES,
    INTERJECTIONS,
    LENDERS,
    MAIN,
    MENU,
    MET,
    NOBODY,
    WORDS,
)


class Desync(AssertionError):
    """The two games have parted; the text says where."""


class Forgetful(list[int]):
    """Theirs lets a unit move twice in a double action; ours does not (CW-4.11)."""

    def append(self, number: int) -> None:
        pass


class Replay:
    """A record and a match of ours side by side. It is also the match's fate."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.lines = game.lines
        self.at = 0
        self.actions = 0
        self.shrieks: list[str] = []
        self.blood = self.lines[0]
        self.menus = self.ours = 0
        self.given: list[tuple[str, str]] = []
        self.compared = 0
        self.match: Match[War] = Match(
            GAME, len(game.seats), options=game.options, fate=self, seed=bytes(32)
        )
        self.t = CATALOGUE.layout(self.match.state.table)
        for ability in chain(*self.t.with_orders):  # theirs asks what ours would see to
            if ability.asks:
                ability.give_order(self.match.state, Order.ASK)

    # Fate.

    def roll(self, request: Roll) -> list[int]:
        if self._single_die() and self.lines[self.at].name == "DreadCurse":
            line = self.named("DreadCurseRoll")
        elif request.count == 1 and self._single_die():
            line = self.take(lambda each: each.roll is not None and isinstance(each.roll, int))
            return [int(line.roll)]
        else:
            line = self.take(lambda each: each.name == "BattleRoll" and bool(each.roll))
        faces = [FACES[face] for face in line.roll]
        if len(faces) != request.count:
            raise Desync(f"{line}: we roll {request.count} dice")
        return faces

    def _single_die(self) -> bool:
        return self.match.state.battle is None

    def draw(self, request: Draw) -> int:
        """The next sign; in a Doom turn the next of who has it, for theirs gives Great Cthulhu his
        first at the beginning of the phase (CW-40.42).
        """
        signs = [
            each
            for each in self.lines
            if each.name == "ElderSign" and each.args[2] != "0" and not each.used
        ]
        own = [each for each in signs if each.who == self.code(self.s.turn)]
        line = own[0] if own and self.s.phase == DOOM_TURN else signs[0]
        line.used = True
        value = int(line.args[2])
        request.pile.remove(value)
        return value

    # The record.

    def ahead(self, bound: bool = False) -> Iterator[Line]:
        """The lines not used so far; with `bound` only up to the next action."""
        for line in self.lines[self.at :]:
            if bound and line.name in BOUNDS and not line.used:
                return
            if not line.used:
                yield line

    def find(self, wanted: Callable[[Line], bool], *, bound: bool = False) -> Line | None:
        return next((line for line in self.ahead(bound) if wanted(line)), None)

    def take(self, wanted: Callable[[Line], bool], *, bound: bool = False) -> Line:
        line = self.find(wanted, bound=bound)
        if line is None:
            raise Desync(f"no answer after {self.lines[min(self.at, len(self.lines) - 1)]}")
        line.used = True
        return line

    def named(self, *names: str, who: str = "", bound: bool = True) -> Line:
        return self.take(
            lambda each: each.name in names and (not who or each.who == who), bound=bound
        )

    # The replay.

    def run(self) -> None:
        while not self.match.over:
            ask = self.match.asked[0]
            try:
                move = self.answer(ask)
            except Desync as error:
                raise Desync(f"{error}, asked {ask.question.key} {list(ask.moves)[:8]}") from None
            if move not in ask.moves and move not in ask.beside:
                where = self.lines[self.at]
                raise Desync(f"{where}: {move!r} is none of {list(ask.moves)}")
            self.match.play(ask.seat, move)
            if move.startswith(("control-gate", "abandon-gate")):
                # theirs does it by itself, and passes all the same (CW-3.13)
                self.s.begun = self.s.may_count_as_main
            flaws = GAME.flaws(self.match.state)
            if flaws:
                raise Desync(f"{self.lines[self.at]}: {flaws}")

    def catch_up(self) -> None:
        """What theirs has done and ours is not asked for."""

    def prepare(self, line: Line) -> None:
        """What has to be the case before an action of theirs can be ours.

        Theirs leaves and takes Gates after it has passed, too; ours has no Unlimited Action then
        (CW-3.13).
        """
        for each in self.lines[self.at + 1 :] if line.name == "Pass" else ():
            if each.name in ENDS:
                return
            if each.name in ("AbandonGate", "ControlGate"):
                each.used = True
                self._change_gate(each)

    def _change_gate(self, line: Line) -> None:
        zone = self.t.zone(snake(line.args[1]))
        if self.s.keepers[zone] != ABANDONED:
            abandon(self.s, self.t, zone)
        if line.name == "ControlGate":
            seat = self.seat(line.who)
            control(self.s, self.t, seat, zone, self.t.kinds[seat][unit_class(line.args[2])])

    def differs(self, move: str) -> bool:
        """Is this an alternative of theirs that our reading does not have?"""
        return False

    def late_doom(self, line: Line, ask: Ask, who: str) -> str:
        """What factions that came late do in a Doom turn."""
        raise NotImplementedError

    def cathedrals(self) -> set[str]:
        return {
            self.t.board.names[zone]
            for zone in self.t.zones
            if "cathedral" in self.t.amount_of_all(Ability.markers, self.s, (), zone)
        }

    def code(self, seat: int) -> str:
        return NOBODY if seat == self.t.nobody else self.game.seats[seat]

    def seat(self, code: str) -> int:
        return self.t.nobody if code == NOBODY else self.game.seats.index(code)

    def answer(self, ask: Ask) -> str:
        """The record's answer to a question of ours."""
        self.catch_up()
        name = "on_" + ask.question.key.replace("-", "_")
        handler: Callable[[Ask, str], str] = getattr(self, name)
        return handler(ask, self.code(ask.seat))

    def on_direction(self, ask: Ask, who: str) -> str:
        line = self.named("PlayDirection", bound=False)
        self.at = self.lines.index(line)
        order = listed(line.args[1])
        following = (self.seat(order[0]) + 1) % len(order)
        return "direction " + (
            "clockwise" if self.seat(order[1]) == following else "counter_clockwise"
        )

    def on_start(self, ask: Ask, who: str) -> str:
        return f"start-in {snake(self.named('StartingRegion', who=who, bound=False).args[1])}"

    def on_first(self, ask: Ask, who: str) -> str:
        return f"name-first {self.seat(self.named('FirstPlayer', bound=False).args[1])}"

    def on_book(self, ask: Ask, who: str) -> str:
        """Their next book; those that ours took without a question are there already (CW-5.7)."""
        mine = self.card(ask.seat)["books"]
        for line in self.lines:
            if line.name == "Spellbook" and line.who == who and not line.used:
                book = BOOKS.get(line.args[1], snake(line.args[1]))
                line.used = True
                if book not in mine:
                    break
        else:
            raise Desync(f"no spellbook for {who}")
        return f"take-book {book}"

    def on_requirement(self, ask: Ask, who: str) -> str:
        for line in self.lines[self.at :]:
            if line.snapshot:
                met = set(line.snapshot["F"]["GC"]["met"])
                mine = self.card(ask.seat)["met"]
                for each in ("KillDevour1", "KillDevour2"):
                    if each in met and MET[each] not in mine:
                        return f"fulfil {MET[each]}"
        raise Desync("no requirement is met")

    @property
    def s(self) -> War:
        return self.match.state

    # The action phase.

    def on_action(self, ask: Ask, who: str) -> str:
        return self._turn(ask, who, more=False)

    def on_more(self, ask: Ask, who: str) -> str:
        return self._turn(ask, who, more=True)

    def _turn(self, ask: Ask, who: str, *, more: bool) -> str:
        while True:
            if self.at == len(self.lines) and max(self.s.doom) >= DOOM_TO_END:
                return "pass"  # theirs has ended in the turn of one without Power (CW-3.7)
            line = self.lines[self.at]
            if line.used:
                self.at += 1
            elif line.name in INTERJECTIONS:
                line.used = True
                getattr(self, INTERJECTIONS[line.name])(line)
                ask = self.match.question(ask.seat) or ask  # what it brought can be used at once
            elif line.name in GATES and line.who == who:
                step = self._gates(ask, who) if line.name != "AbandonGate" else self._leave(line)
                if step:
                    return step
                self.at += 1
                if line.name in ("EndTurn", "NextPlayer") and "end-turn" in ask.moves:
                    return "end-turn"
            elif line.name in MAIN and line.who == who:
                self.compare(line)
                self.compare_menus(line, ask)
                self.prepare(line)
                self.actions += 1
                return self._main(line)
            elif line.name in BOUNDS and "end-turn" in ask.moves:
                return "end-turn"
            elif line.name in MAIN and (line.name != "Pass" or self._has_power(line)):
                raise Desync(f"{line}: it is the turn of {who}")
            else:
                self.at += 1

    def _has_power(self, line: Line) -> bool:
        return self.s.power[self.seat(line.who)] > 0

    def _reveal(self, line: Line) -> None:
        """An interjection, in theirs as in ours."""
        for value in self._revealed(line):
            self.match.play(self.seat(line.who), f"reveal {value}")

    def _revealed(self, line: Line) -> list[int]:
        values = [int(each.strip("$")) for each in listed(line.args[1])]
        return values or self.s.hidden_signs[self.seat(line.who)][:]

    def _claim(self, line: Line) -> None:
        """The book at any time, an interjection in ours (CW-26.11)."""
        book = self.named("Spellbook", who=line.who)
        self.match.play(self.seat(line.who), f"claim-book {snake(book.args[1])}")

    def _rise(self, line: Line) -> None:
        """The Dragon at any time (CW-24.15)."""
        self.match.play(self.seat(line.who), self._ascend(line))

    def snapshot(self) -> dict[str, Any]:
        """The record's state after the line at which we stand."""
        for line in reversed(self.lines[: self.at + 1]):
            if line.snapshot:
                return line.snapshot
        raise Desync("no state")

    def _gates(self, ask: Ask, who: str) -> str:
        """Theirs take free gates by themselves and swap keepers; ours are asked."""
        names = self.t.board.names
        for area, holder in self.snapshot()["G"].items():
            if area == "Slumber":
                continue
            zone = self.t.zone(snake(area))
            code, _, kind = (holder or "").partition("/")
            unit = snake(kind) if kind else "acolyte"
            keeper = self.s.keepers[zone]
            if code != who or self._left_again(area):
                continue
            if keeper in (ABANDONED, NO_GATE):
                move = f"control-gate {names[zone]} {unit}"
                if move in ask.moves:
                    return move
            elif self.t.names[keeper] != unit and f"abandon-gate {names[zone]}" in ask.moves:
                return f"abandon-gate {names[zone]}"
        return ""

    def _leave(self, line: Line) -> str:
        """A gate is left, unless we have not taken it."""
        line.used = True
        area = snake(line.args[1])
        held = self.s.keepers[self.t.zone(area)] != ABANDONED
        return f"abandon-gate {area}" if held else ""

    def _left_again(self, area: str) -> bool:
        """Is a gate that theirs took by itself left before anything else happens? We need not take
        it at all (CW-30.7).
        """
        line = self.find(lambda e: e.name == "AbandonGate" and e.args[1] == area, bound=True)
        return line is not None and self.s.keepers[self.t.zone(snake(area))] == ABANDONED

    def _main(self, line: Line) -> str:
        """An action of theirs as the first move of ours."""
        line.used = True
        a, name = line.args, line.name
        if name == "Move":
            return f"move-unit {unit_class(a[1])} {snake(a[2])} {snake(a[3])}"
        if name == "IndependentGOO":
            return f"awaken {snake(a[1].removesuffix('Card'))} {snake(a[2])}"
        if name in ("AwakenEliminateTwoCultists", "EliminateTwoCultists"):
            self.given = [(unit, line.at.get(unit, "")) for unit in a[-2:]]
        if name == "AwakenEliminateTwoCultists":
            return self._main(self.named("Awaken", bound=False))
        if name in ("HWINTBN", "ScreamingDead"):
            self.s.moved = Forgetful()
        if name == "Shriek":
            self._note_shriek(line)
        if name == "Undimensioned":
            line.used = False  # it names the first unit, too
        verb, *places = WORDS[name]
        words = [snake(a[at]) if at > 0 else str(self.seat(a[-at])) for at in places]
        if name == "AncientSorceryUnit":
            words.append(str(self.seat(LENDERS[a[1]])))
        return " ".join([verb, *words])

    def on_second(self, ask: Ask, who: str) -> str:
        for line in self.ahead():
            if line.name in MAIN and line.who == who:
                self.at = self.lines.index(line, self.at)
                return self._main(line)
            if line.name in BOUNDS:
                return "decline"
        return "decline"

    def on_move(self, ask: Ask, who: str) -> str:
        line = self.take(lambda each: each.name in ("Move", "MoveDone") and each.who == who)
        return "done" if line.name == "MoveDone" else self._main(line)

    def on_arctic_wind(self, ask: Ask, who: str) -> str:
        """Theirs may move others before somebody follows Ithaqua."""
        line = self.find(lambda e: e.name in ("ArcticWind", "MoveDone"))
        if line is None or line.name == "MoveDone":
            return "done"
        line.used = True
        return "ride-the-wind " + called(line, line.args[2], ask, verb="ride-the-wind")

    def _ascend(self, line: Line) -> str:
        """Theirs goes to the highest Power on the table."""
        line.used = True
        return f"ascend {self.s.power.index(max(self.s.power))}"

    def _on_dragon(self) -> str:
        """Between actions, or between Gather Power and the First Player; else it is declined, and
        comes as an interjection when its line does.
        """
        passed = {"EndTurn", "NextPlayer"} | ({"PowerGather"} if self.s.phase == FIRST else set())
        for line in self.ahead():
            if line.name == "DragonAscending":
                return self._ascend(line)
            if line.name in BOUNDS - passed | {"FirstPlayer", "PlayDirection"}:
                break
        return "decline"

    def on_reaction(self, ask: Ask, who: str) -> str:
        if str(ask.moves[0]).startswith("ascend"):
            return self._on_dragon()
        if "passion" in ask.moves:
            return "passion"
        passed = {"EndTurn", "NextPlayer"} | ({"PowerGather"} if self.s.phase == FIRST else set())
        for line in self.ahead():
            if line.name in BOUNDS - passed:
                break
            if line.name == "Devolve" and who == "GC":
                line.used = True
                area = snake(line.args[1])
                beside = f"devolve acolyte {area}"
                return beside if beside in ask.moves else f"devolve acolyte_on_gate {area}"
            if line.name == "SacrificeHighPriest" and line.who == who:
                line.used = True
                return f"unspeakable-oath {snake(line.args[1])}"
        return "decline"

    def on_reaction_in_phase(self, ask: Ask, who: str) -> str:
        return self.on_reaction(ask, who)

    def on_captured(self, ask: Ask, who: str) -> str:
        return self._loses(self.named("CaptureTarget"), 3, ask)

    def on_dreams(self, ask: Ask, who: str) -> str:
        return self._loses(self.named("DreamsTarget"), 3, ask)

    def on_zingaya(self, ask: Ask, who: str) -> str:
        return "lose acolyte"

    def on_avatar(self, ask: Ask, who: str) -> str:
        return self._loses(self.named("AvatarReplacement"), 4, ask)

    def _loses(self, line: Line, place: int, ask: Ask) -> str:
        return "lose " + called(line, line.args[place], ask)

    def on_submerge(self, ask: Ask, who: str) -> str:
        line = self.named("Submerge", "SubmergeDone")
        if line.name == "SubmergeDone":
            return "done"
        unit = f"take-along {snake(line.args[2])}"
        return unit if unit in ask.moves else unit + "_on_gate"

    def on_offering(self, ask: Ask, who: str) -> str:
        return self._gives(ask)

    def on_sacrifice(self, ask: Ask, who: str) -> str:
        return self._gives(ask)

    def _gives(self, ask: Ask) -> str:
        """The next of the units that the line has named."""
        unit, where = self.given.pop(0)
        return sacrifice(unit, where, ask)

    def on_desecrate_place(self, ask: Ask, who: str) -> str:
        return f"place {snake(self.named('DesecratePlace').args[2])}"

    def on_screaming_dead(self, ask: Ask, who: str) -> str:
        number = 0
        while self.named("ScreamingDeadFollow", "ScreamingDeadDone").name != "ScreamingDeadDone":
            number += 1
        return f"follow {number}"

    def on_shriek(self, ask: Ask, who: str) -> str:
        return f"shriek-from {self.shrieks.pop(0)}" if self.shrieks else "done"

    def _note_shriek(self, line: Line) -> None:
        """Where the Byakhee come from; we do not ask for the first if there is only one place."""
        self.shrieks = []
        for each in self.lines[self.lines.index(line) + 1 :]:
            if each.name != "ShriekFrom":
                break
            self.shrieks.append(snake(each.args[1]))
        byakhee = self.t.kinds[self.seat(line.who)]["byakhee"]
        nests = [
            zone
            for zone in self.t.zones
            if self.s.figures[zone * self.t.size + byakhee]
            and zone != self.t.zone(snake(line.args[1]))
        ]
        if len(nests) == 1:
            del self.shrieks[0]

    # Negotiations.

    def on_offer(self, ask: Ask, who: str) -> str:
        """What their talks led to is what we offer at once."""
        before, after = self._talks()
        kind = "p" if before[0] == "ThousandForms" else "u"
        gave = self._given(before[1], after, who, kind)
        others = [each for each in self.game.seats if each != before[2]]
        total = sum(self._given(before[1], after, each, kind) for each in others)
        if total < int(ask.params["number"]) or (kind == "u" and before[3]):
            return "leave"
        return f"offer {gave}"

    def _talks(self) -> tuple[tuple[str, dict[str, Any], str, bool], dict[str, Any]]:
        names = ("ThousandFormsAsk", "GhrothAsk")
        first = self.find(lambda each: each.name in names)
        if first is None:
            raise Desync("no talks")
        start = self.lines.index(first)
        stop = start
        split = False
        while self.lines[stop].name in (*names, "GhrothSplit", "GhrothSplitNum", "GhrothTarget"):
            split = split or self.lines[stop].name == "GhrothSplit"
            stop += 1
        before = next(e.snapshot for e in reversed(self.lines[:start]) if e.snapshot)
        after = next(e.snapshot for e in reversed(self.lines[:stop]) if e.snapshot)
        kind = first.name.removesuffix("Ask")
        return (kind, before, first.who, split), after

    def _given(self, before: dict[str, Any], after: dict[str, Any], who: str, kind: str) -> int:
        if kind == "p":
            lost = before["F"][who]["p"] - after["F"][who]["p"]
            return max(int(lost), 0)  # who gives nothing may have gained at the same time
        return cultists(before, who) - cultists(after, who)

    def on_ghroth_share(self, ask: Ask, who: str) -> str:
        line = self.find(lambda each: each.name == "GhrothSplitNum")
        assert line is not None
        shares = Counter(listed(line.args[3]))
        return next(
            str(move)
            for move in ask.moves
            if move.values["number"] == shares[self.code(move.values["to"])]
        )

    def on_ghroth_loss(self, ask: Ask, who: str) -> str:
        line = self.find(lambda e: e.name == "GhrothTarget" and e.who == who, bound=True)
        if line is None:  # theirs may have asked nobody, where there was no choice
            return str(ask.moves[0])
        line.used = True
        unit = line.args[1]
        if line.at[unit].startswith("Slumber"):
            return f"sacrifice-slumbering {unit_class(unit)}"
        return sacrifice(unit, line.at[unit], ask)

    def on_ghroth_place(self, ask: Ask, who: str) -> str:
        line = self.named("GhrothPlace")
        return f"ghroth-place {self.seat(line.args[1])} {snake(line.args[2])}"

    # Battle.

    def on_pre_battle(self, ask: Ask, who: str) -> str:
        line = self.named(
            "PreBattleDone", "DevourPreBattle", "Absorber", "AbductPreBattle", "Invisibility",
            "SeekAndDestroy", "HowlPreBattle", "DemandSacrificePreBattle", "ShrivelingPreBattle",
            "CosmicUnityPreBattle", who=who,
        )  # fmt: skip
        if line.name == "CosmicUnityPreBattle":
            return f"cosmic-unity {unit_class(self.named('CosmicUnity').args[1])}"
        if line.name == "ShrivelingPreBattle":
            victim = self.named("Shriveling")
            return "shrivel " + called(victim, victim.args[1], ask, verb="shrivel")
        if line.name == "Absorber":
            eaten = self.named("Absorbee")
            call = called(eaten, eaten.args[2], ask, verb="absorb")
            return next(str(m) for m in ask.moves if str(m).startswith(f"absorb {call} "))
        if line.name == "Invisibility":
            target = line.args[2]
            to = self.seat(target.split("/")[0])
            return f"hide {to} " + called(line, target, ask, verb=f"hide {to}")
        if line.name == "SeekAndDestroy":
            return f"seek-and-destroy {snake(line.args[2])}"
        return {
            "PreBattleDone": "decline", "DevourPreBattle": "devour", "AbductPreBattle": "abduct",
            "HowlPreBattle": "howl", "DemandSacrificePreBattle": "demand-sacrifice",
        }[line.name]  # fmt: skip

    def on_berserkergang(self, ask: Ask, who: str) -> str:
        """Their line names the victim last."""
        return self._loses(self.named("Berserkergang"), -1, ask)

    def on_howl(self, ask: Ask, who: str) -> str:
        return self._loses(self.named("HowlUnit"), 1, ask)

    def on_howl_to(self, ask: Ask, who: str) -> str:
        unit = str(ask.moves[0]).split()[1]
        return f"retreat {unit} {snake(self.named('Howl').args[2])}"

    def on_devoured(self, ask: Ask, who: str) -> str:
        return self._loses(self.named("Devour"), 1, ask)

    def on_abducted(self, ask: Ask, who: str) -> str:
        return self._loses(self.named("Abduct"), 2, ask)

    def on_kill(self, ask: Ask, who: str) -> str:
        return self._assign("AssignKill", "assign-kill", ask)

    def on_pain(self, ask: Ask, who: str) -> str:
        return self._assign("AssignPain", "assign-pain", ask)

    def _assign(self, name: str, verb: str, ask: Ask) -> str:
        """The next result for the side that has to take one: the defender first (CW-40.16)."""
        b = self.s.battle
        assert b is not None
        left = b.kills if verb == "assign-kill" else b.pains
        owner = self.code(b.defender if left[1] else b.attacker)
        line = self.find(
            lambda e: e.name == name and bool(e.alternatives) and e.args[2] == owner, bound=True
        )
        if line is None:
            raise Desync(f"no {name} for {list(ask.moves)} near {self.lines[self.at]}")
        line.used = True
        return f"{verb} " + called(line, line.args[3], ask, verb=verb)

    def on_after_kills(self, ask: Ask, who: str) -> str:
        return self._post_battle(ask, who)

    def on_after_pains(self, ask: Ask, who: str) -> str:
        return self._post_battle(ask, who)

    def _post_battle(self, ask: Ask, who: str) -> str:
        if "emissary" in ask.moves:
            return "emissary"
        if "berserkergang" in ask.moves:
            return "berserkergang"
        for line in self.ahead(bound=True):
            move = self._ability(line) if line.who == who else ""
            if move in ask.moves:
                line.used = True
                return move
        return "decline"

    def _ability(self, line: Line) -> str:
        """A line after Kills or Pains as a move of ours."""
        if line.name == "EternalPay":
            return "eternal"
        if line.name == "UnholyGround":
            return f"unholy-ground {snake(line.args[2])}"
        if line.name == "Necrophagy":
            return f"necrophagy {snake(line.args[2])}"
        if line.name in ("HarbingerPower", "HarbingerES"):
            verb = "power" if line.name == "HarbingerPower" else "signs"
            return f"harbinger-{verb} {unit_class(line.args[1])}"
        return ""

    def on_after_battle(self, ask: Ask, who: str) -> str:
        names = ("Cannibalism", "MillionFavoredOnesX")
        line = self.find(lambda e: e.name in names and e.who == who, bound=True)
        if line is None:
            return "decline"
        line.used = True
        if line.name == "MillionFavoredOnesX":
            call = called(line, line.args[2], ask, verb="promote")
            return f"promote {call} {snake(line.args[1])}"
        return f"cannibalism {snake(line.args[2])}"

    def on_after_roll(self, ask: Ask, who: str) -> str:
        line = self.find(lambda e: e.name in ("ChannelPower", "BattleDone"), bound=True)
        if line is None or line.name != "ChannelPower":
            return "decline"
        line.used = True
        return f"channel-power {line.args[1]}"

    def on_necrophagy(self, ask: Ask, who: str) -> str:
        line = self.find(lambda each: each.name == "Necrophagy", bound=True)
        if line is None:
            return "done"
        line.used = True
        return f"necrophagy {snake(line.args[2])}"

    def on_direct_retreats(self, ask: Ask, who: str) -> str:
        order = self.find(lambda each: each.name == "RetreatOrder", bound=True)
        if order is not None:
            order.used = True
            return f"madness {self.seat(order.args[1])}"
        way = self.find(lambda each: each.name == "RetreatUnit", bound=True)
        directed = way is None or way.who == who
        return str(ask.moves[0]) if directed else "decline"

    def on_retreat(self, ask: Ask, who: str) -> str:
        unit = str(ask.moves[0]).split()[1]
        owner = self.code(int(ask.params["to"]))
        exact = self.find(
            lambda e: e.name == "RetreatUnit" and retreats(e, unit, owner), bound=True
        )
        line = exact or self.take(
            lambda e: e.name == "RetreatUnit" and retreats(e, unit, owner, beside=True), bound=True
        )
        line.used = True
        return f"retreat {unit} {snake(line.args[2])}"

    def on_surrounded(self, ask: Ask, who: str) -> str:
        line = self.named("EliminateNoWay")
        return "lose " + called(line, line.args[1], ask)

    # Dread Curse.

    def on_dread_curse_kills(self, ask: Ask, who: str) -> str:
        return self._share(ask, 4)

    def on_dread_curse_pains(self, ask: Ask, who: str) -> str:
        return self._share(ask, 5)

    def _share(self, ask: Ask, place: int) -> str:
        """The last of their lines about it has all that was shared out."""
        lines = [each for each in self.ahead(bound=True) if each.name == "DreadCurseSplit"]
        to = ask.moves[0].values["to"]
        return f"share {to} {listed(lines[-1].args[place]).count(self.code(to))}"

    def on_cursed_kill(self, ask: Ask, who: str) -> str:
        return self._cursed(ask, who, "Kill")

    def on_cursed_pain(self, ask: Ask, who: str) -> str:
        return self._cursed(ask, who, "Pain")

    def _cursed(self, ask: Ask, who: str, result: str) -> str:
        """Theirs does not ask whether it is the one on the gate: it comes last."""
        line = self.find(
            lambda e: e.name == "DreadCurseAssign" and e.args[5:7] == [who, result], bound=True
        )
        if line is None:
            return str(ask.moves[0])
        line.used = True
        unit = f"lose {snake(line.args[7])}"
        return unit if unit in ask.moves else f"{unit}_on_gate"

    def on_cursed_way(self, ask: Ask, who: str) -> str:
        unit, owner = str(ask.params["unit"]), self.code(int(ask.params["to"]))
        line = self.take(
            lambda e: (
                e.name == "DreadCurseRetreatTo" and e.args[3] == owner and snake(e.args[4]) == unit
            ),
            bound=True,
        )
        return f"retreat {str(ask.moves[0]).split()[1]} {snake(line.args[5])}"

    # The Doom Phase.

    def on_doom(self, ask: Ask, who: str) -> str:
        names = (
            "Ritual", "BloodSacrifice", "DoomDone", "DragonDescendingDoom", "DragonAscending",
            "RevealES", "SacrificeHighPriest", "NeutralMonsters", "DeathFromBelow",
            "DematerializationMoveUnit",
        )  # fmt: skip
        line = self.take(lambda e: e.name in names and e.who == who)
        if line.name == "RevealES":
            self._reveal(line)
            return self.on_doom(self.match.asked[0], who)
        if line.name == "SacrificeHighPriest":
            self.match.play(ask.seat, f"unspeakable-oath {snake(line.args[1])}")
            return self.on_doom(self.match.asked[0], who)
        if line.name == "DragonAscending" and self._ascend(line) not in ask.moves:
            self._rise(line)  # after the ritual ours does not ask for it any more (CW-24.15)
            return self.on_doom(self.match.asked[0], who)
        if line.name == "NeutralMonsters":
            return f"buy {snake(line.args[1].removesuffix('Card'))}"
        if line.name in names[-2:]:
            return self.late_doom(line, ask, who)
        if line.name == "DragonAscending":
            return self._ascend(line)
        if line.name == "DragonDescendingDoom":
            return "descend"
        if line.name == "BloodSacrifice":
            self.blood = line
            return "blood-sacrifice"
        return "done" if line.name == "DoomDone" else "perform-ritual"

    def on_signs(self, ask: Ask, who: str) -> str:
        """Time to reveal, and nothing else to do: the answer is the last sign, or the one with
        which the game ends.
        """
        line = self.find(lambda e: e.name in ("RevealES", "DoomDone") and e.who == who)
        if line is None or line.name == "DoomDone":
            return self.on_doom(ask, who)
        line.used = True
        values = self._revealed(line)
        while len(values) > 1 and self.s.doom[ask.seat] + values[0] < DOOM_TO_END:
            self.match.play(ask.seat, f"reveal {values.pop(0)}")
        return f"reveal {values[0]}"

    def on_blood(self, ask: Ask, who: str) -> str:
        unit = self.blood.args[2]
        return sacrifice(unit, self.blood.at[unit], ask)

    # Comparing.

    def compare(self, line: Line) -> None:
        """Power, Doom, signs, books, requirements, units, gates, captives must agree."""
        self.compared += 1
        theirs = next(e.snapshot for e in reversed(self.lines[: self.at]) if e.snapshot)
        assert theirs is not None
        if self.cathedrals() != {snake(area) for area in theirs.get("cath", [])}:
            raise Desync(f"before {line}: our cathedrals are {self.cathedrals()}")
        for seat, code in enumerate(self.game.seats):
            ours = self.card(seat)
            card = their_card(theirs["F"][code])
            card["books"] |= self._early(code)
            card["met"] |= ours["met"] & self._soon_met(code)
            for key, value in card.items():
                if ours[key] != value:
                    raise Desync(f"before {line}: {code} {key}: ours {ours[key]}, theirs {value}")
        gates = {snake(area): (who or "").split("/")[0] for area, who in theirs["G"].items()}
        if self.gates() != gates:
            raise Desync(f"before {line}: gates: ours {self.gates()}, theirs {gates}")

    def _early(self, who: str) -> set[str]:
        """Spellbooks that theirs hands out only after the next action (CW-5.7)."""
        later = [e for e in self.lines[self.at :] if e.name == "Spellbook" and e.used]
        return {BOOKS.get(e.args[1], snake(e.args[1])) for e in later if e.who == who}

    def _soon_met(self, who: str) -> set[str]:
        """Requirements that theirs looks at only after the next action (CW-3.12)."""
        after = next(e.snapshot for e in self.lines[self.at :] if e.snapshot)
        return {MET[each] for each in after["F"][who]["met"]}

    def compare_menus(self, line: Line, ask: Ask) -> None:
        """What they could have done instead we could have done too, and the other way round."""
        theirs: set[str] = set()
        for text in (*line.alternatives, line.text):
            other = Line({"i": line.number, "a": text})
            if other.name in MENU:
                for move in self._first_moves(other):
                    self.menus += 1
                    theirs.add(move)
                    if move not in ask.moves and not self.differs(move):
                        raise Desync(f"{line}: {move!r} is none of {list(ask.moves)}")
        for ours in map(str, ask.moves):
            self.ours += 1
            if ours not in theirs and not self.ours_alone(ask, ours):
                raise Desync(f"{line}: they know nothing of {ours!r}, only of {sorted(theirs)}")

    def _first_moves(self, line: Line) -> list[str]:
        """What an alternative would be for us; nothing is done."""
        if line.name in ENDS:
            return ["end-turn"]
        if line.name == "Shriek":
            return [f"shriek {snake(line.args[1])}"]
        if line.name == "AwakenEliminateTwoCultists":
            return [f"awaken {snake(line.args[1])} {snake(z)}" for z in listed(line.args[2])]
        moved, given = self.s.moved, self.given
        move = self._main(line)
        self.s.moved, self.given = moved, given
        return [move]

    def ours_alone(self, ask: Ask, move: str) -> bool:
        """Gates are taken and left by the player (CW-3.14, CW-3.15). After a Summon that came first
        there is a main action left (CW-40.6). Brainless ones start alone, and only stop in company
        (CW-40.9).
        """
        verb, *words = move.split(" ")
        if verb in ("control-gate", "abandon-gate"):
            return True
        if verb == "move-unit" and words[0] == "reanimated":
            there = counts_here(self.s, self.t, ask.seat, self.t.zone(words[1]))
            return sum(map(bool, there)) == 1
        return self.s.may_count_as_main and self.s.deed.startswith("summon ")

    def card(self, seat: int) -> dict[str, Any]:
        s, t = self.s, self.t
        places: dict[str, dict[str, int]] = {}
        for place in (*t.zones, *t.cards, t.gone):
            kinds = t.own(s, seat).kinds
            held = {t.names[k]: s.figures[place * t.size + k] for k in kinds}
            held = {unit: number for unit, number in held.items() if number}
            if held:
                name = self._place_name(place, seat)
                places[name] = dict(Counter(held) + Counter(places.get(name, {})))
        prison = t.prisons[seat] * t.size
        return {
            "power": s.power[seat],
            "doom": s.doom[seat],
            "signs": s.hidden_signs[seat],
            "books": {b.name for b in t.books[seat] if s.books[seat] & b.bit},
            "met": {r.name for r in t.requirements[seat] if not r.open(s)},
            "units": places,
            "captives": {
                (self.code(s.owner[k]), t.names[k]): s.figures[prison + k]
                for k in range(t.size)
                if s.figures[prison + k]
            },
        }

    def _place_name(self, place: int, seat: int) -> str:
        """What theirs calls a place of ours: an Area, or a way of being off the map."""
        t = self.t
        if place < t.pool:
            return t.board.names[place]
        if place == t.gone:
            return "extinct"
        if place != t.cards[seat]:
            return "sorcery"
        return "deep" if self.code(seat) == "GC" else "slumber"

    def gates(self) -> dict[str, str]:
        s, t = self.s, self.t
        names = (*t.board.names, *["slumber"] * t.players)
        return {
            names[zone]: "" if keeper == ABANDONED else self.code(s.owner[keeper])
            for zone, keeper in enumerate(s.keepers)
            if keeper != NO_GATE
        }


def unit_class(unit: str) -> str:
    """`GC/DeepOne/1` is our `deep_one`."""
    return snake(unit.split("/")[1])


def called(line: Line, unit: str, ask: Ask, verb: str = "lose") -> str:
    """What a unit of theirs is called in our moves."""
    name, where = unit_class(unit), line.at.get(unit, "")
    best = name + "_hit" * ("half" in where) + "_on_gate" * ("*" in where)
    for call in (best, name, name + "_on_gate", name + "_hit"):
        if any(f"{move} ".startswith(f"{verb} {call} ") for move in ask.moves):
            return call
    raise Desync(f"{line}: {name} is in none of {list(ask.moves)}")


def sacrifice(unit: str, where: str, ask: Ask) -> str:
    """A unit of theirs given up from anywhere."""
    area = snake(where.strip("*").split(":")[0])
    call = unit_class(unit) + "_on_gate" * where.endswith("*")
    move = f"sacrifice {call} {area}"
    return move if move in ask.moves else f"sacrifice {unit_class(unit)}_on_gate {area}"


def retreats(line: Line, unit: str, owner: str, *, beside: bool = False) -> bool:
    """Is this the retreat of a unit that we call so? With `beside` the Gate does not matter."""
    name = line.args[1]
    if not name.startswith(owner):
        return False
    on_gate = "*" in line.at.get(name, "")
    plain = unit.removesuffix("_hit")
    if beside:
        return unit_class(name) == plain.removesuffix("_on_gate")
    return unit_class(name) + "_on_gate" * on_gate == plain


def cultists(snapshot: dict[str, Any], who: str) -> int:
    units = snapshot["F"][who]["u"].values()
    return sum(each.get("Acolyte", 0) + each.get("HighPriest", 0) for each in units)


def their_card(card: dict[str, Any]) -> dict[str, Any]:
    return {
        "power": card["p"],
        "doom": card["d"],
        "signs": sorted(card["es"]),
        "books": {BOOKS.get(b, snake(b)) for b in card["sb"]},
        "met": {MET[m] for m in card["met"]},
        "units": {
            snake(area): {snake(unit): number for unit, number in units.items()}
            for area, units in card["u"].items()
        },
        "captives": {
            (owner, snake(unit)): number
            for owner, units in card.get("cap", {}).items()
            for unit, number in units.items()
        },
    }
