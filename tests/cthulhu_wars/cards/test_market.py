"""Cthulhu Wars: loyalty cards are agreed, bought and lost (CW-50)."""

from __future__ import annotations

import pytest

from mythos.core.dice import Dice, seed_from
from mythos.core.errors import BadChoice
from mythos.core.match import Match
from mythos.games.cthulhu_wars.game import GAME
from mythos.games.cthulhu_wars.rules.state import DOOM_TURN, War
from tests.cthulhu_wars.war import Scene, war

SUPPLY = {"gug": "nobody", "dhole": "nobody"}
ASIA = {"asia": "cc acolyte!"}


def market(zones: dict[str, str] | None = None, power: int = 5, doom: int = 4) -> Scene:
    """A Doom turn of the Crawling Chaos beside a supply."""
    return war(
        "cc,gc,bg", ASIA if zones is None else zones, cards=SUPPLY, phase=DOOM_TURN,
        power={"cc": power, "gc": 0, "bg": 0}, doom={"cc": doom},
    )  # fmt: skip


def test_a_monster_costs_two_doom_and_one_comes_to_a_gate() -> None:
    """CW-50.2, CW-50.4: the others are in the Pool from then on."""
    scene = market().plays("cc buy gug")
    assert (scene.doom("cc"), scene.power("cc")) == (2, 5)
    assert (scene.zone("asia"), scene.pool("cc", "gug")) == ("cc acolyte gug", 1)
    assert scene.can("perform-ritual")


def test_a_terror_costs_two_doom_and_two_power() -> None:
    """CW-50.13: the price is shown before it is taken."""
    scene = market()
    assert (scene.price("cc", "buy dhole"), scene.price("cc", "buy gug")) == (2, 0)
    scene.plays("cc buy dhole")
    assert (scene.doom("cc"), scene.power("cc"), scene.zone("asia")) == (2, 3, "cc acolyte dhole")
    assert market(power=1).can("buy") == ["buy gug"]


def test_who_has_not_the_doom_buys_nothing_though_signs_would_bring_it() -> None:
    """CW-50.2: you need to have it."""
    assert not market(doom=1).can("buy")


def test_there_is_one_card_for_each_player_in_a_doom_phase() -> None:
    """CW-50.3: and the next one in the next."""
    scene = market(doom=9).plays("cc buy gug")
    assert not scene.can("buy")
    scene = market(doom=9)
    scene.plays("cc buy gug", "cc done")
    assert scene.asked == "gc action" or not scene.can("buy")


def test_two_gates_are_a_choice_and_none_leaves_the_figure_in_the_pool() -> None:
    """CW-50.2, CW-50.6."""
    scene = market({"asia": "cc acolyte!", "europe": "cc acolyte!"}).plays("cc buy gug")
    assert scene.asked == "cc arrival"
    assert scene.plays("cc arrive europe").zone("europe") == "cc acolyte gug"
    scene = market({"asia": "cc acolyte"}).plays("cc buy gug")
    assert (scene.zone("asia"), scene.pool("cc", "gug")) == ("cc acolyte", 2)


def test_a_unit_that_is_a_gate_is_a_place_for_the_figure() -> None:
    """CW-50.7, CW-50.62: and the figure is placed, not summoned."""
    scene = war("ow,gc,bg", {"asia": "ow yog_sothoth"}, cards=SUPPLY, phase=DOOM_TURN,
                doom={"ow": 4})  # fmt: skip
    scene.plays("ow buy gug")
    assert scene.zone("asia") == "ow yog_sothoth gug"
    assert not scene.happened("summoned")


def test_a_terror_protects_like_a_monster_and_a_great_old_one_captures_past_it() -> None:
    """CW-50.11."""
    cards = {"dhole": "cc"}
    zones = {"asia": "cc dhole acolyte / gc deep_one"}
    assert not war("gc,cc,bg", zones, cards=cards).can("capture")
    zones = {"asia": "cc dhole acolyte / gc cthulhu"}
    assert war("gc,cc,bg", zones, cards=cards).can("capture")
    assert war("cc,gc,bg", {"asia": "cc dhole / gc acolyte"}, cards=cards).can("capture")


def test_cards_are_agreed_by_name_by_sort_by_box_and_by_chance() -> None:
    """CW-50.1: whatever names a card, it is there once."""
    for text, codes in (
        ("gug, dhole", {"dhole", "gug"}),
        ("none", set()),
        ("", set()),
        ("dreamlands_underworld,gug", {"gug"}),
    ):
        options = GAME.read_options({"factions": "gc,cc,bg", "cards": text}, 3)
        layout = GAME.catalogue.layout(GAME.setup(options, 3).table)
        assert codes <= {card.code for card in layout.loyalty}
        assert bool(codes) == bool(layout.loyalty)
    match: Match[War] = Match(GAME, 3, options={"cards": "drawn:1"}, seed=seed_from("drawn"))
    sorts = [card.sort.value for card in GAME.catalogue.layout(match.state.table).loyalty]
    assert sorted(sorts) == ["independent", "monster", "terror"]


def test_a_card_that_there_is_not_is_refused_by_name() -> None:
    """CW-50.1."""
    with pytest.raises(BadChoice, match="unicorn"):
        GAME.read_options({"cards": "gug,unicorn"}, 3)


def test_everybody_sees_the_supply_and_who_has_which_card() -> None:
    """CW-50.2: with the price."""
    scene = market()
    cards = {each.card: each for each in scene.view("bg").cards}
    assert (cards["dhole"].doom, cards["dhole"].power, cards["dhole"].sale) == (2, 2, True)
    scene.plays("cc buy gug")
    gug = next(each for each in scene.view("gc").cards if each.card == "gug")
    assert (gug.holder, gug.sale) == (0, False)
    assert ("gug", 1) in [(each.unit, each.number) for each in scene.view("gc").seats[0].pool]


def test_games_with_a_random_supply_are_played_to_their_end() -> None:
    """CW-50.1: two to five seats."""
    for players in range(2, 6):
        seed = seed_from(f"market {players}")
        match: Match[War] = Match(GAME, players, options={"cards": "drawn:3"}, seed=seed)
        dice = Dice(seed_from(f"moves {players}"))
        while not match.over:
            ask = match.asked[0]
            match.play(ask.seat, ask.moves[dice.below(len(ask.moves))])
            assert match.game.flaws(match.state) == []


def test_a_few_friendly_cards_are_there_to_begin_with() -> None:
    """CW-50.1: four to six of them, of several sorts."""
    cards = [GAME.catalogue.cards[code] for code in GAME.sets("cards")["starter"]]
    assert 4 <= len(cards) <= 6
    assert {card.sort.value for card in cards} == {"monster", "terror", "independent"}
