"""Arkham Noir at the desk: where a card goes and why not, what a move costs, the daily case."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.people import ME, NOIR, PHONE, House, Person, play_out
from tests.browser.test_access import AXE, RUN


def alone(house: House, **how: object) -> Person:
    """Somebody at a case of their own."""
    person = house.person("Ann", guided=True, **{"size": (1440, 900), **how})  # type: ignore[arg-type]
    wanted = {"game": NOIR, "seats": [ME], "options": {}}
    table = person.ask("POST", "/api/tables", wanted)["table"]
    person.at(str(table))
    expect(person.prompt).to_be_visible()
    return person


def test_a_chosen_card_shows_where_it_goes_and_why_not(house: House) -> None:
    """A hand in which every card fits everywhere is dealt now and then; then another one."""
    said: list[str] = []
    while not any("AN-5" in words for words in said):
        assert len(said) < 100, "the reason comes with its clause"
        said += places_of_the_hand(alone(house))


def places_of_the_hand(ann: Person) -> list[str]:
    """What stands at the cases when each card of the hand is chosen."""
    cards = ann.page.locator("[data-area='hand'] .clue")
    said = []
    for at in range(cards.count()):
        cards.nth(at).click()
        ends = ann.page.locator("[data-place]")
        expect(ends).to_have_count(2)  # one for each open case
        said += [end.inner_text() for end in ends.all()]
        cards.nth(at).click()
        expect(ends).to_have_count(0)
    return said


def test_a_move_that_costs_something_says_so_before_it_is_made(house: House) -> None:
    ann = about_to_pay(house)
    turn = ann.page.locator("[data-area='status']").inner_text()
    ann.prompt.get_by_role("button", name="Not yet").click()
    assert ann.page.locator("[data-area='status']").inner_text() == turn
    expect(ann.moves.first).to_be_visible()


def about_to_pay(house: House) -> Person:
    """Some clues cost nothing where they fit, and some hands fit nowhere: then another deal."""
    for _ in range(20):
        ann = alone(house)
        before = ann.now()
        hand = ann.page.locator("[data-area='hand'] .clue")
        fits = ann.page.locator("[data-place].fits")
        for at in range(hand.count()):
            hand.nth(at).click()
            expect(ann.page.locator("[data-place]")).to_have_count(2)
            if fits.count():
                fits.first.click()
                ann.until_changed(before, "paying, or the card lies there")
                break
            hand.nth(at).click()
        if ann.prompt.locator(".cost").count():
            return ann
    raise AssertionError("twenty deals and nothing to pay")


def test_a_case_is_played_to_its_end_on_a_phone(house: House) -> None:
    ann = alone(house, size=PHONE)

    def tap(person: Person) -> bool:
        if person.moves.count() == 0:
            for folded in person.page.locator(".prompt [data-folded]:enabled").all():
                folded.tap()
            return False
        person.moves.first.tap()
        return True

    assert play_out([ann], tap) > 5
    story = ann.page.locator(".story")
    expect(story).to_contain_text("Turns")
    expect(story.get_by_role("listitem").first).to_be_visible()
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def test_the_daily_case_is_played_once_and_ranked(house: House) -> None:
    ann = house.person("Ann the Daily").visit(f"/daily/{NOIR}")
    ann.button("Play today's case").click()
    expect(ann.prompt).to_be_visible()
    expect(ann.button("Hint")).to_have_count(0)
    play_out([ann])
    ann.prompt.get_by_role("link", name="Leaderboard").click()
    row = ann.page.locator("tr", has_text="Ann the Daily")
    expect(row).to_contain_text("✓")
    expect(ann.button("Play today's case")).to_have_count(0)
    expect(ann.page.get_by_role("heading", name="My figures")).to_be_visible()


def test_a_hint_stands_on_the_moves_it_recommends(house: House) -> None:
    ann = alone(house)
    ann.button("Hint").click()
    best = ann.moves.first
    expect(best).to_contain_text("%")
    chances = ann.page.locator(".chance")
    assert 1 <= chances.count() <= 3
    assert ann.moves.nth(chances.count() - 1).locator(".chance").count() == 1


@pytest.mark.parametrize("size", [(1440, 900), PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_serious_at_the_desk(house: House, size: tuple[int, int]) -> None:
    ann = alone(house, size=size)
    ann.page.locator("[data-area='hand'] .clue").first.click()
    ann.page.evaluate(AXE.read_text(encoding="utf-8"))
    assert ann.page.evaluate(RUN) == []
    ann.visit(f"/daily/{NOIR}")
    expect(ann.page.get_by_role("heading", name="Leaderboard")).to_be_visible()
    ann.page.evaluate(AXE.read_text(encoding="utf-8"))
    assert ann.page.evaluate(RUN) == []
