"""What a browser adds to the dice when somebody sits down, and finds in them afterwards."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.people import BOT, House, Person, play_out
from tests.browser.test_setting_up import setting_up

MINE = "What this browser added when you sat down is part of these dice."
NOT_MINE = "What this browser added when you sat down is missing from these dice."
FORGE = """() => {
  const kept = JSON.parse(localStorage.getItem('mythos-shares'))
  for (const each of kept) each.share = '00'.repeat(32)
  localStorage.setItem('mythos-shares', JSON.stringify(kept))
}"""


def played_from_the_lobby(house: House) -> tuple[Person, str]:
    """Ann presses what a newcomer presses, and plays to the end."""
    ann = setting_up(house, "arkham-ritual", lang="en")
    ann.page.locator("summary").click()
    ann.page.locator("[data-option=round_limit] input").fill("1")
    ann.page.locator("button[type=submit]").click()
    ann.page.wait_for_url("**/table/*")
    table = ann.page.url.rsplit("/", 1)[1]
    play_out([ann])
    return ann, table


def test_what_my_browser_added_is_part_of_the_dice_and_its_absence_would_be_seen(
    house: House,
) -> None:
    ann, table = played_from_the_lobby(house)
    ann.visit(f"/table/{table}/dice")
    expect(ann.text(MINE)).to_be_visible()
    expect(ann.text("This game was fair.")).to_be_visible()
    expect(ann.text("One player's browser has added its own random number.")).to_be_visible()
    ann.page.evaluate(FORGE)
    ann.visit(f"/table/{table}/dice")
    expect(ann.text(NOT_MINE)).to_be_visible()
    expect(ann.text("This game does not check out.")).to_be_visible()


def test_dice_to_which_nobody_added_say_so(house: House) -> None:
    ann = house.person("Ann")
    table = ann.open_table(BOT, BOT, round_limit=1)
    ann.at(table)
    play_out([ann])
    ann.visit(f"/table/{table}/dice")
    expect(ann.text("No player has added to these dice")).to_be_visible()
    expect(ann.text(MINE)).to_have_count(0)
