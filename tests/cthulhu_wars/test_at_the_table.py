"""Cthulhu Wars at the table: laws, words, the board in a terminal, reasons, judgement."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from io import StringIO
from typing import Final

import pytest
from msgspec import structs
from rich.console import Console
from rich.text import Text

from mythos.bots.greedy import Greedy
from mythos.core.dice import Dice, derive, seed_from
from mythos.core.match import Match
from mythos.core.run import World
from mythos.core.seats import SPECTATOR
from mythos.core.texts import HOUSE, LANGUAGES, Speaker
from mythos.games.cthulhu_wars import GAME
from mythos.games.cthulhu_wars.catalogue import CATALOGUE
from mythos.games.cthulhu_wars.rules.key import Key
from mythos.games.cthulhu_wars.rules.moves import Lose
from mythos.games.cthulhu_wars.rules.state import War
from mythos.games.cthulhu_wars.rules.units import ACOLYTE, GREY_ACOLYTE, HIGH_PRIEST, HIT, ON_GATE
from mythos.games.cthulhu_wars.shown.screen import draw, know, paint
from mythos.games.cthulhu_wars.shown.visibility import View
from mythos.terminal import boards
from mythos.testing import check_game, fuzz
from tests.cthulhu_wars.war import war
from tests.test_texts import messages, patterns

SEED = seed_from("cthulhu wars at the table")
TEXTS = GAME.folder / "texts"


def test_the_laws_of_the_house_hold_over_seats_factions_and_options() -> None:
    """Every law of the house, over seat counts, factions and options."""
    assert check_game(GAME, games=4, seed=SEED, every=9) > 400


@pytest.mark.parametrize("number", range(12))
def test_whole_random_games_are_sound_in_every_state(number: int) -> None:
    """Whole random games with the soundness of every state checked (CW-1.10)."""
    assert fuzz(GAME, derive(SEED, number)) > 20


@pytest.mark.parametrize("players", GAME.players)
def test_simulated_games_end_soundly(players: int) -> None:
    """The light path, without a record."""
    for number in range(10):
        dice = Dice(derive(SEED, "simulated", players, number))
        world: World[War] = World.start(GAME, players, dice)
        assert world.playout(dice) > 10
        assert GAME.flaws(world.state) == []
        assert GAME.result(world.state) is not None


def games(number: int) -> Iterator[Match[War]]:
    """Random games, yielded at every question and at the end."""
    for each in range(number):
        seed = derive(SEED, "games", each)
        match: Match[War] = Match(GAME, 2 + each % 3, seed=seed,
                                  options={"high_priests": each % 2 == 1})  # fmt: skip
        dice = Dice(derive(seed, "moves"))
        while not match.over:
            yield match
            ask = match.asked[0]
            match.play(ask.seat, ask.moves[dice.below(len(ask.moves))])
        yield match


# Words.


def test_all_languages_have_the_same_words() -> None:
    assert messages(TEXTS, "en") == messages(TEXTS, "de")


def named() -> set[str]:
    """Everything with a name of its own, in the form of its key."""
    keys: set[str] = set()
    for code, faction in CATALOGUE.factions.items():
        keys |= {f"faction-{code}", f"card-{code}"}
        keys |= {f"unit-{unit.name}" for unit in faction.units}
        keys |= {f"book-{book.name}" for book in faction.books}
        keys |= {f"about-{book.name}" for book in faction.books}
        powers = [each.name for each in faction.abilities if each.shown]
        keys |= {f"{kind}-{name}" for kind in ("power", "power-about") for name in powers}
        keys |= {f"requirement-{each.name}" for each in faction.requirements}
        keys |= {f"ability-{each.name}" for each in faction.parts if each.orders}
    return keys | {f"move-{move.verb}" for move in GAME.moves}


def test_everything_has_a_name() -> None:
    """Factions, units, spellbooks, requirements, moves; and every key that the source names."""
    known = {key.removeprefix("cthulhu-wars-") for key in messages(TEXTS, "en")}
    known |= {key for key in messages(HOUSE, "en") if key.startswith("reason-")}
    assert named() <= known
    for file in sorted(GAME.folder.rglob("*.py")):
        for pattern in patterns(ast.parse(file.read_text(encoding="utf-8"))):
            wanted = re.compile(pattern.replace("{game}-", "").replace("{game}", ""))
            assert any(wanted.fullmatch(key) for key in known), f"{file.name}: {pattern}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whole_games_read_without_a_bare_key(lang: str) -> None:
    for match in games(3):
        speaker = Speaker(lang, GAME, ("Anna", "Ben", "Cleo", "Dan")[: match.players], 0)
        for ask in match.asked:
            said = [speaker.question(ask), *(speaker.move(move) for move in ask.moves)]
            assert not [text for text in said if "cthulhu-wars" in text or "{" in text]
            assert not [text for text in said if re.search(r"[a-z]_[a-z]", text)]
        if match.over:
            for event in match.heard(0):
                assert not re.search(r"[a-z]_[a-z]|cthulhu-wars|\{", speaker.event(event))


UNITS: Final = [
    ACOLYTE,
    GREY_ACOLYTE,
    HIGH_PRIEST,
    *(unit for faction in CATALOGUE.factions.values() for unit in faction.units),
    *(unit for card in CATALOGUE.cards.values() for unit in card.units),
]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_unit_has_a_name_in_every_form(lang: str) -> None:
    """CW-5.2: also on a Gate; CW-10.18: also while it has a result."""
    speaker = Speaker(lang, GAME)
    for name in {unit.name for unit in UNITS}:
        plain = speaker.term("unit", name)
        assert plain != f"cthulhu-wars-unit-{name}"
        for form in (ON_GATE, HIT):
            said = speaker.term("unit", name + form)
            assert said.startswith(plain)
            assert "_" not in said
            assert said != plain
            assert said in speaker.move(Lose(name + form))


@pytest.mark.parametrize("code", CATALOGUE.factions)
def test_every_ability_that_obeys_an_order_has_a_name(code: str) -> None:
    """CW-1.21: of the faction, and of every card that can be at its table."""
    codes = (code, *(each for each in CATALOGUE.factions if each != code))[:3]
    cards = tuple(card.code for card in CATALOGUE.cards.values() if card.rival not in codes)
    key = Key("earth-west-3p+earth-east-3p", 3, codes, high_priests=True, cards=cards)
    obeying = {each.name for each in CATALOGUE.layout(str(key)).abilities if each.orders}
    assert len(obeying) > len(codes)
    speakers = [Speaker(lang, GAME) for lang in LANGUAGES]
    unnamed = {
        name for name in obeying for each in speakers if "-" + name in each.term("ability", name)
    }
    assert not unnamed


# The board in a terminal.


def shown(match: Match[War], lang: str, seat: int) -> str:
    speaker = Speaker(lang, GAME, ("Anna", "Ben", "Cleo", "Dan")[: match.players], seat)
    view = match.view(seat)
    assert isinstance(view, View)
    return printed(view, speaker)


def printed(view: View, speaker: Speaker) -> str:
    console = Console(file=StringIO(), width=100, color_system=None)
    console.print(draw(view, speaker))
    console.print(know(view, speaker))
    return console.file.getvalue()  # type: ignore[attr-defined, no-any-return]


@pytest.mark.parametrize(("lang", "price"), [("en", "(3 Power)"), ("de", "(3 Macht)")])
def test_moves_have_their_price_behind_them(lang: str, price: str) -> None:
    """CW-4.6: a Gate costs 3; passing costs nothing."""
    scene = war("cc,bg,ys", {"asia": "cc acolyte"})
    speaker, view = Speaker(lang, GAME, ("Anna", "Ben", "Cleo"), 0), scene.match.view(0)
    prices = scene.match.prices(0, scene.ask.moves)
    tags = {
        str(move): boards.tag(view, GAME, move, speaker, prices.get(move, 0))
        for move in scene.ask.moves
    }
    assert tags["create-gate asia"] == price
    assert tags["pass"] == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_board_fits_a_hundred_columns(lang: str) -> None:
    for number, match in enumerate(games(3)):
        if number % 7 == 0 or match.state.battle is not None:
            text = shown(match, lang, SPECTATOR if number % 2 else 0)
            assert max(map(len, text.splitlines())) <= 100
            assert "cthulhu-wars" not in text


def test_everything_is_on_the_board() -> None:
    zones = {"asia": "cc acolyte! / gc starspawn", "europe": "gate"}
    scene = war("gc,cc,bg", zones, books={"gc": "dreams"}, signs={"gc": [2, 3]})
    scene.rolls([6, 1, 1]).plays("gc attack asia 1")
    text = shown(scene.match, "en", 0)
    for part in ("Asia", "abandoned", "Great Cthulhu", "Starspawn", "Your Elder Signs: 2 3",
                 "Elder Sign worth 3", "1/6", "Dreams", "in Oceans  0/3  0/4",
                 "A ritual for 5: 0 Doom, 0 Elder Signs"):  # fmt: skip
        assert part in text
    assert "Your Elder Signs" not in shown(scene.match, "en", 1)


def test_powers_are_on_the_sheet() -> None:
    """CW-1.19: the unique ability and what the Great Old Ones can do, and whether it counts."""
    scene = war("gc,cc,bg", {"asia": "gc acolyte"})
    text = " ".join(shown(scene.match, "en", 0).split())
    assert "Immortal Ongoing: awakening a Great Old One" in text
    assert text.count("(not in force now)") == 1
    assert text.index("Devour Pre-battle, with Cthulhu:") < text.index("Absorb")
    scene = war("gc,cc,bg", {"asia": "gc cthulhu"})
    assert "gilt gerade nicht" not in shown(scene.match, "de", 0)


def test_a_battle_is_on_the_board() -> None:
    scene = war("gc,cc,bg", {"asia": "gc starspawn / cc acolyte nightgaunt"})
    scene.rolls([6, 5, 1]).plays("gc attack asia 1")
    text = shown(scene.match, "de", 0)
    assert "Kampf: Asien · Tode" in text
    assert "Würfel: 6 5 1" in text
    speaker = Speaker("de", GAME, ("Anna", "Ben", "Cleo"), 0)
    told = [speaker.event(each) for each in scene.match.heard(0) if each.key == "rolled"]
    assert told == ["Anna würfelt 6, 5, 1: 1 Tod, 1 Schmerz.", "Ben hat keine Würfel."]


def test_talks_are_in_the_open() -> None:
    """CW-21.20 to CW-21.23: everybody sees every offer, the round, and what happens without."""
    scene = war("cc,bg,gc,ys", {"arabia": "cc nyarlathotep"}, books={"cc": "thousand_forms"})
    scene.rolls([4]).plays("cc thousand-forms", "bg offer 2", "gc leave")
    for seat in (0, 3, SPECTATOR):
        text = shown(scene.match, "en", seat)
        for part in ("Anna demands 4 Power", "round 1 of 3", "Ben offers 2.",
                     "Cleo has left the talks", "Dan has not said anything",
                     "Anna gains 4 Power"):  # fmt: skip
            assert part in text
    speaker = Speaker("en", GAME, ("Anna", "Ben", "Cleo", "Dan"), 3)
    assert "owe 4 Power; the others offer 2 so far" in speaker.question(scene.ask)
    scene.plays("ys offer 2")
    assert "demands" not in shown(scene.match, "en", 0)


def test_cards_and_living_gates_are_on_the_board() -> None:
    """CW-24.6, CW-26.2, CW-27.6: what only some factions have."""
    scene = war("gc,cc", {"asia": "gc cthulhu", "europe": "cc acolyte!"})
    view = scene.view("gc")
    anna = structs.replace(view.seats[0], marks=(("growth", 3),), asleep=True, pool=())
    gods = {"asia": 0, "europe": 1}
    zones = tuple(structs.replace(each, living_gate=gods[each.name]) for each in view.zones)
    view = structs.replace(view, seats=(anna, view.seats[1]), zones=zones)
    text = printed(view, Speaker("en", GAME, ("Anna", "Ben"), 0))
    for part in ("hibernates", "Growth: 3", "living Gate of Anna",
                 "Ben, living Gate of Ben"):  # fmt: skip
        assert part in text


def test_standing_orders_are_on_the_sheet() -> None:
    """CW-1.21: what is answered without a question, one can look up."""
    scene = war("gc,cc", {"asia": "gc acolyte"}, books={"gc": "devolve"})
    assert "Devolve: never" not in shown(scene.match, "en", 0)
    scene.plays("gc standing-order devolve never")
    assert "Devolve: never" in shown(scene.match, "en", 0)
    assert "Devolve: never" not in shown(scene.match, "en", 1)


def test_factions_are_painted() -> None:
    line = Text("Anna plays Black Goat.")
    paint(line, Speaker("en", GAME, ("Anna",), 0))
    assert line.spans


# Reasons.

REASONS = [
    ("recruit acolyte europe", "no-unit-here", "CW-4.1"),
    ("recruit nightgaunt asia", "not-your-unit", "CW-1.10"),
    ("summon nightgaunt europe", "no-gate", "CW-4.3"),
    ("summon acolyte asia", "not-your-unit", "CW-1.10"),
    ("summon hunting_horror asia", "no-power", "CW-1.26"),
    ("awaken nyarlathotep asia", "cannot-awaken", "CW-4.5"),
    ("awaken cthulhu asia", "not-your-unit", "CW-1.10"),
    ("create-gate asia", "gate-there", "CW-5.1"),
    ("create-gate australia", "no-cultist", "CW-4.6"),
    ("create-gate africa", "no-power", "CW-1.26"),
    ("move-unit acolyte europe asia", "not-your-unit", "CW-1.10"),
    ("move-unit nightgaunt asia asia", "too-far", "CW-4.10"),
    ("attack europe 1", "no-unit-here", "CW-4.15"),
    ("attack asia 2", "no-enemy", "CW-4.15"),
    ("attack africa 1", "no-dice", "CW-4.16"),
    ("capture africa 1", "no-unit-here", "CW-4.18"),
    ("capture asia 0", "no-enemy", "CW-4.18"),
    ("capture asia 2", "no-victim", "CW-4.18"),
    ("capture asia 1", "protected", "CW-4.19"),
    ("control-gate asia acolyte", "gate-held", "CW-3.14"),
    ("control-gate europe acolyte", "no-cultist", "CW-3.14"),
    ("abandon-gate europe", "no-gate", "CW-3.15"),
    ("end-turn", "must-act", "CW-3.5"),
    ("thousand-forms", "no-such-ability", "CW-1.19"),
]


@pytest.mark.parametrize(("move", "reason", "clause"), REASONS)
def test_a_refused_action_gives_its_reason_and_clause(move: str, reason: str, clause: str) -> None:
    zones = {
        "asia": "cc acolyte! nightgaunt / bg acolyte ghoul", "africa": "cc acolyte / bg acolyte",
        "europe": "gate",
    }  # fmt: skip
    scene = war("cc,bg,ys", zones, power={"cc": 2})
    assert scene.why_not(f"cc {move}") == (reason, clause)
    assert f"cthulhu-wars-why-{reason}" in messages(TEXTS, "en")


def test_a_refused_ability_says_what_it_lacks() -> None:
    """CW-1.19, CW-1.26, CW-3.3: it is there, but too dear, without what it needs, or too late."""
    zones = {"asia": "gc acolyte:2! / cc acolyte", "europe": "gc acolyte"}
    scene = war("gc,cc,bg", zones, power={"gc": 1}, books={"gc": "dreams"})
    assert scene.why_not("gc dreams asia 1") == ("no-power", "CW-1.26")
    assert scene.why_not("gc dreams europe 1") == ("not-now", "CW-1.19")
    assert scene.why_not("gc submerge") == ("no-such-ability", "CW-1.19")
    scene = war("gc,cc,bg", zones, power={"gc": 4}, books={"gc": "dreams"})
    scene.plays("gc recruit acolyte asia")
    assert scene.why_not("gc dreams asia 1") == ("acted", "CW-3.3")
    assert "cthulhu-wars-why-not-now" in messages(TEXTS, "en")


def test_a_refusal_later_in_a_turn_gives_its_reason_and_clause() -> None:
    scene = war("cc,bg,ys", {"asia": "cc acolyte:2!"})
    scene.plays("cc abandon-gate asia", "cc control-gate asia acolyte")
    assert scene.why_not("cc abandon-gate asia") == ("touched", "CW-30.7")
    scene.plays("cc recruit acolyte asia")
    assert scene.why_not("cc recruit acolyte asia") == ("acted", "CW-3.3")
    scene = war("cc,bg,ys", {"asia": "cc acolyte:6"})
    assert scene.why_not("cc recruit acolyte asia") == ("empty-pool", "CW-1.10")
    scene = war("gc,cc", {"asia": "gc acolyte"})
    assert scene.why_not("gc pass") == ("no-passing", "CW-12.11")
    scene = war("cc,bg,ys", {"asia": "cc acolyte:2!"}).plays("cc abandon-gate asia")
    assert scene.why_not("cc pass") == ("must-act", "CW-3.13")
    scene = war("ys,cc,bg", {"europe": "ys king_in_yellow acolyte"}, books={"ys": "screaming_dead"})
    scene.plays("ys screaming-dead asia")
    assert scene.why_not("ys move-unit king_in_yellow asia europe")[0] in ("has-moved", "acted")


def test_a_refused_unlimited_action_does_not_blame_the_main_action() -> None:
    """CW-3.18, CW-40.6: after the main action it is not the main action that stands in the way."""
    zones = {"africa": "bg acolyte:2!", "asia": "bg acolyte fungi / cc acolyte:2"}
    scene = war("bg,cc,ys", zones, power={"bg": 2}, books={"bg": "all"}, fertility_cult="unlimited")
    scene.rolls([1, 1]).plays("bg attack asia 1", "bg recruit acolyte asia")
    assert scene.why_not("bg summon ghoul asia") == ("no-gate", "CW-4.3")
    assert scene.why_not("bg summon fungi africa") == ("no-power", "CW-1.26")
    assert scene.why_not("bg attack asia 1") == ("fought-here", "CW-3.20")
    assert scene.why_not("bg recruit acolyte asia") == ("acted", "CW-3.3")


# Judgement.


def test_gates_books_and_doom_are_worth_something() -> None:
    plain = war("cc,bg,ys", {"asia": "cc acolyte"})
    richer = war("cc,bg,ys", {"asia": "cc acolyte!"}, books={"cc": "abduct"}, doom={"cc": 5})
    assert GAME.evaluate(richer.s)[0] > GAME.evaluate(plain.s)[0]
    assert 0 < sum(GAME.evaluate(plain.s)) < sum(GAME.evaluate(richer.s)) < 1


def test_the_greedy_bot_plays_a_few_moves() -> None:
    match: Match[War] = Match(GAME, 3, seed=SEED)
    bot = Greedy(SEED, worlds=1)
    for _ in range(12):
        if match.over:
            break
        seat = match.asked[0].seat
        match.play(seat, bot.choose(match.sight(seat)))
    assert match.state.round >= 1
