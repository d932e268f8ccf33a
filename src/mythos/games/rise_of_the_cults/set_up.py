"""Rise of the Cults: setting up the board (RC-3, RC-15.1 to RC-15.5)."""

from __future__ import annotations

from mythos.core.asks import Ask, Draw, Roll, Script
from mythos.core.events import tell
from mythos.core.moves import Move
from mythos.core.options import ANY_SEAT, picks
from mythos.games.rise_of_the_cults.cards import NO_CARD, cards_of
from mythos.games.rise_of_the_cults.cult_phase import next_seat, start
from mythos.games.rise_of_the_cults.edition import COPIES, CULTS
from mythos.games.rise_of_the_cults.moves import (
    ASK_SITE,
    ASK_STACK,
    DISTRICT_NUMBERS,
    FOUND_SITE,
    FoundSite,
    PlaceStack,
)
from mythos.games.rise_of_the_cults.options import (
    EditionOption,
    Layout,
    NpcCult,
    Objective,
    Options,
)
from mythos.games.rise_of_the_cults.rituals import place_ritual
from mythos.games.rise_of_the_cults.state import (
    ALL_RITUALS,
    DRAFT,
    FIRST_SITES,
    MOBILIZATION,
    NPC,
    PROLOGUE,
    RITUAL_FIELDS,
    SET_UP,
    Cults,
    cards,
    in_play,
    is_npc,
)
from mythos.games.rise_of_the_cults.words import DISTRICTS

NPC_RITUALS = (1, 2, 1)
"""The levels of its Rituals in Northside, Downtown and Uptown (RC-15.4)."""
FIRST_PROLOGUE = 0


def set_up(options: Options, players: int) -> Cults:
    """The board before anything is drawn; alone, the NPC makes two (RC-3.2, RC-3.3, RC-3.10,
    RC-15.1, RC-15.2).
    """
    solo = players == 1
    n = 2 if solo else players
    table = cards_of(options.deck)
    district, city = table.in_printing(options.edition is EditionOption.EXTENDED)
    return Cults(
        options=options,
        players=n,
        solo=solo,
        phase=SET_UP,
        cults=[],
        unplaced=district,
        stacks=[NO_CARD] * 8,
        left=[0] * 8,
        sanity=[0] * 4,
        sanity_change=[0] * 4,
        track=[n] * 4,
        arrived=[0] * 4,
        free=[RITUAL_FIELDS[n]] * 4,
        rituals=[0] * (4 * n),
        supply=[ALL_RITUALS] * n,
        sites=[0] * n,
        dominance=[0] * (4 * n),
        plans=[[] for _ in range(4)],
        board=[0] * (5 * n),
        decks=[[] for _ in range(n)],
        hands=[[] for _ in range(n)],
        discards=[[] for _ in range(n)],
        destroyed=[[] for _ in range(n)],
        tokens=[0] * (3 * n),
        shown=[[] for _ in range(n)],
        peeked=[()] * (n * n),
        city_deck=city,
        city_out=[],
        change=[0] * 8,
        dice=[0] * 4,
        sealed=[[] for _ in range(n)],
        fists=[0] * n,
        attack=[0] * n,
        npc_top=[],
        cart=[],
        discounts=[],
        barred=[],
    )


def choose_first(s: Cults) -> Script:
    """The First Cultist as agreed or by chance, alone always the human; colours that nobody has
    chosen are dealt (RC-1.5, RC-3.1, RC-3.4, RC-15.1, RC-21.1).
    """
    if not s.solo:
        s.first = s.options.first_cultist
        if s.first == ANY_SEAT:
            (rolled,) = yield Roll(s.players)
            s.first = rolled - 1
        s.active = s.first
        tell(s, "first", seat=s.first)
    chosen = chosen_cults(s.options, s.players, s.solo)
    free = [number for number, cult in enumerate(CULTS) if cult not in chosen]
    for seat, cult in enumerate(chosen):
        if cult:
            s.cults.append(CULTS.index(cult))
        else:
            (rolled,) = yield Roll(len(free))
            s.cults.append(free.pop(rolled - 1))
        s.decks[seat] = list(cards(s).decks[s.cults[seat]])
        tell(s, "cult", seat=seat, cult=CULTS[s.cults[seat]])
    if is_first_game(s):
        lay_out_first_game(s)
        start(s, PROLOGUE)
    else:
        start(s, DRAFT)


def chosen_cults(options: Options, players: int, solo: bool) -> list[str]:
    """What seats have chosen, and alone what the NPC leads; the empty text where it is open."""
    if not solo:
        return list(picks(options.cults, players))
    npc = options.npc_cult
    return [*picks(options.cults, 1), "" if npc is NpcCult.DRAWN else npc.value]


def is_first_game(s: Cults) -> bool:
    """Do the stacks lie as recommended?

    RULING: alone they do unless it was agreed otherwise; nobody is there to draft against.
    """
    layout = s.options.layout
    return layout is Layout.FIRST_GAME or (layout is Layout.USUAL and s.solo)


def lay_out_first_game(s: Cults) -> None:
    """The recommended stacks in the districts in play (RC-3.6)."""
    for field in range(2 * len(in_play(s))):
        s.stacks[field], s.left[field] = cards(s).layout[field], COPIES
    s.unplaced.clear()
    tell(s, "first-game")


def draft(s: Cults) -> Script:
    """Each in turn puts a stack on a free field of its kind; alone, all of them (RC-3.5,
    RC-15.3).
    """
    table, seat = cards(s), s.active
    moves = [
        table.place_stack[card][district]
        for card in s.unplaced
        for district in in_play(s)
        if s.stacks[district * 2 + (card in table.actions)] == NO_CARD
    ]
    move: PlaceStack = yield Ask(seat, ASK_STACK, moves)
    card = table.numbers[move.card]
    field = DISTRICT_NUMBERS[move.district] * 2 + (card in table.actions)
    s.stacks[field], s.left[field] = card, COPIES
    s.unplaced.remove(card)
    tell(s, "stack-placed", seat=seat, card=move.card, district=move.district)
    s.step += 1
    s.active = 0 if s.solo else (s.first + s.step) % s.players
    if NO_CARD not in s.stacks[: 2 * len(in_play(s))]:
        s.unplaced.clear()
        start(s, PROLOGUE)


def reveal_prologue(s: Cults) -> Script:
    """One Prologue card lays out Sanity and Investigators (RC-2.7, RC-3.8, RC-18.7).

    RULING: the layout for a first game brings the Prologue card for a first game with it.
    """
    table = cards(s)
    if is_first_game(s):
        s.prologue = FIRST_PROLOGUE
    else:
        s.prologue = yield Draw(list(range(len(table.prologue_names))), table.prologue_names)
    card = table.edition.prologue[s.prologue]
    for district in in_play(s):
        name = DISTRICTS[district]
        s.sanity[district] = card.sanity[name]
        s.track[district] -= card.investigator_advance.get(name, 0)
        s.arrived[district] = card.investigators.get(name, 0)
    tell(s, "prologue", reveals=True, card=table.prologue_names[s.prologue])
    if s.solo:
        yield from set_up_npc(s)
    start(s, FIRST_SITES)


def set_up_npc(s: Cults) -> Script:
    """A Cult Site and a Ritual in each district, then the Objective (RC-15.4, RC-15.5, RC-18.13,
    RC-18.21).
    """
    for district, level in enumerate(NPC_RITUALS):
        s.sites[NPC] |= 1 << district
        place_ritual(s, NPC, district, level)
    tell(s, "npc-set-up", seat=NPC)
    names = cards(s).objective_names
    if s.options.objective is Objective.DRAWN:
        s.objective = yield Draw(list(range(len(names))), names)
    else:
        s.objective = int(s.options.objective) - 1
    tell(s, "objective", reveals=True, card=names[s.objective])


def found_first_site(s: Cults) -> Script:
    """One Cult Site in any district in play, clockwise (RC-3.9, RC-15.4)."""
    seat = s.active
    if not is_npc(s, seat):
        moves: list[Move] = [FOUND_SITE[district] for district in in_play(s)]
        move: FoundSite = yield Ask(seat, ASK_SITE, moves)
        s.sites[seat] |= 1 << DISTRICT_NUMBERS[move.district]
        tell(s, "site", seat=seat, district=move.district)
    next_seat(s, MOBILIZATION)
    if s.phase == MOBILIZATION:
        tell(s, "round", number=s.round, rounds=int(s.options.rounds))
