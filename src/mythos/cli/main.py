"""Reading the command line and handing over to the command it names."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from mythos import __version__
from mythos.cli import arena_commands, play_commands, serve_commands
from mythos.cli.parser import Parser
from mythos.core.errors import MythosError
from mythos.core.texts import LANGUAGES, Speaker
from mythos.terminal.console import Console

REFUSED: Final = 2
INTERRUPTED: Final = 130
Command = Callable[[argparse.Namespace, Speaker], int]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; refusals are said in the user's language and give exit code 2."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    speaker = Speaker(_language(given))
    parsed = _parser(speaker).parse_args(given)
    try:
        command: Command = parsed.command
        code = command(parsed, Speaker(parsed.lang))
        sys.stdout.flush()  # here and not at the very end, where nobody could catch a broken pipe
        return code
    except MythosError as error:
        Console(stderr=True).print(f"[bold red]mythos:[/] {_plain(speaker.error(error))}")
        return REFUSED
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # the reader of our output has left, as `head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _plain(text: str) -> str:
    return text.replace("[", r"\[")


def _language(arguments: Sequence[str]) -> str:
    """The language for help texts, needed before the arguments are parsed."""
    for flag, value in pairwise(arguments):
        if flag == "--lang" and value in LANGUAGES:
            return value
    for argument in arguments:
        if argument.startswith("--lang=") and argument[7:] in LANGUAGES:
            return argument[7:]
    return default_language()


def default_language() -> str:
    """MYTHOS_LANG, else the language of the user's surroundings, else English."""
    for name in ("MYTHOS_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


def _parser(speaker: Speaker) -> argparse.ArgumentParser:
    parser = Parser(speaker, prog="mythos", description=speaker.say("cli-mythos"))
    parser.add_argument("--version", action="version", version=f"mythos {__version__}",
                        help=speaker.say("cli-version"))  # fmt: skip
    parser.add_argument(
        "--lang", choices=LANGUAGES, default=speaker.lang, help=speaker.say("cli-lang")
    )
    commands = parser.add_subparsers(
        title=speaker.say("cli-commands"), required=True, metavar=speaker.say("cli-command"),
    )  # fmt: skip
    adding = _Adding(commands, speaker)
    _add_play_commands(adding)
    _add_arena_commands(adding)
    _add_serve_commands(adding, speaker)
    return parser


class _Adding:
    """Adds subcommands with their texts; every one of them also takes --lang."""

    def __init__(self, commands: Any, speaker: Speaker) -> None:
        self._commands = commands
        self._speaker = speaker

    def command(self, name: str, run: Command) -> argparse.ArgumentParser:
        text = self._speaker.say(f"cli-{name}")
        parser: argparse.ArgumentParser = self._commands.add_parser(
            name, help=text, description=text, speaker=self._speaker
        )
        parser.set_defaults(command=run)
        lang = self._speaker.say("cli-lang")
        parser.add_argument("--lang", choices=LANGUAGES, default=self._speaker.lang, help=lang)
        return parser

    def help(self, key: str) -> str:
        return self._speaker.say(f"cli-{key}").replace("%", "%%")

    def game_flags(self, parser: argparse.ArgumentParser) -> None:
        """What every command needs that starts games."""
        parser.add_argument("game", metavar="GAME", help=self.help("game"))
        parser.add_argument("--players", type=int, metavar="N", help=self.help("players"))
        parser.add_argument("--seed", metavar="TEXT", help=self.help("seed"))
        parser.add_argument(
            "--options", nargs="+", action="extend", default=[], metavar="K=V",
            help=self.help("options"),
        )  # fmt: skip
        parser.add_argument("--deck", type=Path, metavar="FILE", help=self.help("deck"))


def _add_play_commands(adding: _Adding) -> None:
    parser = adding.command("games", play_commands.list_games)
    parser.add_argument("game", nargs="?", metavar="GAME", help=adding.help("games-game"))
    parser = adding.command("play", play_commands.play_game)
    adding.game_flags(parser)
    parser.add_argument("--seats", metavar="LIST", help=adding.help("seats"))
    parser.add_argument("--record", type=Path, metavar="FILE", help=adding.help("play-record"))
    parser.add_argument("--no-record", action="store_true", help=adding.help("no-record"))
    parser = adding.command("replay", play_commands.replay_record)
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--eyes", metavar="SEAT", help=adding.help("eyes"))
    parser = adding.command("verify", play_commands.verify_records)
    parser.add_argument("files", nargs="+", metavar="FILE", help=adding.help("verify-files"))
    parser = adding.command("rules", play_commands.show_rules)
    parser.add_argument("game", metavar="GAME", help=adding.help("game"))
    parser.add_argument("clause", nargs="?", metavar="CLAUSE", help=adding.help("clause"))


def _add_serve_commands(adding: _Adding, speaker: Speaker) -> None:
    parser = adding.command("serve", serve_commands.serve)
    serve_commands.add_flags(parser, speaker, serve_commands.FLAGS)
    parser = adding.command("backup", serve_commands.back_up)
    parser.add_argument("file", type=Path, metavar="FILE", help=adding.help("backup-file"))
    serve_commands.add_flags(parser, speaker, ("database",))
    parser = adding.command("restore", serve_commands.restore)
    parser.add_argument("file", type=Path, metavar="FILE", help=adding.help("restore-file"))
    parser.add_argument("--replace", action="store_true", help=adding.help("restore-replace"))
    serve_commands.add_flags(parser, speaker, ("database",))
    parser = adding.command("export", serve_commands.export)
    parser.add_argument("tables", nargs="*", metavar="TABLE", help=adding.help("export-tables"))
    parser.add_argument("--to", type=Path, default=Path("records"), metavar="DIR")
    serve_commands.add_flags(parser, speaker, ("database",))
    parser = adding.command("import", serve_commands.import_tables)
    parser.add_argument("files", type=Path, nargs="+", metavar="FILE")
    serve_commands.add_flags(parser, speaker, ("database",))
    parser = adding.command("reports", serve_commands.reports)
    parser.add_argument("report", nargs="?", metavar="REPORT", help=adding.help("report"))
    serve_commands.add_flags(parser, speaker, ("database",))


def _add_arena_commands(adding: _Adding) -> None:
    parser = adding.command("simulate", arena_commands.simulate)
    adding.game_flags(parser)
    parser.add_argument("--games", type=int, default=100, metavar="N", help=adding.help("number"))
    parser.add_argument("--bots", default="random", metavar="LIST", help=adding.help("bots"))
    parser.add_argument("--json", action="store_true", help=adding.help("json"))
    parser.add_argument("--record", type=Path, metavar="DIR", help=adding.help("simulate-record"))
    parser = adding.command("arena", arena_commands.arena)
    adding.game_flags(parser)
    parser.add_argument("--games", type=int, default=200, metavar="N", help=adding.help("number"))
    parser.add_argument("--bots", metavar="LIST", help=adding.help("arena-bots"))
    parser.add_argument("--against", metavar="BOT", help=adding.help("against"))
    parser.add_argument("--jobs", type=int, metavar="N", help=adding.help("jobs"))
    for kind in ("json", "csv", "plot"):
        parser.add_argument(f"--{kind}", type=Path, metavar="FILE", help=adding.help(f"to-{kind}"))
