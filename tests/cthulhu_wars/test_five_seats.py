"""Cthulhu Wars with five seats, and a faction that is not ours among them (CW-2.1)."""

from __future__ import annotations

from collections import Counter
from io import StringIO
from itertools import combinations

import pytest
from rich.console import Console

from mythos.core.dice import Dice, derive, seed_from
from mythos.core.errors import BadOption
from mythos.core.match import Match
from mythos.core.texts import Speaker
from mythos.games.cthulhu_wars.rules.gates import gates_of
from mythos.games.cthulhu_wars.rules.gather import income
from mythos.games.cthulhu_wars.rules.prices import ritual_cost
from mythos.games.cthulhu_wars.rules.state import War
from mythos.games.cthulhu_wars.shown.screen import draw
from mythos.games.cthulhu_wars.shown.visibility import View
from mythos.testing.laws import LAWS, records_replay
from tests.cthulhu_wars.fifth import CODES, FIVE_SEATS
from tests.cthulhu_wars.test_deep_games import boldly
from tests.cthulhu_wars.war import war

SEED = seed_from("five seats")
LAW_ODDS = 80


def new(players: int = 5, **options: object) -> Match[War]:
    return Match(FIVE_SEATS, players, options=dict(options), seed=SEED)


def test_five_players_have_both_five_player_sides_ten_rituals_and_five_starts() -> None:
    """CW-2.1, CW-2.3, CW-2.9: both 5-player sides, ten rituals, five different start Areas."""
    match = new(factions="gc,cc,bg,ys,sl")
    s, t = match.state, FIVE_SEATS.catalogue.layout(match.state.table)
    assert t.board.size == 21
    assert t.track == (5, 6, 6, 7, 7, 8, 8, 9, 9, 10)
    starts = {t.factions[seat].code: t.board.names[zone] for seat, zone in enumerate(s.starts)}
    assert starts == {
        "gc": "south_pacific", "cc": "south_asia", "bg": "west_africa", "ys": "europe",
        "sl": "north_america_west",
    }  # fmt: skip
    assert ritual_cost(s, t) == 5
    assert FIVE_SEATS.flaws(s) == []


@pytest.mark.parametrize("draft", ["random", "chosen"])
def test_the_fifth_faction_can_be_drafted(draft: str) -> None:
    """CW-2.8: five different ones of all there are."""
    match = new(draft=draft)
    while match.asked[0].question.key == "faction":
        match.play(match.asked[0].seat, match.asked[0].moves[-1])
    codes = [faction.code for faction in FIVE_SEATS.catalogue.layout(match.state.table).factions]
    assert len(set(codes)) == 5
    assert set(codes) <= set(FIVE_SEATS.catalogue.factions)


def test_five_factions_are_named_and_four_are_refused() -> None:
    """CW-2.8: five different ones, no four."""
    with pytest.raises(BadOption):
        new(factions="gc,cc,bg,ys")
    assert new(factions="sl,ys,bg,cc,gc").asked[0].seat == 4  # Great Cthulhu begins


def test_turn_order_goes_round_all_five() -> None:
    """CW-2.20, CW-2.21: in either direction."""
    for way, order in (("clockwise", [2, 3, 4, 0, 1]), ("counter_clockwise", [2, 1, 0, 4, 3])):
        match = new(factions="sl,ys,gc,cc,bg")
        match.play(2, f"direction {way}")
        turns = []
        while match.asked[0].question.key == "action":
            turns.append(match.asked[0].seat)
            match.play(match.asked[0].seat, "pass")
        assert turns == order


def test_a_table_of_five_can_be_drawn() -> None:
    """Every seat's view, in a hundred columns."""
    match = new(factions="sl,ys,gc,cc,bg")
    view = match.view(0)
    assert isinstance(view, View)
    console = Console(file=StringIO(), width=100, color_system=None)
    names = ("Anna", "Ben", "Cleo", "Dan", "Eve")
    console.print(draw(view, Speaker("en", FIVE_SEATS, names, 0)))
    text = console.file.getvalue()  # type: ignore[attr-defined]
    assert max(map(len, text.splitlines())) <= 100
    assert all(name in text for name in names)
    assert len(FIVE_SEATS.evaluate(match.state)) == 5


def test_a_gate_on_a_faction_card_pays_and_is_nowhere_on_the_map() -> None:
    """CW-6.3, CW-8.1, CW-1.12, CW-30.10: 2 Power, 1 Doom, and nowhere on the map."""
    zones = {"asia": "sl acolyte:2!", "africa": "bg acolyte"}
    scene = war(
        "sl,bg,gc", zones, books={"sl": "grave"}, power={"sl": 2, "bg": 0, "gc": 0}, game=FIVE_SEATS
    )
    before = income(scene.s, scene.t, 0)
    scene.plays("sl bury asia")
    assert (scene.gate("asia"), scene.zone("asia")) == ("none", "sl acolyte")
    assert scene.card("sl") == "sl acolyte"
    assert gates_of(scene.s, scene.t, 0) == ()
    assert income(scene.s, scene.t, 0) == before == 4
    scene.plays("sl pass", "sl direction clockwise")
    assert [each["number"] for each in scene.happened("doom")] == [1, 0, 0]
    scene.plays("gc take-book dreams", "sl exhume europe")
    assert (scene.gate("europe"), scene.zone("europe")) == ("sl", "sl acolyte")


def played(match: Match[War], seed: bytes) -> Counter[str]:
    """A whole bold game without a flaw at any question; the events it told."""
    dice = Dice(derive(seed, "moves"))
    while not match.over:
        assert FIVE_SEATS.flaws(match.state) == []
        if dice.below(LAW_ODDS) == 0:
            LAWS[dice.below(len(LAWS))](match, Dice(derive(seed, len(match.entries))))
        boldly(match, dice)
    assert FIVE_SEATS.flaws(match.state) == []
    return Counter(event.key for event in match.events)


@pytest.mark.parametrize("number", range(3))
def test_whole_games_of_five_are_flawless(number: int) -> None:
    """CW-2.1, CW-1.10, CW-1.27, CW-5.1: flawless, and the laws hold on the way."""
    seed = derive(SEED, number)
    options = {"high_priests": number == 2}
    match: Match[War] = Match(FIVE_SEATS, 5, options=options, seed=seed)
    told = played(match, seed)
    records_replay(match)
    for key in ("battle", "awakened", "captured", "book", "killed", "retreated"):
        assert told[key], key


@pytest.mark.parametrize("factions", [each for each in combinations(CODES, 3) if "sl" in each])
def test_the_fifth_faction_plays_with_any_others(factions: tuple[str, ...]) -> None:
    """CW-30.8: no faction takes anything about the others for granted."""
    seed = derive(SEED, *factions)
    match: Match[War] = Match(FIVE_SEATS, 3, options={"factions": ",".join(factions)}, seed=seed)
    assert played(match, seed)["battle"]
