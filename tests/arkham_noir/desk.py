"""Scenario vocabulary for Arkham Noir: a desk, choices, draws, and what is true then.

scene = desk("V04: L01 S01 | V05:", trail="T01", hand="P08", draws="A06")
scene.plays("place-lead T01 V04")
assert scene.row("V04") == "L01 S01 T01"
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from mythos.core.dice import Dice, seed_from
from mythos.core.fate import GivenFate, Outcome
from mythos.core.match import Match
from mythos.core.record import Header
from mythos.games.arkham_noir import GAME
from mythos.games.arkham_noir.deck import FIRST_STORM, FORMULA, NO_CARD, deck_of
from mythos.games.arkham_noir.state import TURN, Noir
from mythos.games.arkham_noir.visibility import View
from tests.scenes import BaseScene

SEED = seed_from("noir")
DECK = deck_of("")
GAP = "."


def card(name: str) -> int:
    return NO_CARD if name == GAP else DECK.numbers[name]


def victim(name: str) -> int:
    return DECK.victim_numbers[name]


def named(cards: list[int]) -> str:
    return " ".join(GAP if each == NO_CARD else DECK.names[each] for each in cards)


class Scene(BaseScene[Noir]):
    """A desk in the middle of a game."""

    @property
    def asked(self) -> str:
        """What the open question is about."""
        return self.ask.question.key

    @property
    def contact(self) -> list[str]:
        """What the contact can do now."""
        return [str(move) for move in self.match.interjections(0)]

    @property
    def hand(self) -> str:
        return named(sorted(self.s.hand))

    @property
    def trail(self) -> str:
        return named(self.s.trail)

    @property
    def discards(self) -> str:
        return named(self.s.discards)

    @property
    def time(self) -> str:
        return named(self.s.time_loss)

    @property
    def stability(self) -> str:
        return named(self.s.stability)

    @property
    def picture(self) -> str:
        return named(self.s.big_picture)

    @property
    def closed(self) -> str:
        return named(sorted(self.s.closed))

    @property
    def cases(self) -> list[str]:
        return [DECK.victim_names[each] for each in self.s.victims]

    def row(self, case: str) -> str:
        return named(self.s.rows[self.s.victims.index(victim(case))])

    @property
    def ending(self) -> str:
        """`won`, `mind` or `victims`; empty while the game runs."""
        ended = self.happened("game-over")
        assert bool(ended) == self.match.over
        return str(ended[0]["ending"]) if ended else ""

    @property
    def view(self) -> View:
        view = self.match.view(0)
        assert isinstance(view, View)
        return view


def desk(
    cases: str = "V03: | V05:",
    *,
    trail: str | None = None,
    hand: str = "",
    pile: str | None = None,
    discards: str = "",
    time: str = "",
    stability: str = "",
    picture: str = "",
    closed: str = "",
    draws: str = "",
    victims_left: int | None = None,
    storms: str | None = None,
    **options: Any,
) -> Scene:
    """A desk at the start of a turn; `.` is an empty slot of the trail row.

    Cards that are named nowhere fill the trail row to five if it is not given, and the draw pile;
    if the pile is given they lie in the closed cases. `draws` are the outcomes of chance from here
    on, in order; a card that comes up there is in the pile. A named formula counts as gained.
    """
    s = GAME.setup(GAME.read_options(options, 1), 1)
    areas = {"hand": hand, "discards": discards, "time_loss": time, "stability": stability,
             "big_picture": picture, "closed": closed}  # fmt: skip
    for field, names in areas.items():
        setattr(s, field, [card(name) for name in names.split()])
    for case in cases.split("|"):
        who, _, row = case.strip().partition(":")
        s.victims.append(victim(who))
        s.rows.append([card(name) for name in row.split()])
    _stack(s, draws, victims_left, storms)
    _deal(s, trail, pile, draws)
    s.formula_waits = FORMULA not in _used(s)
    s.phase = TURN
    header = Header(1, GAME.id, "1", {}, ("Anna",), "")
    return Scene(Match.at(GAME, s, header, Dice(SEED), _Then(draws)))


def _stack(s: Noir, draws: str, victims_left: int | None, storms: str | None) -> None:
    s.victim_pool = [each for each in range(6) if each not in s.victims]
    boxed = 6 - s.options.victims
    s.victim_stack = len(s.victim_pool) - boxed if victims_left is None else victims_left
    while len(s.victim_pool) - boxed > s.victim_stack:
        spare = [each for each in s.victim_pool if DECK.victim_names[each] not in draws.split()]
        s.victim_pool.remove(spare[-1])
        s.closed_victims.append(spare[-1])
    out = [each for row in s.rows for each in row if each >= FIRST_STORM]
    s.storm_stack = [each for each in s.storm_stack if each not in out]
    if storms is not None:
        kept = [card(name) for name in storms.split()]
        s.storms_out = [each for each in s.storm_stack if each not in kept]
        s.storm_stack = sorted(kept)


def _used(s: Noir) -> list[int]:
    rows = [each for row in s.rows for each in row]
    lost = [*s.discards, *s.time_loss, *s.stability, *s.big_picture, *s.closed]
    return [*s.hand, *s.trail, *rows, *lost]


def _deal(s: Noir, trail: str | None, pile: str | None, draws: str) -> None:
    kept = [card(name) for name in (pile or "").split()]
    coming = [DECK.numbers[name] for name in draws.split() if name in DECK.numbers]
    free = [each for each in range(FORMULA) if each not in _used(s) and each not in kept]
    if trail is None:
        s.trail = [each for each in free if each not in coming][:5]
    else:
        s.trail = [card(name) for name in trail.split()]
    free = [each for each in free if each not in s.trail]
    if pile is None:
        s.pile = free
    else:
        s.pile = sorted({*kept, *(each for each in coming if each in free)})
        s.closed += [each for each in free if each not in s.pile]


def random_games(number: int = 20, **options: Any) -> Iterator[Scene]:
    """Some games played by chance, contact included, each seen at its start and after each move."""
    for each in range(number):
        dice = Dice(seed_from(f"moves {each}"))
        match: Match[Noir] = Match(GAME, 1, options=options, seed=seed_from(f"noir {each}"))
        yield Scene(match)
        while not match.over:
            moves = [*match.asked[0].moves]
            if dice.below(15) == 0:
                moves = [*match.interjections(0)] or moves
            match.play(0, moves[dice.below(len(moves))])
            yield Scene(match)


class _Then(GivenFate):
    """The draws that the scenario names; when they run out, the dice go on."""

    def __init__(self, draws: str) -> None:
        numbers = DECK.numbers | DECK.victim_numbers
        super().__init__([numbers[name] for name in draws.split()])
        self._dice = Dice(SEED)

    def _next(self, request: Any) -> Outcome:
        for outcome in self.outcomes:
            return outcome
        chosen: int = request.pile[self._dice.below(len(request.pile))]
        return chosen
