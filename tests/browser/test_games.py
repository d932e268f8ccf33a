"""Whole games, each in its own way: two people and three bots, by keyboard alone, with a thumb."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.people import BOT, GAME_SECONDS, OPEN, PHONE, House, Person, play_out, until

SCHOLAR = {"kind": "bot", "bot": "reasoner"}


def test_two_people_and_three_bots_play_a_whole_game(house: House) -> None:
    ann, bob = house.person("Ann"), house.person("Bob")
    table = ann.open_table(OPEN, BOT, SCHOLAR, SCHOLAR)
    bob.take_seat(table, 1)
    assert play_out([ann.at(table), bob.at(table)]) > 1
    for person in (ann, bob):
        expect(person.prompt).to_contain_text("win")
        expect(person.panel("Log")).to_contain_text("The game is over.")
    stored = ann.ask("GET", f"/api/tables/{table}")
    assert stored["status"] == "finished"
    ann.visit("/")
    finished = ann.page.locator(f"a[href='/table/{table}/replay']")
    expect(finished).to_contain_text("Bob")


def test_the_end_of_a_round_is_revealed_with_who_survived_and_why(house: House) -> None:
    ann, bob = house.person("Ann"), house.person("Bob")
    table = ann.open_table(OPEN, BOT)
    bob.take_seat(table, 1)
    bob.at(table)
    ann.at(table)
    reveal = ann.page.locator(".reveal")

    def revealed() -> bool:
        return reveal.count() > 0 or ((bob.choose() or ann.choose()) and False)

    until(revealed, "the round ends", GAME_SECONDS)
    expect(reveal.get_by_role("heading")).to_contain_text("The round ends:")
    expect(reveal.locator("li", has_text="Bob")).to_be_visible()
    expect(reveal.locator("li .card.down")).to_have_count(0)
    ann.page.keyboard.press("Escape")
    expect(reveal).to_have_count(0)


def test_a_whole_game_is_played_by_keyboard_alone(house: House) -> None:
    ann = house.person(guided=False).visit("/")
    typed = ann.page.keyboard
    tab_to(ann.page.get_by_label("Your name at the table"))
    typed.type("Ann")
    tab_to(ritual(ann).get_by_role("button", name="Play now with bots"))
    typed.press("Enter")
    expect(ann.prompt).to_be_visible()
    tab_to(ann.page.locator(".guide").get_by_role("button", name="No more tips"))
    typed.press("Enter")
    expect(ann.page.locator(".guide")).to_have_count(0)

    def press(person: Person) -> bool:
        if person.moves.count() == 0:
            return False
        tab_to(person.moves)
        typed.press("Enter")
        return True

    assert play_out([ann], press) > 0
    tab_to(ann.prompt.get_by_role("link", name="Replay"))
    typed.press("Enter")
    expect(ann.page.get_by_role("slider")).to_be_visible()


def ritual(person: Person) -> Locator:
    """The game on the lobby's shelf."""
    return person.page.locator("article", has_text="Arkham Ritual")


def tab_to(wanted: Locator) -> None:
    """Press Tab until the focus is on one of these; it must come there, and be seen."""
    focused = wanted.page.locator(":focus-visible")
    for _ in range(80):
        wanted.page.keyboard.press("Tab")
        if wanted.evaluate_all("all => all.includes(document.activeElement)"):
            expect(focused).to_be_in_viewport()
            return
    raise AssertionError(f"Tab does not lead to {wanted}")


def test_a_whole_game_is_played_on_a_phone(house: House) -> None:
    ann = house.person(size=PHONE).visit("/")
    ann.page.get_by_label("Your name at the table").fill("Ann")
    ritual(ann).get_by_role("button", name="Play now with bots").tap()
    expect(ann.prompt).to_be_visible()
    reachable(ann)

    def tap(person: Person) -> bool:
        if person.moves.count() == 0:
            return False
        person.moves.last.tap()
        return True

    assert play_out([ann], tap) > 0
    reachable(ann)
    expect(ann.prompt.get_by_role("link", name="Replay")).to_be_in_viewport()


def reachable(person: Person) -> None:
    """Nothing is wider than the phone, and the prompt is within a thumb's reach."""
    page = person.page
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    expect(person.prompt).to_be_in_viewport(ratio=1)
    for tab in page.locator("nav.tabs button").all():
        expect(tab).to_be_in_viewport(ratio=1)
