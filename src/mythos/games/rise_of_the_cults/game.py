"""Rise of the Cults: the game as the house knows it, and its conservation check (RC-1, RC-4.7)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import ClassVar

from mythos.core.asks import Script
from mythos.core.dice import Chance
from mythos.core.errors import PickedTwice
from mythos.core.game import Game, Result, WhyNot
from mythos.core.seats import Seat
from mythos.core.sight import Bot
from mythos.games.rise_of_the_cults import action, city, cult_phase, hiding, planning, set_up
from mythos.games.rise_of_the_cults import visibility as sight
from mythos.games.rise_of_the_cults.bots.bots import BOTS
from mythos.games.rise_of_the_cults.bots.evaluation import prospects
from mythos.games.rise_of_the_cults.cards import NO_CARD, cards_of
from mythos.games.rise_of_the_cults.edition import COPIES, CULTS
from mythos.games.rise_of_the_cults.moves import MOVES
from mythos.games.rise_of_the_cults.options import Layout, Options
from mythos.games.rise_of_the_cults.scoring import meets_objective, points, result_of
from mythos.games.rise_of_the_cults.state import (
    ACTION,
    ALL_RITUALS,
    DOMINANCE_FIELDS,
    DOMINANCE_MARKERS,
    NUMBER,
    OVER,
    RITUAL_FIELDS,
    Cults,
    cards,
    dominance_of,
    in_play,
    is_npc,
)
from mythos.games.rise_of_the_cults.visibility import View
from mythos.games.rise_of_the_cults.why_not import why_not

BEATS = (
    set_up.choose_first, set_up.draft, set_up.reveal_prologue, set_up.found_first_site,
    city.reveal_city, cult_phase.mobilize, cult_phase.use_mobilization, cult_phase.recruit,
    planning.place_marker, action.take_turn, hiding.hide,
)  # fmt: skip
"""The scripts of the phases, in the order of their numbers (RC-4.2)."""


class RiseOfTheCults(Game[Cults, Options, View]):
    """Two to four cults over Arkham, or one against an automaton."""

    id = "rise-of-the-cults"
    rules_version = "3"
    earlier_rules: ClassVar[tuple[str, ...]] = ("1", "2")
    players = range(1, 5)
    default_players = 2
    first_game = MappingProxyType({"layout": Layout.FIRST_GAME.value})
    moves = MOVES
    state_type = Cults
    options_type = Options
    folder = Path(__file__).parent
    screen = "mythos.games.rise_of_the_cults.screen:draw"

    def check(self, options: Options, players: int) -> None:
        cards_of(options.deck)  # refuses a file that is no edition
        if players == 1 and options.npc_cult == options.cults:
            raise PickedTwice("npc_cult", options.cults, CULTS)

    def choices(self, option: str) -> Sequence[str]:
        """The cults that seats may choose, each only one of them (RC-1.5)."""
        return CULTS

    def setup(self, options: Options, players: int) -> Cults:
        return set_up.set_up(options, players)

    def next_beat(self, s: Cults) -> Script | None:
        phase = s.phase
        return None if phase == OVER else BEATS[phase](s)

    def view(self, s: Cults, seat: Seat) -> View:
        return sight.view(s, seat)

    def open_view(self, s: Cults) -> View:
        return sight.open_view(s)

    def imagine(self, s: Cults, seat: Seat, dice: Chance) -> None:
        sight.imagine(s, seat, dice)

    def result(self, s: Cults) -> Result | None:
        return result_of(s)

    def evaluate(self, s: Cults) -> Sequence[float]:
        return self.payoffs(s) or prospects(s)

    def bots(self) -> Mapping[str, Callable[[bytes], Bot]]:
        return BOTS

    def sides(self, s: Cults) -> Sequence[str]:
        """The cults; the automaton has no seat to win with."""
        cults = [CULTS[cult] for cult in s.cults]
        return cults[:1] if s.solo else cults

    def story(self, s: Cults) -> dict[str, int]:
        """What a game is remembered by, from the first seat's side."""
        scored = points(s)
        return {
            "won": int(meets_objective(s) if s.solo and s.phase == OVER else False),
            "points": scored[0],
            "dominance": dominance_of(s, 0),
            "margin": scored[0] - max(scored[1:]),
        }

    def rank(self, story: Mapping[str, int]) -> tuple[int, ...]:
        """Won first, then the widest margin, then the most points."""
        return (story.get("won", 0), story.get("margin", 0), story.get("points", 0))

    def why_not(self, s: Cults, seat: Seat, move: str) -> WhyNot | None:
        return why_not(s, seat, move)

    def flaws(self, s: Cults) -> list[str]:
        """Every marker and every card is in exactly one place, no limit is broken (RC-1, RC-2)."""
        return [*marker_flaws(s), *card_flaws(s), *secret_flaws(s)]


def marker_flaws(s: Cults) -> Iterable[str]:
    """Ritual fields, supplies, Dominance fields, Investigators (RC-2.5, RC-2.10, RC-4.7)."""
    for seat in range(s.players):
        codes = s.rituals[seat * 4 : seat * 4 + 4]
        if sum(codes) + s.supply[seat] != ALL_RITUALS:
            yield f"seat {seat} has Rituals {codes} and supply {s.supply[seat]}"
        if dominance_of(s, seat) > DOMINANCE_MARKERS:
            yield f"seat {seat} has {dominance_of(s, seat)} Dominance markers"
        if min(s.tokens) < 0 or min(s.fists) < 0:
            yield f"tokens {s.tokens} and fists {s.fists}"
    for district in in_play(s):
        used = sum(NUMBER[code] for code in s.rituals[district::4])
        if s.free[district] != RITUAL_FIELDS[s.players] - used or s.free[district] < 0:
            yield f"district {district} has {used} Rituals and {s.free[district]} free fields"
        if sum(s.dominance[district::4]) > DOMINANCE_FIELDS:
            yield f"district {district} is over full"
        if not 1 <= s.track[district] <= s.players:
            yield f"an Investigator is on field {s.track[district]}"
    if len(in_play(s)) == 3 and any((s.plans[3], *s.rituals[3::4], *s.dominance[3::4])):
        yield "something is in Rivertown"


def card_flaws(s: Cults) -> Iterable[str]:
    """Starting cards, bought cards and dead cards are where they can be (RC-1.3, RC-1.4)."""
    table = cards(s)
    owned = [
        card
        for seat in range(s.players)
        for zone in (s.decks, s.hands, s.discards, s.destroyed, s.sealed)
        for card in zone[seat]
    ] + s.npc_top
    for field, card in enumerate(s.stacks):
        if card != NO_CARD and s.left[field] + owned.count(card) != COPIES:
            yield f"{s.left[field]} and {owned.count(card)} copies of {table.names[card]}"
    starting = sorted(card for card in owned if card < table.first_district)
    if starting != sorted(card for cult in s.cults for card in table.decks[cult]):
        yield f"the starting cards are {starting}"


def secret_flaws(s: Cults) -> Iterable[str]:
    """Decks and hands have no order, no hand keeps a dead card, and memory does not err."""
    dead = cards(s).disorganization
    for seat in range(s.players):
        if s.decks[seat] != sorted(s.decks[seat]) or s.hands[seat] != sorted(s.hands[seat]):
            yield f"deck or hand of seat {seat} has an order"
        if dead in s.hands[seat] and not is_npc(s, seat):
            yield f"seat {seat} holds a Disorganization card"
        held = [*s.hands[seat], *s.sealed[seat]]
        for viewer in range(s.players):
            for card in sight.remembered(s, viewer, seat) if viewer != seat else ():
                if card not in held:
                    yield f"seat {viewer} remembers {card} in the hand of seat {seat}"
    if s.phase != ACTION and (s.participants or any(s.fists)):
        yield "a Confrontation outside the Action Phase"


GAME = RiseOfTheCults()
