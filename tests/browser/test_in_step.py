"""The table shows what happened before it asks; keys lead to the question; it stays whole."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from mythos.core.registry import find_game, game_ids
from tests.browser.people import BOT, ME, OPEN, House, Person, tabs_to_an_answer, until

MOST_TABS = 5
SPOIL = """() => {
  const send = WebSocket.prototype.send
  WebSocket.prototype.send = function (text) {
    WebSocket.prototype.send = send
    send.call(this, text.replace(/"move":"[^"]*"/, '"move":null'))
  }
}"""
"""The next message that this page sends is malformed."""


def with_bots(house: House, *, pace: str, **more: Any) -> tuple[Person, str]:
    ann = house.person("Ann", calm=False, pace=pace, **more)
    table = ann.open_table(BOT, BOT, BOT, BOT)
    return ann.at(table), table


def shown(person: Person) -> int:
    return int(person.prompt.get_attribute("data-number") or -1)


def test_a_malformed_message_is_said_in_words_and_the_table_stays(house: House) -> None:
    ann, _ = with_bots(house, pace="at-once")
    expect(ann.moves.first).to_be_enabled()
    ann.page.evaluate(SPOIL)
    ann.moves.first.click()
    notice = ann.page.locator(".notice")
    expect(notice).to_contain_text("did not understand that")
    expect(notice).not_to_contain_text("$.")
    before = shown(ann)
    ann.moves.first.click()
    until(lambda: shown(ann) > before, "the same move, well-formed")


def test_a_question_opens_only_when_everything_before_it_was_shown(house: House) -> None:
    """Bots rest while a person is asked, so what is shown then is all that there is."""
    ann, table = with_bots(house, pace="fast")
    for _ in range(3):
        expect(ann.moves.first).to_be_enabled()
        assert shown(ann) == ann.ask("GET", f"/api/tables/{table}")["number"]
        ann.moves.last.click()
        until(lambda: ann.over or ann.moves.count() > 0, "my next question")
        if ann.over:
            break


def test_space_goes_on_at_once(house: House) -> None:
    ann, table = with_bots(house, pace="slow")
    expect(ann.moves.first).to_be_enabled()
    ann.moves.last.click()
    go_on = ann.page.locator(".behind button")
    expect(go_on).to_be_visible()
    assert ann.moves.count() == 0
    until(
        lambda: ann.ask("GET", f"/api/tables/{table}")["asked"] in ([0], []), "the bots have moved"
    )
    ann.page.keyboard.press("Space")
    expect(go_on).to_have_count(0)
    assert shown(ann) == ann.ask("GET", f"/api/tables/{table}")["number"]


def test_the_pace_is_chosen_at_the_table_and_kept(house: House) -> None:
    ann, _ = with_bots(house, pace="normal")
    choice = ann.panel("Seats").get_by_label("Pace")
    choice.select_option("at once")
    ann.page.reload()
    expect(ann.panel("Seats").get_by_label("Pace")).to_have_value("at-once")


def test_without_motion_a_summary_says_what_happened(house: House) -> None:
    ann = house.person("Ann", calm=True)
    ann.at(ann.open_table(BOT, BOT, BOT, BOT))
    expect(ann.moves.first).to_be_enabled()
    expect(ann.page.locator(".recap")).to_have_count(0)
    ann.moves.first.click()
    recap = ann.page.locator(".recap")
    expect(recap).to_be_visible()
    recap.locator("summary").click()
    expect(recap.locator("li").first).to_have_text(re.compile("^Ann gives the card to"))


def test_what_was_taken_back_is_marked_and_what_was_done_again_is_there(house: House) -> None:
    ann, bob = house.person("Ann"), house.person("Bob")
    table = ann.open_table(OPEN, OPEN)
    bob.take_seat(table, 1)
    house.person("Cora").take_seat(table, 2)
    ann.at(table)
    bob.at(table)
    ann.move("give 1").click()
    expect(bob.move("take")).to_be_enabled()
    ann.button("Take back").click()
    ann.move("give 1").click()
    expect(bob.move("take")).to_be_enabled()
    for person in (ann, bob):
        log = person.panel("Log")
        gave = log.locator("li", has_text=re.compile("gives the card to"))
        expect(gave).to_have_count(2)
        expect(gave.first.locator("s")).to_have_count(1)
        expect(gave.last.locator("s")).to_have_count(0)
        person.page.reload()
        expect(gave.first.locator("s")).to_have_count(1)
        expect(gave.last.locator("s")).to_have_count(0)


def test_the_log_keeps_the_names_of_those_who_sat_there(house: House) -> None:
    ann, bob = house.person("Ann"), house.person("Bob")
    table = ann.open_table(OPEN, BOT)
    bob.take_seat(table, 1)
    ann.at(table)
    bob.at(table)
    ann.move("give 1").click()
    bob.move("pass 2").click()
    line = ann.panel("Log").get_by_text("Bob passes it on")
    expect(line).to_be_visible()
    bob.ask("PUT", f"/api/tables/{table}/seats/1", {"kind": "bot", "bot": "random"})
    expect(ann.panel("Log")).to_contain_text("sits down")
    expect(line).to_be_visible()
    ann.page.reload()
    expect(ann.panel("Log").get_by_text("Bob passes it on")).to_be_visible()


@pytest.mark.everyday
@pytest.mark.parametrize("game_id", game_ids())
def test_the_first_answer_is_a_few_tabs_away(house: House, game_id: str) -> None:
    game = find_game(game_id)
    ann = house.person("Ann")
    seats = [ME, *[BOT] * (game.default_players - 1)]
    options = {**game.first_game}
    wanted = {"game": game_id, "seats": seats, "options": options}
    ann.at(str(ann.ask("POST", "/api/tables", wanted)["table"]))
    expect(ann.page.locator(".prompt[data-asked]")).to_be_visible()
    assert tabs_to_an_answer(ann) <= MOST_TABS


def test_a_key_leads_to_the_question_and_a_number_answers_it(house: House) -> None:
    ann, _ = with_bots(house, pace="at-once")
    expect(ann.moves.first).to_be_enabled()
    ann.page.keyboard.press("q")
    expect(ann.prompt).to_be_focused()
    before = shown(ann)
    ann.page.keyboard.press("1")
    until(lambda: shown(ann) > before, "the first move")


def test_keys_that_are_typed_into_the_chat_answer_nothing(house: House) -> None:
    ann, _ = with_bots(house, pace="at-once")
    expect(ann.moves.first).to_be_enabled()
    before = shown(ann)
    field = ann.panel("Chat").get_by_role("textbox")
    field.press_sequentially("1 q 2")
    expect(field).to_have_value("1 q 2")
    expect(field).to_be_focused()
    assert shown(ann) == before


def test_escape_closes_the_panel(house: House) -> None:
    ann, _ = with_bots(house, pace="at-once")
    expect(ann.panel("Rules").locator("[data-clause]").first).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("aside")).to_have_count(0)
