"""Scenario vocabulary for Arkham Ritual: a position, choices, draws, and what is true then.

scene = table("grimoire_b idol_r mask_b dagger_b candelabra_b", active=0, draws="elder_sign")
scene.plays(0, "give 2").plays(2, "take")
assert scene.sanity == [7, 5, 7, 7, 7]
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from itertools import pairwise
from typing import Any, Self

from mythos.core.dice import Dice, seed_from
from mythos.core.fate import GivenFate, Outcome
from mythos.core.match import Match
from mythos.core.record import Header
from mythos.games.arkham_ritual import GAME
from mythos.games.arkham_ritual.cards import NAMES, card
from mythos.games.arkham_ritual.options import (
    FirstCharacter,
    FourthEvent,
    GreatOldOne,
    SecondCharacter,
)
from mythos.games.arkham_ritual.state import TURN, Ritual
from mythos.games.arkham_ritual.visibility import View

SEED = seed_from("scenario")
GAMES = 20


class Scene:
    """A match in the middle of a round, with the draws to come written down beforehand."""

    def __init__(self, match: Match[Ritual]) -> None:
        self.match = match

    @property
    def state(self) -> Ritual:
        return self.match.state

    @property
    def sanity(self) -> list[int]:
        return self.state.sanity

    @property
    def held(self) -> list[str]:
        return [NAMES[each] for each in self.state.held]

    @property
    def asked(self) -> int:
        """The seat that is asked."""
        (ask,) = self.match.asked
        return ask.seat

    @property
    def moves(self) -> list[str]:
        """The legal moves, as texts."""
        (ask,) = self.match.asked
        return [str(move) for move in ask.moves]

    @property
    def clause(self) -> str:
        (ask,) = self.match.asked
        return ask.question.clause

    @property
    def survivors(self) -> list[int]:
        """The real seats that survived the rounds settled so far."""
        return [each["seat"] for each in self.happened("verdict") if each["verdict"] == "survives"]

    @property
    def endings(self) -> list[str]:
        """Why each round so far ended."""
        return [each["reason"] for each in self.happened("round-ends")]

    @property
    def winners(self) -> tuple[int, ...] | None:
        """Who won; None while the game runs."""
        return self.match.result.winners if self.match.result else None

    def plays(self, seat: int, move: str) -> Self:
        self.match.play(seat, move)
        return self

    def gives(self, to: int) -> Self:
        """The active player gives the drawn card to this follower, who takes it."""
        return self.plays(self.asked, f"give {to}").plays(to, "take")

    def all_pass(self) -> Self:
        """The drawn card goes round clockwise and the last follower refuses it."""
        first, count = self.asked, self.match.players
        order = [(first + step) % count for step in range(1, count)]
        self.plays(first, f"give {order[0]}")
        for seat, to in pairwise(order):
            self.plays(seat, f"pass {to}")
        return self.plays(order[-1], "refuse")

    def view(self, seat: int) -> View:
        view = self.match.view(seat)
        assert isinstance(view, View)
        return view

    def happened(self, key: str) -> list[dict[str, Any]]:
        """The parameters of every event with this key, in order."""
        return [dict(event.params) for event in self.match.events if event.key == key]


def outcomes(draws: str) -> list[Outcome]:
    """Names of cards are draws, `=3` is a roll of one die."""
    return [[int(word[1:])] if word[0] == "=" else card(word) for word in draws.split()]


def table(
    held: str,
    *,
    players: int | None = None,
    active: int = 0,
    sanity: Sequence[int] | None = None,
    pile: str | None = None,
    discards: str = "",
    draws: str = "",
    round: int = 1,
    doom: int = 0,
    **options: Any,
) -> Scene:
    """A table at the start of a turn.

    `held` names the cards of all holders (real players first, then dummies); the pile is the rest
    of the deck unless it is given (then everything else counts as discarded). `draws` are the
    outcomes of chance from here on, in order: this turn's card first, later the next deal. A swap
    card that is named anywhere is in the deck.
    """
    cards = [card(name) for name in held.split()]
    count = players if players is not None else len(cards)
    named = f"{held} {pile} {discards} {draws}".split()
    agreed = GAME.read_options(swaps_for(named) | options, count)
    s = GAME.setup(agreed, count)
    assert len(cards) == len(s.held), "one card for every holder, dummies included"
    rest = list(s.deck)
    for each in cards:
        rest.remove(each)
    thrown = [card(name) for name in discards.split()]
    for each in thrown:
        rest.remove(each)
    if pile is not None:
        kept = sorted(card(name) for name in pile.split())
        for each in kept:
            rest.remove(each)
        thrown, rest = thrown + rest, kept
    s.phase, s.active, s.round, s.doom = TURN, active, round, doom
    s.held, s.pile, s.discards = cards, rest, thrown
    s.sanity = list(sanity or [7] * count)
    header = Header(1, GAME.id, "1", {}, tuple(f"seat {n}" for n in range(count)), "")
    return Scene(Match.at(GAME, s, header, Dice(SEED), _Then(outcomes(draws))))


def settle(held: str, **settings: Any) -> Scene:
    """The round ends because all pass, so exactly these cards are judged."""
    return table(held, **settings).all_pass()


def through_gate(
    held: str, *, taker: int = 1, active: int = 0, draws: str = "", **settings: Any
) -> Scene:
    """The taker discards a Gate; `held` is what the holders have afterwards."""
    cards = held.split()
    drawn, cards[taker] = cards[taker], "gate_1"
    scene = table(" ".join(cards), active=active, draws=f"{drawn} {draws}", **settings)
    return scene.gives(taker)


def new_game(players: int = 5, *, draws: str = "", **options: Any) -> Scene:
    """A game from its very beginning: the first roll, then the first deal."""
    fate = _Then(outcomes(draws))
    return Scene(Match(GAME, players, options=options, seed=SEED, fate=fate))


def random_games(players: int, **options: Any) -> Iterator[Scene]:
    """Some games played by chance, each seen at its start and after every move."""
    for number in range(GAMES):
        yield from _random_game(players, f"game {number}", options)


def _random_game(players: int, seed: str, options: dict[str, Any]) -> Iterator[Scene]:
    dice = Dice(seed_from(f"moves of {seed}"))
    match: Match[Ritual] = Match(GAME, players, options=options, seed=seed_from(seed))
    yield Scene(match)
    while not match.over:
        (ask,) = match.asked
        seat, moves = ask.seat, ask.moves
        if dice.below(20) == 0:
            other = dice.below(players)
            spontaneous = match.interjections(other)
            seat, moves = (other, spontaneous) if spontaneous else (seat, moves)
        match.play(seat, moves[dice.below(len(moves))])
        yield Scene(match)


def swaps_for(named: Container[str]) -> dict[str, Any]:
    """The options of the deck that has these cards; the Mystery stands for what it reveals."""
    return {
        option: card
        for option, cards in (
            ("event", FourthEvent),
            ("first_character", FirstCharacter),
            ("second_character", SecondCharacter),
            ("great_old_one", GreatOldOne),
        )
        for card in cards
        if card in named
    }


class _Then(GivenFate):
    """The outcomes that the scenario names; when they run out, the dice go on."""

    def __init__(self, given: list[Outcome]) -> None:
        super().__init__(given)
        self._dice = Dice(SEED)

    def _next(self, request: Any) -> Outcome:
        for outcome in self.outcomes:
            return outcome
        if hasattr(request, "pile"):
            chosen: int = request.pile[self._dice.below(len(request.pile))]
            return chosen
        return [self._dice.below(request.faces) + 1 for _ in range(request.count)]
