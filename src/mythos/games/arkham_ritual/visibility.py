"""Arkham Ritual: who sees what, and worlds that agree with it (AR-14, AR-19.3)."""

from __future__ import annotations

from bisect import insort

from msgspec import Struct
from msgspec.structs import replace

from mythos.core.dice import Chance
from mythos.core.seats import SPECTATOR, Seat, hears
from mythos.games.arkham_ritual.cards import NAMES, NO_CARD, RED, Card, Colour
from mythos.games.arkham_ritual.ends import DOOM_SPACES
from mythos.games.arkham_ritual.state import NO_SEAT, OVER, Ritual


class HiddenCard(Struct, frozen=True):
    """A card lying face down: what the viewer knows of it, if anything."""

    card: str | None
    colour: str | None


class View(Struct, frozen=True):
    """What one seat may know. Nothing else is ever sent to it."""

    seat: Seat
    deck: list[str]
    round: int
    turn: int
    over: bool
    competitive: bool
    doom: int | None
    """The loss on the doom marker's space; None without the doom track."""
    sanity: list[int]
    active: Seat
    hands_down: list[Seat]
    handler: Seat | None
    """The follower with whom the travelling card lies."""
    travelling: HiddenCard | None
    pile: int
    top: HiddenCard | None
    """What is known of the top card of the pile, after a peek."""
    removed: int
    removed_card: str | None
    discards: list[str]
    held: list[str | None]
    """The held cards of all seats; None where the viewer sees only the back."""
    colours: list[str | None]
    """The colours of the held cards as far as everybody knows them, from the Trapezohedron."""
    dummies: list[str]
    own: HiddenCard | None
    """What this seat remembers of its own card, from a peek before it took it."""
    unseen: list[str]
    """The cards this seat cannot place: its own card and the pile are among them (AR-14.1)."""


def sees_held(s: Ritual, seat: Seat, holder: Seat) -> bool:
    """Every real player sees every held card but the own one; dummies and ended games lie open."""
    return holder >= s.players or s.phase == OVER or seat not in (holder, SPECTATOR)


def _hidden(card: Card, all_known: bool, colour_known: bool) -> HiddenCard:
    return HiddenCard(
        NAMES[card] if all_known else None, _colour(card) if all_known or colour_known else None
    )


def _colour(card: Card) -> str:
    return Colour.RED if RED[card] else Colour.BLUE


def view(s: Ritual, seat: Seat) -> View:
    """The visibility table of the rules, row by row (AR-14)."""
    real = seat != SPECTATOR
    return View(
        seat=seat,
        deck=[NAMES[card] for card in s.deck],
        round=s.round,
        turn=s.turn,
        over=s.phase == OVER,
        competitive=s.options.competitive,
        doom=DOOM_SPACES[s.doom] if s.options.doom_track else None,
        sanity=s.sanity[:],
        active=s.active,
        hands_down=[each for each in range(s.players) if s.down >> each & 1],
        handler=None if s.handler == NO_SEAT else s.handler,
        travelling=None
        if s.transit == NO_CARD
        else _hidden(s.transit, hears(s.transit_seen_by, seat), s.transit_colour_known),
        pile=s.deck_size,
        top=None
        if s.top == NO_CARD
        else _hidden(s.top, hears(s.top_seen_by, seat), s.top_colour_known),
        removed=int(s.removed != NO_CARD),
        removed_card=NAMES[s.removed] if s.removed != NO_CARD and s.removed_by == seat else None,
        discards=[NAMES[card] for card in s.discards],
        held=[
            NAMES[s.held[each]] if sees_held(s, seat, each) and s.held[each] != NO_CARD else None
            for each in range(s.players)
        ],
        colours=[
            _colour(s.held[each]) if hears(s.coloured, each) else None for each in range(s.players)
        ],
        dummies=[NAMES[card] for card in s.held[s.players :] if card != NO_CARD],
        own=_hidden(s.held[seat], hears(s.own_seen, seat), hears(s.coloured, seat))
        if real and s.phase != OVER and hears(s.own_seen | s.coloured, seat)
        else None,
        unseen=[NAMES[card] for card in unseen(s, seat)],
    )


def open_view(s: Ritual) -> View:
    """All cards face up: the own ones, the travelling one, the top of the pile, the removed one."""
    return replace(
        view(s, SPECTATOR),
        travelling=None if s.transit == NO_CARD else _hidden(s.transit, True, True),
        top=None if s.top == NO_CARD else _hidden(s.top, True, True),
        removed_card=None if s.removed == NO_CARD else NAMES[s.removed],
        held=[None if card == NO_CARD else NAMES[card] for card in s.held[: s.players]],
        unseen=[NAMES[card] for card in s.pile],
    )


def unseen(s: Ritual, seat: Seat) -> list[Card]:
    """The cards that this seat cannot place, sorted (AR-14.1)."""
    cards = s.pile[:]
    if s.top != NO_CARD and not hears(s.top_seen_by, seat):
        insort(cards, s.top)
    if s.transit != NO_CARD and not hears(s.transit_seen_by, seat):
        insort(cards, s.transit)
    if s.removed != NO_CARD and s.removed_by != seat:
        insort(cards, s.removed)
    for holder in range(s.players):
        held = s.held[holder]
        if held == NO_CARD or sees_held(s, seat, holder):
            continue
        if seat == SPECTATOR or not hears(s.own_seen, holder):
            insort(cards, held)
    return cards


def imagine(s: Ritual, seat: Seat, dice: Chance) -> None:
    """Deal the cards that the seat cannot place anew, uniformly, as far as colours allow.

    Places with a known colour choose first, among the cards of that colour; the number of ways to
    fill the rest is then the same whatever they took, so every consistent deal is equally likely.
    """
    pool = unseen(s, seat)
    own = s.held[seat] != NO_CARD and not sees_held(s, seat, seat)
    own = own and not hears(s.own_seen, seat)
    transit = s.transit != NO_CARD and not hears(s.transit_seen_by, seat)
    top = s.top != NO_CARD and not hears(s.top_seen_by, seat)
    if own and hears(s.coloured, seat):
        s.held[seat] = _pick_coloured(pool, RED[s.held[seat]], dice)
        own = False
    if transit and s.transit_colour_known:
        s.transit = _pick_coloured(pool, RED[s.transit], dice)
        transit = False
    if top and s.top_colour_known:
        s.top = _pick_coloured(pool, RED[s.top], dice)
        top = False
    if own:
        s.held[seat] = pool.pop(dice.below(len(pool)))
    if transit:
        s.transit = pool.pop(dice.below(len(pool)))
    if top:
        s.top = pool.pop(dice.below(len(pool)))
    if s.removed != NO_CARD and s.removed_by != seat:
        s.removed = pool.pop(dice.below(len(pool)))
    s.pile = pool


def _pick_coloured(pool: list[Card], red: bool, dice: Chance) -> Card:
    places = [place for place, card in enumerate(pool) if RED[card] == red]
    return pool.pop(places[dice.below(len(places))])
