"""Simulation: many games of bots, and one summary that is the same on every machine."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any

from msgspec import Struct

from mythos.arena.tally import Line, Tally
from mythos.bots import make_bot
from mythos.core.dice import Dice, derive
from mythos.core.errors import RecordExists
from mythos.core.game import AnyGame, Deed, Result
from mythos.core.match import Match
from mythos.core.run import World
from mythos.core.sight import Bot
from mythos.core.state import State, digest


class Summary(Struct, frozen=True):
    """What `mythos simulate` prints. `digest` covers all final states, in order."""

    game: str
    players: int
    bots: tuple[str, ...]
    seed: str
    games: int
    decisions: int
    seconds: float
    decisions_per_second: int
    mean_decisions: float
    results: dict[str, list[float]]
    digest: str
    interrupted: bool
    tally: dict[str, Line] = {}
    """What was done with each thing whose deeds the game counts."""


class Played(Struct, frozen=True):
    """One finished game."""

    decisions: int
    result: Result
    state: State
    deeds: tuple[Deed, ...] = ()


def bots_for(game: AnyGame, specs: Sequence[str], seed: bytes) -> list[Bot]:
    """One bot for each seat; random seats share one, as a playout does."""
    shared = make_bot(game, "random", derive(seed, "random"))
    return [
        shared if spec == "random" else make_bot(game, spec, derive(seed, "bot", seat))
        for seat, spec in enumerate(specs)
    ]


def play_match(match: Match[Any], bots: Sequence[Bot], deeds: list[Deed] | None = None) -> int:
    """Let the bots finish a match; returns the number of decisions. Deeds are noted if wanted."""
    decisions = 0
    while asked := match.asked:
        seat, heard = asked[0].seat, len(match.events)
        move = bots[seat].choose(match.sight(seat))
        match.play(seat, move)
        decisions += 1
        if deeds is not None:
            deeds += match.game.deeds(match.state, seat, move, match.events[heard:])
    return decisions


def play_one(
    game: AnyGame,
    specs: Sequence[str],
    options: Mapping[str, Any],
    seed: bytes,
    record: Path | None = None,
) -> Played:
    """One game. Random seats alone take the light path unless a record is wanted."""
    dice_seed = derive(seed, "dice")
    agreed = game.read_options(options, len(specs))
    counted = game.counts_deeds(agreed)
    if record is None and not counted and set(specs) == {"random"}:
        chance = Dice(dice_seed)
        world: World[Any] = World.start(game, len(specs), chance, agreed)
        decisions = world.playout(Dice(derive(seed, "random")), chance=chance)
        return _played(game, decisions, world.state)
    names = [f"{spec} {seat}" for seat, spec in enumerate(specs)]
    listen = record is not None or counted
    match: Match[Any] = Match(game, names, options=options, seed=dice_seed, listen=listen)
    deeds: list[Deed] = []
    decisions = play_match(match, bots_for(game, specs, seed), deeds if counted else None)
    if record is not None:
        match.record().write(record)
    return _played(game, decisions, match.state, deeds)


def _played(game: AnyGame, decisions: int, state: State, deeds: Sequence[Deed] = ()) -> Played:
    result = game.result(state)
    assert result is not None
    return Played(decisions, result, state, tuple(deeds))


class Simulation:
    """Plays game after game and keeps the totals, so that it can be stopped at any time."""

    def __init__(
        self,
        game: AnyGame,
        specs: Sequence[str],
        options: Mapping[str, Any],
        seed: bytes,
        folder: Path | None = None,
    ) -> None:
        game.read_options(options, len(specs))  # refuse what does not fit before the first game
        bots_for(game, specs, seed)
        self.game, self.specs, self.options = game, tuple(specs), options
        self.seed, self.folder = seed, folder
        self.games = self.decisions = 0
        self.seconds = 0.0
        self.tally = Tally()
        self._hash = blake2b(digest_size=16)
        self._wins = [0] * len(specs)
        self._scores = [0] * len(specs)

    def run(self, games: int) -> Iterator[int]:
        """Yields the number of games done after each of them."""
        files = [self._file(number) for number in range(games)] if self.folder else []
        for file in files:
            if file.exists():  # before the first game, not after an hour of them
                raise RecordExists(str(file))
        for number in range(games):
            started = time.perf_counter()
            record = files[number] if files else None
            seed = derive(self.seed, "game", number)
            played = play_one(self.game, self.specs, self.options, seed, record)
            self.seconds += time.perf_counter() - started
            self._count(played)
            yield self.games

    def _file(self, number: int) -> Path:
        assert self.folder is not None
        return self.folder / f"game-{number:06}.jsonl"

    def _count(self, played: Played) -> None:
        self.games += 1
        self.decisions += played.decisions
        self._hash.update(digest(played.state))
        self.tally.add(self.game.doers(played.state), played.deeds, played.result)
        for seat, score in enumerate(played.result.scores):
            self._scores[seat] += score
            self._wins[seat] += seat in played.result.winners

    def summary(self, interrupted: bool = False) -> Summary:
        per_game: Callable[[float], float] = lambda total: round(total / max(1, self.games), 4)  # noqa: E731
        return Summary(
            game=self.game.id,
            players=len(self.specs),
            bots=self.specs,
            seed=self.seed.hex(),
            games=self.games,
            decisions=self.decisions,
            seconds=round(self.seconds, 3),
            decisions_per_second=round(self.decisions / self.seconds) if self.seconds else 0,
            mean_decisions=per_game(self.decisions),
            results={
                "win_rate": [per_game(wins) for wins in self._wins],
                "mean_score": [per_game(score) for score in self._scores],
            },
            digest=self._hash.hexdigest(),
            interrupted=interrupted,
            tally=self.tally.lines,
        )
