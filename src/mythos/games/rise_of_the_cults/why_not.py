"""Rise of the Cults: why a move is not possible now, with the clause behind it (RC-8, RC-9)."""

from __future__ import annotations

from collections.abc import Callable

from mythos.core.errors import BadMove
from mythos.core.game import WhyNot
from mythos.core.moves import Move, parse_move
from mythos.core.seats import Seat
from mythos.games.rise_of_the_cults.action import can_dominate
from mythos.games.rise_of_the_cults.augmentation import can_augment
from mythos.games.rise_of_the_cults.cards import NO_CARD
from mythos.games.rise_of_the_cults.influence import can_influence
from mythos.games.rise_of_the_cults.moves import (
    DISTRICT_NUMBERS,
    MOVES,
    PLAN_NUMBERS,
    TOKEN_NUMBERS,
    Bluff,
    Buy,
    Commit,
    Destroy,
    Discard,
    Done,
    Execute,
    MoveRitual,
    Pay,
    PayToken,
    PerformRitual,
    PlaceStack,
    Return,
    Use,
)
from mythos.games.rise_of_the_cults.preparation import can_prepare
from mythos.games.rise_of_the_cults.rituals import in_supply
from mythos.games.rise_of_the_cults.state import (
    ABILITIES,
    ACTION,
    NOWHERE,
    PLAN_LIMIT,
    RECRUITMENT,
    Cults,
    cards,
    has_site,
    in_play,
)
from mythos.games.rise_of_the_cults.words import (
    AUGMENTATION,
    BLUFF,
    DOMINANCE,
    INFLUENCE,
    PREPARATION,
    Window,
)

CLOSED = WhyNot("closed", "RC-2.4")
NOT_IN_HAND = WhyNot("not-in-hand", "RC-4.8")


def why_not(s: Cults, seat: Seat, move: str) -> WhyNot | None:
    """The first rule in the way, as far as the seat may know it."""
    try:
        wanted = parse_move(MOVES, move)
    except BadMove:
        return None
    named = DISTRICT_NUMBERS.get(getattr(wanted, "district", ""), NOWHERE)
    if named != NOWHERE and named not in in_play(s):
        return CLOSED
    reason = REASONS.get(type(wanted))
    return reason(s, seat, wanted) if reason else None


def why_no_plan(s: Cults, seat: Seat, move: Execute | Bluff) -> WhyNot | None:
    """An own marker on top, at most two of a kind, and something to do (RC-8.1, RC-8.5,
    RC-8.6).
    """
    district = DISTRICT_NUMBERS.get(move.district, NOWHERE)
    if district == NOWHERE or not s.plans[district] or s.plans[district][-1] != seat:
        return WhyNot("not-on-top", "RC-8.1")
    if isinstance(move, Bluff) or move.plan not in PLAN_NUMBERS:
        return None
    plan = PLAN_NUMBERS[move.plan]
    if plan <= DOMINANCE and s.board[seat * 5 + plan] >= PLAN_LIMIT:
        return WhyNot("twice", "RC-8.5")
    reasons = (why_no_augmentation, why_no_preparation, why_no_influence, why_no_dominance)
    return reasons[plan](s, seat, district) if plan <= DOMINANCE else None


def why_no_augmentation(s: Cults, seat: Seat, district: int) -> WhyNot | None:
    if not (has_site(s, seat, district) or s.rituals[seat * 4 + district]):
        return WhyNot("no-presence", "RC-9.1")
    if can_augment(s, seat, district):
        return None
    return WhyNot("nothing-to-augment", "RC-8.6")


def why_no_preparation(s: Cults, seat: Seat, district: int) -> WhyNot | None:
    if has_site(s, seat, district):
        if not s.free[district]:
            return WhyNot("no-field", "RC-10.4")
        if not s.supply[seat]:
            return WhyNot("no-ritual-left", "RC-10.4")
    return None if can_prepare(s, seat, district) else WhyNot("too-dear", "RC-10.6")


def why_no_influence(s: Cults, seat: Seat, district: int) -> WhyNot | None:
    if not s.free[district]:
        return WhyNot("no-field", "RC-11.1")
    if can_influence(s, seat, district):
        return None
    return WhyNot("nothing-to-influence", "RC-8.6")


def why_no_dominance(s: Cults, seat: Seat, district: int) -> WhyNot | None:
    if not s.rituals[seat * 4 + district]:
        return WhyNot("no-ritual-here", "RC-12.1")
    return None if can_dominate(s, seat, district) else WhyNot("no-terror", "RC-8.6")


def why_not_placed(s: Cults, seat: Seat, move: PlaceStack) -> WhyNot | None:
    """One Guardian and one Action stack in a district (RC-3.5)."""
    table, district = cards(s), DISTRICT_NUMBERS.get(move.district, NOWHERE)
    card = table.numbers.get(move.card, NO_CARD)
    if district == NOWHERE or card not in s.unplaced:
        return None
    return WhyNot("field-taken", "RC-3.5")


def why_not_bought(s: Cults, seat: Seat, move: Buy) -> WhyNot | None:
    """From a stack here that is not empty, as far as the Power goes (RC-9.2, RC-9.3, RC-9.6)."""
    card = cards(s).numbers.get(move.card, NO_CARD)
    here = s.stacks[s.where * 2 : s.where * 2 + 2] if s.where != NOWHERE else []
    if card not in here:
        return WhyNot("not-sold-here", "RC-9.2")
    if not s.left[s.stacks.index(card)]:
        return WhyNot("sold-out", "RC-9.6")
    return WhyNot("too-dear", "RC-9.3")


def why_not_paid(s: Cults, seat: Seat, move: Pay) -> WhyNot | None:
    """Cards of the hand with the icon that is asked for, none of them superfluous (RC-4.8)."""
    table = cards(s)
    card = table.numbers.get(move.card, NO_CARD)
    if card not in s.hands[seat]:
        return NOT_IN_HAND
    icons = table.terror if s.plan == DOMINANCE else table.power
    return WhyNot("largest-first", "RC-4.8") if icons[card] else WhyNot("no-icon", "RC-4.8")


def why_no_token(s: Cults, seat: Seat, move: PayToken | Return) -> WhyNot | None:
    token = TOKEN_NUMBERS.get(move.token, NOWHERE)
    if token != NOWHERE and s.tokens[seat * 3 + token]:
        return WhyNot("largest-first", "RC-4.8") if isinstance(move, PayToken) else None
    return WhyNot("no-token", "RC-4.8")


def why_no_ritual(s: Cults, seat: Seat, move: PerformRitual) -> WhyNot | None:
    """An unused marker of the level that the seat can pay (RC-10.4)."""
    if move.level not in (1, 2, 3) or not in_supply(s, seat, move.level):
        return WhyNot("no-ritual-left", "RC-10.4")
    return WhyNot("too-dear", "RC-10.4")


def why_not_moved(s: Cults, seat: Seat, move: MoveRitual) -> WhyNot | None:
    if s.where != NOWHERE and not s.free[s.where]:
        return WhyNot("no-field", "RC-12.4")
    return WhyNot("no-ritual-left", "RC-11.3")


def why_not_held(s: Cults, seat: Seat, move: Commit | Discard) -> WhyNot | None:
    card = cards(s).numbers.get(move.card, NO_CARD)
    return None if card in s.hands[seat] else NOT_IN_HAND


def why_not_used(s: Cults, seat: Seat, move: Use) -> WhyNot | None:
    """From the hand, in its window, if it can do something (RC-17.1, RC-17.2, RC-17.14)."""
    table = cards(s)
    card = table.numbers.get(move.card, NO_CARD)
    if card not in s.hands[seat]:
        return WhyNot("not-in-hand", "RC-17.2")
    if table.window[card] != OPEN_WINDOW.get((s.phase, s.plan)):
        return WhyNot("wrong-window", "RC-17.1")
    return WhyNot("no-target", "RC-17.14")


def why_not_destroyed(s: Cults, seat: Seat, move: Destroy) -> WhyNot | None:
    card = cards(s).numbers.get(move.card, NO_CARD)
    return None if card in s.discards[seat] else WhyNot("not-in-pile", "RC-9.5")


def why_not_done(s: Cults, seat: Seat, move: Done) -> WhyNot | None:
    return WhyNot("must-do-something", "RC-19.4") if NOWHERE < s.plan < BLUFF else None


OPEN_WINDOW = {
    (ABILITIES, NOWHERE): Window.MOBILIZATION,
    (RECRUITMENT, NOWHERE): Window.RECRUITMENT,
    (ACTION, AUGMENTATION): Window.AUGMENTATION,
    (ACTION, PREPARATION): Window.PREPARATION,
    (ACTION, INFLUENCE): Window.INFLUENCE,
    (ACTION, DOMINANCE): Window.TERROR,
}
"""Which window is open in a phase and a Plan."""
REASONS: dict[type[Move], Callable[..., WhyNot | None]] = {
    Execute: why_no_plan,
    Bluff: why_no_plan,
    PlaceStack: why_not_placed,
    Buy: why_not_bought,
    Pay: why_not_paid,
    PayToken: why_no_token,
    Return: why_no_token,
    PerformRitual: why_no_ritual,
    MoveRitual: why_not_moved,
    Commit: why_not_held,
    Discard: why_not_held,
    Use: why_not_used,
    Destroy: why_not_destroyed,
    Done: why_not_done,
}
