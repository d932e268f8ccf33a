"""Cthulhu Wars: Gobogeg (CW-53.101 to CW-53.105)."""

from __future__ import annotations

import pytest

from mythos.games.cthulhu_wars.rules.state import DOOM_TURN
from tests.cthulhu_wars.war import war

FREE = {"gobogeg": "nobody"}
OURS = {"gobogeg": "cc"}


@pytest.mark.parametrize(("books", "possible"), [("", False), ("all", True)])
def test_gobogeg_is_free_once_anybody_has_six_spellbooks(books: str, possible: bool) -> None:
    """CW-53.101: in the usual place."""
    zones = {"asia": "cc acolyte! nyarlathotep", "europe": "cc acolyte!"}
    scene = war("cc,bg,ys", zones, cards=FREE, books={"bg": books})
    assert scene.can("awaken gobogeg") == (["awaken gobogeg asia"] if possible else [])
    if possible:
        scene.plays("cc awaken gobogeg asia")
        assert (scene.power("cc"), scene.zone("asia")) == (5, "cc acolyte nyarlathotep gobogeg")


@pytest.mark.parametrize("face", [4, 6])
def test_hit_gobogeg_pains_whoever_has_no_result(face: int) -> None:
    """CW-53.101: on both sides."""
    zones = {"asia": "cc gobogeg flying_polyp / bg dark_young ghoul"}
    scene = war("bg,cc,ys", zones, cards=OURS)
    verb = "assign-kill" if face == 6 else "assign-pain"
    scene.rolls([face, 1], [1]).plays("bg attack asia 1", f"cc {verb} gobogeg", "cc wail")
    while "retreat" in scene.asked:
        code = scene.asked.split()[0]
        scene.plays(f"{code} {scene.can('retreat')[0]}")
    assert scene.zone("asia") == ""
    assert len(scene.happened("retreated")) == (3 if face == 6 else 4)


def test_unhurt_gobogeg_is_silent() -> None:
    """CW-53.101: and it wails by itself as a standing order."""
    zones = {"asia": "cc gobogeg flying_polyp / bg dark_young"}
    scene = war("bg,cc,ys", zones, cards=OURS, usual=True)
    scene.rolls([6, 1], [1]).plays("bg attack asia 1", "cc assign-kill flying_polyp")
    assert not scene.happened("wail")
    scene = war("bg,cc,ys", zones, cards=OURS, usual=True)
    scene.rolls([6, 1], [1]).plays("bg attack asia 1", "cc assign-kill gobogeg")
    assert scene.happened("wail")


def test_the_lament_drives_off_units_of_others_after_both_sides() -> None:
    """CW-53.105: their owners choose, no zone is forbidden; Gobogeg may be dead by then."""
    zones = {"asia": "cc gobogeg / bg dark_young / ys undead acolyte!", "europe": "cc acolyte"}
    scene = war("bg,cc,ys", zones, cards=OURS)
    scene.rolls([6, 1], []).plays("bg attack asia 1", "cc wail", "bg retreat dark_young africa")
    assert scene.asked == "ys wail-retreat"
    scene.plays("ys retreat acolyte_on_gate europe", "ys retreat undead africa")
    assert (scene.zone("asia"), scene.gate("asia")) == ("", "abandoned")
    assert scene.zone("africa") == "bg dark_young / ys undead"


def test_the_book_of_law_rewards_every_awakening_but_its_own() -> None:
    """CW-53.102: an enemy's too, after it was paid, also in the Doom Phase."""
    zones = {"asia": "cc gobogeg", "europe": "bg acolyte:3!"}
    scene = war("bg,cc,ys", zones, cards=OURS, power={"bg": 8})
    scene.plays("bg awaken shub_niggurath europe")
    while scene.asked == "bg offering":
        scene.plays(f"bg {scene.moves[0]}")
    assert scene.happened("book-of-law") == [{"seat": 0, "number": 6}]
    assert scene.power("bg") == 6
    cards = {"gobogeg": "cc", "yig": "nobody"}
    scene = war("cc,bg,ys", {"asia": "cc gobogeg acolyte!"}, cards=cards)
    assert scene.plays("cc awaken yig asia").power("cc") == 7


def test_the_book_of_law_counts_in_the_doom_phase() -> None:
    """CW-53.102: Ubbo-Sathla."""
    zones = {"asia": "cc gobogeg", "europe": "tt high_priest!"}
    scene = war("tt,cc,ys", zones, cards=OURS, phase=DOOM_TURN, power={"tt": 1})
    assert scene.plays("tt decline", "tt awaken-below europe").power("tt") == 7


def test_without_gobogeg_there_is_no_law() -> None:
    """CW-53.102, CW-50.22."""
    cards = {"gobogeg": "nobody", "yig": "nobody"}
    scene = war("cc,bg,ys", {"asia": "cc nyarlathotep acolyte!"}, cards=cards)
    assert scene.plays("cc awaken yig asia").power("cc") == 1


def test_its_spellbook_waits_for_the_end_of_the_game_and_does_nothing_in_it() -> None:
    """CW-53.103, CW-53.104."""
    scene = war("cc,bg,ys", {"asia": "cc gobogeg acolyte"}, cards=OURS)
    scene.plays("cc move-last acolyte asia europe")
    card = scene.view("cc").cards[0]
    assert (card.requirement, card.book, card.earned) == ("somebody_wins", "book_of_chaos", False)
