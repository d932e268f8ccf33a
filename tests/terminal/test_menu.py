"""The menu: all moves where there is room, groups by letter and pages where there is not."""

from __future__ import annotations

from collections.abc import Sequence
from io import StringIO

import pytest
from rich.console import Console

from mythos.core.moves import Move
from mythos.terminal.desk import Desk
from mythos.terminal.menu import Choice, Menu, file_under, flat, grouped, in_order
from tests.terminal.sitting import Sitting

WORDS = (
    "Recruit: Acolyte (Asia)",
    "Move: Ghoul, Asia → Europe",
    "Pass",
    "Move: Ghoul, Asia → Africa",
    "Move: Acolyte, Arabia → Asia",
    "Recruit: Acolyte (Europe)",
    "Attack Bea (Asia)",
)


class Choose(Move):
    number: int


def choices(words: Sequence[str] = WORDS) -> list[Choice]:
    return in_order([file_under(Choose(n), said) for n, said in enumerate(words)])


def desk(width: int = 80) -> Desk:
    return Desk(Console(file=StringIO(), width=width, height=24, color_system=None), lambda _: "")


def lines(menu: Menu, width: int = 80) -> list[str]:
    shown = desk(width)
    shown.console.print(menu.content)
    text = shown.console.file.getvalue()  # type: ignore[attr-defined]
    return [line.rstrip() for line in text.splitlines()]


def test_moves_of_one_group_stand_together_under_their_numbers() -> None:
    assert [each.said for each in choices()] == [
        "Recruit: Acolyte (Asia)",
        "Recruit: Acolyte (Europe)",
        "Move: Ghoul, Asia → Europe",
        "Move: Ghoul, Asia → Africa",
        "Move: Acolyte, Arabia → Asia",
        "Pass",
        "Attack Bea (Asia)",
    ]


def test_the_words_of_a_move_are_its_headings() -> None:
    move = file_under(Choose(0), "Move: Ghoul, Asia → Europe")
    assert move.headings == ("Move", "Ghoul, Asia")
    assert move.rests == ("Move: Ghoul, Asia → Europe", "Ghoul, Asia → Europe", "Europe")
    assert file_under(Choose(0), "Recruit: Acolyte (Asia)").rests[-1] == "Asia"
    assert file_under(Choose(0), "→ Asia").headings == ()


def test_all_moves_are_listed_where_there_is_room() -> None:
    assert lines(flat(choices(), desk(), tall=True))[0] == " 1 Recruit: Acolyte (Asia)"
    assert flat(choices(), desk(), tall=False).height == 4


def test_groups_have_letters_and_counts_and_single_moves_their_numbers() -> None:
    menu = grouped(choices(), desk(30), (), 0, 4)
    assert lines(menu, 30) == [
        " a Recruit · 2", " b Move · 3", " 6 Pass", " 7 Attack Bea (Asia)",
    ]  # fmt: skip
    assert menu.doors == {"a": ("Recruit",), "b": ("Move",)}


def test_an_opened_group_shows_its_moves_or_the_groups_in_it() -> None:
    assert lines(grouped(choices(), desk(), ("Recruit",), 0, 4)) == [
        " 1 Acolyte (Asia)    2 Acolyte (Europe)"
    ]
    menu = grouped(choices(), desk(30), ("Move",), 0, 2)
    assert lines(menu, 30) == [" a Ghoul, Asia · 2", " 5 Acolyte, Arabia → Asia"]
    assert lines(grouped(choices(), desk(30), ("Move", "Ghoul, Asia"), 0, 2)) == [
        " 3 Europe    4 Africa"
    ]


def test_a_letter_that_is_a_command_opens_no_group() -> None:
    many = choices([f"{verb}: {n}" for verb in range(22) for n in range(2)])
    doors = grouped(many, desk(), (), 0, 30).doors
    assert len(doors) == 22
    assert not set("?dklqrsu") & doors.keys()
    assert "aa" in doors


@pytest.mark.parametrize(
    "words", [[f"move {n}" for n in range(40)], [f"one group: a move {n}" for n in range(9)]]
)
def test_what_does_not_fit_comes_on_further_pages_and_round_again(words: list[str]) -> None:
    seen: set[str] = set()
    pages = []
    for page in range(25):
        menu = grouped(choices(words), desk(20), (), page, 3)
        assert menu.height <= 3
        assert menu.more
        pages.append(lines(menu, 20))
        seen |= {word for line in pages[-1] for word in line.split() if word.isdecimal()}
    assert {str(number) for number in range(1, len(words) + 1)} <= seen
    assert pages[0] in pages[1:]


# At the table.


def draft(*typed: str, lang: str = "en") -> list[str]:
    """What is shown in a draft of Rise of the Cults after each thing that is typed."""
    sitting = Sitting("", *typed, game="rise-of-the-cults", lang=lang, terminal=True)
    sitting.play("Anna Bea:random")
    return [" ".join(each.split()) for each in sitting.answers[2:]]


def test_with_a_group_open_only_its_own_numbers_count() -> None:
    opened, refused, chosen = draft("b", "1", "4")[:3]
    assert "Faceless One on the Gable › Your choice (Enter goes back" in opened
    assert "There is no choice 1 here." in refused
    assert "Anna puts “Faceless One on the Gable”" in chosen


def test_enter_goes_back_from_a_group() -> None:
    assert "Guardian 2 Power A4" in draft("b", "")[1]


@pytest.mark.parametrize("typed", ["d wharf", "d Thing Beneath the Wharf", "d a", "d 1"])
def test_a_card_is_opened_by_its_name_its_group_or_a_number(typed: str) -> None:
    assert "+1 Attack if you are executing the Dominance Plan." in draft(typed)[0]


def test_what_has_no_such_name_is_said_to_have_none() -> None:
    assert "Nothing here is called “Azathoth”." in draft("d Azathoth")[0]
    assert "Hier heißt nichts „Azathoth“." in draft("d Azathoth", lang="de")[0]


def test_the_whole_board_lists_what_can_be_opened() -> None:
    shown = " ".join(draft("d", ""))
    assert "The whole board" in shown
    assert "d NAME opens one of these" in shown
    assert "Thing Beneath the Wharf, Faceless One on the Gable" in shown
