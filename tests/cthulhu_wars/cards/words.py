"""What scenarios of cards have in common: is all said in words, and how idle players go on."""

from __future__ import annotations

from mythos.core.texts import LANGUAGES, Speaker
from mythos.games.cthulhu_wars import GAME
from tests.cthulhu_wars.war import Scene


def unsaid(scene: Scene) -> list[str]:
    """What the question, its moves and all events so far fail to say, in all languages."""
    found = []
    for lang in LANGUAGES:
        speaker = Speaker(lang, GAME, tuple("ABCDE"[: scene.t.players]))
        said = [speaker.event(event) for event in scene.match.heard(0)]
        if not scene.match.over:
            said += [speaker.question(scene.ask), *map(speaker.move, scene.ask.moves)]
        found += [text for text in said if "cthulhu-wars-" in text]
    return found


def idle(scene: Scene) -> None:
    """Whoever is asked does as little as can be."""
    least = [move for move in scene.moves if move in ("pass", "done", "decline", "end-turn")]
    scene.plays(f"{scene.code(scene.ask.seat)} {(least or scene.moves)[0]}")
