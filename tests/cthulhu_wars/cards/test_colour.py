"""Cthulhu Wars: the Colour Out of Space (CW-58)."""

from __future__ import annotations

from typing import Any

import pytest

from mythos.core.dice import Dice, seed_from
from mythos.core.match import Match
from mythos.games.cthulhu_wars import GAME
from mythos.games.cthulhu_wars.cards.colours import COLOURS, TABLE, Effect
from mythos.games.cthulhu_wars.cards.modules.colour import ColourOutOfSpace
from mythos.games.cthulhu_wars.rules.state import DOOM, NO_GATE, War
from tests.cthulhu_wars.war import Scene, war

MODULE = {"colour": "nobody"}
GATES = {"asia": "cc acolyte!", "europe": "cc acolyte!", "africa": "bg acolyte!"}
DOOMED = {"cc": 5, "gc": 5, "bg": 5}


def painted(
    colours: dict[str, str], rolls: list[int], zones: dict[str, str] | None = None, **more: Any
) -> Scene:
    """The Doom Phase begins with these colours and these throws; Crawling Chaos is first."""
    factions = more.pop("factions", "cc,bg,gc")
    cards = {**MODULE, **more.pop("cards", {})}
    more = {"doom": DOOMED, "met": {"gc": "first_doom_phase"}, "books": {"gc": "dreams"}, **more}
    more.setdefault("power", dict.fromkeys(factions.split(","), 3))
    before = war(factions, zones or GATES, cards=cards, **{**more, "phase": 2})
    counters = before.s.counters[:]
    module = before.t.ability(0, ColourOutOfSpace)
    for zone, colour in colours.items():
        counters[module.at + COLOURS.index(colour)] = before.t.zone(zone) + 1
    return war(factions, zones or GATES, cards=cards, counters=counters, phase=DOOM,
               rolls=[[each] for each in rolls], **more)  # fmt: skip


def colour_of(scene: Scene, zone: str) -> str:
    return scene.t.ability(0, ColourOutOfSpace).colour_at(scene.s, scene.t.zone(zone))


def test_whoever_creates_a_gate_takes_a_normal_one_or_a_colour_of_the_supply() -> None:
    """CW-58.1: the glowing one only with another coloured Gate."""
    zones = {"asia": "cc acolyte", "africa": "cc acolyte", "europe": "gc acolyte"}
    scene = war("cc,gc,bg", zones, cards=MODULE, power={"cc": 9})
    scene.plays("cc create-gate asia")
    assert scene.asked == "cc gate-colour"
    assert scene.moves == ["plain-gate", *(f"paint-gate {colour}" for colour in TABLE)]
    scene.plays("cc paint-gate red", "cc control-gate asia acolyte")
    assert colour_of(scene, "asia") == "red"
    assert scene.seen("gc", "asia").tokens == ("colour_red",)
    scene.plays("gc create-gate europe")
    assert "paint-gate red" not in scene.moves
    assert "paint-gate glowing" not in scene.moves
    scene.plays("gc plain-gate", "gc end-turn", "bg pass", "cc create-gate africa")
    assert "paint-gate glowing" in scene.moves
    assert colour_of(scene, "europe") == ""


def test_in_gather_power_a_coloured_gate_is_a_gate() -> None:
    """CW-58.1: 2 Power."""
    plain = war("cc,gc,bg", GATES, cards=MODULE).view("cc").seats[0].income
    scene = painted({"asia": "blue"}, [6, 6])
    assert scene.view("cc").seats[0].income == plain


def test_a_gate_that_is_carried_keeps_its_colour_and_one_that_goes_gives_it_back() -> None:
    """CW-58.1: by The Beyond One, Cursed Slumber, Ithaqua."""
    scene = war("ow,sl,ww", {"asia": "ow abomination acolyte"}, cards=MODULE, power={"ow": 9})
    scene.plays("ow create-gate asia", "ow paint-gate pink", "ow end-turn", "sl pass", "ww pass")
    scene.plays("ow beyond-one abomination asia europe")
    assert (colour_of(scene, "asia"), colour_of(scene, "europe")) == ("", "pink")
    sleeper = war("sl,ow,gc", {"asia": "sl acolyte"}, cards=MODULE, power={"sl": 9},
                  books={"sl": "cursed_slumber"})  # fmt: skip
    sleeper.plays("sl create-gate asia", "sl paint-gate green", "sl control-gate asia acolyte")
    sleeper.plays("ow pass", "gc pass", "sl slumber asia")
    assert ("colour_green", 1) in sleeper.view("gc").seats[0].marks
    gone = war("ww,ow,gc", {"arctic_ocean": "ww acolyte"}, cards=MODULE, power={"ww": 12},
               met={"ww": "awaken_rhan_tegoth"}, books={"ww": "howl"})  # fmt: skip
    gone.plays("ww create-gate arctic_ocean", "ww paint-gate green", "ww take-book herald")
    gone.plays("ww end-turn")
    gone.plays("ow pass", "gc pass", "ww awaken ithaqua arctic_ocean")
    assert gone.gate("arctic_ocean") == "none"
    assert gone.t.ability(0, ColourOutOfSpace).supply(gone.s) == [*COLOURS]


def test_daoloth_too_may_choose_a_colour() -> None:
    """CW-58.1, CW-53.204: for every Gate that a player brings into play."""
    zones = {"asia": "cc daoloth"}
    scene = war("cc,gc,bg", zones, cards={**MODULE, "daoloth": "cc book"})
    scene.plays("cc move-last daoloth asia africa", "cc open-rift africa")
    assert scene.asked == "cc gate-colour"
    scene.plays("cc paint-gate yellow")
    assert colour_of(scene, "africa") == "yellow"


def test_joseph_curwen_too_may_choose_a_colour() -> None:
    """CW-58.1, CW-56.6."""
    zones = {"asia": "gc joseph_curwen", "europe": "cc acolyte"}
    scene = war("cc,gc,bg", zones, cards={**MODULE, "joseph_curwen": "gc"})
    scene.plays("cc recruit acolyte europe", "gc beyond-the-spheres asia", "gc paint-gate pink")
    assert (colour_of(scene, "asia"), scene.gate("asia")) == ("pink", "abandoned")


def test_with_umr_at_tawil_any_gate_costs_two() -> None:
    """CW-58.1, CW-55.5: whatever its colour."""
    zones = {"asia": "cc acolyte"}
    scene = war("cc,gc,bg", zones, cards={**MODULE, "umr_at_tawil": "cc"},
                books={"cc": "umr_at_tawil"}, power={"cc": 2})  # fmt: skip
    scene.plays("cc create-gate asia", "cc paint-gate blue")
    assert (scene.power("cc"), colour_of(scene, "asia")) == (0, "blue")


def test_a_meteorite_colours_a_gate_of_the_first_who_controls_no_coloured_one() -> None:
    """CW-58.2, CW-58.4: he chooses Gate and colour, but not the glowing one."""
    scene = painted({"africa": "red"}, [1])
    assert scene.asked == "cc meteorite"
    scene.plays("cc pick-gate europe")
    assert scene.moves == [f"paint-gate {colour}" for colour in TABLE if colour != "red"]
    scene.plays("cc paint-gate violet")
    assert colour_of(scene, "europe") == "violet"
    second = painted({"asia": "red"}, [1])
    assert second.asked == "bg gate-colour"


def test_a_meteorite_falls_on_nobody_without_a_normal_gate() -> None:
    """CW-58.4: it does not look for another."""
    zones = {"asia": "cc acolyte", "africa": "bg acolyte!"}
    scene = painted({}, [1], zones)
    assert colour_of(scene, "africa") == ""
    assert scene.asked == "cc action"


@pytest.mark.parametrize(
    ("colour", "face", "power", "doom"),
    [
        ("blue", 2, 1, 0), ("blue", 3, -1, 0), ("blue", 4, 1, 0), ("blue", 5, -1, 0),
        ("orange", 2, 1, 0), ("orange", 3, 1, 0), ("orange", 4, -1, 0), ("orange", 5, -1, 0),
        ("violet", 2, 0, 1), ("violet", 3, 0, -1), ("violet", 4, 0, 1), ("violet", 5, 0, -1),
        ("yellow", 2, 0, 1), ("yellow", 3, 0, 1), ("yellow", 4, 0, -1), ("yellow", 5, 0, -1),
    ],
)  # fmt: skip
def test_colours_bring_and_take_power_and_doom(
    colour: str, face: int, power: int, doom: int
) -> None:
    """CW-58.2: whoever controls the Gate; two Gates bring 2 Doom besides."""
    scene = painted({"asia": colour}, [face])
    assert (scene.power("cc"), scene.doom("cc")) == (3 + power, 5 + 2 + doom)
    assert (scene.power("bg"), scene.doom("bg")) == (3, 5 + 1)


def test_losses_stop_at_nothing() -> None:
    """CW-58.2."""
    none = {"cc": 0, "gc": 5, "bg": 5}
    scene = painted({"asia": "blue", "europe": "violet"}, [3], power=none, doom=none)
    scene.plays("cc colour-acts blue")
    assert (scene.power("cc"), scene.doom("cc")) == (0, 2)


@pytest.mark.parametrize("colour", ["green", "pink"])
@pytest.mark.parametrize("face", [2, 3, 4, 5])
def test_some_colours_reward_rituals_or_forbid_them(colour: str, face: int) -> None:
    """CW-58.2, CW-58.3: an Elder Sign with the Ritual, or none at all."""
    scene = painted({"asia": colour}, [face], power={"cc": 9, "bg": 9, "gc": 9})
    if TABLE[colour][face - 2] == Effect.NO_RITUAL:
        assert ("colour_no_ritual", 1) in scene.view("bg").seats[0].marks
    else:
        assert scene.view("cc").seats[0].ritual_signs == 1
        scene.plays("cc perform-ritual")
        assert len(scene.signs("cc")) == 1
    assert scene.asked == "bg doom"
    assert scene.can("perform-ritual")


def test_it_is_forgotten_with_the_doom_phase() -> None:
    """CW-58.2: in this Doom Phase."""
    scene = painted({"asia": "green"}, [4], power={"cc": 9, "bg": 0, "gc": 0})
    while scene.s.phase != 2:
        scene.match.play(scene.ask.seat, "done")
    assert not scene.view("cc").seats[0].marks


def test_who_may_perform_no_ritual_holds_no_ceremony_but_uses_everything_else() -> None:
    """CW-58.3, CW-53.124, CW-22.12, CW-27.18."""
    cards = {"tulzscha": "cc book"}
    zones = {**GATES, "europe": "cc acolyte! tulzscha"}
    scene = painted({"asia": "green"}, [5], zones, cards=cards, power={"cc": 9})
    assert not scene.can("ceremony")
    assert painted({}, [5], zones, cards=cards, power={"cc": 9}).can("ceremony")
    goat = painted({"africa": "green"}, [5], {"africa": "bg acolyte! shub_niggurath acolyte"},
                   factions="bg,cc,gc", books={"bg": "blood_sacrifice", "gc": "dreams"},
                   power={"bg": 9})  # fmt: skip
    assert goat.can("blood-sacrifice")
    assert not goat.can("perform-ritual")
    tcho = painted({"africa": "green"}, [5], {"africa": "tt high_priest! acolyte"},
                   factions="tt,cc,gc", books={"tt": "tablets_of_the_gods", "gc": "dreams"},
                   power={"tt": 9})  # fmt: skip
    assert not tcho.can("perform-ritual")
    assert tcho.zone("africa") == "tt acolyte high_priest"


@pytest.mark.parametrize("colour", ["red", "light_blue"])
def test_the_cheapest_enemy_at_a_gate_is_taken(colour: str) -> None:
    """CW-58.2, CW-58.3: Monsters and Cultists, no Great Old Ones; ties are its controller's."""
    zones = {"asia": "cc acolyte! / bg fungi / gc cthulhu starspawn", "africa": "bg acolyte!"}
    scene = painted({"asia": colour}, [2], zones)
    assert scene.zone("asia") == "cc acolyte / gc starspawn cthulhu"
    tie = {"asia": "cc acolyte! / bg ghoul / gc deep_one", "africa": "bg acolyte!"}
    scene = painted({"asia": colour}, [4], tie)
    assert scene.moves == ["consume 1 ghoul", "consume 2 deep_one"]
    scene.plays("cc consume 2 deep_one")
    assert scene.zone("asia") == "cc acolyte / bg ghoul"
    assert painted({"asia": colour}, [2]).zone("asia") == "cc acolyte"


@pytest.mark.parametrize("colour", ["red", "light_blue"])
def test_one_of_the_own_units_there_is_taken_also_the_one_on_the_gate(colour: str) -> None:
    """CW-58.2, CW-58.3: of its controller's choice."""
    scene = painted({"asia": colour}, [3], {"asia": "cc acolyte! nightgaunt"})
    assert scene.moves == ["lose acolyte_on_gate", "lose nightgaunt"]
    scene.plays("cc lose acolyte_on_gate")
    assert (scene.zone("asia"), scene.gate("asia")) == ("cc nightgaunt", "abandoned")
    alone = painted({"asia": colour}, [5], {"asia": "cc acolyte!"})
    assert (alone.zone("asia"), alone.gate("asia")) == ("", "abandoned")


def test_turquoise_swaps_two_coloured_gates_before_they_act() -> None:
    """CW-58.2, CW-58.3: their colours change places."""
    scene = painted({"asia": "turquoise", "europe": "blue", "africa": "yellow"}, [2])
    scene.plays("cc pick-gate europe", "cc pick-gate africa")
    assert (colour_of(scene, "europe"), colour_of(scene, "africa")) == ("yellow", "blue")
    assert (scene.power("bg"), scene.doom("cc")) == (4, 5 + 2 + 1)


def test_turquoise_alone_swaps_nothing() -> None:
    """CW-58.3: as far as it is possible."""
    assert painted({"asia": "turquoise"}, [3]).asked == "cc action"


def test_turquoise_turns_a_coloured_gate_of_its_controllers_into_a_normal_one() -> None:
    """CW-58.2, CW-58.3: in the order that he likes, so what fades first does nothing."""
    scene = painted({"asia": "turquoise", "europe": "blue"}, [5])
    scene.plays("cc colour-acts turquoise", "cc pick-gate europe")
    assert (colour_of(scene, "europe"), scene.power("cc")) == ("", 3)
    assert colour_of(scene, "asia") == "turquoise"


def test_only_controlled_gates_act_in_turn_order() -> None:
    """CW-58.3."""
    zones = {"asia": "gate", "europe": "cc acolyte!", "africa": "bg acolyte!"}
    scene = painted({"asia": "blue", "europe": "orange", "africa": "violet"}, [2], zones,
                    factions="gc,bg,cc")  # fmt: skip
    order = [each["colour"] for each in scene.happened("colour-acts")]
    assert order == ["violet", "orange"]


def test_a_slumbering_gate_gives_power_and_takes_no_units() -> None:
    """CW-58.3."""
    for colour, power in (("blue", 4), ("red", 3), ("turquoise", 3)):
        zones = {"asia": "sl acolyte!", "africa": "cc acolyte"}
        more: dict[str, Any] = {"books": {"sl": "cursed_slumber", "gc": "dreams"}}
        scene = war("sl,cc,gc", zones, cards=MODULE, **more)
        module = scene.t.ability(0, ColourOutOfSpace)
        counters = scene.s.counters[:]
        counters[module.at + COLOURS.index(colour)] = scene.t.board.size + 0 + 1
        keepers = [NO_GATE] * len(scene.s.keepers)
        keepers[scene.t.board.size] = scene.t.acolyte[0]
        figures = scene.s.figures[:]
        acolyte, size = scene.t.acolyte[0], scene.t.size
        figures[scene.t.zone("asia") * size + acolyte] -= 1
        figures[scene.t.cards[0] * size + acolyte] += 1
        presence = [0, scene.s.presence[1], 0, 0]
        asleep = war("sl,cc,gc", zones, cards=MODULE, phase=DOOM, rolls=[[2]], counters=counters,
                     keepers=keepers, figures=figures, presence=presence,
                     gates=[1 << scene.t.board.size, 0, 0, 0], met={"gc": "first_doom_phase"},
                     power={"sl": 3}, **more)  # fmt: skip
        assert asleep.power("sl") == power
        assert asleep.card("sl") == "sl acolyte"


def test_the_glowing_gate_does_what_another_colour_does() -> None:
    """CW-58.4: as its controller likes."""
    scene = painted({"asia": "glowing"}, [3])
    wanted = [colour for colour in TABLE if TABLE[colour][1] != Effect.SWAP]
    assert scene.moves == [f"glow-as {colour}" for colour in wanted]
    scene.plays("cc glow-as orange")
    assert scene.power("cc") == 4


def test_the_glowing_gate_may_swap() -> None:
    """CW-58.4: with the swaps."""
    scene = painted({"asia": "glowing", "africa": "blue"}, [2])
    assert scene.moves == ["glow-as turquoise", "decline"]
    scene.plays("cc glow-as turquoise", "cc pick-gate asia")
    assert (colour_of(scene, "asia"), scene.power("cc")) == ("blue", 4)
    other = painted({"asia": "glowing", "africa": "blue"}, [2])
    other.plays("cc decline", "cc glow-as yellow")
    assert other.doom("cc") == 5 + 2 + 1


def test_at_departure_whoever_has_least_doom_may_let_a_colour_go() -> None:
    """CW-58.2: all who are tied, in turn order; then the die falls again."""
    doom = {"cc": 4, "bg": 4, "gc": 9}
    scene = painted({"asia": "blue", "africa": "yellow"}, [6, 2], doom=doom)
    assert scene.asked == "cc departure"
    scene.plays("cc decline")
    assert scene.asked == "bg departure"
    scene.plays("bg fade asia")
    assert colour_of(scene, "asia") == ""
    assert (scene.power("cc"), scene.doom("bg")) == (3, 4 + 1 + 1)


def test_a_second_departure_does_nothing() -> None:
    """CW-58.2."""
    scene = painted({"asia": "blue"}, [6, 6], doom={"cc": 4, "bg": 5, "gc": 9})
    scene.plays("cc decline")
    assert (scene.asked, scene.power("cc")) == ("cc action", 3)


def test_gates_of_the_beginning_and_yog_sothoth_have_no_colour() -> None:
    """CW-58.1: nothing is asked at set-up."""
    match: Match[War] = Match(GAME, 3, options={"factions": "gc,cc,bg", "cards": "colour"})
    assert match.asked[0].question.key != "gate-colour"


def test_every_colour_lies_at_a_gate_or_in_the_supply_in_games_of_chance() -> None:
    """CW-58.1: two to five seats."""
    for players in range(2, 6):
        options = {"cards": "colour,daoloth,free_yog_sothoth"}
        match: Match[War] = Match(GAME, players, options=options, seed=seed_from(f"c{players}"))
        dice = Dice(seed_from(f"colours {players}"))
        while not match.over:
            ask = match.asked[0]
            match.play(ask.seat, ask.moves[dice.below(len(ask.moves))])
            assert GAME.flaws(match.state) == []
            s, t = match.state, GAME.catalogue.layout(match.state.table)
            if t.loyalty and s.keepers:
                module = t.ability(0, ColourOutOfSpace)
                places = [module.place_of(s, colour) for colour in COLOURS]
                held = [place for place in places if place >= 0]
                assert len(held) == len(set(held))
                assert all(s.keepers[place] != NO_GATE for place in held)
