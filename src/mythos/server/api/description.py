"""The OpenAPI description that follows from the routes."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from mythos import __version__
from mythos.server.api.routes import ROUTES
from mythos.server.api.routing import Nothing, Route
from mythos.server.protocol import ErrorInfo


def description() -> dict[str, Any]:
    """The OpenAPI description of all routes."""
    named: dict[str, type[Struct]] = {"ErrorInfo": ErrorInfo}
    for route in ROUTES:
        named |= {each.__name__: each for each in (route.body, route.reply) if each is not Nothing}
    types = [named[name] for name in sorted(named)]
    refs, parts = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    schemas = dict(zip(types, refs, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, schemas)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Mythos Table", "version": __version__},
        "paths": paths,
        "components": {
            "schemas": parts,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
        "security": [{"token": []}, {}],
    }


def _operation(route: Route, schemas: dict[Any, Any]) -> dict[str, Any]:
    good: dict[str, Any] = {"description": "done"}
    if route.reply is not Nothing:
        good["content"] = {"application/json": {"schema": schemas[route.reply]}}
    else:
        good["content"] = {"application/jsonl": {"schema": {"type": "string"}}}
    refused = {
        "description": "refused, with the reason",
        "content": {"application/json": {"schema": schemas[ErrorInfo]}},
    }
    made: dict[str, Any] = {
        "summary": route.says,
        "operationId": route.answer.__name__,
        "responses": {"200": good, "4XX": refused, "5XX": refused},
    }
    in_path = [part[1:-1] for part in route.path.split("/") if part.startswith("{")]
    number = {"type": "integer", "minimum": 0}
    parameters = [
        {
            "name": name,
            "in": "path",
            "required": True,
            "schema": number if name == "seat" else {"type": "string"},
        }
        for name in in_path
    ]
    for name, (kind, needed) in route.query.items():
        schema = {"type": "integer", "minimum": 0} if kind is int else {"type": "string"}
        parameters.append({"name": name, "in": "query", "required": needed, "schema": schema})
    if parameters:
        made["parameters"] = parameters
    if route.body is not Nothing:
        content = {"application/json": {"schema": schemas[route.body]}}
        made["requestBody"] = {"required": True, "content": content}
    return made
