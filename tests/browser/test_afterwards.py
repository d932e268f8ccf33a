"""After the game: the replay with anybody's eyes, and the dice that anybody can check."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, Route, expect

from tests.browser.people import BOT, House, Person, play_out


def finished_game(house: House) -> tuple[Person, str]:
    """Ann has played one round against bots."""
    ann = house.person("Ann")
    table = ann.open_table(BOT, BOT, round_limit=1)
    ann.at(table)
    play_out([ann])
    return ann, table


def test_a_game_is_replayed_move_by_move_with_any_eyes(house: House) -> None:
    ann, _ = finished_game(house)
    ann.prompt.get_by_role("link", name="Replay").click()
    scrubber = ann.page.get_by_role("slider")
    last = int(scrubber.get_attribute("max") or 0)
    assert last > 0
    expect(ann.text(f"Move 0 of {last}")).to_be_visible()
    own = ann.page.locator("[data-seat='0'] .card")
    others = ann.page.locator("[data-seat='1'] .card")
    expect(own).not_to_contain_class("down")
    expect(others).not_to_contain_class("down")

    ann.page.get_by_label("Seen by").select_option("Ann")
    expect(own).to_contain_class("down")
    expect(others).not_to_contain_class("down")
    ann.page.get_by_label("Seen by").select_option("Beatrix")
    expect(own).not_to_contain_class("down")
    expect(others).to_contain_class("down")
    ann.page.get_by_label("Seen by").select_option("a spectator")
    expect(own).to_contain_class("down")
    expect(others).to_contain_class("down")

    ann.button("One step on").click()
    expect(ann.text(f"Move 1 of {last}")).to_be_visible()
    ann.page.locator("main").focus()
    ann.page.keyboard.press("End")
    expect(ann.text(f"Move {last} of {last}")).to_be_visible()
    expect(ann.page.locator(".told")).to_contain_text("The game is over.")
    scrubber.fill("0")
    expect(ann.text(f"Move 0 of {last}")).to_be_visible()
    ann.button("Play").click()
    expect(ann.text("Move 1 of")).to_be_visible()
    ann.button("Pause").click()


def test_strangers_may_replay_a_finished_game_and_nobody_a_running_one(house: House) -> None:
    house.forgive("status of 4")
    ann, table = finished_game(house)
    stranger = house.person().visit(f"/table/{table}/replay")
    expect(stranger.page.get_by_role("slider")).to_be_visible()
    running = ann.open_table(BOT, BOT)
    stranger.visit(f"/table/{running}/replay")
    expect(stranger.text("This is shown only when the game is over.")).to_be_visible()
    stranger.visit(f"/table/{running}/dice")
    expect(stranger.page.get_by_role("alert")).to_contain_text("only when the game is over")


def test_the_dice_of_a_finished_game_are_fair(house: House) -> None:
    ann, table = finished_game(house)
    sealed = ann.ask("GET", f"/api/tables/{table}")["commitment"]
    ann.prompt.get_by_role("link", name="Fair dice").click()
    expect(ann.page.locator(".verdict")).to_contain_text("This game was fair.")
    expect(ann.page.locator(".verdict")).to_contain_text("recomputed and agree")
    expect(ann.text(sealed)).to_be_visible()


def test_a_tape_that_was_tampered_with_is_not_fair(house: House) -> None:
    ann, table = finished_game(house)
    seen: list[Any] = []

    def another_card(tape: Any) -> None:
        draw = next(each for each in tape["chances"] if len(set(each.get("pile", ()))) > 1)
        taken = draw["pile"][draw["results"][0]]
        draw["results"][0] = next(n for n, card in enumerate(draw["pile"]) if card != taken)
        seen.append(draw["line"])

    tampering(ann.page, another_card)
    ann.visit(f"/table/{table}/dice")
    verdict = ann.page.locator(".verdict")
    expect(verdict).to_contain_text("This game does not check out.")
    expect(verdict).to_contain_text(f"line {seen[0]} of the record")


def test_a_seed_that_was_exchanged_is_not_fair(house: House) -> None:
    ann, table = finished_game(house)
    tampering(ann.page, lambda tape: tape.update(seed="00" * 32))
    ann.visit(f"/table/{table}/dice")
    expect(ann.page.locator(".verdict")).to_contain_text("The seed does not fit the fingerprint")


def tampering(page: Page, change: Any) -> None:
    """Somebody on the way alters what the server says about the dice."""

    def on_the_way(route: Route) -> None:
        response = route.fetch()
        tape = response.json()
        change(tape)
        route.fulfill(response=response, body=json.dumps(tape))

    page.route("**/api/tables/*/dice", on_the_way)
