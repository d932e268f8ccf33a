"""Cthulhu Wars: grey Acolytes, a handicap (CW-56.14)."""

from __future__ import annotations

import pytest

from mythos.core.dice import Dice, seed_from
from mythos.core.match import Match
from mythos.games.cthulhu_wars import GAME
from mythos.games.cthulhu_wars.rules.key import Key
from mythos.games.cthulhu_wars.rules.state import DOOM, War
from mythos.games.cthulhu_wars.shown.visibility import View
from tests.cthulhu_wars.war import Scene, war

STRONG = ",strong,"


def in_box(scene: Scene, code: str, unit: str = "grey_acolyte") -> int:
    kind = scene.t.kinds[scene.seat(code)][unit]
    return scene.s.figures[scene.t.gone * scene.t.size + kind]


def test_at_the_beginning_one_of_six_is_grey_or_a_seventh_waits() -> None:
    """CW-56.14: five and a grey one; six, and one in the Pool."""
    options = {"factions": "cc,gc,bg", "handicap": "strong,,weak", "first_player": "first_seat"}
    match: Match[War] = Match(GAME, 3, options=options)
    view = match.view(0)
    assert isinstance(view, View)
    units = {each.name: sorted((u.unit, u.number) for u in each.units) for each in view.zones}
    assert [("acolyte", 5), ("grey_acolyte", 1)] in units.values()
    assert list(units.values()).count([("acolyte", 6)]) == 2
    pools = [{each.unit: each.number for each in seat.pool} for seat in view.seats]
    assert [pool.get("acolyte", 0) for pool in pools] == [0, 0, 1]


def test_without_a_handicap_nothing_is_different() -> None:
    """CW-56.14: neither the table nor its name."""
    plain = GAME.setup(GAME.read_options({"factions": "cc,gc,bg"}, 3), 3)
    assert "grey_acolyte" not in GAME.catalogue.layout(plain.table).names
    key = Key.read(plain.table)
    assert (str(key), key.handicaps) == (plain.table, ())
    agreed = key._replace(handicaps=("strong", "", "weak"))
    assert Key.read(str(agreed)) == agreed
    assert Key.read(str(agreed._replace(cards=("gug",)))).cards == ("gug",)


def test_a_grey_one_does_what_acolytes_do() -> None:
    """CW-56.14: it moves, holds Gates, gives Power."""
    scene = war("gc,cc,bg", {"asia": "gc grey_acolyte / gate"}, handicap="strong,,")
    scene.plays("gc control-gate asia grey_acolyte")
    assert scene.gate("asia") == "gc"
    assert scene.view("gc").seats[0].income == 1 + 2
    assert scene.can("create-gate") == []
    assert scene.can("move-unit grey_acolyte asia africa")


def test_killed_or_eliminated_it_goes_to_the_box() -> None:
    """CW-56.14: the other five come back."""
    zones = {"asia": "cc grey_acolyte / gc starspawn"}
    scene = war("gc,cc,bg", zones, handicap=STRONG).rolls([6, 1, 1]).plays("gc attack asia 1")
    assert (in_box(scene, "cc"), scene.pool("cc", "grey_acolyte")) == (1, 0)
    assert scene.pool("cc", "acolyte") == 5
    assert not [move for move in scene.moves if "grey" in move]


def test_captured_it_pays_its_captor_and_goes_to_the_box() -> None:
    """CW-56.14, CW-6.4: not back to the Pool."""
    zones = {"asia": "cc grey_acolyte / gc deep_one"}
    scene = war("gc,cc,bg", zones, handicap=STRONG).plays("gc capture asia 1")
    assert scene.captives("gc") == "cc grey_acolyte"
    gather = war("gc,cc,bg", {"africa": "cc acolyte"}, handicap=STRONG, phase=2)
    gather.goes("cc grey_acolyte", "gone", "prison gc")
    assert gather.view("gc").seats[0].income == 1
    gather.plays("gc pass", "cc pass", "bg pass")
    assert (in_box(gather, "cc"), gather.captives("gc")) == (1, "")


def test_in_dreams_it_goes_to_the_box() -> None:
    """CW-56.14, CW-20.16: it can be chosen like any Acolyte."""
    zones = {"asia": "cc grey_acolyte acolyte", "africa": "gc acolyte"}
    scene = war("gc,cc,bg", zones, handicap=STRONG, books={"gc": "dreams"})
    scene.plays("gc dreams asia 1", "cc lose grey_acolyte")
    assert (scene.zone("asia"), in_box(scene, "cc")) == ("gc acolyte / cc acolyte", 1)
    lone = war("gc,cc,bg", {"asia": "cc grey_acolyte"}, handicap=STRONG, books={"gc": "dreams"})
    assert lone.can("dreams") == ["dreams asia 1"]


def test_devolved_it_goes_to_the_box() -> None:
    """CW-56.14, CW-20.15."""
    scene = war("cc,gc,bg", {"asia": "gc grey_acolyte!", "africa": "cc acolyte"},
                handicap=STRONG, books={"gc": "devolve"})  # fmt: skip
    scene.plays("cc recruit acolyte africa", "gc devolve grey_acolyte_on_gate asia")
    assert (scene.zone("asia"), in_box(scene, "gc")) == ("gc deep_one", 1)
    assert scene.gate("asia") == "abandoned"


def test_zingaya_takes_it() -> None:
    """CW-56.14, CW-23.20."""
    scene = war("ys,cc,bg", {"asia": "cc grey_acolyte / ys undead"}, handicap=STRONG,
                books={"ys": "zingaya"})  # fmt: skip
    scene.plays("ys zingaya asia 1")
    assert (scene.zone("asia"), in_box(scene, "cc")) == ("ys undead:2", 1)


def test_promoted_it_goes_to_the_box() -> None:
    """CW-56.14, CW-24.18."""
    zones = {"asia": "ow grey_acolyte mutant / cc acolyte"}
    scene = war("ow,cc,bg", zones, handicap="strong,,", books={"ow": "million_favored_ones"})
    scene.rolls([1], []).plays("ow attack asia 1", "ow promote grey_acolyte asia")
    assert in_box(scene, "ow") == 1


def test_cursed_slumber_protects_it() -> None:
    """CW-56.14, CW-25.16: it sleeps on the Gate that it holds."""
    scene = war("sl,cc,bg", {"asia": "sl grey_acolyte!"}, handicap="strong,,",
                books={"sl": "cursed_slumber"})  # fmt: skip
    scene.plays("sl slumber asia")
    assert scene.card("sl") == "sl grey_acolyte"


def test_dagon_may_take_it_for_six_power() -> None:
    """CW-56.14, CW-53.84: Innsmouth Look."""
    cards = {"father_dagon": "cc book"}
    zones = {"asia": "cc grey_acolyte", "south_atlantic": "cc father_dagon"}
    scene = war("cc,gc,bg", zones, handicap="strong,,", cards=cards, power={"cc": 1}, phase=DOOM)
    assert (scene.power("cc"), scene.zone("asia"), in_box(scene, "cc")) == (7, "", 1)


def test_eihort_turns_it_into_a_brood() -> None:
    """CW-56.14, CW-53.172: it is replaced, and in the box."""
    scene = war("cc,gc,bg", {"asia": "cc acolyte! grey_acolyte nyarlathotep"}, power={"cc": 9},
                handicap="strong,,", cards={"eihort": "nobody"})  # fmt: skip
    scene.plays("cc awaken eihort asia")
    assert (in_box(scene, "cc"), scene.zone("asia")) == (1, "cc brood:2 nyarlathotep eihort")


def test_mummified_it_stands_up_grey() -> None:
    """CW-56.14, CW-53.92: and lost as a mummy it does not come back."""
    cards = {"ghatanothoa": "gc"}
    zones = {"asia": "cc acolyte grey_acolyte / gc ghatanothoa", "africa": "gc acolyte"}
    scene = war("gc,cc,bg", zones, handicap=STRONG, cards=cards)
    scene.plays("gc mummify asia")
    assert scene.zone("asia") == "gc ghatanothoa / cc mummy grey_mummy"
    later = war("bg,cc,ys", {"asia": "cc mummy grey_mummy!"}, handicap=STRONG, phase=DOOM,
                cards={"ghatanothoa": "nobody"}, power={"bg": 1, "cc": 1, "ys": 1})  # fmt: skip
    assert (later.zone("asia"), later.gate("asia")) == ("cc acolyte grey_acolyte", "cc")
    lost = war("gc,cc,bg", {"asia": "cc grey_mummy / gc deep_one"}, handicap=STRONG,
               cards={"ghatanothoa": "nobody"})  # fmt: skip
    lost.goes("cc grey_mummy", "asia", "pool")
    assert (lost.pool("cc", "grey_mummy"), in_box(lost, "cc", "grey_mummy")) == (0, 1)


def test_a_dark_demon_may_take_its_place() -> None:
    """CW-56.14, CW-56.13: grey first, if its owner likes."""
    zones = {"asia": "cc acolyte:5 grey_acolyte", "africa": "gc acolyte"}
    scene = war("gc,cc,bg", zones, handicap=STRONG, cards={"dark_demon": "nobody"}, phase=6,
                doom={"gc": 2}, met={"gc": "first_doom_phase"},
                books={"gc": "dreams"})  # fmt: skip
    scene.plays("gc buy dark_demon", "gc arrive asia", "cc sacrifice grey_acolyte asia")
    assert (in_box(scene, "cc"), scene.zone("asia")) == (1, "gc dark_demon / cc acolyte:5")


def test_insects_lead_it_like_any_other() -> None:
    """CW-56.14, CW-51.13: of two the other one goes first."""
    cards = {"insects_from_shaggai": "gc"}
    zones = {"asia": "cc grey_acolyte acolyte / gc insects_from_shaggai"}
    scene = war("gc,cc,bg", zones, handicap=STRONG, cards=cards)
    scene.plays("gc lead-acolyte 1 asia africa")
    assert scene.zone("africa") == "cc acolyte"
    scene.plays("gc lead-another 1 asia africa")
    assert scene.zone("africa") == "cc acolyte grey_acolyte"


def test_a_seventh_acolyte_comes_back_like_any_other() -> None:
    """CW-56.14: too weak."""
    zones = {"asia": "cc acolyte:7 / gc starspawn"}
    scene = war("gc,cc,bg", zones, handicap=",weak,").rolls([6, 1, 1]).plays("gc attack asia 1")
    assert scene.pool("cc", "acolyte") == 1


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_games_with_handicaps_are_played_to_their_end(players: int) -> None:
    """CW-56.14: with cards that speak of Acolytes."""
    picks = ",".join(["strong", "weak", "", "strong", ""][:players])
    cards = "ghatanothoa,eihort,father_dagon,insects_from_shaggai,dark_demon"
    for number in range(3):
        seed = seed_from(f"grey {players} {number}")
        options = {"handicap": picks, "cards": cards}
        match: Match[War] = Match(GAME, players, options=options, seed=seed)
        dice = Dice(seed_from(f"moves {players} {number}"))
        while not match.over:
            ask = match.asked[0]
            match.play(ask.seat, ask.moves[dice.below(len(ask.moves))])
            assert GAME.flaws(match.state) == []
