"""Setting up a table: everything is picked by emblem, name and words, and mended at its field."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.people import DESK, OPEN, PHONE, House, Person

CODES = re.compile(r"\b(gc|cc|bg|ys|ow|sl|ww|tt)\b")


def picker(person: Person, seat: int) -> Locator:
    return person.page.get_by_role("button", name=f"Faction for seat {seat}")


def setting_up(house: House, game: str, size: tuple[int, int] = DESK, lang: str = "en") -> Person:
    ann = house.person("Ann", size=size, lang=lang).visit(f"/new/{game}")
    expect(ann.page.locator("form")).to_be_visible()
    return ann


def agreed(person: Person) -> dict[str, object]:
    """The options of the table that was just opened."""
    person.page.wait_for_url("**/table/*")
    found = person.ask("GET", f"/api/tables/{person.page.url.rpartition('/')[2]}")
    return dict(found["options"])


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_factions_are_picked_by_emblem_and_seat(house: House, size: tuple[int, int]) -> None:
    ann = setting_up(house, "cthulhu-wars", size)
    press = Locator.tap if size == PHONE else Locator.click
    press(picker(ann, 1))
    sheet = ann.page.get_by_role("dialog", name="Faction for seat 1")
    expect(sheet.locator(".art svg")).to_have_count(10)
    assert not CODES.search(sheet.inner_text())
    press(sheet.get_by_role("button", name="Windwalker"))
    expect(sheet).to_have_count(0)
    expect(picker(ann, 1)).to_contain_text("Windwalker")
    expect(picker(ann, 1)).to_contain_text("two cheap gods")
    expect(picker(ann, 2)).to_contain_text("drawn")
    assert not CODES.search(ann.page.locator("main").inner_text())
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= size[0]
    press(ann.button("Open the table"))
    assert agreed(ann)["factions"] == "ww,drawn,drawn,drawn"


def test_nobody_picks_what_another_seat_has(house: House) -> None:
    ann = setting_up(house, "cthulhu-wars")
    picker(ann, 2).click()
    ann.page.get_by_role("dialog").get_by_role("button", name="Great Cthulhu").click()
    picker(ann, 1).click()
    taken = ann.page.get_by_role("dialog").get_by_role("button", name="Great Cthulhu")
    expect(taken).to_be_disabled()
    expect(taken).to_contain_text("Seat 2 has it.")


def test_a_faction_is_picked_with_keys_alone(house: House) -> None:
    ann = setting_up(house, "cthulhu-wars")
    typed = ann.page.keyboard
    picker(ann, 1).focus()
    typed.press("Enter")
    expect(ann.page.get_by_role("dialog").locator("[data-pick=drawn]")).to_be_focused()
    typed.press("ArrowDown")
    typed.press("ArrowDown")
    typed.press("Enter")
    expect(picker(ann, 1)).to_be_focused()
    expect(picker(ann, 1)).to_contain_text("Black Goat")
    typed.press("Enter")
    typed.press("Escape")
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    expect(picker(ann, 1)).to_be_focused()


def test_fewer_seats_keep_only_their_own_picks(house: House) -> None:
    ann = setting_up(house, "cthulhu-wars")
    for seat, name in ((1, "Sleeper"), (4, "Tcho-Tcho")):
        picker(ann, seat).click()
        ann.page.get_by_role("dialog").get_by_role("button", name=name).click()
    ann.page.get_by_role("button", name="2", exact=True).click()
    ann.button("Open the table").click()
    assert agreed(ann)["factions"] == "sl,drawn"


def test_the_first_player_is_a_seat_by_its_name(house: House) -> None:
    ann = setting_up(house, "arkham-ritual")
    ann.page.locator("summary").click()
    first = ann.page.get_by_label("First player")
    ann.page.get_by_label("Seat 2").select_option("open")
    ann.page.get_by_label("Seat 3").select_option("bot:random")
    assert first.locator("option").all_inner_texts() == [
        "by chance",
        "Seat 1: Ann",
        "Seat 2: free",
        "Seat 3: Sleepwalker 3",
        "Seat 4: Scholar 4",
        "Seat 5: Scholar 5",
    ]
    first.select_option("Seat 5: Scholar 5")
    ann.page.get_by_role("button", name="3", exact=True).click()
    expect(first).to_have_value("-1")
    first.select_option("Seat 3: Sleepwalker 3")
    ann.button("Open the table").click()
    assert agreed(ann)["first_player"] == 2


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "A whole number from 1 to 1000 is needed."),
        ("de", "Hier muss eine ganze Zahl von 1 bis 1000 stehen."),
    ],
)
def test_what_is_wrong_stands_at_its_field_until_it_is_changed(
    house: House, lang: str, words: str
) -> None:
    house.forgive("status of 400")
    ann = setting_up(house, "arkham-ritual", lang=lang)
    limit = ann.page.locator("[data-option=round_limit]")
    ann.page.locator("summary").click()
    for typed in ("0", ""):
        limit.locator("input").fill(typed)
        ann.page.locator("button[type=submit]").click()
        expect(limit.get_by_role("alert")).to_have_text(words)
        expect(limit.locator("input")).to_be_focused()
        expect(ann.page.get_by_role("alert")).to_have_count(1)
        expect(ann.page.locator(".notice")).to_have_count(0)
        limit.locator("input").fill("2")
        expect(ann.page.get_by_role("alert")).to_have_count(0)
    ann.page.locator("button[type=submit]").click()
    assert agreed(ann)["round_limit"] == 2


def test_a_folded_option_is_opened_when_it_is_wrong(house: House) -> None:
    house.forgive("status of 400")
    ann = setting_up(house, "arkham-noir")
    ann.page.locator("summary").click()
    ann.page.get_by_label("Deck", exact=True).last.fill("no deck")
    ann.page.locator("summary").click()
    ann.page.locator("button[type=submit]").click()
    deck = ann.page.locator("[data-option=deck]")
    expect(deck.get_by_role("alert")).to_contain_text("This does not fit:")
    expect(deck.get_by_role("alert")).to_be_in_viewport()


def test_what_is_said_on_a_page_is_not_said_on_the_next(house: House) -> None:
    ann = house.person("Ann")
    ann.at(ann.open_table(OPEN, OPEN))
    ann.button("Invite").first.click()
    notice = ann.page.locator(".notice")
    expect(notice).to_have_text("The link is on your clipboard.")
    ann.page.get_by_role("link", name="Mythos Table, to the lobby").click()
    ann.page.get_by_role("heading", name="Games").wait_for()
    assert notice.count() == 0
