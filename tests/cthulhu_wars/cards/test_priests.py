"""Cthulhu Wars: unique High Priests come instead of the generic one (CW-56.1)."""

from __future__ import annotations

from mythos.core.match import Match
from mythos.games.cthulhu_wars.game import GAME
from mythos.games.cthulhu_wars.rules.figures import shift
from mythos.games.cthulhu_wars.rules.state import DOOM_TURN, War
from tests.cthulhu_wars.war import war

TWO = {"pitpipo": "nobody", "keziah_mason": "nobody"}
ZONES = {"asia": "gc acolyte!", "europe": "cc acolyte!", "africa": "bg acolyte"}
TCHO = {"asia": "tt acolyte!", "europe": "cc acolyte!"}


def test_with_one_among_the_cards_everybody_has_a_high_priest() -> None:
    """CW-56.1: nobody buys the card."""
    match: Match[War] = Match(GAME, 3, options={"factions": "gc,cc,bg", "cards": "pitpipo"})
    layout = GAME.catalogue.layout(match.state.table)
    assert all("high_priest" in layout.kinds[seat] for seat in range(3))
    scene = war("gc,cc,bg", ZONES, cards=TWO, phase=DOOM_TURN, doom={"gc": 9},
                books={"gc": "absorb"}, met={"gc": "first_doom_phase"})  # fmt: skip
    assert not scene.can("buy")
    assert not [each.card for each in scene.view("gc").cards if each.sale]


def test_whoever_recruits_his_high_priest_chooses_one_for_the_same_price() -> None:
    """CW-56.1: beside a unit; the figure of the usual one is away then."""
    scene = war("gc,cc,bg", ZONES, cards=TWO, usual=True)
    assert sorted(scene.can("recruit-priest")) == [
        "recruit-priest keziah_mason asia", "recruit-priest pitpipo asia",
    ]  # fmt: skip
    assert scene.can("recruit high_priest asia")
    assert not scene.can("recruit pitpipo")
    assert scene.price("gc", "recruit-priest pitpipo asia") == 3
    scene.plays("gc recruit-priest pitpipo asia")
    assert (scene.zone("asia"), scene.power("gc")) == ("gc acolyte pitpipo", 2)
    assert (scene.pool("gc", "high_priest"), scene.pool("gc", "pitpipo")) == (0, 0)


def test_it_is_closed_to_all_others_and_one_has_no_second() -> None:
    """CW-56.1: even while it is dead."""
    scene = war("gc,cc,bg", ZONES, cards=TWO, usual=True, power={"gc": 9})
    scene.plays("gc recruit-priest pitpipo asia")
    assert scene.can("recruit-priest") == ["recruit-priest keziah_mason europe"]
    scene.goes("gc pitpipo", "asia", "pool")
    scene.plays("cc recruit-priest keziah_mason europe", "bg pass")
    assert sorted(scene.can("recruit-priest")) == ["recruit-priest pitpipo asia"]
    assert scene.can("recruit high_priest asia")


def test_next_time_one_may_choose_the_usual_one_and_then_the_unique_one_again() -> None:
    """CW-56.1: there is one figure of the two."""
    scene = war("gc,cc,bg", ZONES, cards=TWO, usual=True, power={"gc": 20, "cc": 0, "bg": 0})
    scene.plays("gc recruit-priest pitpipo asia").goes("gc pitpipo", "asia", "pool")
    scene.plays("gc recruit acolyte asia", "gc recruit high_priest asia")
    assert not scene.can("recruit-priest")
    scene.goes("gc high_priest", "asia", "pool").plays("gc recruit acolyte asia")
    assert scene.can("recruit-priest") == ["recruit-priest pitpipo asia"]


def test_a_unique_one_has_no_oath() -> None:
    """CW-56.1."""
    scene = war("gc,cc,bg", {"asia": "gc acolyte! pitpipo"}, cards={"pitpipo": "gc"})
    moves = [str(move) for move in GAME.interjections(scene.s, scene.seat("gc"))]
    assert not [move for move in moves if move.startswith("unspeakable-oath")]


def test_the_tcho_tcho_have_one_of_three_and_begin_with_a_usual_one() -> None:
    """CW-56.1, CW-2.13."""
    match: Match[War] = Match(GAME, 3, options={"factions": "tt,cc,bg", "cards": "pitpipo",
                                    "first_player": "first_seat"})  # fmt: skip
    while match.asked[0].question.key == "start":
        match.play(match.asked[0].seat, match.asked[0].moves[0])
    layout = GAME.catalogue.layout(match.state.table)
    assert match.state.figures[layout.pool * layout.size + layout.kinds[0]["high_priest"]] == 2
    scene = war("tt,cc,bg", TCHO, cards=TWO, usual=True)
    scene.plays("tt recruit-priest pitpipo asia")
    assert (scene.zone("asia"), scene.pool("tt", "high_priest")) == ("tt acolyte pitpipo", 2)


def test_hierophants_bring_a_unique_one_if_one_likes() -> None:
    """CW-56.1, CW-27.14."""
    scene = war("tt,cc,bg", TCHO, cards=TWO, books={"tt": "hierophants"}, signs={"tt": [1]},
                met={"tt": "others_advance"})  # fmt: skip
    scene.plays("tt recruit acolyte asia", "tt take-book terror")
    assert scene.asked == "tt which-priest"
    scene.plays("tt choose-priest keziah_mason")
    assert (scene.zone("asia"), scene.pool("tt", "high_priest")) == ("tt acolyte:2 keziah_mason", 2)


def test_martyrdom_tablets_and_ubbo_sathla_take_him_as_a_high_priest() -> None:
    """CW-56.1, CW-27.16, CW-27.18, CW-27.4."""
    cards = {"pitpipo": "tt"}
    zones = {"asia": "tt pitpipo proto_shoggoth:2 / cc flying_polyp:2"}
    scene = war("cc,tt,bg", zones, cards=cards, books={"tt": "martyrdom"})
    scene.rolls([6, 6], [1, 1]).plays("cc attack asia 1", "tt assign-kill pitpipo", "tt martyrdom")
    assert scene.pool("tt", "pitpipo") == 1
    assert scene.asked == "tt retreat"

    zones = {"asia": "tt acolyte! pitpipo"}
    scene = war("tt,cc,bg", zones, cards=cards, phase=DOOM_TURN, power={"tt": 9},
                books={"tt": "tablets_of_the_gods"})  # fmt: skip
    scene.plays("tt perform-ritual")
    assert (len(scene.signs("tt")), scene.pool("tt", "pitpipo")) == (1, 1)

    scene = war("tt,cc,bg", zones, cards=cards, power={"tt": 6})
    scene.plays("tt awaken ubbo_sathla asia")
    assert (scene.zone("asia"), scene.pool("tt", "pitpipo")) == ("tt acolyte ubbo_sathla", 1)


def test_one_that_lies_on_the_velvet_fan_is_brought_back_from_there() -> None:
    """CW-56.1, CW-53.155: its owner gets the price."""
    cards = {"bloated_woman": "cc book", "pitpipo": "gc"}
    zones = {**ZONES, "europe": "cc acolyte! bloated_woman"}
    scene = war("gc,cc,bg", zones, cards=cards, usual=True)
    s, t, kind = scene.s, scene.t, scene.t.kinds[0]["pitpipo"]
    fan = next(at for at, card in enumerate(t.loyalty) if card.code == "bloated_woman")
    shift(s, t, kind, t.pool, t.on_loyalty[fan])
    assert scene.can("recruit-priest") == ["recruit-priest pitpipo asia"]
    scene.plays("gc recruit-priest pitpipo asia")
    assert (scene.zone("asia"), scene.power("gc")) == ("gc acolyte pitpipo", 2)
    assert scene.power("cc") == 8
