"""How texts are worded: names are set off, one person a log, the printed German terms."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as fluent

from mythos.core.dice import seed_from
from mythos.core.events import Event
from mythos.core.game import AnyGame
from mythos.core.match import Match
from mythos.core.registry import find_game, game_ids
from mythos.core.rules import chapters_of, clauses_of
from mythos.core.texts import HOUSE, LANGUAGES, Speaker, text_files

GAMES: Final = [find_game(each) for each in game_ids()]
NAMED: Final = ("card", "book", "ability", "faction")
"""Parameters that hold the name of a card, a spellbook, an ability, a faction."""
QUOTES: Final = {"en": ("“", "”"), "de": ("„", "“")}


def said(folder: Path, lang: str, kinds: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """The texts of a folder whose keys are of these kinds, as they stand in the file."""
    write = FluentSerializer().serialize_entry
    for file in text_files(folder, lang):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, fluent.Message):
                key = entry.id.name
                if any(f"-{kind}-" in key for kind in kinds):
                    yield key, write(entry).partition("=")[2]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_names_of_cards_and_abilities_are_set_off(game: AnyGame, lang: str) -> None:
    """`nimmt „Monster gefangen nehmen“`: a title may be a sentence, have a comma or an article."""
    opening, closing = QUOTES[lang]
    for key, text in said(game.folder / "texts", lang, ("event", "ask", "move")):
        for name in NAMED:
            for place in re.finditer(rf"\{{ \${name} \}}", text):
                inside = text[: place.start()].endswith(opening)
                labelled = text[: place.start()].endswith("(") and text[place.end() :][:1] == ")"
                assert labelled or (inside and text[place.end() :].startswith(closing)), key


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["rise-of-the-cults", "arkham-noir"])
def test_each_title_of_a_list_is_set_off(game: str, lang: str) -> None:
    opening, closing = QUOTES[lang]
    speaker = Speaker(lang, find_game(game), ("Anna",), 0)
    cards = ("dag-gold", "cha-idol") if game == "rise-of-the-cults" else ("E01", "P01")
    key = "discarded" if game == "rise-of-the-cults" else "trail"
    text = speaker.event(Event(key, {"seat": 0, "cards": cards}))
    for card in cards:
        assert f"{opening}{speaker.term('card', card)}{closing}" in text


ADDRESS: Final = {
    "en": re.compile(r"\b(you|your|yours)\b", re.IGNORECASE),
    "de": re.compile(r"\b(du|dich|dir|dein\w*)\b", re.IGNORECASE),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_log_speaks_of_one_person_in_one_way(game: AnyGame, lang: str) -> None:
    """By name where several play; as you in a game for one, where no name is said."""
    for key, text in said(game.folder / "texts", lang, ("event", "requirement", "order")):
        assert "$you" not in text, key
        if game.players[-1] == 1:
            assert "$seat" not in text, key
        else:
            assert not ADDRESS[lang].search(text), key


def test_an_empty_reveal_is_said_as_one() -> None:
    """No `reveals and 0 Thugs`."""
    speaker = Speaker("en", find_game("rise-of-the-cults"), ("Anna",), 0)
    for cards, thugs, text in (
        ((), 0, "Anna has laid nothing."),
        ((), 1, "Anna reveals one Thug."),
        (("dag-gold",), 0, "Anna reveals “Gold That Smells of Kelp”."),
        (("dag-gold",), 2, "Anna reveals “Gold That Smells of Kelp” and 2 Thugs."),
    ):
        params: dict[str, Any] = {"seat": 0, "cards": cards, "count": len(cards), "number": thugs}
        assert speaker.event(Event("revealed", params)) == text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whose_turn_it_is_is_no_line_of_a_log(lang: str) -> None:
    """The board shows it; in a log it would stand every few lines."""
    game = find_game("cthulhu-wars")
    assert Speaker(lang, game, ("Anna", "Bea"), 0).event(Event("turn", {"seat": 1})) == ""
    match: Match[object] = Match(game, 4, seed=seed_from("turns"))  # type: ignore[type-var]
    while "turn" not in {event.key for event in match.events}:
        match.play(match.asked[0].seat, match.asked[0].moves[0])


# German.

SUPERSEDED: Final = {
    "rise-of-the-cults": (
        r"Auftr[aä]g", r"[Ff]ähigkeit", r"Solospiel", r"Solo-Aufbau", r"Spielvorbereitung",
        r"[Pp]lättchen", r"[Kk]auf", r"\b[Vv]ersetz", r"errichte", r"\bbaut?\b", r"\bbauen\b",
        r"gebaut", r"beginnt ein Ritual", r"Niete",
    ),
    "arkham-ritual": (r"Mitspiel", r"Strohm[aä]nn", r"Verhängnis", r"[Üü]berleb"),
    "arkham-noir": (
        r"Nachziehstapel", r"[Gg]roße[nsm]? Ganze", r"(aus|in) (der|die) Stabilität\b",
        r"[Kk]alte Spur", r"Spur wird kalt", r"[Pp]sychisch",
    ),
}  # fmt: skip
"""What the printed German games call otherwise: Effekt, erwerben, Anhänger, Zugstapel ..."""
PRINTED: Final = {
    "rise-of-the-cults": ("Zielkarte", "Karteneffekt", "Solo-Variante", "Spielaufbau", "erwerben",
                          "Marker für Geistige Gesundheit", "bewegen", "vorbereite", "leere Seite"),
    "arkham-ritual": ("Anhänger", "Strohpuppe", "Verderbensanzeige", "das Ritual übersteh"),
    "arkham-noir": ("Zugstapel", "Gesamtbild", "Stabilitätsbereich", "Die Spur erkaltet",
                    "entale Belastung"),
}  # fmt: skip


def german(game: AnyGame) -> str:
    """All that a game says in German: texts, rules, cards."""
    files = text_files(game.folder / "texts", "de")
    lines = [line for file in files for line in file.read_text(encoding="utf-8").splitlines()]
    lines += [clause.text for clause in clauses_of(game, "de")]
    lines += [chapter.title for chapter in chapters_of(game, "de")]
    for file in game.folder.glob("*.toml"):
        lines += re.findall(r'\bde = "(.*?)"|_de = "(.*?)"', file.read_text(encoding="utf-8"))
    return "\n".join(map(str, lines))


@pytest.mark.parametrize("game", sorted(SUPERSEDED))
def test_german_uses_the_printed_terms(game: str) -> None:
    text = german(find_game(game))
    for word in SUPERSEDED[game]:
        found = re.search(f".*{word}.*", text)
        assert found is None, found.group(0)
    for word in PRINTED[game]:
        assert word in text


def test_english_says_initial_setup_card() -> None:
    folder = find_game("rise-of-the-cults").folder
    for file in (*folder.glob("texts/*en.ftl"), *folder.glob("rules/*en.toml")):
        for line in file.read_text(encoding="utf-8").splitlines():
            assert "Prologue" not in line.partition(" = ")[2]


def test_the_lobby_calls_its_guest_du() -> None:
    """One form of address, in the house's texts and in the help of the options."""
    plural = re.compile(r"\b(ihr|euch|eure?r?|[Nn]ehmt|[Ww]ählt|[Ss]pielt|[Kk]önnt)\b")
    texts = [*said(HOUSE, "de", ("hero", "words", "help", "title"))]
    for game in GAMES:
        texts += said(game.folder / "texts", "de", ("option",))
    texts += [(key, text) for key, text in said(HOUSE, "de", ("",)) if key.startswith("web-")]
    assert len(texts) > 60
    for key, text in texts:
        assert not plural.search(text), key
