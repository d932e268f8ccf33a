"""Small games that exist only to test the core: each shows one thing."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct

from mythos.core.asks import Ask, AskAll, Draw, Question, Roll, Script, choose
from mythos.core.dice import Chance
from mythos.core.events import tell
from mythos.core.game import Game, Result, WhyNot
from mythos.core.moves import Move
from mythos.core.seats import Seat, only
from mythos.core.state import State, state

ASK_STEP = Question("step", "T-1")
ASK_SECRET = Question("secret", "T-2")
CARDS = ("ace", "king", "queen")


class Step(Move):
    by: int


class Peek(Move):
    pass


class Secret(Move):
    number: int


class Boost(Move):
    """An interjection: everybody's steps may be one longer from now on."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    goal: int = 6


@state
class Race(State):
    """Players take steps of 1 or 2 in turn; then all name a secret number, then a die decides."""

    places: list[int]
    goal: int
    longest: int = 2
    turn: int = 0
    die: int = 0
    seen: int = -1
    seer: int = -1
    pile: list[int]
    secrets: list[int]


class View(Struct, frozen=True):
    places: list[int]
    die: int
    seen: int | None
    pile: int


def step(s: Race) -> Script:
    """One step; a peek draws a card that only the seat sees and then asks again."""
    seat = s.turn % 2
    move: Step | Peek = yield from choose(lambda: question(s, seat))
    if isinstance(move, Peek):
        s.seen = yield Draw(s.pile, CARDS)
        s.seer = seat
        tell(s, "peeked", only(seat), reveals=True, seat=seat, card=CARDS[s.seen])
        move = yield from choose(lambda: question(s, seat))
        assert isinstance(move, Step)
    s.places[seat] += move.by
    tell(s, "stepped", seat=seat, number=move.by)
    s.turn += 1


def question(s: Race, seat: Seat) -> Ask:
    steps: list[Move] = [Step(by) for by in range(1, s.longest + 1)]
    return Ask(seat, ASK_STEP, [*steps, Peek()] if s.pile and s.seen < 0 else steps)


def finish(s: Race) -> Script:
    """Both name a number in secret; a die is rolled; whoever is nearer wins."""
    first, second = yield AskAll(
        tuple(Ask(seat, ASK_SECRET, [Secret(n) for n in range(1, 7)]) for seat in (0, 1))
    )
    s.secrets = [first.number, second.number]
    (s.die,) = yield Roll(6)
    tell(s, "rolled", number=s.die, reveals=True)


class RaceGame(Game[Race, Options, View]):
    id = "race"
    rules_version = "1"
    players = range(2, 3)
    default_players = 2
    moves = (Step, Peek, Secret, Boost)
    state_type = Race
    options_type = Options
    folder = Path(__file__).parent

    def setup(self, options: Options, players: int) -> Race:
        return Race(places=[0, 0], goal=options.goal, pile=[0, 1, 2], secrets=[])

    def next_beat(self, s: Race) -> Script | None:
        if s.die:
            return None
        return finish(s) if max(s.places) >= s.goal else step(s)

    def view(self, s: Race, seat: Seat) -> View:
        mine = seat == s.seer
        return View(s.places[:], s.die, s.seen if mine else None, len(s.pile))

    def imagine(self, s: Race, seat: Seat, dice: Chance) -> None:
        if s.seen >= 0 and seat != s.seer:
            pool = sorted([*s.pile, s.seen])
            s.seen = pool.pop(dice.below(len(pool)))
            s.pile = pool

    def result(self, s: Race) -> Result | None:
        if not s.die:
            return None
        far = [abs(secret - s.die) for secret in s.secrets]
        best = tuple(seat for seat in (0, 1) if far[seat] == min(far))
        return Result(best, (6 - far[0], 6 - far[1]))

    def interjections(self, s: Race, seat: Seat) -> Sequence[Move]:
        return [Boost()] if s.longest == 2 and not s.die else []

    def interject(self, s: Race, seat: Seat, move: Move) -> Script:
        (face,) = yield Roll(3)
        s.longest = 2 + face

    def why_not(self, s: Race, seat: Seat, move: str) -> WhyNot | None:
        return WhyNot("too-far", "T-1") if move.startswith("step") else None


RACE = RaceGame()
