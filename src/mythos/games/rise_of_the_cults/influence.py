"""Rise of the Cults: the Influence Plan (RC-11)."""

from __future__ import annotations

from mythos.core.asks import Ask, Script, Steps
from mythos.core.moves import Move
from mythos.core.seats import Seat
from mythos.games.rise_of_the_cults.abilities import use_abilities
from mythos.games.rise_of_the_cults.moves import (
    ASK_DRAW_OR_DESTROY,
    ASK_INFLUENCE,
    ASK_MOVE,
    DISTRICT_NUMBERS,
    DONE,
    DRAW_CARD,
    Destroy,
    Done,
    DrawCard,
    MoveRitual,
)
from mythos.games.rise_of_the_cults.rituals import has_ritual_elsewhere, movable, move_ritual
from mythos.games.rise_of_the_cults.state import Cults, cards
from mythos.games.rise_of_the_cults.words import Window
from mythos.games.rise_of_the_cults.zones import destroy, draw


def can_influence(s: Cults, seat: Seat, district: int) -> bool:
    """A free Ritual field, and a Ritual to move or a card to draw or destroy; no presence is needed
    and nothing is paid (RC-8.6, RC-11.1, RC-11.2, RC-19.5).
    """
    if not s.free[district]:
        return False
    return bool(s.decks[seat] or s.discards[seat]) or has_ritual_elsewhere(s, seat, district)


def influence(s: Cults, seat: Seat, district: int) -> Script:
    """Move a Ritual here, draw or destroy a card, then abilities (RC-11.3, RC-11.4, RC-17.7).

    RULING: the window opens after RC-11.4, as RC-17.7 says, so a card drawn there may be used.
    """
    moved = yield from move_here(s, seat, district)
    yield from draw_or_destroy(s, seat, optional=moved)
    yield from use_abilities(s, seat, Window.INFLUENCE, ASK_INFLUENCE)


def move_here(s: Cults, seat: Seat, district: int) -> Steps[bool]:
    """One own Ritual from any other district; it rises if it can (RC-11.3, RC-19.6, RC-19.8)."""
    moves = movable(s, seat, district)
    if not moves:
        return False
    if s.decks[seat] or s.discards[seat]:
        moves.append(DONE)
    move: MoveRitual | Done = yield Ask(seat, ASK_MOVE, moves)
    if type(move) is not MoveRitual:
        return False
    move_ritual(s, seat, move.level, DISTRICT_NUMBERS[move.district], district, rises=True)
    return True


def draw_or_destroy(s: Cults, seat: Seat, *, optional: bool) -> Script:
    """Either draw one card or destroy one of the discard pile; who has moved may decline (RC-11.4,
    RC-19.7).
    """
    table = cards(s)
    moves: list[Move] = [DRAW_CARD] if s.decks[seat] or s.discards[seat] else []
    moves += [table.destroy[card] for card in sorted(set(s.discards[seat]))]
    if not moves:
        return
    if optional:
        moves.append(DONE)
    move: Move = yield Ask(seat, ASK_DRAW_OR_DESTROY, moves)
    if type(move) is DrawCard:
        yield from draw(s, seat, 1)
    elif type(move) is Destroy:
        destroy(s, seat, table.numbers[move.card], s.discards[seat])
