"""Arkham Noir: setting up the desk (AN-3, AN-17)."""

from __future__ import annotations

from mythos.core.asks import Draw, Script
from mythos.core.events import tell
from mythos.core.seats import only
from mythos.games.arkham_noir.deck import FIRST_STORM, FORMULA, NO_CARD
from mythos.games.arkham_noir.drawing import draw_victim
from mythos.games.arkham_noir.edition import STORMS, VICTIMS
from mythos.games.arkham_noir.options import Options
from mythos.games.arkham_noir.state import HAND_LIMIT, PLAYER, SETUP, TRAIL_SIZE, TURN, Noir, cards

FIRST_CASES = 2
"""However many victims are in the game (AN-17.2)."""


def set_up(options: Options) -> Noir:
    """The piles before anything is drawn; some victims stay in the box unseen (AN-3.1, AN-3.2,
    AN-3.4).
    """
    return Noir(
        options=options,
        phase=SETUP,
        pile=list(range(FORMULA)),
        victim_pool=list(range(VICTIMS)),
        victim_stack=int(options.victims),
        storm_stack=list(range(FIRST_STORM, FIRST_STORM + STORMS)),
        trail=[],
        hand=[],
        victims=[],
        rows=[],
        discards=[],
        time_loss=[],
        stability=[],
        big_picture=[],
        closed=[],
        closed_victims=[],
        storms_out=[],
    )


def deal(s: Noir) -> Script:
    """Two victims, five clues from right to left, three into the hand (AN-3.1 to AN-3.3,
    AN-17.2).
    """
    for _ in range(FIRST_CASES):
        yield from draw_victim(s)
    names = cards(s).names
    s.trail = [NO_CARD] * TRAIL_SIZE
    for slot in reversed(range(TRAIL_SIZE)):
        s.trail[slot] = yield Draw(s.pile, names)
    for _ in range(HAND_LIMIT):
        s.hand.append((yield Draw(s.pile, names)))
    if s.log is not None:
        tell(s, "trail", reveals=True, cards=tuple(names[card] for card in s.trail))
        tell(s, "hand", only(PLAYER), reveals=True, cards=tuple(names[card] for card in s.hand))
    s.phase = TURN
