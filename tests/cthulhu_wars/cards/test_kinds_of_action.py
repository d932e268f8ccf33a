"""Cthulhu Wars: kinds of actions, named before they are taken (CW-56.12, CW-57.12)."""

from __future__ import annotations

import pytest

from mythos.core.texts import LANGUAGES, Speaker
from mythos.games.cthulhu_wars import GAME
from mythos.games.cthulhu_wars.cards.kinds_of_action import (
    all_kinds,
    kind_of,
    name_of,
    noted,
    number_of,
    possible_kinds,
)
from mythos.games.cthulhu_wars.rules.ability import Awakener
from mythos.games.cthulhu_wars.rules.key import Key
from mythos.games.cthulhu_wars.rules.layout import Layout
from mythos.games.cthulhu_wars.rules.moves import MoveLast
from tests.cthulhu_wars.war import war


def with_every_card(code: str) -> Layout:
    """Three factions, the named one first, and all cards that can be at their table."""
    others = [each for each in GAME.catalogue.factions if each != code][:2]
    codes = (code, *others)
    cards = tuple(c.code for c in GAME.catalogue.cards.values() if c.rival not in codes)
    return GAME.catalogue.layout(
        str(Key("earth-west-3p+earth-east-3p", 3, codes, high_priests=True, cards=cards))
    )


@pytest.mark.parametrize("code", GAME.catalogue.factions)
def test_every_kind_of_action_has_a_name_in_both_languages(code: str) -> None:
    """CW-56.12, CW-57.12: one of the common ones, a spellbook, a requirement or an ability."""
    t = with_every_card(code)
    for lang in LANGUAGES:
        speaker = Speaker(lang, GAME, names=("A", "B", "C"))
        for kind in all_kinds(t, 0):
            name = name_of(t, 0, kind)
            ((sort, value),) = name.values.items()
            assert speaker.term(sort, str(value)) in speaker.move(name)
            assert speaker.term(sort, str(value)) != f"cthulhu-wars-{sort}-{value}"


@pytest.mark.parametrize("code", GAME.catalogue.factions)
def test_every_kind_is_noted_as_another_number(code: str) -> None:
    """CW-56.12, CW-57.12: and read again from it; no number is no kind."""
    t = with_every_card(code)
    kinds = all_kinds(t, 0)
    assert len(kinds) == len(set(kinds))
    assert [noted(t, 0, number_of(t, 0, kind)) for kind in kinds] == kinds
    assert not noted(t, 0, 0)
    assert all(number_of(t, 0, kind) for kind in kinds)


@pytest.mark.parametrize("code", GAME.catalogue.factions)
def test_whoever_awakens_in_his_own_way_awakens(code: str) -> None:
    """CW-56.12, CW-57.12: another form of a common action is no kind of its own."""
    t = with_every_card(code)
    assert not {each.name for each in t.abilities if isinstance(each, Awakener)} & {
        *all_kinds(t, 0)
    }


def test_a_move_is_of_the_kind_that_it_is_another_form_of() -> None:
    """CW-56.12, CW-57.12: the last move is a move, and a unique High Priest is recruited."""
    zones = {"asia": "gc acolyte! deep_one", "europe": "cc acolyte"}
    scene = war("gc,cc,bg", zones, cards={"pitpipo": "nobody"}, books={"gc": "dreams"})
    seat, moves = scene.seat("gc"), {move.verb: move for move in scene.ask.moves}
    assert kind_of(scene.t, seat, moves["recruit-priest"]) == "recruit"
    last = MoveLast("deep_one", "asia", "europe")
    assert kind_of(scene.t, seat, last) == kind_of(scene.t, seat, moves["move-unit"]) == "move_unit"
    assert kind_of(scene.t, seat, moves["dreams"]) == "dreams"
    assert possible_kinds(scene.s, scene.t, seat) == ["recruit", "summon", "dreams", "move_unit"]
