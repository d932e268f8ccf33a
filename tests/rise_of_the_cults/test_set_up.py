"""Setting up: First Cultist, cults, stacks, Prologue, Cult Sites (RC-1, RC-2, RC-3)."""

from __future__ import annotations

from collections import Counter

import pytest

from mythos.core.errors import BadOption, PickedTwice
from mythos.core.match import Match
from mythos.games.rise_of_the_cults import GAME
from mythos.games.rise_of_the_cults.cards import house_edition
from mythos.games.rise_of_the_cults.edition import CONSTANTS, CULTS
from mythos.games.rise_of_the_cults.state import (
    ALL_RITUALS,
    DIE,
    DOMINANCE_MARKERS,
    LEVELS,
    NUMBER,
    SITES,
    Cults,
    others,
)
from mythos.games.rise_of_the_cults.visibility import COLOURS
from mythos.games.rise_of_the_cults.zones import disorganize
from tests.rise_of_the_cults.board import NAMES, TABLE, Scene, Then, board, named, place


def start(players: int, *chance: str | list[int], **options: object) -> Scene:
    return Scene(Match(GAME, list(NAMES[:players]), options=options, fate=Then(chance)))


def test_left_is_the_next_seat() -> None:
    """RC-0.1, RC-0.2: clockwise means ascending seats; everybody else is a possible opposer."""
    s = board(4).s
    assert others(s, 2) == [3, 0, 1]


def test_the_components() -> None:
    """RC-1.1, RC-1.3: five Rituals, four sites, eight markers, twelve cards for each colour."""
    assert NUMBER[ALL_RITUALS] == 5
    assert LEVELS[ALL_RITUALS] == 2 * 1 + 2 * 2 + 3
    assert (SITES, DOMINANCE_MARKERS) == (4, 8)
    assert [len(deck) for deck in TABLE.decks] == [12] * 4
    edition = house_edition()
    assert (len(edition.prologue), len(edition.objective)) == (4, 8)


def test_the_recruitment_die() -> None:
    """RC-1.2, RC-18.4: two Thugs, two Initiates, one Freak, one blank."""
    assert Counter(DIE) == {0: 2, 1: 2, 2: 1, 3: 1}


def test_two_printings() -> None:
    """RC-1.4, RC-18.1, RC-18.2: 166 cards and 15 City cards, or 138 and 12."""
    for extended, cult_cards, city_cards in ((True, 166, 15), (False, 138, 12)):
        district, city = TABLE.in_printing(extended)
        assert 48 + 7 * len(district) + 20 == cult_cards
        assert len(city) == city_cards


def test_the_smaller_printing_leaves_cards_out() -> None:
    """RC-1.4: the extended stacks are not there to be drafted."""
    scene = start(2, edition="base")
    assert not any("culling" in move or "colossus" in move for move in scene.moves)
    assert len(scene.s.city_deck) == 12


def test_the_cults_and_their_colours() -> None:
    """RC-1.5: blue is Dagon."""
    assert COLOURS[CULTS.index("dagon")] == "blue"


def test_districts_have_numbers_and_the_same_fields() -> None:
    """RC-2.1, RC-2.2, RC-2.3, RC-19.1: Northside 1 to Rivertown 4, all alike."""
    view = board(4).view()
    names = [each.district for each in view.districts]
    assert names == ["northside", "downtown", "uptown", "rivertown"]
    for each in view.districts:
        assert each.guardian is not None
        assert each.action is not None
        assert each.dominance_fields == 4


@pytest.mark.parametrize(
    ("players", "districts", "fields"), [(1, 3, 3), (2, 3, 3), (3, 3, 4), (4, 4, 5)]
)
def test_districts_and_ritual_fields(players: int, districts: int, fields: int) -> None:
    """RC-2.4, RC-2.5, RC-18.3, RC-18.5, TV-9: Rivertown only with four; 3, 4 or 5 Ritual fields."""
    view = board(players).view()
    assert len(view.districts) == districts
    assert {each.ritual_fields for each in view.districts} == {fields}


def test_rivertown_is_closed_to_everything() -> None:
    """RC-2.4: no plan, no site, no advance there with three players."""
    scene = board(3, phase=8)
    assert scene.why_not("place-marker rivertown") == ("closed", "RC-2.4")


def test_several_rituals_of_one_player_in_a_district() -> None:
    """RC-2.6, RC-10.7, TV-1: I and II make three Attack and three Terror."""
    view = board(rituals="0 downtown 1 2").view()
    assert view.districts[1].levels == (3, 0)
    assert [each.level for each in view.districts[1].rituals] == [1, 2]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_track_starts_at_the_number_of_players(players: int) -> None:
    """RC-2.7, RC-18.18, RC-19.2: alone as with two."""
    view = board(players).view()
    assert {each.track for each in view.districts} == {max(2, players)}


def test_sanity_is_token_investigators_and_city() -> None:
    """RC-2.9: never below 0."""
    scene = board(sanity="downtown 3", arrived="downtown 2", sanity_change=[0, -1, -9, 0])
    assert [each.sanity for each in scene.view().districts] == [3, 4, 0]


def test_the_first_cultist_is_rolled() -> None:
    """RC-3.1, RC-21.1: and is asked first."""
    scene = start(3, [2], [1], [1], [1])
    assert scene.s.first == 1
    assert scene.asked == "1 stack"


@pytest.mark.parametrize("seat", [0, 2])
def test_the_first_cultist_is_chosen(seat: int) -> None:
    """RC-3.1: the table may name one; then nothing is rolled for it."""
    scene = start(3, [1], [1], [1], first_cultist=seat)
    assert (scene.s.first, scene.asked) == (seat, f"{seat} stack")
    assert scene.happened("first") == [{"seat": seat}]


def test_colours_are_chosen() -> None:
    """RC-1.5, RC-3.2: what nobody has chosen is dealt from the rest, and each is there once."""
    scene = start(3, [1], [2], cults="dagon,drawn,hastur")
    assert scene.s.cults == [2, 3, 1]
    assert scene.s.decks[0] == list(TABLE.decks[2])
    for wrong in ("dagon,dagon,hastur", "dagon,hastur", "dagon,nobody,hastur"):
        with pytest.raises(BadOption):
            start(3, cults=wrong)


def test_colours_are_chosen_alone() -> None:
    """RC-15.1: one's own and that of the NPC, two different ones."""
    scene = start(1, cults="dagon", npc_cult="cthulhu")
    assert scene.s.cults == [2, 0]
    assert scene.s.decks[1] == list(TABLE.decks[0])
    assert start(1, [3], npc_cult="hastur").s.cults == [3, 1]
    with pytest.raises(PickedTwice):
        start(1, cults="dagon", npc_cult="dagon")
    assert start(2, [1], [1], cults="drawn,dagon", npc_cult="dagon").s.cults == [0, 2]


def test_colours_are_dealt_and_decks_shuffled() -> None:
    """RC-3.2, RC-3.3, RC-3.4: each seat has the twelve cards of its own cult; round 1."""
    scene = start(2, [1], [4], [1])
    assert scene.s.cults == [3, 0]
    assert scene.s.decks[0] == list(TABLE.decks[3])
    assert scene.view().round == 1


@pytest.mark.parametrize(("players", "picks"), [(1, 6), (2, 6), (3, 6), (4, 8)])
def test_the_draft(players: int, picks: int) -> None:
    """RC-3.5, RC-15.3: one Guardian and one Action for each district, clockwise in turn; alone the
    human places all.
    """
    scene = start(players, layout="draft")
    seats = []
    while scene.ask.question.key == "stack":
        seats.append(scene.ask.seat)
        scene.plays(scene.moves[0])
    first = scene.s.first
    wanted = [0] * 6 if players == 1 else [(first + n) % players for n in range(picks)]
    assert seats == wanted
    assert all(left == 7 for left in scene.s.left[:picks])
    for guardian, action in zip(*[iter(scene.s.stacks[:picks])] * 2, strict=True):
        assert guardian not in TABLE.actions
        assert action in TABLE.actions
    assert not scene.s.unplaced


def test_a_field_takes_one_stack() -> None:
    """RC-3.5, RC-15.3: a Guardian's field no second Guardian, an Action's no second Action."""
    for players in (1, 2):
        scene = start(players, layout="draft").plays("place-stack guardian-gable downtown")
        assert scene.why_not("place-stack guardian-wharf downtown") == ("field-taken", "RC-3.5")
        scene.plays("place-stack action-sermon downtown")
        assert scene.why_not("place-stack action-pamphlets downtown") == ("field-taken", "RC-3.5")
        assert "place-stack guardian-gable uptown" not in scene.moves
        there = scene.view().districts[1]
        assert there.guardian is not None
        assert there.action is not None
        assert (there.guardian.card, there.action.card) == ("guardian-gable", "action-sermon")


def test_the_first_game_layout() -> None:
    """RC-3.6: its stacks and its Prologue card; nothing is drafted."""
    scene = start(2, [1], [1], [1], layout="first_game")
    assert scene.asked == "0 site"
    assert scene.s.prologue == 0
    assert named(scene.s.stacks[:2]) == "guardian-wharf action-pamphlets"


@pytest.mark.parametrize(
    ("players", "layout", "asked"),
    [(1, "usual", "site"), (2, "usual", "stack"), (1, "draft", "stack"), (2, "draft", "stack")],
)
def test_alone_the_stacks_usually_lie_there(players: int, layout: str, asked: str) -> None:
    """RC-15.3, RC-3.5: and are drafted if one likes."""
    assert start(players, layout=layout).asked.endswith(asked)
    assert GAME.read_options({}, players).layout == "usual"


def test_disorganization_cards_are_a_common_supply() -> None:
    """RC-3.7, RC-4.7: nobody starts with one, whoever has to takes one, and they never run out."""
    scene = start(2)
    dead = TABLE.disorganization
    assert not any(dead in deck for deck in scene.s.decks)
    for players in (1, 3):
        s = board(players).s
        for seat in range(s.players):
            disorganize(s, seat, 30)
        assert [pile.count(dead) for pile in s.discards] == [30] * s.players


@pytest.mark.parametrize(
    ("prologue", "sanity", "track", "arrived"),
    [
        ("prologue-1", [3, 4, 4, 3], [4, 4, 4, 4], [0, 0, 0, 0]),
        ("prologue-2", [4, 3, 3, 4], [4, 3, 3, 4], [0, 0, 0, 0]),
        ("prologue-3", [3, 5, 3, 4], [4, 4, 4, 4], [0, 0, 0, 0]),
        ("prologue-4", [2, 4, 3, 3], [4, 4, 4, 4], [1, 0, 0, 1]),
    ],
)
def test_each_prologue_card(
    prologue: str, sanity: list[int], track: list[int], arrived: list[int]
) -> None:
    """RC-3.8, RC-18.7: lays out Sanity and Investigators, after the draft."""
    scene = board(4, phase=2, chance=[prologue])
    assert (scene.s.sanity, scene.s.track, scene.s.arrived) == (sanity, track, arrived)


def test_a_prologue_card_ignores_a_closed_district() -> None:
    """RC-3.8: prologue-4 has an Investigator in Rivertown."""
    scene = board(2, phase=2, chance=["prologue-4"])
    assert scene.s.arrived == [1, 0, 0, 0]


def test_first_cult_sites_after_the_prologue() -> None:
    """RC-3.9, RC-3.10: clockwise, also where others are; no tokens, Rituals or Dominance yet."""
    scene = board(3, phase=3, first=1, active=1)
    assert scene.asked == "1 site"
    scene.plays("found-site downtown", "found-site downtown", "found-site uptown")
    assert [scene.sites(seat) for seat in range(3)] == [["uptown"], ["downtown"], ["downtown"]]
    s: Cults = scene.s
    assert (sum(s.rituals), sum(s.dominance)) == (0, 0)
    assert scene.happened("round") == [{"number": 1, "rounds": 6}]


def test_the_numbers_stand_in_one_place() -> None:
    """RC-21.9, RC-19.3: the card file repeats the numbers of the rules and may not change them."""
    assert CONSTANTS["dominance_fields"] == 4
    assert place("rivertown") == 3
