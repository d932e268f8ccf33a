"""The cards, and another edition of them (AN-1, AN-7.4, AN-22.7)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from mythos.cli import main
from mythos.core.errors import BadOption
from mythos.core.match import Match
from mythos.core.proof import verify
from mythos.core.record import parse_record
from mythos.core.texts import LANGUAGES, Speaker
from mythos.games.arkham_noir import GAME
from mythos.games.arkham_noir.deck import FILE, deck_of, house_edition
from mythos.games.arkham_noir.edition import BadDeck, read_edition
from mythos.games.arkham_noir.words import EFFECT_TOTALS, Kind, Mark, Method
from tests.arkham_noir.desk import random_games

HOUSE = FILE.read_text(encoding="utf-8")
CLUES = house_edition().clues
P01 = HOUSE[HOUSE.index('[[clue]]\nid = "P01"') : HOUSE.index('[[clue]]\nid = "P02"')]


def changed(old: str, new: str, times: int = 1) -> str:
    assert old in HOUSE
    return HOUSE.replace(old, new, times)


def refusal(text: str) -> BadDeck:
    with pytest.raises(BadDeck) as refused:
        read_edition(text, "mine.toml")
    assert refused.value.file == "mine.toml"
    return refused.value


def test_the_house_deck_has_the_printed_number_of_cards() -> None:
    """AN-1.1, AN-1.2: reference cards and aids are not in it."""
    edition = house_edition()
    assert (len(edition.clues), len(edition.victims), len(edition.storms)) == (50, 6, 4)
    assert edition.formula.id == "F01"


def test_a_clue_shows_one_kind_one_left_symbol_and_at_least_one_right_one() -> None:
    """AN-1.3, AN-1.4, R-1."""
    for clue in CLUES:
        assert isinstance(clue.kind, Kind)
        assert isinstance(clue.left, Method)
        assert clue.right
    assert {clue.kind for clue in CLUES} == set(Kind) - {Kind.FORMULA}
    assert house_edition().formula.kind is Kind.FORMULA


def test_there_are_four_methods_and_one_symbol_for_all_of_them() -> None:
    """AN-1.5."""
    used = {clue.left for clue in CLUES} | {each for clue in CLUES for each in clue.right}
    assert used == set(Method)
    deck = deck_of("")
    assert deck.left[deck.numbers["A03"]] == deck.right[deck.numbers["L09"]] == 0b1111


def test_a_card_has_at_most_one_mark() -> None:
    """AN-1.6, R-2: a mark is one field; 23 clues have time, 17 stability, 10 none."""
    assert Counter(clue.mark for clue in CLUES) == {
        Mark.TIME: 23,
        Mark.STABILITY: 17,
        Mark.NONE: 10,
    }
    two_kinds = refusal(changed('kind = "person"', 'kind = ["person", "threat"]'))
    assert two_kinds.card == "clue 1 (P01)"
    two_marks = refusal(changed('\nmark = "time"', '\nmark = ["time", "stability"]'))
    assert two_marks.card == "clue 1 (P01)"


def test_a_victim_shows_two_methods() -> None:
    """AN-1.7."""
    assert all(len(victim.right) == 2 for victim in house_edition().victims)
    wrong = refusal(changed('right = ["interview", "surveillance"]\nprovenance = "house"\n\n'
                            '[[victim]]', 'right = ["interview"]\n\n[[victim]]'))  # fmt: skip
    assert wrong.card == "victim 2 (V02)"


def test_two_of_the_four_storms_have_lightning_and_none_has_a_kind() -> None:
    """AN-1.8."""
    deck = deck_of("")
    lightnings = [deck.names[card] for card in range(51, 55) if deck.lightning[card]]
    assert lightnings == ["S01", "S02"]
    assert all(deck.kind[card] == 0 for card in range(51, 55))
    assert refusal(changed("lightning = false", "lightning = true")).card == "storm"


def test_the_effects_add_up_to_the_published_totals() -> None:
    """AN-7.4, R-5, AN-22.7: over clues, storms and the formula, 56 icons."""
    found = Counter(effect.op for card in house_edition().cards for effect in card.effects)
    assert found == EFFECT_TOTALS
    assert sum(found.values()) == 56
    wrong = refusal(
        changed('effects = [{ op = "take_discard", mandatory = false }]', "effects = []")
    )
    assert (wrong.card, "3" in wrong.reason) == ("take_discard", True)


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("", "meta"),
        ("[meta", "the whole file"),
        ("[meta]\n[jokes]", "jokes"),
        (changed("trail_size = 5", "trail_size = 6"), "meta.trail_size"),
        (changed("swap_loss = 1", "swap_loss = 2"), "effect_totals"),
        (changed("uses = 1", "uses = 2"), "contact"),
        (changed('op = "card_gain"', 'op = "free_beer"'), "contact"),
        (changed(P01, ""), "clue"),
        (changed('id = "P02"', 'id = "P01"'), "P01"),
        (changed('id = "M02"', 'id = "M99"'), "M02"),
        (changed('left = "interview"', 'left = "bribery"'), "clue 1 (P01)"),
        (changed('type = "min", n = 2', 'type = "min"'), "P04"),
        (changed('right = ["all"]', 'right = ["all", "research"]'), "L09"),
        (changed('"take_trail", mandatory = false', '"take_trail", mandatory = true'), "P01"),
        (changed('formula_half = "left"', 'formula_half = "none"'), "left"),
        (changed('key = "skeleton"', 'key = "none"'), "F01"),
        (changed("provenance", "colour"), "clue 1 (P01)"),
        (HOUSE.replace("[formula]", "[formulae]"), "formulae"),
    ],
)  # fmt: skip
def test_a_wrong_deck_is_refused_with_file_card_and_reason(text: str, card: str) -> None:
    """AN-22.7, AN-3.5: another contact than Randolph Carter is refused too."""
    refused = refusal(text)
    assert refused.card == card
    assert refused.reason
    assert refused.file in str(refused)


def test_a_kind_without_a_puzzle_clue_is_refused() -> None:
    """AN-22.7."""
    blocks = HOUSE.split("[[clue]]")
    text = "[[clue]]".join(
        block.replace("puzzle = true", "puzzle = false") if 'kind = "threat"' in block else block
        for block in blocks
    )
    assert refusal(text).card == "threat"


def test_the_texts_call_the_house_cards_by_their_titles() -> None:
    """AN-1.3: one title for each language, in the deck and in the texts alike."""
    for lang in LANGUAGES:
        speaker = Speaker(lang, GAME)
        for clue in (*CLUES, house_edition().formula):
            title = clue.title_en if lang == "en" else clue.title_de
            assert speaker.term("card", clue.id) == title


def test_a_card_with_other_words_is_called_by_its_own_title() -> None:
    """AN-22.7: no text of ours would know it; all other cards keep their names."""
    text = changed("Reporter Without a Face", "The Man from Innsmouth")
    deck = deck_of(text)
    assert deck.names[0] == "The-Man-from-Innsmouth"
    assert deck.names[1:] == deck_of("").names[1:]
    twice = text.replace("Matriarch of the Squatters", "The Man from Innsmouth")
    with pytest.raises(BadDeck, match="P02"):
        deck_of(twice)


def test_another_edition_is_part_of_the_record_and_replays_anywhere() -> None:
    """AN-22.7: the whole text is in the header."""
    text = changed("Reporter Without a Face", "The Man from Innsmouth")
    *_, last = random_games(1, deck=text)
    record = parse_record(last.match.record().text())
    assert record.header.options["deck"] == text
    deck_of.cache_clear()
    assert verify(GAME, record).match.state == last.s
    assert "The-Man-from-Innsmouth" in {info.name for info in last.view.cards}


def test_a_bad_deck_is_a_refused_option() -> None:
    """AN-22.7: nothing starts with it."""
    with pytest.raises(BadOption, match="deck"):
        Match(GAME, 1, options={"deck": "[meta]"})


def test_a_deck_file_can_be_named_on_the_command_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """AN-22.7: `--deck FILE`, refused with the file's name if it is none."""
    file, out = tmp_path / "mine.toml", tmp_path / "records"
    file.write_text(changed("Reporter Without a Face", "The Man from Innsmouth"), encoding="utf-8")
    words = ("simulate", "arkham-noir", "--games", "2", "--deck", str(file), "--record", str(out))
    assert main(words) == 0
    assert "Innsmouth" in (out / "game-000000.jsonl").read_text(encoding="utf-8")
    capsys.readouterr()
    file.write_text(changed('id = "P02"', 'id = "P01"'), encoding="utf-8")
    assert main(words) == 2
    said = capsys.readouterr().err.replace("\n", " ")
    assert "mine.toml" in said.replace(" ", "")
    assert "P01" in said
    assert main(("simulate", "arkham-noir", "--deck", str(tmp_path / "none.toml"))) == 2
    assert main(("simulate", "arkham-ritual", "--deck", str(file))) == 2
