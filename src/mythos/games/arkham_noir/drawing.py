"""Arkham Noir: drawing cards, new victims, the cold trail, discards, the stability check (AN-8,
AN-12, AN-14).
"""

from __future__ import annotations

from mythos.core.asks import Ask, Draw, Question, Script, Steps, choose
from mythos.core.events import tell
from mythos.games.arkham_noir.deck import NO_CARD, Card
from mythos.games.arkham_noir.ends import lose_by_victims
from mythos.games.arkham_noir.moves import ASK_HAND_LIMIT, DONE, Discard, Done
from mythos.games.arkham_noir.state import HAND_LIMIT, PLAYER, Noir, cards


def draw_victim(s: Noir) -> Script:
    """Open a case with a new victim and an empty row; without one the game is lost (AN-12.1,
    AN-12.2).
    """
    if not s.victim_stack:
        lose_by_victims(s)
    names = cards(s).victim_names
    victim: int = yield Draw(s.victim_pool, names)
    s.victim_stack -= 1
    s.victims.append(victim)
    s.rows.append([])
    tell(s, "victim", reveals=True, case=names[victim], number=s.victim_stack)


def draw_clue(s: Noir) -> Steps[Card]:
    """Draw the top card; NO_CARD if there is none even after the cold trail (AN-14.1, AN-14.3)."""
    if not s.pile:
        yield from go_cold(s)
        if not s.pile:
            return NO_CARD
    clue: Card = yield Draw(s.pile, cards(s).names)
    return clue


def go_cold(s: Noir) -> Script:
    """Cold trail: a new victim, then the discard pile is the draw pile (AN-14.1, AN-14.2, R-9)."""
    tell(s, "cold-trail", number=len(s.discards))
    yield from draw_victim(s)
    shuffle_in(s, s.discards)


def shuffle_in(s: Noir, area: list[Card]) -> None:
    """All cards of an area are shuffled into the draw pile (AN-22.2)."""
    s.pile += area
    s.pile.sort()
    area.clear()


def discard(s: Noir, clue: Card) -> None:
    """A clue with the time mark is lost time, any other goes to the discard pile (AN-8.1, R-19)."""
    deck = cards(s)
    if deck.time[clue]:
        s.time_loss.append(clue)
        if s.log is not None:
            tell(s, "time-lost", card=deck.names[clue], number=len(s.time_loss))
    else:
        s.discards.append(clue)
        if s.log is not None:
            tell(s, "discarded", card=deck.names[clue])


def check_stability(s: Noir) -> Script:
    """The top card: with the stability mark it stays in the stability area (AN-8.3, AN-22.4)."""
    clue: Card = yield from draw_clue(s)
    if clue == NO_CARD:
        return
    deck = cards(s)
    if deck.stability[clue]:
        s.stability.append(clue)
        if s.log is not None:
            tell(s, "shaken", reveals=True, card=deck.names[clue], number=len(s.stability))
    else:
        if s.log is not None:
            tell(s, "steady", reveals=True, card=deck.names[clue])
        discard(s, clue)


def to_hand(s: Noir, clue: Card) -> Script:
    """A card comes into the hand; at once discard down to three (AN-4.4, R-18, R-29)."""
    s.hand.append(clue)
    while len(s.hand) > HAND_LIMIT:
        move: Discard | Done = yield from choose(lambda: hand_question(s, ASK_HAND_LIMIT))
        if type(move) is Discard:
            discard_from_hand(s, move)


def hand_question(s: Noir, question: Question) -> Ask:
    """Which card of the hand goes? Nothing is left to say if a contact came between (AN-15.2)."""
    deck = cards(s)
    needless = len(s.hand) <= HAND_LIMIT if question is ASK_HAND_LIMIT else not s.hand
    return Ask(PLAYER, question, [DONE] if needless else [deck.discard[card] for card in s.hand])


def discard_from_hand(s: Noir, move: Discard) -> None:
    clue = cards(s).numbers[move.card]
    s.hand.remove(clue)
    discard(s, clue)
