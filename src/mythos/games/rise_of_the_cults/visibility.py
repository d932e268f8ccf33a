"""Rise of the Cults: who sees what, and worlds that agree with it (RC-16)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from mythos.core.dice import Chance
from mythos.core.seats import SPECTATOR, Seat
from mythos.games.rise_of_the_cults.cards import NO_CARD, Card, CardInfo, Cards
from mythos.games.rise_of_the_cults.costs import card_price, ritual_price, site_price
from mythos.games.rise_of_the_cults.edition import CULTS
from mythos.games.rise_of_the_cults.scoring import points
from mythos.games.rise_of_the_cults.state import (
    DOMINANCE_FIELDS,
    DOMINANCE_MARKERS,
    HIDING,
    LEVELS,
    NOWHERE,
    OVER,
    RITUAL_FIELDS,
    SITES,
    Cults,
    cards,
    dominance_of,
    has_site,
    in_play,
    is_npc,
    rule,
    sanity_of,
)
from mythos.games.rise_of_the_cults.words import (
    BLUFF_TOKENS,
    DICE,
    DISTRICTS,
    FACES,
    MOBILIZATION_DRAW,
    PLAN_MARKERS,
    PLANS,
    THUG,
    TOKEN_LIMIT,
    TOKENS,
    Duration,
)

PHASES = (
    "set_up", "draft", "prologue", "first_sites", "city", "mobilization", "mobilization",
    "recruitment", "planning", "action", "hiding", "over",
)  # fmt: skip
COLOURS = ("green", "yellow", "blue", "red")


class Ritual(Struct, frozen=True):
    seat: Seat
    level: int


class Stack(Struct, frozen=True):
    """District cards on sale: which, how many are left, what one costs now (RC-9.3)."""

    card: str
    left: int
    price: int


class DistrictView(Struct, frozen=True):
    """A district in play; everything in it lies open."""

    district: str
    sites: tuple[Seat, ...]
    rituals: tuple[Ritual, ...]
    ritual_fields: int
    free_fields: int
    dominance: tuple[int, ...]
    """Dominance markers of each seat."""
    dominance_fields: int
    sanity: int
    """What Terror has to exceed (RC-12.15)."""
    sanity_token: int
    sanity_change: int
    investigators: int
    """Those who have arrived."""
    track: int
    """How many advances the next one needs."""
    track_start: int
    plans: tuple[Seat, ...]
    """Owners of the Plan markers, the top one last."""
    guardian: Stack | None
    action: Stack | None
    site_cost: int
    ritual_costs: tuple[int, ...]
    """For levels I, II and III."""
    levels: tuple[int, ...]
    """Attack and Terror of each seat's Rituals here (RC-10.7)."""


class SeatView(Struct, frozen=True, omit_defaults=True):
    """What everybody knows of a cult; behind its screen only what could be counted (RC-16.1)."""

    seat: Seat
    cult: str
    colour: str
    npc: bool
    points: int
    """What it would score now (RC-14.2)."""
    hand_size: int
    """Public, unlike the cards (RC-18.10); for the NPC its face-down cards (RC-15.13)."""
    deck_size: int
    discards: tuple[str, ...]
    destroyed: tuple[str, ...]
    rituals_left: tuple[int, ...]
    """Ritual markers in supply, of levels I, II and III."""
    sites_left: int
    dominance: int
    dominance_left: int
    plan_board: dict[str, int]
    """Markers in each area of the Plan board (RC-8.5)."""
    markers_left: int
    """Plan markers not yet taken off the board, or still to be placed."""
    stored_thugs: int | None
    """The NPC's Thugs lie open (RC-15.11); other seats hide theirs."""
    known_top: tuple[str, ...]
    """Cards known to lie on top of the NPC's deck, the top one last."""
    counted: dict[str, int]
    """Cultist tokens as whoever has counted along knows them (RC-16.1).

    RULING: gains and payments are public, so this is no secret, and bots may count along. No client
    displays it: behind a screen is behind a screen, and remembering is part of the game. A closed
    fist is not opened: until the reveal its Thugs count as held (RC-12.7).
    """
    hand: tuple[str, ...] = ()
    """Its cards, once the game is over and somebody looks back."""


class Side(Struct, frozen=True):
    """One participant of a Confrontation; before the reveal only the number of cards is known."""

    seat: Seat
    committed: bool
    """Has finished committing."""
    number: int
    """How many cards lie there (RC-12.7)."""
    revealed: bool
    cards: tuple[str, ...]
    thugs: int | None
    rituals: int
    bonus: int
    total: int | None


class Confrontation(Struct, frozen=True):
    """A Confrontation in progress, the executor first (RC-12)."""

    district: str
    executor: Seat
    sides: tuple[Side, ...]


class Numbers(Struct, frozen=True):
    """Numbers of the rules as City cards have changed them (RC-5.4)."""

    plan_markers: int
    token_limit: int
    mobilization_draw: int
    dice: int
    bluff_tokens: int


class View(Struct, frozen=True):
    """What one seat may know. Nothing else is ever sent to it."""

    seat: Seat
    solo: bool
    round: int
    rounds: int
    phase: str
    over: bool
    first: Seat
    active: Seat
    plan: str
    """The Plan that is being executed by the active seat; empty if none is."""
    plan_district: str
    prologue: str
    objective: str
    city: str
    """The City card in force; empty in round 1."""
    permanent: tuple[str, ...]
    city_out: tuple[str, ...]
    city_left: int
    numbers: Numbers
    dice: tuple[str, ...]
    """The dice on the table while somebody recruits."""
    rolls: int
    districts: tuple[DistrictView, ...]
    unplaced: tuple[str, ...]
    """District cards that can still be drafted (RC-3.5)."""
    seats: tuple[SeatView, ...]
    confrontation: Confrontation | None
    hand: tuple[str, ...]
    """The own hand; empty for whoever only watches."""
    tokens: dict[str, int]
    """The own Cultist tokens."""
    sealed: tuple[str, ...]
    """The own committed cards."""
    fist: int
    """The own Thugs in the closed fist."""
    cards: tuple[CardInfo, ...]
    """The cards of the edition in play as they are printed."""


def view(s: Cults, seat: Seat) -> View:
    """The visibility table of the rules, row by row (RC-16)."""
    table, mine = cards(s), seat != SPECTATOR
    city = s.city_out[-1] if s.city_out else NO_CARD
    executing = s.plan != NOWHERE
    scored = points(s)
    return View(
        seat=seat,
        solo=s.solo,
        round=s.round,
        rounds=s.options.rounds,
        phase=PHASES[s.phase],
        over=s.phase == OVER,
        first=s.first,
        active=s.active,
        plan=PLANS[s.plan] if executing else "",
        plan_district=DISTRICTS[s.where] if s.where != NOWHERE else "",
        prologue="" if s.prologue == NO_CARD else table.prologue_names[s.prologue],
        objective="" if s.objective == NO_CARD else table.objective_names[s.objective],
        city="" if city == NO_CARD else table.city_names[city],
        permanent=tuple(table.city_names[card] for card in permanent(s)),
        city_out=tuple(table.city_names[card] for card in s.city_out),
        city_left=len(s.city_deck),
        numbers=Numbers(
            *(
                rule(s, key)
                for key in (PLAN_MARKERS, TOKEN_LIMIT, MOBILIZATION_DRAW, DICE, BLUFF_TOKENS)
            )
        ),
        dice=tuple(str(face) for face, n in zip(FACES, s.dice, strict=True) for _ in range(n)),
        rolls=s.rolls,
        districts=tuple(_district(s, table, district) for district in in_play(s)),
        unplaced=_named(table, s.unplaced),
        seats=tuple(_seat(s, table, each, scored[each]) for each in range(s.players)),
        confrontation=_confrontation(s, table) if s.participants else None,
        hand=_named(table, s.hands[seat]) if mine else (),
        tokens={str(each): s.tokens[seat * 3 + n] if mine else 0 for n, each in enumerate(TOKENS)},
        sealed=_named(table, s.sealed[seat]) if mine else (),
        fist=s.fists[seat] if mine else 0,
        cards=table.infos,
    )


def open_view(s: Cults) -> View:
    """Every hand and every fist is open."""
    table, shown = cards(s), view(s, SPECTATOR)
    seats = [replace(each, hand=_named(table, s.hands[each.seat])) for each in shown.seats]
    fight = _confrontation(s, table, shown=True) if s.participants else None
    return replace(shown, seats=tuple(seats), confrontation=fight)


def permanent(s: Cults) -> list[int]:
    """The City cards that hold for the rest of the game (RC-5.3)."""
    city = cards(s).edition.city
    return [card for card in s.city_out if city[card].duration is Duration.PERMANENT]


def _named(table: Cards, area: Iterable[Card]) -> tuple[str, ...]:
    return tuple(table.names[card] for card in area)


def _district(s: Cults, table: Cards, district: int) -> DistrictView:
    cells = [seat * 4 + district for seat in range(s.players)]
    seats = range(s.players)
    return DistrictView(
        district=DISTRICTS[district],
        sites=tuple(seat for seat in seats if has_site(s, seat, district)),
        rituals=tuple(
            Ritual(seat, level)
            for seat in seats
            for level in (1, 2, 3)
            for _ in range(s.rituals[seat * 4 + district] >> 2 * (level - 1) & 3)
        ),
        ritual_fields=RITUAL_FIELDS[s.players],
        free_fields=s.free[district],
        dominance=tuple(s.dominance[cell] for cell in cells),
        dominance_fields=DOMINANCE_FIELDS,
        sanity=sanity_of(s, district),
        sanity_token=s.sanity[district],
        sanity_change=s.sanity_change[district],
        investigators=s.arrived[district],
        track=s.track[district],
        track_start=s.players,
        plans=tuple(s.plans[district]),
        guardian=_stack(s, table, district * 2),
        action=_stack(s, table, district * 2 + 1),
        site_cost=site_price(s, district),
        ritual_costs=tuple(ritual_price(s, district, level) for level in (1, 2, 3)),
        levels=tuple(LEVELS[s.rituals[cell]] for cell in cells),
    )


def _stack(s: Cults, table: Cards, field: int) -> Stack | None:
    card = s.stacks[field]
    if card == NO_CARD:
        return None
    return Stack(table.names[card], s.left[field], card_price(s, table, field))


def _seat(s: Cults, table: Cards, seat: Seat, scored: int) -> SeatView:
    npc = is_npc(s, seat)
    dominance, supply = dominance_of(s, seat), s.supply[seat]
    return SeatView(
        seat=seat,
        cult=CULTS[s.cults[seat]] if s.cults else "",
        colour=COLOURS[s.cults[seat]] if s.cults else "",
        npc=npc,
        points=scored,
        hand_size=len(s.hands[seat]),
        deck_size=len(s.decks[seat]) + (len(s.npc_top) if npc else 0),
        discards=_named(table, s.discards[seat]),
        destroyed=_named(table, s.destroyed[seat]),
        rituals_left=tuple(supply >> 2 * (level - 1) & 3 for level in (1, 2, 3)),
        sites_left=SITES - s.sites[seat].bit_count(),
        dominance=dominance,
        dominance_left=DOMINANCE_MARKERS - dominance,
        plan_board={str(plan): s.board[seat * 5 + n] for n, plan in enumerate(PLANS)},
        markers_left=_markers_left(s, seat),
        stored_thugs=s.tokens[seat * 3 + THUG] if npc else None,
        known_top=_named(table, s.npc_top) if npc else (),
        counted=_counted(s, seat),
    )


def _counted(s: Cults, seat: Seat) -> dict[str, int]:
    counts = s.tokens[seat * 3 : seat * 3 + 3]
    if not s.revealed >> seat & 1:
        counts[THUG] += s.fists[seat]
    return {str(token): count for token, count in zip(TOKENS, counts, strict=True)}


def _markers_left(s: Cults, seat: Seat) -> int:
    used = sum(s.board[seat * 5 : seat * 5 + 5])
    return 0 if s.phase >= HIDING else rule(s, PLAN_MARKERS) - used


def _confrontation(s: Cults, table: Cards, *, shown: bool = False) -> Confrontation:
    sides = tuple(_side(s, table, seat, shown) for seat in s.participants)
    return Confrontation(DISTRICTS[s.where], s.active, sides)


def _side(s: Cults, table: Cards, seat: Seat, shown: bool) -> Side:
    """Cards and Thugs are hidden until they are revealed, the Thugs even in number (RC-12.7)."""
    shown = shown or bool(s.revealed >> seat & 1)
    rituals = LEVELS[s.rituals[seat * 4 + s.where]]
    icons = sum(table.attack[card] for card in s.sealed[seat])
    return Side(
        seat=seat,
        committed=bool(s.committed >> seat & 1),
        number=len(s.sealed[seat]),
        revealed=shown,
        cards=_named(table, s.sealed[seat]) if shown else (),
        thugs=s.fists[seat] if shown else None,
        rituals=rituals,
        bonus=s.attack[seat],
        total=max(0, rituals + icons + s.fists[seat] + s.attack[seat]) if shown else None,
    )


# Worlds.


def imagine(s: Cults, seat: Seat, dice: Chance) -> None:
    """Deal every other seat's hidden cards and fist anew, as far as the seat remembers (RC-16.1).

    Tokens stay: whoever has watched every gain and every payment knows them. What others have seen
    in a peek is theirs alone; a world leaves it out.
    """
    mine = range(seat * s.players, (seat + 1) * s.players)
    s.peeked = [seen if place in mine else () for place, seen in enumerate(s.peeked)]
    for other in range(s.players):
        if other != seat:
            deal_anew(s, seat, other, dice)


def deal_anew(s: Cults, seat: Seat, other: Seat, dice: Chance) -> None:
    """Hand, sealed cards and deck of another seat; what the seat remembers stays in the hand.

    A Disorganization card never stays in a player's hand (RC-4.6); the NPC keeps one (RC-15.19).
    """
    is_sealed = not s.revealed >> other & 1
    sealed = s.sealed[other] if is_sealed else []
    hand, hidden = s.hands[other], len(sealed)
    known = remembered(s, seat, other)
    pool = sorted([*s.decks[other], *hand, *sealed])
    for card in known:
        pool.remove(card)
    dead = cards(s).disorganization
    kept = [] if is_npc(s, other) else [card for card in pool if card == dead]
    if kept:
        pool = [card for card in pool if card != dead]
    dealt = known + [
        pool.pop(dice.below(len(pool))) for _ in range(len(hand) + hidden - len(known))
    ]
    dealt.sort()
    if is_sealed:
        s.sealed[other] = sorted(dealt.pop(dice.below(len(dealt))) for _ in range(hidden))
        if s.committed >> other & 1:
            thugs = s.tokens[other * 3 + THUG] + s.fists[other]
            s.fists[other] = dice.below(thugs + 1)
            s.tokens[other * 3 + THUG] = thugs - s.fists[other]
    s.hands[other] = dealt
    if s.barred and other == s.active:
        s.barred = sorted(_unknown(dealt, known, dice) for _ in s.barred)
    s.decks[other] = sorted(pool + kept)


def _unknown(dealt: list[Card], known: list[Card], dice: Chance) -> Card:
    """One of the cards in a hand that the seat cannot place."""
    unknown = sorted((Counter(dealt) - Counter(known)).elements()) or dealt
    return unknown[dice.below(len(unknown))]


def remembered(s: Cults, seat: Seat, other: Seat) -> list[Card]:
    """What the seat knows to be in another's hand: shown to all, or seen in a peek."""
    peeked = s.peeked[seat * s.players + other]
    if not peeked:
        return s.shown[other][:]
    return sorted((Counter(s.shown[other]) | Counter(peeked)).elements())
