"""The commands around one table: games, play, replay, verify, rules."""

from __future__ import annotations

import argparse
import os
import time
from itertools import count
from pathlib import Path
from urllib.request import urlopen

from rich.markup import escape
from rich.table import Table

from mythos.bots import bot_names
from mythos.cli.arguments import game_options, read_seats, read_seed
from mythos.core.errors import BadArgument, BadOption, BadRecord, NoRecord, OtherRules
from mythos.core.game import AnyGame
from mythos.core.options import CHANCE, OptionInfo, options_of
from mythos.core.proof import Proof, verify
from mythos.core.record import Record, line_of, parse_record, read_record
from mythos.core.registry import find_game, game_ids
from mythos.core.rules import primer_of
from mythos.core.texts import Speaker
from mythos.terminal.console import Console
from mythos.terminal.play import play
from mythos.terminal.replay import show

FORGED = 1
UNPROVEN = 3


def list_games(parsed: argparse.Namespace, speaker: Speaker) -> int:
    """All games, or one of them with its options and bots."""
    console = Console()
    if parsed.game:
        _show_game(console, find_game(parsed.game), speaker)
        return 0
    table = Table(box=None, padding=(0, 2), show_header=False)
    for game in map(find_game, game_ids()):
        words = Speaker(speaker.lang, game)
        low, high = game.players[0], game.players[-1]
        seats = str(low) if low == high else f"{low}-{high}"
        table.add_row(f"[bold]{game.id}[/]", words.say(f"{game.id}-name"), seats,
                      words.say(f"{game.id}-tagline"))  # fmt: skip
    console.print(table)
    console.print(speaker.say("cli-games-more"), style="dim")
    return 0


def _show_game(console: Console, game: AnyGame, speaker: Speaker) -> None:
    words = Speaker(speaker.lang, game)
    console.print(f"[bold]{words.say(f'{game.id}-name')}[/]: {words.say(f'{game.id}-tagline')}")
    low, high = game.players[0], game.players[-1]
    key = "cli-game-solo" if high == 1 else "cli-game-players"
    seats = speaker.say(key, low=low, high=high)
    console.print(f"{seats} {speaker.say('cli-game-bots')} {', '.join(bot_names(game))}")
    table = Table(box=None, padding=(0, 2))
    for key in ("option", "default", "values", "meaning"):
        table.add_column(speaker.say(f"cli-column-{key}"))
    for option in options_of(game):
        meaning = words.say(f"{game.id}-option-{option.name}-help")
        default = CHANCE if option.kind == "seat" else str(option.default).lower()
        table.add_row(option.name, escape(default), _values(words, option), escape(meaning))
    console.print(table)
    for option in options_of(game):
        if option.kind == "several":
            console.print(_choices(speaker, words, option))


def _choices(speaker: Speaker, words: Speaker, option: OptionInfo) -> Table:
    """Every single thing that an option of several can name, with a line about it."""
    assert words.game is not None
    key = f"{words.game.id}-option-{option.name}"
    table = Table(box=None, padding=(0, 2))
    for column in ("value", "name", "meaning"):
        table.add_column(speaker.say(f"cli-column-{column}"))
    for each in _members(option):
        name, about = words.say(f"{key}-{each}"), words.say(f"{key}-{each}-about")
        table.add_row(f"{option.name}={each}", escape(name), escape(about))
    return table


def _members(option: OptionInfo) -> list[str]:
    """The choices that stand for nothing but themselves."""
    members = {each for named in option.sets.values() for each in named}
    return [each for each in option.choices if each in members]


def _values(words: Speaker, option: OptionInfo) -> str:
    assert words.game is not None
    if option.kind == "several":
        return ", ".join(each for each in option.choices if each not in _members(option))
    if option.kind == "each_seat":
        key = f"{words.game.id}-option-{option.name}"
        return ", ".join(f"{each} ({words.say(f'{key}-{each}')})" for each in option.choices)
    if option.kind == "seat":
        return f"{CHANCE}, 0, 1, 2 ..."
    if option.kind == "number":
        low, high = option.low, option.high
        return "0, 1, 2 ..." if low is None or high is None else f"{low} - {high}"
    return ", ".join(option.choices) or "…"


def play_game(parsed: argparse.Namespace, speaker: Speaker) -> int:
    """A game in the terminal."""
    game = find_game(parsed.game)
    seats = read_seats(game, parsed, speaker)
    record = None if parsed.no_record else parsed.record or default_record(game)
    seed = read_seed(parsed.seed)
    options = game_options(game, parsed)
    return play(game, seats, options=options, seed=seed, lang=speaker.lang, record=record)


def default_record(game: AnyGame) -> Path:
    """Where records go when nobody says: the user's data folder, under a name that is free."""
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    name = f"{game.id}-{time.strftime('%Y%m%d-%H%M%S')}"
    folder = home / "mythos" / "records"
    files = (folder / f"{name}{'-' * bool(n)}{n or ''}.jsonl" for n in count())
    return next(file for file in files if not file.exists())


def _read(file: Path) -> tuple[AnyGame, Record]:
    record = read_record(file)
    return find_game(record.header.game), record


def fetch_record(url: str) -> Record:
    """The record of a finished game at a table server: its table's address, or the record's."""
    if not url.startswith(("http://", "https://")):
        reason = f"{url} is neither a file nor an address of a table server"
        raise NoRecord(reason, why="no-address", url=url)
    if not url.rstrip("/").endswith("/record"):
        url = url.rstrip("/") + "/record"
    try:
        with urlopen(url, timeout=30) as answer:
            return parse_record(answer.read().decode())
    except (OSError, ValueError) as error:
        raise NoRecord(f"cannot fetch {url}: {error}", why="not-fetched", url=url) from None


def replay_record(parsed: argparse.Namespace, speaker: Speaker) -> int:
    """Step through a record."""
    game, record = _read(parsed.file)
    eyes = None
    if parsed.eyes not in (None, "all"):
        if not parsed.eyes.isdigit() or int(parsed.eyes) >= len(record.header.seats):
            last = str(len(record.header.seats) - 1)
            raise BadOption("eyes", f"a seat from 0 to {last}, or all", why="eyes", last=last)
        eyes = int(parsed.eyes)
    return show(record, game, lang=speaker.lang, eyes=eyes)


def verify_records(parsed: argparse.Namespace, speaker: Speaker) -> int:
    """Recompute finished records; the first wrong line of a forged one is named."""
    console = Console()
    code = 0
    for file in parsed.files:
        words = speaker
        try:
            record = fetch_record(file) if "://" in file else read_record(Path(file))
            game = find_game(record.header.game)
            words = Speaker(speaker.lang, game, record.header.seats)
            proof = verify(game, record)
        except OtherRules as error:
            console.print(f"[bold yellow]?[/] {escape(_unproven(error, file, words))}")
            code = code or UNPROVEN
            continue
        except BadRecord as error:
            console.print(f"[bold red]✖[/] {escape(_flaw(error, file, words))}", soft_wrap=True)
            code = FORGED
            continue
        mark = "[bold green]✔[/]" if proof.whole else "[bold yellow]?[/]"
        console.print(f"{mark} {escape(_proven(proof, file, record, words))}", soft_wrap=True)
        code = code or (0 if proof.whole else UNPROVEN)
    return code


def _proven(proof: Proof, file: str, record: Record, words: Speaker) -> str:
    """How far a record is proven, and what is no part of its proof."""
    rules = " → ".join(proof.rules)
    lines = line_of(len(record.entries))
    parts = [
        words.say("cli-verified", file=str(file), lines=lines)
        if proof.whole
        else words.say("cli-verified-since", file=str(file), line=proof.since, rules=rules)
    ]
    if proof.whole and proof.rules != (proof.match.game.rules_version,):
        parts.append(words.say("cli-verified-rules", rules=rules))
    if not proof.bound:
        parts.append(words.say("cli-verified-unbound"))
    return " ".join(parts)


def _unproven(error: OtherRules, file: str, words: Speaker) -> str:
    return words.say("cli-unproven", file=str(file), reason=words.reason(error))


def _flaw(error: BadRecord, file: str, words: Speaker) -> str:
    """What is wrong with a record; if it cannot even be read, there is no line to name."""
    if isinstance(error, NoRecord):
        return words.error(error)
    return words.say("cli-forged", file=file, line=str(error.line), reason=words.reason(error))


def show_rules(parsed: argparse.Namespace, speaker: Speaker) -> int:
    """The rules of a game, or one clause of them."""
    console = Console()
    words = Speaker(speaker.lang, find_game(parsed.game))
    wanted = [
        clause
        for clause in words.rules()
        if not parsed.clause
        or clause.number == parsed.clause.upper()
        or clause.number.startswith(parsed.clause.upper() + ".")
    ]
    if not wanted:
        reason = f"there is no clause {parsed.clause} in {parsed.game}"
        parted = (each.number.partition(".") for each in words.rules())
        chapters = ", ".join(dict.fromkeys(chapter for chapter, dot, _ in parted if dot))
        about = {"clause": parsed.clause.upper(), "game": parsed.game, "chapters": chapters}
        raise BadArgument(reason, why="no-clause", **about)
    if not parsed.clause:
        _show_primer(console, words)
    for clause in wanted:
        console.print(f"[bold]{clause.number}[/]  {escape(clause.text)}")
    return 0


def _show_primer(console: Console, words: Speaker) -> None:
    """How a turn goes, before the clauses."""
    assert words.game is not None
    primer = primer_of(words.game, words.lang)
    if primer is None:
        return
    console.print(f"[bold]{words.say('rules-primer')}[/]\n{escape(primer.goal)}\n")
    for number, step in enumerate(primer.steps, 1):
        clauses = f"[dim]({', '.join(step.clauses)})[/]"
        console.print(f"[bold]{number} {escape(step.title)}[/]  {escape(step.text)} {clauses}")
    console.print(f"\n[bold]{words.say('rules-example')}[/]\n{escape(primer.example.strip())}\n")
