"""Arkham Ritual: a turn, its events, and who is active next (AR-5, AR-6, AR-8)."""

from __future__ import annotations

from mythos.core.asks import Ask, Draw, Script
from mythos.core.events import Event, Value, tell
from mythos.core.seats import EVERYONE, Seat, only
from mythos.games.arkham_ritual.cards import (
    ELDER_SIGN,
    GATES,
    IS_EVENT,
    MAGICAL_ORB,
    NAMES,
    NO_CARD,
    RED,
    TRAPEZOHEDRON,
    Card,
)
from mythos.games.arkham_ritual.ends import end_game_at_once, end_round, end_round_by
from mythos.games.arkham_ritual.great_old_ones import holder_of_great_old_one
from mythos.games.arkham_ritual.moves import (
    ASK_GIVE,
    ASK_ORB,
    ASK_TAKE_OR_PASS,
    ASK_TAKE_OR_REFUSE,
    GIVES,
    KEEP_OR_REMOVE,
    TAKES_AND_PASSES,
    Give,
    Keep,
    Pass,
    Refuse,
    Remove,
    Take,
)
from mythos.games.arkham_ritual.state import (
    NO_SEAT,
    Ritual,
    change_sanity,
)


def turn(s: Ritual) -> Script:
    """The active player draws and gives; the card travels until it is taken (AR-5.1 to AR-5.8)."""
    active = s.active
    s.turn += 1
    s.down = s.onlookers & ~(1 << active)
    if s.top == NO_CARD:
        s.transit = yield Draw(s.pile, NAMES)
        s.transit_seen_by, s.transit_colour_known = 1 << active, False
    else:
        draw_known_top(s)
    known = s.transit_seen_by
    if s.log is not None:  # events of every turn are appended, not told: this is a hot path
        s.log.append(Event("drew", {"seat": active}, ~known))
        s.log.append(Event("drew-card", {"seat": active, "card": NAMES[s.transit]}, known, True))

    gift: Give = yield Ask(active, ASK_GIVE, GIVES[s.down])
    if s.log is not None:
        s.log.append(Event("gave", {"seat": active, "to": gift.to}))
    s.handler = gift.to
    while True:
        follower = s.handler
        s.down &= ~(1 << follower)
        question = ASK_TAKE_OR_PASS if s.down else ASK_TAKE_OR_REFUSE
        move: Take | Pass | Refuse = yield Ask(follower, question, TAKES_AND_PASSES[s.down])
        if type(move) is not Pass:
            break
        if s.log is not None:
            s.log.append(Event("passed", {"seat": follower, "to": move.to}))
        s.handler = move.to

    if type(move) is Refuse:
        refuse(s, follower)
        end_round(s, "all-passed")
        return
    discarded = take(s, follower)
    if IS_EVENT[discarded]:
        yield from resolve_event(s, follower, discarded)
    else:
        end_turn(s)


def draw_known_top(s: Ritual) -> None:
    """The card that somebody peeked at is drawn; its drawer now knows it too (AR-14.4)."""
    s.transit, s.top = s.top, NO_CARD
    s.transit_seen_by = s.top_seen_by | 1 << s.active
    s.transit_colour_known = s.top_colour_known
    s.top_seen_by, s.top_colour_known = 0, False


def take(s: Ritual, follower: Seat) -> Card:
    """Discard the held card face up, hold the travelling card unseen (AR-5.5, AR-16.6)."""
    discarded, taken = s.held[follower], s.transit
    s.discards.append(discarded)
    s.held[follower] = taken
    # RULING: a peeker who takes the peeked card remembers it (AR-14.4), so the view names it as
    # `own`; AR-14.5 forbids to show what the seat does not know, and this it knows.
    own = 1 << follower
    s.own_seen = s.own_seen & ~own | s.transit_seen_by & own
    s.coloured = s.coloured | own if s.transit_colour_known else s.coloured & ~own
    s.transit, s.handler = NO_CARD, NO_SEAT
    if s.log is not None:
        seers = s.onlookers & ~own
        shown: dict[str, Value] = {"seat": follower, "card": NAMES[discarded]}
        s.log.append(Event("discarded", shown, EVERYONE, True))
        s.log.append(Event("took", {"seat": follower, "card": NAMES[taken]}, seers, True))
        s.log.append(Event("took-unseen", {"seat": follower}, ~seers))
    return discarded


def refuse(s: Ritual, follower: Seat) -> None:
    """All have passed: the travelling card is shown and has no effect (AR-5.7, R-5)."""
    tell(s, "refused", reveals=True, seat=follower, card=NAMES[s.transit])
    s.discards.append(s.transit)
    s.transit, s.handler = NO_CARD, NO_SEAT


def next_active(active: Seat, down: int, players: int) -> Seat:
    """The first hand still down gets the deck, else the left neighbour (AR-6.3)."""
    if not down:
        return (active + 1) % players
    to_the_left = down >> active << active or down
    return (to_the_left & -to_the_left).bit_length() - 1


def end_turn(s: Ritual) -> None:
    """The round ends with the deck; else the deck goes on, hands up (AR-6.1, AR-6.4, R-18)."""
    if s.pile or s.top != NO_CARD:
        s.active = next_active(s.active, s.down, s.players)
        s.down = 0
    else:
        end_round(s, "deck-empty")


def resolve_event(s: Ritual, discarder: Seat, event: Card) -> Script:
    """An event works when it is discarded by a take, and only then (AR-8, AR-16.2, R-17)."""
    if event == ELDER_SIGN:
        end_round(s, "elder-sign")
    elif event in GATES:
        yield from open_gate(s)
    elif event == MAGICAL_ORB:
        yield from look_into_orb(s, discarder)
    else:
        assert event == TRAPEZOHEDRON
        yield from look_at_trapezohedron(s, discarder)


def open_gate(s: Ritual) -> Script:
    """With a Great Old One held, the one just taken included, it ends the round (AR-8.2, AR-8.3,
    AR-16.4).
    """
    holder = holder_of_great_old_one(s)
    if holder == NO_SEAT:
        tell(s, "gate-silent")
        end_turn(s)
    else:
        yield from end_round_by(s, holder)


def look_into_orb(s: Ritual, discarder: Seat) -> Script:
    """Look at the top card; keep it there or remove it for the round (AR-8.4, R-9)."""
    if s.deck_size:
        s.top = yield Draw(s.pile, NAMES)
        s.top_seen_by = only(discarder)
        tell(s, "orb", ~s.top_seen_by, seat=discarder)
        tell(s, "orb-card", s.top_seen_by, reveals=True, seat=discarder, card=NAMES[s.top])
        choice: Keep | Remove = yield Ask(discarder, ASK_ORB, KEEP_OR_REMOVE)
        if isinstance(choice, Remove):
            s.removed, s.removed_by = s.top, discarder
            s.top, s.top_seen_by = NO_CARD, 0
            tell(s, "orb-removed", seat=discarder)
        else:
            tell(s, "orb-kept", seat=discarder)
    end_turn(s)


def look_at_trapezohedron(s: Ritual, discarder: Seat) -> Script:
    """Look at the top card: blue gives 1 sanity, red costs 1, at 0 the game ends (AR-8.5, R-10)."""
    if s.deck_size:
        s.top = yield Draw(s.pile, NAMES)
        s.top_seen_by, s.top_colour_known = only(discarder), True
        tell(s, "trapezohedron", ~s.top_seen_by, seat=discarder)
        tell(s, "trapezohedron-card", s.top_seen_by, seat=discarder, card=NAMES[s.top])
        change = change_sanity(s, discarder, -1 if RED[s.top] else 1)
        key = "lost" if RED[s.top] else "gained"
        left = s.sanity[discarder]
        tell(s, key, reveals=True, seat=discarder, number=abs(change), left=left)
        if left == 0:
            end_game_at_once(s)
            return
    end_turn(s)
