"""Every page and every telling state of a table, for axe-core to judge and for screenshots.

A state speaks no language: it finds its way by structure, not by words.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, Final

from playwright.sync_api import expect

from tests.browser.people import (
    BOT,
    DESK,
    GAME_SECONDS,
    ME,
    NOIR,
    OPEN,
    House,
    Person,
    play_out,
    until,
)
from tests.browser.wire import wire_to

PANELS: Final = ("log", "chat", "rules", "aid", "seats")
SCHOLAR: Final = {"kind": "bot", "bot": "reasoner"}


class Stage:
    """Where states are set: one house, one size, one theme, one language."""

    def __init__(
        self, house: House, size: tuple[int, int] = DESK, *, dark: bool = False, lang: str = "en"
    ) -> None:
        self.house = house
        self.size = size
        self.dark = dark
        self.lang = lang
        self.closing = ExitStack()

    def person(self, name: str = "", **more: Any) -> Person:
        return self.house.person(name, size=self.size, dark=self.dark, **{"lang": self.lang} | more)

    def at_my_turn(self, **more: Any) -> Person:
        """I begin, four bots are with me."""
        ann = self.person("Ann", **more)
        ann.at(ann.open_table(*[SCHOLAR] * 4))
        expect(ann.moves.first).to_be_visible()
        return ann

    def at_panel(self, name: str) -> Person:
        ann = self.at_my_turn()
        tab = ann.page.locator("nav.tabs button").nth(PANELS.index(name))
        if tab.get_attribute("aria-pressed") != "true":
            tab.click()
        expect(ann.page.locator("aside h2")).to_be_visible()
        return ann

    def finished(self) -> tuple[Person, str]:
        """A game that bots have played among themselves."""
        ann = self.person("Ann")
        table = str(
            ann.ask(
                "POST",
                "/api/tables",
                {"game": "arkham-ritual", "seats": [SCHOLAR] * 5, "options": {"round_limit": 2}},
            )["table"]
        )
        until(
            lambda: ann.ask("GET", f"/api/tables/{table}")["status"] == "finished", "the bots' game"
        )
        return ann, table


def lobby(stage: Stage) -> Person:
    ann, bob = stage.person("Ann"), stage.house.person("Bob")
    bob.open_table(OPEN, BOT)
    bob.open_table(BOT, BOT, BOT)
    ann.open_table(*[SCHOLAR] * 4)
    ann.open_table(OPEN, OPEN)
    stage.finished()
    ann.visit("/")
    expect(ann.page.locator("main li").nth(4)).to_be_visible()
    return ann


def lobby_of_a_stranger(stage: Stage) -> Person:
    ann = stage.person().visit("/")
    expect(ann.page.locator("article").first).to_be_visible()
    return ann


def new_table(stage: Stage) -> Person:
    ann = stage.person("Ann").visit("/new/arkham-ritual")
    expect(ann.page.locator("form select").first).to_be_visible()
    return ann


def new_table_with_options(stage: Stage) -> Person:
    ann = new_table(stage)
    ann.page.locator("summary").click()
    expect(ann.page.locator(".options")).to_be_visible()
    return ann


def new_table_with_factions(stage: Stage) -> Person:
    ann = stage.person("Ann").visit("/new/cthulhu-wars")
    for seat, faction in ((0, "gc"), (2, "ww")):
        ann.page.locator("form .own").nth(seat).click()
        ann.page.locator(f"[data-pick={faction}]").click()
    expect(ann.page.locator("dialog")).to_have_count(0)
    return ann


def picking_a_faction(stage: Stage) -> Person:
    ann = new_table_with_factions(stage)
    ann.page.locator("form .own").nth(1).click()
    expect(ann.page.locator("dialog")).to_be_visible()
    return ann


def choosing_cards(stage: Stage) -> Person:
    ann = stage.person("Ann").visit("/new/cthulhu-wars")
    ann.page.locator("form details summary").click()
    ann.page.locator("[data-option=cards] .own").click()
    ann.page.locator("[data-pick=starter]").click()
    ann.page.locator("[data-shelf=monsters]").click()
    expect(ann.page.locator("[data-pick=gug]")).to_have_attribute("aria-pressed", "true")
    return ann


def supply_of_cards(stage: Stage) -> Person:
    ann = stage.person("Ann")
    wanted = {"factions": "gc,cc,bg", "cards": "all"}
    made = {"game": "cthulhu-wars", "seats": [ME, BOT, BOT], "options": wanted}
    ann.at(str(ann.ask("POST", "/api/tables", made)["table"]))
    ann.page.locator("[data-plate=supply]").click()
    ann.page.locator("[data-sort=monster]").click()
    expect(ann.page.locator("[data-loyalty=gug]")).to_be_visible()
    return ann


def wrong_option(stage: Stage) -> Person:
    stage.house.forgive("status of 400")
    ann = new_table_with_options(stage)
    ann.page.locator("[data-option=round_limit] input").fill("0")
    ann.page.locator("button[type=submit]").click()
    expect(ann.page.locator(".options [role=alert]")).to_be_visible()
    return ann


def waiting_room(stage: Stage) -> Person:
    ann = stage.person("Ann")
    ann.at(ann.open_table(OPEN, OPEN, BOT, BOT))
    expect(ann.page.locator(".waiting button").nth(1)).to_be_visible()
    return ann


def invited(stage: Stage) -> Person:
    host, guest = stage.house.person("Ann"), stage.person()
    guest.visit(host.invitation(host.open_table(OPEN, BOT, BOT), 1))
    expect(guest.page.locator("dialog")).to_be_visible()
    return guest


def my_turn(stage: Stage) -> Person:
    return stage.at_my_turn()


def anothers_turn(stage: Stage) -> Person:
    ann, bob = stage.house.person("Ann"), stage.person("Bob")
    table = ann.open_table(OPEN, SCHOLAR, SCHOLAR, SCHOLAR)
    bob.take_seat(table, 1)
    bob.at(table)
    expect(bob.prompt).to_be_visible()
    return bob


def seven_at_the_table(stage: Stage) -> Person:
    ann = stage.person("Ann")
    ann.at(ann.open_table(*[SCHOLAR] * 6, doom_track=True, confession=True))
    expect(ann.moves.first).to_be_visible()
    return ann


def in_the_middle(stage: Stage) -> Person:
    """A few moves later: hands are up, cards are discarded."""
    ann = stage.at_my_turn()
    for _ in range(4):
        ann.moves.first.click()
        until(lambda: ann.moves.count() or ann.over, "my next turn")
        if ann.over:  # a short game: another one
            return in_the_middle(stage)
    return ann


def confirming(stage: Stage) -> Person:
    ann = stage.at_my_turn(confirm=True)
    ann.moves.first.click()
    expect(ann.moves).to_have_count(0)
    return ann


def asked_to_consent(stage: Stage) -> Person:
    """Ann gave to Bob and Bob took; now Ann would like to take it back."""
    ann, bob, cora = stage.house.person("Ann"), stage.person("Bob"), stage.house.person("Cora")
    table = ann.open_table(OPEN, OPEN)
    bob.take_seat(table, 1)
    cora.take_seat(table, 2)
    ann.at(table).move("give 1").click()
    bob.at(table).move("take").click()
    expect(ann.move("give 1")).to_have_count(0)
    ann.page.locator(".prompt .aside button").last.click()
    expect(bob.page.locator(".wish button").first).to_be_visible()
    return bob


def why_not(stage: Stage) -> Person:
    ann = stage.at_my_turn()
    ann.seat(0).click()
    expect(ann.page.locator(".notice .clause")).to_be_visible()
    return ann


def rules_at_the_clause(stage: Stage) -> Person:
    ann = stage.at_my_turn()
    ann.prompt.locator(".clause").click()
    expect(ann.page.locator("aside .current")).to_be_in_viewport()
    return ann


def rules(stage: Stage) -> Person:
    ann = stage.at_panel("rules")
    expect(ann.page.locator("aside .picture svg")).to_be_visible()
    return ann


def rules_contents(stage: Stage) -> Person:
    ann = rules(stage)
    ann.page.locator("aside .tools button").click()
    expect(ann.page.locator("aside nav")).to_be_visible()
    return ann


def rules_search(stage: Stage) -> Person:
    ann = rules(stage)
    ann.page.locator("aside input[type=search]").fill("AR-7")
    expect(ann.page.locator("aside .hit, aside mark").first).to_be_visible()
    return ann


def log(stage: Stage) -> Person:
    return stage.at_panel("log")


def chat(stage: Stage) -> Person:
    ann = stage.at_panel("chat")
    field = ann.page.locator("aside form input")
    expect(ann.page.locator("aside").get_by_role("button", name="AR-15.1")).to_be_visible()
    for words in ("Do you like what you have there?", "I would rather not know."):
        field.fill(words)
        field.press("Enter")
    expect(ann.page.locator("aside li").nth(1)).to_be_visible()
    return ann


def aid(stage: Stage) -> Person:
    return stage.at_panel("aid")


def seats(stage: Stage) -> Person:
    return stage.at_panel("seats")


def report(stage: Stage) -> Person:
    ann = stage.at_panel("seats")
    ann.page.locator("aside .panel > .actions button").last.click()
    expect(ann.page.locator("dialog textarea")).to_be_visible()
    return ann


def guide(stage: Stage) -> Person:
    ann = stage.at_my_turn(guided=False)
    expect(ann.page.locator(".guide")).to_be_visible()
    return ann


def reveal(stage: Stage) -> Person:
    ann = stage.at_my_turn()
    shown = ann.page.locator(".reveal")
    until(lambda: shown.count() or (ann.choose() and False), "the round ends", GAME_SECONDS)
    expect(shown.locator("li").last).to_be_visible()
    return ann


def game_over(stage: Stage) -> Person:
    ann, table = stage.finished()
    ann.at(table)
    expect(ann.prompt.locator("a").first).to_be_visible()
    return ann


def rematch_offered(stage: Stage) -> Person:
    """Bob is still at the finished table when Ann sets up another game."""
    ann, bob = stage.house.person("Ann"), stage.person("Bob")
    table = ann.open_table(OPEN, BOT, round_limit=1)
    bob.take_seat(table, 1)
    play_out([ann.at(table), bob.at(table)])
    ann.ask("POST", f"/api/tables/{table}/rematch")
    expect(bob.prompt.locator(".offer")).to_be_visible()
    return bob


def rematch_waiting(stage: Stage) -> Person:
    """Ann waits at the new table; Bob's seat is kept."""
    ann, bob = stage.person("Ann"), stage.house.person("Bob")
    table = ann.open_table(OPEN, BOT, round_limit=1)
    bob.take_seat(table, 1)
    play_out([ann.at(table), bob.at(table)])
    ann.prompt.locator("button.primary").click()
    expect(ann.page.locator(".waiting li").first).to_be_visible()
    return ann


def my_game_over(stage: Stage) -> Person:
    ann = stage.person("Ann")
    ann.at(ann.open_table(BOT, BOT, round_limit=1))
    play_out([ann])
    expect(ann.prompt.locator("button.primary")).to_be_visible()
    return ann


def lost_connection(stage: Stage) -> Person:
    stage.house.forgive("WebSocket connection to")
    stage.house.forgive("net::ERR_")
    wire = stage.closing.enter_context(wire_to(stage.house.address))
    ann = stage.person("Ann", address=wire.address)
    ann.at(ann.open_table(*[SCHOLAR] * 4))
    expect(ann.moves.first).to_be_visible()
    wire.cut()
    expect(ann.page.locator(".adrift")).to_be_visible()
    return ann


def replay(stage: Stage) -> Person:
    ann, table = stage.finished()
    ann.visit(f"/table/{table}/replay")
    scrubber = ann.page.locator("input[type=range]")
    expect(scrubber).to_be_visible()
    scrubber.fill(str(int(scrubber.get_attribute("max") or 0) // 2))
    expect(ann.page.locator(".told")).not_to_be_empty()
    return ann


def replay_log(stage: Stage) -> Person:
    ann = replay(stage)
    button = ann.page.locator(".controls .log button")
    if button.is_visible():
        button.click()
    expect(ann.page.locator("aside [aria-current]")).to_be_in_viewport()
    return ann


def fair_dice(stage: Stage) -> Person:
    ann, table = stage.finished()
    ann.visit(f"/table/{table}/dice")
    expect(ann.page.locator(".verdict")).to_be_visible()
    return ann


def noir(stage: Stage) -> Person:
    """Arkham Noir, a chosen card in hand."""
    ann = stage.person("Ann")
    wanted = {"game": NOIR, "seats": [ME], "options": {}}
    ann.at(str(ann.ask("POST", "/api/tables", wanted)["table"]))
    ann.page.locator("[data-area='hand'] .clue").first.click()
    expect(ann.page.locator("[data-place]").first).to_be_visible()
    return ann


def daily_case(stage: Stage) -> Person:
    ann = stage.person("Ann").visit(f"/daily/{NOIR}")
    expect(ann.page.locator("main h1")).to_be_visible()
    return ann


def myself(stage: Stage) -> Person:
    ann = stage.person("Ann").visit("/me")
    expect(ann.page.locator("form").first).to_be_visible()
    return ann


def nowhere(stage: Stage) -> Person:
    stage.house.forgive("status of 404")
    ann = stage.person().visit("/nowhere")
    expect(ann.page.locator("main h1")).to_be_visible()
    return ann


STATES: Final[dict[str, Callable[[Stage], Person]]] = {
    each.__name__.replace("_", "-"): each
    for each in (
        lobby_of_a_stranger,
        lobby,
        new_table,
        new_table_with_options,
        new_table_with_factions,
        picking_a_faction,
        choosing_cards,
        supply_of_cards,
        wrong_option,
        waiting_room,
        invited,
        guide,
        my_turn,
        anothers_turn,
        in_the_middle,
        seven_at_the_table,
        confirming,
        asked_to_consent,
        why_not,
        rules_at_the_clause,
        rules,
        rules_contents,
        rules_search,
        log,
        chat,
        aid,
        seats,
        report,
        reveal,
        game_over,
        my_game_over,
        rematch_offered,
        rematch_waiting,
        lost_connection,
        replay,
        replay_log,
        fair_dice,
        noir,
        daily_case,
        myself,
        nowhere,
    )
}


@contextmanager
def shown(stage: Stage, state: str) -> Iterator[Person]:
    """The page in this state, for as long as the block lasts."""
    with stage.closing:
        yield STATES[state](stage)
