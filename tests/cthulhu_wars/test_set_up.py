"""Cthulhu Wars, chapter 2: set-up."""

from __future__ import annotations

from typing import Any

import pytest

from mythos.core.dice import seed_from
from mythos.core.errors import BadOption
from mythos.core.match import Match
from mythos.games.cthulhu_wars import GAME
from mythos.games.cthulhu_wars.catalogue import CATALOGUE
from mythos.games.cthulhu_wars.rules.prices import ritual_cost
from mythos.games.cthulhu_wars.rules.state import War
from tests.cthulhu_wars.war import war


def new(players: int, **options: Any) -> Match[War]:
    return Match(GAME, players, options=options, seed=seed_from("set-up"))


def codes_of(match: Match[War]) -> list[str]:
    return [faction.code for faction in CATALOGUE.layout(match.state.table).factions]


@pytest.mark.parametrize(
    ("players", "areas", "track"),
    [
        (2, 13, (5, 6, 7, 7, 8, 8, 9, 10)),
        (3, 13, (5, 6, 7, 8, 9, 10)),
        (4, 17, (5, 6, 7, 7, 8, 8, 9, 10)),
    ],
)
def test_map_and_track_go_by_the_number_of_players(
    players: int, areas: int, track: tuple[int, ...]
) -> None:
    """CW-2.1, CW-2.3, CW-12.1, CW-40.3: the marker starts on 5."""
    match = new(players)
    t = CATALOGUE.layout(match.state.table)
    assert t.board.size == areas
    assert t.track == track
    assert (match.state.ritual, ritual_cost(match.state, t)) == (0, 5)


def test_five_players_have_their_table_ready() -> None:
    """CW-2.1: both 5-player sides and a track of ten; it needs a fifth faction."""
    t = CATALOGUE.layout("earth-west-5p+earth-east-5p/5/gc,cc,bg,ys/")
    assert t.board.size == 21
    assert t.track == (5, 6, 6, 7, 7, 8, 8, 9, 9, 10)


def test_instant_death_costs_ten() -> None:
    """CW-2.4: index = length."""
    scene = war("gc,cc,bg", ritual=6)
    assert ritual_cost(scene.s, scene.t) == 10


def test_everybody_begins_alike() -> None:
    """CW-2.5: Doom 0, Power 8, all figures but six Acolytes in the Pool."""
    match = new(4, factions="gc,cc,bg,ys")
    s = match.state
    assert (s.power, s.doom, s.books) == ([8] * 4, [0] * 4, [0] * 4)


def test_the_first_player_of_the_box_chooses_a_direction() -> None:
    """CW-2.18, CW-2.20, CW-20.1: Great Cthulhu begins, and fixes the order."""
    match = new(3, factions="cc,gc,bg")
    (ask,) = match.asked
    assert (ask.seat, ask.question.key) == (1, "direction")
    match.play(1, "direction counter_clockwise")
    assert match.state.direction == -1
    assert match.asked[0].seat == 1
    match.play(1, "pass")
    assert match.asked[0].seat == 0


def test_the_neighbour_comes_next() -> None:
    """CW-2.21: turn order is the seating order in the chosen direction."""
    match = new(3, factions="cc,gc,bg")
    match.play(1, "direction clockwise")
    match.play(1, "pass")
    assert match.asked[0].seat == 2


def test_without_a_claim_chance_or_the_first_seat_begins() -> None:
    """CW-2.18, CW-40.18: configurable."""
    match = new(3, factions="cc,bg,ys", first_player="first_seat")
    assert match.asked[0].seat == 0
    firsts = {
        Match(GAME, 3, options={"factions": "cc,bg,ys"}, seed=seed_from(str(n))).asked[0].seat
        for n in range(20)
    }
    assert firsts == {0, 1, 2}


@pytest.mark.parametrize(
    ("options", "starts"),
    [
        ({"four_player_map": "east"}, ["south_pacific", "south_asia", "west_africa", "europe"]),
        ({"four_player_map": "west"}, ["south_pacific", "asia", "africa", "europe"]),
    ],
)
def test_everybody_starts_in_his_area_with_six_acolytes_one_on_the_gate(
    options: dict[str, str], starts: list[str]
) -> None:
    """CW-2.9, CW-2.10, CW-20.1, CW-21.1, CW-22.1, CW-23.2: six Acolytes, one on the Gate."""
    match = new(4, factions="gc,cc,bg,ys", **options)
    s, t = match.state, CATALOGUE.layout(match.state.table)
    assert [t.board.names[zone] for zone in s.starts] == starts
    for seat, zone in enumerate(s.starts):
        assert s.keepers[zone] == t.acolyte[seat]
        assert s.figures[zone * t.size + t.acolyte[seat]] == 6


def test_nobody_starts_at_anothers_gate() -> None:
    """CW-2.11, CW-2.10, CW-2.15, CW-40.2: glyphs, the Ancients, the Tcho-Tcho, the Windwalker and
    last the Opener, each where there is no Gate.
    """
    match = new(5, factions="ow,ww,tt,an,gc")
    chosen = []
    while (ask := match.asked[0]).question.key == "start":
        chosen.append((ask.seat, len(ask.moves)))
        match.play(ask.seat, ask.moves[-1])
    assert [seat for seat, _ in chosen] in ([3, 2, 1, 0], [3, 2, 0])
    assert chosen[-1] == (0, 21 - 4)
    assert len(set(match.state.starts)) == 5


def test_the_game_begins_with_the_action_phase() -> None:
    """CW-2.22: no Gather Power, no Doom Phase before it."""
    match = new(2, factions="gc,cc")
    assert match.asked[0].question.key == "action"
    assert (match.state.round, match.state.power) == (1, [8, 8])


def test_factions_are_drawn_or_chosen() -> None:
    """CW-2.8: at random, in seat order by choice, or as named."""
    match = new(3, draft="chosen")
    assert [str(move) for move in match.asked[0].moves] == [
        f"play-faction {c}" for c in CATALOGUE.factions
    ]
    match.play(0, "play-faction ys")
    assert "play-faction ys" not in match.asked[0].moves
    match.play(1, "play-faction gc")
    match.play(2, "play-faction cc")
    assert codes_of(match) == ["ys", "gc", "cc"]
    drawn = {
        tuple(
            f.code
            for f in CATALOGUE.layout(Match(GAME, 2, seed=seed_from(str(n))).state.table).factions
        )
        for n in range(40)
    }
    assert len(drawn) > 12


def test_some_seats_have_named_factions_and_the_others_get_theirs_from_the_rest() -> None:
    """CW-2.8: drawn, or chosen in seat order; what is named is nobody else's."""
    for number in range(30):
        seed = seed_from(str(number))
        match: Match[War] = Match(GAME, 4, options={"factions": "drawn,gc,,bg"}, seed=seed)
        codes = [faction.code for faction in CATALOGUE.layout(match.state.table).factions]
        assert (codes[1], codes[3]) == ("gc", "bg")
        assert len(set(codes)) == 4
    match = new(3, factions="drawn,ys,drawn", draft="chosen")
    assert match.asked[0].seat == 0
    assert "play-faction ys" not in match.asked[0].moves
    match.play(0, "play-faction gc")
    assert match.asked[0].seat == 2
    match.play(2, "play-faction cc")
    codes = [faction.code for faction in CATALOGUE.layout(match.state.table).factions]
    assert codes == ["gc", "ys", "cc"]
    told = [event.params["seat"] for event in match.events if event.key == "faction"]
    assert told == [1, 0, 2]


@pytest.mark.parametrize("factions", ["gc", "gc,gc,cc", "gc,cc,xx", "gc,drawn,gc"])
def test_wrong_factions_are_refused(factions: str) -> None:
    """CW-2.8: one for each seat, all different, all known."""
    with pytest.raises(BadOption):
        new(3, factions=factions)


def test_without_a_desecration_token_left_there_is_no_desecrate() -> None:
    """CW-2.7, CW-23.2: twelve; with none left there is no Desecrate."""
    zones = {"europe": "ys king_in_yellow acolyte!"}
    scene = war("ys,cc,bg", zones)
    assert scene.can("desecrate")
    tokens = [zone for zone in scene.t.zones if zone != scene.t.zone("europe")]
    full = war("ys,cc,bg", zones, counters=scene.s.counters[:])
    desecrate = next(a for a in full.t.abilities if a.name == "desecrate")
    full.s.counters[desecrate.at] = sum(1 << zone for zone in tokens[:12])
    assert not list(desecrate.actions(full.s))


def test_the_threshold_is_thirty_for_all() -> None:
    """CW-2.2: with two players as with four."""
    for factions in ("gc,cc", "gc,cc,bg,ys"):
        scene = war(factions, {"asia" if "bg" not in factions else "arabia": "gc acolyte"},
                    doom={"gc": 30})  # fmt: skip
        assert not scene.match.over
        scene.plays("gc recruit acolyte " + ("asia" if "bg" not in factions else "arabia"))
        assert scene.match.over
