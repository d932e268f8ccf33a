"""Arkham Noir: the effects on the cards, and the storms (AN-7, AN-9)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mythos.core.asks import Ask, Draw, Question, Script, choose
from mythos.core.events import tell
from mythos.core.seats import only
from mythos.games.arkham_noir.deck import NO_CARD, Card
from mythos.games.arkham_noir.drawing import (
    check_stability,
    discard,
    discard_from_hand,
    hand_question,
    shuffle_in,
    to_hand,
)
from mythos.games.arkham_noir.fitting import has_storm
from mythos.games.arkham_noir.moves import (
    ASK_DISCARD_HAND,
    ASK_DISCARD_TRAIL,
    ASK_RESHUFFLE,
    ASK_REVEAL_STORM,
    ASK_SEARCH,
    ASK_SWAP,
    ASK_SWAP_FOR,
    ASK_TAKE_CLOSED,
    ASK_TAKE_DISCARD,
    ASK_TAKE_STABILITY,
    ASK_TAKE_TIME,
    ASK_TAKE_TRAIL,
    DECLINE,
    DONE,
    RESHUFFLE,
    REVEAL,
    Decline,
    Discard,
    Done,
    Give,
    Reshuffle,
    Reveal,
    Take,
)
from mythos.games.arkham_noir.state import PLAYER, Noir, cards


def resolve_effects(s: Noir, card: Card, case: int) -> Script:
    """From left to right, each decided when its turn comes (AN-6.3, AN-7.1, R-28)."""
    before, s.source = s.source, card
    for op in cards(s).effects[card]:
        yield from RESOLVE[op](s, case)
    s.source = before


def asked_by(s: Noir) -> dict[str, int | str]:
    """The card whose effect asks, for the question's words."""
    return {"card": cards(s).names[s.source]}


# Optional effects: the player chooses or declines. An empty area asks nothing (AN-7.2).


def take_from(s: Noir, area: list[Card], name: str, question: Question) -> Script:
    """Choose one card of the area into the hand, or decline (AN-7.3, AN-7.5)."""
    deck = cards(s)

    def ask() -> Ask:
        moves = [deck.take[card] for card in area if card != NO_CARD]
        params = asked_by(s) if s.source != NO_CARD else {}
        return Ask(PLAYER, question, [*moves, DECLINE], params)

    move: Take | Decline = yield from choose(ask)
    if type(move) is Take:
        clue = deck.numbers[move.card]
        leave(area, clue, gap=area is s.trail)
        tell(s, "took", card=move.card, area=name)
        yield from to_hand(s, clue)


def leave(area: list[Card], clue: Card, *, gap: bool) -> None:
    """A card leaves its area; in the trail row it leaves a gap until clean-up (AN-7.8, AN-4.5)."""
    if gap:
        area[area.index(clue)] = NO_CARD
    else:
        area.remove(clue)


def take_trail(s: Noir, case: int) -> Script:
    if max(s.trail, default=NO_CARD) != NO_CARD:
        yield from take_from(s, s.trail, "trail", ASK_TAKE_TRAIL)


def take_discard(s: Noir, case: int) -> Script:
    if s.discards:
        yield from take_from(s, s.discards, "discards", ASK_TAKE_DISCARD)


def take_closed(s: Noir, case: int) -> Script:
    """Clues only: the victims with them are no clues (AN-11.4, R-7, R-20)."""
    if s.closed:
        yield from take_from(s, s.closed, "closed", ASK_TAKE_CLOSED)


def take_stability(s: Noir, case: int) -> Script:
    if s.stability:
        yield from take_from(s, s.stability, "stability", ASK_TAKE_STABILITY)


def take_time(s: Noir, case: int) -> Script:
    if s.time_loss:
        yield from take_from(s, s.time_loss, "time", ASK_TAKE_TIME)


def search_draw(s: Noir, case: int) -> Script:
    """Look through the draw pile and take a card: no draw, so no cold trail (AN-7.6, AN-14.4)."""
    if not s.pile:
        return
    deck = cards(s)

    def ask() -> Ask:
        return Ask(
            PLAYER, ASK_SEARCH, [*(deck.take[card] for card in s.pile), DECLINE], asked_by(s)
        )

    move: Take | Decline = yield from choose(ask)
    # The pile has no order here, so it is shuffled whether something was taken or not.
    tell(s, "searched")
    if type(move) is Take:
        clue = deck.numbers[move.card]
        s.pile.remove(clue)
        tell(s, "took", only(PLAYER), card=move.card, area="pile")
        tell(s, "took-unseen", ~only(PLAYER), area="pile")
        yield from to_hand(s, clue)


def reshuffle_discard(s: Noir, case: int) -> Script:
    """The discard pile into the draw pile; lost time stays lost (AN-7)."""
    if not s.discards:
        return
    move: Reshuffle | Decline = yield Ask(PLAYER, ASK_RESHUFFLE, [RESHUFFLE, DECLINE], asked_by(s))
    if type(move) is Reshuffle:
        tell(s, "reshuffled", number=len(s.discards))
        shuffle_in(s, s.discards)


def swap_loss(s: Noir, case: int) -> Script:
    """A card of the hand against one of the stability or time-loss area (AN-7.7)."""
    if not s.hand or not (s.stability or s.time_loss):
        return
    deck = cards(s)

    def ask() -> Ask:
        lost = [deck.take[card] for card in (*s.stability, *s.time_loss)] if s.hand else []
        return Ask(PLAYER, ASK_SWAP, [*lost, DECLINE], asked_by(s))

    wanted: Take | Decline = yield from choose(ask)
    if type(wanted) is Take:
        yield from swap_for(s, deck.numbers[wanted.card])


def swap_for(s: Noir, lost: Card) -> Script:
    """The card of the hand goes where the other lay, whatever its marks (AN-7.7)."""
    deck = cards(s)

    def ask() -> Ask:
        # A contact that comes between may empty the hand or take that very card.
        still = lost in s.stability or lost in s.time_loss
        moves = [deck.give[card] for card in s.hand] if still else []
        return Ask(PLAYER, ASK_SWAP_FOR, moves or [DONE], {"card": deck.names[lost]})

    given: Give | Done = yield from choose(ask)
    if type(given) is not Give:
        return
    area, name = (s.stability, "stability") if lost in s.stability else (s.time_loss, "time")
    clue = deck.numbers[given.card]
    area[area.index(lost)] = clue
    s.hand[s.hand.index(clue)] = lost
    tell(s, "gave-up", card=given.card, area=name)
    tell(s, "took", card=deck.names[lost], area=name)


def reveal_storm(s: Noir, case: int) -> Script:
    """Tempest Mountain: the storm comes now, if there is one and none is here (AN-9.2, AN-9.6)."""
    if not s.storm_stack or has_storm(s.rows[case]):
        return
    deck = cards(s)

    def ask() -> Ask:  # a contact's clue may have brought the storm meanwhile
        can = bool(s.storm_stack) and not has_storm(s.rows[case])
        moves = [REVEAL, DECLINE] if can else [DECLINE]
        where = {"case": deck.victim_names[s.victims[case]]}
        return Ask(PLAYER, ASK_REVEAL_STORM, moves, asked_by(s) | where)

    move: Reveal | Decline = yield from choose(ask)
    if type(move) is Reveal:
        yield from add_storm(s, case)


# Mandatory effects.


def discard_hand(s: Noir, case: int) -> Script:
    """One card of the hand, if there is one (AN-7.5, R-30)."""
    if not s.hand:
        return
    move: Discard | Done = yield from choose(lambda: hand_question(s, ASK_DISCARD_HAND))
    if type(move) is Discard:
        discard_from_hand(s, move)


def discard_trail(s: Noir, case: int) -> Script:
    """One card of the trail row, the player's choice (AN-7.5, AN-7.8)."""
    if max(s.trail, default=NO_CARD) == NO_CARD:
        return
    deck = cards(s)

    def ask() -> Ask:
        moves = [deck.discard[card] for card in s.trail if card != NO_CARD]
        return Ask(PLAYER, ASK_DISCARD_TRAIL, moves or [DONE], asked_by(s))

    move: Discard | Done = yield from choose(ask)
    if type(move) is Discard:
        clue = deck.numbers[move.card]
        leave(s.trail, clue, gap=True)
        discard(s, clue)


def stability_check(s: Noir, case: int) -> Script:
    yield from check_stability(s)


Resolve = Callable[[Noir, int], Script]
RESOLVE: Final[tuple[Resolve, ...]] = (
    take_trail,
    take_discard,
    take_closed,
    take_stability,
    take_time,
    search_draw,
    reshuffle_discard,
    swap_loss,
    reveal_storm,
    discard_hand,
    discard_trail,
    stability_check,
)
"""The scripts of the effects, in the order of `Op`."""


def add_storm(s: Noir, case: int) -> Script:
    """The top storm to the right end of the row, then its effects; never a second one, and none
    from an empty stack (AN-9.1, AN-9.3, AN-9.4, R-15).
    """
    if not s.storm_stack or has_storm(s.rows[case]):
        return
    deck = cards(s)
    storm: Card = yield Draw(s.storm_stack, deck.names)
    s.rows[case].append(storm)
    where = deck.victim_names[s.victims[case]]
    tell(s, "storm", reveals=True, card=deck.names[storm], case=where)
    yield from resolve_effects(s, storm, case)
