"""Cthulhu Wars: Joseph Curwen (CW-56.6)."""

from __future__ import annotations

from tests.cthulhu_wars.war import Scene, war

CURWEN = {"joseph_curwen": "gc"}
ZONES = {"asia": "gc joseph_curwen", "africa": "gc acolyte!", "europe": "cc acolyte"}


def asked(zones: dict[str, str] | None = None) -> Scene:
    scene = war("cc,gc,bg", zones or ZONES, cards=CURWEN).plays("cc recruit acolyte europe")
    return scene.plays("gc beyond-the-spheres asia")


def test_between_actions_he_goes_and_a_gate_comes_where_a_unit_is() -> None:
    """CW-56.6: also where he stood; nobody controls it."""
    scene = asked()
    assert sorted(scene.moves) == ["call-up asia", "put-down africa"]
    scene.plays("gc call-up asia")
    assert (scene.zone("asia"), scene.gate("asia")) == ("", "abandoned")
    assert scene.pool("gc", "joseph_curwen") == 1


def test_or_a_gate_of_ours_is_removed_and_its_unit_stays() -> None:
    """CW-56.6: wherever it is."""
    scene = asked().plays("gc put-down africa")
    assert (scene.gate("africa"), scene.zone("africa")) == ("none", "gc acolyte")


def test_the_gate_that_he_holds_himself_may_go() -> None:
    """CW-56.6."""
    scene = asked({"asia": "gc joseph_curwen!", "europe": "cc acolyte"})
    assert (scene.gate("asia"), scene.zone("asia")) == ("none", "")


def test_there_is_no_second_gate_in_a_zone_and_yog_sothoth_is_one() -> None:
    """CW-56.6, CW-50.62: he cannot be removed either."""
    cards = {"joseph_curwen": "ow"}
    zones = {"asia": "ow joseph_curwen yog_sothoth", "africa": "ow acolyte", "europe": "cc acolyte"}
    scene = war("cc,ow,bg", zones, cards=cards).plays("cc recruit acolyte europe")
    scene.plays("ow beyond-the-spheres asia")
    assert scene.gate("africa") == "abandoned"


def test_without_anything_to_do_he_is_not_asked() -> None:
    """CW-56.6: every zone of ours has a Gate of others."""
    zones = {"asia": "gc joseph_curwen / cc acolyte!", "europe": "cc acolyte"}
    scene = war("cc,gc,bg", zones, cards=CURWEN).plays("cc recruit acolyte europe")
    assert "reaction" not in scene.asked
