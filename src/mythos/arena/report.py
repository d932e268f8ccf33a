"""A tournament's table as a file: JSON, CSV, or a picture of the win rates."""

from __future__ import annotations

import csv
from pathlib import Path

import msgspec

from mythos.arena.extras import extra
from mythos.arena.standings import Standings


def write_json(table: Standings, path: Path) -> None:
    path.write_bytes(msgspec.json.format(msgspec.json.encode(table)))


def write_csv(table: Standings, path: Path) -> None:
    """One line for each bot, intervals as three columns."""
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        fields = ("wins", "out", "score")
        head = [f"{field}{part}" for field in fields for part in ("", "_low", "_high")]
        writer.writerow(["bot", "games", *head, "rating", "rating_error"])
        for line in table.lines:
            cells = [
                round(value, 4)
                for interval in (line.wins, line.out, line.score)
                for value in (interval.value, interval.low, interval.high)
            ]
            error = round(line.rating_error, 2)
            writer.writerow([line.bot, line.games, *cells, round(line.rating, 2), error])


def draw_plot(table: Standings, path: Path, title: str, label: str) -> None:
    """Win rates with their intervals, as a picture (the ending of the file chooses the kind)."""
    extra("matplotlib").use("Agg")
    pyplot = extra("matplotlib.pyplot")
    lines = table.lines[::-1]
    figure, axes = pyplot.subplots(figsize=(7, 1.2 + 0.5 * len(lines)))
    values = [line.wins.value for line in lines]
    left = [line.wins.value - line.wins.low for line in lines]
    right = [line.wins.high - line.wins.value for line in lines]
    places = range(len(lines))
    axes.errorbar(values, places, xerr=[left, right], fmt="o", capsize=4, color="#1d4f4b")
    axes.set_yticks(places, [line.bot for line in lines])
    axes.set_xlim(0, 1)
    axes.set_ylim(-0.5, len(lines) - 0.5)
    axes.set_xlabel(label)
    axes.set_title(title)
    axes.grid(axis="x", alpha=0.3)
    figure.tight_layout()
    figure.savefig(path)
    pyplot.close(figure)
