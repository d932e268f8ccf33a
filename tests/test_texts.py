"""Every text exists in every language, with the same variables, and none is left over.

Which keys are needed comes from the games' data, from played games, and from the literals in the
source: `say("...")`, `in_game("...")`, `tell(s, "...")`, `WhyNot("...")`, `Question("...")`, a
refusal's `why="..."`, and the keys in the sources of the browser client.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from enum import Enum
from functools import cache
from pathlib import Path
from typing import Any, Final, get_type_hints

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import mythos
import mythos.server.errors
import mythos.server.storage.errors
from mythos.core import errors
from mythos.core.asks import Draw, Roll
from mythos.core.dice import Dice, derive, seed_from
from mythos.core.fate import DiceFate
from mythos.core.game import AnyGame
from mythos.core.match import Match
from mythos.core.moves import Move
from mythos.core.options import DRAWN, options_of
from mythos.core.registry import find_game, game_ids
from mythos.core.seats import SPECTATOR
from mythos.core.texts import HOUSE, LANGUAGES, Speaker, text_files
from tests.web import web_keys

SOURCE: Final = Path(mythos.__file__).parent
GAMES: Final = [find_game(each) for each in game_ids()]
FOLDERS: Final = [HOUSE, *(game.folder / "texts" for game in GAMES)]
SEED: Final = seed_from("texts")
SILENT: Final = ("cthulhu-wars-event-turn",)
"""Events that boards need and logs leave out."""


# The texts themselves.


@cache
def messages(folder: Path, lang: str) -> dict[str, frozenset[str]]:
    """The keys of a file with the variables of each; broken lines and double keys are refused."""
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(whole_text(folder, lang)).body:
        assert not isinstance(entry, fluent.Junk), f"{folder}: {entry.content}"
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in found, f"{folder}: {entry.id.name} stands there twice"
            found[entry.id.name] = frozenset(variables(entry.value))
    return found


def whole_text(folder: Path, lang: str) -> str:
    """All files of a folder in one language, as the Speaker reads them."""
    return "\n".join(file.read_text(encoding="utf-8") for file in text_files(folder, lang))


def variables(node: Any) -> Iterator[str]:
    if isinstance(node, fluent.VariableReference):
        yield node.id.name
    elif isinstance(node, list):
        for each in node:
            yield from variables(each)
    elif isinstance(node, fluent.BaseNode):
        for each in vars(node).values():
            yield from variables(each)


@cache
def spoken(folder: Path) -> dict[str, frozenset[str]]:
    """The keys with the variables that the text says; by others it only chooses its words."""
    parsed = FluentParser().parse(whole_text(folder, "en")).body
    entries = {each.id.name: each for each in parsed if isinstance(each, fluent.Message)}
    return {key: frozenset(said(each.value, entries)) for key, each in entries.items()}


def said(node: Any, entries: Mapping[str, fluent.Message]) -> Iterator[str]:
    if isinstance(node, fluent.VariableReference):
        yield node.id.name
    elif isinstance(node, fluent.MessageReference):
        yield from said(entries[node.id.name].value, entries)
    elif isinstance(node, fluent.SelectExpression):
        yield from said(node.variants, entries)
    elif isinstance(node, list):
        for each in node:
            yield from said(each, entries)
    elif isinstance(node, fluent.BaseNode):
        yield from said(list(vars(node).values()), entries)


def all_keys() -> set[str]:
    return {key for folder in FOLDERS for key in messages(folder, "en")}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_all_languages_have_the_same_keys_and_variables(folder: Path) -> None:
    for lang in LANGUAGES:
        assert messages(folder, lang) == messages(folder, "en")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("value", [0, 1, 5, "no", "yes", "Anna"])
def test_every_message_formats(folder: Path, lang: str, value: int | str) -> None:
    bundle = FluentBundle([lang], use_isolating=False)
    text = whole_text(folder, lang)
    bundle.add_resource(FluentResource(text))
    for key, names in messages(folder, lang).items():
        given = dict.fromkeys(names, value)
        pattern = bundle.get_message(key).value
        assert pattern is not None
        said, wrong = bundle.format_pattern(pattern, given)
        assert not wrong, f"{key}: {wrong}"
        assert str(said).strip() or key in SILENT


# What the source asks for.

PREFIXES: Final = {
    "say": "",
    "in_game": "{game}-",
    "_say": "{game}-screen-",
    "line": "{game}-(?:desk|screen)-",
    "term": "{game}-",
    "tell": "{game}-event-",
    "Event": "{game}-event-",
    "WhyNot": "{game}-why-",
    "Question": "{game}-ask-",
}
"""The functions that take a key, and what stands before it."""


def owners(file: Path) -> list[str]:
    """The games a file speaks for: its own, or all of them outside the games' rooms."""
    inside = [game.id for game in GAMES if file.is_relative_to(game.folder)]
    return inside or [game.id for game in GAMES]


def source_keys() -> set[str]:
    """Patterns of all keys that literals in the source name."""
    found: set[str] = set()
    for file in sorted(SOURCE.rglob("*.py")):
        if file != SOURCE / "core" / "texts.py":  # builds keys out of what the others ask for
            tree = ast.parse(file.read_text(encoding="utf-8"))
            for game in owners(file):
                found |= {pattern.replace("{game}", game) for pattern in patterns(tree)}
    return found


def patterns(tree: ast.AST) -> Iterator[str]:
    inside: dict[ast.AST, ast.FunctionDef] = {}
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            inside |= dict.fromkeys(ast.walk(function), function)
    for node in ast.walk(tree):
        within = inside.get(node)
        # A helper `_say` only puts a prefix before the keys of its callers.
        if isinstance(node, ast.Call) and not (within and within.name == "_say"):
            yield from keys_of(node, within)


def keys_of(call: ast.Call, function: ast.FunctionDef | None) -> Iterator[str]:
    for keyword in call.keywords:
        if keyword.arg == "why":
            yield from (f"reason-{key}" for key in literals(keyword.value, function))
    name = getattr(call.func, "attr", getattr(call.func, "id", ""))
    place = 1 if name == "tell" else 0
    if name not in PREFIXES or len(call.args) <= place:
        return
    for key in literals(call.args[place], function):
        yield PREFIXES[name] + (f"{key}-.+" if name == "term" else key)


def literals(node: ast.AST, function: ast.FunctionDef | None) -> Iterator[str]:
    """The texts that an expression can be, as patterns."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield re.escape(node.value)
    elif isinstance(node, ast.JoinedStr):
        parts = [next(literals(each, None), ".+") for each in node.values]
        yield "".join(parts)
    elif isinstance(node, ast.IfExp):
        yield from literals(node.body, function)
        yield from literals(node.orelse, function)
    elif isinstance(node, ast.Name) and function is not None:
        for each in ast.walk(function):
            if isinstance(each, ast.Assign) and getattr(each.targets[0], "id", "") == node.id:
                yield from literals(each.value, None)


# What the data asks for.


def error_classes(kind: type[errors.MythosError] = errors.MythosError) -> Iterator[str]:
    yield kind.code
    for each in kind.__subclasses__():
        yield from error_classes(each)


class Names:
    """Fate by dice, which notes what could have been drawn."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self._dice = DiceFate(Dice(SEED))

    def roll(self, request: Roll) -> list[int]:
        return self._dice.roll(request)

    def draw(self, request: Draw) -> int:
        self.names.update(request.names)
        return self._dice.draw(request)


def data_keys(game: AnyGame) -> set[str]:
    """The keys of the game's name, moves, options and of everything that can be drawn."""
    keys = {f"{game.id}-{each}" for each in ("name", "tagline", "score")}
    keys |= {f"{game.id}-move-{move.verb}" for move in game.moves}
    for name, kind in get_type_hints(game.options_type).items():
        keys |= {f"{game.id}-option-{name}", f"{game.id}-option-{name}-help"}
        if isinstance(kind, type) and issubclass(kind, Enum):
            keys |= {f"{game.id}-option-{name}-{each.value}" for each in kind}
    for option in options_of(game):
        if option.kind == "each_seat":
            names = {f"{game.id}-option-{option.name}-{each}" for each in (*option.choices, DRAWN)}
            keys |= names | {f"{each}-about" for each in names}
    fate = Names()
    Match(game, game.default_players, fate=fate)
    return keys | {f"{game.id}-card-{name}" for name in fate.names}


# What played games ask for.


def option_sets(game: AnyGame) -> Iterator[dict[str, Any]]:
    """The default, and every value of every choice once."""
    yield {}
    for name, kind in get_type_hints(game.options_type).items():
        if kind is bool:
            yield {name: True}
        elif isinstance(kind, type) and issubclass(kind, Enum):
            yield from ({name: each.value} for each in kind)


def played(
    game: AnyGame, options: dict[str, Any], number: int, offered: set[Move] | None = None
) -> Match[Any]:
    """A random game; `offered` gets all that could have been interjected."""
    players = game.players[number % len(game.players)]
    seed = derive(SEED, number, *(f"{name} {value}" for name, value in options.items()))
    match: Match[Any] = Match(game, players, options=options, seed=seed)
    dice = Dice(derive(seed, "moves"))
    while not match.over:
        ask = match.asked[0]
        if offered is not None:
            offered.update(*(match.interjections(seat) for seat in range(players)))
        moves = [*ask.moves, *match.interjections(ask.seat)]
        match.play(ask.seat, moves[dice.below(len(moves))])
    return match


@cache
def event_keys(game: AnyGame) -> frozenset[str]:
    """The keys of all events of some played games, and of the values in them and in whatever
    could have been interjected.
    """
    found, offered = set(), set[Move]()
    for options in option_sets(game):
        for number in range(5):
            for event in played(game, options, number, offered).events:
                found.add(f"{game.id}-event-{event.key}")
                found |= set(value_keys(game, f"event-{event.key}", event.params))
    moves = (value_keys(game, f"move-{move.verb}", move.values) for move in offered)
    return frozenset(found).union(*moves)


def value_keys(game: AnyGame, key: str, values: Mapping[str, Any]) -> Iterator[str]:
    """The keys of the names that the text of an event or a move says."""
    names = spoken(game.folder / "texts").get(f"{game.id}-{key}", frozenset())
    for name, value in values.items():
        if isinstance(value, str) and name in names:
            yield from term_keys(game, name, value)


def term_keys(game: AnyGame, name: str, value: str) -> Iterator[str]:
    """The key of a name, or the two of which it is made: that of a value and of its form."""
    texts = messages(game.folder / "texts", "en")
    plain = f"{game.id}-{name}-{value}"
    for at in (at for at, letter in enumerate(value) if letter == "_" and plain not in texts):
        made_of = (f"{game.id}-{name}-{value[:at]}", f"{game.id}-{name}-form-{value[at + 1 :]}")
        if all(each in texts for each in made_of):
            yield from made_of
            return
    yield plain


def list_keys(game: AnyGame) -> set[str]:
    """Titles in a list are set off, each by itself."""
    lists = any("cards" in names for names in messages(game.folder / "texts", "en").values())
    return {f"{game.id}-each-card"} if lists else set()


def story_keys(game: AnyGame) -> set[str]:
    """What leaderboards and statistics say: the numbers of a story, the names of difficulties."""
    told = game.story(played(game, {}, 0).state).keys() - {"won"}
    sets = list(option_sets(game))
    agreed = [game.read_options(one | two, game.default_players) for one in sets for two in sets]
    names = {game.difficulty(each) for each in agreed} - {""}
    story = {f"{game.id}-story-{each}" for each in told}
    return story | {f"{game.id}-difficulty-{each}" for each in names}


@cache
def needed() -> set[str]:
    keys = {"undone", "reason-other-rules", *(f"error-{code}" for code in error_classes())}
    for game in GAMES:
        keys |= data_keys(game) | event_keys(game) | story_keys(game) | list_keys(game)
    return {re.escape(key) for key in keys} | source_keys() | web_keys()


def test_no_key_is_missing() -> None:
    """A pattern with an open end needs at least one key."""
    keys = all_keys()
    open_ended = needed() - {re.escape(key) for key in keys}
    missing = {each for each in open_ended if not any(re.fullmatch(each, key) for key in keys)}
    assert not missing


def test_a_value_that_only_chooses_the_words_needs_no_name() -> None:
    wars = find_game("cthulhu-wars")
    assert not set(value_keys(wars, "event-terror", {"seat": 0, "dread": "strengthen"}))
    flocking = set(value_keys(wars, "move-flock", {"unit": "acolyte", "origin": "asia"}))
    assert flocking == {"cthulhu-wars-unit-acolyte", "cthulhu-wars-origin-asia"}


def test_a_name_in_a_form_is_made_of_two_texts() -> None:
    wars = find_game("cthulhu-wars")
    assert list(term_keys(wars, "unit", "dark_young_on_gate")) == [
        "cthulhu-wars-unit-dark_young",
        "cthulhu-wars-unit-form-on_gate",
    ]
    assert list(term_keys(wars, "unit", "nobody_on_gate")) == ["cthulhu-wars-unit-nobody_on_gate"]
    speaker = Speaker("de", wars)
    assert speaker.term("unit", "dark_young_on_gate") == "Dunkles Junges auf dem Tor"
    assert speaker.term("unit", "nobody_on_gate") == "cthulhu-wars-unit-nobody_on_gate"


def test_no_key_is_left_over() -> None:
    wanted = re.compile("|".join(sorted(needed())))
    assert not {key for key in all_keys() if not wanted.fullmatch(key)}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_whole_game_reads_without_a_bare_key(game: AnyGame, lang: str) -> None:
    match = played(game, {}, 2)
    names = tuple("ABCDEFGHIJ"[: match.players])
    for listener in (0, SPECTATOR):
        speaker = Speaker(lang, game, names, listener)
        for event in match.heard(listener):
            said = speaker.event(event)
            assert game.id not in said
            assert "{" not in said


NEVER_SENT: Final = {
    "bad-argument",
    "bad-chance",
    "bad-database",
    "bad-record",
    "bad-seed",
    "broken-game",
    "missing-extra",
    "mythos",
    "no-record",
    "record-exists",
    "server",
    "storage-refused",
}
"""Errors of files, set-ups and the command line: no page is ever told of them."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_has_words_for_every_refusal(lang: str) -> None:
    """A browser shows people's words, never a decoder's."""
    said = messages(HOUSE, lang)
    sent = set(error_classes()) - NEVER_SENT
    assert not {code for code in sent if f"web-refused-{code}" not in said}
