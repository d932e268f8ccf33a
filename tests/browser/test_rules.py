"""The rules beside the table: how a turn goes, contents, search, and clauses that open."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Locator, Route, expect

from mythos.core.registry import game_ids
from tests.browser.people import BOT, DESK, PHONE, House, Person
from tests.browser.weight import played_now

TABS = "nav.tabs button"
RULES = 2


def at_table(house: House, size: tuple[int, int] = DESK, lang: str = "en") -> Person:
    ann = house.person("Ann", size=size, lang=lang)
    ann.at(ann.open_table(BOT, BOT))
    expect(ann.prompt.locator(".clause")).to_be_visible()
    return ann


def opened(person: Person) -> Locator:
    """The rules, opened by their tab."""
    person.page.locator(TABS).nth(RULES).click()
    rules = person.page.locator("aside")
    expect(rules.locator("[data-clause]").first).to_be_attached()
    return rules


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", game_ids())
def test_first_comes_how_a_turn_goes_and_then_the_chapters(
    house: House, game: str, lang: str
) -> None:
    ann = house.person("Ann", lang=lang)
    ann.at(played_now(ann, game))
    rules = opened(ann)
    first = rules.locator("h3").first
    expect(first).to_have_text("How a turn goes" if lang == "en" else "So läuft ein Zug")
    expect(first).to_be_in_viewport()
    expect(rules.get_by_role("img").locator("svg")).to_be_visible()
    told = ann.ask("GET", f"/api/rules/{game}/{lang}")
    assert rules.locator(".primer li").count() == len(told["primer"]["steps"]) > 3
    expect(rules.locator(".example")).to_contain_text(told["primer"]["example"][:60])
    heads = rules.locator("h3").all_inner_texts()
    assert len(heads) == 1 + len(told["chapters"])
    clauses = sum(len(each["clauses"]) for each in told["chapters"])
    assert rules.locator("[data-clause]").count() == clauses > 100


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_contents_lead_to_every_chapter(house: House, size: tuple[int, int]) -> None:
    ann = at_table(house, size)
    rules = opened(ann)
    rules.get_by_role("button", name="Contents").click()
    contents = rules.get_by_role("navigation", name="Contents")
    contents.get_by_role("button", name="End of the game").click()
    expect(contents).to_have_count(0)
    expect(rules.locator("[data-chapter='11']")).to_be_in_viewport()
    expect(rules.locator("[data-chapter='11']")).to_be_focused()
    expect(rules.locator("[data-clause='AR-11.1']")).to_be_in_viewport()
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_what_is_searched_for_is_counted_and_marked(house: House) -> None:
    rules = opened(at_table(house))
    search = rules.get_by_role("searchbox")
    search.fill("mad professor")
    clauses = rules.locator("[data-clause]")
    expect(clauses).not_to_have_count(0)
    for text in clauses.all_inner_texts():
        assert "mad" in text.lower()
        assert "professor" in text.lower()
    expect(rules.locator("mark").first).to_have_text("Mad")
    steps = rules.locator(".primer li").count()
    expect(rules.get_by_role("status")).to_have_text(f"{clauses.count() + steps} hits")
    expect(rules.locator(".picture")).to_have_count(0)
    search.fill("no such words")
    expect(rules).to_contain_text("No clause fits.")
    expect(rules.get_by_role("status")).to_have_text("Nothing found")


def test_escape_clears_the_search_and_then_closes_and_gives_the_focus_back(house: House) -> None:
    ann = at_table(house)
    link = ann.prompt.locator(".clause")
    link.focus()
    ann.page.keyboard.press("Enter")
    rules = ann.page.locator("aside")
    expect(rules.locator(".current")).to_be_focused()
    rules.get_by_role("searchbox").fill("gate")
    expect(rules.locator("mark").first).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(rules.get_by_role("searchbox")).to_have_value("")
    ann.page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    expect(link).to_be_focused()


def test_on_a_phone_the_question_leads_to_its_clause(house: House) -> None:
    ann = at_table(house, PHONE)
    number = ann.prompt.locator(".clause").inner_text()
    ann.prompt.locator(".clause").tap()
    expect(ann.page.locator(f"aside [data-clause='{number}']")).to_be_in_viewport()
    ann.page.locator("aside").get_by_role("button", name="Close").tap()
    expect(ann.moves.first).to_be_in_viewport()


def test_the_question_leads_to_its_clause_also_a_second_time(house: House) -> None:
    ann = at_table(house)
    number = ann.prompt.locator(".clause").inner_text()
    clause = ann.page.locator(f"aside [data-clause='{number}']")
    for _ in range(2):
        ann.prompt.locator(".clause").click()
        expect(clause).to_be_in_viewport()
        expect(clause).to_contain_class("current")
        ann.page.locator("aside .list").evaluate("list => (list.scrollTop = list.scrollHeight)")
        expect(clause).not_to_be_in_viewport()


def test_the_rule_behind_the_question_is_one_press_away(house: House) -> None:
    ann = at_table(house)
    number = ann.prompt.locator(".clause").inner_text()
    rules = opened(ann)
    rules.get_by_role("button", name=f"The rule behind the question: {number}").click()
    expect(rules.locator(f"[data-clause='{number}']")).to_be_in_viewport()


def test_a_clause_that_another_one_names_opens(house: House) -> None:
    rules = opened(at_table(house))
    naming = rules.locator("[data-clause='AR-5.4']")
    naming.get_by_role("button", name="AR-5.6").click()
    expect(rules.locator("[data-clause='AR-5.6']")).to_contain_class("current")
    expect(rules.locator("[data-clause='AR-5.6']")).to_be_in_viewport()
    rules.locator(".primer li").nth(1).get_by_role("button", name="AR-5.3").click()
    expect(rules.locator("[data-clause='AR-5.3']")).to_be_in_viewport()


def test_a_clause_that_is_there_twice_does_not_empty_the_panel(house: House) -> None:
    ann = at_table(house)

    def doubled(route: Route) -> None:
        response = route.fetch()
        told = response.json()
        told["chapters"][0]["clauses"] *= 2
        route.fulfill(response=response, body=json.dumps(told))

    ann.page.route("**/api/rules/**", doubled)
    rules = opened(ann)
    expect(rules.locator("[data-clause='AR-1.1']")).to_have_count(2)
    expect(rules.locator("[data-clause='AR-11.1']")).to_have_count(1)


def test_the_other_language_has_the_same_place(house: House) -> None:
    ann = at_table(house)
    rules = opened(ann)
    ann.button("Auf Deutsch").click()
    expect(rules.locator("h3").first).to_have_text("So läuft ein Zug")
    expect(rules.get_by_role("searchbox")).to_have_attribute("placeholder", "In den Regeln suchen")
