"""The browser client: the files that the build has put into the package, and games' own boards.

Files under /assets have their content's hash in their name and may be kept for ever; the page that
names them is asked for anew each time. Compressed twins lie beside them.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from aiohttp import web

from mythos.core.registry import find_game, game_ids

FOLDER: Final = Path(__file__).parent.parent / "browser"
BOARD: Final = "browser"
"""The folder in a game's package with the files of its board."""
MODULE: Final = "board.js"
STYLES: Final = "board.css"
KINDS: Final = (".js", ".css", ".svg", ".png", ".jpg", ".webp", ".woff2", ".json")
"""The files that a board may consist of: no page, and none of the package's code."""
FOR_EVER: Final = "public, max-age=31536000, immutable"
PAGES: Final = (
    "/",
    "/new",
    "/new/{game}",
    "/me",
    "/daily/{game}",
    "/table/{table}",
    "/table/{table}/replay",
    "/table/{table}/dice",
)
MISSING: Final = (
    "The browser client was not built into this installation. "
    "Install the package with pip, or run: make web\n"
)


def add_browser(app: web.Application, folder: Path = FOLDER) -> None:
    """Serve the client: its pages, its files, and for every other address a page that says so."""

    async def page(request: web.Request) -> web.StreamResponse:
        return show(request, 200)

    async def lost(request: web.Request) -> web.StreamResponse:
        if request.path.startswith(("/api/", "/assets/")):
            raise web.HTTPNotFound
        return show(request, 404)

    def show(request: web.Request, status: int) -> web.StreamResponse:
        file = folder / "index.html"
        if not file.exists():
            return web.Response(text=MISSING, status=503)
        return web.FileResponse(file, status=status, headers={"Cache-Control": "no-cache"})

    async def asset(request: web.Request) -> web.StreamResponse:
        return _file(folder / "assets", request.match_info["name"], FOR_EVER)

    async def board(request: web.Request) -> web.StreamResponse:
        game, name = request.match_info["game"], request.match_info["name"]
        if game not in game_ids() or Path(name).suffix not in KINDS:
            raise web.HTTPNotFound
        return _file(find_game(game).folder / BOARD, name, "no-cache")

    async def plain(request: web.Request) -> web.StreamResponse:
        return _file(folder, request.path[1:], "no-cache")

    for path in PAGES:
        app.router.add_get(path, page)
    app.router.add_get("/assets/{name}", asset)
    app.router.add_get("/games/{game}/{name}", board)
    app.router.add_get("/favicon.svg", plain)
    app.router.add_get("/theme.js", plain)
    app.router.add_get("/{rest:.*}", lost)


def board_files(folder: Path) -> list[str]:
    """What a page loads of a game's own board: its module, and its styles if it has any."""
    files = [name for name in (MODULE, STYLES) if (folder / BOARD / name).is_file()]
    return files if MODULE in files else []


def _file(folder: Path, name: str, keep: str) -> web.StreamResponse:
    """A file of this folder; a name can not lead out of it."""
    path = folder / name
    if path.parent != folder or not path.is_file():
        raise web.HTTPNotFound
    return web.FileResponse(path, headers={"Cache-Control": keep})
