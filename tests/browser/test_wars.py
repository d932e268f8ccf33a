"""Cthulhu Wars over Earth: first turns by touching the map, a battle, a phone, and why not."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect
from playwright.sync_api import TimeoutError as TooLate

from mythos.games.cthulhu_wars.catalogue import CATALOGUE
from tests.browser.people import BOT, DESK, GAME_SECONDS, ME, OPEN, PHONE, House, Person, until
from tests.browser.test_access import AXE, RUN, darken

WARS: Final = "cthulhu-wars"
UNDER_THE_HAND: Final = 3000
"""Milliseconds after which a button that did not come to rest is looked for again."""


def open_table(person: Person, *others: dict[str, str], factions: str) -> str:
    wanted = {"game": WARS, "seats": [ME, *others], "options": {"factions": factions}}
    return str(person.ask("POST", "/api/tables", wanted)["table"])


def seated(person: Person, table: str) -> Person:
    person.at(table)
    expect(person.prompt).to_be_visible()
    return person


def at_war(house: House, *others: dict[str, str], factions: str, **how: Any) -> Person:
    """Ann leads the first faction against the others; the guide is skipped."""
    ann = house.person("Ann", **how)
    return seated(ann, open_table(ann, *others, factions=factions))


def begin(person: Person) -> None:
    """The First Player says in which direction, if there are more than two."""
    expect(person.page.locator(".prompt.mine")).to_be_visible()
    if person.move("direction clockwise").count():
        person.move("direction clockwise").click()
    expect(person.page.locator("[data-area='status']")).to_contain_text("Action Phase")


def zone(person: Person, name: str) -> Locator:
    return person.page.locator(f"path[data-zone='{name}']")


def show(person: Person, name: str) -> Locator:
    """The panel of a zone, opened as keys do it: figures and names may lie on its middle."""
    if person.page.locator("[data-area='zone'] h3").all_inner_texts() != [words(name)]:
        zone(person, name).press("Enter")
    panel = person.page.locator("[data-area='zone']")
    expect(panel.locator("h3")).to_have_text(words(name))
    return panel


def words(name: str) -> str:
    return name.replace("_", " ").title()


def pick(person: Person, unit: str, name: str) -> None:
    show(person, name).locator(f"[data-pick='{unit} {name}']").click()


def go(person: Person, unit: str, origin: str, target: str) -> None:
    """Pick a unit up in its zone and set it down in another, which is lit."""
    pick(person, unit, origin)
    expect(zone(person, target)).to_have_class(re.compile(r"\blit\b"))
    zone(person, target).press("Enter")
    expect(person.page.locator(f"[data-figure='{unit} {target}']")).to_be_attached()


def do(person: Person, name: str, move: str) -> None:
    show(person, name).locator(f"[data-board-move='{move}']").click()


def power(person: Person, faction: str) -> str:
    return person.page.locator(f"[data-plate='{faction}'] .power").inner_text()


def test_a_unit_is_moved_by_touching_it_and_a_lit_zone(house: House) -> None:
    ann = at_war(house, BOT, factions="gc,cc")
    begin(ann)
    figure = ann.page.locator("[data-figure='acolyte south_pacific']")
    figure.click()
    lit = ann.page.locator("path.lit")
    expect(lit).to_have_count(6)
    expect(zone(ann, "australia")).to_have_attribute("aria-label", re.compile("for 1 Power"))
    zone(ann, "africa").press("Enter")  # too far: the table says why
    expect(ann.text("too far away")).to_be_visible()
    assert power(ann, "gc") == "8"
    zone(ann, "australia").press("Enter")
    expect(ann.page.locator("[data-figure='acolyte australia']")).to_be_attached()
    until(lambda: power(ann, "gc") == "7", "a step costs 1 Power")
    expect(lit).to_have_count(6)  # the next Acolyte is in hand already
    ann.button("Stay").click()
    expect(lit).to_have_count(0)
    ann.move("done").click()
    expect(ann.page.locator("[data-area='since']")).to_be_visible()


def test_a_zone_says_what_can_be_done_for_how_much_and_why_not(house: House) -> None:
    ann = at_war(house, BOT, factions="gc,cc")
    begin(ann)
    panel = show(ann, "south_pacific")
    expect(panel).to_contain_text("Gate of Ann")
    shoggoth = panel.locator("[data-board-move='summon shoggoth south_pacific']")
    expect(shoggoth.get_by_role("img", name="costs 2 Power")).to_be_visible()
    panel.locator("[data-why='recruit acolyte south_pacific']").click()
    expect(ann.text("none left in your Pool")).to_be_visible()
    shoggoth.click()
    expect(ann.page.locator("[data-figure='shoggoth south_pacific']")).to_be_attached()
    assert power(ann, "gc") == "6"


def test_keys_go_into_a_zone_and_out_again(house: House) -> None:
    ann = at_war(house, BOT, factions="gc,cc")
    begin(ann)
    panel = show(ann, "south_pacific")
    expect(panel).to_be_focused()
    panel.get_by_role("button", name="Close").press("Enter")
    expect(panel).to_have_count(0)
    expect(zone(ann, "south_pacific")).to_be_focused()


def test_a_mouse_that_rests_on_a_zone_shows_what_is_there(house: House) -> None:
    ann = at_war(house, BOT, factions="gc,cc")
    begin(ann)
    ann.page.locator("[data-figure='acolyte south_pacific']").hover()
    look = ann.page.locator("[data-area='glance']")
    expect(look).to_contain_text("Gate of Ann")
    expect(look).to_contain_text("6 × Acolyte")
    expect(look.get_by_role("button")).to_have_count(0)
    ann.page.locator("[data-plate='gc']").hover()
    expect(look).to_have_count(0)
    zone(ann, "south_pacific").focus()  # by keys just so
    ann.page.keyboard.press("Tab")
    expect(look).to_be_visible()
    ann.page.locator("[data-gate='south_pacific']").hover()
    zone(ann, "south_pacific").press("Enter")
    expect(ann.page.locator("[data-area='zone']")).to_be_visible()
    ann.page.locator("[data-plate='gc']").hover()
    ann.page.wait_for_timeout(300)
    expect(ann.page.locator("[data-area='zone'] h3")).to_have_text("South Pacific")  # pinned
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("[data-area='zone']")).to_have_count(0)


# Made-up positions: what the server sends is changed on its way.


def alter(person: Person, change: Callable[[dict[str, Any]], None]) -> None:
    """Every view, and every part of one, is changed before the page gets it."""

    def route(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(server.send)

        def heard(message: str | bytes) -> None:
            told = json.loads(message)
            for part in (told.get("view"), told.get("set")):
                if part:
                    change(part)
            socket.send(json.dumps(told))

        server.on_message(heard)

    person.page.route_web_socket("**/*", route)


CROWD: Final = {
    "europe": "0 acolyte:2 ghoul:2 dark_young shub_niggurath / 1 acolyte:3 starspawn:2 cthulhu "
    "/ 2 acolyte nightgaunt:3 / 3 acolyte:2 undead:5",
    "scandinavia": "0 acolyte:3 fungi:4 / 1 deep_one:4 / 2 flying_polyp:2 / 3 king_in_yellow",
    "arabia": "2 acolyte nyarlathotep / 0 ghoul / 1 acolyte / 3 hastur",
}


def crowded(part: dict[str, Any]) -> None:
    """Small zones next to each other are full, each with a Gate of the one named first."""
    if not part.get("zones"):
        return
    for name, text in CROWD.items():
        units = [
            {"seat": int(seat), "unit": unit, "number": int(number or 1)}
            for seat, *kinds in (group.split() for group in text.split(" / "))
            for unit, _, number in (kind.partition(":") for kind in kinds)
        ]
        keeper = {"gate": True, "keeper": int(text[0]), "keeper_unit": "acolyte", "tokens": []}
        part["zones"] = [each for each in part["zones"] if each["name"] != name]
        part["zones"].append({"name": name, "units": units, **keeper})


HIDDEN: Final = """all => all.filter((each) => {
    const box = each.getBoundingClientRect()
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const seen = document.elementFromPoint(x, y)
    return seen?.closest('.map') && !each.contains(seen)
}).map((each) => each.dataset.figure ?? each.dataset.gate)"""


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_nobody_is_covered_in_crowded_zones(house: House, size: tuple[int, int]) -> None:
    ann = house.person("Ann", size=size)
    alter(ann, crowded)
    seated(ann, open_table(ann, BOT, BOT, BOT, factions="bg,gc,cc,ys"))
    expect(ann.page.locator("[data-figure='cthulhu europe']")).to_be_attached()
    if size == PHONE:
        for _ in range(3):
            ann.button("Bring the map nearer").tap()
    assert ann.page.locator("[data-gate]").evaluate_all(HIDDEN) == []
    assert ann.page.locator("[data-figure]").evaluate_all(HIDDEN) == []


def fifth(part: dict[str, Any]) -> None:
    """A fifth faction sits at the table."""
    if part.get("seats"):
        more = {"seat": 4, "power": 12, "doom": 23, "signs": 4, "gates": 5}
        part["seats"].append({**part["seats"][-1], **more})


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_five_plates_can_be_read(house: House, size: tuple[int, int]) -> None:
    ann = house.person("Ann", size=size)
    alter(ann, fifth)
    seated(ann, open_table(ann, BOT, BOT, BOT, factions="bg,gc,cc,ys"))
    numbers = ann.page.locator("[data-plate] .numbers")
    expect(numbers).to_have_count(5)
    cut = "all => all.filter((each) => each.scrollWidth > each.clientWidth).length"
    assert numbers.evaluate_all(cut) == 0
    plates = ann.page.locator("[data-area='seats']").bounding_box()
    assert plates is not None
    assert plates["height"] < (80 if size == DESK else 180)
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_two_fingers_bring_the_map_nearer(house: House) -> None:
    ann = at_war(house, BOT, factions="gc,cc", size=PHONE)
    chart = ann.page.locator("[data-area='map'] svg").first
    box = ann.page.locator("[data-area='map']").bounding_box()
    assert box is not None
    before = str(chart.get_attribute("viewBox"))
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fingers = ann.page.context.new_cdp_session(ann.page)
    for kind, apart in (("touchStart", 30), ("touchMove", 60), ("touchMove", 90), ("touchEnd", 0)):
        points = [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}]
        touch = {"type": kind, "touchPoints": points if apart else []}
        fingers.send("Input.dispatchTouchEvent", touch)
    until(lambda: width(chart.get_attribute("viewBox")) < width(before) / 2, "the map is nearer")
    expect(ann.page.locator("[data-area='zone']")).to_have_count(0)


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_figure_is_dragged_where_it_goes(house: House) -> None:
    ann = at_war(house, BOT, factions="gc,cc")
    begin(ann)
    chart = ann.page.locator("[data-area='map'] > svg")
    before = chart.get_attribute("viewBox")
    figure = ann.page.locator("[data-figure='acolyte south_pacific']")
    ann.page.mouse.move(*middle(figure))
    ann.page.mouse.down()
    ann.page.mouse.move(*middle(zone(ann, "australia")), steps=8)
    expect(zone(ann, "australia")).to_have_class(re.compile("lit"))
    ann.page.mouse.up()
    expect(ann.page.locator("[data-figure='acolyte australia']")).to_have_count(1)
    assert chart.get_attribute("viewBox") == before, "the map stays where it is"


def test_a_dragged_figure_does_not_scroll_the_page(house: House) -> None:
    ann = at_war(house, BOT, factions="gc,cc", size=PHONE)
    begin(ann)
    x, y = middle(ann.page.locator("[data-figure='acolyte south_pacific']"))
    to_x, to_y = middle(zone(ann, "australia"))
    finger = ann.page.context.new_cdp_session(ann.page)
    for step in range(10):
        at = [{"x": x + (to_x - x) * step / 9, "y": y + (to_y - y) * step / 9}]
        kind = "touchMove" if step else "touchStart"
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(ann.page.locator("[data-figure='acolyte australia']")).to_have_count(1)


def width(box: str | None) -> float:
    return float(str(box).split()[2])


def test_two_people_fight_and_the_battle_is_shown(house: House) -> None:
    """A first kill asks for a spellbook, which lies over the battle; then they fight again."""
    assert any(shows_a_battle(house) for _ in range(12))


def two_at_war(house: House) -> tuple[Person, Person]:
    """Ann, who has made the first move, and Bob, whose turn it is."""
    ann, bob = house.person("Ann"), house.person("Bob")
    table = open_table(ann, OPEN, factions="gc,cc")
    bob.take_seat(table, 1)
    for person in (ann, bob):
        seated(person, table)
    begin(ann)
    do(ann, "south_pacific", "summon shoggoth south_pacific")
    return ann, bob


def shows_a_battle(house: House) -> bool:
    ann, bob = two_at_war(house)
    go(bob, "acolyte", "asia", "australia")  # Chaos flies
    bob.button("Stay").click()
    bob.move("done").click()
    go(ann, "shoggoth", "south_pacific", "australia")
    ann.move("done").click()
    do(bob, "asia", "summon nightgaunt asia")
    do(ann, "australia", "attack australia 1")
    expect(ann.page.locator("[data-scene='battle'], [data-scene='books']")).not_to_have_count(0)
    if ann.page.locator("[data-scene='books']").count():
        return False
    for person in (ann, bob):
        scene = person.page.locator("[data-scene='battle']")
        expect(scene).to_contain_text("Battle: Australia")
        expect(scene.locator("[data-side='attacker'] .die")).to_have_count(2)
        expect(scene.locator("[data-side='defender']")).to_contain_text("Bob")
    until(lambda: fought(ann, bob), "the battle goes to its end")
    ann.page.locator("[data-scene='battle']").get_by_role("button", name="Close").click()
    expect(ann.page.locator("[data-scene='battle']")).to_have_count(0)
    return True


def fought(ann: Person, bob: Person) -> bool:
    """Is the battle over? If not, whoever is asked answers: a retreat by touching the zone."""
    if "The battle is over" in " ".join(
        ann.page.locator("[data-scene='battle'] li").all_inner_texts()
    ):
        return True
    for person in (ann, bob):
        for move in person.moves.evaluate_all("all => all.map((each) => each.dataset.move)"):
            if move.startswith("retreat"):
                expect(ann.page.locator(".asked")).to_contain_text("where do pained units retreat?")
                zone(person, move.split()[2]).press("Enter")
                break
            if move.startswith("fulfil"):
                person.move(move).click()
                break
        books = person.page.locator("[data-scene='books'] button")
        if books.count():
            books.first.click()
    return False


def _unfolded(person: Person, button: Locator) -> bool:
    """Is it there? The list is opened for it: of the question before, it closes again."""
    if not button.count():
        press_now(person.page.locator(".prompt [data-folded]"))
    return button.count() > 0


def _pressed(person: Person, button: Locator) -> bool:
    """Was it there to be pressed? A list that closes takes it away under one's hand."""
    if not _unfolded(person, button):
        return False
    try:
        button.click(timeout=UNDER_THE_HAND)
    except TooLate:
        return False
    return True


def press(person: Person, *moves: str) -> None:
    """Make moves by the buttons of the prompt, unfolded if need be."""
    for move in moves:
        expect(person.page.locator(".prompt.mine")).to_be_visible()
        button = person.move(move)
        until(lambda button=button: _pressed(person, button), f"{move} is offered")  # type: ignore[misc]
        if move == "pass":
            person.button("Do it").click()
        expect(button).to_have_count(0)


def test_a_spellbook_is_chosen_by_what_it_does(house: House) -> None:
    ann = house.person("Ann", size=PHONE)
    options = {"factions": "cc,bg", "first_player": "first_seat"}
    wanted = {"game": WARS, "seats": [ME, BOT], "options": options}
    seated(ann, str(ann.ask("POST", "/api/tables", wanted)["table"]))
    press(ann, "pay-for-book 4")
    books = ann.page.locator("[data-scene='books'] button")
    expect(books).to_have_count(6)
    expect(books.filter(has_text="Invisibility")).to_contain_text("Pre-battle")
    books.filter(has_text="Invisibility").tap()
    expect(books).to_have_count(0)
    expect(ann.page.locator("[data-plate='cc']")).to_contain_text("1/6")


def test_the_sheet_says_which_powers_count(house: House) -> None:
    """Flight always does; for Harbinger Nyarlathotep has to be in play."""
    ann = house.person("Ann")
    options = {"factions": "cc,bg", "first_player": "first_seat"}
    wanted = {"game": WARS, "seats": [ME, BOT], "options": options}
    seated(ann, str(ann.ask("POST", "/api/tables", wanted)["table"]))
    powers = ann.page.locator("[data-card='cc'] .powers")
    expect(powers.locator(".counts")).to_contain_text("Flight")
    expect(powers.locator(".rests")).to_contain_text("with Nyarlathotep")
    expect(powers.locator(".rests b")).to_have_text("not in force now")


def test_the_sheet_says_which_order_stands(house: House) -> None:
    ann = house.person("Ann")
    options = {"factions": "cc,bg", "first_player": "first_seat"}
    wanted = {"game": WARS, "seats": [ME, BOT], "options": options}
    seated(ann, str(ann.ask("POST", "/api/tables", wanted)["table"]))
    press(ann, "pay-for-book 4", "take-book madness")
    madness = ann.page.locator("[data-card='cc'] .owned")
    expect(madness).to_contain_text("Madness")
    orders = ann.page.locator("[data-order='madness']")
    expect(orders).to_have_value("always")
    expect(madness.locator(".order")).to_have_count(0)
    orders.select_option("never")
    expect(madness.locator(".order")).to_have_text("never")
    orders.select_option("ask every time")
    expect(madness.locator(".order")).to_have_count(0)
    expect(ann.prompt.get_by_role("button", name=re.compile("^From now on"))).to_have_count(0)


def test_the_order_stands_beside_the_question_that_it_answers(house: House) -> None:
    """The question says what happened; one tap answers it, this time and from now on."""
    ann, bob = house.person("Ann"), house.person("Bob", size=PHONE)
    seats = {"factions": "cc,ys", "first_player": "first_seat"}
    wanted = {"game": WARS, "seats": [ME, OPEN], "options": seats}
    table = str(ann.ask("POST", "/api/tables", wanted)["table"])
    bob.take_seat(table, 1)
    for person in (ann, bob):
        seated(person, table)
    press(ann, "summon nightgaunt asia")
    press(bob, "give-doom 0", "take-book passion")
    bob.page.locator("[data-plate='ys']").tap()
    bob.page.locator("[data-order='passion']").select_option("ask every time")
    press(ann, "move-unit nightgaunt asia europe", "done")
    step = bob.move("move-unit acolyte europe north_atlantic")
    until(lambda: _unfolded(bob, step), "an Acolyte can go")
    step.click()
    press(bob, "done")
    press(ann, "capture europe 1")
    press(bob, "lose acolyte")
    press(ann, "take-book abduct")
    expect(bob.prompt).to_contain_text("Ann: “Capture")
    expect(bob.prompt).to_contain_text("Europe")
    before = int(power(bob, "ys"))
    expect(bob.move("standing-order passion never")).to_have_text("From now on, “Passion”: never")
    bob.move("standing-order passion always").tap()
    until(lambda: int(power(bob, "ys")) == before + 1, "the order is an answer")
    expect(bob.page.locator("[data-order='passion']")).to_have_value("always")


def test_passing_with_power_left_is_the_last_button_and_asked_about(house: House) -> None:
    ann = at_war(house, BOT, BOT, factions="ys,gc,cc")
    begin(ann)
    expect(ann.moves.first).to_be_visible()
    assert str(ann.moves.last.get_attribute("data-move")) == "pass"
    assert "quiet" in str(ann.move("pass").get_attribute("class"))
    ann.move("pass").click()
    expect(ann.prompt).to_contain_text("Pass and give up 8 Power?")
    ann.button("Not yet").click()
    expect(ann.move("pass")).to_be_visible()
    assert power(ann, "ys") == "8"
    ann.move("pass").click()
    ann.button("Do it").click()
    said = ann.panel("Log").get_by_text(re.compile("Ann passes"))
    expect(said).to_be_visible()


def test_an_area_closes_by_escape_and_by_a_tap_elsewhere(house: House) -> None:
    ann = at_war(house, BOT, factions="gc,cc")
    begin(ann)
    panel = show(ann, "south_pacific")
    ann.page.locator("[data-area='status']").click()
    expect(panel).to_have_count(0)
    show(ann, "asia")
    ann.page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    ann.page.locator("[data-figure='acolyte south_pacific']").click()
    expect(ann.page.locator("path.lit").first).to_be_attached()
    ann.page.keyboard.press("Escape")  # the figure is put down, too
    expect(ann.page.locator("path.lit")).to_have_count(0)


def test_an_area_does_not_stay_open_when_the_turn_is_over(house: House) -> None:
    ann, _ = two_at_war(house)
    expect(ann.prompt).to_contain_text("Waiting for Bob")
    expect(ann.page.locator("[data-area='zone']")).to_have_count(0)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_map_stays_where_it_is_in_a_battle_and_at_a_spellbook(
    house: House, size: tuple[int, int]
) -> None:
    """Whatever is asked, the map's box does not move by a pixel."""
    ann, bob = house.person("Ann", size=size), house.person("Bob", size=size)
    seats = {"factions": "cc,gc", "first_player": "first_seat"}
    wanted = {"game": WARS, "seats": [ME, OPEN], "options": seats}
    table = str(ann.ask("POST", "/api/tables", wanted)["table"])
    bob.take_seat(table, 1)
    for person in (ann, bob):
        seated(person, table)
    press(bob, "summon starspawn south_pacific")
    expect(ann.page.locator(".prompt.mine")).to_be_visible()
    places = {
        person: person.page.locator("[data-area='map']").bounding_box() for person in (ann, bob)
    }
    press(ann, "pay-for-book 4")
    books = ann.page.locator("[data-scene='books']")
    expect(books).to_be_visible()
    assert ann.page.locator("[data-area='map']").bounding_box() == places[ann]
    books.locator("button").first.click()
    press(bob, "summon shoggoth south_pacific")
    press(ann, *["move-unit acolyte asia south_pacific"] * 3, "done")
    press(bob, "attack south_pacific 0")
    for person in (ann, bob):
        expect(person.page.locator("[data-scene]").first).to_be_visible()
        assert person.page.locator("[data-area='map']").bounding_box() == places[person]


def thousand_forms(ann: Person, *others: Person) -> None:
    """Chaos works its way to Nyarlathotep and his Thousand Forms while the others pass."""
    press(ann, "direction clockwise", "pay-for-book 4", "take-book thousand_forms")
    for each in others:
        press(each, "pass")
    press(ann, "move-unit acolyte asia indian_ocean", "done", "create-gate indian_ocean")
    for step in ("awaken nyarlathotep asia", "thousand-forms"):
        press(ann, "direction clockwise", "done")
        for each in others:
            press(each, "done")
        press(ann, step)
        if step == "thousand-forms":
            return
        press(ann, "take-book abduct")
        for each in others:
            press(each, "pass")


def test_people_negotiate_in_the_open(house: House) -> None:
    """Offers, the round, who has left, and what happens without agreement are there for all."""
    ann, bob, cleo = people = [house.person(name) for name in ("Ann", "Bob", "Cleo")]
    seats = {"factions": "cc,bg,ys", "first_player": "first_seat"}
    wanted = {"game": WARS, "seats": [ME, OPEN, OPEN], "options": seats}
    table = str(ann.ask("POST", "/api/tables", wanted)["table"])
    for seat, person in ((1, bob), (2, cleo)):
        person.take_seat(table, seat)
    for person in people:
        seated(person, table)
    thousand_forms(ann, bob, cleo)
    for person in people:
        scene = person.page.locator("[data-scene='talks']")
        expect(scene).to_contain_text(re.compile(r"Ann demands \d Power"))
        expect(scene).to_contain_text("round 1 of 3")
        expect(scene).to_contain_text(re.compile(r"Without agreement .* Ann gains \d Power"))
    expect(bob.prompt).to_contain_text("What do you contribute?")
    press(bob, "offer 0")
    for person in people:
        offer = person.page.locator("[data-talker='bg'] .offer")
        expect(offer).to_have_text("0")
    press(cleo, "leave")
    expect(ann.page.locator("[data-talker='ys']")).to_contain_text("has left")
    darken(bob.page)
    for person in (ann, bob):
        person.page.evaluate(AXE.read_text(encoding="utf-8"))
        assert person.page.evaluate(RUN) == []
    expect(bob.prompt.get_by_text("round 2 of 3")).to_be_visible()
    before = int(power(ann, "cc"))
    press(bob, "leave")
    for person in people:
        expect(person.page.locator("[data-scene='talks']")).to_have_count(0)
    until(lambda: int(power(ann, "cc")) > before, "without agreement Chaos gains the Power")


def test_rounds_against_bots_on_a_phone(house: House) -> None:
    ann = at_war(house, BOT, BOT, BOT, factions="bg,gc,cc,ys", size=PHONE)
    expect(ann.page.locator("[data-plate]")).to_have_count(4)
    expect(ann.page.locator("path[data-zone]")).to_have_count(17)
    status = ann.page.locator("[data-area='status'] strong")
    end = time.monotonic() + GAME_SECONDS
    made = 0
    while status.inner_text() in ("Round 0", "Round 1"):
        assert time.monotonic() < end, "the round does not end"
        made += act(ann)
    assert made > 3
    for nearer in ("Bring the map nearer", "Move the map away"):
        ann.button(nearer).tap()
    ann.page.locator("[data-plate='ys']").tap()
    expect(ann.page.locator("[data-card='ys']")).to_contain_text("desecrate an Area")
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def act(person: Person) -> int:
    """One move: an own figure steps where a lit zone is, else whatever the prompt has last."""
    now = person.now()
    if now["doubt"]:
        press_now(person.button("Do it"))
        return 0
    if not now["asked"]:
        person.page.wait_for_timeout(20)
        return 0
    figures = person.page.locator(".heap.mine")
    if now["asked"] == "action" and figures.count():
        lit = person.page.locator("path.lit")
        if not lit.count():
            figures.first.dispatch_event("click")
        lit.first.press("Enter")
    else:
        press_now(person.moves.last)
    person.until_changed(now, "the move arrives")
    return 1


def press_now(buttons: Locator) -> None:
    """The first of them, if there is one at this moment: a tip may come to lie over it."""
    buttons.evaluate_all("(all) => all[0]?.click()")


def test_the_log_follows_quick_bots(house: House) -> None:
    ann = at_war(house, BOT, BOT, BOT, factions="gc,cc,bg,ys")
    begin(ann)
    press(ann, "pass")
    until(ann.moves.count, "the round goes on to its end", GAME_SECONDS)
    assert ann.page.locator(".log li, aside li").count() > 20
    expect(ann.button("To the newest")).to_have_count(0)
    ann.page.locator("aside").hover()
    ann.page.mouse.wheel(0, -900)
    expect(ann.button("To the newest")).to_be_visible()


def test_the_guide_speaks_of_my_faction_only(house: House) -> None:
    ann = house.person("Ann", guided=False)
    ann.at(open_table(ann, BOT, factions="bg,gc"))
    guide = ann.page.locator(".guide")
    told: list[str] = []

    def heard() -> bool:
        if words := guide.all_inner_texts():
            told.extend(words)
            press_now(guide.get_by_role("button", name="Got it"))
        else:
            press_now(ann.button("Do it"))
            press_now(ann.page.locator(".prompt [data-folded]"))  # the board alone offers it
            press_now(ann.moves)
        return any("Black Goat: spread out!" in words for words in told)

    until(heard, "what the Black Goat should do first", GAME_SECONDS)
    assert not any("Great Cthulhu:" in words for words in told)


def test_factions_can_be_chosen_at_the_table(house: House) -> None:
    ann = house.person("Ann", guided=False)
    wanted = {"game": WARS, "seats": [ME, BOT, BOT], "options": {"draft": "chosen"}}
    ann.at(str(ann.ask("POST", "/api/tables", wanted)["table"]))
    expect(ann.page.locator("[data-scene='draft'] button")).to_have_count(len(CATALOGUE.factions))
    expect(ann.page.locator(".guide")).to_have_count(0)
    ann.page.locator("[data-scene='draft'] [data-board-move='play-faction ys']").click()
    expect(ann.page.locator("[data-plate='ys']")).to_contain_text("Ann")
    expect(ann.page.locator(".guide")).to_contain_text("You lead a faction")


def test_everybody_sees_who_has_taken_which_faction(house: House) -> None:
    ann, ben = house.person("Ann"), house.person("Ben")
    wanted = {"game": WARS, "seats": [ME, OPEN], "options": {"draft": "chosen"}}
    table = str(ann.ask("POST", "/api/tables", wanted)["table"])
    ben.take_seat(table, 1)
    ben.at(table)
    choices = ben.page.locator("[data-scene='draft']")
    expect(choices.locator("button:enabled")).to_have_count(0)  # Ann comes first
    ann.at(table).page.locator("[data-board-move='play-faction ww']").click()
    expect(choices.locator("[data-board-move='play-faction ww']")).to_contain_text("Ann plays it")
    expect(choices.locator("button:enabled")).to_have_count(len(CATALOGUE.factions) - 1)


def test_a_gate_is_carried_by_touching_where_it_goes(house: House) -> None:
    ann = at_war(house, BOT, factions="ow,cc")
    expect(ann.page.locator(".prompt.mine")).to_be_visible()
    zone(ann, "europe").press("Enter")
    begin(ann)
    before = int(ann.prompt.get_attribute("data-number") or 0)
    do(ann, "europe", "summon abomination europe")

    def back_at_me() -> bool:
        now = ann.now()
        if now["asked"] != "action":
            press_now(ann.moves)  # what a battle of the bot's asks in between
        return int(now["number"]) > before + 1 and now["asked"] == "action"

    until(back_at_me, "my next turn")
    journey = show(ann, "europe").locator("[data-journey='beyond-one abomination europe']")
    expect(journey).to_contain_text("Abomination carries the Gate, Europe → …")
    journey.click()
    expect(zone(ann, "australia")).to_have_class(re.compile(r"\blit\b"))
    zone(ann, "australia").press("Enter")
    expect(ann.page.locator("[data-gate='australia']")).to_be_attached()
    expect(ann.page.locator("[data-gate='europe']")).to_have_count(0)


def idolized(part: dict[str, Any]) -> None:
    """Cthulhu is a Gate in the South Pacific, his owner sleeps, and a counter is on the card."""
    for card in part.get("seats", [])[:1]:
        card |= {"asleep": True, "marks": [["growth", 3]]}
    if part.get("zones"):
        units = [{"seat": 0, "unit": "cthulhu", "number": 1}]
        idol = {"name": "south_pacific", "gate": False, "keeper": None, "keeper_unit": ""}
        part["zones"] = [{**idol, "living_gate": 0, "units": units, "tokens": ["ice_age"]}]


def test_a_unit_that_is_a_gate_a_counter_and_sleep_are_shown(house: House) -> None:
    ann = house.person("Ann")
    alter(ann, idolized)
    seated(ann, open_table(ann, BOT, factions="gc,cc"))
    expect(ann.page.locator("[data-figure='cthulhu south_pacific'] [data-gate]")).to_be_attached()
    expect(ann.page.locator(".sign.ice_age")).to_be_attached()
    expect(show(ann, "south_pacific")).to_contain_text("living Gate of Ann")
    asleep = ann.page.locator("[data-plate='gc']").get_by_role("img", name="hibernates")
    expect(asleep).to_be_visible()
    expect(ann.page.locator("[data-card='gc']")).to_contain_text("Growth: 3")


@pytest.mark.parametrize(
    ("size", "dark"), [(DESK, True), (PHONE, False)], ids=["desk-dark", "phone-light"]
)
def test_axe_finds_nothing_serious_about_the_other_five(
    house: House, size: tuple[int, int], dark: bool
) -> None:
    ann = at_war(house, BOT, BOT, BOT, BOT, factions="sl,ow,ww,an,tt", size=size)
    expect(ann.page.locator(".prompt.mine")).to_be_visible()
    show(ann, "north_america_west")
    ann.page.locator("[data-plate='tt']").click()
    if dark:
        darken(ann.page)
    ann.page.evaluate(AXE.read_text(encoding="utf-8"))
    assert ann.page.evaluate(RUN) == []


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_serious_on_earth(house: House, size: tuple[int, int]) -> None:
    ann = at_war(house, BOT, BOT, BOT, factions="gc,cc,bg,ys", size=size)
    begin(ann)
    show(ann, "south_pacific")
    ann.page.locator("[data-plate='cc']").click()
    ann.panel("What I know")
    ann.page.evaluate(AXE.read_text(encoding="utf-8"))
    assert ann.page.evaluate(RUN) == []
    darken(ann.page)
    assert ann.page.evaluate(RUN, ["color-contrast"]) == []
