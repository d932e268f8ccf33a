"""Simulation and arena: the same digest everywhere, fair fixtures, numbers one can trust."""

from __future__ import annotations

import csv
import json
from collections import Counter
from pathlib import Path

import pytest

from mythos.arena.report import draw_plot, write_csv, write_json
from mythos.arena.simulate import Simulation, Summary
from mythos.arena.standings import rate_bots, standings
from mythos.arena.statistics import mean, rate
from mythos.arena.tally import Line, Tally
from mythos.arena.tournament import Fixture, Outcome, mixed_tables, one_against_all, play_all
from mythos.core.dice import seed_from
from mythos.core.errors import BadOption, BadPlayers, UnknownBot
from mythos.core.game import Deed, Result
from mythos.core.proof import verify
from mythos.core.record import read_record
from mythos.core.registry import find_game

RITUAL = find_game("arkham-ritual")
SEED = seed_from("arena")


def simulate(specs: list[str], games: int = 8, folder: Path | None = None) -> Summary:
    run = Simulation(RITUAL, specs, {}, SEED, folder)
    for _ in run.run(games):
        pass
    return run.summary()


def test_the_light_path_and_the_recorded_path_come_to_the_same_states(tmp_path: Path) -> None:
    light, full = simulate(["random"] * 4), simulate(["random"] * 4, folder=tmp_path)
    assert light.digest == full.digest
    assert light.decisions == full.decisions
    assert light.results == full.results


def test_every_recorded_game_verifies(tmp_path: Path) -> None:
    simulate(["random", "greedy:worlds=2", "random"], games=3, folder=tmp_path)
    files = sorted(tmp_path.glob("*.jsonl"))
    assert len(files) == 3
    for file in files:
        assert verify(RITUAL, read_record(file)).match.over


def test_the_digest_is_a_contract() -> None:
    """The same on every machine; a change of the rules or the dice shows here."""
    assert simulate(["random"] * 5, games=20).digest == "71e99f3a5d65a85c5c9b5ac6060e0c35"


def test_another_seed_gives_another_digest() -> None:
    run = Simulation(RITUAL, ["random"] * 4, {}, seed_from("other"))
    list(run.run(8))
    assert run.summary().digest != simulate(["random"] * 4).digest


def test_what_does_not_fit_is_refused_before_the_first_game() -> None:
    with pytest.raises(UnknownBot):
        Simulation(RITUAL, ["random", "wizard", "random"], {}, SEED)
    with pytest.raises(BadPlayers):
        Simulation(RITUAL, ["random"] * 9, {}, SEED)
    with pytest.raises(BadOption):
        Simulation(RITUAL, ["random"] * 5, {"doom": "yes"}, SEED)


@pytest.mark.parametrize(("bots", "players"), [(2, 5), (3, 5), (4, 5), (3, 3), (2, 4), (4, 7)])
def test_every_bot_sits_on_every_seat_equally_often(bots: int, players: int) -> None:
    names = [f"bot{number}" for number in range(bots)]
    fixtures = mixed_tables(names, players, players * bots * 12, SEED)
    counts = Counter((bot, seat) for each in fixtures for seat, bot in enumerate(each.lineup))
    for bot in names:
        on_seats = [counts[bot, seat] for seat in range(players)]
        assert max(on_seats) == min(on_seats)
    with pytest.raises(BadOption):
        mixed_tables([], players, 10, SEED)


def test_one_against_all_goes_round() -> None:
    fixtures = one_against_all("a", "b", 3, 6)
    assert [each.lineup for each in fixtures][:3] == [
        ("a", "b", "b"),
        ("b", "a", "b"),
        ("b", "b", "a"),
    ]


def test_a_tournament_is_the_same_in_one_process_and_in_two() -> None:
    fixtures = mixed_tables(["random", "greedy:worlds=2"], 3, 6, SEED)
    alone = list(play_all(RITUAL, fixtures, {}, SEED, jobs=1))
    shared = sorted(play_all(RITUAL, fixtures, {}, SEED, jobs=2), key=lambda o: o.fixture.number)
    assert alone == shared


def outcome(number: int, lineup: tuple[str, ...], scores: tuple[int, ...]) -> Outcome:
    winners = tuple(seat for seat, score in enumerate(scores) if score)
    return Outcome(Fixture(number, lineup), winners, scores, 10)


def test_the_table_counts_what_happened_and_ranks_by_rating() -> None:
    games = [outcome(n, ("good", "bad", "bad"), (5, 0, 1)) for n in range(40)]
    table = standings("game", SEED, games)
    good, bad = table.lines
    assert (good.bot, good.games, good.wins.value, good.out.value) == ("good", 40, 1.0, 0.0)
    assert (bad.games, bad.wins.value, bad.out.value, bad.score.value) == (80, 0.5, 0.5, 0.5)
    assert good.rating > bad.rating
    assert [seat.wins.value for seat in table.seats] == [1.0, 0.0, 1.0]


def test_ratings_do_not_depend_on_the_order_of_arrival() -> None:
    games = [outcome(n, ("a", "b", "c"), (n % 4, n % 3, 2)) for n in range(30)]
    assert standings("g", SEED, games) == standings("g", SEED, games[::-1])
    assert set(rate_bots(games)) == {"a", "b", "c"}


def test_intervals() -> None:
    """Wilson's interval at 8 of 10 is a textbook value."""
    found = rate(8, 10)
    assert (round(found.low, 3), round(found.high, 3)) == (0.490, 0.943)
    assert rate(0, 20).low == 0.0
    assert rate(0, 0).high == 1.0
    middle = mean([1.0, 2.0, 3.0])
    assert middle.value == 2.0
    assert round(middle.high - middle.value, 4) == round(1.96 / 3**0.5, 4)
    assert mean([4.0]).low == 4.0


def test_results_are_written(tmp_path: Path) -> None:
    table = standings("game", SEED, [outcome(0, ("a", "b"), (1, 0))])
    write_json(table, tmp_path / "table.json")
    write_csv(table, tmp_path / "table.csv")
    draw_plot(table, tmp_path / "table.png", "title", "label")
    assert json.loads((tmp_path / "table.json").read_text())["games"] == 1
    with (tmp_path / "table.csv").open() as file:
        rows = list(csv.DictReader(file))
    assert {row["bot"] for row in rows} == {"a", "b"}
    assert float(rows[0]["wins"]) == 1.0
    assert (tmp_path / "table.png").read_bytes().startswith(b"\x89PNG")


def test_sides_are_compared_where_seats_differ() -> None:
    """One bot alone meets itself; every cult has its own line, whoever sat where."""
    cults = find_game("rise-of-the-cults")
    fixtures = mixed_tables(["random"], 4, 6, SEED)
    outcomes = list(play_all(cults, fixtures, {}, SEED, jobs=1))
    table = standings(cults.id, SEED, outcomes)
    assert sorted(line.side for line in table.sides) == [
        "chaugnar_faugn",
        "cthulhu",
        "dagon",
        "hastur",
    ]
    assert [line.games for line in table.sides] == [6] * 4
    won = sum(round(line.wins.value * line.games) for line in table.sides)
    assert won == sum(len(outcome.winners) for outcome in outcomes)
    assert not standings("arkham-ritual", SEED, []).sides


def test_deeds_are_counted_for_things_and_for_seats() -> None:
    """A seat counts once in a game, whatever it did; what did nothing has a line, too."""
    tally = Tally()
    deeds = [Deed(0, "a", "bought"), Deed(0, "a", "used"), Deed(2, "a", "used")]
    tally.add(["a", "b"], deeds, Result((0,), (9, 1, 1)))
    tally.add(["a"], [Deed(1, "a", "bought")], Result((0, 1), (9, 9, 1)))
    assert tally.lines == {
        "a": Line(games=2, deeds={"bought": 2, "used": 2}, seats=3, wins=2),
        "b": Line(games=1),
    }
    assert (round(tally.lines["a"].share, 3), tally.lines["b"].share) == (0.667, 0.0)


def test_a_game_that_counts_no_deeds_has_no_tally() -> None:
    assert simulate(["random"] * 4).tally == {}


def test_counting_deeds_changes_no_game(tmp_path: Path) -> None:
    """The same states with cards, whether somebody listens for the record or for the deeds."""
    war, options = find_game("cthulhu-wars"), {"cards": "starter"}
    runs = [Simulation(war, ["random"] * 3, options, SEED, each) for each in (None, tmp_path)]
    for run in runs:
        list(run.run(2))
    assert runs[0].summary().digest == runs[1].summary().digest
    assert runs[0].summary().tally == runs[1].summary().tally
    assert {line.games for line in runs[0].tally.lines.values()} == {2}
