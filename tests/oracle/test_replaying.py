"""The replayer answers what the records happen not to ask, and refuses what is not there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from mythos.games.cthulhu_wars.rules.state import DOOM
from tests.cthulhu_wars.test_sleeper import dozing
from tests.cthulhu_wars.war import Scene, war
from tests.oracle.games import FOLDER, Game, Line, playable
from tests.oracle.late_factions import LateReplay
from tests.oracle.replaying import Desync, Replay


class Recorded(Game):
    """A record of a few lines, for who sits in this order."""

    def __init__(self, seats: list[str], lines: list[Line]) -> None:
        self.seats, self.lines = seats, lines
        self.head: dict[str, Any] = {"options": []}


class Beside(LateReplay):
    """A replay of a few lines beside a scene; there are no states to compare."""

    def __init__(self, scene: Scene, *texts: str, **at: str) -> None:
        seats = [scene.code(seat).upper() for seat in range(scene.t.players)]
        places = {unit.replace("_", "/"): area for unit, area in at.items()}
        rows = [{"i": number, "a": text, "at": places} for number, text in enumerate(texts)]
        self.game = Recorded(seats, [Line(row) for row in rows])
        self.lines, self.at, self.actions, self.given = self.game.lines, 0, 0, []
        self.menus = self.ours = 0
        self.match, self.t = scene.match, scene.t

    def compare(self, line: Line) -> None:
        pass

    def compare_menus(self, line: Line, ask: Any) -> None:
        pass


def test_a_slumbering_cultist_is_given_for_ghroth() -> None:
    """CW-25.44, CW-22.27: their record says where it was."""
    zones = {"asia": "sl acolyte:2!", "africa": "bg fungi", "europe": "bg fungi",
             "australia": "cc acolyte:3"}  # fmt: skip
    scene = war("sl,bg,cc", zones, books={"sl": "cursed_slumber", "bg": "ghroth"}, usual=True)
    scene.plays("sl slumber asia").rolls([2]).plays("bg ghroth", "sl offer 1", "cc offer 1")
    assert scene.asked == "sl ghroth-loss"
    text = "GhrothTargetAction(SL, SL/Acolyte/1, BG, [])"
    asleep = Beside(scene, text, SL_Acolyte_1="Slumber*")
    assert asleep.answer(scene.ask) == "sacrifice-slumbering acolyte"
    awake = Beside(scene, text, SL_Acolyte_1="Asia")
    assert awake.answer(scene.ask) == "sacrifice acolyte asia"


def test_who_has_only_a_slumbering_cultist_offers_it() -> None:
    """CW-22.27: the talks are ours with him, too."""
    assert dozing().asked == "sl offer"


def test_the_victim_of_berserkergang_is_theirs() -> None:
    """CW-26.15: whom they named is given up."""
    zones = {"asia": "gc starspawn acolyte deep_one / ww gnoph_keh"}
    scene = war("gc,ww,bg", zones, books={"ww": "berserkergang"})
    scene.rolls([6, 1, 1, 1], [1] * 3).plays("gc attack asia 1", "ww berserkergang")
    assert scene.asked == "gc berserkergang"
    replay = Beside(scene, "BerserkergangAction(GC, 1, WW, GC/DeepOne/1)", GC_DeepOne_1="Asia")
    assert replay.answer(scene.ask) == "lose deep_one"


def test_what_an_interjection_brings_is_on_the_menu_at_once() -> None:
    """CW-26.11, CW-26.19: the book at any time, and Ice Age with it."""
    scene = war("ww,cc,gc", {"asia": "ww acolyte"})
    replay = Beside(
        scene,
        "AnytimeGainElderSignsAction(WW, 0, PreMainAction(WW))",
        "SpellbookAction(WW, IceAge, PreMainAction(WW))",
        "IceAgeAction(WW, Asia)",
    )
    move = replay.answer(scene.ask)
    assert move == "ice-age asia"
    assert move in scene.moves


def test_the_oath_is_taken_in_the_own_doom_turn() -> None:
    """CW-13.3: before the ritual that it pays for."""
    zones = {"asia": "cc high_priest acolyte!", "africa": "bg acolyte"}
    scene = war("cc,bg,gc", zones, high_priests=True, phase=DOOM, usual=True, power={"cc": 5})
    assert scene.asked == "cc doom"
    replay = Beside(
        scene, "SacrificeHighPriestAction(CC, Asia, DoomAction(CC))", "RitualAction(CC, 5, 1)"
    )
    assert replay.answer(scene.ask) == "perform-ritual"
    assert scene.power("cc") == 7


def test_the_dragon_ascends_in_the_own_doom_turn_after_the_ritual() -> None:
    """CW-24.15: nobody is asked for it then, so it is an interjection."""
    zones = {"asia": "ow acolyte!", "africa": "cc acolyte"}
    scene = war("ow,cc,bg", zones, phase=DOOM, power={"ow": 6, "cc": 9, "bg": 1},
                books={"ow": "all"}, doom={"ow": 26}, signs={"ow": [1]})  # fmt: skip
    scene.plays("ow perform-ritual")
    assert scene.asked == "ow signs"
    done = 'DragonAscendingAction(OW, Some(OW), Some("own Doom action"), 9, DoomAction(OW))'
    replay = Beside(scene, done, "DoomDoneAction(OW)")
    assert replay.answer(scene.ask) == "done"
    assert scene.power("ow") == 9


def test_a_book_taken_without_a_question_is_not_taken_twice() -> None:
    """CW-5.7: their line about it is passed over."""
    scene = war("ys,cc,bg", {"asia": "ys acolyte"}, books={"ys": "zingaya"})
    scene.plays("ys give-doom 1")
    assert scene.asked == "ys book"
    lines = ("SpellbookAction(YS, Zingaya, X)", "SpellbookAction(YS, Passion, X)")
    assert Beside(scene, *lines).answer(scene.ask) == "take-book passion"


def test_records_without_an_index_are_an_error(tmp_path: Path) -> None:
    """Nobody is to believe that they were replayed."""
    (tmp_path / "games-0001.jsonl.gz").write_bytes(b"")
    with pytest.raises(FileNotFoundError, match="has no index"):
        playable(folder=tmp_path)
    assert playable(folder=tmp_path / "nowhere") == []


@pytest.mark.skipif(not playable(), reason="the recorded games are not here (MYTHOS_ORACLE)")
@pytest.mark.parametrize("kind", ["Recruit", "Summon", "Move"])
def test_what_ours_offers_and_theirs_does_not_is_found(kind: str) -> None:
    """Menus are compared in both directions: an alternative that is missing there is noticed."""
    replay: Replay = LateReplay(Game(FOLDER / playable()[0]))
    for line in replay.lines:
        line.alternatives = [each for each in line.alternatives if not each.startswith(kind)]
    with pytest.raises(Desync, match="they know nothing of"):
        replay.run()
