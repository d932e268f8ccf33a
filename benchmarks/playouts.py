"""Random playouts: our games against OpenSpiel's Hanabi, RLCard's Uno, Blackjack and Doudizhu,
PettingZoo's Hanabi and catanatron.

Decisions a second on one core, all driven from Python, interleaved in one run. `pip install
'.[benchmarks]'` brings the others; whoever is missing is left out and named.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from rich.console import Console

from benchmarks.measure import Contestant, interleaved, show
from mythos.core.dice import Dice, derive, seed_from
from mythos.core.match import Match
from mythos.core.registry import find_game
from mythos.core.run import World

SEED = seed_from("benchmark")
LIGHT, FULL = "simulation path", "full path"
OURS = {
    "Arkham Ritual": ("arkham-ritual", 5),
    "Arkham Noir": ("arkham-noir", 1),
    "Rise of the Cults": ("rise-of-the-cults", 4),
}
GAMES = {"rise-of-the-cults": 30}
"""So many games a round where the usual number would take too long."""


def ours_light(game_id: str, players: int, games: int = 300) -> Contestant:
    """The simulation path: no record, no events, no validation."""
    game = find_game(game_id)
    options = game.read_options({}, players)
    games = GAMES.get(game_id, games)

    def work() -> int:
        dice = Dice(SEED)
        total = 0
        for _ in range(games):
            world: World[Any] = World.start(game, players, dice, options)
            total += world.playout(dice)
        return total

    return work


def ours_full(game_id: str, players: int, games: int = 100) -> Contestant:
    """The full path: validated, recorded, with events."""
    game = find_game(game_id)
    games = GAMES.get(game_id, games)

    def work() -> int:
        dice = Dice(SEED)
        total = 0
        for number in range(games):
            match: Match[Any] = Match(game, players, seed=derive(SEED, number))
            while asked := match.asked:
                ask = asked[0]
                match.play(ask.seat, ask.moves[dice.below(len(ask.moves))])
                total += 1
        return total

    return work


def open_spiel() -> Contestant:
    import pyspiel  # noqa: PLC0415

    game = pyspiel.load_game("hanabi", {"players": 5})
    rng = random.Random(1)  # noqa: S311

    def work() -> int:
        total = 0
        for _ in range(40):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    actions, weights = zip(*outcomes, strict=True)
                    state.apply_action(rng.choices(actions, weights)[0])
                else:
                    legal = state.legal_actions()
                    state.apply_action(legal[int(rng.random() * len(legal))])
                    total += 1
        return total

    return work


def rlcard(name: str, games: int) -> Contestant:
    """As its users drive it: the environment, stepped with random legal actions."""
    import rlcard as library  # noqa: PLC0415

    env = library.make(name, config={"seed": 1})
    rng = random.Random(1)  # noqa: S311

    def work() -> int:
        total = 0
        for _ in range(games):
            state, _ = env.reset()
            while not env.is_over():
                legal = list(state["legal_actions"])
                state, _ = env.step(legal[int(rng.random() * len(legal))])
                total += 1
        return total

    return work


def rlcard_bare() -> Contestant:
    """Its inner game without the environment around it: no observations are made."""
    from rlcard.games.uno import Game  # noqa: PLC0415

    rng = random.Random(1)  # noqa: S311

    def work() -> int:
        total = 0
        for _ in range(60):
            game = Game()
            game.init_game()
            while not game.is_over():
                legal = game.get_legal_actions()
                game.step(legal[int(rng.random() * len(legal))])
                total += 1
        return total

    return work


def catanatron() -> Contestant:
    """Four random players; every action that it records is a decision, also where only one is
    legal.
    """
    from catanatron import Color, Game, RandomPlayer  # noqa: PLC0415

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)

    def work() -> int:
        total = 0
        for number in range(4):
            game = Game([RandomPlayer(colour) for colour in colours], seed=number)
            game.play()
            total += len(game.state.actions)
        return total

    return work


def petting_zoo() -> Contestant:
    from pettingzoo.classic import hanabi_v5  # noqa: PLC0415

    env = hanabi_v5.env(players=5)

    def work() -> int:
        total = 0
        for number in range(5):
            env.reset(seed=number)
            for agent in env.agent_iter():
                observation, _, over, cut, _ = env.last()
                if over or cut:
                    env.step(None)
                else:
                    env.step(env.action_space(agent).sample(observation["action_mask"]))
                    total += 1
        return total

    return work


def main() -> None:
    contestants: dict[str, Contestant] = {}
    for name, (game_id, players) in OURS.items():
        contestants[f"{name}, {LIGHT}"] = ours_light(game_id, players)
        contestants[f"{name}, {FULL}"] = ours_full(game_id, players)
    others: dict[str, Callable[[], Contestant]] = {
        "OpenSpiel Hanabi (C++ from Python)": open_spiel,
        "RLCard Uno, environment": lambda: rlcard("uno", 20),
        "RLCard Uno, inner game alone": rlcard_bare,
        "RLCard Blackjack, environment": lambda: rlcard("blackjack", 500),
        "RLCard Doudizhu, environment": lambda: rlcard("doudizhu", 4),
        "catanatron, four random players": catanatron,
        "PettingZoo Hanabi": petting_zoo,
    }
    for name, make in others.items():
        try:
            contestants[name] = make()
        except Exception as error:  # whatever keeps a reference from running is said, not hidden
            Console().print(f"{name}: left out, {type(error).__name__}: {error}", style="yellow")
    rates = interleaved(contestants)
    reference = next((name for name in rates if name in others), f"Arkham Ritual, {LIGHT}")
    show("Random playouts", rates, reference, "decisions/s")
    for ours in OURS:
        light, full = rates[f"{ours}, {LIGHT}"], rates[f"{ours}, {FULL}"]
        for name in others:
            if name in rates:
                Console().print(f"{ours}, {LIGHT} / {name}: {light / rates[name]:.2f}")
        Console().print(f"{ours}, {FULL} / {LIGHT}: {full / light:.2f}")


if __name__ == "__main__":
    main()
