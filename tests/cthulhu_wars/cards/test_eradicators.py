"""Cthulhu Wars: the Eradicators (CW-59)."""

from __future__ import annotations

from mythos.games.cthulhu_wars.cards.modules.eradicators import MARKERS, Eradicators
from mythos.games.cthulhu_wars.rules.state import DOOM_TURN
from tests.cthulhu_wars.war import Scene, war

POOR = {"gc": 0, "cc": 0, "bg": 0}


def laid(scene: Scene, *zones: str) -> Scene:
    """Markers lie in these zones."""
    at = scene.t.ability(0, Eradicators).at
    scene.s.counters[at] = sum(1 << scene.t.zone(zone) for zone in zones)
    return scene


def lying(scene: Scene) -> set[str]:
    return {each.name for each in scene.view("gc").zones if "eradicators" in each.tokens}


def test_the_card_puts_a_marker_into_every_start_zone() -> None:
    """CW-59.2, CW-59.3: markers, no units."""
    scene = war("cc,gc,bg", {"europe": "cc acolyte!"}, cards={"eradicators": "nobody"},
                phase=DOOM_TURN, doom={"cc": 4})  # fmt: skip
    scene.plays("cc buy eradicators")
    assert lying(scene) == {"asia", "south_pacific", "africa"}
    assert scene.doom("cc") == 2
    assert scene.view("cc").zones[0].units == ()


def test_gates_beside_a_marker_give_one_power_more_and_cost_a_unit() -> None:
    """CW-59.4: two for the owner of the card, with the same loss."""
    zones = {"asia": "cc acolyte! nightgaunt", "europe": "gc acolyte! deep_one"}
    plain = laid(war("cc,gc,bg", zones, cards={"eradicators": "cc"}))
    scene = laid(war("cc,gc,bg", zones, cards={"eradicators": "cc"}), "asia", "europe", "africa")
    gains = [
        (now.income - before.income)
        for now, before in zip(scene.view("cc").seats, plain.view("cc").seats, strict=True)
    ]
    assert gains == [2, 1, 0]


def test_everybody_chooses_the_unit_that_is_lost() -> None:
    """CW-59.4, CW-59.6: the one on the Gate may be it, which is abandoned then."""
    zones = {"asia": "cc acolyte! nightgaunt", "europe": "gc acolyte"}
    scene = war("gc,cc,bg", zones, cards={"eradicators": "bg"}, power={**POOR, "gc": 1})
    laid(scene, "asia").plays("gc pass")
    assert scene.asked == "cc overload"
    scene.plays("cc lose acolyte_on_gate")
    assert (scene.zone("asia"), scene.gate("asia")) == ("cc nightgaunt", "abandoned")


def test_a_unit_that_is_a_gate_counts_once_with_the_gate_beside_it() -> None:
    """CW-59.6: one unit is lost in the zone."""
    zones = {"asia": "ow yog_sothoth acolyte! mutant"}
    scene = laid(war("ow,gc,bg", zones, cards={"eradicators": "gc"}), "asia")
    assert scene.t.ability(0, Eradicators).fed(scene.s) == [scene.t.zone("asia")]


def test_each_doom_phase_everybody_puts_down_another_in_turn_order() -> None:
    """CW-59.5: until fifteen are out."""
    scene = war("cc,gc,bg", {"asia": "cc acolyte"}, cards={"eradicators": "gc"}, phase=DOOM_TURN,
                turn="bg", first="cc", power=POOR)  # fmt: skip
    asked = []
    while scene.asked.endswith("extinguish"):
        asked.append(scene.asked.split()[0])
        scene.match.play(scene.ask.seat, scene.ask.moves[0])
    assert asked == ["cc", "gc", "bg"]
    assert len(lying(scene)) == len(asked)


def test_there_are_fifteen_markers() -> None:
    """CW-59.5."""
    scene = war("cc,gc,bg", {"asia": "cc acolyte"}, cards={"eradicators": "gc"}, phase=DOOM_TURN,
                turn="bg", first="cc", power=POOR)  # fmt: skip
    names = scene.t.board.names
    assert len(names) < MARKERS or not laid(scene, *names[:MARKERS]).asked.endswith("extinguish")
