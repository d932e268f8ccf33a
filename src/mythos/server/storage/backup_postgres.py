"""Copies of a PostgreSQL database by its own tools, pg_dump and pg_restore.

A password goes to them by the environment: a command line can be read by everybody.
"""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path
from typing import Final

from psycopg.conninfo import conninfo_to_dict, make_conninfo

from mythos.core.errors import BadArgument
from mythos.server.storage.errors import BadDatabase
from mythos.server.storage.postgres_server import Server, parsed

HERE: Final = """SELECT 1 FROM pg_stat_activity WHERE datname = current_database()
    AND application_name = 'mythos' AND pid <> pg_backend_pid()"""
TABLES: Final = "SELECT 1 WHERE to_regclass('schema_version') IS NOT NULL"


def dump(url: str, file: Path) -> None:
    """One moment of the database, in PostgreSQL's own format; writers go on meanwhile."""
    place = Server(url).place
    run("pg_dump", url, "--format=custom", "--no-owner", "--no-privileges", f"--file={file}")
    if version_of(file) == 0:
        raise BadDatabase(place, "it holds no tables of ours")


def put_back(file: Path, url: str, *, replace: bool) -> None:
    """In one transaction: all of it or nothing."""
    server = Server(url)
    with server.connect() as link:
        if link.execute(HERE).fetchall():
            reason = f"{server.place} is in use: stop the server first"
            raise BadArgument(reason, why="restore-in-use", where=server.place)
        if link.execute(TABLES).fetchall() and not replace:
            reason = f"{server.place} holds tables"
            raise BadArgument(reason, why="restore-not-empty", where=server.place)
    clean = ("--clean", "--if-exists") if replace else ()
    once = ("--single-transaction", "--exit-on-error", "--no-owner", "--no-privileges")
    run("pg_restore", url, *clean, *once, str(file))


def version_of(file: Path) -> int:
    """The version of the schema in a copy; 0 if there is none."""
    text = run("pg_restore", "", "--data-only", "--table=schema_version", "--file=-", str(file))
    return max((int(line) for line in re.findall(r"(?m)^(\d+)$", text)), default=0)


def run(tool: str, url: str, *arguments: str) -> str:
    """One of PostgreSQL's tools; what it says when it fails is the reason."""
    environment = dict(os.environ)
    to: tuple[str, ...] = ()
    if url:
        asked = conninfo_to_dict(url)
        if password := parsed(url).get("password"):
            environment["PGPASSWORD"] = password
        to = (f"--dbname={make_conninfo('', **{**asked, 'password': None})}",)
    try:
        done = subprocess.run(
            [tool, *to, *arguments], env=environment, capture_output=True, text=True, check=False
        )
    except FileNotFoundError:
        reason = f"this needs {tool}, one of PostgreSQL's own tools, on the PATH"
        raise BadArgument(reason, why="no-postgres-tool", tool=tool) from None
    if done.returncode:
        lines = done.stderr.strip().splitlines() or [f"exit code {done.returncode}"]
        raise BadDatabase("PostgreSQL", f"{tool}: {lines[0]}")
    return done.stdout
