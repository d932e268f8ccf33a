"""What a record proves: every forgery is found, and what cannot be proven is said."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, ClassVar

import msgspec
import pytest

from mythos.core.asks import Ask, Script
from mythos.core.dice import Dice, commitment, derive, seed_from
from mythos.core.errors import BadRecord, OtherRules
from mythos.core.game import AnyGame
from mythos.core.match import Match
from mythos.core.proof import Proof, verify
from mythos.core.record import FORMAT, SHARED, Entry, Header, Record, Ruled, parse_record
from mythos.core.replay import chances, count_moves, positions, replay
from mythos.games.arkham_ritual.game import ArkhamRitual
from mythos.games.arkham_ritual.state import Ritual
from tests.other_rules import asking

SEED = seed_from("proof")
SHARES = ("ab" * 32, "", "cd" * 32)
CHANGED_AFTER = 12


class Old(ArkhamRitual):
    """The game as it was."""

    rules_version: ClassVar[str] = "1"


class New(ArkhamRitual):
    """Nothing but the number has changed."""

    rules_version: ClassVar[str] = "2"
    earlier_rules: ClassVar[tuple[str, ...]] = ("1",)


class Stricter(New):
    """Nobody may pass a card on any more."""

    def next_beat(self, s: Ritual) -> Script | None:
        script = super().next_beat(s)
        return None if script is None else asking(script, without_passing)


def without_passing(ask: Ask) -> Ask:
    kept = [move for move in ask.moves if not move.startswith("pass")]
    return msgspec.structs.replace(ask, moves=kept or list(ask.moves))


OLD, NEW, STRICTER = Old(), New(), Stricter()


def begun(game: AnyGame, shares: tuple[str, ...] = SHARES) -> Match[Any]:
    form = SHARED if shares else FORMAT
    options = msgspec.to_builtins(game.read_options({}, 3))
    names = ("Ann", "Ben", "Cyd")
    header = Header(form, game.id, game.rules_version, options, names, commitment(SEED), shares)
    return Match(game, names, options=options, seed=SEED, header=header)


def go_on(match: Match[Any], moves: int = 10_000) -> None:
    dice = Dice(derive(SEED, "moves", len(match.entries)))
    while not match.over and moves:
        ask = match.asked[0]
        match.play(ask.seat, ask.moves[dice.below(len(ask.moves))])
        moves -= 1


def finished(game: AnyGame = OLD, shares: tuple[str, ...] = SHARES) -> Record:
    match = begun(game, shares)
    go_on(match)
    return match.record()


def changed(after: int = CHANGED_AFTER, new: AnyGame = NEW) -> Record:
    """A game that began under the old rules and was ended under others."""
    match = begun(OLD)
    go_on(match, after)
    return ended_under(new, match)


def ended_under(rules: AnyGame, match: Match[Any]) -> Record:
    """The record of this match, in which the rules were changed to these before it went on."""
    later: Match[Any] = Match.resume(rules, match.snapshot())
    later.begin_other_dice()
    first = len(later.entries)
    line = Ruled(rules.rules_version, kept(later), change=1)
    go_on(later)
    entries: list[Entry] = [*match.entries, line, *later.entries[first:]]
    return msgspec.structs.replace(later.record(), entries=entries)


def kept(match: Match[Any]) -> msgspec.Raw:
    public = msgspec.structs.replace(match.snapshot(), seed="")
    return msgspec.Raw(msgspec.json.encode(public))


def proven(record: Record, game: AnyGame = OLD) -> Proof:
    return verify(game, parse_record(record.text()))


# What is genuine.


def test_a_record_with_shares_is_proven_from_its_first_line() -> None:
    proof = proven(finished())
    assert (proof.whole, proof.bound, proof.rules) == (True, True, ("1",))


def test_a_record_of_the_earlier_form_is_proven_and_says_that_names_are_not() -> None:
    record = finished(shares=())
    assert json.loads(record.text().splitlines()[0]).keys() == {
        "record", "game", "rules", "options", "seats", "commitment",
    }  # fmt: skip
    proof = proven(record)
    assert (proof.whole, proof.bound) == (True, False)


def test_every_share_and_name_and_the_version_of_the_rules_decide_the_dice() -> None:
    header = begun(OLD).header
    others = [
        header,
        msgspec.structs.replace(header, shares=("", "", "cd" * 32)),
        msgspec.structs.replace(header, shares=SHARES[::-1]),
        msgspec.structs.replace(header, seats=("Ann", "Ben", "Dan")),
        msgspec.structs.replace(header, rules="2"),
        msgspec.structs.replace(header, options={**header.options, "competitive": True}),
    ]
    assert len({each.dice(SEED).seed for each in others}) == len(others)
    assert len({header.dice(SEED, change).seed for change in range(4)}) == 4


def test_a_game_whose_rules_changed_is_proven_from_its_first_line_if_they_come_to_the_same() -> (
    None
):
    proof = proven(changed(), NEW)
    assert (proof.whole, proof.rules) == (True, ("1", "2"))


def test_a_game_whose_rules_really_changed_is_proven_from_the_change_on_and_says_so() -> None:
    record = passed_on(changed)
    line = 2 + [isinstance(entry, Ruled) for entry in record.entries].index(True)
    proof = proven(record, STRICTER)
    assert (proof.whole, proof.since) == (False, line + 1)


def passed_on(make: Callable[[int, AnyGame], Record]) -> Record:
    """A game in which somebody passed a card on before its rules forbade it."""
    for after in range(2, 40):
        record = make(after, STRICTER)
        at = [isinstance(entry, Ruled) for entry in record.entries].index(True)
        if any("pass" in str(getattr(entry, "move", "")) for entry in record.entries[:at]):
            return record
    raise AssertionError("nobody ever passed a card on")


def test_a_game_of_older_rules_that_these_cannot_run_is_not_called_forged() -> None:
    record = finished()
    assert any("pass" in str(getattr(entry, "move", "")) for entry in record.entries)
    with pytest.raises(OtherRules) as found:
        proven(record, STRICTER)
    assert found.value.about["written"] == "1"


def test_a_game_of_rules_that_nobody_here_knows_is_not_proven() -> None:
    with pytest.raises(OtherRules):
        proven(finished(NEW), OLD)


# Forgeries.

Lines = list[str]


def change(lines: Lines, at: int, **fields: Any) -> Lines:
    entry = json.loads(lines[at]) | fields
    dense = json.dumps(entry, separators=(",", ":"), ensure_ascii=False)
    return [*lines[:at], dense, *lines[at + 1 :]]


def nth(lines: Lines, key: str, number: int = 0) -> int:
    return [at for at, line in enumerate(lines) if f'"{key}":' in line and at][number]


def other_draw(lines: Lines) -> Lines:
    first, second = nth(lines, "draw"), nth(lines, "draw", 1)
    one, two = (json.loads(lines[at])["draw"] for at in (first, second))
    return change(change(lines, first, draw=two), second, draw=one)


def other_roll(lines: Lines) -> Lines:
    at = nth(lines, "roll")
    return change(lines, at, roll=[json.loads(lines[at])["roll"][0] % 3 + 1])


def other_seat(lines: Lines) -> Lines:
    at = nth(lines, "move")
    return change(lines, at, seat=(json.loads(lines[at])["seat"] + 1) % 3)


def other_move(lines: Lines) -> Lines:
    at = nth(lines, "move")
    to = int(json.loads(lines[at])["move"].split()[1])
    return change(lines, at, move=f"give {(to + 1) % 3}")


def other_end(lines: Lines, **fields: Any) -> Lines:
    result = json.loads(lines[-1])["result"] | fields
    return change(lines, len(lines) - 1, result=result)


def other_seed(lines: Lines) -> Lines:
    return change(lines, len(lines) - 1, seed="00" * 32)


def other_seed_and_fingerprint(lines: Lines) -> Lines:
    return change(other_seed(lines), 0, commitment=commitment(bytes(32)))


def other_option(lines: Lines) -> Lines:
    options = json.loads(lines[0])["options"] | {"competitive": True}
    return change(lines, 0, options=options)


def same_rules(lines: Lines) -> Lines:
    """The state is edited under cover of a change of rules that was none."""
    match = begun(OLD)
    go_on(match, CHANGED_AFTER)
    match.state.sanity[0] = 1
    return ended_under(OLD, match).text().splitlines()


FORGERIES: dict[str, Callable[[Lines], Lines]] = {
    "a roll": other_roll,
    "two draws exchanged": other_draw,
    "a draw left out": lambda lines: drop(lines, nth(lines, "draw", 3)),
    "a roll added": lambda lines: put(lines, nth(lines, "move"), '{"roll":[1]}'),
    "a draw added": lambda lines: put(lines, nth(lines, "move"), '{"draw":"dagger_b"}'),
    "another seat moved": other_seat,
    "another move": other_move,
    "a move left out": lambda lines: drop(lines, nth(lines, "move", 2)),
    "a move twice": lambda lines: put(lines, nth(lines, "move"), lines[nth(lines, "move")]),
    "two moves exchanged": lambda lines: exchange(
        lines, nth(lines, "move", 1), nth(lines, "move", 3)
    ),
    "a move after the end": lambda lines: put(lines, len(lines) - 1, '{"seat":0,"move":"give 1"}'),
    "a move taken back": lambda lines: put(lines, nth(lines, "move", 4), '{"undo":9,"seat":0}'),
    "the game cut short": lambda lines: [*lines[: len(lines) // 2], lines[-1]],
    "the end left out": lambda lines: lines[:-1],
    "another winner": lambda lines: other_end(lines, winners=[2, 1, 0]),
    "another score": lambda lines: other_end(lines, scores=[7, 7, 7]),
    "another seed": other_seed,
    "another seed with its fingerprint": other_seed_and_fingerprint,
    "another fingerprint": lambda lines: change(lines, 0, commitment="ab" * 32),
    "another option": other_option,
    "another name": lambda lines: change(lines, 0, seats=["Ann", "Ben", "Dan"]),
    "names exchanged": lambda lines: change(lines, 0, seats=["Ben", "Ann", "Cyd"]),
    "another version of the rules": lambda lines: change(lines, 0, rules="999"),
    "another share": lambda lines: change(lines, 0, shares=["ef" * 32, "", "cd" * 32]),
    "a share left out": lambda lines: change(lines, 0, shares=["", "", "cd" * 32]),
    "shares exchanged": lambda lines: change(lines, 0, shares=list(SHARES[::-1])),
    "a share too few": lambda lines: change(lines, 0, shares=list(SHARES[:2])),
    "no shares": lambda lines: [without_shares(lines[0]), *lines[1:]],
    "another game": lambda lines: change(lines, 0, game="arkham-noir"),
    "a change of rules that is none": same_rules,
}


def drop(lines: Lines, at: int) -> Lines:
    return [*lines[:at], *lines[at + 1 :]]


def put(lines: Lines, at: int, line: str) -> Lines:
    return [*lines[:at], line, *lines[at:]]


def exchange(lines: Lines, one: int, two: int) -> Lines:
    found = lines[:]
    found[one], found[two] = found[two], found[one]
    return found


def without_shares(line: str) -> str:
    header = json.loads(line) | {"record": FORMAT}
    del header["shares"]
    return json.dumps(header, separators=(",", ":"))


@pytest.mark.parametrize("what", FORGERIES)
def test_a_forged_record_is_found(what: str) -> None:
    genuine = finished().text().splitlines()
    forged = FORGERIES[what](genuine)
    assert forged != genuine
    with pytest.raises(BadRecord):
        verify(OLD, parse_record("\n".join(forged)))


def edited(record: Record, **fields: Any) -> Record:
    """The same record with another line where its rules change."""
    entries = [
        msgspec.structs.replace(entry, **fields) if isinstance(entry, Ruled) else entry
        for entry in record.entries
    ]
    return msgspec.structs.replace(record, entries=entries)


def snapshot_of(record: Record) -> dict[str, Any]:
    found = next(entry for entry in record.entries if isinstance(entry, Ruled))
    snapshot: dict[str, Any] = msgspec.json.decode(found.snapshot)
    return snapshot


def raw(snapshot: dict[str, Any]) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(snapshot))


@pytest.mark.parametrize(
    "fields",
    [
        {"change": 0},
        {"change": 2},
        {"rules": "1"},
        {"snapshot": msgspec.Raw(b"{}")},
    ],
    ids=["the same dice go on", "other dice", "the same rules", "no state"],
)
def test_a_forged_change_of_rules_is_found(fields: dict[str, Any]) -> None:
    with pytest.raises(BadRecord):
        proven(edited(changed(), **fields), NEW)


def test_the_place_of_the_dice_after_a_change_of_rules_cannot_be_chosen() -> None:
    record = changed()
    with pytest.raises(BadRecord, match="not the dice"):
        proven(edited(record, snapshot=raw(snapshot_of(record) | {"block": 30, "at": 57})), NEW)


def test_an_edited_state_under_cover_of_a_real_change_is_never_called_whole() -> None:
    """It might be what the old rules came to; so it counts from there on only, and says so."""
    record = changed()
    snapshot = snapshot_of(record)
    snapshot["state"]["doom"] = 3
    try:
        proof = proven(edited(record, snapshot=raw(snapshot)), NEW)
    except BadRecord:
        return
    assert not proof.whole


# Looking back across a change of rules.


def test_every_position_of_a_game_is_shown_although_its_rules_have_changed() -> None:
    record = changed()
    shown = [moves for moves, _ in positions(NEW, record)]
    assert sorted(set(shown)) == list(range(count_moves(record) + 1))
    for moves in (0, 3, CHANGED_AFTER, CHANGED_AFTER + 1, count_moves(record)):
        assert replay(NEW, record, moves).header == record.header


def test_a_move_that_is_no_longer_allowed_still_stands_when_one_looks_back() -> None:
    record = finished()
    assert replay(STRICTER, record).state == replay(OLD, record).state


def test_the_dice_of_a_game_whose_rules_changed_begin_at_the_change() -> None:
    tape = chances(NEW, changed())
    assert (tape.change, tape.block, tape.until) == (1, 0, 0)
    dice = begun(OLD).header.dice(SEED, 1)
    for each in tape.chances:
        for result in each.results:
            value = dice.below(each.faces)
            assert each.pile[value] == each.pile[result] if each.pile else value + 1 == result
