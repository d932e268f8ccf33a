"""Cthulhu Wars: every action costs what it says, is possible with just that, and not with less."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from mythos.games.cthulhu_wars.rules.state import DOOM_TURN
from tests.cthulhu_wars.war import Scene, war


class Priced(NamedTuple):
    """An action of a faction, its price, and a map and spellbooks that allow it."""

    me: str
    action: str
    price: int
    zones: dict[str, str]
    book: str = ""


COMMON = [
    Priced("cc", "recruit acolyte asia", 1, {"asia": "cc nightgaunt"}),
    Priced("cc", "recruit high_priest asia", 3, {"asia": "cc nightgaunt"}),
    Priced("bg", "create-gate asia", 3, {"asia": "bg acolyte"}),
    Priced("bg", "move-unit acolyte asia europe", 1, {"asia": "bg acolyte"}),
    Priced("gc", "attack asia 1", 1, {"asia": "gc deep_one / xx acolyte"}),
    Priced("cc", "capture asia 1", 1, {"asia": "cc nightgaunt / xx acolyte"}),
]
SUMMONS = [
    Priced(me, f"summon {unit} asia", price, {"asia": f"{me} acolyte!"})
    for me, units in {
        "gc": {"deep_one": 1, "shoggoth": 2, "starspawn": 3},
        "cc": {"nightgaunt": 1, "flying_polyp": 2, "hunting_horror": 3},
        "bg": {"ghoul": 1, "fungi": 2, "dark_young": 3},
        "ys": {"undead": 1, "byakhee": 2},
    }.items()
    for unit, price in units.items()
]
AWAKENINGS = [
    Priced("gc", "awaken cthulhu south_pacific", 10, {"south_pacific": "gate / gc acolyte"}),
    Priced("cc", "awaken nyarlathotep asia", 10, {"asia": "cc acolyte!"}),
    Priced("bg", "awaken shub_niggurath asia", 8, {"asia": "bg acolyte:2!"}),
    Priced("ys", "awaken king_in_yellow asia", 4, {"asia": "ys acolyte"}),
    Priced("ys", "awaken hastur asia", 10, {"asia": "ys acolyte! king_in_yellow"}),
]
UNIQUE = [
    Priced("gc", "dreams asia 1", 2, {"asia": "xx acolyte"}, "dreams"),
    Priced("gc", "submerge", 1, {"north_pacific": "gc cthulhu"}, "submerge"),
    Priced("cc", "pay-for-book 4", 4, {"asia": "cc acolyte"}),
    Priced("cc", "pay-for-book 6", 6, {"asia": "cc acolyte"}),
    Priced("cc", "pay-for-book 10", 10, {"asia": "cc acolyte"}),
    Priced("bg", "avatar asia 1", 1, {"africa": "bg shub_niggurath", "asia": "xx acolyte"}),
    Priced("bg", "ghroth", 2, {"asia": "bg acolyte"}, "ghroth"),
    Priced("bg", "summon fungi asia", 1, {"asia": "bg acolyte! shub_niggurath"}, "thousand_young"),
    Priced("ys", "desecrate", 2, {"asia": "ys king_in_yellow"}),
    Priced("ys", "desecrate", 1, {"asia": "ys king_in_yellow hastur"}, "third_eye"),
    Priced("ys", "he-who-is-not-to-be-named asia", 1, {"europe": "ys hastur", "asia": "xx acolyte"},
           "he_who_is_not_to_be_named"),
    Priced("ys", "screaming-dead asia", 1, {"europe": "ys king_in_yellow"}, "screaming_dead"),
    Priced("ys", "shriek africa", 1, {"asia": "ys byakhee"}, "shriek"),
    Priced("ys", "zingaya asia 1", 1, {"asia": "ys undead / xx acolyte"}, "zingaya"),
]  # fmt: skip
ROLLING = ("attack", "ghroth", "desecrate")
ALL = [*COMMON, *SUMMONS, *AWAKENINGS, *UNIQUE]


def scene_of(priced: Priced, power: int) -> Scene:
    """The faction on turn with so much Power, beside two others that have all they need."""
    me = priced.me
    other = "bg" if me != "bg" else "cc"
    third = next(code for code in ("gc", "ys", "cc") if code not in (me, other))
    zones = {zone: text.replace("xx", other) for zone, text in priced.zones.items()}
    return war(f"{me},{other},{third}", zones, books={me: priced.book}, power={me: power},
               high_priests=True)  # fmt: skip


@pytest.mark.parametrize("priced", ALL, ids=[f"{each.me} {each.action}" for each in ALL])
def test_the_price_is_enough_and_is_taken(priced: Priced) -> None:
    """CW-1.26, CW-4.1, CW-4.3, CW-4.5, CW-4.6, CW-4.10, CW-10.1, CW-4.18: to the last point."""
    scene = scene_of(priced, priced.price)
    assert priced.action in scene.moves
    if priced.action.startswith(ROLLING):
        scene.rolls([1])
    scene.plays(f"{priced.me} {priced.action}")
    assert scene.power(priced.me) == 0


DEARER = [each for each in ALL if each.price > 1]


@pytest.mark.parametrize("priced", DEARER, ids=[f"{each.me} {each.action}" for each in DEARER])
def test_one_less_is_not_enough(priced: Priced) -> None:
    """CW-1.26: what cannot be paid in full is not offered."""
    assert priced.action not in scene_of(priced, priced.price - 1).moves


@pytest.mark.parametrize(("ritual", "price"), [(0, 5), (1, 6), (5, 10), (6, 10)])
def test_a_ritual_costs_the_markers_space_and_ten_on_instant_death(ritual: int, price: int) -> None:
    """CW-8.5, CW-2.4: the marker's space, 10 on Instant Death."""
    for power in (price - 1, price):
        scene = war("cc,bg,ys", {"asia": "cc acolyte"}, phase=DOOM_TURN, ritual=ritual,
                    power={"cc": power, "bg": 20})  # fmt: skip
        assert (scene.asked == "cc doom") == (power == price)
    scene.plays("cc perform-ritual")
    assert scene.power("cc") == 0
