"""Whether a finished game was played by its rules and by the dice it committed to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct

from mythos.core.dice import commitment
from mythos.core.errors import BadRecord, MythosError, OtherRules
from mythos.core.game import AnyGame, Result
from mythos.core.match import Match, Snapshot
from mythos.core.reading import Reading, RecordFate, changes_in
from mythos.core.record import SHARED, Record, Ruled, line_of
from mythos.core.state import load

WHOLE: Final = 1


class Proof(Struct, frozen=True):
    """What a record was found to prove."""

    match: Match[Any]
    since: int
    """The first line that was recomputed; 1 for the whole record."""
    rules: tuple[str, ...]
    """The versions of the rules under which it was played, in order."""
    bound: bool
    """Names, options, shares and the version of the rules are part of the dice."""

    @property
    def whole(self) -> bool:
        return self.since == WHOLE


def verify(game: AnyGame, record: Record) -> Proof:
    """Recompute a finished game: commitment, every roll and draw, every move, the result.

    What was played under earlier rules and cannot be recomputed under these is left out, and the
    proof says from which line on it holds. What cannot be proven at all raises OtherRules, what is
    wrong BadRecord.
    """
    seed = _seed(record)
    rules = _versions(game, record)
    reading = Reading(game, record, RecordFate(record.entries), seed)
    since = WHOLE
    for at in changes_in(record):
        try:
            reading.run_to(at)
            _check_follows(reading, at)
        except Exception:
            if reading.rules == game.rules_version:
                raise
            since = line_of(at) + 1
        reading.take_over(at)
    _finish(reading, game)
    _check_result(record, reading.match)
    return Proof(reading.match, since, rules, record.header.record == SHARED)


def _seed(record: Record) -> bytes:
    last = line_of(len(record.entries))
    if record.ending is None:
        raise BadRecord(last, "the game is not finished: no seed yet", why="unfinished")
    try:
        seed = bytes.fromhex(record.ending.seed)
        record.header.dice(seed)
    except (ValueError, MythosError):
        raise BadRecord(last, "the seed is not 64 hex digits", why="seed-digits") from None
    if commitment(seed) != record.header.commitment:
        reason = "this seed is not the one the header committed to"
        raise BadRecord(last, reason, why="other-seed")
    return seed


def _versions(game: AnyGame, record: Record) -> tuple[str, ...]:
    """All versions of the rules that a record names; each has to be known, and each a change."""
    found = [(1, record.header.rules)]
    for at in changes_in(record):
        change = record.entries[at]
        assert isinstance(change, Ruled)
        if change.rules == found[-1][1]:
            reason = "the rules are said to change here, but they are the same"
            raise BadRecord(line_of(at), reason, why="same-rules")
        found.append((line_of(at), change.rules))
    for line, version in found:
        if version not in (game.rules_version, *game.earlier_rules):
            raise OtherRules(line, version, game.rules_version)
    return tuple(version for _, version in found)


def _check_follows(reading: Reading, at: int) -> None:
    """What is kept with a change of rules has to be what the lines before it lead to."""
    change = reading.fate.entries[at]
    assert isinstance(change, Ruled)
    kept = msgspec.json.decode(change.snapshot, type=Snapshot)
    there = reading.match.snapshot()
    moves, outcomes = ([], []) if change.back else (there.moves, there.outcomes)
    same = (
        _loaded(reading.game, kept) == _loaded(reading.game, there)
        and (kept.moves, kept.outcomes) == (moves, outcomes)
        and (change.change > 0 or (kept.block, kept.at) == reading.fate.place)
    )
    if not same:
        reason = "the state that is kept here is not the one the lines before lead to"
        raise BadRecord(line_of(at), reason, why="other-state")


def _loaded(game: AnyGame, snapshot: Snapshot) -> Any:
    return load(game.state_type, game.renew(snapshot.state))


def _finish(reading: Reading, game: AnyGame) -> None:
    """The lines since the last change of rules; under earlier rules they may mean nothing here."""
    try:
        reading.run_to(len(reading.fate.entries))
    except BadRecord as error:
        if reading.rules == game.rules_version:
            raise
        raise OtherRules(error.line, reading.rules, game.rules_version) from None
    reading.match.continue_with_dice()


def _check_result(record: Record, match: Match[Any]) -> None:
    assert record.ending is not None
    if match.result != record.ending.result:
        played = _told(match.result, record.header.seats)
        written = _told(record.ending.result, record.header.seats)
        reason = f"the game ended with {played}, the record says {written}"
        line = line_of(len(record.entries))
        raise BadRecord(line, reason, why="other-result", played=played, written=written)


def _told(result: Result | None, names: Sequence[str]) -> str:
    """`Anna 12 ★, Bea 9`: everybody's score, a star for whoever wins; a line for no result."""
    if result is None:
        return "–"
    return ", ".join(
        f"{names[seat] if seat < len(names) else seat} {score}" + " ★" * (seat in result.winners)
        for seat, score in enumerate(result.scores)
    )
