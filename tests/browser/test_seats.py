"""Seats that change hands in the middle of a game: asking the table, agreeing, coming back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.people import BOT, OPEN, PHONE, House
from tests.server.running import running_server


@pytest.fixture(scope="module")
def address(database: Path) -> Iterator[str]:
    """A house where somebody counts as absent as soon as they are not there."""
    with running_server(str(database), lives=3000, absent_seconds=0) as server:
        yield server.url


def test_the_others_agree_that_a_bot_plays_for_somebody_absent(house: House) -> None:
    """Who is away is missed, a bot plays for them, and they take their seat back."""
    ann, bob = house.person("Ann"), house.person("Bob")
    cora = house.person("Cora", size=PHONE, dark=True, lang="de")
    table = ann.open_table(OPEN, OPEN, first_player=1)
    bob.take_seat(table, 1)
    cora.take_seat(table, 2)
    ann.at(table)
    cora.at(table)
    ann.button("Seats").click()
    ann.button("Give to a bot").nth(1).click()
    expect(ann.prompt).to_contain_text("Ann would like a bot to play for Bob, who is away.")
    expect(cora.prompt).to_contain_text("Ann möchte, dass ein Bot für Bob weiterspielt")
    cora.button("Zustimmen").click()
    expect(cora.prompt).not_to_contain_text("Ann möchte")
    bob.at(table)
    bob.button("Seats").click()
    bob.button("Take my seat back").click()
    expect(bob.page.locator("[data-own]")).to_have_attribute("data-seat", "1")


def test_somebody_new_watches_until_the_table_agrees(house: House) -> None:
    ann, bob, dora = house.person("Ann"), house.person("Bob"), house.person("Dora")
    table = ann.open_table(OPEN, BOT)
    bob.take_seat(table, 1)
    ann.at(table)
    bob.at(table)
    dora.visit(ann.invitation(table, 2))
    dora.page.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    expect(dora.text("The others are asked whether you may sit down.")).to_be_visible()
    expect(bob.prompt).to_contain_text("Dora would like to take the seat of")
    bob.button("Agree").click()
    expect(dora.page.locator("[data-own]")).to_have_attribute("data-seat", "2")
    expect(ann.seat(2)).to_contain_text("Dora")
    expect(bob.prompt).not_to_contain_text("Dora would like")
