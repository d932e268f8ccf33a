"""Words for people: Fluent texts in English and German, the house's and each game's.

Keys of a game start with its id: `<id>-event-<key>`, `<id>-ask-<key>`, `<id>-move-<verb>`,
`<id>-option-<name>`, `<id>-<parameter>-<value>` for a parameter whose value has a name of its own,
`<id>-<parameter>-form-<form>` for all values `<value>_<form>` that have none.
A folder's texts are its `*<lang>.ftl`, and those of the parts in folders below it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from mythos.core.asks import Ask
from mythos.core.errors import BadRecord, Because, IllegalMove, MythosError
from mythos.core.events import UNDONE, Event
from mythos.core.moves import Move, parse_move
from mythos.core.rules import Clause, clauses_of
from mythos.core.seats import SPECTATOR, Seat

if TYPE_CHECKING:
    from mythos.core.game import AnyGame

LANGUAGES: Final = ("en", "de")
HOUSE: Final = Path(__file__).parent.parent / "texts"
SEAT_PARAMS: Final = ("seat", "to", "by", "holder", "first", "asked")
"""Parameters of events, questions and moves with these names hold a seat."""

DEED: Final = "deed"
"""A parameter with this name holds a move that was made, as its text."""


@cache
def _bundle(folders: tuple[Path, ...], lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for folder in folders:
        for file in text_files(folder, lang):
            bundle.add_resource(_resource(file))
    return bundle


def text_files(folder: Path, lang: str) -> list[Path]:
    """The files of a folder and its parts in one language."""
    return sorted(folder.rglob(f"*{lang}.ftl"))


@cache
def _resource(file: Path) -> Resource:
    """A file of texts, parsed once: the house's are in every game's bundle."""
    return FluentResource(file.read_text(encoding="utf-8"))


def texts_of(folder: Path | None, lang: str) -> str:
    """All texts of a game's folder, or the house's, as one Fluent resource: for other clients.

    A text that the language lacks comes in English.
    """
    place = folder or HOUSE
    files = [*text_files(place, "en"), *text_files(place, lang)]
    wanted = [each for each in dict.fromkeys(files) if not each.name.startswith("cli.")]
    return "\n".join(each.read_text(encoding="utf-8") for each in wanted)


class Speaker:
    """Says things in one language, to one seat, with the seats' names."""

    def __init__(
        self,
        lang: str,
        game: AnyGame | None = None,
        names: tuple[str, ...] = (),
        listener: Seat = SPECTATOR,
    ) -> None:
        self.lang = lang
        self.game = game
        self.names = names
        self.listener = listener
        folders = (HOUSE, game.folder / "texts") if game else (HOUSE,)
        self._bundles = [_bundle(folders, each) for each in dict.fromkeys((lang, "en"))]

    def say(self, key: str, **params: Any) -> str:
        """The text behind a key; English if the language lacks it, the key itself if both do."""
        found = self._find(key, params)
        return key if found is None else found

    def _find(self, key: str, params: Mapping[str, Any]) -> str | None:
        for bundle in self._bundles:
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                if pattern is not None:
                    text, _ = bundle.format_pattern(pattern, dict(params))
                    return str(text)
        return None

    def name(self, seat: Seat) -> str:
        """A player's name; for a seat that nobody has, an automaton's, the game's own word."""
        if 0 <= seat < len(self.names):
            return self.names[seat]
        automaton = self._find(f"{self.game.id}-seat-{seat}", {}) if self.game else None
        return automaton or str(seat)

    def in_game(self, key: str, params: Mapping[str, Any]) -> str:
        """A text of the game, seats and cards named; `you` is yes when it is about the listener."""
        assert self.game is not None
        named = {name: self._value(name, value) for name, value in params.items()}
        named["you"] = "yes" if params.get("seat") == self.listener else "no"
        return self.say(f"{self.game.id}-{key}", **named)

    def term(self, kind: str, value: str) -> str:
        """The name of a card, a zone, a reason: the text `<game>-<kind>-<value>`."""
        if self.game is None:
            return value
        found = self._term(kind, value)
        return f"{self.game.id}-{kind}-{value}" if found is None else found

    def _term(self, kind: str, value: str) -> str | None:
        """The name of a value, or of the value that it is a form of, in words for that form."""
        assert self.game is not None
        found = self._find(f"{self.game.id}-{kind}-{value}", {})
        places = [at for at, letter in enumerate(value) if letter == "_"] if found is None else ()
        for at in places:
            name = self._find(f"{self.game.id}-{kind}-{value[:at]}", {})
            form = f"{self.game.id}-{kind}-form-{value[at + 1 :]}"
            if name is not None and (said := self._find(form, {kind: name})) is not None:
                return said
        return found

    def event(self, event: Event) -> str:
        """What happened; empty for what boards should know and no log needs to say."""
        if event.key == UNDONE:
            return self.say("undone", name=self.name(int(str(event.params["seat"]))))
        return self.in_game(f"event-{event.key}", event.params)

    def question(self, ask: Ask) -> str:
        return self.in_game(f"ask-{ask.question.key}", {"seat": ask.seat, **ask.params})

    def move(self, move: Move) -> str:
        return self.in_game(f"move-{move.verb}", move.values)

    def error(self, error: MythosError) -> str:
        named = {
            name: self._value(name, value) if name in SEAT_PARAMS else value
            for name, value in error.params.items()
        }
        if isinstance(error, Because):
            named["reason"] = self.reason(error)
        text = self.say(f"error-{error.code}", **named)
        if isinstance(error, IllegalMove) and error.reason and self.game:
            why = self.say(f"{self.game.id}-why-{error.reason}")
            return f"{text} {why} ({error.clause})"
        return text if text != f"error-{error.code}" else str(error)

    def reason(self, error: Because) -> str:
        """Why something was refused, in words; a reason without a key stays as it is."""
        if not isinstance(error, BadRecord):
            return self.say(f"reason-{error.why}", **error.about) if error.why else error.reason
        said = self.error(error.cause) if error.cause else ""
        if error.why:
            said = self.say(f"reason-{error.why}", **error.about)
        if said and error.rules:
            written, here = error.rules
            said += " " + self.say("reason-other-rules", written=written, here=here)
        return said or error.reason

    def rules(self) -> list[Clause]:
        """The clauses of the game's rules."""
        assert self.game is not None
        return list(clauses_of(self.game, self.lang))

    def clause(self, number: str) -> str:
        return next((each.text for each in self.rules() if each.number == number), "")

    def _value(self, name: str, value: Any) -> Any:
        if isinstance(value, tuple):
            return ", ".join(self._each(name.removesuffix("s"), each) for each in value)
        if name in SEAT_PARAMS and isinstance(value, int):
            return self.name(value)
        if name == DEED and self.game is not None:
            return self.move(parse_move(self.game.moves, value))
        if isinstance(value, str) and self.game is not None:
            return self._term(name, value) or value
        return value

    def _each(self, name: str, value: Any) -> str:
        """One of a list; `<game>-each-<name>` sets it off, for a title may have a comma in it."""
        said = str(self._value(name, value))
        key = f"{self.game.id}-each-{name}" if self.game else ""
        return self._find(key, {"name": said}) or said
