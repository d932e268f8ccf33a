"""Cthulhu Wars: abilities of cards that others hold are not asked, and nobody could tell."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from mythos.core.dice import Dice, seed_from
from mythos.core.run import World
from mythos.games.cthulhu_wars.game import GAME
from mythos.games.cthulhu_wars.rules.hooks import Held
from mythos.games.cthulhu_wars.rules.layout import Layout
from mythos.games.cthulhu_wars.rules.state import War

GAMES = [(players, cards, number) for players in (2, 3, 4, 5) for cards in ("all", "drawn:4")
         for number in range(2)]  # fmt: skip


def played(players: int, cards: str, seed: str) -> Iterator[tuple[str, list[str]]]:
    """A game of chance: the state and what may be done, before each decision."""
    dice = Dice(seed_from(seed))
    world: World[War] = World.start(
        GAME, players, dice, GAME.read_options({"cards": cards}, players)
    )
    while world.request is not None:
        yield repr(world.state), [str(move) for ask in world.asked for move in ask.moves]
        world.playout(dice, 1)
    yield repr(world.state), []


@pytest.mark.parametrize(("players", "cards", "number"), GAMES)
def test_who_asks_only_those_who_can_count_plays_the_same_game(
    players: int, cards: str, number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    seed = f"held {players} {cards} {number}"
    few = list(played(players, cards, seed))

    def everybody(t: Layout, _s: War) -> Layout:
        return t

    monkeypatch.setattr(Layout, "at", everybody)
    for step, (mine, all_asked) in enumerate(zip(few, played(players, cards, seed), strict=True)):
        assert mine == all_asked, step


def test_of_a_card_only_its_holder_is_asked() -> None:
    dice = Dice(seed_from("held"))
    options = GAME.read_options({"factions": "gc,cc,bg", "cards": "dhole"}, 3)
    world: World[War] = World.start(GAME, 3, dice, options)
    t, s = GAME.catalogue.layout(world.state.table), world.state
    dhole = [each.code for each in t.loyalty].index("dhole")
    of_dhole = {each.number for each in t.abilities if each.card == dhole}
    assert of_dhole

    def asked(held: Layout) -> set[int]:
        return {
            each.seat
            for hook in t.waiting
            for own in held.holders[hook]
            for each in own
            if each.number in of_dhole and each.held_by is Held.OWNER
        }

    assert asked(t.at(s)) == set()
    s.loyalty[dhole] = 1
    assert asked(t.at(s)) == {1}
    assert asked(t) == {0, 1, 2}
