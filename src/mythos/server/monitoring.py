"""For whoever looks after a server: is it well, its numbers, and its log as JSON lines."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from typing import Any, Final

from aiohttp import web

from mythos.core.errors import MythosError
from mythos.server.keys import CREW, DOOR, ENGINE
from mythos.server.wire.registry import SOCKETS

STARTED: Final = web.AppKey("started", float)
HEALTH_SECONDS: Final = 5.0


async def healthz(request: web.Request) -> web.Response:
    """Well means: the engine answers, and nothing is wrong with the storage.

    Crowded means that there are hardly any file descriptors left: whoever is in goes on playing,
    so that a restart would only do harm.
    """
    engine = request.app[ENGINE]
    try:
        ills = await asyncio.wait_for(engine.call(engine.ills), HEALTH_SECONDS)
    except (TimeoutError, MythosError):
        ills = ["silent"]
    if ills:
        return web.json_response({"status": "ill", "storage": ills}, status=503)
    status = "crowded" if request.app[DOOR].crowded else "well"
    return web.json_response({"status": status})


async def metrics(request: web.Request) -> web.Response:
    """Numbers for Prometheus; none of them tells anything of a game."""
    engine = request.app[ENGINE]
    numbers = {
        "mythos_tables_open": len(engine.ledger.tables),
        "mythos_connections": len(request.app[SOCKETS].all),
        "mythos_visitors": len(request.app[DOOR]),
        "mythos_rows_total": engine.rows,
        "mythos_batches_total": engine.batches,
        "mythos_bots_thinking": request.app[CREW].waiting,
        "mythos_uptime_seconds": round(time.time() - request.app[STARTED], 1),
    }
    lines = [
        f"# TYPE {name} {'counter' if name.endswith('total') else 'gauge'}\n{name} {value}\n"
        for name, value in numbers.items()
    ]
    return web.Response(text="".join(lines), content_type="text/plain")


class JsonLines(logging.Formatter):
    """One JSON object a line: when, how bad, where, what."""

    def format(self, record: logging.LogRecord) -> str:
        entry: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "says": record.getMessage(),
        }
        if record.exc_info and record.exc_info[0] is not None:
            entry["error"] = record.exc_info[0].__name__
            entry["where"] = self.formatException(record.exc_info).splitlines()[-8:]
        return json.dumps(entry, ensure_ascii=False)
