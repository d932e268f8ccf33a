"""What a seat remembers, what it hears, and the worlds it holds possible (AR-14, AR-19.3)."""

from __future__ import annotations

from collections import Counter

import pytest

from mythos.core.dice import Dice, seed_from
from mythos.core.errors import UndoNeedsConsent
from mythos.core.seats import EVERYONE, SPECTATOR, only
from mythos.games.arkham_ritual import GAME
from mythos.games.arkham_ritual.cards import NAMES
from mythos.games.arkham_ritual.visibility import HiddenCard
from tests.arkham_ritual.table import Scene, new_game, random_games
from tests.arkham_ritual.test_visibility import ALL, orb, trapezohedron, travelling


def test_the_candidates_for_the_own_card_are_what_one_cannot_place() -> None:
    """AR-14.1: the deck minus all that this seat sees or remembers, and nothing else."""
    for options in ({}, {"event": "trapezohedron"}):
        for scene in random_games(5, **options):
            for seat in ALL:
                view = scene.view(seat)
                hidden = [each.card for each in (view.travelling, view.top, view.own) if each]
                seen = [*view.held, *view.dummies, *view.discards, view.removed_card, *hidden]
                assert Counter(view.deck) - Counter(filter(None, seen)) == Counter(view.unseen)


def test_a_peeked_card_that_the_peeker_takes_is_remembered() -> None:
    """AR-14.4: until the peeker takes another one."""
    scene = orb().plays(0, "keep").plays(2, "give 0").plays(0, "take")
    view = scene.view(0)
    assert view.own == HiddenCard("cthulhu", "red")
    assert view.held[0] is None
    assert "cthulhu" not in view.unseen
    assert scene.asked == 3
    scene.gives(0)
    assert scene.view(0).own is None


def test_a_new_deal_ends_every_memory() -> None:
    """AR-14.4, AR-4.1: what was peeked in one round says nothing about the next."""
    scene = orb().plays(0, "keep").plays(2, "give 0").plays(0, "take").all_pass()
    assert scene.state.round == 2
    assert all(scene.view(seat).own is None for seat in ALL)


def test_a_keep_cannot_be_taken_back_once_the_next_player_has_seen_the_card() -> None:
    """AR-14.4: to remove it after all would leave two who know it, so the table must agree."""
    scene = orb().plays(0, "keep")
    assert travelling(scene.view(2)) == "cthulhu"
    with pytest.raises(UndoNeedsConsent):
        scene.match.undo(0)


def audience(scene: Scene, key: str, seat: int) -> int | None:
    """Who may hear an event that names a card of this seat; None for no such event."""
    real = (1 << scene.match.players) - 1
    if key in ("dealt", "took"):
        return real & ~only(seat)
    if key in ("drew-card", "orb-card", "trapezohedron-card"):
        return only(seat)
    if key == "confessed":
        return real
    open_cards = "discarded refused verdict verdict-dummy revealed mystery awakens awakens-dummy"
    return EVERYONE if key in (*open_cards.split(), "dealt-dummy") else None


@pytest.mark.parametrize("players", [3, 5, 7])
@pytest.mark.parametrize("event", ["magical_orb", "trapezohedron"])
def test_an_event_that_names_a_card_is_heard_only_by_those_who_know_it(
    players: int, event: str
) -> None:
    """AR-14.5: the log has the same filter as the view; a drawn card may have been peeked at."""
    games = random_games(players, event=event, great_old_one="mystery", confession=True)
    peeks = 0
    for scene in (each for each in games if each.match.over):
        peeker = 0
        for told in scene.match.events:
            if told.key in ("orb-card", "trapezohedron-card"):
                peeker, peeks = told.audience, peeks + 1
            if "card" not in told.params:
                continue
            seat = told.params.get("seat", 0)
            assert isinstance(seat, int)
            allowed = audience(scene, told.key, seat)
            if told.key == "drew-card":
                assert told.audience in (allowed, only(seat) | peeker)
                peeker = 0
            else:
                assert told.audience == allowed, told.key
    assert peeks


@pytest.mark.parametrize("event", ["magical_orb", "trapezohedron"])
@pytest.mark.parametrize("players", [3, 5])
def test_nobody_hears_the_name_of_the_own_card_or_of_one_in_the_deck(
    players: int, event: str
) -> None:
    """AR-14.5, AR-19.3: of cards that exist once, unless the seat peeked at it itself."""
    for scene in random_games(players, event=event):
        if scene.match.over:
            continue
        s = scene.state
        start = max(n for n, told in enumerate(scene.match.events) if told.key == "round")
        for seat in (*range(players), SPECTATOR):
            view = scene.view(seat)
            hidden = set(view.unseen) & {name for name in view.deck if view.deck.count(name) == 1}
            told = scene.match.heard(seat, start)
            assert hidden.isdisjoint(str(each.params.get("card")) for each in told)
            if seat != SPECTATOR and view.own is None:
                assert NAMES[s.held[seat]] in view.unseen


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (3, {"event": "trapezohedron", "confession": True}),
        (5, {"event": "magical_orb", "confession": True}),
        (5, {"event": "trapezohedron"}),
        (7, {"event": "magical_orb"}),
    ],
)
def test_an_imagined_world_looks_the_same_to_its_seat(
    players: int, options: dict[str, object]
) -> None:
    """AR-19.3, AR-14.5: so nothing in the view depends on what the seat may not know."""
    dice = Dice(seed_from("x"))
    for scene in random_games(players, round_limit=3, **options):
        if scene.match.over:
            continue
        for seat in range(players):
            world = scene.match.imagine(seat, dice)
            assert GAME.view(world.state, seat) == scene.view(seat)
            assert world.asked == scene.match.asked
            assert GAME.flaws(world.state) == []


def test_an_imagined_world_keeps_what_the_seat_remembers() -> None:
    """AR-14.4: the own card, the removed card and the card under way, once peeked at."""
    taken = orb().plays(0, "keep").plays(2, "give 0").plays(0, "take")
    removed, kept = orb().plays(0, "remove"), orb().plays(0, "keep")
    for number in range(20):
        dice = Dice(seed_from(f"x{number}"))
        assert NAMES[taken.match.imagine(0, dice).state.held[0]] == "cthulhu"
        assert NAMES[removed.match.imagine(0, dice).state.removed] == "cthulhu"
        assert NAMES[kept.match.imagine(0, dice).state.transit] == "cthulhu"


def test_imagined_worlds_hold_every_candidate_possible() -> None:
    """AR-14.1: own card and travelling card vary over all that cannot be placed."""
    scene = new_game(5, first_player=0)
    view = scene.view(1)
    worlds = [scene.match.imagine(1, Dice(seed_from(f"world {n}"))) for n in range(300)]
    assert {NAMES[world.state.held[1]] for world in worlds} == set(view.unseen)
    assert {NAMES[world.state.transit] for world in worlds} == set(view.unseen)
    again = scene.match.imagine(1, Dice(seed_from("world 0")))
    assert again.state == worlds[0].state


def test_imagined_worlds_respect_a_known_colour() -> None:
    """AR-14.4: a card known to be red is any red card that cannot be placed."""
    scene = trapezohedron("idol_r").plays(2, "give 3").plays(3, "take")
    own = {
        NAMES[scene.match.imagine(3, Dice(seed_from(f"red {n}"))).state.held[3]] for n in range(200)
    }
    assert own == {name for name in scene.view(3).unseen if name.endswith("_r")} | {"cthulhu"}
