"""Cthulhu Wars: the Hound of Tindalos (CW-52.4)."""

from __future__ import annotations

from mythos.games.cthulhu_wars.rules.state import DOOM_TURN
from tests.cthulhu_wars.cards.words import unsaid
from tests.cthulhu_wars.war import war

HOUND = {"hound_of_tindalos": "cc"}
GATES = {"asia": "cc hound_of_tindalos acolyte! nightgaunt:2", "europe": "gc acolyte!",
         "africa": "gate"}  # fmt: skip


def test_the_purchase_places_it_at_any_gate() -> None:
    """CW-52.4: also another's."""
    zones = {"asia": "cc acolyte!", "europe": "gc acolyte!", "africa": "gate"}
    scene = war("cc,gc,bg", zones, cards={"hound_of_tindalos": "nobody"}, phase=DOOM_TURN,
                doom={"cc": 2})  # fmt: skip
    scene.plays("cc buy hound_of_tindalos")
    assert set(scene.moves[:3]) == {"arrive asia", "arrive europe", "arrive africa"}
    assert scene.plays("cc arrive europe").zone("europe") == "cc hound_of_tindalos / gc acolyte"


def test_it_does_not_move_but_appears_at_another_gate_when_another_unit_moves() -> None:
    """CW-52.4: for nothing, once in a Move action."""
    scene = war("cc,gc,bg", GATES, cards=HOUND)
    assert not scene.can("move-unit hound_of_tindalos")
    assert not scene.can("through-angles")
    scene.plays("cc move-unit nightgaunt asia indian_ocean")
    ways = {"through-angles africa", "through-angles europe"}
    assert set(scene.can("through-angles")) == ways
    assert unsaid(scene) == []
    scene.plays("cc through-angles europe")
    assert (scene.zone("europe"), scene.power("cc")) == ("cc hound_of_tindalos / gc acolyte", 4)
    assert unsaid(scene) == []
    assert not scene.can("through-angles")
    scene.plays("cc move-unit nightgaunt asia indian_ocean")
    assert not scene.can("through-angles")


def test_in_the_next_move_action_it_appears_again() -> None:
    """CW-52.4: once in each."""
    scene = war("cc,gc,bg", GATES, cards=HOUND, power={"gc": 0, "bg": 0})
    scene.plays("cc move-unit nightgaunt asia indian_ocean", "cc through-angles europe", "cc done")
    scene.plays("cc end-turn", "cc move-unit nightgaunt asia indian_ocean")
    assert scene.can("through-angles africa")


def test_who_has_no_power_left_is_still_asked_for_it() -> None:
    """CW-52.4: it costs nothing; who says that nobody follows is not asked."""
    scene = war("cc,gc,bg", GATES, cards=HOUND, power={"cc": 1})
    scene.plays("cc move-unit nightgaunt asia indian_ocean")
    assert scene.can("through-angles europe")
    scene = war("cc,gc,bg", GATES, cards=HOUND, power={"cc": 1})
    assert not scene.plays("cc move-last nightgaunt asia indian_ocean").can("through-angles")


def test_it_is_assigned_no_kill() -> None:
    """CW-52.4: others take it, or it is too much."""
    zones = {"asia": "cc hound_of_tindalos nightgaunt / gc starspawn acolyte!"}
    scene = war("gc,cc,bg", zones, cards=HOUND)
    scene.rolls([6, 6, 1], [1] * 4).plays("gc attack asia 1")
    assert scene.zone("asia") == "gc acolyte starspawn / cc hound_of_tindalos"


def test_vengeance_cannot_kill_it() -> None:
    """CW-52.4, CW-23.8."""
    zones = {"asia": "cc hound_of_tindalos acolyte! / ys hastur"}
    scene = war("ys,cc,bg", zones, cards=HOUND)
    scene.rolls([6, 6, 1, 1, 1], [1] * 4).plays("ys attack asia 1")
    assert scene.zone("asia") == "ys hastur / cc hound_of_tindalos"


def test_dread_curse_cannot_kill_it_either() -> None:
    """CW-52.4, CW-24.17: what it cannot take is too much."""
    zones = {"asia": "cc hound_of_tindalos acolyte!", "africa": "ow abomination:2"}
    scene = war("ow,cc,bg", zones, cards=HOUND, books={"ow": "dread_curse"})
    scene.rolls([6, 6]).plays("ow dread-curse asia")
    assert scene.zone("asia") == "cc hound_of_tindalos"


def test_pained_to_a_zone_without_a_gate_it_is_eliminated_on_arrival() -> None:
    """CW-52.4: in the battle."""
    zones = {"asia": "cc hound_of_tindalos / gc deep_one acolyte!", "europe": "gate"}
    scene = war("gc,cc,bg", zones, cards=HOUND).rolls([4], [1] * 4)
    scene.plays("gc attack asia 1", "cc retreat hound_of_tindalos africa")
    assert (scene.pool("cc", "hound_of_tindalos"), scene.zone("africa")) == (1, "")
    told = [event.key for event in scene.match.heard(0)]
    assert told.index("retreated") < told.index("eliminated") < told.index("battle-over")
    scene = war("gc,cc,bg", zones, cards=HOUND).rolls([4], [1] * 4)
    scene.plays("gc attack asia 1", "cc retreat hound_of_tindalos europe")
    assert scene.zone("europe") == "cc hound_of_tindalos"


def test_with_nowhere_to_go_it_is_surrounded() -> None:
    """CW-52.4, CW-10.32."""
    around = ("arctic_ocean", "north_pacific", "north_atlantic", "indian_ocean", "europe")
    zones = {**dict.fromkeys(around, "gc acolyte"), "africa": "gc starspawn",
             "asia": "cc hound_of_tindalos / gc deep_one acolyte!"}  # fmt: skip
    scene = war("gc,cc,bg", zones, cards=HOUND).rolls([4], [1] * 4).plays("gc attack asia 1")
    assert scene.happened("surrounded")
    assert scene.pool("cc", "hound_of_tindalos") == 1


def test_a_gate_that_is_taken_away_takes_the_hound_along() -> None:
    """CW-52.4, CW-25.16: a slumbering Gate is no zone."""
    zones = {"asia": "sl acolyte! hound_of_tindalos"}
    cards = {"hound_of_tindalos": "sl"}
    scene = war("sl,gc,bg", zones, cards=cards, books={"sl": "cursed_slumber"})
    scene.plays("sl slumber asia")
    assert (scene.zone("asia"), scene.pool("sl", "hound_of_tindalos")) == ("", 1)


def test_the_beyond_one_takes_its_gate_and_it_is_eliminated() -> None:
    """CW-52.4, CW-24.2."""
    zones = {"asia": "gc acolyte! / cc hound_of_tindalos / ow abomination"}
    scene = war("ow,cc,gc", zones, cards=HOUND)
    scene.plays("ow beyond-one abomination asia africa")
    assert scene.pool("cc", "hound_of_tindalos") == 1


def test_the_zone_of_yog_sothoth_is_one_with_a_gate() -> None:
    """CW-52.4, CW-50.62."""
    zones = {"asia": "cc hound_of_tindalos acolyte! nightgaunt", "africa": "ow yog_sothoth"}
    scene = war("cc,ow,bg", zones, cards=HOUND)
    scene.plays("cc move-unit nightgaunt asia europe", "cc through-angles africa", "cc done")
    assert scene.zone("africa") == "cc hound_of_tindalos / ow yog_sothoth"


def test_later_it_is_summoned_at_a_gate_of_its_owners() -> None:
    """CW-52.4: for 4; it rolls four dice."""
    zones = {"asia": "cc acolyte! / gc deep_one", "europe": "gc acolyte!"}
    scene = war("cc,gc,bg", zones, cards=HOUND, power={"cc": 4})
    assert scene.can("summon hound_of_tindalos") == ["summon hound_of_tindalos asia"]
    zones = {"asia": "cc acolyte! hound_of_tindalos / gc deep_one"}
    scene = war("cc,gc,bg", zones, cards=HOUND).rolls([1] * 4, [1]).plays("cc attack asia 1")
    assert scene.happened("rolled")[0]["number"] == 4
