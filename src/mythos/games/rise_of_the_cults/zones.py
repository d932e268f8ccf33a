"""Rise of the Cults: cards between deck, hand, discard pile and box; tokens (RC-4.4 to RC-4.8)."""

from __future__ import annotations

from bisect import insort

from mythos.core.asks import Draw, Question, Script, Steps, ask_for
from mythos.core.events import tell
from mythos.core.seats import Seat, only
from mythos.games.rise_of_the_cults.cards import Card
from mythos.games.rise_of_the_cults.moves import RETURN, TAKE, TOKEN_NUMBERS, Return
from mythos.games.rise_of_the_cults.state import Cults, cards, is_npc
from mythos.games.rise_of_the_cults.words import THUG, TOKENS


def draw(s: Cults, seat: Seat, number: int) -> Steps[list[Card]]:
    """Draw cards; an empty deck is made anew from the discard pile; dead cards go at once (RC-4.5,
    RC-4.6, RC-6.2, RC-19.19); no hand is too large (RC-4.10). Returns what came into it.
    """
    table, hand, deck = cards(s), s.hands[seat], s.decks[seat]
    dead, names = table.disorganization, table.names
    drawn: list[Card] = []
    lost = 0
    for _ in range(number):
        if not deck:
            if not s.discards[seat]:
                break
            reshuffle(s, seat)
        card: Card = yield Draw(deck, names)
        if card == dead:
            lost += 1
        else:
            drawn.append(card)
            insort(hand, card)
    s.discards[seat] += [dead] * lost
    if s.log is not None:
        drawn_names = tuple(names[card] for card in drawn)
        tell(s, "drew", only(seat), reveals=True, seat=seat, cards=drawn_names)
        tell(s, "drew-unseen", ~only(seat), seat=seat, number=len(drawn))
        if lost:
            tell(s, "drew-disorganization", seat=seat, number=lost)
    return drawn


def reshuffle(s: Cults, seat: Seat) -> None:
    """The discard pile becomes the deck; whatever was not in it is known to be in the hand
    (RC-4.5, RC-16.1).
    """
    s.decks[seat] += sorted(s.discards[seat])
    s.discards[seat].clear()
    s.shown[seat] = s.hands[seat][:]
    tell(s, "reshuffled", seat=seat, number=len(s.decks[seat]))


def leave_hand(s: Cults, seat: Seat, card: Card) -> None:
    """A card leaves the hand before everybody's eyes."""
    s.hands[seat].remove(card)
    forget(s, seat, card)
    if s.barred and seat == s.active and s.barred.count(card) > s.hands[seat].count(card):
        s.barred.remove(card)


def forget(s: Cults, seat: Seat, card: Card) -> None:
    """Nobody goes on remembering a card that has left the hand."""
    if card in s.shown[seat]:
        s.shown[seat].remove(card)
    players = s.players
    for viewer in range(seat, players * players, players):
        seen = s.peeked[viewer]
        if card in seen:
            place = seen.index(card)
            s.peeked[viewer] = seen[:place] + seen[place + 1 :]


def show(s: Cults, seat: Seat, card: Card) -> None:
    """Everybody sees that this card is in the hand (RC-16)."""
    if s.shown[seat].count(card) < s.hands[seat].count(card):
        insort(s.shown[seat], card)


def discard(s: Cults, seat: Seat, card: Card) -> None:
    """From the hand to the discard pile (RC-0)."""
    leave_hand(s, seat, card)
    s.discards[seat].append(card)


def destroy(s: Cults, seat: Seat, card: Card, zone: list[Card]) -> None:
    """Remove a card from the game (RC-0)."""
    zone.remove(card)
    if zone is s.hands[seat]:
        forget(s, seat, card)
    s.destroyed[seat].append(card)
    if s.log is not None:
        tell(s, "destroyed", seat=seat, card=cards(s).names[card])


def disorganize(s: Cults, seat: Seat, number: int = 1) -> None:
    """Take Disorganization cards onto the discard pile; they never run out (RC-4.7, RC-12.10)."""
    s.discards[seat] += [cards(s).disorganization] * number
    tell(s, "disorganized", seat=seat, number=number)


# Tokens.


def gain(s: Cults, seat: Seat, token: int, number: int = 1) -> None:
    """Take tokens from the supply, seen by all (RC-4.7, RC-6.5)."""
    s.tokens[seat * 3 + token] += number
    if s.log is not None:
        tell(s, "gained", seat=seat, token=str(TOKENS[token]), number=number)


def lose(s: Cults, seat: Seat, token: int, number: int = 1) -> None:
    """Put tokens back into the supply, seen by all (RC-16)."""
    s.tokens[seat * 3 + token] -= number
    if s.log is not None:
        tell(s, "returned", seat=seat, token=str(TOKENS[token]), number=number)


def take_tokens(s: Cults, seat: Seat, question: Question, number: int) -> Script:
    """Tokens of the taker's choice, one after the other (RC-8.4)."""
    for left in range(number, 0, -1):
        move = yield from ask_for(seat, question, TAKE, {"number": left})
        gain(s, seat, TOKEN_NUMBERS[move.token])


def return_tokens(s: Cults, seat: Seat, question: Question, number: int) -> Script:
    """Tokens of the owner's choice go back; fewer if there are fewer (RC-13.2, RC-17.9)."""
    if is_npc(s, seat):
        thugs = min(number, s.tokens[seat * 3 + THUG])
        if thugs:
            lose(s, seat, THUG, thugs)
        return
    for left in range(number, 0, -1):
        moves = held_tokens(s, seat)
        if not moves:
            return
        move = yield from ask_for(seat, question, moves, {"number": left})
        lose(s, seat, TOKEN_NUMBERS[move.token])


def held_tokens(s: Cults, seat: Seat) -> list[Return]:
    return [RETURN[token] for token in range(3) if s.tokens[seat * 3 + token]]
