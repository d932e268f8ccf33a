"""The commands for many games: simulate and arena."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from typing import TypeVar

import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from mythos.arena.report import draw_plot, write_csv, write_json
from mythos.arena.simulate import Simulation, Summary
from mythos.arena.standings import Standings, standings
from mythos.arena.statistics import Interval
from mythos.arena.tournament import Fixture, Outcome, mixed_tables, one_against_all, play_all
from mythos.bots import bot_names, make_bot
from mythos.cli.arguments import count_players, fill, game_options, read_list, read_seed
from mythos.core.errors import BadOption
from mythos.core.game import AnyGame
from mythos.core.registry import find_game
from mythos.core.texts import Speaker
from mythos.terminal.console import Console

T = TypeVar("T")
INTERRUPTED = 130


def with_progress(items: Iterable[T], total: int, text: str) -> Iterator[T]:
    """The items, with a bar on the error stream, so that the output stays clean."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    console = Console(stderr=True)
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as bar:
        task = bar.add_task(text, total=total)
        for item in items:
            yield item
            bar.advance(task)


def _check_number(name: str, number: int) -> int:
    if number < 1:
        reason = f"{number} is not a positive number"
        raise BadOption(name, reason, why="positive", value=str(number))
    return number


def simulate(parsed: argparse.Namespace, speaker: Speaker) -> int:
    """Many games of bots and their summary; stopping early keeps what was done."""
    game = find_game(parsed.game)
    games = _check_number("games", parsed.games)
    entries = read_list(parsed.bots)
    players = count_players(game, parsed.players, len(entries))
    seed = read_seed(parsed.seed)
    options = game_options(game, parsed)
    run = Simulation(game, fill(entries, players), options, seed, parsed.record)
    interrupted = True
    with suppress(KeyboardInterrupt):
        for _ in with_progress(run.run(games), games, speaker.say("cli-simulating")):
            pass
        interrupted = False
    summary = run.summary(interrupted)
    if parsed.json:
        print(msgspec.json.encode(summary).decode())
    else:
        _print_summary(summary, speaker)
    return INTERRUPTED if interrupted else 0


def _print_summary(summary: Summary, speaker: Speaker) -> None:
    table = Table(box=None, padding=(0, 2), show_header=False)
    for name in (
        "games",
        "decisions",
        "mean_decisions",
        "seconds",
        "decisions_per_second",
        "digest",
    ):
        table.add_row(speaker.say(f"cli-sum-{name.replace('_', '-')}"), str(getattr(summary, name)))
    rates = "  ".join(f"{rate:.3f}" for rate in summary.results["win_rate"])
    table.add_row(speaker.say("cli-sum-win-rate"), rates)
    Console().print(table)
    if summary.tally:
        _print_tally(summary, find_game(summary.game), speaker)
    if summary.interrupted:
        Console(stderr=True).print(speaker.say("cli-interrupted"), style="yellow")


def _print_tally(summary: Summary, game: AnyGame, speaker: Speaker) -> None:
    """What was done with each thing whose deeds the game counts, the most used first."""
    words = Speaker(speaker.lang, game)
    kinds = sorted({what for line in summary.tally.values() for what in line.deeds})
    table = Table(title=words.say(f"{game.id}-deeds"), box=None, padding=(0, 1))
    table.add_column("", no_wrap=True)
    for head in (
        words.say("cli-tally-games"),
        *(words.say(f"{game.id}-deed-{what}") for what in kinds),
        words.say("cli-tally-seats"),
        words.say("cli-tally-wins"),
    ):
        table.add_column(head, justify="right")
    for name, line in sorted(summary.tally.items(), key=lambda each: -each[1].seats):
        table.add_row(
            words.say(f"{game.id}-{game.deeds_of}-{name}"),
            str(line.games),
            *(str(line.deeds.get(what, 0)) for what in kinds),
            str(line.seats),
            f"{line.share:.1%}" if line.seats else "",
        )
    Console().print(table)


def arena(parsed: argparse.Namespace, speaker: Speaker) -> int:
    """A tournament; stopping early shows the table of what was played."""
    game = find_game(parsed.game)
    games = _check_number("games", parsed.games)
    bots = read_list(parsed.bots) if parsed.bots else [b for b in bot_names(game) if b != "mcts"]
    for bot in bots:
        make_bot(game, bot, bytes(32))
    players = count_players(game, parsed.players, 0)
    seed = read_seed(parsed.seed)
    jobs = parsed.jobs or os.cpu_count() or 1
    outcomes: list[Outcome] = []
    interrupted = True
    fixtures = _fixtures(bots, parsed.against, players, games, seed)
    played = play_all(game, fixtures, game_options(game, parsed), seed, jobs)
    with suppress(KeyboardInterrupt):
        for outcome in with_progress(played, len(fixtures), speaker.say("cli-playing")):
            outcomes.append(outcome)
        interrupted = False
    table = standings(game.id, seed, outcomes, interrupted)
    print_standings(table, speaker, parsed.against)
    _write(table, parsed, speaker)
    return INTERRUPTED if interrupted else 0


def _fixtures(
    bots: Sequence[str], against: str | None, players: int, games: int, seed: bytes
) -> list[Fixture]:
    if against is None:
        return mixed_tables(list(dict.fromkeys(bots)), players, games, seed)
    chosen = [bot for bot in dict.fromkeys(bots) if bot != against]
    fixtures = [
        fixture for bot in chosen for fixture in one_against_all(bot, against, players, games)
    ]
    return [Fixture(number, each.lineup) for number, each in enumerate(fixtures)]


def _write(table: Standings, parsed: argparse.Namespace, speaker: Speaker) -> None:
    if parsed.json:
        write_json(table, parsed.json)
    if parsed.csv:
        write_csv(table, parsed.csv)
    if parsed.plot:
        title = speaker.say("arena-title", game=table.game, games=table.games)
        draw_plot(table, parsed.plot, title, speaker.say("arena-plot-label"))


def _share(interval: Interval) -> str:
    return f"{interval.value:.1%} [dim]{100 * interval.low:.0f}–{100 * interval.high:.0f}[/]"


def _mean(interval: Interval) -> str:
    return f"{interval.value:.2f} [dim]{interval.low:.2f}–{interval.high:.2f}[/]"


def print_standings(table: Standings, speaker: Speaker, against: str | None = None) -> None:
    """The table of bots and the table of seats."""
    console = Console()
    shown = Table(title=speaker.say("arena-title", game=table.game, games=table.games))
    for key in ("bot", "seats", "wins", "out", "score", "rating"):
        shown.add_column(speaker.say(f"arena-{key}"), justify="left" if key == "bot" else "right")
    for line in table.lines:
        shown.add_row(
            line.bot,
            str(line.games),
            _share(line.wins),
            _share(line.out),
            _mean(line.score),
            f"{line.rating:.1f} [dim]± {2 * line.rating_error:.1f}[/]",
        )
    console.print(shown)
    if against is None:
        seats = Table(title=speaker.say("arena-by-seat"))
        for key in ("seat", "wins", "score"):
            seats.add_column(speaker.say(f"arena-{key}"), justify="right")
        for seat in table.seats:
            seats.add_row(str(seat.seat), _share(seat.wins), _mean(seat.score))
        console.print(seats)
    if table.sides:
        sides = Table(title=speaker.say("arena-by-side"))
        for key in ("side", "seats", "wins", "score"):
            sides.add_column(
                speaker.say(f"arena-{key}"), justify="left" if key == "side" else "right"
            )
        for side in table.sides:
            sides.add_row(side.side, str(side.games), _share(side.wins), _mean(side.score))
        console.print(sides)
    console.print(speaker.say("arena-note", seed=table.seed[:16]), style="dim")
    if table.interrupted:
        console.print(speaker.say("cli-interrupted"), style="yellow")
