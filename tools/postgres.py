"""A throw-away PostgreSQL for tests and benchmarks: `with running_postgres() as url: ...`.

`python -m tools.postgres` runs one until Ctrl-C; `--install` only gets the packages.
"""

from __future__ import annotations

import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

INSTALLED: Final = Path("/usr/lib/postgresql")
NO_CLUSTER: Final = Path("/etc/postgresql-common/createcluster.conf")
PATIENCE: Final = 60.0
"""Seconds for the server to come up, or to go down."""


class NoPostgres(Exception):
    """There is no PostgreSQL to be had here; the text says why."""


def binaries() -> Path:
    """The folder with the newest installed server, or the one on the PATH."""
    found = sorted(INSTALLED.glob("*/bin/postgres"), key=lambda each: version(each.parent))
    if found:
        return found[-1].parent
    if (on_path := shutil.which("postgres")) and shutil.which("initdb"):
        return Path(on_path).resolve().parent
    raise NoPostgres(f"no PostgreSQL server in {INSTALLED} or on the PATH")


def version(folder: Path) -> int:
    name = folder.parent.name
    return int(name) if name.isdigit() else 0


def install() -> Path:
    """Get Debian's package unless a server is there. Needs root; starts no system server."""
    try:
        return binaries()
    except NoPostgres:
        if os.geteuid() != 0 or not shutil.which("apt-get"):
            raise
    if not NO_CLUSTER.exists():
        NO_CLUSTER.parent.mkdir(parents=True, exist_ok=True)
        NO_CLUSTER.write_text("create_main_cluster = false\n", encoding="utf-8")
    apt("update")
    apt("install", "-y", "--no-install-recommends", "postgresql")
    return binaries()


def apt(*words: str) -> None:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    command = ["apt-get", "-q", *words]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        last = (done.stderr.strip().splitlines() or ["no reason given"])[-1]
        raise NoPostgres(f"apt-get {words[0]} failed: {last}")


@contextmanager
def running_postgres(*, fsync: bool = True) -> Iterator[str]:
    """A fresh server in a temporary folder; gives the URL of its empty database."""
    folder = install()
    home = Path(tempfile.mkdtemp(prefix="mythos-postgres-"))
    try:
        password = prepare(folder, home)
        with serving(folder, home, fsync) as port:
            yield f"postgresql://mythos:{password}@127.0.0.1:{port}/postgres"
    finally:
        shutil.rmtree(home, ignore_errors=True)


def prepare(folder: Path, home: Path) -> str:
    """Make the server's files; returns the password of its user `mythos`."""
    password = secrets.token_urlsafe(12)
    secret = home / "password"
    secret.write_text(password, encoding="utf-8")
    if (owner := servant()) is not None:
        os.chown(home, owner.pw_uid, owner.pw_gid)
        os.chown(secret, owner.pw_uid, owner.pw_gid)
    how = ["--auth=scram-sha-256", "--username=mythos", f"--pwfile={secret}"]
    where = ["--encoding=UTF8", "--no-locale", f"--pgdata={home / 'data'}"]
    start([str(folder / "initdb"), *how, *where], home, "initdb.log").wait(PATIENCE)
    if not (home / "data" / "PG_VERSION").exists():
        raise NoPostgres(f"initdb failed: {last_words(home / 'initdb.log')}")
    return password


@contextmanager
def serving(folder: Path, home: Path, fsync: bool) -> Iterator[int]:
    """The server process; it is ended by its own id, whatever happens."""
    port = free_port()
    process = start([*leash(), *server_command(folder, home, port, fsync)], home, "server.log")
    try:
        wait_until_ready(folder, home, port, process)
        yield port
    finally:
        stop(process)


def server_command(folder: Path, home: Path, port: int, fsync: bool) -> list[str]:
    settings = {
        "listen_addresses": "127.0.0.1",
        "unix_socket_directories": str(home),
        "fsync": "on" if fsync else "off",
        "shared_buffers": "32MB",
    }
    chosen = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
    return [str(folder / "postgres"), "-D", str(home / "data"), "-p", str(port), *chosen]


def leash() -> list[str]:
    """Linux ends the server, by a fast shutdown, when its parent is killed."""
    setpriv = shutil.which("setpriv")
    return [setpriv, "--pdeathsig", "INT", "--"] if setpriv else []


def start(command: list[str], home: Path, log: str) -> subprocess.Popen[bytes]:
    """PostgreSQL refuses to run as root, so root lends it another user."""
    owner = servant()
    with (home / log).open("wb") as out:
        return subprocess.Popen(
            command,
            cwd=home,
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=subprocess.STDOUT,
            user=owner.pw_uid if owner else None,
            group=owner.pw_gid if owner else None,
            extra_groups=[] if owner else None,
        )


def servant() -> pwd.struct_passwd | None:
    """Whom the server runs as, if not as ourselves."""
    if os.geteuid() != 0:
        return None
    known = {each.pw_name: each for each in pwd.getpwall()}
    return known.get("postgres") or known["nobody"]


def wait_until_ready(folder: Path, home: Path, port: int, process: subprocess.Popen[bytes]) -> None:
    ask = [str(folder / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(port)]
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and process.poll() is None:
        if subprocess.run(ask, check=False).returncode == 0:
            return
        time.sleep(0.05)
    raise NoPostgres(f"the server does not start: {last_words(home / 'server.log')}")


def stop(process: subprocess.Popen[bytes]) -> None:
    """A fast shutdown; a server that does not obey is killed."""
    process.send_signal(signal.SIGINT)
    try:
        process.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


def last_words(log: Path) -> str:
    lines = log.read_text(encoding="utf-8", errors="replace").strip().splitlines()
    return lines[-1] if lines else "it says nothing"


def main() -> None:
    if "--install" in sys.argv[1:]:
        print(install())
        return
    with running_postgres() as url:
        print(url, flush=True)
        try:
            signal.pause()
        except KeyboardInterrupt:
            print("stopping")


if __name__ == "__main__":
    main()
