"""A record run line by line: from its start, or from a line at which its rules changed."""

from __future__ import annotations

from typing import Any

import msgspec

from mythos.core.asks import Draw, Roll
from mythos.core.dice import Dice
from mythos.core.errors import BadRecord, MythosError
from mythos.core.fate import DiceFate, check_roll, take_out
from mythos.core.game import AnyGame
from mythos.core.match import Match, Snapshot
from mythos.core.record import SHARED, Drawn, Entry, Moved, Record, Rolled, Ruled, Undone, line_of


class RecordFate:
    """Fate read off a record, line by line; with dice, each line is also recomputed."""

    def __init__(self, entries: list[Entry]) -> None:
        self.entries = entries
        self.at = 0
        self._dice: DiceFate | None = None

    def recompute(self, dice: Dice) -> None:
        """From here on every line has to be what these dice give."""
        self._dice = DiceFate(dice)

    @property
    def place(self) -> tuple[int, int]:
        """Where the dice stand with which the lines are recomputed."""
        assert self._dice is not None
        assert isinstance(self._dice.dice, Dice)
        return self._dice.dice.block, self._dice.dice.at

    def roll(self, request: Roll) -> list[int]:
        entry = self._next("roll")
        if not isinstance(entry, Rolled):
            raise BadRecord(line_of(self.at), "a roll belongs here", why="roll-here")
        if self._dice:
            self._agree(self._dice.roll(request), entry.roll)
        faces = check_roll(request, entry.roll)
        self.at += 1
        return faces

    def draw(self, request: Draw) -> int:
        entry = self._next("draw")
        if not isinstance(entry, Drawn) or entry.draw not in request.names:
            raise BadRecord(line_of(self.at), "a draw belongs here", why="draw-here")
        if self._dice:
            again = Draw(request.pile[:], request.names)
            self._agree(request.names[self._dice.draw(again)], entry.draw)
        item = take_out(request, list(request.names).index(entry.draw))
        self.at += 1
        return item

    def _next(self, what: str) -> Entry:
        if self.at == len(self.entries):
            reason = f"the record ends where a {what} belongs"
            raise BadRecord(line_of(self.at), reason, why=f"ends-before-{what}")
        return self.entries[self.at]

    def _agree(self, dice: list[int] | str, written: list[int] | str) -> None:
        if dice != written:
            gave, says = _shown(dice), _shown(written)
            reason = f"the dice gave {gave}, the record says {says}"
            raise BadRecord(line_of(self.at), reason, why="dice-differ", gave=gave, says=says)


def _shown(chance: list[int] | str) -> str:
    return chance if isinstance(chance, str) else ", ".join(map(str, chance))


class Reading:
    """A match that goes on as a record says. With a seed every line is recomputed.

    Moves made under other rules than these stand if they can; so a game can mostly be looked back
    at after its rules have changed. Who recomputes allows only what these rules allow.
    """

    def __init__(
        self, game: AnyGame, record: Record, fate: RecordFate, seed: bytes | None = None
    ) -> None:
        header = record.header
        if header.game != game.id:
            reason = f"a record of {header.game}, not of {game.id}"
            raise BadRecord(1, reason, why="other-game", found=header.game, wanted=game.id)
        self.game, self.record, self.fate = game, record, fate
        self.rules = header.rules
        self.done = 0
        """So many moves and undos lie behind."""
        self.change = 0
        """Where the dice were begun anew the last time."""
        self._seed = seed
        self._match: Match[Any] | None = None

    @property
    def match(self) -> Match[Any]:
        """The match at this line; it begins when it is first asked for."""
        if self._match is None:
            self._match = self._begun()
        return self._match

    @property
    def over(self) -> bool:
        assert self.match is not None
        return self.fate.at == len(self.fate.entries)

    def run_to(self, at: int) -> None:
        """Up to this entry."""
        assert self.match is not None
        while self.fate.at < at:
            self.step()

    def _begun(self) -> Match[Any]:
        header, seed = self.record.header, self._seed
        if seed is not None:
            self.fate.recompute(header.dice(seed))
        try:
            return Match(
                self.game,
                header.seats,
                options=header.options,
                seed=seed,
                fate=self.fate,
                header=header,
            )
        except MythosError as error:
            raise self._refused(1, error) from None

    def take_over(self, at: int) -> Snapshot:
        """The match as it is kept with the change of rules at this entry; returns what is kept."""
        change = self.fate.entries[at]
        assert isinstance(change, Ruled)
        line = line_of(at)
        try:
            kept = msgspec.json.decode(change.snapshot, type=Snapshot)
        except msgspec.DecodeError:
            reason = "the state that is kept with the change of rules cannot be read"
            raise BadRecord(line, reason, why="no-snapshot") from None
        self._check_dice(at, change, kept)
        header, seed = self.record.header, self._seed or bytes(32)
        try:
            match: Match[Any] = Match.resume(
                self.game, msgspec.structs.replace(kept, header=header, seed=seed.hex())
            )
        except MythosError as error:
            raise self._refused(line, error) from None
        match.offset = at + 1 - len(match.entries)
        if self._seed is not None:
            self.fate.recompute(match.dice.copy())
        match.answer_chance_by(self.fate)
        self._match, self.fate.at = match, at + 1
        self.rules, self.change = change.rules, change.change
        self.done = moves_in(self.fate.entries[:at])
        return kept

    def _check_dice(self, at: int, change: Ruled, kept: Snapshot) -> None:
        """Which dice go on after a change of rules is not to be chosen."""
        before = sum(isinstance(entry, Ruled) for entry in self.fate.entries[: at + 1])
        earlier_form = self.record.header.record != SHARED and change.change == 0
        fresh = kept.change == change.change == before and kept.block == 0
        if not (fresh or (earlier_form and kept.change == 0)):
            reason = "these are not the dice that follow a change of rules"
            raise BadRecord(line_of(at), reason, why="other-dice")

    def step(self) -> None:
        """Do what the next line says; the chance that follows reads its own lines."""
        fate, match = self.fate, self.match
        at, entry = fate.at, fate.entries[fate.at]
        if isinstance(entry, Ruled):
            self.take_over(at)
            return
        fate.at += 1
        try:
            self._do(match, entry, line_of(at))
        except MythosError as error:
            raise self._refused(line_of(at), error) from None
        except Exception as error:
            if not self._others:
                raise
            raise self._refused(line_of(at), BadRecord(line_of(at), repr(error))) from None
        self.done += 1

    @property
    def _others(self) -> bool:
        """Whether these lines were written under other rules than these."""
        return self.rules != self.game.rules_version

    def _do(self, match: Match[Any], entry: Entry, line: int) -> None:
        if isinstance(entry, Moved):
            stands = self._others and self._seed is None
            (match.stand if stands else match.play)(entry.seat, entry.move)
        elif isinstance(entry, Undone):
            match.undo(entry.seat, consent=True)
            if match.entries[-1] != entry:
                reason = "this undo does not lead to the line it names"
                raise BadRecord(line, reason, why="undo-line")
        else:
            raise BadRecord(line, "chance is not asked here", why="no-chance-here")

    def _refused(self, line: int, error: MythosError) -> BadRecord:
        versions = (self.rules, self.game.rules_version) if self._others else None
        if isinstance(error, BadRecord):
            return error.under(versions)
        refused = BadRecord(line, str(error))
        refused.cause = error
        return refused.under(versions)


def changes_in(record: Record) -> list[int]:
    """The entries at which the rules changed."""
    return [at for at, entry in enumerate(record.entries) if isinstance(entry, Ruled)]


def moves_in(entries: list[Entry]) -> int:
    """How many moves and undos these are."""
    return sum(isinstance(entry, Moved | Undone) for entry in entries)
