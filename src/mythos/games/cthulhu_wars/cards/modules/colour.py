"""Cthulhu Wars: the Colour Out of Space, Gates in ten colours (CW-58)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from mythos.core.asks import Ask, Question, Roll, Script, Steps, ask_which
from mythos.core.events import tell
from mythos.core.moves import Move
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.cards.colours import COLOURS, GLOWING, TABLE, Column, Effect
from mythos.games.cthulhu_wars.rules.ability import CardAbility
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.card import Card, Sort
from mythos.games.cthulhu_wars.rules.figures import choices, figure_name
from mythos.games.cthulhu_wars.rules.losses import eliminate, pick_here
from mythos.games.cthulhu_wars.rules.moves import DECLINE, made
from mythos.games.cthulhu_wars.rules.places import here
from mythos.games.cthulhu_wars.rules.set_up import MOST_SEATS
from mythos.games.cthulhu_wars.rules.shapes import AtZone
from mythos.games.cthulhu_wars.rules.state import ABANDONED, NO_GATE, War
from mythos.games.cthulhu_wars.rules.units import Kind

METEORITE: Final = 1
FERTILITY: Final = 2
DEPARTURE: Final = 6
OFF_MAP: Final = (Effect.FEAST, Effect.OWN_LOSS, Effect.SWAP, Effect.FADE)
"""What a Gate on a faction card does not do."""
SIGNS: Final = len(COLOURS)
"""The first counter of the Elder Signs that rituals bring."""
BARRED: Final = SIGNS + MOST_SEATS
"""The counter of those who may perform none."""

ASK_COLOUR: Final = Question("gate-colour", "CW-58.1")
ASK_METEORITE: Final = Question("meteorite", "CW-58.2")
ASK_DEPARTURE: Final = Question("departure", "CW-58.2")
ASK_SWAP: Final = Question("colour-swap", "CW-58.3")
ASK_FADE: Final = Question("colour-fade", "CW-58.3")
ASK_FEAST: Final = Question("colour-feast", "CW-58.3")
ASK_OWN_LOSS: Final = Question("colour-loss", "CW-58.3")
ASK_NEXT: Final = Question("colour-next", "CW-58.3")
ASK_GLOW: Final = Question("colour-glow", "CW-58.4")
ASK_GLOW_SWAP: Final = Question("colour-glow-swap", "CW-58.4")


class PaintGate(Move):
    """The Gate has this colour (CW-58.1)."""

    colour: str


class PlainGate(Move):
    """The Gate is a normal one (CW-58.1)."""


class PickGate(AtZone):
    """The Gate of this zone is meant (CW-58.2, CW-58.3)."""


class Fade(AtZone):
    """The coloured Gate of this zone becomes a normal one (CW-58.2, CW-58.3)."""


class Consume(Move):
    """This unit of a seat is eliminated (CW-58.3)."""

    to: int
    unit: str


class ColourActs(Move):
    """The Gate of this colour acts next (CW-58.3)."""

    colour: str


class GlowAs(Move):
    """The glowing Gate does what this colour does (CW-58.4)."""

    colour: str


class ColourOutOfSpace(CardAbility):
    """Whoever brings a Gate into play may choose a colour for it; in every Doom Phase a die says
    what the colours do (CW-58.1 to CW-58.4). The counters: for each colour the place of its Gate,
    counted from 1, and 0 in the supply; the Elder Signs that each seat's ritual brings; the seats
    that may perform none, as bits.

    It concerns all seats from the beginning; what happens once is done by the first of them.
    """

    name = "colour_out_of_space"
    counters = BARRED + 1
    answers = (PaintGate, PlainGate, PickGate, Fade, Consume, ColourActs, GlowAs)
    sequence = -1
    """The die falls before anything else in the Doom Phase."""

    def in_effect(self, s: War) -> bool:
        return True

    # Which Gate has which colour.

    def place_of(self, s: War, colour: str) -> int:
        """Where the Gate of a colour is; -1 in the supply."""
        return s.counters[self.at + COLOURS.index(colour)] - 1

    def colour_at(self, s: War, place: int) -> str:
        """The colour of the Gate of a place; empty for a normal one, or none."""
        return next((each for each in COLOURS if self.place_of(s, each) == place), "")

    def paint(self, s: War, colour: str, place: int) -> None:
        """A Gate has this colour from now on; -1 puts it back into the supply."""
        s.counters[self.at + COLOURS.index(colour)] = place + 1

    def controller(self, s: War, colour: str) -> Seat:
        """Who controls the Gate of a colour; nobody if it is abandoned or in the supply."""
        place = self.place_of(s, colour)
        keeper = s.keepers[place] if place >= 0 else NO_GATE
        return self.t.nobody if keeper in (NO_GATE, ABANDONED) else s.owner[keeper]

    def controlled(self, s: War, seat: Seat) -> list[str]:
        return [colour for colour in COLOURS if self.controller(s, colour) == seat]

    def coloured(self, s: War) -> list[Zone]:
        """The zones with a coloured Gate, whoever controls it."""
        places = [self.place_of(s, colour) for colour in COLOURS]
        return sorted(place for place in places if place in self.t.zones)

    def supply(self, s: War) -> list[str]:
        return [colour for colour in COLOURS if self.place_of(s, colour) < 0]

    def gate_moved(self, s: War, origin: int, place: int) -> None:
        if self.seat == 0 and (colour := self.colour_at(s, origin)):
            self.paint(s, colour, place)

    def gate_removed(self, s: War, zone: Zone) -> None:
        if self.seat == 0 and (colour := self.colour_at(s, zone)):
            self.paint(s, colour, -1)

    def gate_created(self, s: War, seat: Seat, zone: Zone) -> Script | None:
        """Normal, or any colour that is to be had; the glowing one only for whoever controls
        another coloured Gate (CW-58.1).
        """
        if seat != self.seat:
            return None
        first = not self.controlled(s, seat)
        found = [each for each in self.supply(s) if not (first and each == GLOWING)]
        return self._choose(s, zone, found) if found else None

    def _choose(self, s: War, zone: Zone, colours: Sequence[str]) -> Script:
        moves: list[Move] = [made(PlainGate), *(made(PaintGate, each) for each in colours)]
        name = self.t.board.names[zone]
        answer = yield Ask(self.seat, ASK_COLOUR, moves, {"zone": name})
        if isinstance(answer, PaintGate):
            self.paint(s, answer.colour, zone)
            self.tell(s, "gate-painted", colour=answer.colour, zone=name)

    # The die.

    def doom_phase_begins(self, s: War) -> Script | None:
        return self._fall(s) if self.seat == 0 else None

    def _fall(self, s: War) -> Script:
        """A 6 lets colours depart and is thrown again; a second 6 does nothing (CW-58.2)."""
        self._forget(s)
        face = yield from self._roll(s)
        if face == DEPARTURE:
            yield from self._depart(s)
            face = yield from self._roll(s)
        if face == METEORITE:
            yield from self._meteorite(s)
        elif face != DEPARTURE:
            yield from self._act_all(s, {c: row[face - FERTILITY] for c, row in TABLE.items()})

    def _roll(self, s: War) -> Steps[int]:
        (face,) = yield Roll(6)
        tell(s, "colour-roll", number=face)
        return int(face)

    def doom_over(self, s: War) -> None:
        if self.seat == 0:
            self._forget(s)

    def _forget(self, s: War) -> None:
        """What rituals bring, and who may perform none, is for one Doom Phase."""
        for number in range(SIGNS, BARRED + 1):
            s.counters[self.at + number] = 0

    def _meteorite(self, s: War) -> Script:
        """The first in turn order without a coloured Gate gives one of his normal ones a colour,
        but not the glowing one (CW-58.2, CW-58.4).
        """
        t = self.t
        poor = [seat for seat in t.turn_order(s) if not self.controlled(s, seat)]
        colours = [each for each in self.supply(s) if each != GLOWING]
        if not poor or not colours:
            return
        seat = poor[0]
        zones = t.decode(s.gates[seat] & t.land)
        if zones:
            zone = yield from self._pick(seat, ASK_METEORITE, zones)
            found = {made(PaintGate, each): each for each in colours}
            name = t.board.names[zone]
            colour = yield from ask_which(seat, ASK_COLOUR, found, {"zone": name})
            self.paint(s, colour, zone)
            tell(s, "gate-painted", seat=seat, colour=colour, zone=name)

    def _depart(self, s: War) -> Script:
        """Whoever has the least Doom may turn a coloured Gate of the map into a normal one; several
        do so in turn order (CW-58.2).
        """
        least = [seat for seat in self.t.turn_order(s) if s.doom[seat] == min(s.doom)]
        for seat in least:
            moves: list[Move] = self.in_zones(Fade, self.coloured(s))
            if moves:
                answer = yield Ask(seat, ASK_DEPARTURE, [*moves, DECLINE])
                if isinstance(answer, Fade):
                    self._fade(s, seat, self.t.zone(answer.zone))

    def _fade(self, s: War, seat: Seat, zone: Zone) -> None:
        colour = self.colour_at(s, zone)
        self.paint(s, colour, -1)
        tell(s, "gate-faded", seat=seat, colour=colour, zone=self.t.board.names[zone])

    def _pick(self, seat: Seat, question: Question, zones: Iterable[Zone]) -> Steps[Zone]:
        found = {made(PickGate, self.t.board.names[zone]): zone for zone in zones}
        return (yield from ask_which(seat, question, found))

    # What the colours do.

    def _act_all(self, s: War, column: Column) -> Script:
        """Swaps first, then all other effects, both in turn order of the controllers (CW-58.3)."""
        done: set[str] = set()
        for seat in self.t.turn_order(s):
            for colour in self.controlled(s, seat):
                if colour not in done and (yield from self._swaps(s, seat, colour, column)):
                    done.add(colour)
                    yield from self._swap(s, seat)
        for seat in self.t.turn_order(s):
            while left := [c for c in self.controlled(s, seat) if c not in done]:
                found = {made(ColourActs, colour): colour for colour in left}
                colour = yield from ask_which(seat, ASK_NEXT, found)
                done.add(colour)
                effect = yield from self._effect(seat, colour, column)
                if effect not in OFF_MAP or self.place_of(s, colour) in self.t.zones:
                    yield from self._act(s, seat, colour, effect)

    def _swaps(self, s: War, seat: Seat, colour: str, column: Column) -> Steps[bool]:
        """Does the Gate of this colour swap? The glowing one may, where a colour does (CW-58.4)."""
        if len(self.coloured(s)) < 2 or self.place_of(s, colour) not in self.t.zones:
            return False
        if colour != GLOWING:
            return column[colour] == Effect.SWAP
        swaps = [each for each, effect in column.items() if effect == Effect.SWAP]
        if not swaps:
            return False
        moves: list[Move] = [*(made(GlowAs, each) for each in swaps), DECLINE]
        answer = yield Ask(seat, ASK_GLOW_SWAP, moves)
        return answer is not DECLINE

    def _swap(self, s: War, seat: Seat) -> Script:
        """RULING: the Gates change places under those who stand on them, so the colours do."""
        zones = self.coloured(s)
        one = yield from self._pick(seat, ASK_SWAP, zones)
        other = yield from self._pick(seat, ASK_SWAP, [zone for zone in zones if zone != one])
        colours = self.colour_at(s, one), self.colour_at(s, other)
        self.paint(s, colours[0], other)
        self.paint(s, colours[1], one)
        names = self.t.board.names
        tell(s, "gates-swapped", seat=seat, origin=names[one], zone=names[other])

    def _effect(self, seat: Seat, colour: str, column: Column) -> Steps[Effect]:
        """The glowing Gate does what any other colour does, as its controller likes (CW-58.4)."""
        if colour != GLOWING:
            return column[colour]
        found = {
            made(GlowAs, each): effect for each, effect in column.items() if effect != Effect.SWAP
        }
        return (yield from ask_which(seat, ASK_GLOW, found))

    def _act(self, s: War, seat: Seat, colour: str, effect: Effect) -> Script:
        """Compulsory as far as possible; losses stop at 0 (CW-58.2, CW-58.3)."""
        tell(s, "colour-acts", seat=seat, colour=colour, effect=effect.value)
        match effect:
            case Effect.POWER:
                s.power[seat] += 1
            case Effect.POWER_LOST:
                s.power[seat] = max(s.power[seat] - 1, 0)
            case Effect.DOOM:
                s.doom[seat] += 1
            case Effect.DOOM_LOST:
                s.doom[seat] = max(s.doom[seat] - 1, 0)
            case Effect.RITUAL:
                s.counters[self.at + SIGNS + seat] += 1
            case Effect.NO_RITUAL:
                s.counters[self.at + BARRED] |= 1 << seat
            case Effect.FEAST:
                yield from self._feast(s, seat, self.place_of(s, colour))
            case Effect.OWN_LOSS:
                yield from self._lose(s, seat, self.place_of(s, colour))
            case Effect.FADE:
                own = [self.place_of(s, each) for each in self.controlled(s, seat)]
                zone = yield from self._pick(seat, ASK_FADE, [z for z in own if z in self.t.zones])
                self._fade(s, seat, zone)

    def _feast(self, s: War, seat: Seat, zone: Zone) -> Script:
        """The controller chooses among those of the same cost (CW-58.3)."""
        t, found = self.t, dict[Move, tuple[Kind, bool]]()
        prey = [
            (owner, each)
            for owner in t.others[seat]
            for each in choices(s, t, [k for k in t.own(s, owner).kinds if t.lesser[k]], zone)
        ]
        least = min((t.cost[kind] for _, (kind, _) in prey), default=0)
        for owner, each in prey:
            if t.cost[each[0]] == least:
                found[made(Consume, owner, figure_name(t, *each))] = each
        if found:
            name = {"zone": t.board.names[zone]}
            kind, on_gate = yield from ask_which(seat, ASK_FEAST, found, name)
            eliminate(s, t, kind, zone, seat, on_gate=on_gate)

    def _lose(self, s: War, seat: Seat, zone: Zone) -> Script:
        t = self.t
        if here(s, t, seat, zone):
            kinds = t.own(s, seat).kinds
            kind, on_gate = yield from pick_here(s, t, seat, ASK_OWN_LOSS, kinds, zone)
            eliminate(s, t, kind, zone, seat, on_gate=on_gate)

    def ritual_signs(self, s: War, signs: int) -> int:
        return signs + s.counters[self.at + SIGNS + self.seat]

    def forbids_ritual(self, s: War) -> bool:
        """Some colours do (CW-58.3)."""
        return bool(s.counters[self.at + BARRED] >> self.seat & 1)

    # For whoever looks on.

    def markers(self, s: War, names: Sequence[str], zone: Zone) -> Sequence[str]:
        """All seats know of the same colours, so one of them says it."""
        colour = self.colour_at(s, zone) if self.seat == 0 else ""
        return (*names, f"colour_{colour}") if colour else names

    def card_counters(self, s: War, shown: Sequence[tuple[str, int]]) -> Sequence[tuple[str, int]]:
        found = list(shown)
        if colour := self.colour_at(s, self.t.board.size + self.seat):
            found.append((f"colour_{colour}", 1))
        if signs := s.counters[self.at + SIGNS + self.seat]:
            found.append(("colour_ritual", signs))
        if self.forbids_ritual(s):
            found.append(("colour_no_ritual", 1))
        return found


CARD: Final = Card("colour", sort=Sort.MODULE, abilities=(ColourOutOfSpace,))
