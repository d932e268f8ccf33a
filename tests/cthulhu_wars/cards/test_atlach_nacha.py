"""Cthulhu Wars: Atlach-Nacha (CW-53.61 to CW-53.64)."""

from __future__ import annotations

from mythos.games.cthulhu_wars.cards.independents.atlach_nacha import Spinnerets
from tests.cthulhu_wars.war import Scene, war

OURS = {"atlach_nacha": "cc"}
BOOK = {"atlach_nacha": "cc book"}


def with_webs(scene: Scene, *zones: str) -> Scene:
    """Webs that were spun before."""
    webs = sum(1 << scene.t.zone(zone) for zone in zones)
    scene.s.counters[scene.t.ability(0, Spinnerets).at] = webs
    return scene


def test_atlach_nacha_costs_six_and_has_four_dice() -> None:
    """CW-53.61."""
    zones = {"asia": "cc acolyte! nyarlathotep / bg ghoul"}
    scene = war("cc,gc,bg", zones, cards={"atlach_nacha": "nobody"}, power={"cc": 7})
    assert scene.price("cc", "awaken atlach_nacha asia") == 6
    scene = war("cc,gc,bg", {"asia": "cc atlach_nacha / bg ghoul"}, cards=OURS)
    scene.rolls([1] * 4).plays("cc attack asia 2")
    assert scene.happened("rolled")[0]["number"] == 4


def test_a_web_is_spun_where_there_is_none_for_one_power() -> None:
    """CW-53.62: everybody sees it."""
    scene = war("cc,gc,bg", {"asia": "cc atlach_nacha"}, cards=OURS)
    assert scene.can("spin-web") == ["spin-web asia"]
    scene.plays("cc spin-web asia")
    assert (scene.power("cc"), scene.seen("bg", "asia").tokens) == (4, ("web",))
    scene = with_webs(war("cc,gc,bg", {"asia": "cc atlach_nacha"}, cards=OURS), "asia")
    assert not scene.can("spin-web")


def test_there_are_six_webs() -> None:
    """CW-53.62: in whatever zone Atlach-Nacha is."""
    scene = war("cc,gc,bg", {"asia": "cc atlach_nacha"}, cards=BOOK)
    with_webs(scene, "africa", "europe", "antarctica", "indian_ocean", "arctic_ocean", "australia")
    assert not scene.can("spin-web")


def test_webs_stay_when_atlach_nacha_dies_and_serve_the_next_owner() -> None:
    """CW-53.62: also as what is done of the requirement."""
    zones = {"asia": "cc atlach_nacha / bg dark_young", "europe": "gc acolyte! cthulhu"}
    scene = war("bg,gc,cc", zones, cards=OURS, power={"gc": 9})
    with_webs(scene, "asia", "africa").rolls([6, 1], [1] * 4).plays("bg attack asia 2")
    assert scene.seen("gc", "africa").tokens == ("web",)
    scene.plays("gc awaken atlach_nacha europe")
    assert scene.view("bg").cards[0].tallies == ((2, 6),)


def test_the_sixth_web_earns_the_spellbook_and_a_later_action_wins() -> None:
    """CW-53.63, CW-53.64: alone, whatever the Doom and the spellbooks."""
    zones = {"asia": "cc atlach_nacha acolyte"}
    scene = war("cc,gc,bg", zones, cards=OURS, doom={"gc": 20}, books={"gc": "all"})
    five = ("africa", "europe", "antarctica", "indian_ocean", "arctic_ocean")
    with_webs(scene, *five).plays("cc spin-web asia")
    assert scene.view("cc").cards[0].earned
    assert not scene.can("cosmic-web")
    scene.plays("gc pass", "bg pass", "cc cosmic-web")
    assert scene.match.over
    result = scene.match.result
    assert result is not None
    assert result.winners == (0,)


def test_five_webs_are_not_enough() -> None:
    """CW-53.63."""
    scene = war("cc,gc,bg", {"asia": "cc atlach_nacha"}, cards=OURS)
    with_webs(scene, "africa", "europe", "antarctica", "arctic_ocean").plays("cc spin-web asia")
    assert not scene.view("cc").cards[0].earned


def test_the_cosmic_web_is_an_action_of_whoever_has_atlach_nacha() -> None:
    """CW-53.64: not of others."""
    assert war("cc,gc,bg", {"asia": "cc atlach_nacha"}, cards=BOOK).can("cosmic-web")
    assert not war("gc,cc,bg", {"asia": "cc atlach_nacha"}, cards=BOOK).can("cosmic-web")
