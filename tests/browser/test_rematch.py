"""Another game: one press opens it, everybody who was there is asked and joins with one press."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect

from tests.browser.people import BOT, OPEN, House, Person, play_out, until


def finished(house: House) -> tuple[Person, Person, Person, str]:
    """Ann, Bob and a bot have played one round, Cora has watched; all are still there."""
    ann, bob, cora = (house.person(name) for name in ("Ann", "Bob", "Cora"))
    table = ann.open_table(OPEN, BOT, round_limit=1, doom_track=True)
    bob.take_seat(table, 1)
    for person in (ann, bob, cora):
        person.at(table)
    play_out([ann, bob])
    for person in (ann, bob, cora):
        until(lambda person=person: person.over, "the end is shown")  # type: ignore[misc]
    return ann, bob, cora, table


def place(person: Person) -> str:
    """The table at which somebody is."""
    return person.page.url.rpartition("/")[2]


def test_one_press_sets_up_another_game_and_one_press_joins_it(house: House) -> None:
    ann, bob, cora, last = finished(house)
    ann.button("Another game").click()
    expect(ann.text("Waiting for one more player")).to_be_visible()
    expect(ann.page.locator(".waiting li").first).to_contain_text("kept for Bob")
    another = place(ann)
    assert another != last
    for person in (bob, cora):
        expect(person.prompt).to_contain_text("Ann has set up another game.")
        expect(person.button("Another game")).to_have_count(0)
    bob.prompt.get_by_role("button", name="Join").click()
    for person, seat in ((ann, "2"), (bob, "0")):
        expect(person.page.locator("[data-own]")).to_have_attribute("data-seat", seat)
    cora.prompt.get_by_role("link", name="Watch it").click()
    expect(cora.page.locator("[data-seat]")).to_have_count(3)
    assert place(bob) == place(cora) == another
    info = ann.ask("GET", f"/api/tables/{another}")
    assert info["status"] == "running"
    assert info["options"]["doom_track"] is True


def test_two_who_press_at_once_come_to_the_same_table(house: House) -> None:
    ann, bob, _, last = finished(house)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    for person in (ann, bob):
        person.page.route("**/rematch", hold)
        person.button("Another game").click()
        expect(person.prompt.locator("button:disabled")).to_have_count(1)
    # Both have pressed before either has arrived.
    until(lambda: ann.page.title() and len(held) == 2, "both to have pressed")
    for route in held:
        route.continue_()
    for person in (ann, bob):
        person.page.wait_for_url(lambda url: last not in url)
    assert place(ann) == place(bob)
    expect(ann.page.locator("[data-own]")).to_be_visible()
    open_tables = ann.ask("GET", "/api/tables?which=open")["tables"]
    assert place(ann) not in [each["table"] for each in open_tables]


def test_against_bots_another_game_begins_at_once(house: House) -> None:
    ann = house.person("Ann")
    table = ann.open_table(BOT, BOT, round_limit=1)
    ann.at(table)
    play_out([ann])
    ann.button("Another game").click()
    expect(ann.page.locator("[data-own]")).to_have_attribute("data-seat", "2")
    expect(ann.page.locator("[data-seat]")).to_have_count(3)
    ann.page.go_back()
    expect(ann.prompt.get_by_role("button", name="Join")).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_set_up_can_be_changed_from_what_it_was(house: House, lang: str) -> None:
    ann = house.person("Ann", lang=lang)
    table = ann.open_table(BOT, BOT, round_limit=1, great_old_one="hastur")
    ann.at(table)
    play_out([ann])
    ann.prompt.locator("a[href*='?like=']").click()
    seats = ann.page.locator(".seats select")
    expect(seats).to_have_count(3)
    assert [each.input_value() for each in seats.all()] == ["me", "bot:random", "bot:random"]
    ann.page.locator("summary").click()
    chosen = ann.page.locator("[data-option=great_old_one] select")
    expect(chosen).to_have_value("hastur")
    expect(ann.page.locator("[data-option=round_limit] input")).to_have_value("1")
    chosen.select_option("cthulhu")
    ann.page.locator("button[type=submit]").click()
    ann.page.wait_for_url("**/table/*")
    options = ann.ask("GET", f"/api/tables/{place(ann)}")["options"]
    assert (options["great_old_one"], options["round_limit"]) == ("cthulhu", 1)


def test_a_set_up_like_a_table_that_is_not_there_is_the_usual_one(house: House) -> None:
    house.forgive("status of 404")
    ann = house.person("Ann").visit("/new/arkham-ritual?like=nowhere")
    expect(ann.page.locator(".seats select")).to_have_count(5)
