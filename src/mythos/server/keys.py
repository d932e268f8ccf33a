"""What the parts of a running application find each other by."""

from __future__ import annotations

from typing import Final

from aiohttp import web

from mythos.server.answers import Shelf
from mythos.server.crew import Crew
from mythos.server.decks import DeckReader
from mythos.server.door import Door
from mythos.server.engine import Engine
from mythos.server.identity import Identity
from mythos.server.limits import Limiter
from mythos.server.logins import Logins
from mythos.server.looking_back import Library
from mythos.server.service import Service
from mythos.server.settings import Settings

ENGINE: Final = web.AppKey("engine", Engine)
SERVICE: Final = web.AppKey("service", Service)
GENUINE: Final = web.AppKey("genuine", dict[str, bool])
CREW: Final = web.AppKey("crew", Crew)
DECKS: Final = web.AppKey("decks", DeckReader)
IDENTITY: Final = web.AppKey("identity", Identity)
SHELF: Final = web.AppKey("shelf", Shelf)
LIMITER: Final = web.AppKey("limiter", Limiter)
LIBRARY: Final = web.AppKey("library", Library)
PATIENCE: Final = web.AppKey("patience", int)
"""Seconds that the body of a request may take."""
LOGINS: Final = web.AppKey("logins", Logins)
SETTINGS: Final = web.AppKey("settings", Settings)
DOOR: Final = web.AppKey("door", Door)
