"""A real fix of the rules while games run: in mid-turn and mid-battle, after a stop and a kill."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, ClassVar

import msgspec
import pytest

from mythos.core.asks import Ask, Question, Script
from mythos.core.dice import Dice, commitment, derive
from mythos.core.errors import MythosError
from mythos.core.game import AnyGame
from mythos.core.match import Match
from mythos.core.moves import Move
from mythos.core.proof import verify
from mythos.core.record import FORMAT, Header, Ruled
from mythos.core.registry import find_game
from mythos.core.replay import replay
from mythos.core.seats import SPECTATOR
from mythos.games.arkham_ritual.game import ArkhamRitual
from mythos.games.cthulhu_wars.game import CthulhuWars
from mythos.server import bot_turns, finished
from mythos.server.crew import Crew
from mythos.server.errors import RulesConflict, TableDamaged
from mythos.server.identity import Identity
from mythos.server.log import Holder
from mythos.server.service import Service
from mythos.server.storage.interface import Storage, StoredTable
from mythos.server.storage.open import open_storage
from mythos.server.table import Table
from mythos.server.tidying import Tidier, listing_of
from mythos.server.transfer import record_of
from tests.cthulhu_wars.test_deep_games import BOLD, IDLE
from tests.marks import in_the_whole_run
from tests.other_rules import Package, asking
from tests.server.test_rules_change import House

SEED = bytes(range(32))
SURE = Question("sure", "AR-5.3")


class Sure(Move):
    """An answer that only the longer rules ask for."""


class OldRitual(ArkhamRitual):
    id: ClassVar[str] = "fixed-ritual"
    rules_version: ClassVar[str] = "1"
    moves = (*ArkhamRitual.moves, Sure)  # type: ignore[assignment]


class OldWars(CthulhuWars):
    id: ClassVar[str] = "fixed-wars"
    rules_version: ClassVar[str] = "1"
    earlier_rules: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        super().__init__()
        self.moves = (*self.moves, Sure)


def stricter(script: Script | None) -> Script | None:
    """The same beat, but the last of several moves is never allowed."""
    return None if script is None else asking(script, without_the_last)


def without_the_last(ask: Ask) -> Ask:
    return msgspec.structs.replace(ask, moves=list(ask.moves)[: max(1, len(ask.moves) - 1)])


def longer(script: Script | None) -> Script | None:
    """The same beat, but it begins with a question that was not there before."""
    return None if script is None else _longer(script)


def _longer(script: Script) -> Script:
    yield Ask(0, SURE, [Sure()])
    yield from script


class Fixed:
    rules_version: ClassVar[str] = "2"
    earlier_rules: ClassVar[tuple[str, ...]] = ("1",)


class StrictRitual(Fixed, OldRitual):
    def next_beat(self, s: Any) -> Script | None:
        return stricter(super().next_beat(s))


class LongRitual(Fixed, OldRitual):
    def next_beat(self, s: Any) -> Script | None:
        return longer(super().next_beat(s))


class StrictWars(Fixed, OldWars):
    def next_beat(self, s: Any) -> Script | None:
        return stricter(super().next_beat(s))


class LongWars(Fixed, OldWars):
    def next_beat(self, s: Any) -> Script | None:
        return longer(super().next_beat(s))


class UnreadableRitual(Fixed, OldRitual):
    """Rules that can make nothing of the state of the old ones."""

    def renew(self, state: dict[str, Any]) -> dict[str, Any]:
        raise MythosError("these rules never had such a state")


OLD_RITUAL, OLD_WARS = OldRitual(), OldWars()
STRICT_RITUAL, STRICT_WARS = StrictRitual(), StrictWars()
LONG_RITUAL, LONG_WARS = LongRitual(), LongWars()
UNREADABLE_RITUAL = UnreadableRitual()


class Shelf:
    """The two games as an installed package that can be upgraded."""

    def __init__(self, folder: Path) -> None:
        self._package = Package(folder, "fixed_games")
        self.put("OLD")

    def put(self, kind: str) -> None:
        wars = "OLD" if kind == "UNREADABLE" else kind
        self._package.bring(
            {
                "fixed-ritual": f"{__name__}:{kind}_RITUAL",
                "fixed-wars": f"{__name__}:{wars}_WARS",
            }
        )


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Shelf]:
    folder = tmp_path / "packages"
    folder.mkdir()
    monkeypatch.syspath_prepend(folder)
    yield Shelf(folder)
    find_game.cache_clear()


async def nobody(*_: Any) -> None:
    """No bot thinks here."""


class Hall(House):
    """A house with many tables."""

    def lay(self, table_id: str, game: AnyGame, players: int) -> None:
        seed = derive(SEED, table_id)
        options = msgspec.to_builtins(game.read_options({}, players))
        seats = ("",) * players
        header = Header(FORMAT, game.id, game.rules_version, options, seats, commitment(seed))
        stored = StoredTable(
            table_id, game.id, "p0", time.time(), msgspec.json.encode(header), seed
        )
        table = Table(stored, game)
        self.storage.add_table(stored, listing_of(table))
        self.ledger.keep(table)
        for seat in range(players):
            holder = Holder(person=f"p{seat}", name=f"Player {seat}", share="ab" * 32)
            for row in table.give_seat(seat, holder):
                self.ledger.stage(table, row)

    def play(self, table_id: str, until: Callable[[Match[Any], int], bool]) -> None:
        """Random moves until so many were made, or something is so, or the game is over."""
        table = self.ledger.table(table_id)
        dice = Dice(derive(SEED, "moves", table_id, table.number))
        made = 0
        while (match := table.match) and not match.over and not until(match, made):
            ask = match.asked[dice.below(len(match.asked))]
            lively = [move for move in ask.moves if move not in IDLE]
            bold = [move for move in lively if move.verb in BOLD]
            moves = (bold if bold and dice.below(2) else lively) or list(ask.moves)
            row = table.move(ask.seat, str(moves[dice.below(len(moves))]))
            self.ledger.stage(table, row)
            made += 1

    def lines(self, table_id: str) -> list[bytes]:
        return list(map(bytes, self.ledger.table(table_id).entries))

    def adopt(self, service: Service) -> None:
        """What a server does now and then: bots that have waited for long are served."""
        crew = Crew(0, 64, nobody, nobody)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(bot_turns, "SWEEP_SECONDS", -1.0)
            self._loop.run_until_complete(bot_turns.adopt_orphans(self.engine, service, crew))

    def fall(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """As after a kill: nobody says goodbye, what was not stored is gone."""
        with monkeypatch.context() as patch:
            patch.setattr(Tidier, "everything", lambda *_: None)
            self.close()


GAMES: dict[str, tuple[str, int]] = {
    "in mid-turn": ("fixed-ritual", 5),
    "in mid-battle": ("fixed-wars", 4),
}


def stop_here(moment: str, number: int) -> Callable[[Match[Any], int], bool]:
    """Anywhere in a turn of Ritual; in Cthulhu Wars in a battle, or late in a round."""
    if moment == "in mid-turn":
        return lambda _, made: made >= 3 + number * 7 % 40
    return lambda match, made: (
        made >= 400
        or (made > 8 and match.state.battle is not None and bool(match.snapshot().moves))
    )


def fought(place: str, shelf: Shelf, moment: str, tables: int) -> Hall:
    shelf.put("OLD")
    hall = Hall(open_storage(place))
    game_id, players = GAMES[moment]
    for number in range(tables):
        hall.do(partial(hall.lay, f"t{number}", find_game(game_id), players))
        hall.tidy()
        hall.do(partial(hall.play, f"t{number}", stop_here(moment, number)))
    return hall


FURTHER = {"in mid-turn": 10_000, "in mid-battle": 40}
"""A game of Ritual is played to its end, one of Cthulhu Wars out of its battle."""
HOUSES = [("sqlite", 10), ("postgres", 10), in_the_whole_run("sqlite", 100)]
"""Many tables are many moments to be stopped at; where they are kept is tried with a few."""


@pytest.mark.parametrize(("place", "tables"), HOUSES, indirect=["place"])
@pytest.mark.parametrize("moment", GAMES)
@pytest.mark.parametrize("fix", ["STRICT", "LONG"])
@pytest.mark.parametrize("end", ["stopped in peace", "killed"])
def test_every_running_game_goes_on_after_a_fix_of_the_rules(
    place: str,
    shelf: Shelf,
    monkeypatch: pytest.MonkeyPatch,
    end: str,
    fix: str,
    moment: str,
    tables: int,
) -> None:
    """No line of the record is lost or changed, everybody is told, and it all verifies."""
    hall = fought(place, shelf, moment, tables)
    ids = [f"t{number}" for number in range(tables)]
    before = {each: hall.do(partial(hall.lines, each)) for each in ids}
    over = [each for each in ids if hall.ledger.tables[each].status == "finished"]
    middle = [
        each for each in ids if (match := hall.ledger.tables[each].match) and match.snapshot().moves
    ]
    assert len(middle) > tables // 3
    if end == "killed":
        hall.fall(monkeypatch)
    else:
        hall.close()

    shelf.put(fix)
    hall = Hall(open_storage(place))
    try:
        for each in ids:
            lines = hall.do(partial(hall.lines, each))
            assert lines[: len(before[each])] == before[each]
            if each in over:
                assert lines == before[each]
                continue
            change = msgspec.json.decode(lines[len(before[each])], type=Ruled)
            assert (change.rules, change.change) == ("2", 1)
            told = hall.ledger.tables[each].history[-1].told[0]
            assert (told.key, told.params["back"]) == ("rules-changed", change.back)
        backs = [hall.ledger.tables[each].back for each in ids]
        assert any(backs) if fix == "LONG" else not all(backs)
        for each in ids:
            hall.do(partial(hall.play, each, lambda _, made: made >= FURTHER[moment]))
            table = hall.ledger.tables[each]
            assert table.match is not None
            if each in over:
                continue
            if moment == "in mid-turn":
                verify(table.game, table.record())
            assert replay(table.game, table.record()).state == table.match.state
    finally:
        hall.close()


def moves_of(record: str) -> list[str]:
    lines = map(msgspec.json.decode, record.splitlines())
    return [line["move"] for line in lines if "move" in line]


def text_of(hall: Hall, table_id: str) -> str:
    return hall.ledger.table(table_id).record().text()


@pytest.mark.parametrize("fix", ["STRICT", "LONG", "UNREADABLE"])
def test_finished_games_stay_readable_whatever_the_rules_become(
    place: str, shelf: Shelf, fix: str
) -> None:
    """Record, export, dice, log and last position; nothing is added to them."""
    hall = Hall(open_storage(place))
    ids = [f"t{number}" for number in range(20)]
    for each in ids:
        hall.do(partial(hall.lay, each, OLD_RITUAL, 5))
        hall.do(partial(hall.play, each, lambda *_: False))
    known = {each: hall.do(partial(text_of, hall, each)) for each in ids}
    views = {each: hall.ledger.tables[each].match for each in ids}
    hall.close()

    shelf.put(fix)
    hall = Hall(open_storage(place))
    service = Service(hall.ledger, hall.storage, Identity(bytes(32)), 1000)
    try:
        for each in ids:
            assert hall.do(partial(finished.record, service, None, each)) == known[each]
            exported = record_of(hall.storage, each)
            assert exported is not None
            assert exported.text() == known[each]
            table = hall.ledger.tables[each]
            tape = hall.do(partial(finished.dice, table))
            assert tape["seed"] in known[each]
            story = hall.do(partial(finished.story, table, "open"))
            moved = [line["params"]["move"] for line in story["lines"] if line["key"] == "played"]
            assert moved == moves_of(known[each]) if fix == "LONG" else moved == []
            then = views[each]
            assert then is not None
            last = story["last"]
            if fix == "STRICT":
                shown = hall.do(partial(finished.position, table, last, SPECTATOR))
                assert shown["view"] == msgspec.to_builtins(then.view(SPECTATOR))
            assert hall.ledger.tables[each].result == then.result
    finally:
        hall.close()


def test_a_table_whose_state_means_nothing_any_more_is_closed_and_keeps_the_others_open(
    place: str, shelf: Shelf, caplog: pytest.LogCaptureFixture
) -> None:
    hall = Hall(open_storage(place))
    hall.do(lambda: hall.lay("t0", OLD_RITUAL, 5))
    hall.do(lambda: hall.play("t0", stop_here("in mid-turn", 1)))
    hall.do(lambda: hall.lay("t1", OLD_WARS, 4))
    rows = hall.storage.log("t0")
    hall.close()
    shelf.put("UNREADABLE")
    hall = Hall(open_storage(place))
    try:
        for _ in range(2):
            with pytest.raises(RulesConflict):
                hall.do(lambda: hall.ledger.table("t0"))
        assert hall.storage.log("t0") == rows
        assert hall.do(lambda: hall.ledger.table("t1").status) == "running"
        closed = [each for each in caplog.messages if "t0 is closed" in each]
        assert len(closed) == 1
    finally:
        hall.close()


# What is missing or was changed by another hand is found when a table is opened.


def damage(storage: Storage, sql: str) -> None:
    storage._write(lambda session: session.rows(sql))  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "sql",
    [
        "DELETE FROM log WHERE table_id = 't0' AND number > 12",
        "DELETE FROM log WHERE table_id = 't0' AND number = 2",
        "DELETE FROM log WHERE table_id = 't0' AND number = 9",
        "UPDATE log SET data = (SELECT data FROM log WHERE table_id = 't0' AND number = 8)"
        " WHERE table_id = 't0' AND number = 9",
        "UPDATE log SET data = (SELECT data FROM log WHERE table_id = 't1' AND number = 6)"
        " WHERE table_id = 't0' AND number = 6",
    ],
    ids=["last rows", "a seat", "a move", "a move for another", "the deal of another table"],
)
def test_a_table_with_missing_or_changed_rows_is_closed_and_says_so(
    place: str, shelf: Shelf, sql: str, caplog: pytest.LogCaptureFixture
) -> None:
    hall = Hall(open_storage(place))
    for each in ("t0", "t1"):
        hall.do(partial(hall.lay, each, OLD_RITUAL, 5))
        hall.do(partial(hall.play, each, lambda _, made: made >= 10))
    hall.close()
    storage = open_storage(place)
    damage(storage, sql)
    storage.close()
    hall = Hall(open_storage(place))
    try:
        with pytest.raises(TableDamaged):
            hall.do(lambda: hall.ledger.table("t0"))
        assert hall.do(lambda: hall.ledger.table("t1").number) == 16
        assert "t0 is closed" in caplog.text
    finally:
        hall.close()


def test_a_closed_table_does_not_keep_bots_at_others_from_being_served(
    tmp_path: Path, shelf: Shelf
) -> None:
    """Whoever looks for bots that nobody serves passes over the tables that cannot be opened."""
    hall = Hall(open_storage(str(tmp_path / "tables.db")))
    for each, game, players in (("t0", OLD_RITUAL, 5), ("t1", OLD_WARS, 4)):
        hall.do(partial(hall.lay, each, game, players))
        hall.do(partial(to_bots, hall, each))
    hall.close()
    shelf.put("UNREADABLE")
    hall = Hall(open_storage(str(tmp_path / "tables.db")))
    service = Service(hall.ledger, hall.storage, Identity(bytes(32)), 1000)
    try:
        hall.adopt(service)
        assert list(hall.ledger.tables) == ["t1"]
    finally:
        hall.close()


def to_bots(hall: Hall, table_id: str) -> None:
    table = hall.ledger.table(table_id)
    for seat in range(len(table.seats)):
        for row in table.give_seat(seat, Holder(bot="random", name=f"Bot {seat}")):
            hall.ledger.stage(table, row)
