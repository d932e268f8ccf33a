"""Rise of the Cults over Arkham: rounds by touching the board, alone, on a phone, and why not."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.people import BOT, DESK, GAME_SECONDS, ME, OPEN, PHONE, House, Person, until
from tests.browser.test_access import AXE, RUN, darken
from tests.browser.test_games import tab_to

CULTS: Final = "rise-of-the-cults"
FOLDED: Final = re.compile(r"^As a list")


def at_table(house: House, *others: dict[str, str], size: tuple[int, int] = DESK) -> Person:
    """Ann in Arkham, the district cards laid out as for a first game, the guide skipped."""
    ann = house.person("Ann", size=size)
    return seated(ann, open_table(ann, *others))


def open_table(person: Person, *others: dict[str, str]) -> str:
    wanted = {"game": CULTS, "seats": [ME, *others], "options": {"layout": "first_game"}}
    return str(person.ask("POST", "/api/tables", wanted)["table"])


def seated(person: Person, table: str) -> Person:
    person.at(table)
    expect(person.prompt).to_be_visible()
    return person


def first(person: Person, where: str) -> Locator | None:
    found = person.page.locator(where)
    return found.first if found.count() else None


def touch(person: Person, *plans: str) -> bool:
    """One thing on the board, if I am asked: dice, a marker, a token, one of these plans."""
    if (keep := first(person, "[data-scene='dice'] button.primary:enabled")) is not None:
        keep.click()
    elif (enter := first(person, "[data-enter]:enabled")) is not None:
        enter.click()
    elif (marker := first(person, "[data-act]")) is not None:
        marker.click()
        wanted = [f"[data-plan='{plan}'].possible" for plan in plans]
        found = [each for where in wanted if (each := first(person, where)) is not None]
        (found or [person.page.locator("[data-plan='bluff']")])[0].click()
    elif (token := first(person, ".token.lit")) is not None:
        token.click()
    else:
        return press(person)
    return True


def press(person: Person) -> bool:
    """The last of my moves in the prompt, unfolded where the board offers them too."""
    fold = person.prompt.get_by_role("button", name=FOLDED, expanded=False, disabled=False)
    if person.moves.count() == 0 and fold.count():
        fold.click()
    return person.choose()


def flaws(person: Person) -> list[str]:
    """What axe finds serious on the page."""
    person.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = person.page.evaluate(RUN)
    return found


def round_of(person: Person) -> str:
    return person.page.locator("[data-area='status'] strong").inner_text()


def test_two_people_play_a_round_by_touching_the_board(house: House) -> None:
    ann, bob = house.person("Ann"), house.person("Bob")
    table = open_table(ann, OPEN)
    bob.take_seat(table, 1)
    for person in (ann, bob):
        seated(person, table)

    def next_round() -> bool:
        return round_of(ann) == "Round 2 of 6" or ((touch(ann) or touch(bob)) and False)

    until(next_round, "the second round", GAME_SECONDS)
    for person in (ann, bob):
        expect(person.page.locator("[data-area='status']")).to_contain_text("Round 2 of 6")
        expect(person.page.locator("[data-area='city']")).not_to_contain_text("No City card")
        expect(person.page.locator("[data-district='rivertown']")).to_contain_text("Closed")
    # What is behind the screens stays there: hands are counted, tokens are not even that.
    assert bob.page.locator("[data-seat='0'] .token").count() == 0


def test_dice_are_chosen_by_tapping_and_rolled_again(house: House) -> None:
    ann = at_table(house, BOT)
    dice = ann.page.locator("[data-scene='dice'] .die.lit")
    until(lambda: dice.count() == 5 or (on_to_dice(ann) and False), "my dice")
    dice.nth(0).click()
    dice.nth(3).click()
    expect(ann.page.locator("[data-scene='dice'] .again")).to_have_count(2)
    ann.button("Roll 2 dice again").click()
    expect(ann.page.locator("[data-scene='dice']")).to_contain_text("Rolls left: 1")
    ann.button("Keep all").click()
    expect(ann.page.locator("[data-scene='dice'] .die.lit")).to_have_count(0)


def on_to_dice(person: Person) -> bool:
    """The first Cult Site, and no abilities before the dice."""
    for where in ("[data-enter]:enabled", ".prompt button[data-move='done']:enabled"):
        if (found := first(person, where)) is not None:
            found.click()
            return True
    return False


def test_a_plan_that_cannot_be_executed_says_why_with_its_clause(house: House) -> None:
    ann = at_table(house, BOT)
    until(lambda: first(ann, "[data-act]") or (touch(ann) and False), "my turn", GAME_SECONDS)
    ann.page.locator("[data-act]").first.click()
    dim = ann.page.locator("[data-plan='dominance']")  # nobody has a Ritual in the first turn
    expect(dim).not_to_have_class(re.compile("possible"))
    dim.click()
    expect(ann.page.get_by_text(re.compile(r"RC-12"))).to_be_visible()


def test_a_payment_shows_what_is_paid_and_proposes_the_frugal_way(house: House) -> None:
    ann = at_table(house, BOT)
    scene = ann.page.locator("[data-scene='payment']")

    def paying() -> bool:
        return scene.count() > 0 or (touch(ann, "preparation") and False)

    until(paying, "a payment", GAME_SECONDS)
    expect(scene).to_contain_text(re.compile(r"\d of \d+ paid"))
    lit = ann.page.locator("[data-area='hand'] .card.lit, .token.lit")
    expect(lit.nth(1)).to_be_visible()  # there is something to choose from
    assert flaws(ann) == []
    ann.button("Pay frugally").click()
    expect(scene).to_have_count(0)
    expect(ann.panel("Log")).to_contain_text(re.compile(r"Ann (discards|returns)"))


def test_alone_the_automaton_explains_itself_and_is_confronted(house: House) -> None:
    ann = at_table(house)
    automaton = ann.page.locator("[data-scene='automaton']")
    fight = ann.page.locator("[data-scene='confrontation']")
    laid = ann.page.locator("[data-area='hand'] .card.lit")

    def confronted() -> bool:
        mine = ann.prompt.get_by_text("Which card do you lay face down?").count() > 0
        return mine or (touch(ann, "dominance", "preparation") and False)

    until(confronted, "a Confrontation", GAME_SECONDS)
    expect(automaton).to_contain_text("rolls")
    laid.first.click()
    expect(fight.locator(".back")).to_have_count(1)
    expect(fight).to_contain_text("Only you see")
    assert flaws(ann) == []

    def decided() -> bool:
        return fight.get_by_role("button", name="Close").count() > 0 or (press(ann) and False)

    until(decided, "the verdict", GAME_SECONDS)
    expect(fight.locator(".total")).to_have_count(2)
    expect(fight.locator(".verdict")).to_contain_text(re.compile("wins|tie"))
    assert flaws(ann) == []
    fight.get_by_role("button", name="Close").click()
    expect(fight).to_have_count(0)


def test_four_cults_fit_on_a_phone_to_the_end_of_a_round(house: House) -> None:
    ann = at_table(house, BOT, BOT, BOT, size=PHONE)
    widths: set[int] = set()

    def next_round() -> bool:
        board = "document.querySelector('.board').scrollWidth"
        widths.add(ann.page.evaluate(f"Math.max(document.documentElement.scrollWidth, {board})"))
        return round_of(ann) == "Round 2 of 6" or (touch(ann, "influence") and False)

    until(next_round, "the second round", GAME_SECONDS)
    assert max(widths) <= PHONE[0]
    expect(ann.page.locator("[data-area='seats'] li")).to_have_count(4)
    expect(ann.page.locator("article[data-district]")).to_have_count(4)


def test_site_dice_and_markers_are_reached_by_keyboard(house: House) -> None:
    ann = at_table(house)
    ann.page.locator("[data-enter]:enabled").first.wait_for()
    enter = ann.page.locator("[data-enter]:enabled")
    tab_to(enter)
    ann.page.keyboard.press("Enter")
    keep = ann.page.locator("[data-scene='dice'] button.primary:enabled")
    until(lambda: keep.count() or (on_to_dice(ann) and False), "my dice")
    while keep.count():
        before = ann.now()
        tab_to(keep)
        ann.page.keyboard.press("Enter")
        ann.until_changed(before, "my dice are kept")
    until(lambda: enter.count() or (press(ann) and False), "planning")
    mine = ann.page.get_by_role("list", name="Plan markers").get_by_label("Ann")
    planned = mine.count()  # the way here may have placed some
    tab_to(enter)
    ann.page.keyboard.press("Enter")
    expect(mine).to_have_count(planned + 1)


def test_the_guide_says_each_thing_when_it_comes_up(house: House) -> None:
    ann = house.person("Ann", guided=False)
    ann.at(open_table(ann, BOT))
    guide = ann.page.locator(".guide")
    expect(guide).to_contain_text("You lead a cult")
    guide.get_by_role("button", name="Got it").click()
    expect(guide).to_contain_text("first Cult Site")
    guide.get_by_role("button", name="Got it").click()
    expect(guide).to_have_count(0)
    first(ann, "[data-enter]:enabled").click()  # type: ignore[union-attr]
    expect(guide).to_contain_text("This is your hand")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_serious_in_arkham(house: House, size: tuple[int, int]) -> None:
    ann = at_table(house, BOT, BOT, BOT, size=size)
    assert flaws(ann) == []  # the first Cult Site
    until(lambda: first(ann, "[data-act]") or (touch(ann) and False), "my turn", GAME_SECONDS)
    ann.page.locator("[data-act]").first.click()
    assert flaws(ann) == []  # a plan is being chosen
    ann.panel("What I know")
    assert flaws(ann) == []
    darken(ann.page)
    assert ann.page.evaluate(RUN, ["color-contrast"]) == []
