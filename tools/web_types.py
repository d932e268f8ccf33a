"""Write the types that the browser client shares with the server: `web/src/generated/types.ts`.

They come from the structs that the server encodes and decodes and from each game's view. A test
fails when the file and the structs drift apart.

    python tools/web_types.py
"""

from __future__ import annotations

import typing
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

from mythos.core.registry import find_game, game_ids
from mythos.server import protocol
from mythos.server.api.routes import ROUTES
from mythos.server.api.routing import Nothing

FILE: Final = Path(__file__).parent.parent / "web" / "src" / "generated" / "types.ts"
HEAD: Final = "// Made by tools/web_types.py from the server's own structs. Do not edit.\n"
SPOKEN: Final = (
    protocol.Hello,
    protocol.MoveCommand,
    protocol.Undo,
    protocol.Consent,
    protocol.Chat,
    protocol.Why,
    protocol.Reply,
    protocol.Update,
    protocol.Here,
)
SIMPLE: Final = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}


def text() -> str:
    """The whole file."""
    named: dict[str, dict[str, Any]] = dict(components([*SPOKEN, *api_types()]))
    for game_id in game_ids():
        start = "".join(part.title() for part in game_id.split("-"))
        for name, schema in components([view_type(game_id)]).items():
            named[start + name] = renamed(schema, start)
    parts = [declaration(name, named[name]) for name in sorted(named)]
    return HEAD + "\n" + "\n".join(parts)


def api_types() -> list[type[Struct]]:
    found = {each for route in ROUTES for each in (route.body, route.reply)}
    return sorted(found - {Nothing}, key=lambda each: each.__name__)


def view_type(game_id: str) -> type[Struct]:
    """What the game's `view` says that it returns."""
    hints = typing.get_type_hints(type(find_game(game_id)).view)
    view: type[Struct] = hints["return"]
    return view


def components(types: list[type[Struct]]) -> dict[str, dict[str, Any]]:
    _, parts = msgspec.json.schema_components(types, ref_template="{name}")
    return parts


def renamed(schema: Any, start: str) -> Any:
    """The same schema, its references within the game's own names."""
    if isinstance(schema, dict):
        return {
            key: start + value if key == "$ref" else renamed(value, start)
            for key, value in schema.items()
        }
    return [renamed(each, start) for each in schema] if isinstance(schema, list) else schema


def declaration(name: str, schema: dict[str, Any]) -> str:
    about = comment(schema.get("description"), "")
    if schema.get("type") != "object" or "properties" not in schema:
        return f"{about}export type {name} = {expression(schema)}\n"
    needed = set(schema.get("required", ()))
    lines = [
        f"  {field}{'' if field in needed else '?'}: {expression(kind)}"
        for field, kind in schema["properties"].items()
    ]
    return f"{about}export interface {name} {{\n" + "\n".join(lines) + "\n}\n"


def comment(words: str | None, indent: str) -> str:
    first = (words or "").strip().split("\n\n")[0]
    return f"{indent}/** {' '.join(first.split())} */\n" if first else ""


def expression(schema: dict[str, Any]) -> str:
    """A schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(expression(each) for each in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(each).decode() for each in schema["enum"])
    kind = schema.get("type")
    if kind == "array":
        return array(schema)
    if kind == "object":
        inner = schema.get("additionalProperties")
        return f"Record<string, {expression(inner) if isinstance(inner, dict) else 'unknown'}>"
    return SIMPLE[kind] if kind else "unknown"


def array(schema: dict[str, Any]) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(expression(each) for each in schema['prefixItems'])}]"
    items = schema.get("items")
    inner = expression(items) if isinstance(items, dict) else "unknown"
    return f"({inner})[]" if "|" in inner else f"{inner}[]"


if __name__ == "__main__":
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(text(), encoding="utf-8")
    print(f"{FILE} written")
