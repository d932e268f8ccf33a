"""The HTTP API through the client library, its refusals, and the manners of the house."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Any, Final

import aiohttp
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import seed as hypothesis_seed
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from mythos.client import Client, Refused
from mythos.core.dice import Dice, seed_from
from mythos.core.errors import BadOption
from mythos.core.record import parse_record
from mythos.core.registry import find_game
from mythos.core.replay import count_moves, replay
from mythos.server.settings import Settings, read_settings
from tests.server.running import Server, running_server
from tests.server.sitting import guest, refusal, run, sitting, until

GAME: Final = "arkham-ritual"
EXAMPLES: Final = 40
"""Made-up requests to each operation; with eight of them some 500s went unseen."""
HEADERS: Final = {
    "Content-Security-Policy",
    "X-Content-Type-Options",
    "Referrer-Policy",
    "Cross-Origin-Opener-Policy",
    "X-Frame-Options",
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    file = tmp_path_factory.mktemp("api") / "tables.sqlite3"
    with running_server(str(file), rate=10_000, burst=10_000) as started:
        yield started


async def finished_table(client: Client) -> str:
    """A table that is played to its end."""
    table = await client.open_table(GAME, ["me", "random", "random"])
    dice = Dice(seed_from("finish"))
    async with client.sit(table, 0) as place:
        async for question in place.questions(20):
            await place.play(question.moves[dice.below(len(question.moves))])
    return table


def test_a_guest_plays_at_once_and_is_known_by_the_token(server: Server) -> None:
    """Guest, me, personal link."""

    async def check() -> None:
        async with guest(server.url, "  Ann   of Arkham ") as ann, Client(server.url) as other:
            me = await ann.ask("GET", "/api/me")
            assert (me["name"], me["login"]) == ("Ann of Arkham", None)
            assert me == ann.me
            link = await ann.renew_link()
            assert (await other.be(link))["person"] == me["person"]
            other.token = ""
            assert await refusal(other.ask("GET", "/api/me")) == (401, "not-signed-in")
            for wrong in ("", "p.x.y", "é", "t.", link + "x", ann.token):
                assert await refusal(other.be(wrong)) == (401, "not-signed-in")

    run(check())


def test_a_guest_registers_and_finds_the_seats_again_on_another_device(server: Server) -> None:
    """Guest, register, sign in elsewhere: the same person with the same seats."""

    async def check() -> None:
        async with guest(server.url) as ann, Client(server.url) as phone:
            table = await ann.open_table(GAME, ["me", "open", "open"])
            await ann.register("Ann", "Cthulhu fhtagn")
            assert await refusal(phone.sign_in("Ann", "Cthulhu sleeps")) == (403, "wrong-login")
            assert await refusal(phone.sign_in("Anne", "Cthulhu fhtagn")) == (403, "wrong-login")
            me = await phone.sign_in(" ann ", "Cthulhu fhtagn")
            assert me["person"] == ann.me["person"]
            assert [each["table"] for each in await phone.tables("mine")] == [table]
            async with phone.sit(table, 0) as place:
                assert place.position.seats[0]["name"] == "Ann"
            async with guest(server.url, "Eve") as eve:
                taken = eve.register("ANN", "long enough")
                assert await refusal(taken) == (403, "login-unavailable")
                assert await refusal(eve.register("Eve", "short")) == (400, "bad-request")
                assert await refusal(eve.register("   ", "long enough")) == (400, "bad-request")
            nobody = phone.ask("POST", "/api/account", {"login": "x", "password": "long enough"})
            phone.token = ""
            assert await refusal(nobody) == (401, "not-signed-in")

    run(check())


def test_the_games_are_listed_with_names_options_and_bots(server: Server) -> None:
    """Enough to fill in a form for a new table."""

    async def check() -> None:
        async with Client(server.url) as client:
            (game,) = [each for each in await client.games() if each["id"] == GAME]
            assert set(game["name"]) == {"de", "en"}
            assert game["players"] == [3, 7]
            assert {"random", "greedy", "mcts", "reasoner"} <= set(game["bots"])
            kinds = {each["name"]: each["kind"] for each in game["options"]}
            assert kinds["event"] == "choice"
            assert kinds["competitive"] == "flag"
            assert kinds["round_limit"] == "number"

    run(check())


async def told_of_turn(client: Client, mine: bool) -> bool:
    """Does the lobby, which may be a second late, say whether it is this person's turn?"""
    return all(each["your_turn"] == mine for each in await client.tables("mine"))


def test_a_table_is_opened_shown_and_listed(server: Server) -> None:
    """Open tables, mine, running ones; whose turn it is comes with the data."""

    async def check() -> None:
        async with guest(server.url) as ann, guest(server.url, "Bob") as bob:
            table = await ann.open_table(GAME, ["me", "open", "random"], {"round_limit": 3})
            info = await bob.table(table)
            assert (info["status"], info["options"]["round_limit"]) == ("open", 3)
            assert [each["kind"] for each in info["seats"]] == ["person", "open", "bot"]
            assert len(info["commitment"]) == 64
            (listed,) = [each for each in await bob.tables("open") if each["table"] == table]
            assert (listed["mine"], listed["your_turn"]) == ([], False)
            await bob.take_seat(table, 1)
            assert table not in [each["table"] for each in await bob.tables("open")]
            assert table in [each["table"] for each in await bob.tables("running")]
            async with ann.sit(table, 0) as place:
                await place.wait(lambda now: bool({0, 1} & set(now.asked)) or now.over, 10)
                asked = place.position.asked
            for client, seat in ((ann, 0), (bob, 1)):
                (mine,) = await client.tables("mine")
                assert (mine["table"], mine["mine"]) == (table, [seat])
                await until(partial(told_of_turn, client, seat in asked))

    run(check())


def test_what_cannot_be_opened_is_refused_with_its_reason(server: Server) -> None:
    """Unknown games and bots, wrong numbers of seats, wrong options, nobody."""

    async def check() -> None:
        async with guest(server.url) as ann, Client(server.url) as nobody:
            cases = (
                (ann.open_table("chess", ["me"] * 3), (400, "unknown-game")),
                (ann.open_table(GAME, ["me"] * 2), (400, "bad-players")),
                (ann.open_table(GAME, ["me"] * 17), (400, "bad-request")),
                (ann.open_table(GAME, []), (400, "bad-request")),
                (ann.open_table(GAME, ["me", "me", "hal"]), (400, "unknown-bot")),
                (ann.open_table(GAME, ["me", "me", "mcts:ms=0"]), (400, "bad-option")),
                (ann.open_table(GAME, ["me", "me", "mcts:speed=9"]), (400, "bad-option")),
                (ann.open_table(GAME, ["me", "me", "mcts:ms=²"]), (400, "bad-option")),
                (ann.open_table(GAME, ["me", "me", "mcts:ms=" + "9" * 90]), (400, "bad-option")),
                (ann.open_table(GAME, ["me", "me", "mcts:ms=" + "9" * 93]), (400, "bad-request")),
                (ann.open_table(GAME, ["me"] * 3, {"first_player": 3}), (400, "no-seat-chosen")),
                (ann.open_table(GAME, ["me"] * 3, {"jokers": True}), (400, "unknown-option")),
                (nobody.open_table(GAME, ["me"] * 3), (401, "not-signed-in")),
                (nobody.tables("mine"), (401, "not-signed-in")),
                (nobody.tables("all"), (400, "bad-request")),
                (nobody.table("nowhere"), (404, "no-such-table")),
                (nobody.be_guest(""), (400, "bad-request")),
                (nobody.be_guest("   "), (400, "bad-name")),
                (nobody.be_guest("a\x00b"), (400, "bad-name")),
                (nobody.be_guest("x" * 41), (400, "bad-request")),
            )
            found = [(await refusal(work), wanted) for work, wanted in cases]
            assert [got for got, _ in found] == [wanted for _, wanted in found]

    run(check())


def test_a_body_that_is_no_request_is_refused(server: Server) -> None:
    """Bad JSON, wrong types, unknown fields, too many bytes, too deep, no such route."""

    async def check() -> None:
        cases: tuple[tuple[str, str, bytes, int], ...] = (
            ("POST", "/api/guest", b"", 400),
            ("POST", "/api/guest", b"{", 400),
            ("POST", "/api/guest", b"\xff\xfe", 400),
            ("POST", "/api/guest", b'{"name":7}', 400),
            ("POST", "/api/guest", b'{"name":"Ann","admin":true}', 400),
            ("POST", "/api/guest", b'{"name":"' + b"x" * 100_000 + b'"}', 413),
            ("POST", "/api/tables", b'{"game":"x","seats":' + b"[" * 20_000, 400),
            ("POST", "/api/tables", b'{"options":' + b'{"a":' * 9_000, 400),
            ("GET", "/api/nothing", b"", 404),
            ("DELETE", "/api/tables", b"", 405),
            ("GET", "/api/tables/nowhere/play", b"", 400),
        )
        async with aiohttp.ClientSession() as session:
            for method, path, body, status in cases:
                async with session.request(method, server.url + path, data=body) as response:
                    assert response.status == status, (path, body[:40])
                    error = msgspec.json.decode(await response.read())
                    assert error["code"]
                    assert error["message"]

    run(check())


def test_a_seat_token_is_good_for_its_seat_and_nothing_else(server: Server) -> None:
    """It is nobody in person: no account, no table, no other seat."""

    async def check() -> None:
        async with guest(server.url) as ann, guest(server.url, "Bob") as bob:
            table = await ann.open_table(GAME, ["me", "open", "open"])
            token = await ann.seat_token(table, 0)
            assert await refusal(bob.seat_token(table, 0)) == (403, "not-your-seat")
            assert await refusal(ann.seat_token(table, 1)) == (403, "not-your-seat")
            assert await refusal(ann.seat_token(table, 9)) == (400, "bad-seat")
            async with Client(server.url, token) as program:
                for work in (
                    program.ask("GET", "/api/me"),
                    program.open_table(GAME, ["me"] * 3),
                    program.take_seat(table, 1),
                    program.invitations(table),
                    program.seat_token(table, 0),
                    program.register("robot", "long enough"),
                    program.be(token),
                    program.renew_link(),
                    program.sessions(),
                    program.end_session(),
                ):
                    assert await refusal(work) == (401, "not-signed-in")
                async with program.sit(table, 0) as place:
                    await place.say("beep")

    run(check())


def test_nothing_of_a_finished_game_is_hidden_from_open_eyes_and_all_of_a_running_one(
    server: Server,
) -> None:
    async def check() -> None:
        async with guest(server.url) as ann, Client(server.url) as nobody:
            running = await ann.open_table(GAME, ["me"] * 3)
            for path in ("position", "log"):
                asked = f"/api/tables/{running}/{path}"
                for who in (ann, nobody):
                    assert await refusal(who.ask("GET", asked, open=1)) == (409, "not-over")
                    assert await refusal(who.ask("GET", asked)) == (409, "not-over")
            table = await finished_table(ann)
            found = await nobody.open_position(table, 0)
            assert None not in found["view"]["held"]
            own = await nobody.position(table, 0, 0)
            assert own["view"]["held"][0] is None
            for path in ("position", "log"):
                asked = f"/api/tables/{table}/{path}"
                both = nobody.ask("GET", asked, open=1, seat=0)
                assert await refusal(both) == (400, "bad-request")
                wrong = nobody.ask("GET", asked, open="yes")
                assert await refusal(wrong) == (400, "bad-request")
                assert await refusal(nobody.ask("GET", asked, seat=3)) == (400, "bad-seat")

    run(check())


def keys(log: dict[str, Any]) -> set[str]:
    return {each["key"] for each in log["lines"]}


def test_the_log_of_a_finished_game_says_at_which_move_everything_was_told(server: Server) -> None:
    """To each pair of eyes what they may know; a card is taken, which not every game has."""

    async def check() -> None:
        async with sitting(server.url) as game, Client(server.url) as nobody:
            await game.play()
            assert game.asked.question is not None
            await game.play(game.asked.question["moves"].index("take"))
            await game.play_out(Dice(seed_from("finish")))
            table = game.id
            path = f"/api/tables/{table}/log"
            logs: dict[int | None, dict[str, Any]] = {None: await nobody.ask("GET", path)}
            for seat in range(3):
                logs[seat] = await nobody.ask("GET", path, seat=seat)
            last = logs[None]["last"]
            for eyes, log in logs.items():
                assert (log["first"], log["last"]) == (0, last)
                assert [each["at"] for each in log["lines"]] == sorted(
                    each["at"] for each in log["lines"]
                )
                for moves in (0, last // 2, last):
                    told = (await nobody.position(table, moves, eyes))["told"]
                    until = [each for each in log["lines"] if each["at"] <= moves]
                    assert told == [
                        {"key": each["key"], "params": each["params"]} for each in until[-50:]
                    ]
            public, mine = keys(logs[None]), keys(logs[0])
            everything = keys(await nobody.ask("GET", path, open=1))
            assert "dealt" in mine
            assert "dealt" not in public
            assert {"dealt", "took"} <= everything
            assert "took-unseen" not in everything

    run(check())


def test_a_finished_game_shows_its_record_and_any_position_with_any_eyes(server: Server) -> None:
    """Not before its end; then every position is what the record says."""

    async def check() -> None:
        async with guest(server.url) as ann, Client(server.url) as nobody:
            running = await ann.open_table(GAME, ["me"] * 3)
            assert await refusal(nobody.record(running)) == (409, "not-over")
            for seat in (None, 0, 99):
                assert await refusal(ann.position(running, 0, seat)) == (409, "not-over")
            assert await refusal(nobody.record("nowhere")) == (404, "no-such-table")
            table = await finished_table(ann)
            assert table in [each["table"] for each in await nobody.tables("finished")]
            record = parse_record(await nobody.record(table))
            moves = count_moves(record)
            for at in sorted({0, 1, moves // 2, moves}):
                match = replay(find_game(GAME), record, at)
                for seat in (None, 0, 1, 2):
                    found = await nobody.position(table, at, seat)
                    view = match.view(62 if seat is None else seat)
                    assert found["view"] == msgspec.to_builtins(view)
                    assert (found["moves"], found["over"]) == (at, at == moves)
            assert await refusal(nobody.position(table, 0, 3)) == (400, "bad-seat")
            path = f"/api/tables/{table}/position"
            for query in ({"moves": "-1"}, {"moves": "x"}, {"seat": "²"}, {"moves": "9" * 30}):
                assert await refusal(nobody.ask("GET", path, **query)) == (400, "bad-request")

    run(check())


def test_a_player_can_say_that_something_is_wrong(server: Server) -> None:
    """At an open, a running and a finished table; nobody in particular cannot."""

    async def check() -> None:
        async with guest(server.url) as ann, Client(server.url) as nobody:
            for seats in (["me", "open", "open"], ["me"] * 3):
                table = await ann.open_table(GAME, seats)
                assert await ann.report(table, "the Gate was silent\n\nand should not have been")
            assert await refusal(nobody.report(table, "hm")) == (401, "not-signed-in")
            assert await refusal(ann.report(table, "")) == (400, "bad-request")
            assert await refusal(ann.report(table, "x" * 4001)) == (400, "bad-request")
            assert await refusal(ann.report("nowhere", "hm")) == (404, "no-such-table")

    run(check())


async def post_guest(url: str, origin: str) -> tuple[int, Mapping[str, str]]:
    async with (
        aiohttp.ClientSession() as session,
        session.post(
            f"{url}/api/guest", data=b'{"name":"Ann"}', headers={"Origin": origin}
        ) as response,
    ):
        return response.status, response.headers


async def knock(url: str, table: str, origin: str) -> int:
    """The status with which a WebSocket from this site is met."""
    async with aiohttp.ClientSession() as session:
        address = f"{url}/api/tables/{table}/play"
        try:
            async with session.ws_connect(address, headers={"Origin": origin}):
                return 101
        except aiohttp.WSServerHandshakeError as error:
            return error.status


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://127.0.0.1:1", "", "http://[", "//"]
)
def test_other_sites_may_neither_post_nor_open_a_socket(server: Server, origin: str) -> None:
    """A browser says where a request comes from; whatever it says, nothing breaks."""

    async def check() -> None:
        async with guest(server.url) as ann:
            table = await ann.open_table(GAME, ["me"] * 3)
        status, headers = await post_guest(server.url, origin)
        assert status == 403
        assert set(headers) >= HEADERS
        assert await knock(server.url, table, origin) == 403

    run(check())


def test_our_own_site_and_named_ones_may_act(tmp_path: Path) -> None:
    """The list of other sites is separated by commas, with or without spaces."""

    async def check(url: str) -> None:
        async with guest(url) as ann:
            table = await ann.open_table(GAME, ["me"] * 3)
        for origin in (url, "https://one.example", "https://two.example"):
            assert (await post_guest(url, origin))[0] == 200, origin
            assert await knock(url, table, origin) == 101
        assert (await post_guest(url, "https://three.example"))[0] == 403

    origins = "https://one.example, https://two.example"
    with running_server(str(tmp_path / "tables.sqlite3"), origins=origins) as named:
        run(check(named.url))


def test_every_answer_carries_the_usual_headers(server: Server) -> None:
    """Good ones, refused ones, unknown ones."""

    async def check() -> None:
        async with aiohttp.ClientSession() as session:
            for method, path in (
                ("GET", "/healthz"),
                ("GET", "/metrics"),
                ("GET", "/api/games"),
                ("GET", "/api/openapi.json"),
                ("GET", "/api/me"),
                ("GET", "/api/tables/nowhere"),
                ("GET", "/nothing"),
                ("PUT", "/api/games"),
                ("POST", "/api/guest"),
            ):
                async with session.request(method, server.url + path) as response:
                    assert set(response.headers) >= HEADERS, path
                    assert "default-src 'self'" in response.headers["Content-Security-Policy"]
                    assert response.headers["X-Content-Type-Options"] == "nosniff"

    run(check())


def test_the_cookie_signs_in_and_no_script_can_read_it(server: Server) -> None:
    """HttpOnly and SameSite; it stands in no answer; a browser needs nothing else."""

    async def check() -> None:
        jar = aiohttp.CookieJar(unsafe=True)
        async with aiohttp.ClientSession(cookie_jar=jar) as browser:
            body = b'{"name":"Ann"}'
            async with browser.post(f"{server.url}/api/guest", data=body) as response:
                cookie = response.headers["Set-Cookie"]
                me, said = await response.json(), await response.text()
                token = response.cookies["mythos"].value
            assert "HttpOnly" in cookie
            assert re.search("SameSite=(Lax|Strict)", cookie)
            async with browser.get(f"{server.url}/api/me") as response:
                assert (await response.json())["person"] == me["person"]
                said += await response.text()
            for method, path, sent in (
                ("PUT", "/api/me", b'{"name":"Anna"}'),
                ("GET", "/api/me/sessions", b""),
                ("POST", "/api/account", b'{"login":"no script","password":"long enough"}'),
            ):
                async with browser.request(method, server.url + path, data=sent) as response:
                    assert response.status == 200
                    said += await response.text()
            assert len(token) > 40
            assert token[2:] not in said
            assert '"token":"t.' not in said

    run(check())


def test_health_and_metrics_can_be_read_by_machines(server: Server) -> None:
    """Every line of the metrics is a type or a number."""

    async def check() -> None:
        async with guest(server.url) as ann:
            assert await ann.ask("GET", "/healthz") == {"status": "well"}
            await ann.open_table(GAME, ["me"] * 3)
            lines = (await ann.request("GET", "/metrics")).decode().splitlines()
        numbers = {}
        for line in lines:
            if line.startswith("#"):
                assert re.fullmatch(r"# (TYPE \w+ (counter|gauge|histogram)|HELP \w+ .*)", line)
            else:
                name, value = line.split(" ")
                numbers[name] = float(value)
        assert numbers["mythos_tables_open"] >= 1
        assert numbers["mythos_rows_total"] >= 4
        assert numbers["mythos_uptime_seconds"] > 0

    run(check())


async def let_in(client: Client) -> bool:
    """Is there room for a table? A finished one makes room when the house has tidied up."""
    try:
        await client.open_table(GAME, ["me"] * 3)
    except Refused as refused:
        if refused.code != "busy":
            raise
        return False
    return True


def test_a_full_house_refuses_new_tables_and_serves_the_old_ones(tmp_path: Path) -> None:
    """One table is running: the next is refused until the first is finished."""

    async def check(url: str) -> None:
        async with guest(url) as ann:
            table = await ann.open_table(GAME, ["me", "random", "random"])
            for _ in range(3):
                assert await refusal(ann.open_table(GAME, ["me"] * 3)) == (503, "busy")
            async with ann.sit(table, 0) as place:
                async for question in place.questions(20):
                    await place.play(question.moves[0])
            assert await ann.record(table)
            await until(partial(let_in, ann))

    with running_server(str(tmp_path / "tables.sqlite3"), max_tables=1) as small:
        run(check(small.url))


def test_too_many_requests_are_refused(tmp_path: Path) -> None:
    """Also if each of them makes somebody else of whoever asks: the address is the same."""

    async def check(url: str) -> None:
        async with Client(url) as client:
            codes = []
            for _ in range(30):
                try:
                    await client.be_guest("Ann")
                except Refused as error:
                    codes.append((error.status, error.code))
            assert set(codes) == {(429, "too-fast")}
            assert len(codes) >= 5

    with running_server(str(tmp_path / "tables.sqlite3"), rate=1, burst=3) as slow:
        run(check(slow.url))


def test_settings_come_from_flags_then_environment_then_file(tmp_path: Path) -> None:
    """Each wins over the next; what nobody says is the default."""
    file = tmp_path / "mythos.toml"
    file.write_text('port = 1\nhost = "0.0.0.0"\nrate = 7\n', encoding="utf-8")
    environment = {"MYTHOS_PORT": "2", "MYTHOS_RATE": "8", "HOME": "/", "MYTHOS_X": "ignored"}
    found = read_settings({"port": 3, "rate": None}, environment, file)
    assert (found.port, found.rate, found.host) == (3, 8, "0.0.0.0")
    assert read_settings({}, {}, None) == Settings()


@pytest.mark.parametrize(
    "flags",
    [
        {"port": "many"},
        {"port": 70_000},
        {"port": -1},
        {"rate": 0},
        {"bot_seconds": 0},
        {"colour": "red"},
        {"log_level": "loud"},
    ],
)
def test_a_wrong_setting_is_refused(flags: dict[str, Any]) -> None:
    """With a reason, before anything starts."""
    with pytest.raises(BadOption):
        read_settings(flags, {}, None)


@pytest.mark.parametrize("text", ["port = ", "colour = 1", "port = 'x'", "[server]\nport = 1"])
def test_a_wrong_settings_file_is_refused(tmp_path: Path, text: str) -> None:
    """Also one that is not there."""
    file = tmp_path / "mythos.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadOption):
        read_settings({}, {}, file)
    with pytest.raises(BadOption):
        read_settings({}, {}, tmp_path / "missing.toml")


@pytest.mark.slow
def test_the_api_keeps_to_its_own_description(server: Server) -> None:
    """Schemathesis: made-up requests to every operation get no 5xx and only described answers."""

    async def prepare() -> tuple[str, str]:
        async with guest(server.url) as ann:
            return ann.token, await finished_table(ann)

    token, table = run(prepare())
    schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
    checks = [
        not_a_server_error,
        status_code_conformance,
        content_type_conformance,
        response_schema_conformance,
    ]
    operations = [each.ok() for each in schema.get_all_operations() if isinstance(each, Ok)]
    assert len(operations) >= 16
    for operation in operations:
        try_out(operation, token, "", checks)
        if "{table}" in operation.path:
            try_out(operation, token, table, checks)


def try_out(operation: Any, token: str, table: str, checks: list[Any]) -> None:
    """A few made-up requests to one operation, of a table that exists if one is named."""

    @hypothesis_seed(17)
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy())
    def check(case: Any) -> None:
        if table and "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = table
        headers = {"Authorization": f"Bearer {token}"}
        case.call_and_validate(headers=headers, checks=checks, timeout=10)

    check()
