"""The way to a table: create one, come by a link, be the same person elsewhere."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from mythos.core.registry import game_ids
from tests.browser.people import BOT, DESK, OPEN, PHONE, House
from tests.browser.weight import played_now


def test_an_empty_house_invites_to_play(house: House) -> None:
    ann = house.person().visit("/")
    expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
    expect(ann.page.get_by_role("heading", name="Arkham Ritual")).to_be_visible()


@pytest.mark.parametrize("size", [DESK, PHONE, (1920, 1080)], ids=["desk", "phone", "wide"])
def test_the_picture_is_not_cut_at_its_lower_edge(house: House, size: tuple[int, int]) -> None:
    """What looks out of the water there is seen whole."""
    ann = house.person(size=size).visit("/")
    hero, scene = ann.page.locator(".hero"), ann.page.locator(".hero .scene svg")
    expect(scene).to_be_visible()
    lower = "each => each.getBoundingClientRect().bottom"
    assert scene.evaluate(lower) <= hero.evaluate(lower) + 1


def test_a_strangers_profile_is_a_person_and_no_question(house: House) -> None:
    ann = house.person().visit("/")
    me = ann.page.get_by_role("link", name="Me", exact=True)
    expect(me.locator("svg")).to_be_visible()
    expect(me).not_to_contain_text("?")


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", game_ids())
def test_no_games_name_is_cut_off_on_a_phone(house: House, game: str, lang: str) -> None:
    ann = house.person("Ann", size=PHONE, lang=lang)
    table = played_now(ann, game)
    ann.at(table)
    title = ann.page.locator("header h1")
    expect(title).to_be_visible()
    assert title.evaluate("each => each.scrollWidth <= each.clientWidth + 1")
    assert title.evaluate("each => each.closest('header').offsetHeight") <= 56


def test_one_click_opens_a_table_with_bots(house: House) -> None:
    ann = house.person().visit("/")
    ann.page.get_by_label("Your name at the table").fill("Ann")
    card = ann.page.locator("article", has_text="Arkham Ritual")
    card.get_by_role("button", name="Play now with bots").click()
    expect(ann.seat(0)).to_contain_text("Ann")
    expect(ann.page.locator("[data-seat]")).to_have_count(5)


@pytest.mark.everyday
def test_a_table_is_set_up_and_a_second_browser_joins_by_its_link(house: House) -> None:
    ann, bob = house.person().visit("/"), house.person()
    ann.page.locator("article", has_text="Arkham Ritual").get_by_role(
        "button", name="Set up a table"
    ).click()
    ann.page.get_by_label("Your name at the table").fill("Ann")
    ann.page.get_by_role("button", name="3", exact=True).click()
    ann.page.get_by_label("Seat 2").select_option("open")
    ann.page.get_by_label("Seat 3").select_option("bot:random")
    ann.button("Open the table").click()
    expect(ann.text("Waiting for one more player")).to_be_visible()
    ann.button("Invite").click()
    expect(ann.text("The link is on your clipboard.")).to_be_visible()
    link = ann.page.evaluate("navigator.clipboard.readText()")

    bob.visit(link)
    bob.page.get_by_role("dialog").get_by_label("Your name at the table").fill("Bob")
    bob.page.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    for person in (ann, bob):
        expect(person.seat(1)).to_contain_text("Bob")
        expect(person.seat(2)).to_contain_text("Caleb")
    expect(bob.page.locator("[data-own]")).to_have_attribute("data-seat", "1")
    assert "invitation" not in bob.page.url


def test_an_option_that_is_chosen_is_played(house: House) -> None:
    ann = house.person("Ann").visit("/new/arkham-ritual")
    ann.page.locator("summary").click()
    ann.page.get_by_label("Doom track").check()
    expect(ann.page.locator("summary")).to_have_text("Options (one changed)")
    ann.button("Open the table").click()
    expect(ann.page.get_by_role("img", name="doom")).to_be_visible()


def test_a_free_seat_is_found_in_the_lobby(house: House) -> None:
    ann, bob = house.person("Ann"), house.person("Bob")
    table = ann.open_table(OPEN, BOT)
    bob.visit("/")
    bob.page.locator(f"a[href='/table/{table}']").click()
    bob.button("Sit down").click()
    expect(bob.page.locator("[data-own]")).to_have_attribute("data-seat", "1")


def test_my_tables_say_when_it_is_my_turn(house: House) -> None:
    ann = house.person("Ann")
    table = ann.open_table(BOT, BOT)
    ann.visit("/")
    mine = ann.page.locator("section", has=ann.page.get_by_role("heading", name="My tables"))
    expect(mine.locator(f"a[href='/table/{table}']")).to_contain_text("Your turn")


def test_a_personal_link_brings_my_seats_to_another_browser(house: House) -> None:
    ann, phone = house.person("Ann"), house.person()
    table = ann.open_table(BOT, BOT)
    ann.visit("/me")
    ann.button("Make a new link").click()
    ann.button("Copy or share").click()
    expect(ann.text("The link is on your clipboard.")).to_be_visible()
    phone.visit(ann.page.evaluate("navigator.clipboard.readText()"))
    expect(phone.page.get_by_role("link", name="Me", exact=True)).to_have_text("A")
    assert "#" not in phone.page.url
    phone.at(table)
    expect(phone.page.locator("[data-own]")).to_have_attribute("data-seat", "0")


def test_a_login_brings_them_too(house: House) -> None:
    ann, other = house.person("Ann").visit("/me"), house.person().visit("/me")
    for person in (ann, other):
        person.page.get_by_label("Login").fill("ann@arkham")
        person.page.get_by_label("Password").fill("miskatonic")
    ann.button("Create a login").click()
    expect(ann.text("You sign in as ann@arkham.")).to_be_visible()
    other.button("Sign in").click()
    expect(other.text("You sign in as ann@arkham.")).to_be_visible()


def test_another_device_is_signed_out_from_here(house: House) -> None:
    house.forgive("status of 401")
    ann, other = house.person("Ann").visit("/me"), house.person().visit("/me")
    ann.page.get_by_label("Login").fill("ann@kingsport")
    ann.page.get_by_label("Password").fill("miskatonic")
    ann.button("Create a login").click()
    expect(ann.text("You sign in as ann@kingsport.")).to_be_visible()
    other.page.get_by_label("Login").fill("ann@kingsport")
    other.page.get_by_label("Password").fill("miskatonic")
    other.button("Sign in").click()
    expect(other.page.locator("[data-session='device']")).to_have_count(2)
    ann.visit("/me")
    ann.button("End").click()
    expect(ann.page.locator("[data-session='device']")).to_have_count(1)
    other.visit("/me")
    expect(other.button("Sign in")).to_be_visible()


def test_a_new_password_asks_for_the_one_until_now(house: House) -> None:
    house.forgive("status of 403")
    ann = house.person("Ann")
    ann.ask("POST", "/api/account", {"login": "ann@innsmouth", "password": "miskatonic"})
    ann.visit("/me")
    for old, said in (
        ("forgotten it", "not your present password"),
        ("miskatonic", "The password is changed"),
    ):
        ann.page.get_by_label("Password until now").fill(old)
        ann.page.get_by_label("New password").fill("arkham asylum")
        ann.button("Change the password").click()
        expect(ann.page.locator(".notice").last).to_contain_text(said)


def test_an_address_that_leads_nowhere_says_so(house: House) -> None:
    house.forgive("status of 404")
    ann = house.person().visit("/nowhere")
    expect(ann.page.get_by_role("heading", name="Nobody opens")).to_be_visible()
    ann.visit("/table/no-such-table")
    expect(ann.text("There is no such table.")).to_be_visible()
    ann.page.get_by_role("link", name="To the lobby", exact=True).click()
    expect(ann.page.get_by_role("heading", name="Games")).to_be_visible()
