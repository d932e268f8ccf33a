"""Information-set Monte Carlo tree search: one tree over many imagined worlds.

Each iteration imagines a world, walks down the tree by the moves that are legal in that world,
adds one node, plays on at random for a while and tells every node on the way how its mover fared.
Moves are compared by upper confidence bounds with availability counts: a move that is not legal in
every world is judged by the visits it could have had.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from typing import Any

from mythos.core.asks import Ask
from mythos.core.dice import Dice
from mythos.core.moves import Move
from mythos.core.run import World
from mythos.core.seats import Seat
from mythos.core.sight import Sight
from mythos.thinking.budget import patience


class Node:
    """What is known of one move at one place of the tree."""

    __slots__ = ("available", "children", "mover", "total", "visits")

    def __init__(self, mover: Seat) -> None:
        self.mover = mover
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.children: dict[Move, Node] = {}


class TreeSearch:
    """Thinks for `ms` milliseconds, or for a number of iterations (then it is reproducible)."""

    def __init__(
        self, seed: bytes, ms: int = 200, iterations: int = 0, depth: int = 40, explore: int = 70
    ) -> None:
        self._dice = Dice(seed)
        self._seconds = 0.0 if iterations else ms / 1000
        self._iterations = iterations
        self._depth = depth
        self._explore = explore / 100
        self.iterations_done = 0

    def choose(self, sight: Sight, /) -> Move:
        if len(sight.ask.moves) == 1:
            return sight.ask.moves[0]
        root = self.search(sight)
        return max(sight.ask.moves, key=lambda move: _visits(root, move))

    def advise(self, sight: Sight, /) -> list[tuple[Move, float]]:
        """The moves by how often they were worth a visit, each with what the visits brought."""
        children = self.search(sight).children
        order = sorted(children, key=lambda move: -children[move].visits)
        return [(move, children[move].total / children[move].visits) for move in order]

    def search(self, sight: Sight) -> Node:
        """The tree after the whole budget: its root's children are the moves of the question."""
        root = Node(sight.seat)
        for _ in patience(self._iterations, self._seconds):
            self._iterate(root, sight.imagine(self._dice))
            self.iterations_done += 1
        return root

    def _iterate(self, root: Node, world: World[Any]) -> None:
        path = self._descend(root, world)
        world.playout(self._dice, self._depth)
        values = world.values()
        root.visits += 1
        for node in path:
            node.visits += 1
            node.total += values[node.mover]

    def _descend(self, node: Node, world: World[Any]) -> list[Node]:
        """Down the tree to the first new node, playing the moves in the world."""
        path = []
        while (request := world.request) is not None:
            ask = request if type(request) is Ask else world.asked[0]
            move, new = self._select(node, ask)
            world.answer(ask.seat, move)
            node = node.children[move]
            path.append(node)
            if new:
                break
        return path

    def _select(self, node: Node, ask: Ask) -> tuple[Move, bool]:
        """An untried move if there is one, else the most promising; counts availability."""
        children = node.children
        untried = [move for move in ask.moves if move not in children]
        for move in ask.moves:
            if move in children:
                children[move].available += 1
        if untried:
            move = untried[self._dice.below(len(untried))]
            children[move] = Node(ask.seat)
            children[move].available = 1
            return move, True
        return self._best(children, ask.moves), False

    def _best(self, children: dict[Move, Node], moves: Sequence[Move]) -> Move:
        best, best_score = moves[0], -1.0
        for move in moves:
            child = children[move]
            bound = self._explore * sqrt(log(child.available) / child.visits)
            score = child.total / child.visits + bound
            if score > best_score:
                best, best_score = move, score
        return best


def _visits(root: Node, move: Move) -> int:
    return root.children[move].visits if move in root.children else 0
