"""Bots: legal, reproducible, honest. The true state is out of their reach."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from mythos.arena.simulate import bots_for
from mythos.bots import bot_name, bot_names, make_bot
from mythos.bots.names import NAMES
from mythos.bots.tree_search import TreeSearch
from mythos.core.dice import Chance, Dice, derive, seed_from
from mythos.core.match import Match
from mythos.core.moves import Move
from mythos.core.registry import find_game, game_ids
from mythos.core.run import World
from mythos.core.sight import Bot, Sight
from mythos.core.texts import HOUSE, LANGUAGES, text_files
from mythos.games.arkham_ritual.state import Ritual
from mythos.testing.twins import twin_of
from tests.games import RACE

RITUAL = find_game("arkham-ritual")
QUICK = {"mcts": "mcts:iterations=20", "greedy": "greedy:worlds=3", "planner": "planner:looks=4",
         "high-priest": "high-priest:looks=2"}  # fmt: skip
QUICKEST = {("cthulhu-wars", "greedy"): "greedy:worlds=1"}
"""A war has hundreds of questions with dozens of moves, and greedy weighs every one of them."""
OPENING = 30
"""So many decisions are enough to see that a bot can be asked."""
EVERY_BOT = [(game, bot) for game in game_ids() for bot in bot_names(find_game(game))]
EVERY_TABLE = [
    (game, bot, players)
    for game, bot in EVERY_BOT
    for players in sorted({find_game(game).players[0], find_game(game).players[-1]})
]
"""Each bot with as few and with as many as can play."""


def spec_of(name: str, game_id: str = "") -> str:
    return QUICKEST.get((game_id, name)) or QUICK.get(name, name)


def play_on(match: Match[Any], bots: list[Bot], steps: int = 10_000) -> list[str]:
    """Let the bots play; returns what they chose."""
    chosen: list[str] = []
    while match.asked and len(chosen) < steps:
        seat = match.asked[0].seat
        move = bots[seat].choose(match.sight(seat))
        match.play(seat, move)
        chosen.append(f"{seat} {move}")
    return chosen


def game_of(game_id: str, name: str, players: int) -> tuple[Match[Any], list[Bot]]:
    """A game with this bot in every seat."""
    game = find_game(game_id)
    match: Match[Any] = Match(game, players, seed=seed_from(f"{name}{players}"))
    return match, bots_for(game, [spec_of(name, game_id)] * players, seed_from("bots"))


@pytest.mark.parametrize(("game_id", "name", "players"), EVERY_TABLE)
def test_every_bot_finds_its_way_into_every_game(game_id: str, name: str, players: int) -> None:
    match, bots = game_of(game_id, name, players)
    assert len(play_on(match, bots, OPENING)) == OPENING or match.over


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "name", "players"), EVERY_TABLE)
def test_every_bot_plays_every_game_to_its_end(game_id: str, name: str, players: int) -> None:
    match, bots = game_of(game_id, name, players)
    play_on(match, bots)
    assert match.over


@pytest.mark.parametrize("name", bot_names(RITUAL))
def test_a_bot_with_the_same_seed_plays_the_same_game(name: str) -> None:
    games = []
    for _ in range(2):
        match: Match[Any] = Match(RITUAL, 5, seed=seed_from("same"))
        games.append(play_on(match, bots_for(RITUAL, [spec_of(name)] * 5, seed_from("b"))))
    assert games[0] == games[1]


@pytest.mark.parametrize("name", ["random", "greedy", "mcts"])
def test_generic_bots_answer_secret_questions(name: str) -> None:
    match: Match[Any] = Match(RACE, 2, seed=seed_from("secret"))
    play_on(match, [make_bot(RACE, spec_of(name), seed_from(str(n))) for n in range(2)])
    assert match.over


class Locked(Exception):
    """Somebody touched the true state."""


class Vault:
    """Makes a match's true states untouchable while a bot thinks."""

    def __init__(self) -> None:
        self.open = True

    def guard(self, s: Ritual) -> None:
        vault = self

        class Guarded(Ritual):
            __slots__ = ()

            def __getattribute__(self, name: str) -> Any:
                if not vault.open and name != "__class__":
                    raise Locked(name)
                return super().__getattribute__(name)

        s.__class__ = Guarded

    @contextmanager
    def closed(self) -> Iterator[None]:
        self.open = False
        try:
            yield
        finally:
            self.open = True


class GuardedSight(Sight):
    """A sight whose only way to the state is `imagine`, which opens the vault for itself."""

    def __init__(self, sight: Sight, vault: Vault) -> None:
        def imagine(seat: int, dice: Chance) -> World[Any]:
            vault.open = True
            world = sight.imagine(dice)
            vault.open = False
            return world

        super().__init__(sight.ask, sight.view, sight.players, imagine)


def guarded_choice(match: Match[Any], bot: Bot, vault: Vault) -> Move:
    seat = match.asked[0].seat
    sight = GuardedSight(match.sight(seat), vault)
    vault.guard(match.state)
    vault.guard(match._beat.state)
    with vault.closed():
        return bot.choose(sight)


@pytest.mark.parametrize("name", bot_names(RITUAL))
def test_the_true_state_is_unreachable_while_a_bot_thinks(name: str) -> None:
    vault = Vault()
    match: Match[Any] = Match(RITUAL, 4, seed=seed_from("vault"))
    bots = bots_for(RITUAL, [spec_of(name)] * 4, seed_from("v"))
    for _ in range(12):
        move = guarded_choice(match, bots[match.asked[0].seat], vault)
        match.play(match.asked[0].seat, move)


class Peeping:
    """A bot that reaches behind its sight."""

    def __init__(self, match: Match[Any]) -> None:
        self._match = match

    def choose(self, sight: Sight, /) -> Move:
        own: int = self._match.state.hidden_signs[sight.seat]
        return sight.ask.moves[own % len(sight.ask.moves)]


def test_the_vault_catches_a_bot_that_peeps() -> None:
    match: Match[Any] = Match(RITUAL, 4, seed=seed_from("vault"))
    with pytest.raises(Locked):
        guarded_choice(match, Peeping(match), Vault())


@pytest.mark.parametrize("name", [each for each in bot_names(RITUAL) if each != "random"])
def test_a_bot_chooses_alike_in_games_it_cannot_tell_apart(name: str) -> None:
    """Twins differ only in what the seat may not know, so its choice must not differ."""
    compared = 0
    for number in range(60):
        match: Match[Any] = Match(RITUAL, 5, seed=seed_from(f"twin{number}"))
        play_on(match, bots_for(RITUAL, ["random"] * 5, seed_from(str(number))), steps=9)
        twin = twin_of(match, Dice(derive(match.seed, "swap")))
        if match.over or twin is None or twin.over or twin.state == match.state:
            continue
        seat = match.asked[0].seat
        if twin.asked[0].seat != seat or twin.view(seat) != match.view(seat):
            continue
        choices = {
            make_bot(RITUAL, spec_of(name), seed_from("c")).choose(each.sight(seat))
            for each in (match, twin)
        }
        assert len(choices) == 1
        compared += 1
    assert compared >= 5


def test_greedy_and_search_find_the_winning_secret() -> None:
    """With one step to the goal both see that any step but a peek gets them there."""
    match: Match[Any] = Match(RACE, 2, seed=seed_from("w"), options={"goal": 1})
    search = TreeSearch(seed_from("s"), iterations=200)
    root = search.search(match.sight(0))
    assert root.visits == 200
    assert sum(child.visits for child in root.children.values()) == 200
    assert set(root.children) == set(match.asked[0].moves)


def test_a_time_budget_is_kept_and_counted() -> None:
    match: Match[Any] = Match(RITUAL, 5, seed=seed_from("t"))
    search = TreeSearch(seed_from("s"), ms=30)
    search.choose(match.sight(match.asked[0].seat))
    assert search.iterations_done > 0


@pytest.mark.parametrize(("effort", "done"), [(1.0, 40), (0.5, 20), (0.001, 1)])
def test_a_bot_in_a_hurry_does_a_part_of_its_thinking(effort: float, done: int) -> None:
    match: Match[Any] = Match(RITUAL, 5, seed=seed_from("hurry"))
    sight = match.sight(match.asked[0].seat)
    search = make_bot(RITUAL, "mcts:iterations=40,depth=3", seed_from("s"), effort)
    assert isinstance(search, TreeSearch)
    assert search.choose(sight) in sight.ask.moves
    assert search.iterations_done == done


@pytest.mark.parametrize(("game_id", "name"), EVERY_BOT)
def test_every_bot_can_be_hurried(game_id: str, name: str) -> None:
    """Whatever it counts its thinking in, even if nothing is set; not thinking at all is fine."""
    game = find_game(game_id)
    match: Match[Any] = Match(game, game.default_players, seed=seed_from("all"))
    sight = match.sight(match.asked[0].seat)
    assert make_bot(game, name, seed_from("s"), 0.01).choose(sight) in sight.ask.moves


def test_a_usual_budget_is_cut_as_a_set_one_is() -> None:
    bots = [
        make_bot(RITUAL, spec, seed_from("s"), effort)
        for spec, effort in (("greedy:worlds=3", 1.0), ("greedy:worlds=12", 0.25), ("greedy", 0.25))
    ]
    assert vars(bots[0]) == vars(bots[1]) == vars(bots[2])


# Names.


def test_bots_have_names_of_their_own_at_every_table() -> None:
    seats: list[str] = ["Beatrix"]
    for seat in range(1, 8):
        seats.append(bot_name(seat, seats))
    assert len(set(seats)) == 8
    assert set(seats) <= set(NAMES)
    assert bot_name(3, NAMES) not in NAMES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_bot_is_called_like_something_in_a_game(lang: str) -> None:
    """`Adept 2 returns 4 × Adept` is not to be read in any game, nor a bot called by its level."""
    for folder in (HOUSE, *(find_game(each).folder / "texts" for each in game_ids())):
        for file in text_files(folder, lang):
            text = file.read_text(encoding="utf-8")
            assert not [name for name in NAMES if re.search(rf"\b{name}\b", text)]
