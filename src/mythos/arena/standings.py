"""Standings: win rates with intervals, scores, ratings and seats, from a tournament's outcomes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct

from mythos.arena.extras import extra
from mythos.arena.statistics import Interval, mean, rate
from mythos.arena.tournament import Outcome


class Line(Struct, frozen=True):
    """One bot's line of the table."""

    bot: str
    games: int
    """Seats played: a table with two copies of a bot counts twice."""
    wins: Interval
    out: Interval
    """The share of games in which it ended with nothing: the lowest score there is."""
    score: Interval
    rating: float
    rating_error: float


class SeatLine(Struct, frozen=True):
    """How often a seat won, whoever sat there."""

    seat: int
    wins: Interval
    score: Interval


class SideLine(Struct, frozen=True):
    """How often a side won, wherever it sat and whoever played it."""

    side: str
    games: int
    wins: Interval
    score: Interval


class Standings(Struct, frozen=True):
    """The whole result of a tournament."""

    game: str
    players: int
    games: int
    seed: str
    lines: list[Line]
    seats: list[SeatLine]
    interrupted: bool = False
    sides: list[SideLine] = []


def standings(
    game: str, seed: bytes, outcomes: Sequence[Outcome], interrupted: bool = False
) -> Standings:
    """The table, best rating first."""
    ordered = sorted(outcomes, key=lambda outcome: outcome.fixture.number)
    bots = sorted({bot for outcome in ordered for bot in outcome.fixture.lineup})
    ratings = rate_bots(ordered)
    lines = [_line(bot, ordered, ratings[bot]) for bot in bots]
    lines.sort(key=lambda line: -line.rating)
    players = len(ordered[0].scores) if ordered else 0
    seats = [_seat_line(seat, ordered) for seat in range(players)]
    sides = _side_lines(ordered)
    return Standings(game, players, len(ordered), seed.hex(), lines, seats, interrupted, sides)


def _line(bot: str, outcomes: Iterable[Outcome], rating: tuple[float, float]) -> Line:
    seats = [
        (outcome, seat)
        for outcome in outcomes
        for seat, each in enumerate(outcome.fixture.lineup)
        if each == bot
    ]
    scores = [outcome.scores[seat] for outcome, seat in seats]
    wins = sum(seat in outcome.winners for outcome, seat in seats)
    out = sum(score == 0 for score in scores)
    count = len(seats)
    return Line(bot, count, rate(wins, count), rate(out, count), mean(scores), *rating)


def _seat_line(seat: int, outcomes: Sequence[Outcome]) -> SeatLine:
    wins = sum(seat in outcome.winners for outcome in outcomes)
    scores = [outcome.scores[seat] for outcome in outcomes]
    return SeatLine(seat, rate(wins, len(outcomes)), mean(scores))


def _side_lines(outcomes: Iterable[Outcome]) -> list[SideLine]:
    """One line for each side that was played, the most successful first."""
    played: dict[str, list[tuple[bool, int]]] = {}
    for outcome in outcomes:
        for seat, side in enumerate(outcome.sides):
            played.setdefault(side, []).append((seat in outcome.winners, outcome.scores[seat]))
    lines = [
        SideLine(
            side,
            len(games),
            rate(sum(won for won, _ in games), len(games)),
            mean([score for _, score in games]),
        )
        for side, games in played.items()
    ]
    return sorted(lines, key=lambda line: (-line.wins.value, line.side))


def rate_bots(outcomes: Iterable[Outcome]) -> dict[str, tuple[float, float]]:
    """Plackett-Luce ratings (mean and error) by the ranks of each game's scores.

    Copies of a bot at one table are rated as one, by their mean score.
    """
    model = extra("openskill.models").PlackettLuce()
    ratings: dict[str, Any] = {}
    for outcome in outcomes:
        mean_score: dict[str, float] = {}
        for seat, bot in enumerate(outcome.fixture.lineup):
            ratings.setdefault(bot, model.rating(name=bot))
            mean_score.setdefault(bot, 0)
            mean_score[bot] += outcome.scores[seat] / outcome.fixture.lineup.count(bot)
        if len(mean_score) > 1:
            names = sorted(mean_score)
            scores = [mean_score[name] for name in names]
            rated = model.rate([[ratings[name]] for name in names], scores=scores)
            for name, (rating,) in zip(names, rated, strict=True):
                ratings[name] = rating
    return {bot: (float(rating.mu), float(rating.sigma)) for bot, rating in ratings.items()}
