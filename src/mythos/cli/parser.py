"""An argument parser that speaks the user's language, also when something is wrong."""

from __future__ import annotations

import argparse
import re
import sys
from typing import Final, NoReturn

from mythos.core.texts import Speaker

WRONG: Final = (
    ("required", r"the following arguments are required: (?P<names>.+)"),
    ("choice", r"argument (?P<name>\S+): .+ choice: (?P<value>.+?) \(.+? from (?P<values>.+)\)"),
    ("number", r"argument (?P<name>\S+): invalid int value: (?P<value>.+)"),
    ("nothing", r"argument (?P<name>\S+): expected .+"),
    ("unknown", r"unrecognized arguments: (?P<names>.+)"),
    ("ambiguous", r"ambiguous option: (?P<value>\S+) could match (?P<values>.+)"),
)  # fmt: skip
"""What argparse says, which is always English, and the key of our own words for it."""


class Parser(argparse.ArgumentParser):
    """A parser with a speaker; subcommands get theirs from it."""

    def __init__(self, speaker: Speaker, **settings: object) -> None:
        self.speaker = speaker
        super().__init__(add_help=False, **settings)  # type: ignore[arg-type]
        self._positionals.title = speaker.say("cli-arguments")
        self._optionals.title = speaker.say("cli-flags")
        text = speaker.say("cli-help")
        self.add_argument("-h", "--help", action="help", help=text)

    def format_usage(self) -> str:
        return self._said(super().format_usage())

    def format_help(self) -> str:
        return self._said(super().format_help())

    def _said(self, text: str) -> str:
        return re.sub(r"^usage:", self.speaker.say("cli-usage"), text)

    def error(self, message: str) -> NoReturn:
        self.print_usage(sys.stderr)
        self.exit(2, f"{self.prog}: {self._in_words(message)}\n")

    def _in_words(self, message: str) -> str:
        for key, pattern in WRONG:
            if found := re.fullmatch(pattern, message, re.DOTALL):
                parts = {name: _unquoted(text) for name, text in found.groupdict().items()}
                return self.speaker.say(f"cli-wrong-{key}", **parts)
        return message


def _unquoted(text: str) -> str:
    return text.replace("'", "")
