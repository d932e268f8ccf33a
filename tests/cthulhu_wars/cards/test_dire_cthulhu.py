"""Cthulhu Wars: Dire Cthulhu (CW-53.211 to CW-53.214)."""

from __future__ import annotations

from tests.cthulhu_wars.cards.words import unsaid
from tests.cthulhu_wars.war import Scene, war

FREE = {"dire_cthulhu": "nobody"}
OURS = {"dire_cthulhu": "cc"}
BOOK = {"dire_cthulhu": "cc book"}


def test_its_awakening_for_six_brings_a_sign_and_two_for_great_cthulhu() -> None:
    """CW-53.211, CW-20.2: its own, and that of Immortal."""
    zones = {"asia": "cc acolyte! nyarlathotep"}
    scene = war("cc,gc,bg", zones, cards=FREE, power={"cc": 6})
    scene.rolls(2).plays("cc awaken dire_cthulhu asia")
    assert (scene.power("cc"), scene.signs("cc")) == (0, [2])
    zones = {"asia": "gc acolyte! cthulhu"}
    scene = war("gc,cc,bg", zones, cards=FREE, power={"gc": 6})
    scene.rolls(2, 1).plays("gc awaken dire_cthulhu asia")
    assert scene.signs("gc") == [1, 2]


def test_it_rolls_three_dice() -> None:
    """CW-53.211."""
    scene = war("cc,gc,bg", {"asia": "cc dire_cthulhu / gc deep_one"}, cards=OURS)
    scene.rolls([1] * 3, [1]).plays("cc attack asia 1")
    assert scene.happened("rolled")[0]["number"] == 3


def test_another_independent_brings_a_sign() -> None:
    """CW-53.212: a faction's own Great Old One does not."""
    zones = {"asia": "cc acolyte! dire_cthulhu"}
    cards = {**OURS, "father_dagon": "nobody"}
    scene = war("cc,gc,bg", zones, cards=cards, power={"cc": 10})
    scene.rolls(3).plays("cc awaken father_dagon asia")
    assert scene.signs("cc") == [3]
    scene = war("cc,gc,bg", zones, cards=cards, power={"cc": 10})
    scene.plays("cc awaken nyarlathotep asia")
    assert scene.signs("cc") == []


def test_three_kills_in_one_battle_earn_the_spellbook() -> None:
    """CW-53.213: two do not, nor two and one."""
    zones = {"asia": "cc dire_cthulhu / gc deep_one:3", "europe": "cc hunting_horror / gc acolyte"}
    scene = war("cc,gc,bg", zones, cards=OURS)
    scene.rolls([6, 6, 1], [1] * 3).plays("cc attack asia 1")
    assert not scene.view("cc").cards[0].earned
    scene = war("cc,gc,bg", zones, cards=OURS)
    scene.rolls([6, 6, 6], [1] * 3).plays("cc attack asia 1")
    assert scene.view("cc").cards[0].earned


def crowded(rolls: list[int], bystander: str = "bg ghoul fungi") -> Scene:
    zones = {"asia": f"cc dire_cthulhu / gc deep_one:2 / {bystander}"}
    scene = war("cc,gc,bg", zones, cards=BOOK)
    return scene.rolls(rolls, [1, 1]).plays("cc attack asia 1")


def test_results_can_be_given_to_bystanders_who_choose_their_units() -> None:
    """CW-53.214: Kills first, the rest is for the enemy."""
    scene = crowded([6, 6, 1])
    assert scene.asked == "cc non-euclidean-kills"
    assert scene.can("share") == ["share 2 0", "share 2 1", "share 2 2"]
    assert unsaid(scene) == []
    scene.plays("cc share 2 1")
    assert scene.asked == "bg bystander-kill"
    assert unsaid(scene) == []
    scene.plays("bg lose fungi")
    assert scene.zone("asia") == "cc dire_cthulhu / gc deep_one / bg ghoul"
    assert unsaid(scene) == []


def test_who_wants_gives_them_nothing() -> None:
    """CW-53.214: it is optional."""
    scene = crowded([6, 6, 1]).plays("cc share 2 0")
    assert scene.zone("asia") == "cc dire_cthulhu / bg ghoul fungi"


def test_pained_bystanders_retreat_where_we_are_not() -> None:
    """CW-53.214: after both sides; one result for each unit."""
    scene = crowded([6, 4, 4]).plays("cc share 2 1")
    assert scene.asked == "cc non-euclidean-pains"
    assert scene.can("share") == ["share 2 0", "share 2 1"]
    scene.plays("cc share 2 1")
    scene.plays(f"gc {scene.moves[0]}") if scene.asked == "gc retreat" else None
    assert scene.asked == "bg bystander-kill"
    scene.plays("bg lose ghoul")
    assert scene.asked == "bg bystander-way"
    assert not [move for move in scene.moves if move.endswith(" asia")]
    assert unsaid(scene) == []
    way = scene.moves[0].split()[-1]
    scene.plays(f"bg {scene.moves[0]}")
    assert "bg fungi" in scene.zone(way)


def test_without_a_way_out_one_of_the_pained_is_lost() -> None:
    """CW-53.214, CW-10.32: the other stays."""
    t = war("cc,gc,bg").t
    guards = ["nightgaunt"] * 3 + ["flying_polyp"] * 3
    ways = [t.board.names[zone] for zone in t.board.adjacent[t.zone("asia")]]
    zones = {way: f"cc {guard}" for way, guard in zip(ways, guards, strict=True)}
    zones["asia"] = "cc dire_cthulhu / gc deep_one / bg ghoul fungi"
    scene = war("cc,gc,bg", zones, cards=BOOK).rolls([4, 4, 1], [1])
    scene.plays("cc attack asia 1", "cc share 2 2")
    assert scene.asked == "bg bystander-lost"
    assert unsaid(scene) == []
    scene.plays("bg lose ghoul")
    assert scene.zone("asia") == "cc dire_cthulhu / gc deep_one / bg fungi"


def test_a_bystander_has_no_regenerate() -> None:
    """CW-53.214, CW-20.17: one Kill is enough for a Starspawn; the opponent's stands."""
    zones = {"asia": "cc dire_cthulhu / bg fungi:2 / gc starspawn"}
    scene = war("cc,gc,bg", zones, cards=BOOK, books={"gc": "regenerate"})
    scene.rolls([6, 1, 1], [1, 1]).plays("cc attack asia 2", "cc share 1 1")
    assert scene.pool("gc", "starspawn") == 2
    zones = {"asia": "cc dire_cthulhu / gc starspawn / bg fungi"}
    scene = war("cc,gc,bg", zones, cards=BOOK, books={"gc": "regenerate"})
    scene.rolls([6, 1, 1], [1] * 3).plays("cc attack asia 1", "cc share 2 0")
    assert scene.pool("gc", "starspawn") == 1


def test_it_is_needed_in_the_battle() -> None:
    """CW-53.214: elsewhere nobody is asked."""
    zones = {"asia": "cc hunting_horror / gc deep_one:2 / bg ghoul", "europe": "cc dire_cthulhu"}
    scene = war("cc,gc,bg", zones, cards=BOOK).rolls([6, 1], [1, 1])
    scene.plays("cc attack asia 1")
    assert scene.asked != "cc non-euclidean-kills"


def test_what_was_shared_out_runs_its_course_though_it_dies() -> None:
    """CW-53.214, CW-10.7."""
    zones = {"asia": "cc dire_cthulhu / gc deep_one:2 / bg ghoul"}
    scene = war("cc,gc,bg", zones, cards=BOOK).rolls([6, 1, 1], [6, 1])
    scene.plays("cc attack asia 1", "cc share 2 1")
    assert scene.happened("card-back")
    assert scene.zone("asia") == "gc deep_one:2"
