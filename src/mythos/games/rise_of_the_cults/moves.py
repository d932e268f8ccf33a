"""Rise of the Cults: the moves and the questions they answer (RC-21.2).

Cards, districts, tokens and plans are called by their names, other players by their seats.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from mythos.core.asks import Question
from mythos.core.moves import Move
from mythos.core.seats import Seat
from mythos.games.rise_of_the_cults.words import DISTRICTS, FACES, PLANS, TOKENS


class PlaceStack(Move):
    """Put a stack of District cards on its field in a district (RC-3.5)."""

    card: str
    district: str


class FoundSite(Move):
    """Put the first Cult Site on the board (RC-3.9)."""

    district: str


class Use(Move):
    """Use the ability of a card (RC-17.2)."""

    card: str


class Done(Move):
    """No more of what the question offers."""


class Keep(Move):
    """Keep all dice as they lie (RC-6.4)."""


class Reroll(Move):
    """Roll so many of the dice with each face again (RC-6.4)."""

    thugs: int
    adepts: int
    freaks: int
    blanks: int


class TurnDie(Move):
    """Turn a die with this face to that side (RC-17.9)."""

    face: str
    side: str


class PlaceMarker(Move):
    """Put a Plan marker on a district's stack (RC-7.1)."""

    district: str


class Execute(Move):
    """Take the top marker of a district and carry out a Plan there (RC-8.3)."""

    plan: str
    district: str


class Bluff(Move):
    """Take the top marker of a district and give the Plan up for tokens (RC-8.4)."""

    district: str


class Take(Move):
    """Take a Cultist token (RC-8.4)."""

    token: str


class Return(Move):
    """Put a Cultist token back (RC-13.2)."""

    token: str


class Buy(Move):
    """Buy a District card (RC-9.2)."""

    card: str


class Pay(Move):
    """Discard a card of the hand for its icons (RC-4.8)."""

    card: str


class PayToken(Move):
    """Spend as many Cultist tokens as are still to be paid (RC-4.8)."""

    token: str


class PerformRitual(Move):
    """Place a Ritual of this level (RC-10.4)."""

    level: int


class MoveRitual(Move):
    """Bring a Ritual of this level here from that district (RC-11.3, RC-12.4)."""

    level: int
    district: str


class DrawCard(Move):
    """Draw one card (RC-11.4)."""


class Destroy(Move):
    """Destroy a card of the own discard pile (RC-9.5)."""

    card: str


class DestroyFromHand(Move):
    """Destroy a card of the hand (RC-17.9)."""

    card: str


class Discard(Move):
    """Discard a card of the hand (RC-17.9)."""

    card: str


class Commit(Move):
    """Lay a card face down into the Confrontation (RC-12.7)."""

    card: str


class Fist(Move):
    """Take so many Thugs into the closed fist (RC-12.7)."""

    number: int


class Target(Move):
    """Choose the player whom an ability concerns (RC-17.9)."""

    to: Seat


class Terrorize(Move):
    """Go on to the Terror (RC-12.14)."""


class Replace(Move):
    """Put a Dominance marker in the place of this player's (RC-12.18)."""

    holder: Seat


class Remove(Move):
    """Take the own Ritual of this level off the board (RC-12.20)."""

    level: int


class Raise(Move):
    """Raise the own Ritual of this level by one (RC-17.9)."""

    level: int


class Banish(Move):
    """Return another player's Ritual to its owner (RC-17.9)."""

    holder: Seat
    level: int


MOVES: Final = (
    PlaceStack, FoundSite, Use, Done, Keep, Reroll, TurnDie, PlaceMarker, Execute, Bluff, Take,
    Return, Buy, Pay, PayToken, PerformRitual, MoveRitual, DrawCard, Destroy, DestroyFromHand,
    Discard, Commit, Fist, Target, Terrorize, Replace, Remove, Raise, Banish,
)  # fmt: skip

DONE: Final = Done()
KEEP: Final = Keep()
DRAW_CARD: Final = DrawCard()
TERRORIZE: Final = Terrorize()
FOUND_SITE: Final = tuple(map(FoundSite, DISTRICTS))
PLACE_MARKER: Final = tuple(map(PlaceMarker, DISTRICTS))
EXECUTE: Final = tuple(tuple(Execute(plan, each) for each in DISTRICTS) for plan in PLANS[:4])
BLUFF_MOVE: Final = tuple(map(Bluff, DISTRICTS))
TAKE: Final = tuple(map(Take, TOKENS))
RETURN: Final = tuple(map(Return, TOKENS))
PAY_TOKEN: Final = tuple(map(PayToken, TOKENS))
PERFORM: Final = tuple(PerformRitual(level) for level in range(4))
MOVE_RITUAL: Final = tuple(
    tuple(MoveRitual(level, each) for each in DISTRICTS) for level in range(4)
)
TARGET: Final = tuple(Target(seat) for seat in range(4))
REPLACE: Final = tuple(Replace(seat) for seat in range(4))
REMOVE: Final = tuple(Remove(level) for level in range(4))
RAISE: Final = tuple(Raise(level) for level in range(4))
BANISH: Final = tuple(tuple(Banish(seat, level) for level in range(4)) for seat in range(4))
TURN_DIE: Final = tuple(tuple(TurnDie(face, side) for side in FACES) for face in FACES)

DISTRICT_NUMBERS: Final = {str(each): number for number, each in enumerate(DISTRICTS)}
PLAN_NUMBERS: Final = {str(each): number for number, each in enumerate(PLANS)}
TOKEN_NUMBERS: Final = {str(each): number for number, each in enumerate(TOKENS)}
FACE_NUMBERS: Final = {str(each): number for number, each in enumerate(FACES)}


@cache
def rerolls(thugs: int, adepts: int, freaks: int, blanks: int) -> tuple[Move, ...]:
    """Keep all, or any choice of these dice: equal faces are interchangeable (RC-6.4)."""
    chosen = (
        Reroll(a, b, c, d)
        for a in range(thugs + 1)
        for b in range(adepts + 1)
        for c in range(freaks + 1)
        for d in range(blanks + 1)
        if a + b + c + d
    )
    return (KEEP, *chosen)


@cache
def fists(thugs: int) -> tuple[Move, ...]:
    """None, or some, or all of so many Thugs (RC-12.7)."""
    return tuple(Fist(number) for number in range(thugs + 1))


ASK_STACK: Final = Question("stack", "RC-3.5")
ASK_SITE: Final = Question("site", "RC-3.9")
ASK_TOKEN: Final = Question("token", "RC-17.9")
ASK_MOBILIZATION: Final = Question("mobilization", "RC-6.3")
ASK_DICE: Final = Question("dice", "RC-6.4")
ASK_RECRUITMENT: Final = Question("recruitment", "RC-6.6")
ASK_TURN_DIE: Final = Question("turn-die", "RC-17.7")
ASK_MARKER: Final = Question("marker", "RC-7.1")
ASK_PLAN: Final = Question("plan", "RC-8.1")
ASK_BLUFF: Final = Question("bluff", "RC-8.4")
ASK_PRICE: Final = Question("price", "RC-17.7")
ASK_BUY: Final = Question("buy", "RC-9.2")
ASK_PAY: Final = Question("pay", "RC-4.8")
ASK_DESTROY: Final = Question("destroy", "RC-9.5")
ASK_AFTER_AUGMENTATION: Final = Question("augmentation", "RC-17.7")
ASK_PREPARATION: Final = Question("preparation", "RC-17.7")
ASK_RITUAL: Final = Question("ritual", "RC-10.4")
ASK_MOVE: Final = Question("move", "RC-11.3")
ASK_DRAW_OR_DESTROY: Final = Question("draw-or-destroy", "RC-11.4")
ASK_INFLUENCE: Final = Question("influence", "RC-17.7")
ASK_REINFORCE: Final = Question("reinforce", "RC-12.4")
ASK_COMMIT: Final = Question("commit", "RC-12.7")
ASK_FIST: Final = Question("fist", "RC-12.7")
ASK_TARGET: Final = Question("target", "RC-17.9")
ASK_TERROR: Final = Question("terror", "RC-12.14")
ASK_TERROR_ABILITY: Final = Question("terror-ability", "RC-17.7")
ASK_PAY_TERROR: Final = Question("pay-terror", "RC-12.15")
ASK_REPLACE: Final = Question("replace", "RC-12.18")
ASK_REMOVE: Final = Question("remove", "RC-12.20")
ASK_HIDE: Final = Question("hide", "RC-13.2")
ASK_DESTROY_MORE: Final = Question("destroy-more", "RC-17.9")
ASK_DISCARD: Final = Question("discard", "RC-17.9")
ASK_RETURN: Final = Question("return", "RC-17.9")
ASK_EXCHANGE: Final = Question("exchange", "RC-17.9")
ASK_MOVE_MORE: Final = Question("move-more", "RC-17.9")
ASK_RAISE: Final = Question("raise", "RC-17.9")
ASK_BANISH: Final = Question("banish", "RC-17.9")
