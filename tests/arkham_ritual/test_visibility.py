"""Who sees what: the visibility table row by row, memory of peeks, imagined worlds (AR-14)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from mythos.core.dice import Dice, seed_from
from mythos.core.seats import SPECTATOR
from mythos.games.arkham_ritual import GAME
from mythos.games.arkham_ritual.cards import NAMES
from mythos.games.arkham_ritual.visibility import HiddenCard, View, imagine, sees_held
from tests.arkham_ritual.table import Scene, random_games, table

FIVE = "idol_b mask_b dagger_b grimoire_b candelabra_b"
ALL = (*range(5), SPECTATOR)
PUBLIC = {
    "deck", "round", "turn", "over", "competitive", "doom", "sanity", "active", "hands_down",
    "handler", "pile", "removed", "discards", "dummies",
}  # fmt: skip


def who(scene: Scene, card: str, look: Callable[[View], str | None]) -> list[int]:
    """The seats, spectator included, that see this card there; the others see nothing at all."""
    seen = {seat: look(scene.view(seat)) for seat in ALL}
    assert set(seen.values()) <= {card, None}
    return [seat for seat in ALL if seen[seat] == card]


def travelling(view: View) -> str | None:
    return view.travelling.card if view.travelling else None


def top(view: View) -> str | None:
    return view.top.card if view.top else None


def colours(scene: Scene) -> list[str | None]:
    cards = [scene.view(seat).travelling for seat in ALL]
    return [each.colour if each else None for each in cards]


def orb(seen: str = "cthulhu") -> Scene:
    """Seat 0 looks into the Orb; seat 2 will be active next."""
    scene = table(f"magical_orb {FIVE[7:]}", active=1, draws=f"idol_b {seen}")
    return scene.gives(0)


def trapezohedron(seen: str, sanity: int = 7) -> Scene:
    """Seat 0 has looked into the Trapezohedron; seat 2 is active and has drawn that card."""
    before = [sanity, 7, 7, 7, 7]
    held = f"trapezohedron {FIVE[7:]}"
    return table(held, active=1, draws=f"idol_b {seen}", sanity=before).gives(0)


@pytest.mark.parametrize("active", range(5))
def test_a_held_card_is_seen_by_every_real_player_but_its_holder(active: int) -> None:
    """AR-14.5, AR-14.2, AR-4.3: being active makes no difference, a spectator sees backs."""
    scene = table(FIVE, active=active)
    for holder, card in enumerate(FIVE.split()):
        seers = [seat for seat in range(5) if seat != holder]
        assert who(scene, card, lambda view, holder=holder: view.held[holder]) == seers  # type: ignore[misc]
    assert all(scene.view(seat).own is None for seat in ALL)


def test_a_dummys_card_is_seen_by_everybody() -> None:
    """AR-14.1, AR-13.2."""
    scene = table(FIVE, players=3)
    for seat in (0, 1, 2, SPECTATOR):
        assert scene.view(seat).dummies == ["grimoire_b", "candelabra_b"]


def test_the_drawn_card_is_known_to_the_active_player_only() -> None:
    """AR-14.5: just drawn, with a follower who decides, and passed on."""
    scene = table(FIVE, active=2, draws="cthulhu")
    assert who(scene, "cthulhu", travelling) == [2]
    scene.plays(2, "give 3")
    assert who(scene, "cthulhu", travelling) == [2]
    scene.plays(3, "pass 0")
    assert who(scene, "cthulhu", travelling) == [2]


def test_a_passer_learns_the_card_when_somebody_takes_it() -> None:
    """AR-14.3: everybody but the taker sees it then."""
    scene = table(FIVE, active=2, draws="cthulhu").plays(2, "give 3").plays(3, "pass 0")
    assert travelling(scene.view(3)) is None
    scene.plays(0, "take")
    assert who(scene, "cthulhu", lambda view: view.held[0]) == [1, 2, 3, 4]
    assert scene.view(0).own is None


def test_a_discard_is_seen_by_everybody_its_former_holder_included() -> None:
    """AR-14.1: a discarded card is placed for all."""
    scene = table(FIVE, active=2, draws="cthulhu").gives(0)
    assert all(scene.view(seat).discards == ["idol_b"] for seat in ALL)


def test_a_card_that_all_passed_is_seen_by_everybody() -> None:
    """AR-5.7, R-5: it is thrown away face up."""
    scene = table(FIVE, active=2, draws="cthulhu").all_pass()
    for seat in ALL:
        told = [each.params for each in scene.match.heard(seat) if each.key == "refused"]
        assert told == [{"seat": 1, "card": "cthulhu"}]


@pytest.mark.parametrize("seat", ALL)
def test_nobody_knows_the_order_of_the_deck(seat: int) -> None:
    """AR-14.5: whatever comes next, the views before are the same."""
    one = table(FIVE, draws="cthulhu gate_1 gate_2").plays(0, "give 1")
    other = table(FIVE, draws="cthulhu cultist idol_r").plays(0, "give 1")
    assert one.view(seat) == other.view(seat)
    assert one.view(seat).unseen == sorted(one.view(seat).unseen, key=NAMES.index)


def test_the_orbs_card_is_seen_by_the_discarder_only() -> None:
    """AR-14.4: the others do not even learn its colour."""
    scene = orb()
    assert who(scene, "cthulhu", top) == [0]
    for seat in ALL[1:]:
        assert scene.view(seat).top == HiddenCard(None, None)


def test_a_card_that_the_orb_removed_is_known_to_the_discarder_until_the_round_ends() -> None:
    """AR-14.4, AR-8.4, R-9: all others know that there is one, until the next setup."""
    scene = orb().plays(0, "remove")
    assert who(scene, "cthulhu", lambda view: view.removed_card) == [0]
    assert all(scene.view(seat).removed == 1 for seat in ALL)
    scene.all_pass()
    assert all(scene.view(seat).removed == 0 for seat in ALL)
    assert who(scene, "cthulhu", lambda view: view.removed_card) == []


@pytest.mark.parametrize("look", [lambda: orb().plays(0, "keep"), lambda: trapezohedron("cthulhu")])
def test_a_peeked_card_is_known_to_the_peeker_and_to_whoever_draws_it(
    look: Callable[[], Scene],
) -> None:
    """AR-14.4: also while it travels."""
    scene = look()
    assert who(scene, "cthulhu", travelling) == [0, 2]
    scene.plays(2, "give 3").plays(3, "pass 4")
    assert who(scene, "cthulhu", travelling) == [0, 2]


@pytest.mark.parametrize(
    ("seen", "sanity", "colour"),
    [("gate_1", 7, "blue"), ("gate_1", 3, "blue"), ("idol_r", 7, "red"), ("cthulhu", 3, "red")],
)
def test_the_colour_of_the_trapezohedrons_card_is_public(
    seen: str, sanity: int, colour: str
) -> None:
    """AR-14.4, AR-8.5: read off the sanity; at 7 no loss means blue."""
    scene = trapezohedron(seen, sanity)
    assert colours(scene) == [colour] * 6
    scene.plays(2, "give 3").plays(3, "take")
    assert scene.view(3).own == HiddenCard(None, colour)


def test_the_colour_of_any_other_card_is_not_public() -> None:
    """AR-14.5: a kept Orb card betrays nothing, nor does a card just drawn."""
    assert colours(orb().plays(0, "keep")) == ["red", None, "red", None, None, None]
    assert colours(table(FIVE, active=1)).count(None) == 5


def test_all_held_cards_are_open_at_the_reveal() -> None:
    """AR-7.1, AR-14.5: everybody, holders and spectators included, hears them then."""
    scene = table(FIVE, draws="gate_1").all_pass()
    for seat in ALL:
        told = [each.params["card"] for each in scene.match.heard(seat) if each.key == "verdict"]
        assert told == FIVE.split()


@pytest.mark.parametrize("confession", [False, True])
def test_what_is_public_is_the_same_for_everybody(confession: bool) -> None:
    """AR-14.1, AR-2.6: deck list, counts, discards, sanity, hands, doom space, active player."""
    for scene in random_games(4, doom_track=True, confession=confession):
        views = [scene.view(seat) for seat in (*range(4), SPECTATOR)]
        for name in PUBLIC:
            assert all(getattr(each, name) == getattr(views[0], name) for each in views), name


@pytest.mark.parametrize(
    ("scene", "told"),
    [
        (lambda: table(FIVE).plays(0, "give 3").plays(3, "pass 1"), ["drew", "gave", "passed"]),
        (lambda: orb().plays(0, "keep"), ["orb", "orb-kept"]),
        (lambda: orb().plays(0, "remove"), ["orb", "orb-removed"]),
        (lambda: table(FIVE).all_pass(), ["gave", "passed", "refused"]),
    ],
)
def test_who_did_what_is_public(scene: Callable[[], Scene], told: list[str]) -> None:
    """AR-14.5: gifts, passes, refusals and the Orb's choice are told to a spectator too."""
    heard = {event.key for event in scene().match.heard(SPECTATOR)}
    assert set(told) <= heard


def test_an_open_look_back_shows_what_nobody_sees() -> None:
    """AR-14: the travelling card, the card under the Orb and the removed one, all face up."""
    view = GAME.open_view(table(FIVE, active=0, draws="cthulhu").state)
    assert view.travelling == HiddenCard("cthulhu", "red")
    assert view.top is None
    assert view.held == FIVE.split()
    scene = orb("gate_1")
    view = GAME.open_view(scene.state)
    assert view.top == HiddenCard("gate_1", "blue")
    assert (view.travelling, view.removed_card) == (None, None)
    scene.plays(0, "remove")
    assert GAME.open_view(scene.state).removed_card == "gate_1"


@pytest.mark.parametrize("seat", [0, 4, SPECTATOR])
def test_dummies_lie_open(seat: int) -> None:
    """AR-13.2: for everybody, also the first of them."""
    s = table(f"{FIVE}", players=3, active=0).state
    assert [sees_held(s, seat, holder) for holder in (3, 4)] == [True, True]


def test_nothing_is_imagined_when_the_game_is_over() -> None:
    """AR-14.5: all cards lie open then, also the own one."""
    scene = table(FIVE, active=0, draws="cthulhu", sanity=[1, 1, 1, 1, 1], round_limit=1).all_pass()
    assert scene.match.over
    for seat in range(5):
        s = scene.state.copy()
        imagine(s, seat, Dice(seed_from("over")))
        assert s.held == scene.state.held


def test_a_new_round_knows_no_colours() -> None:
    """AR-14.4: only the Trapezohedron shows one; what is under the Orb after a deal is dark."""
    dealt = f"magical_orb {FIVE[7:]}"
    scene = table(FIVE, active=0, draws=f"cthulhu {dealt} idol_b gate_1").all_pass()
    assert scene.state.round == 2
    at = scene.held.index("magical_orb")
    scene.gives(at)
    for seat in ALL:
        known = HiddenCard("gate_1", "blue") if seat == at else HiddenCard(None, None)
        assert scene.view(seat).top == known
