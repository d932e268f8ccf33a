"""Options: described for every form, read from values and words, refused with what is allowed."""

from __future__ import annotations

from typing import Any

import pytest

from mythos.core.errors import (
    BadChoice,
    BadNumber,
    BadOption,
    NoSeatChosen,
    OptionTooLong,
    PickedTwice,
    PicksForSeats,
    UnknownOption,
)
from mythos.core.options import ANY_SEAT, DRAWN, options_of, picks
from mythos.core.registry import find_game
from mythos.core.texts import LANGUAGES, Speaker
from mythos.server.protocol import error_info

RITUAL = find_game("arkham-ritual")
NOIR = find_game("arkham-noir")
WARS = find_game("cthulhu-wars")
REFUSED: list[tuple[Any, str, Any, type[BadOption]]] = [
    (RITUAL, "colour", "red", UnknownOption),
    (RITUAL, "great_old_one", "dagon", BadChoice),
    (RITUAL, "doom_track", "maybe", BadChoice),
    (RITUAL, "round_limit", 0, BadNumber),
    (RITUAL, "round_limit", "", BadNumber),
    (RITUAL, "round_limit", "9" * 5000, BadNumber),
    (RITUAL, "round_limit", True, BadNumber),
    (RITUAL, "first_player", 5, NoSeatChosen),
    (RITUAL, "first_player", -2, NoSeatChosen),
    (RITUAL, "first_player", "Ann", NoSeatChosen),
    (NOIR, "deck", "x" * 100_001, OptionTooLong),
    (WARS, "factions", "gc,zz,bg,cc", BadChoice),
    (WARS, "factions", "gc,bg", PicksForSeats),
    (WARS, "factions", "gc,drawn,,gc", PickedTwice),
    (WARS, "handicap", "strong,mighty,,", BadChoice),
    (WARS, "handicap", "strong", PicksForSeats),
]


def kinds(game: Any) -> dict[str, str]:
    return {each.name: each.kind for each in options_of(game)}


def test_every_option_says_how_it_is_chosen() -> None:
    ritual = {"event": "choice", "doom_track": "flag", "first_player": "seat"}
    assert ritual.items() <= kinds(RITUAL).items()
    assert kinds(RITUAL)["round_limit"] == "number"
    assert {"victims": "choice", "deck": "text"}.items() <= kinds(NOIR).items()
    factions = next(each for each in options_of(WARS) if each.name == "factions")
    assert (factions.kind, factions.default) == ("each_seat", "")
    assert {"gc", "sl"} < set(factions.choices)


@pytest.mark.parametrize(
    ("given", "read"),
    [
        ("gc,cc,bg", "gc,cc,bg"),
        (" Great Cthulhu , crawling chaos,Schwarze Ziege", "gc,cc,bg"),
        ("gc,drawn,", "gc,drawn,drawn"),
        ("gezogen,,DRAWN", ""),
        ("", ""),
    ],
)
def test_picks_for_seats_are_read_from_codes_and_names(given: str, read: str) -> None:
    assert WARS.read_options({"factions": given}, 3).factions == read


@pytest.mark.parametrize(
    ("given", "read"),
    [
        ("strong,,strong", "strong,drawn,strong"),
        ("weak,weak,weak", "weak,weak,weak"),
        ("too strong, Keine Vorgabe,Zu Schwach", "strong,drawn,weak"),
        (",,", ""),
    ],
)
def test_several_seats_share_a_pick_where_it_can_be_shared(given: str, read: str) -> None:
    assert WARS.read_options({"handicap": given}, 3).handicap == read
    shared = {each.name: each.shared for each in options_of(WARS) if each.kind == "each_seat"}
    assert shared == {"factions": False, "handicap": True}


def test_choices_are_read_from_their_names_in_any_language() -> None:
    for said in ("mystery", "Mystery", "MYSTERIUM"):
        assert RITUAL.read_options({"great_old_one": said}, 3).great_old_one == "mystery"
    for given in (5, "5", "5 (standard)"):
        assert NOIR.read_options({"victims": given}, 1).victims == 5


def test_a_seat_is_a_number_or_left_to_chance() -> None:
    for said in ("chance", "by chance", "Durch Zufall", -1, "-1"):
        assert RITUAL.read_options({"first_player": said}, 3).first_player == ANY_SEAT
    assert RITUAL.read_options({"first_player": "2"}, 3).first_player == 2


def test_open_picks_are_empty() -> None:
    assert list(picks("gc,drawn,bg", 3)) == ["gc", "", "bg"]
    assert list(picks("", 3)) == ["", "", ""]
    assert DRAWN == "drawn"


@pytest.mark.parametrize(("game", "option", "given", "error"), REFUSED)
def test_what_cannot_be_is_refused_with_its_option_and_what_is_allowed(
    game: Any, option: str, given: Any, error: type[BadOption]
) -> None:
    with pytest.raises(BadOption) as refusal:
        game.read_options({option: given}, game.default_players)
    assert type(refusal.value) is error
    told = error_info(refusal.value)
    assert (told.code, told.option) == (error.code, option)
    assert len(told.message) < 300
    if error in (BadChoice, NoSeatChosen, UnknownOption, PickedTwice):
        assert told.allowed == refusal.value.allowed != ()
    said = {lang: Speaker(lang).error(refusal.value) for lang in LANGUAGES}
    assert said["en"] != said["de"]
    for text in said.values():
        assert option in text
        assert all(each in text for each in told.allowed)
