"""The cards and the deck of 22 (AR-1, AR-2)."""

from __future__ import annotations

from collections import Counter
from itertools import product
from pathlib import Path

import pytest

from mythos.core.errors import BadOption, BrokenGame
from mythos.core.seats import SPECTATOR
from mythos.games.arkham_ritual import GAME
from mythos.games.arkham_ritual.cards import CARDS, NAMES, RED, Entry, read_cards
from mythos.games.arkham_ritual.options import deck_of
from tests.arkham_ritual.table import new_game, random_games, settle, through_gate

KINDS = ("candelabra", "grimoire", "dagger", "mask", "idol")
ARTIFACTS = Counter({f"{kind}_b": 2 for kind in KINDS} | {f"{kind}_r": 1 for kind in KINDS})
SETS = {
    "event": ("magical_orb", "trapezohedron"),
    "first_character": ("investigator", "wary_student"),
    "second_character": ("cultist", "mad_professor"),
    "great_old_one": ("cthulhu", "nyarlathotep", "yog_sothoth", "hastur"),
}
LEGAL = [dict(zip(SETS, names, strict=True)) for names in product(*SETS.values())]
OTHERS = (
    ("elder_sign", "event", "blue", "base"),
    ("gate_1", "event", "blue", "base"),
    ("gate_2", "event", "blue", "base"),
    ("magical_orb", "event", "blue", "base"),
    ("trapezohedron", "event", "blue", "alt"),
    ("investigator", "character", "blue", "base"),
    ("wary_student", "character", "blue", "alt"),
    ("cultist", "character", "blue", "base"),
    ("mad_professor", "character", "blue", "alt"),
    ("cthulhu", "great_old_one", "red", "base"),
    ("nyarlathotep", "great_old_one", "red", "alt"),
    ("yog_sothoth", "great_old_one", "red", "alt"),
    ("hastur", "great_old_one", "red", "alt"),
)


def printed() -> list[Entry]:
    return [card for card in CARDS if card.set != "promo"]


def deck(**options: str) -> Counter[str]:
    return Counter(NAMES[card] for card in deck_of(GAME.read_options(options, 5)))


def test_there_are_twenty_eight_cards() -> None:
    """AR-1.1: the promo is not among them."""
    assert sum(card.copies for card in printed()) == 28
    assert [card.id for card in CARDS if card.set == "promo"] == ["mystery"]


def test_there_are_four_types_of_cards() -> None:
    """AR-1.2: 15 artifacts, 5 events, 4 characters and 4 Great Old Ones; AR-1.1 for the sum."""
    count: Counter[str] = Counter()
    for card in printed():
        count[card.type] += card.copies
    assert count == {"artifact": 15, "event": 5, "character": 4, "great_old_one": 4}


def test_every_kind_of_artifact_is_there_twice_in_blue_and_once_in_red() -> None:
    """AR-1.3: five kinds, and no artifact outside them."""
    found = {(card.kind, card.colour): card.copies for card in printed() if card.type == "artifact"}
    wanted = {(kind, "blue"): 2 for kind in KINDS} | {(kind, "red"): 1 for kind in KINDS}
    assert found == wanted


def test_the_card_list_is_the_printed_one() -> None:
    """AR-1.4, R-1, R-2: five events of which two are Gates, six cards with the swap mark."""
    rest = [card for card in printed() if card.type != "artifact"]
    assert sorted((card.id, card.type, card.colour, card.set) for card in rest) == sorted(OTHERS)
    assert all(card.copies == 1 and card.kind == "" for card in rest)
    assert {card.set for card in printed() if card.type == "artifact"} == {"base"}


def test_the_base_cards_alone_make_a_deck() -> None:
    """AR-1.4, R-2, AR-2.5: the deck without any option is all base cards, 22 of them."""
    base = Counter({card.id: card.copies for card in printed() if card.set == "base"})
    assert base.total() == 22
    assert deck() == base


@pytest.mark.parametrize("choice", LEGAL, ids=lambda choice: "-".join(choice.values()))
def test_a_legal_deck_has_exactly_22_cards_and_6_red_ones(choice: dict[str, str]) -> None:
    """AR-2.1, AR-2.2, AR-2.3, AR-2.4, AR-2.7."""
    cards = deck(**choice)
    fixed = Counter(["elder_sign", "gate_1", "gate_2"])
    assert cards == ARTIFACTS + fixed + Counter(choice.values())
    assert cards.total() == 22
    assert sum(number for name, number in cards.items() if RED[NAMES.index(name)]) == 6


def test_there_are_32_legal_decks() -> None:
    """AR-2.5: the four swaps are independent of each other."""
    assert len({frozenset(deck(**choice).items()) for choice in LEGAL}) == 32


@pytest.mark.parametrize(
    ("option", "card"),
    [
        ("event", "elder_sign"),
        ("first_character", "cultist"),
        ("second_character", "investigator"),
        ("great_old_one", "magical_orb"),
        ("artifact", "idol_b"),
    ],
)
def test_a_swap_outside_its_set_is_refused(option: str, card: str) -> None:
    """AR-2.2, AR-2.3, AR-2.4, AR-2.5."""
    with pytest.raises(BadOption, match=option):
        deck(**{option: card})


def test_everybody_knows_the_deck_and_it_stays_the_same() -> None:
    """AR-2.6: from the first round to the last, spectators included."""
    wanted = deck(event="trapezohedron", great_old_one="hastur")
    for scene in random_games(5, event="trapezohedron", great_old_one="hastur"):
        for seat in (*range(5), SPECTATOR):
            assert Counter(scene.view(seat).deck) == wanted


def test_the_mystery_takes_the_place_of_the_great_old_one() -> None:
    """AR-1.5, AR-2.4: the four printed ones are not in the deck."""
    assert deck(great_old_one="mystery") == deck() - Counter(["cthulhu"]) + Counter(["mystery"])


def test_the_mystery_is_not_in_play_unless_the_table_wants_it() -> None:
    """AR-1.5: off by default."""
    assert "mystery" not in new_game(5).view(0).deck


@pytest.mark.parametrize(
    ("revealed", "after"),
    [
        ("cthulhu", [6, 2, 2, 0, 2]),
        ("nyarlathotep", [7, 3, 3, 2, 3]),
        ("yog_sothoth", [6, 0, 0, 2, 0]),
        ("hastur", [6, 1, 1, 0, 6]),
    ],
)
def test_the_mystery_works_as_the_one_it_reveals(revealed: str, after: list[int]) -> None:
    """AR-1.5: with the Mystery's holder as the holder."""
    scene = through_gate(
        "mystery idol_b mask_r dagger_b investigator", sanity=[6, 6, 6, 2, 6], draws=revealed
    )
    assert scene.happened("mystery") == [{"card": revealed}]
    assert scene.sanity == after


def test_the_mystery_is_as_red_as_any_great_old_one() -> None:
    """AR-1.5, AR-7.3: held to the end of a plain round it fails by colour."""
    assert settle("mystery idol_b mask_b dagger_b grimoire_b").survivors == [1, 2, 3, 4]


GOOD = '[[card]]\nid = "lamp"\ntype = "event"\ncolour = "blue"\ncopies = 1\nset = "base"\n'


@pytest.mark.parametrize(
    ("wrong", "entry", "reason"),
    [
        (GOOD, "card 2 (lamp)", "twice"),
        (GOOD.replace("lamp", "rod").replace("event", "relic"), "card[1].type", "relic"),
        (GOOD.replace("lamp", "rod").replace("blue", "green"), "card[1].colour", "green"),
        (GOOD.replace("lamp", "rod").replace("= 1", "= 3"), "card[1].copies", "<= 2"),
        (GOOD.replace("lamp", "rod").replace("= 1", '= "x"'), "card[1].copies", "int"),
        (GOOD.replace("lamp", "rod") + "price = 1\n", "card[1]", "price"),
        (GOOD.replace('id = "lamp"\n', ""), "card[1]", "id"),
        (GOOD.replace("lamp", "rod").replace("event", "artifact"), "card 2 (rod)", "kind"),
        (GOOD.replace("lamp", "rod") + 'kind = "idol"\n', "rod", "kind"),
        (GOOD.replace("lamp", "rod").replace("base", "third"), "card", "third"),
        ("[[card\nid = 3", "line 7", "Expected"),
    ],
)
def test_wrong_card_data_is_refused_with_file_entry_and_reason(
    tmp_path: Path, wrong: str, entry: str, reason: str
) -> None:
    """AR-1.4: the card list is data, and wrong data never becomes a game."""
    file = tmp_path / "wrong.toml"
    file.write_text(GOOD + wrong)
    with pytest.raises(BrokenGame) as refused:
        read_cards(file)
    message = str(refused.value)
    assert "wrong.toml" in message
    assert entry in message
    assert reason in message
