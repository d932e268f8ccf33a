"""The HTTP API: one line for each route, with its types and who answers it."""

from __future__ import annotations

from typing import Final

from mythos.server.api.daily_cases import show_daily, show_statistics, take_attempt
from mythos.server.api.finished import (
    Dice,
    GameLog,
    Position,
    show_dice,
    show_log,
    show_position,
    show_record,
)
from mythos.server.api.offered import Games, Rules, Texts, list_games, show_rules, show_texts
from mythos.server.api.people import (
    Account,
    Link,
    Me,
    NewGuest,
    NewPerson,
    Sessions,
    SignedIn,
    SignIn,
    Token,
    claim_link,
    end_other_sessions,
    end_session,
    list_sessions,
    new_guest,
    register,
    rename,
    renew_link,
    sign_in,
    who_am_i,
)
from mythos.server.api.routing import Nothing, Route
from mythos.server.api.seats import (
    Hints,
    Invitations,
    TakeSeat,
    change_seat,
    hints,
    invitations,
    seat_token,
    take_seat,
)
from mythos.server.api.tables import (
    MOST_WITH_DECK,
    Again,
    NewTable,
    ReportId,
    TableInfo,
    Tables,
    Words,
    another_game,
    list_tables,
    new_seal,
    open_table,
    report,
    show_table,
)
from mythos.server.daily import Daily
from mythos.server.new_tables import Seal, SeatWish
from mythos.server.statistics import Statistics

ROUTES: Final = (
    Route("POST", "/api/guest", "Play as a guest at once", NewPerson, SignedIn, new_guest),
    Route("GET", "/api/me", "Who I am", Nothing, Me, who_am_i),
    Route("PUT", "/api/me", "Change my name", NewGuest, Me, rename),
    Route("POST", "/api/me/link", "A new personal link; the old one dies", Nothing, Token,
          renew_link),
    Route("GET", "/api/me/sessions", "Where I am signed in", Nothing, Sessions, list_sessions),
    Route(
        "DELETE", "/api/me/sessions", "Sign out everywhere else", Nothing, Sessions,
        end_other_sessions,
    ),
    Route(
        "DELETE", "/api/me/sessions/{session}", "Sign out one device, or end the link", Nothing,
        Sessions, end_session,
    ),
    Route("POST", "/api/link", "Be the person of a personal link", Link, SignedIn, claim_link),
    Route("POST", "/api/account", "A login and password for me, or others", Account, Me, register),
    Route("POST", "/api/login", "Sign in with login and password", SignIn, SignedIn, sign_in),
    Route("GET", "/api/games", "The games, their options and bots", Nothing, Games, list_games),
    Route(
        "GET", "/api/tables", "Tables in the lobby", Nothing, Tables, list_tables,
        {"which": (str, False)},
    ),
    Route(
        "POST", "/api/seals", "A fingerprint of the seed of a table I may open", Nothing, Seal,
        new_seal,
    ),
    Route(
        "POST", "/api/tables", "Open a table", NewTable, TableInfo, open_table, most=MOST_WITH_DECK
    ),
    Route("GET", "/api/tables/{table}", "One table", Nothing, TableInfo, show_table),
    Route(
        "GET", "/api/tables/{table}/invitations", "Invite people", Nothing, Invitations,
        invitations,
    ),
    Route(
        "POST", "/api/tables/{table}/seats/{seat}", "Take a seat", TakeSeat, TableInfo, take_seat
    ),
    Route(
        "PUT", "/api/tables/{table}/seats/{seat}", "Give a seat to a bot, or open it", SeatWish,
        TableInfo, change_seat,
    ),
    Route(
        "POST", "/api/tables/{table}/seats/{seat}/token", "A token for a program of mine", Nothing,
        Token, seat_token,
    ),
    Route(
        "GET", "/api/tables/{table}/record", "The record of a finished game, as JSON lines",
        Nothing, Nothing, show_record,
    ),
    Route(
        "GET", "/api/tables/{table}/position", "A finished game at any move, with any eyes",
        Nothing, Position, show_position,
        {"moves": (int, False), "seat": (int, False), "open": (int, False)},
    ),
    Route(
        "GET", "/api/tables/{table}/log", "All that was told in a finished game, to any eyes",
        Nothing, GameLog, show_log, {"seat": (int, False), "open": (int, False)},
    ),
    Route(
        "GET", "/api/tables/{table}/dice", "All rolls and draws of a finished game", Nothing, Dice,
        show_dice,
    ),
    Route(
        "POST", "/api/tables/{table}/rematch", "Another game with the same people", Again,
        TableInfo, another_game,
    ),
    Route(
        "GET", "/api/texts/{lang}", "The words of the house, or of a game", Nothing, Texts,
        show_texts, {"game": (str, False)},
    ),
    Route(
        "GET", "/api/rules/{game}/{lang}", "How a turn of a game goes, and its rules", Nothing,
        Rules, show_rules,
    ),
    Route(
        "POST", "/api/tables/{table}/seats/{seat}/hints", "The best moves, as a bot sees them",
        Nothing, Hints, hints,
    ),
    Route(
        "GET", "/api/daily/{game}", "A day's case and its leaderboard", Nothing, Daily, show_daily,
        {"day": (str, False)},
    ),
    Route(
        "POST", "/api/daily/{game}", "My one scored attempt at today's case", Nothing, TableInfo,
        take_attempt,
    ),
    Route(
        "GET", "/api/statistics/{game}", "What my finished games add up to", Nothing, Statistics,
        show_statistics,
    ),
    Route("POST", "/api/tables/{table}/reports", "Something is wrong", Words, ReportId, report),
)  # fmt: skip
