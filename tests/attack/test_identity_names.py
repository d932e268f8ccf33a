"""Attacks by names: nobody is taken for somebody else, or for a bot, or breaks the line."""

from __future__ import annotations

import pytest

from mythos.client import Client
from mythos.server.errors import BadName
from mythos.server.names import clean_name, is_bots, skeleton, told_apart
from tests.server.running import Server
from tests.server.sitting import run

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
HEART = "\u2764\ufe0f\u200d\U0001f525"
ZALGO = "A" + "\u0301\u0302\u0303\u0304\u0305" + "nn"


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Ann   of Arkham ", "Ann of Arkham"),
        ("\uff21\uff4c\uff49\uff43\uff45", "Alice"),
        ("Zoe\u0308", "Zo\xeb"),
        (f"The {FAMILY}s", f"The {FAMILY}s"),
        (HEART, HEART),
        ("Nguy\u1ec5n", "Nguy\u1ec5n"),
        ("<b>Ann</b>", "<b>Ann</b>"),
    ],
)
def test_a_name_is_kept_in_one_form(given: str, kept: str) -> None:
    assert clean_name(given) == kept


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("", "length"),
        ("   ", "length"),
        ("x" * 41, "length"),
        ("Ann\u202e", "unreadable"),
        ("A\u200bnn", "unreadable"),
        ("A\u200dnn", "unreadable"),
        ("\u200d\U0001f467", "unreadable"),
        ("a\x00b", "unreadable"),
        ("\u3164", "unreadable"),
        ("...", "unreadable"),
        (ZALGO, "marks"),
        ("reasoner", "bot"),
        ("reasoner 2", "bot"),
        ("Re\u0430soner 2", "bot"),
        ("mcts:ms=500", "bot"),
        ("Caleb (bot)", "bot"),
        ("B\u043et", "bot"),
    ],
)
def test_a_name_that_misleads_is_refused_with_the_reason(name: str, why: str) -> None:
    with pytest.raises(BadName) as refused:
        clean_name(name)
    assert refused.value.params["why"] == why


@pytest.mark.parametrize(
    "twin",
    ["ann", "ANN", "\u0410nn", "An\u0303n", "A n n", "\u0391nn"],
)
def test_names_that_look_alike_get_a_number(twin: str) -> None:
    assert skeleton(twin) == skeleton("Ann")
    assert told_apart(twin, ["Bob", "Ann"]) == f"{twin} (2)"
    assert told_apart(twin, ["Ann", "Ann (2)"]) == f"{twin} (3)"


def test_names_that_differ_stay_as_they_are() -> None:
    assert told_apart("Anna", ["Ann", "Hanna", ""]) == "Anna"
    assert not is_bots("Botho")
    assert not is_bots("Abbot Richard")


def test_a_twin_at_the_table_is_numbered_and_so_is_one_who_calls_in(server: Server) -> None:
    """The seat, the chat of a spectator, and a bot that sits down beside a namesake."""

    async def check() -> None:
        async with (
            Client(server.url) as ann,
            Client(server.url) as twin,
            Client(server.url) as caller,
        ):
            await ann.be_guest("Caleb")
            await twin.be_guest("\u0421aleb")
            await caller.be_guest("CALEB")
            table = await ann.open_table("arkham-ritual", ["me", "open", "random"])
            info = await twin.take_seat(table, 1)
            names = [each["name"] for each in info["seats"]]
            assert names[:2] == ["Caleb", "\u0421aleb (2)"]
            assert skeleton(names[2]) != skeleton("Caleb")
            async with caller.sit(table) as watching, ann.sit(table, 0) as place:
                number = await watching.say("it is me")
                await place.wait(lambda now: now.number >= number)
                (said,) = [each["params"] for each in place.told if each["key"] == "chat"]
                assert said["name"] == "CALEB (3)"

    run(check())
