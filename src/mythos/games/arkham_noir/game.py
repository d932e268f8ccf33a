"""Arkham Noir: the game as the house knows it, and its conservation check (AN-2.1)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from mythos.core.asks import Script
from mythos.core.dice import Chance
from mythos.core.game import Game, Result, WhyNot
from mythos.core.moves import Move
from mythos.core.seats import Seat
from mythos.core.sight import Bot
from mythos.games.arkham_noir import contact, ends, visibility
from mythos.games.arkham_noir.bots.bots import Detective, prospects
from mythos.games.arkham_noir.deck import FIRST_STORM, FORMULA, NO_CARD, Card, deck_of
from mythos.games.arkham_noir.edition import STORMS, VICTIMS
from mythos.games.arkham_noir.moves import MOVES
from mythos.games.arkham_noir.options import Options, Victory
from mythos.games.arkham_noir.set_up import deal, set_up
from mythos.games.arkham_noir.state import HAND_LIMIT, PLAYER, SETUP, WON, Noir, cards, kinds_of
from mythos.games.arkham_noir.turn import turn
from mythos.games.arkham_noir.visibility import View
from mythos.games.arkham_noir.why_not import why_not


class ArkhamNoir(Game[Noir, Options, View]):
    """Case 2: five kinds of puzzle clues before the mind or the victims run out."""

    id = "arkham-noir"
    rules_version = "1"
    players = range(1, 2)
    default_players = 1
    moves = MOVES
    state_type = Noir
    options_type = Options
    folder = Path(__file__).parent
    daily = True
    screen = "mythos.games.arkham_noir.screen:draw"

    def check(self, options: Options, players: int) -> None:
        deck_of(options.deck)  # refuses a file that is no edition

    def setup(self, options: Options, players: int) -> Noir:
        return set_up(options)

    def next_beat(self, s: Noir) -> Script | None:
        phase = s.phase
        if phase == 1:  # TURN, spelled out: this line runs for every turn of every playout
            return turn(s)
        return deal(s) if phase == SETUP else None

    def view(self, s: Noir, seat: Seat) -> View:
        return visibility.view(s, seat)

    def open_view(self, s: Noir) -> View:
        """What the player sees: there is nothing more to see."""
        return visibility.view(s, PLAYER)

    def imagine(self, s: Noir, seat: Seat, dice: Chance) -> None:
        visibility.imagine(s, seat, dice)

    def result(self, s: Noir) -> Result | None:
        return ends.result_of(s)

    def evaluate(self, s: Noir) -> Sequence[float]:
        """How such a desk usually ends, by the outlook."""
        return self.payoffs(s) or [prospects(s)]

    def bots(self) -> Mapping[str, Callable[[bytes], Bot]]:
        return {"planner": Detective}

    def story(self, s: Noir) -> dict[str, int]:
        """What a case is remembered by."""
        return {
            "won": int(s.ending == WON),
            "kinds": kinds_of(cards(s), s.big_picture),
            "puzzles": len(s.big_picture),
            "cases": len(s.closed_victims),
            "turns": s.turn,
        }

    def rank(self, story: Mapping[str, int]) -> tuple[int, ...]:
        """Won first, then the most puzzle clues, then the fewest turns."""
        return (story.get("won", 0), story.get("puzzles", 0), -story.get("turns", 0))

    def difficulty(self, options: Options) -> str:
        """Easy, standard and hard as the adjustments say; anything between is mixed (AN-17)."""
        easy = (options.victims == 6) + (options.limit == 6)
        hard = (options.victims == 4) + (options.victory == Victory.FORGOTTEN_BEING)
        if easy and hard:
            return "mixed"
        return "easy" if easy else "hard" if hard else "standard"

    def interjections(self, s: Noir, seat: Seat) -> Sequence[Move]:
        """The contact may be used at any question (AN-15.2)."""
        return contact.uses(s)

    def interject(self, s: Noir, seat: Seat, move: Move) -> Script:
        return contact.use_contact(s, move)

    def why_not(self, s: Noir, seat: Seat, move: str) -> WhyNot | None:
        return why_not(s, move)

    def flaws(self, s: Noir) -> list[str]:
        """Every card is in exactly one place, and nothing is over its limit (AN-2.1, AN-4.4)."""
        storms = list(range(FIRST_STORM, FIRST_STORM + STORMS))
        checks = (
            (sorted(all_clues(s)) != list(range(FIRST_STORM)), f"the clues are {all_clues(s)}"),
            (sorted(all_storms(s)) != storms, f"the storms are {all_storms(s)}"),
            (sorted(all_victims(s)) != list(range(VICTIMS)), f"the victims: {all_victims(s)}"),
            (
                len(s.victim_pool) - s.victim_stack != VICTIMS - s.options.victims,
                f"{s.victim_stack} victims to come",
            ),
            (len(s.hand) > HAND_LIMIT + 2, f"the hand is {s.hand}"),
            (s.pile != sorted(s.pile), "the pile has an order"),
            (any(len(storms_in(row)) > 1 for row in s.rows), "a case has two storms"),
        )
        return [text for wrong, text in checks if wrong]


def all_clues(s: Noir) -> list[Card]:
    """Wherever clues and the formula can be (AN-2.1)."""
    in_rows = [card for row in s.rows for card in row if card < FIRST_STORM]
    trail = [card for card in s.trail if card != NO_CARD]
    waiting = [FORMULA] if s.formula_waits else []
    lost = [*s.discards, *s.time_loss, *s.stability]
    return [*s.pile, *trail, *s.hand, *in_rows, *lost, *s.big_picture, *s.closed, *waiting]


def all_storms(s: Noir) -> list[Card]:
    return [*s.storm_stack, *s.storms_out, *(card for row in s.rows for card in storms_in(row))]


def storms_in(row: list[Card]) -> list[Card]:
    return [card for card in row if card >= FIRST_STORM]


def all_victims(s: Noir) -> list[int]:
    return [*s.victim_pool, *s.victims, *s.closed_victims]


GAME = ArkhamNoir()
