"""In a terminal, with bots, and where a move is refused: everything has its words."""

from __future__ import annotations

import re
from io import StringIO
from itertools import starmap
from pathlib import Path

import pytest
from rich.console import Console
from rich.text import Text

from mythos.arena.simulate import bots_for, play_match
from mythos.core.dice import seed_from
from mythos.core.match import Match
from mythos.core.texts import Speaker
from mythos.games.rise_of_the_cults import GAME
from mythos.games.rise_of_the_cults.screen import details, draw, know, paint, smaller
from mythos.games.rise_of_the_cults.state import Cults
from tests.marks import in_the_whole_run
from tests.rise_of_the_cults.board import DEAD, NAMES, Scene, board, random_games


def shown(scene: Scene, seat: int = 0, lang: str = "en") -> str:
    console = Console(file=StringIO(), width=100, height=50, color_system=None)
    speaker = Speaker(lang, GAME, NAMES[: scene.match.players], seat)
    console.print(draw(scene.view(seat), speaker), know(scene.view(seat), speaker))
    return console.file.getvalue()  # type: ignore[attr-defined, no-any-return]


@pytest.mark.parametrize(
    ("lang", "players"),
    [
        ("en", 1),
        ("de", 2),
        *starmap(in_the_whole_run, (("en", 4), ("de", 1), ("en", 2), ("de", 4))),
    ],
)
def test_the_table_fits_a_hundred_columns(lang: str, players: int) -> None:
    for number, scene in enumerate(random_games(1, players)):
        if number % 5 == 0:
            text = shown(scene, lang=lang)
            assert max(map(len, text.splitlines())) <= 100
            assert "rise-of-the-cults" not in text


def test_everything_that_matters_is_there() -> None:
    scene = board(
        plans="downtown 1 0", sites="0 downtown", rituals="0 downtown 3 | 1 uptown 1",
        dominance="1 uptown 2", hands={0: "cth-tide"}, tokens={0: (1, 2, 3)}, city="city-11",
        discards={1: DEAD},
    )  # fmt: skip
    text = " ".join(shown(scene).split())
    for part in (
        "Ct III", "Ha I,", "Ha 2", "Ct > Ha", "Tide from the Drowned City", "Anna (Ct, Cthulhu)",
        "1 × Thug, 2 × Initiate, 3 × Freak", "Landlords Ask Questions", "Brood of the Cellar",
        "A2", "Discard pile of Bert: “Broken Circle”",
    ):  # fmt: skip
        assert part in text


def test_a_confrontation_is_drawn() -> None:
    hands = {0: "cth-tide", 1: "has-sign"}
    scene = board(plans="downtown 0 0", rituals="0 downtown 3 | 1 downtown 2", hands=hands)
    scene.plays("execute dominance downtown", "commit cth-tide")
    text = " ".join(shown(scene).split())
    assert "Anna: Rituals 3, 1 card laid" in text
    assert "You have laid “Tide from the Drowned City”" in text
    assert "Tide from" not in shown(scene, 1)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_question_and_move_has_its_words(lang: str) -> None:
    for players in (1, 3):
        for scene in random_games(2, players):
            if scene.match.over:
                continue
            speaker = Speaker(lang, GAME, NAMES[:players], scene.ask.seat)
            said = [speaker.question(scene.ask), *map(speaker.move, scene.ask.moves)]
            assert not any("rise-of" in each or "{" in each for each in said)


def test_cards_are_set_off_in_the_log() -> None:
    line = Text("Anna uses Tide from the Drowned City.")
    paint(line, Speaker("en", GAME, ("Anna",), 0))
    assert line.spans


def test_more_reasons() -> None:
    """RC-17.2, RC-17.14, RC-9.5, RC-12.4"""
    scene = board(plans="downtown 0 0", rituals="0 uptown 1", discards={0: DEAD})
    scene.plays("execute influence downtown")
    assert scene.why_not("move-ritual 3 uptown") == ("no-ritual-left", "RC-11.3")
    scene.plays("move-ritual 1 uptown")
    assert scene.why_not("destroy cth-tide") == ("not-in-pile", "RC-9.5")
    hiding = board(phase=10, tokens={0: (9, 0, 0)})
    assert hiding.why_not("return freak") == ("no-token", "RC-4.8")
    fight = board(plans="downtown 0", rituals="0 downtown 3 | 1 downtown 2", hands={0: "cth-tide"})
    fight.plays("execute dominance downtown")
    assert fight.why_not("commit cth-letters") == ("not-in-hand", "RC-4.8")


def test_still_more_reasons() -> None:
    """RC-9.3, RC-10.4, RC-12.4, RC-17.14"""
    scene = board(
        plans="downtown 0 0", sites="0 downtown", rituals="0 uptown 1 1 2 | 0 northside 2 3",
        hands={0: "cth-broker cth-followers"}, tokens={0: (0, 1, 0)},
    )  # fmt: skip
    assert scene.why_not("execute preparation downtown") == ("no-ritual-left", "RC-10.4")
    scene.plays("execute augmentation downtown", "use cth-broker")
    assert scene.why_not("use cth-broker") == ("no-target", "RC-17.14")
    scene.plays("buy guardian-cellar")
    assert scene.ask.question.key in ("pay", "buy")
    poor = board(plans="downtown 0", sites="0 downtown", discards={0: DEAD}, tokens={0: (0, 2, 0)})
    poor.plays("execute augmentation downtown")
    assert poor.why_not("buy guardian-cellar") == ("too-dear", "RC-9.3")
    full = board(
        3, plans="downtown 0", rituals="0 downtown 1 2 3 | 1 downtown 1 | 1 uptown 2 | 2 uptown 3"
    )
    full.plays("execute dominance downtown")
    assert "2 reinforce" not in full.windows
    assert full.asked != "2 reinforce"


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("supply", [0, 0]),
        ("dominance", [5, 0, 0, 0, 0, 0, 0, 0]),
        ("dominance", [4, 4, 4, 0, 0, 0, 0, 0]),
        ("tokens", [-1, 0, 0, 0, 0, 0]),
        ("free", [2, 3, 3, 3]),
        ("track", [0, 2, 2, 2]),
        ("plans", [[], [], [], [0]]),
        ("left", [6, 7, 7, 7, 7, 7, 0, 0]),
        ("decks", [[], []]),
        ("hands", [[58], []]),
        ("hands", [[3, 1], []]),
        ("shown", [[5], []]),
        ("fists", [1, 0]),
    ],
)
def test_a_state_that_should_not_be_is_noticed(field: str, value: list[object]) -> None:
    """RC-4.7, RC-2.5, RC-2.10, RC-2.4: conservation, checked after every move of every scenario."""
    s = board(phase=8).s
    assert GAME.flaws(s) == []
    setattr(s, field, value)
    assert GAME.flaws(s)


@pytest.mark.parametrize("players", [1, 2, 4])
def test_prospects_are_chances(players: int) -> None:
    for number, scene in enumerate(random_games(2, players)):
        if number % 7 == 0 and not scene.match.over:
            values = GAME.evaluate(scene.s)
            assert len(values) == players
            assert all(0 <= value <= 1 for value in values)
            assert players == 1 or abs(sum(values) - 1) < 1e-9


def test_greedy_beats_chance() -> None:
    wins = 0
    for number in range(6):
        seats = ["greedy:worlds=2", "random"] if number % 2 else ["random", "greedy:worlds=2"]
        match: Match[Cults] = Match(GAME, 2, seed=seed_from(f"greedy {number}"), listen=False)
        play_match(match, bots_for(GAME, seats, seed_from(f"bots {number}")))
        assert match.result is not None
        wins += seats.index("greedy:worlds=2") in match.result.winners
    assert wins >= 4


# What can be read before it matters.


def opened(scene: Scene, typed: str, lang: str = "en") -> str:
    """What `d` and a name would show."""
    speaker = Speaker(lang, GAME, NAMES[: scene.match.players], 0)
    found = [each for name, each in details(scene.view(0), speaker) if typed in name.casefold()]
    console = Console(file=StringIO(), width=80, color_system=None)
    console.print(*found, sep="\n")
    return " ".join(console.file.getvalue().split())  # type: ignore[attr-defined]


def drafting(players: int) -> Scene:
    return Scene(Match(GAME, NAMES[:players], seed=seed_from("draft")))


def test_district_cards_can_be_read_in_the_draft() -> None:
    """RC-3.5: kind, price, icons and effect of every stack, before any of them is placed."""
    scene = drafting(2)
    everything = opened(scene, "district cards")
    for info in scene.view(0).cards:
        if info.kind in ("guardian", "action"):
            assert f"{info.title['en']} ({info.kind.title()}, costs {info.cost} Power" in everything
            assert info.text["en"] in everything
    assert "+1 Attack if you are executing" in opened(scene, "wharf")
    assert "costs 2 Power, A4" in opened(scene, "thing beneath the wharf")


@pytest.mark.parametrize("lang", ["en", "de"])
def test_what_an_objective_demands_stands_on_the_board(lang: str) -> None:
    """RC-15.5, RC-15.24: in every size of the board, and it is not cut off."""
    view = board(1, objective=4).view(0)
    speaker = Speaker(lang, GAME, ("Anna",), 0)
    text = next(each for each in view.cards if each.name == "objective-5").text[lang]
    for drawn in (draw(view, speaker), *smaller(view, speaker)):
        console = Console(file=StringIO(), width=80, color_system=None)
        console.print(drawn)
        shown = " ".join(console.file.getvalue().split())  # type: ignore[attr-defined]
        assert text in shown
        assert "First Cultist" not in shown
        assert "Oberster Kultist" not in shown


def test_all_objectives_can_be_read_alone() -> None:
    """RC-15.5"""
    scene = drafting(1)
    text = opened(scene, "objectives")
    assert text.count("Objective, difficulty") == 8
    assert "objectives" not in opened(drafting(2), "objectives")


def test_before_anything_lies_on_the_board_no_sanity_is_shown() -> None:
    """RC-3.5, RC-3.7: Sanity tokens come after the draft."""
    speaker = Speaker("en", GAME, NAMES[:2], 0)
    view = drafting(2).view(0)
    for drawn in (draw(view, speaker), *smaller(view, speaker)):
        console = Console(file=StringIO(), width=80, color_system=None)
        console.print(drawn)
        assert "0 (0 + 0)" not in console.file.getvalue()  # type: ignore[attr-defined]
        assert "Sanity" not in console.file.getvalue()  # type: ignore[attr-defined]


def test_the_browser_does_not_display_others_tokens() -> None:
    """RC-16.1: no component reads what could be counted along, but the open look back."""
    folder = Path(__file__).parents[2] / "web" / "src" / "games" / "rise-of-the-cults"
    files = [each for each in sorted(folder.rglob("*.svelte")) if each.name != "Hands.svelte"]
    assert len(files) > 10
    assert "each.hand?.length)}\n        <Hands" in (folder / "Board.svelte").read_text(
        encoding="utf-8"
    )
    for file in files:
        assert not re.search(r"\.counted\b", file.read_text(encoding="utf-8")), file.name


def test_others_tokens_are_not_displayed() -> None:
    """RC-16.1: neither on a board of any size, nor in what one knows or can open."""
    scene = board(tokens={0: (1, 2, 3), 1: (17, 18, 19)}, phase=8)
    speaker = Speaker("en", GAME, NAMES[:2], 0)
    view = scene.view(0)
    parts = [draw(view, speaker), *smaller(view, speaker), know(view, speaker)]
    parts += [content for _, content in details(view, speaker)]
    console = Console(file=StringIO(), width=80, color_system=None)
    console.print(*parts, sep="\n")
    text = console.file.getvalue()  # type: ignore[attr-defined]
    assert "1 × Thug" in text
    for number in (17, 18, 19):
        assert str(number) not in text
