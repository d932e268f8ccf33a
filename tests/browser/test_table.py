"""At the table: what is asked, why not, taking back, seats that change hands, lost connections."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, WebSocket, expect

from tests.browser.people import BOT, OPEN, PATIENCE, PHONE, House, Person, play_out
from tests.browser.wire import wire_to


def two_people(house: House, *others: dict[str, str]) -> tuple[Person, Person]:
    """Ann begins on the first seat, Bob sits on the second, bots on the rest."""
    ann, bob = house.person("Ann"), house.person("Bob")
    table = ann.open_table(OPEN, *(others or (BOT,)))
    bob.take_seat(table, 1)
    return ann.at(table), bob.at(table)


def three_people(house: House) -> tuple[Person, Person, Person]:
    """Ann, Bob and Cora, and no bot: nothing happens by itself."""
    ann, bob, cora = house.person("Ann"), house.person("Bob"), house.person("Cora")
    table = ann.open_table(OPEN, OPEN)
    bob.take_seat(table, 1)
    cora.take_seat(table, 2)
    return ann.at(table), bob.at(table), cora.at(table)


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_the_table_says_whose_turn_it_is_and_what_is_asked(house: House) -> None:
    ann, bob = two_people(house)
    expect(ann.prompt).to_contain_text("To whom do you give the travelling card?")
    expect(bob.prompt).to_contain_text("Waiting for Ann")
    expect(ann.page).to_have_title("● Your turn · Arkham Ritual · Mythos Table")
    ann.move("give 1").click()
    expect(bob.prompt).to_contain_text("Take it or pass it on?")
    expect(ann.prompt).to_contain_text("Waiting for Bob")


def test_what_happens_is_said_to_a_screen_reader_in_its_order(house: House) -> None:
    ann, bob, _ = three_people(house)
    ann.move("give 1").click()
    bob.move("pass 2").click()
    spoken = ann.page.locator("[role=log][aria-live=polite] p")
    expect(spoken).to_have_text(["Ann gives the card to Bob.", "Bob passes it on to Cora."])


def test_a_seat_is_chosen_on_the_board(house: House) -> None:
    ann, bob = two_people(house)
    ann.seat(1).click()
    expect(bob.move("take")).to_be_visible()


def test_the_travelling_card_is_dragged_onto_a_seat(house: House) -> None:
    ann, bob = two_people(house)
    card = ann.page.locator(".travelling.mine")
    expect(card).to_be_visible()
    ann.page.mouse.move(*middle(card))
    ann.page.mouse.down()
    ann.page.mouse.move(*middle(ann.seat(1)), steps=5)
    ann.page.mouse.up()
    expect(bob.move("take")).to_be_visible()


def test_a_drag_that_ends_nowhere_plays_nothing(house: House) -> None:
    ann, bob = two_people(house)
    card = ann.page.locator(".travelling.mine")
    expect(card).to_be_visible()
    x, y = middle(card)
    ann.page.mouse.move(x, y)
    ann.page.mouse.down()
    ann.page.mouse.move(x + 30, y - 20, steps=3)
    ann.page.mouse.up()
    expect(ann.move("give 1")).to_be_enabled()
    expect(bob.moves).to_have_count(0)


def test_why_not_is_said_with_the_clause_and_the_clause_opens_the_rules(house: House) -> None:
    ann, bob = two_people(house)
    expect(bob.prompt).to_contain_text("Waiting for Ann")
    ann.move("give 1").click()
    expect(bob.move("take")).to_be_visible()
    bob.seat(0).click()
    notice = bob.page.locator(".notice")
    expect(notice).to_contain_text("The active player cannot get the card back.")
    notice.get_by_role("button", name="AR-5.6").click()
    clause = bob.page.locator("aside [data-clause='AR-5.6']")
    expect(clause).to_be_in_viewport()
    expect(clause).to_contain_class("current")


def test_a_hand_that_is_up_says_why_it_cannot_get_the_card(house: House) -> None:
    """Ann gives to Bob, Bob passes to Cora: Bob's hand is up now, and Ann's was from the start."""
    ann, bob, cora = three_people(house)
    ann.move("give 1").click()
    bob.move("pass 2").click()
    expect(cora.move("take")).to_be_enabled()
    cora.seat(1).click()
    expect(cora.page.locator(".notice")).to_contain_text("That hand is up")
    expect(cora.move("take")).to_be_enabled()


def test_the_question_opens_the_rules_at_its_clause(house: House) -> None:
    ann = house.person("Ann")
    ann.at(ann.open_table(BOT, BOT))
    ann.prompt.get_by_role("button", name="AR-").click()
    expect(ann.page.locator("aside .current")).to_be_in_viewport()
    ann.page.get_by_role("searchbox").fill("no such words anywhere")
    expect(ann.text("No clause fits.")).to_be_visible()


def test_a_move_is_confirmed_by_those_who_like_to(house: House) -> None:
    ann, bob = house.person("Ann", confirm=True), house.person("Bob")
    table = ann.open_table(OPEN, BOT)
    bob.take_seat(table, 1)
    bob.at(table)
    ann.at(table).move("give 1").click()
    ann.button("Not yet").click()
    expect(bob.moves).to_have_count(0)
    ann.move("give 1").click()
    ann.button("Do it").click()
    expect(bob.move("take")).to_be_visible()


# Taking back.


def test_a_move_that_revealed_nothing_is_taken_back_at_once(house: House) -> None:
    ann, bob = two_people(house)
    ann.move("give 1").click()
    expect(bob.move("take")).to_be_visible()
    ann.button("Take back").click()
    expect(ann.move("give 1")).to_be_enabled()
    expect(bob.moves).to_have_count(0)
    expect(bob.panel("Log")).to_contain_text("Ann takes a move back")


@pytest.mark.parametrize("answer", ["Agree", "Refuse"])
def test_a_move_that_revealed_something_needs_the_others_consent(house: House, answer: str) -> None:
    ann, bob, cora = three_people(house)
    ann.move("give 1").click()
    bob.move("take").click()
    expect(ann.panel("Log")).to_contain_text("Bob takes")
    ann.button("Take back").click()
    expect(bob.prompt).to_contain_text("Ann would like to take a move back.")
    bob.button(answer).click()
    if answer == "Agree":
        cora.button(answer).click()
        expect(ann.move("give 1")).to_be_enabled()
        expect(ann.panel("Log")).to_contain_text("Ann takes a move back")
    else:
        expect(ann.panel("Log")).to_contain_text("Bob refuses.")
        expect(cora.button("Agree")).to_have_count(0)
        expect(ann.prompt).not_to_contain_text("would like to take a move back.")


def test_who_has_made_no_move_can_take_none_back(house: House) -> None:
    ann, bob = two_people(house)
    bob.button("Take back").click()
    expect(bob.page.locator(".notice")).to_contain_text("You have no move to take back.")
    expect(ann.move("give 1")).to_be_enabled()


# Seats.


def test_a_seat_is_given_to_a_bot_and_taken_back(house: House) -> None:
    ann, bob = two_people(house)
    expect(ann.moves.first).to_be_visible()
    seats = ann.panel("Seats")
    mine = seats.locator("li", has_text="(you)")
    mine.get_by_role("button", name="Give to a bot").click()
    expect(bob.seat(0)).to_contain_text("Ambrose")
    expect(ann.page.locator("[data-own]")).to_have_count(0)
    play_out([bob], most=1)  # the bot plays on
    seats.locator("li", has_text="Ambrose").get_by_role("button", name="Take my seat back").click()
    expect(ann.page.locator("[data-own]")).to_have_attribute("data-seat", "0")
    expect(bob.seat(0)).to_contain_text("Ann")


def test_a_bots_seat_is_taken_by_a_friend_in_the_middle_of_the_game(house: House) -> None:
    ann, dora = house.person("Ann"), house.person("Dora")
    table = ann.open_table(BOT, BOT)
    dora.visit(ann.invitation(table, 2))
    dora.page.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    expect(dora.page.locator("[data-own]")).to_have_attribute("data-seat", "2")
    expect(ann.at(table).seat(2)).to_contain_text("Dora")


def test_people_see_who_is_there(house: House) -> None:
    ann, bob = two_people(house)
    seats = ann.panel("Seats")
    line = seats.locator("li", has_text="Bob")
    expect(line).to_contain_text("at the table")
    bob.visit("/")
    expect(line).to_contain_text("away")


def test_people_talk(house: House) -> None:
    ann, bob = two_people(house)
    ann.panel("Chat").get_by_role("textbox").fill("Ph'nglui <b>mglw'nafh</b>")
    ann.page.keyboard.press("Enter")
    tab = bob.page.locator("nav.tabs").get_by_role("button", name="Chat")
    expect(tab.locator(".dot")).to_have_text("1")
    expect(bob.panel("Chat")).to_contain_text("Ann Ph'nglui <b>mglw'nafh</b>")
    expect(tab.locator(".dot")).to_have_count(0)


def test_a_spectator_sees_the_table_and_no_hidden_card(house: House) -> None:
    ann, bob = two_people(house)
    watcher = house.person()
    heard: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(json.loads(frame)))

    watcher.page.on("websocket", listen)
    watcher.visit(ann.page.url)
    expect(watcher.prompt).to_contain_text("Waiting for Ann")
    expect(ann.panel("Seats")).to_contain_text("One person watches.")
    ann.move("give 1").click()
    bob.move("take").click()
    expect(watcher.panel("Log")).to_contain_text("Bob takes the card unseen.")
    expect(watcher.page.locator(".cellar [data-seat] .card:not(.down)")).to_have_count(0)
    expect(ann.page.locator(".cellar [data-seat='1'] .card:not(.down)")).to_have_count(1)
    expect(
        watcher.page.locator("nav.tabs").get_by_role("button", name="What I know")
    ).to_have_count(0)
    expect(watcher.button("Take back")).to_have_count(0)
    shown = [each.get("view") or each.get("set") or {} for each in heard]
    assert any("held" in view for view in shown)
    for view in shown:
        assert not any(view.get("held", ()))
        assert not view.get("own")
    told = {line["key"] for each in heard for line in each.get("told", ())}
    assert "took-unseen" in told
    assert not told & {"dealt", "drew-card", "orb-card", "took"}


# What goes wrong.


def test_reloading_in_the_middle_loses_nothing(house: House) -> None:
    ann, bob = two_people(house)
    ann.move("give 1").click()
    expect(bob.move("take")).to_be_visible()
    seats, log = bob.page.locator("[data-seat]"), bob.panel("Log").locator("li")
    expect(log.last).to_have_text("Ann gives the card to Bob.")
    asked = bob.prompt.locator(".words, .moves")
    before = asked.all_inner_texts(), seats.all_inner_texts(), log.all_inner_texts()
    bob.page.reload()
    expect(bob.move("take")).to_be_visible()
    expect(log).to_have_count(len(before[2]))
    assert (asked.all_inner_texts(), seats.all_inner_texts(), log.all_inner_texts()) == before
    bob.move("take").click()
    expect(ann.panel("Log")).to_contain_text("Bob takes")


def test_a_lost_connection_is_told_calmly_and_heals_by_itself(house: House) -> None:
    house.forgive("WebSocket connection to")
    house.forgive("net::ERR_")
    with wire_to(house.address) as wire:
        ann, bob = house.person("Ann"), house.person("Bob", address=wire.address)
        table = ann.open_table(OPEN, BOT)
        bob.take_seat(table, 1)
        ann.at(table)
        bob.at(table)
        expect(bob.prompt).to_contain_text("Waiting for Ann")
        wire.cut()
        expect(bob.page.locator(".adrift")).to_contain_text("Nothing is gone")
        ann.move("give 1").click()  # meanwhile the game goes on
        wire.mend()
        expect(bob.move("take")).to_be_visible()
        expect(bob.page.locator(".adrift")).to_have_count(0)
        wire.cut()
        bob.move("take").click()  # said into the dark, and repeated until it is heard
        wire.mend()
        expect(ann.panel("Log")).to_contain_text("Bob takes")
        expect(ann.panel("Log").get_by_text("Bob takes")).to_have_count(1)


def test_something_is_wrong_reaches_the_host(house: House, database: Path) -> None:
    ann = house.person("Ann")
    ann.at(ann.open_table(BOT, BOT))
    ann.button("Something is wrong").first.click()
    words = "The card travelled twice around the table."
    ann.page.get_by_role("dialog").get_by_role("textbox").fill(words)
    ann.page.get_by_role("dialog").get_by_role("button", name="Send").click()
    expect(ann.page.locator(".notice")).to_contain_text("Thank you.")
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    mythos = Path(sys.executable).parent / "mythos"
    listed = subprocess.run(
        [str(mythos), "reports", "--database", str(database)],
        env={**os.environ, "MYTHOS_LANG": "en", "COLUMNS": "200"},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=True,
    ).stdout
    assert words in listed


# As people like it.


def test_the_language_changes_at_the_table(house: House) -> None:
    ann = house.person("Ann", guided=False)
    ann.at(ann.open_table(BOT, BOT))
    expect(ann.prompt).to_contain_text("To whom do you give")
    ann.button(re.compile("Auf Deutsch")).click()
    expect(ann.prompt).to_contain_text("Wem gibst du")
    expect(ann.page.locator("html")).to_have_attribute("lang", "de")
    expect(ann.panel("Verlauf").locator("li").last).to_contain_text("Ann zieht")
    ann.page.reload()
    expect(ann.prompt).to_contain_text("Wem gibst du")
    ann.button(re.compile("In English")).click()
    expect(ann.prompt).to_contain_text("To whom do you give")


def test_the_theme_changes_and_stays(house: House) -> None:
    ann = house.person("Ann").visit("/")
    page = ann.page.locator("html")
    light = "rgb(243, 234, 215)"
    expect(page).to_have_css("background-color", light)
    ann.button("Dark").click()
    expect(page).not_to_have_css("background-color", light)
    ann.page.reload()
    expect(page).not_to_have_css("background-color", light)
    ann.button("Light").click()
    expect(page).to_have_css("background-color", light)


def test_the_aid_counts_cards_and_is_switched_off_for_one_table(house: House) -> None:
    ann = house.person("Ann")
    ann.at(ann.open_table(BOT, BOT))
    aid = ann.panel("What I know")
    expect(aid.locator("tbody tr").first).to_be_visible()
    aid.get_by_role("checkbox").uncheck()
    expect(aid).to_contain_text("you remember by yourself")
    ann.page.reload()
    expect(ann.panel("What I know")).to_contain_text("you remember by yourself")
    ann.at(ann.open_table(BOT, BOT))
    expect(ann.panel("What I know").locator("tbody tr").first).to_be_visible()


def test_the_guide_leads_through_a_first_game_and_can_be_skipped(house: House) -> None:
    ann = house.person("Ann", guided=False)
    ann.at(ann.open_table(BOT, BOT))
    guide = ann.page.locator(".guide")
    expect(guide).to_contain_text("This is your seat")
    guide.get_by_role("button", name="Got it").click()
    expect(guide).to_contain_text("These are the others")
    ann.page.reload()
    expect(guide).to_contain_text("These are the others")
    guide.get_by_role("button", name="Got it").click()
    expect(guide).to_have_count(0)  # the next one waits until something has happened
    ann.moves.first.click()
    expect(guide).to_contain_text("travels")
    bob = house.person("Bob", guided=False, size=PHONE)
    bob.at(bob.open_table(BOT, BOT))
    bob.page.locator(".guide").get_by_role("button", name="No more tips").click()
    expect(bob.page.locator(".guide")).to_have_count(0)
    bob.moves.first.click()
    expect(bob.prompt).not_to_have_attribute("data-sending", "true")
    expect(bob.page.locator(".guide")).to_have_count(0)


def test_less_motion_is_honoured(house: House) -> None:
    calm, lively = house.person("Ann"), house.person("Bob", calm=False)
    lengths = []
    for person in (calm, lively):
        person.at(person.open_table(BOT, BOT))
        card = person.page.locator(".travelling")
        expect(card).to_be_visible()
        lengths.append(
            card.evaluate("card => parseFloat(getComputedStyle(card).transitionDuration)")
        )
    assert lengths[0] < 0.001
    assert lengths[1] > 0.1


def test_a_message_that_is_too_long_is_given_up_and_the_game_goes_on(house: House) -> None:
    """A field is not the only way in: whatever is sent, what comes after it arrives."""
    ann = house.person("Ann")
    ann.at(ann.open_table(BOT, BOT))
    expect(ann.moves.first).to_be_visible()
    field = ann.panel("Chat").get_by_role("textbox")
    field.evaluate("(box) => box.removeAttribute('maxlength')")
    field.fill("ä" * 5000)
    field.press("Enter")
    expect(ann.text("That is too much for one message.")).to_be_visible()
    field.fill("short")
    field.press("Enter")
    expect(ann.panel("Chat")).to_contain_text("short")
