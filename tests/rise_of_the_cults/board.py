"""Scenario vocabulary for Rise of the Cults: a board, choices, chance, and what is true then.

scene = board(plans="downtown 0", sites="0 downtown", hands={0: "cth-followers cth-broker"})
scene.plays("execute preparation downtown", "perform-ritual 2")
assert scene.rituals(0, "downtown") == "2"

Seat 0 leads Cthulhu (`cth-`), 1 Hastur (`has-`), 2 Dagon (`dag-`), 3 Chaugnar Faugn (`cha-`). The
stacks lie as in a first game. Starting cards that are named nowhere lie in their owner's deck.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from mythos.core.asks import Ask, Draw, Roll
from mythos.core.dice import Dice, seed_from
from mythos.core.fate import GivenFate, Outcome
from mythos.core.match import Match
from mythos.core.record import Header
from mythos.games.rise_of_the_cults import GAME
from mythos.games.rise_of_the_cults.cards import cards_of
from mythos.games.rise_of_the_cults.rituals import place_ritual
from mythos.games.rise_of_the_cults.state import ACTION, Cults
from mythos.games.rise_of_the_cults.visibility import View
from mythos.games.rise_of_the_cults.words import DISTRICTS
from tests.scenes import BaseScene

SEED = seed_from("cults")
TABLE = cards_of("")
DEAD = "disorganization"
NAMES = ("Anna", "Bert", "Carla", "Dora")


def card(name: str) -> int:
    return TABLE.numbers[name]


def named(cards: Sequence[int]) -> str:
    return " ".join(TABLE.names[each] for each in cards)


def place(name: str) -> int:
    return [str(each) for each in DISTRICTS].index(name)


WINDOWS: Final = {
    "mobilization",
    "recruitment",
    "price",
    "augmentation",
    "influence",
    "preparation",
    "terror",
    "terror-ability",
}
"""Questions that also those get who have nothing to answer but that they are done."""


class Scene(BaseScene[Cults]):
    """A board in the middle of a game.

    Who has nothing to use in a window says so by himself; what is asked then is in `windows`.
    """

    def __init__(self, match: Match[Cults]) -> None:
        super().__init__(match)
        self.windows: list[str] = []

    @property
    def ask(self) -> Ask:
        while (ask := super().ask).question.key in WINDOWS and list(ask.moves) == ["done"]:
            self.windows.append(f"{ask.seat} {ask.question.key}")
            self.match.play(ask.seat, "done")
        return ask

    @property
    def asked(self) -> str:
        """Who is asked what: `0 plan`; empty when the game is over."""
        return "" if self.match.over else f"{self.ask.seat} {self.ask.question.key}"

    def hand(self, seat: int = 0) -> str:
        return named(self.s.hands[seat])

    def discards(self, seat: int = 0) -> str:
        return named(self.s.discards[seat])

    def tokens(self, seat: int = 0) -> tuple[int, ...]:
        """Thugs, Initiates, Freaks."""
        return tuple(self.s.tokens[seat * 3 : seat * 3 + 3])

    def rituals(self, seat: int, district: str) -> str:
        """The levels of a seat's Rituals in a district."""
        code = self.s.rituals[seat * 4 + place(district)]
        levels = [level for level in (1, 2, 3) for _ in range(code >> 2 * (level - 1) & 3)]
        return " ".join(map(str, levels))

    def dominance(self, seat: int, district: str) -> int:
        return self.s.dominance[seat * 4 + place(district)]

    def sites(self, seat: int) -> list[str]:
        return [str(d) for n, d in enumerate(DISTRICTS) if self.s.sites[seat] >> n & 1]

    def view(self, seat: int = 0) -> View:
        view = self.match.view(seat)
        assert isinstance(view, View)
        return view


def board(
    players: int = 2,
    *,
    phase: int = ACTION,
    plans: str = "",
    sites: str = "",
    rituals: str = "",
    dominance: str = "",
    hands: Mapping[int, str] | None = None,
    decks: Mapping[int, str] | None = None,
    discards: Mapping[int, str] | None = None,
    tokens: Mapping[int, tuple[int, int, int]] | None = None,
    arrived: str = "",
    track: str = "",
    sanity: str = "",
    stacks: str = "",
    city: str = "",
    chance: Sequence[str | list[int]] = (),
    options: Mapping[str, Any] | None = None,
    **fields: Any,
) -> Scene:
    """A board in the Action Phase, seat 0 to move; `a | b` separates, as in `0 downtown 1 3`.

    `plans` lists districts with the owners of their markers from bottom to top (unless given, one
    marker of seat 0 in Northside); `rituals` seat, district and levels; `dominance` seat, district,
    number; `stacks` district and card. Decks that are given are exactly that; the other starting
    cards are then destroyed.
    """
    s: Cults = GAME.setup(GAME.read_options(options or {}, players), players)
    _lay_out(s, stacks)
    for each in _parts(plans or ("northside 0" if phase == ACTION else "")):
        s.plans[place(each[0])] = [int(seat) for seat in each[1:]]
    for seat, *where in _parts(sites):
        for name in where:
            s.sites[int(seat)] |= 1 << place(name)
    for seat, name, *levels in _parts(rituals):
        for level in levels:
            place_ritual(s, int(seat), place(name), int(level))
    for seat, name, number in _parts(dominance):
        s.dominance[int(seat) * 4 + place(name)] = int(number)
    for field, text in (("arrived", arrived), ("track", track), ("sanity", sanity)):
        for name, number in _parts(text):
            getattr(s, field)[place(name)] = int(number)
    _deal(s, hands or {}, decks or {}, discards or {})
    for owner, held in (tokens or {}).items():
        s.tokens[owner * 3 : owner * 3 + 3] = held
    for name in city.split():
        s.city_deck.remove(TABLE.city_names.index(name))
        s.city_out.append(TABLE.city_names.index(name))
    if s.solo:
        s.objective = 0
    s.phase = phase
    for field, value in fields.items():
        assert hasattr(s, field)
        setattr(s, field, value)
    assert GAME.flaws(s) == []
    header = Header(1, GAME.id, "1", {}, NAMES[:players], "")
    return Scene(Match.at(GAME, s, header, Dice(SEED), Then(chance)))


def _parts(text: str) -> list[list[str]]:
    return [part.split() for part in text.split("|") if part.strip()]


def _lay_out(s: Cults, stacks: str) -> None:
    s.cults = list(range(s.players))
    s.prologue = 0
    s.unplaced.clear()
    fields = 8 if s.players == 4 else 6
    s.stacks[:fields], s.left[:fields] = TABLE.layout[:fields], [7] * fields
    for name, other in _parts(stacks):
        number = card(other)
        s.stacks[place(name) * 2 + (number in TABLE.actions)] = number
    s.sanity[:] = [3, 4, 4, 3]


def _deal(
    s: Cults, hands: Mapping[int, str], decks: Mapping[int, str], discards: Mapping[int, str]
) -> None:
    for seat in range(s.players):
        rest = list(TABLE.decks[seat])
        s.hands[seat] = sorted(_take(s, rest, hands.get(seat, "")))
        s.discards[seat] = _take(s, rest, discards.get(seat, ""))
        if seat in decks:
            s.decks[seat] = sorted(_take(s, rest, decks[seat]))
            s.destroyed[seat] = rest
        else:
            s.decks[seat] = rest


def _take(s: Cults, rest: list[int], names: str) -> list[int]:
    taken = [card(name) for name in names.split()]
    for each in taken:
        if each in rest:
            rest.remove(each)
        elif each in s.stacks:
            s.left[s.stacks.index(each)] -= 1
    return taken


class Then(GivenFate):
    """What the scenario says: names of cards, lists of dice; when it runs out, the dice go on."""

    def __init__(self, outcomes: Sequence[str | list[int]]) -> None:
        self._given = iter(outcomes)
        super().__init__([])
        self._dice = Dice(SEED)

    def _next(self, request: Roll | Draw) -> Outcome:
        for outcome in self._given:
            if isinstance(request, Roll):
                assert isinstance(outcome, list), f"{outcome} for a roll"
                return outcome
            assert isinstance(outcome, str), f"{outcome} for a draw"
            return list(request.names).index(outcome)
        if isinstance(request, Roll):
            return [self._dice.below(request.faces) + 1 for _ in range(request.count)]
        return request.pile[self._dice.below(len(request.pile))]


def random_games(number: int, players: int, **options: Any) -> Iterator[Scene]:
    """Some games played by chance, each seen after every move."""
    for each in range(number):
        dice = Dice(seed_from(f"moves {each}"))
        match: Match[Cults] = Match(
            GAME, list(NAMES[:players]), options=options, seed=seed_from(f"cults {each}")
        )
        while not match.over:
            yield Scene(match)
            ask = match.asked[0]
            match.play(ask.seat, ask.moves[dice.below(len(ask.moves))])
        yield Scene(match)
