"""A whole match in the terminal: humans in hot seat, bots, or any mix of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from rich.console import Console, Group
from rich.rule import Rule
from rich.text import Text

from mythos.core.errors import RecordExists
from mythos.core.game import AnyGame, Result
from mythos.core.match import Match
from mythos.core.seats import SPECTATOR
from mythos.core.texts import Speaker
from mythos.terminal import boards, human
from mythos.terminal.commands import Leave
from mythos.terminal.desk import Desk
from mythos.terminal.seats import SeatSpec
from mythos.terminal.table import Table

DONE: Final = 0
NOT_SAVED: Final = 1
INTERRUPTED: Final = 130
BESIDE: Final = 10
"""Lines for the result, the seed and the shell's own prompt under the last board."""


def play(
    game: AnyGame,
    seats: Sequence[SeatSpec],
    *,
    options: Mapping[str, Any],
    seed: bytes | None,
    lang: str,
    record: Path | None,
    console: Console | None = None,
    ask: Callable[[str], str] | None = None,
) -> int:
    """Play a match to its end or until the humans leave; returns an exit code."""
    if record is not None and record.exists():
        raise RecordExists(str(record))
    match: Match[Any] = Match(game, [seat.name for seat in seats], options=options, seed=seed)
    table = Table(match, seats, lang=lang, desk=Desk(console, ask), record=record)
    try:
        table.save()
    except OSError as error:
        table.desk.console.print(table.not_saved(record, error).content)
        return NOT_SAVED
    return run(table)


def run(table: Table) -> int:
    """One question after the other; whatever happens, the record is written."""
    code = DONE
    try:
        if not table.humans:
            show_opening(table)
        while not table.match.over:
            step(table)
    except (EOFError, Leave):
        table.desk.console.print()
    except KeyboardInterrupt:
        code = INTERRUPTED
        table.desk.console.print()
    finally:
        table.note = None
        table.keep()
    if table.match.result is None:
        farewell(table)
    else:
        show_end(table, table.match.result)
    return code or (NOT_SAVED if table.note else DONE)


def step(table: Table) -> None:
    """The first open question, answered by its bot or put to its human."""
    ask = table.match.asked[0]
    bot = table.bots.get(ask.seat)
    if bot is None:
        human.step(table, ask)
        return
    speaker = table.speaker(SPECTATOR)
    thinks = speaker.say("terminal-thinks", name=speaker.name(ask.seat))
    with table.desk.console.status(Text(thinks)):
        move = bot.choose(table.match.sight(ask.seat))
    table.match.play(ask.seat, move)
    table.keep()
    if not table.humans:
        tell_onlooker(table)


def show_opening(table: Table) -> None:
    for line in table.opening(SPECTATOR):
        table.desk.console.print(line)


def tell_onlooker(table: Table) -> None:
    """Without humans the game runs past like a log."""
    for line in table.news(SPECTATOR):
        table.desk.console.print(line)
    table.looked[SPECTATOR] = len(table.match.events)


def farewell(table: Table) -> None:
    """The game was left: say so, and where its record lies."""
    table.desk.write(table.speaker(SPECTATOR).say("terminal-left"))
    say_where(table, verify=False)


def show_end(table: Table, result: Result) -> None:
    """The reveal, the result, the seed, and how to check it."""
    seat = table.humans[0] if len(table.humans) == 1 else SPECTATOR
    speaker, desk = table.speaker(seat), table.desk
    with suppress(EOFError, KeyboardInterrupt):
        title = speaker.say("terminal-over")
        desk.pages(title, Group(*table.news(seat)), speaker.say("terminal-enter"))
    drawn = boards.drawings(table.match.view(seat), table.game, speaker)
    board = boards.fitting(drawn, desk.height, desk.console.height - BESIDE)
    desk.show([Rule(Text(speaker.say("terminal-over"))), board, Rule(style="dim")])
    say_result(table, result, speaker)
    desk.write(speaker.say("terminal-seal", commitment=table.match.header.commitment), "dim")
    desk.write(speaker.say("terminal-seed", seed=table.match.seed.hex()))
    say_where(table, verify=True)


def say_result(table: Table, result: Result, speaker: Speaker) -> None:
    winners = ", ".join(map(speaker.name, result.winners))
    said = speaker.say("terminal-winners", count=len(result.winners), names=winners)
    table.desk.write(said, "bold")
    scores = enumerate(result.scores)
    listed_scores = (f"{speaker.name(seat)}: {score}" for seat, score in scores)
    table.desk.write(" · ".join((speaker.in_game("score", {}), *listed_scores)))


def say_where(table: Table, *, verify: bool) -> None:
    """Where the record lies; a path stays in one piece, to be copied."""
    speaker = table.speaker(SPECTATOR)
    console = table.desk.console
    if table.note is not None:
        console.print(table.note.content)
    elif table.record is None:
        table.desk.write(speaker.say("terminal-unsaved"), "dim")
    else:
        key = "terminal-verify" if verify else "terminal-saved"
        console.print(Text(speaker.say(key, file=str(table.record))), soft_wrap=True)
