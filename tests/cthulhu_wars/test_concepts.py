"""Cthulhu Wars, chapters 1 and 5: map, units, places, abilities, Elder Signs, Gates, spellbooks."""

from __future__ import annotations

import re

import pytest

from mythos.core.errors import BrokenGame
from mythos.games.cthulhu_wars import GAME
from mythos.games.cthulhu_wars.catalogue import CATALOGUE
from mythos.games.cthulhu_wars.rules.board import Board, Piece, board_of, read_piece
from mythos.games.cthulhu_wars.rules.state import GATHER
from mythos.games.cthulhu_wars.rules.units import ACOLYTE, Rank
from tests.cthulhu_wars.war import Scene, war

MAPS = {
    "earth-west-3p+earth-east-3p": 13,
    "earth-west-3p+earth-east-5p": 17,
    "earth-west-5p+earth-east-3p": 17,
    "earth-west-5p+earth-east-5p": 21,
}


@pytest.mark.parametrize(("halves", "areas"), MAPS.items())
def test_the_halves_make_a_map(halves: str, areas: int) -> None:
    """CW-1.1, CW-2.1: so many Areas, each Land or Ocean."""
    board = board_of(halves)
    assert board.size == areas
    assert sum(board.ocean) == 6


@pytest.mark.parametrize("halves", MAPS)
def test_adjacency_is_symmetric_and_the_globe_closes(halves: str) -> None:
    """CW-1.3, CW-50.1, CW-50.2: left and right edges touch."""
    board = board_of(halves)
    number = board.numbers
    for zone, near in enumerate(board.adjacent):
        assert all(zone in board.adjacent[other] for other in near)
    assert number["south_pacific"] in board.adjacent[number["indian_ocean"]]
    assert number["north_pacific"] in board.adjacent[number["north_atlantic"]]
    poles = {"south_pacific", "south_atlantic", "indian_ocean"}
    assert {board.names[z] for z in board.adjacent[number["antarctica"]]} == poles


def test_there_are_six_oceans_and_antarctica_is_land() -> None:
    """CW-1.4: six Oceans; Antarctica is Land."""
    board = board_of("earth-west-3p+earth-east-3p")
    oceans = {board.names[zone] for zone in range(board.size) if board.ocean[zone]}
    assert oceans == {
        "north_pacific", "south_pacific", "north_atlantic", "south_atlantic", "indian_ocean",
        "arctic_ocean",
    }  # fmt: skip


def test_ocean_or_land_makes_no_difference_for_actions() -> None:
    """CW-1.2: recruiting, Gates and movement work in Oceans as on Land."""
    scene = war("cc,bg,ys", {"north_pacific": "cc acolyte"})
    assert scene.can("create-gate north_pacific")
    assert scene.can("recruit acolyte north_pacific")


@pytest.mark.parametrize("halves", MAPS)
def test_every_land_but_the_pole_has_a_glyph(halves: str) -> None:
    """CW-1.5: three kinds of glyphs on lands, none on Oceans."""
    board = board_of(halves)
    for zone, name in enumerate(board.names):
        assert bool(board.glyph[zone]) == (not board.ocean[zone] and name != "antarctica")


def test_wrong_map_data_is_refused() -> None:
    """CW-50.2: an edge that leads only one way is an error with both names."""
    piece = read_piece("earth-east-3p")
    broken = Piece(piece.map, piece.zone[:-1])
    with pytest.raises(KeyError):
        Board((broken,))
    lonely = (type(piece.zone[0])("a", "land", 0, 0, (), "", ("b",)),
              type(piece.zone[0])("b", "land", 0, 0, (), "", ()))  # fmt: skip
    with pytest.raises(BrokenGame, match="a and b"):
        Board((Piece(piece.map, lonely),))


def test_every_acolyte_is_a_cultist_and_not_every_cultist_an_acolyte() -> None:
    """CW-1.6, CW-1.7, CW-1.11: an Acolyte is a Cultist, but not every Cultist is an Acolyte."""
    scene = war("gc,cc,bg", high_priests=True)
    t = scene.t
    assert [t.names[k] for k in t.own(scene.s, 0).cultists] == ["acolyte", "high_priest"]
    assert t.units[t.acolyte[0]] is ACOLYTE
    assert ACOLYTE.count == 6
    assert {Rank.CULTIST, Rank.MONSTER, Rank.GREAT_OLD_ONE} == {unit.rank for unit in t.units}


SHEETS = {
    "gc": {"acolyte": (6, 1, 0), "deep_one": (4, 1, 1), "shoggoth": (2, 2, 2),
           "starspawn": (2, 3, 3), "cthulhu": (1, 10, 6)},
    "cc": {"acolyte": (6, 1, 0), "nightgaunt": (3, 1, 0), "flying_polyp": (3, 2, 1),
           "hunting_horror": (2, 3, 2), "nyarlathotep": (1, 10, None)},
    "bg": {"acolyte": (6, 1, 0), "ghoul": (2, 1, 0), "fungi": (4, 2, 1), "dark_young": (3, 3, 2),
           "shub_niggurath": (1, 8, None)},
    "ys": {"acolyte": (6, 1, 0), "undead": (6, 1, None), "byakhee": (4, 2, None),
           "king_in_yellow": (1, 4, 0), "hastur": (1, 10, None)},
}  # fmt: skip
"""Figures, cost and combat of every unit, as on the faction sheets; None for a formula."""


@pytest.mark.parametrize("code", SHEETS)
def test_the_units_of_each_faction_are_those_of_its_sheet(code: str) -> None:
    """CW-1.10, CW-1.11, CW-20, CW-21, CW-22, CW-23: the tables of units."""
    t = war(f"{code},{'gc' if code != 'gc' else 'cc'}").t
    sheet = {
        t.names[kind]: (
            t.units[kind].count,
            t.cost[kind],
            None if t.formulas[kind] else t.combat[kind],
        )
        for kind in t.ranges[0]
    }
    assert sheet == SHEETS[code]


def test_the_number_of_figures_is_a_limit() -> None:
    """CW-1.10: with none left in the Pool there is nothing to recruit or summon."""
    scene = war("gc,cc,bg", {"asia": "gc acolyte:6!"}, power={"gc": 8})
    assert not scene.can("recruit")
    scene = war("gc,cc,bg", {"asia": "gc acolyte:2! deep_one:4"}, power={"gc": 8})
    assert not scene.can("summon deep_one")
    assert scene.can("summon shoggoth")


def test_submerged_units_are_in_play_but_not_on_the_map() -> None:
    """CW-1.12, CW-40.47: no Area counts them, income does."""
    scene = war(
        "gc,cc,bg",
        {"north_pacific": "gc cthulhu acolyte:2", "asia": "cc acolyte"},
        books={"gc": "submerge"}, power={"gc": 1, "cc": 0, "bg": 0},
    )  # fmt: skip
    scene.plays("gc submerge", "gc take-along acolyte", "gc take-along acolyte")
    assert scene.zone("north_pacific") == ""
    assert scene.happened("gathered")[0] == {"seat": 0, "number": 2}


def test_a_capture_is_an_elimination_at_once() -> None:
    """CW-1.15, CW-4.23: the Cultist waits on the captor's card until Gather Power."""
    scene = war("cc,bg,ys", {"asia": "cc nightgaunt / ys acolyte"})
    scene.plays("cc capture asia 2")
    assert scene.captives("cc") == "ys acolyte"
    assert scene.zone("asia") == "cc nightgaunt"


def test_who_leaves_stops_controlling() -> None:
    """CW-1.18, CW-5.4: the last of its kind to go takes the control with it."""
    scene = war("cc,bg,ys", {"asia": "cc acolyte:2!"})
    scene.plays("cc move-unit acolyte asia europe")
    assert scene.gate("asia") == "cc"
    scene.plays("cc move-unit acolyte asia europe")
    assert scene.gate("asia") == "abandoned"


def test_abilities_of_a_great_old_one_are_lost_with_it() -> None:
    """CW-1.19: Avatar needs Shub-Niggurath in play, a spellbook the faction card."""
    zones = {"africa": "bg acolyte! shub_niggurath", "asia": "cc acolyte"}
    assert war("bg,cc,gc", zones).can("avatar")
    assert not war("bg,cc,gc", {"africa": "bg acolyte!", "asia": "cc acolyte"}).can("avatar")
    assert not war("gc,cc,bg", {"asia": "cc acolyte"}).can("dreams")
    assert war("gc,cc,bg", {"asia": "cc acolyte"}, books={"gc": "dreams"}).can("dreams")


def test_a_unique_action_needs_all_its_parts() -> None:
    """CW-1.23: no Undead in the Pool, no Zingaya."""
    zones = {"asia": "ys undead / cc acolyte", "europe": "ys undead:5"}
    assert not war("ys,cc,bg", zones, books={"ys": "zingaya"}).can("zingaya")
    zones["europe"] = "ys undead:4"
    assert war("ys,cc,bg", zones, books={"ys": "zingaya"}).can("zingaya")


def test_the_owner_of_the_affected_units_picks() -> None:
    """CW-1.24: the victim of a capture is asked, not the captor."""
    scene = war("cc,bg,ys", {"asia": "cc nightgaunt / ys acolyte:2!"})
    scene.plays("cc capture asia 2")
    assert scene.asked == "ys captured"
    assert scene.moves == ["lose acolyte", "lose acolyte_on_gate"]


def test_what_cannot_be_paid_cannot_be_done() -> None:
    """CW-1.26: a price is paid in full, before the action."""
    scene = war("cc,bg,ys", {"asia": "cc acolyte:2!"}, power={"cc": 2})
    assert not scene.can("create-gate")
    assert not scene.can("summon hunting_horror")
    assert scene.can("summon flying_polyp")
    scene.plays("cc summon flying_polyp asia")
    assert scene.power("cc") == 0


def test_power_has_no_upper_limit() -> None:
    """CW-1.27: totals above 20 are legal."""
    zones = {"asia": "cc acolyte:2!", "europe": "bg acolyte"}
    scene = war("cc,bg,ys", zones, power={"cc": 19, "bg": 0, "ys": 0}, phase=GATHER)
    assert scene.power("cc") == 23


def test_elder_signs_are_counted_in_the_open_and_valued_in_secret() -> None:
    """CW-1.29, CW-1.30, CW-30.5, CW-40.17: 18, 12 and 6 tokens; the owner knows the values."""
    scene = war("gc,cc,bg", {"south_pacific": "gate / gc acolyte"}, power={"gc": 10})
    assert [scene.s.sign_pool.count(value) for value in (1, 2, 3)] == [18, 12, 6]
    scene.rolls(3).plays("gc awaken cthulhu south_pacific", "gc take-book submerge")
    assert scene.signs("gc") == [3]
    assert scene.view("gc").own_signs == (3,)
    assert scene.view("cc").own_signs == ()
    assert scene.view("cc").seats[0].signs == 1
    assert scene.view("cc").unseen_signs.count(3) == 6
    assert scene.view("gc").unseen_signs.count(3) == 5


def test_elder_signs_may_be_revealed_at_any_time() -> None:
    """CW-1.31: in anybody's turn; the value becomes Doom and the token leaves the game."""
    scene = war("gc,cc,bg", {"asia": "cc acolyte"}, turn="cc", signs={"gc": [2, 3]})
    scene.plays("gc reveal 3")
    assert (scene.doom("gc"), scene.signs("gc")) == (3, [2])
    assert scene.asked == "cc action"
    assert len(scene.s.sign_pool) == 34
    assert scene.refuses("gc reveal 3")


def test_an_empty_pool_gives_doom() -> None:
    """CW-1.32: each Elder Sign that is not there is 1 Doom."""
    scene = war("gc,cc,bg", {"south_pacific": "gate / gc acolyte"}, power={"gc": 10})
    scene.s.sign_pool.clear()
    scene.plays("gc awaken cthulhu south_pacific", "gc take-book submerge")
    assert (scene.doom("gc"), scene.signs("gc")) == (1, [])


# Gates and spellbooks.


def test_one_gate_in_an_area_and_one_unit_on_it() -> None:
    """CW-5.1, CW-2.6: no second Gate where there is one."""
    scene = war("cc,bg,ys", {"asia": "cc acolyte:2!", "europe": "cc acolyte"})
    assert scene.can("create-gate") == ["create-gate europe"]


def test_only_cultists_control_gates() -> None:
    """CW-5.2: a Monster does not."""
    scene = war("cc,bg,ys", {"asia": "gate / cc nightgaunt", "europe": "gate / cc acolyte"})
    assert scene.can("control-gate") == ["control-gate europe acolyte"]


def test_control_changes_in_the_own_turn_only() -> None:
    """CW-5.3, CW-3.17: two factions stand at an abandoned Gate; who is on turn may take it."""
    scene = war("cc,bg,ys", {"asia": "gate / cc acolyte / bg acolyte"})
    assert scene.refuses("bg control-gate asia acolyte")
    scene.plays("cc control-gate asia acolyte")
    assert scene.gate("asia") == "cc"


def test_a_captured_keeper_abandons_the_gate_at_once() -> None:
    """CW-5.4, CW-4.22: the sibling beside it does not step up."""
    scene = war("cc,bg,ys", {"asia": "cc nightgaunt / ys acolyte:2!"})
    scene.plays("cc capture asia 2", "ys lose acolyte_on_gate")
    assert scene.gate("asia") == "abandoned"
    assert scene.zone("asia") == "cc nightgaunt / ys acolyte"


def take(scene: Scene, code: str) -> list[str]:
    assert scene.asked == f"{code} book"
    return scene.moves


def test_a_met_requirement_gives_any_remaining_spellbook() -> None:
    """CW-5.7, CW-3.12: the owner must take one, and chooses freely."""
    scene = war("cc,bg,ys", {"asia": "cc nightgaunt / ys acolyte"}, books={"cc": "madness"})
    scene.plays("cc capture asia 2")
    assert len(take(scene, "cc")) == 5
    assert "take-book madness" not in scene.moves
    scene.plays("cc take-book abduct")
    assert scene.books("cc") == {"madness", "abduct"}
    assert "capture_cultist" in scene.met("cc")


def test_the_last_spellbook_is_taken_without_a_question() -> None:
    """CW-5.7: there is nothing to choose any more."""
    five = "abduct emissary invisibility madness seek_and_destroy"
    others = "pay_4 pay_6 gates_3_power_12 gates_4_power_15 awaken_nyarlathotep"
    scene = war("cc,bg,ys", {"asia": "cc nightgaunt / ys acolyte"}, books={"cc": five},
                met={"cc": others})  # fmt: skip
    scene.plays("cc capture asia 2")
    assert len(scene.books("cc")) == 6


def test_a_requirement_gives_its_spellbook_once() -> None:
    """CW-5.8: capturing again gives nothing; a condition that is no longer true takes nothing."""
    scene = war("cc,bg,ys", {"asia": "cc nightgaunt / ys acolyte:2"})
    scene.plays("cc capture asia 2", "cc take-book abduct", "bg pass", "ys pass",
                "cc capture asia 2")  # fmt: skip
    assert scene.books("cc") == {"abduct"}


def test_several_requirements_met_at_once_bring_a_spellbook_each() -> None:
    """CW-5.9, CW-21.13: fifteen Power meet two conditions."""
    zones = {"asia": "cc acolyte"}
    scene = war("cc,bg,ys", zones, power={"cc": 16})
    scene.plays("cc recruit acolyte asia", "cc take-book abduct", "cc take-book madness")
    assert scene.met("cc") == {"gates_3_power_12", "gates_4_power_15"}


def test_a_spellbook_earned_in_battle_comes_after_it() -> None:
    """CW-5.10: the requirement is met in the battle, the question comes when it is over."""
    scene = war("gc,cc,bg", {"asia": "gc starspawn / cc acolyte:2"})
    scene.rolls([6, 1, 1]).plays("gc attack asia 1")
    assert scene.s.battle is None
    assert scene.asked == "gc book"


def test_a_bonus_comes_with_the_spellbook() -> None:
    """CW-5.11, CW-23.14: Hastur's awakening brings an Elder Sign."""
    scene = war("ys,cc,bg", {"asia": "ys acolyte! king_in_yellow"}, power={"ys": 10})
    scene.plays("ys awaken hastur asia")
    assert scene.signs("ys") == []
    scene.rolls(2).plays("ys take-book passion")
    assert scene.signs("ys") == [2]


def test_spellbooks_are_public() -> None:
    """CW-5.12: everybody sees what is on the card and what is not."""
    scene = war("gc,cc,bg", books={"gc": "dreams"})
    card = scene.view("bg").seats[0]
    assert card.books == ("dreams",)
    assert set(card.books_left) == {"absorb", "devolve", "regenerate", "submerge", "yha_nthlei"}


def test_retreats_cost_nothing() -> None:
    """CW-1.17: no Move action, no Power."""
    scene = war("gc,cc,bg", {"asia": "gc starspawn / cc acolyte"}, power={"cc": 0})
    scene.rolls([4, 1, 1]).plays("gc attack asia 1", "cc retreat acolyte europe")
    assert scene.power("cc") == 0


def test_an_ability_that_was_started_is_carried_out() -> None:
    """CW-1.22: after a Shriek at least one Byakhee comes; Dreams end with our Acolyte in place."""
    zones = {"europe": "ys byakhee", "africa": "ys byakhee"}
    scene = war("ys,cc,bg", zones, books={"ys": "shriek"})
    scene.plays("ys shriek asia")
    assert scene.moves == ["shriek-from europe", "shriek-from africa"]


def test_what_is_no_action_needs_no_power() -> None:
    """CW-1.20, CW-1.25: Devolve with nothing left."""
    zones = {"asia": "gc acolyte", "europe": "cc acolyte"}
    scene = war("cc,gc,bg", zones, books={"gc": "devolve"}, power={"gc": 0})
    scene.plays("cc recruit acolyte europe", "gc devolve acolyte asia")
    assert scene.zone("asia") == "gc deep_one"


def test_doom_is_public() -> None:
    """CW-1.28: on the track; only unrevealed Elder Signs are not in it."""
    scene = war("gc,cc,bg", doom={"gc": 7}, signs={"gc": [3]})
    assert scene.view("cc").seats[0].doom == 7


def test_gates_stay() -> None:
    """CW-5.6: without anybody the Gate remains, abandoned."""
    scene = war("cc,bg,ys", {"asia": "cc acolyte!"})
    scene.plays("cc move-unit acolyte asia europe")
    assert scene.gate("asia") == "abandoned"


def names_of_factions() -> set[str]:
    """Zones, units, abilities, spellbooks, requirements, moves, classes, modules, quoted codes."""
    table = CATALOGUE.layout("earth-west-5p+earth-east-5p/4/gc,cc,bg,ys/")
    names = {*table.board.names, *board_of("earth-west-3p+earth-east-3p").names}
    names |= {file.stem for file in (GAME.folder / "factions").glob("*.py")} - {"__init__"}
    for faction in table.factions:
        names |= {unit.name for unit in faction.units}
        names |= {part.name for part in faction.parts}
        names |= {each.__name__ for each in (*faction.parts, *faction.moves)}
        names |= {move.verb for move in faction.moves if "-" in move.verb}
        names.add(f'"{faction.code}"')
    return names


def named_in(text: str, names: set[str]) -> list[str]:
    """Those of the names that stand in a source text, quoted or not."""
    plain = text.replace("cthulhu-wars", "").replace("cthulhu_wars", "")
    words = re.findall(r"[A-Za-z0-9_]+", plain)
    verbs = re.findall(r"[a-z]+(?:-[a-z]+)+", plain)
    return sorted(names.intersection([*words, *verbs, *quoted(plain)]))


def quoted(text: str) -> list[str]:
    return re.findall(r'"[a-z]+"', text)


def test_core_modules_name_no_faction() -> None:
    """The rules core knows no faction, unit, spellbook, requirement or zone by name; only what is
    agreed before the game says whom it is about.
    """
    names = names_of_factions()
    rooms = ("rules", "battle", "shown", "bots")
    files = {*GAME.folder.glob("*.py"), *(f for r in rooms for f in (GAME.folder / r).glob("*.py"))}
    for file in sorted(files - {GAME.folder / "options.py"}):
        assert named_in(file.read_text(encoding="utf-8"), names) == [], file


@pytest.mark.parametrize(
    "line",
    ['kind = "ghoul"', "ghoul = 1", 'seat_of("gc")', "t.ability(seat, RedSign)", '"south_pacific"',
     '"spread_4"', "import black_goat", '"pay-for-book 4"', "madness"],
)  # fmt: skip
def test_a_name_in_the_core_would_be_found(line: str) -> None:
    """The check above can fail."""
    assert named_in(line, names_of_factions())


def test_the_last_of_its_kind_takes_the_gate_with_it() -> None:
    """CW-5.4, CW-1.18: a keeper who goes leaves the Gate, whether or not one says it is he."""
    scene = war("gc,cc,bg", {"asia": "gc acolyte:2!"})
    for gate in ("gc", "abandoned"):
        scene.goes("gc acolyte", "asia", "europe")
        assert scene.gate("asia") == gate
