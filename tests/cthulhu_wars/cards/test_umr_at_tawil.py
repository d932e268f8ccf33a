"""Cthulhu Wars: Umr at-Tawil (CW-55.5)."""

from __future__ import annotations

from tests.cthulhu_wars.war import war

CARD = {"umr_at_tawil": "nobody"}


def test_a_gate_costs_two_power_for_whoever_has_it() -> None:
    """CW-55.5: not for anybody else."""
    zones = {"asia": "cc acolyte / gc acolyte"}
    scene = war("cc,gc,bg", zones, cards={"umr_at_tawil": "cc"}, books={"cc": "umr_at_tawil"})
    assert scene.price("cc", "create-gate asia") == 2
    assert scene.plays("cc create-gate asia").power("cc") == 3
    assert war("gc,cc,bg", zones, cards=CARD).price("gc", "create-gate asia") == 3


def test_whoever_meets_a_requirement_may_take_a_neutral_spellbook() -> None:
    """CW-50.41: it is one of his six, and nobody else can have it then."""
    zones = {"asia": "cc acolyte!", "europe": "cc acolyte!", "africa": "cc acolyte"}
    scene = war("cc,gc,bg", zones, cards=CARD).plays("cc create-gate africa")
    scene.plays("cc control-gate africa acolyte")
    scene.plays("cc take-book umr_at_tawil")
    assert scene.books("cc") == {"umr_at_tawil"}
    assert "umr_at_tawil" in scene.view("gc").seats[0].books
    assert "umr_at_tawil" not in scene.view("gc").seats[1].books_left
    assert scene.view("gc").cards[0].holder == 0
