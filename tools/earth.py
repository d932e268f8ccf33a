"""Draws Earth for Cthulhu Wars: land zones from real coastlines, oceans as the boards divide them.

    npm install world-atlas --prefix FOLDER && pip install shapely
    python tools/earth.py FOLDER/node_modules/world-atlas/land-50m.json

The coastlines are Natural Earth's, which are in the public domain. Land is cut into zones along
lines of longitude and latitude, then every group of continents is set on the board with a scale of
its own, so that the Pacific does not take half of it. The result is `shapes.ts`, which is kept in
the repository; run this again only to draw Earth anew.
"""

from __future__ import annotations

import json
import sys
from itertools import pairwise
from math import log, pi, radians, tan
from pathlib import Path
from typing import Any, Final

from shapely import affinity, transform
from shapely.geometry import MultiPolygon, Point, Polygon, box
from shapely.ops import unary_union

GAME: Final = Path(__file__).parent.parent / "web" / "src" / "games" / "cthulhu-wars"
TARGET: Final = GAME / "maps" / "earth" / "shapes.ts"
WIDTH, HEIGHT = 1600, 900
Line = list[tuple[float, float]]

NORTH_AMERICA: Final[Line] = [
    (-170, 50), (-170, 85), (-10, 85), (-10, 69), (-27, 68.2), (-40, 55), (-50, 20), (-58, 12.2),
    (-72, 13), (-77.3, 8.6), (-77.9, 7.1), (-120, 0), (-170, 18),
]  # fmt: skip
SOUTH_AMERICA: Final[Line] = [
    (-77.3, 8.6), (-72, 13), (-58, 12.2), (-30, 10), (-30, -58), (-90, -58), (-95, -5),
    (-77.9, 7.1),
]  # fmt: skip
OCEANIA: Final[Line] = [
    (112, -11),
    (129, -11),
    (130.2, -8),
    (130.2, 1),
    (181, 1),
    (181, -50),
    (112, -50),
]
EUROPE: Final[Line] = [
    (-26, 62), (-13, 50), (-12, 36), (-5.6, 35.95), (0, 36.6), (9, 38.2), (11.6, 37.3), (11.9, 36),
    (15, 35.5), (23, 34.3), (27, 34.6), (27.2, 36), (26.3, 38), (25.9, 40), (27, 40.7),
    (29.1, 41.1),
    (35, 43), (38, 44.2), (42, 43.2), (48, 41.8), (49, 46), (51, 51), (60, 52), (60, 68), (69, 69),
    (69, 81), (-8, 81), (-8, 70), (-26, 68),
]  # fmt: skip
AFRICA: Final[Line] = [
    (-27, 36), (-5.6, 35.95), (0, 36.6), (9, 38.2), (11.6, 37.3), (11.9, 36), (15, 35.5),
    (23, 34.3), (32.3, 31.7), (32.55, 29.9), (34.2, 27.4), (37.6, 21.5), (42.2, 14.5), (43.2, 12.6),
    (45, 11.8), (52, 12.2), (60, 12), (60, -40), (-27, -40),
]  # fmt: skip
ASIA: Final[Line] = [
    (27.2, 36), (26.3, 38), (25.9, 40), (27, 40.7), (29.1, 41.1), (35, 43), (38, 44.2), (42, 43.2),
    (48, 41.8), (49, 46), (51, 51), (60, 52), (60, 68), (69, 69), (69, 81), (191, 81), (191, 20),
    (160, 5), (130.2, 1), (130.2, -8), (129, -11), (112, -11), (90, -12), (60, 5), (52, 12.2),
    (45, 11.8),
    (43.2, 12.6), (42.2, 14.5), (37.6, 21.5), (34.2, 27.4), (32.55, 29.9), (32.3, 31.7), (30, 34),
]  # fmt: skip
# The larger zones again, cut for five players.
NORTH_AMERICA_EAST: Final[Line] = [(-96, 86), (-96, 50), (-84, 44), (-70, 40), (0, 40), (0, 86)]
CENTRAL_AMERICA: Final[Line] = [
    (-118, 32.6), (-111, 31.2), (-106, 31.7), (-103, 29), (-97, 25.9), (-80, 24.3), (-55, 24.3),
    (-55, 5), (-125, 5),
]  # fmt: skip
SOUTH_AMERICA_EAST: Final[Line] = [
    (-77.2, 8.2), (-74, 4), (-70, -5), (-65, -15), (-60, -25), (-53, -34), (-25, -34), (-25, 14),
    (-77.2, 14),
]  # fmt: skip
NEW_ZEALAND: Final[Line] = [(160, 1), (180, 1), (180, -50), (160, -50)]
SCANDINAVIA: Final[Line] = [
    (3, 57.4), (8, 57.7), (11.5, 56.2), (12.6, 55.2), (16, 55.6), (20, 58.5), (23, 59.7),
    (28, 60.2),
    (31, 62), (36, 66.2), (42, 66.4), (42, 82), (-8, 82), (-8, 70), (-27, 68), (-27, 62), (0, 62.5),
]  # fmt: skip
EUROPE_FOR_FIVE: Final[Line] = [
    (-13, 62), (44, 66.4), (44, 50), (48, 46), (48, 41.8), (42, 43.2), (38, 44.2), (35, 43),
    (29.1, 41.1), (27, 40.7), (25.9, 40), (26.3, 38), (27.2, 36), (27, 34), (-13, 34),
]  # fmt: skip
ARABIA: Final[Line] = [
    (25, 34), (25, 40), (29.1, 41.1), (35, 43), (38, 44.2), (42, 43.2), (48, 41.8), (53, 41),
    (56, 38.2), (61.5, 37), (62, 25), (62, 10), (40, 10), (30, 28),
]  # fmt: skip
SOUTH_ASIA: Final[Line] = [
    (61.5, 37), (66, 37.5), (74, 41), (87, 48), (95, 43), (110, 42), (125, 42), (131, 42.6),
    (139, 45.9), (150, 44.5), (150, -12), (62, -12), (62, 25),
]  # fmt: skip
WEST_AFRICA: Final[Line] = [
    (39, 19), (28, 13), (22, 4), (14, -3), (10, -5), (-30, -5), (-30, 40), (36, 40), (32.55, 29.9),
]  # fmt: skip

# Where the boards divide the oceans, on the canvas; the land lies over these lines. Every line runs
# from one of the meeting points to another, and two seas share it.
LINES: Final[dict[str, Line]] = {
    "top": [(0, 0), (WIDTH, 0)],
    "ice west": [(0, 84), (150, 112), (250, 96), (330, 104)],
    "ice middle": [(330, 104), (470, 140), (560, 118), (650, 122), (760, 132), (1000, 162)],
    "ice east": [(1000, 162), (1120, 166), (1240, 160)],
    "ice far east": [(1240, 160), (1440, 110), (WIDTH, 84)],
    "rockies": [(330, 104), (322, 260), (345, 360), (362, 412), (400, 440), (438, 460), (445, 500)],
    "date line": [(0, 490), (90, 470), (180, 482)],
    "equator west": [(180, 482), (250, 468), (340, 486), (445, 500)],
    "equator east": [(445, 500), (560, 520), (620, 524), (710, 552), (790, 520), (850, 490)],
    "andes": [(445, 500), (455, 600), (470, 700), (480, 756), (508, 810), (515, HEIGHT)],
    "urals": [(1000, 162), (965, 250), (914, 336), (880, 400), (850, 490)],
    "cape": [(850, 490), (866, 560), (862, 632), (892, 760), (905, HEIGHT)],
    "straits": [(1240, 160), (1200, 400), (1310, 470), (1420, 506), (1510, 476), (WIDTH, 490)],
    "tasman": [(180, 482), (186, 560), (204, 630), (276, 690), (236, 790), (240, HEIGHT)],
}
SEAS: Final[dict[str, list[list[str]]]] = {
    "arctic_ocean": [["top", "-ice far east", "-ice east", "-ice middle", "-ice west"]],
    "north_pacific": [
        ["ice west", "rockies", "-equator west", "-date line"],
        ["ice far east", "-straits"],
    ],
    "north_atlantic": [["ice middle", "urals", "-equator east", "-rockies"]],
    "south_pacific": [["equator west", "andes", "-tasman"]],
    "south_atlantic": [["equator east", "cape", "-andes"]],
    "indian_ocean": [
        ["ice east", "straits", "corner", "-cape", "-urals"],
        ["date line", "tasman", "other corner"],
    ],
}
CORNERS: Final[dict[str, Line]] = {
    "corner": [(WIDTH, 490), (WIDTH, HEIGHT), (905, HEIGHT)],
    "other corner": [(240, HEIGHT), (0, HEIGHT), (0, 490)],
}
STRAIGHT: Final = ("top",)


def miller(lon: float, lat: float) -> tuple[float, float]:
    """Degrees to the plane, north up; the poles stay on the sheet."""
    return radians(lon), -1.25 * log(tan(pi / 4 + 0.4 * radians(lat)))


class Place:
    """Where a group of continents stands: which longitude at which x, and how large."""

    def __init__(self, lon: float, x: float, equator: float, scale: float) -> None:
        self.lon, self.x, self.equator, self.scale = lon, x, equator, scale

    def __call__(self, shape: Any) -> Any:
        def onto(lon: float, lat: float) -> tuple[float, float]:
            east, south = miller(lon - self.lon, lat)
            return self.x + self.scale * east, self.equator + self.scale * south

        return transform(shape, lambda points: [onto(lon, lat) for lon, lat in points])


AMERICAS: Final = Place(-170, 42, 492, 245)
OLD_WORLD: Final = Place(-18, 700, 470, 240)
DOWN_UNDER: Final = Place(112, 26, 462, 262)


def land(path: Path) -> Any:
    """All land in degrees, with the far east of Asia where it belongs, beyond 180."""
    topology = json.loads(path.read_text(encoding="utf-8"))
    (sx, sy), (tx, ty) = topology["transform"]["scale"], topology["transform"]["translate"]
    arcs = []
    for arc in topology["arcs"]:
        x = y = 0
        points = []
        for dx, dy in arc:
            x, y = x + dx, y + dy
            points.append((x * sx + tx, y * sy + ty))
        arcs.append(points)

    def ring(numbers: list[int]) -> Line:
        found: Line = []
        for number in numbers:
            part = arcs[number] if number >= 0 else arcs[~number][::-1]
            found += part[1:] if found else part
        return unrolled(found)

    polygons = []
    for geometry in topology["objects"]["land"]["geometries"]:
        groups = geometry["arcs"] if geometry["type"] == "MultiPolygon" else [geometry["arcs"]]
        polygons += [Polygon(ring(each[0]), [ring(hole) for hole in each[1:]]) for each in groups]
    whole = unary_union([each.buffer(0) for each in polygons])
    return unary_union([affinity.translate(whole, turn) for turn in (-360, 0, 360)])


def unrolled(line: Line) -> Line:
    """A ring that does not jump at 180 degrees; one round the pole is closed behind the pole."""
    found = line[:1]
    for lon, lat in line[1:]:
        before = found[-1][0]
        found.append((lon + 360 * round((before - lon) / 360), lat))
    if abs(found[0][0] - found[-1][0]) > 180:
        found += [(found[-1][0], -90), (found[0][0], -90)]
    return found


def antarctica(whole: Any) -> Any:
    """The southern continent as a coast along the whole lower edge."""
    south = whole.intersection(box(-190, -84, 190, -60))
    flat = affinity.affine_transform(south, [WIDTH / 360, 0, 0, -5.6, WIDTH / 2, 832 - 66 * 5.6])
    floor = box(0, 866, WIDTH, HEIGHT)
    return unary_union([flat.buffer(0), floor]).intersection(box(0, 0, WIDTH, HEIGHT))


def zones(whole: Any) -> dict[str, dict[str, Any]]:
    """The land zones of each of the four boards."""

    def cut(*lines: Line) -> Any:
        found = whole
        for line in lines:
            found = found.intersection(Polygon(line).buffer(0))
        return found

    north, south, asia = cut(NORTH_AMERICA), cut(SOUTH_AMERICA), cut(ASIA)
    europe, africa, oceania = cut(EUROPE), cut(AFRICA), cut(OCEANIA)
    eurasia = unary_union([europe, asia])
    central = north.intersection(Polygon(CENTRAL_AMERICA))
    east = north.difference(central).intersection(Polygon(NORTH_AMERICA_EAST))
    scandinavia = europe.intersection(Polygon(SCANDINAVIA))
    arabia = asia.intersection(Polygon(ARABIA))
    south_asia = asia.difference(arabia).intersection(Polygon(SOUTH_ASIA))
    europe_for_five = europe.difference(scandinavia).intersection(Polygon(EUROPE_FOR_FIVE))
    taken = unary_union([arabia, south_asia, scandinavia, europe_for_five])
    islands = oceania.intersection(Polygon(NEW_ZEALAND))
    south_east = south.intersection(Polygon(SOUTH_AMERICA_EAST))
    west_africa = africa.intersection(Polygon(WEST_AFRICA))
    ice = antarctica(whole)
    new_zealand = affinity.translate(
        affinity.scale(DOWN_UNDER(islands), 1.5, 1.5, origin=(300, 640)), -14, 20
    )
    return {
        "earth-west-3p": {
            "north_america": AMERICAS(north),
            "south_america": AMERICAS(south),
            "australia": DOWN_UNDER(oceania),
            "antarctica": ice,
        },
        "earth-west-5p": {
            "north_america_west": AMERICAS(north.difference(unary_union([central, east]))),
            "north_america_east": AMERICAS(east),
            "central_america": AMERICAS(central),
            "south_america_west": AMERICAS(south.difference(south_east)),
            "south_america_east": AMERICAS(south_east),
            "australia": DOWN_UNDER(oceania.difference(islands)),
            "new_zealand": new_zealand,
            "antarctica": ice,
        },
        "earth-east-3p": {
            "europe": OLD_WORLD(europe),
            "asia": OLD_WORLD(asia),
            "africa": OLD_WORLD(africa),
        },
        "earth-east-5p": {
            "scandinavia": OLD_WORLD(scandinavia),
            "europe": OLD_WORLD(europe_for_five),
            "north_asia": OLD_WORLD(eurasia.difference(taken)),
            "south_asia": OLD_WORLD(south_asia),
            "arabia": OLD_WORLD(arabia),
            "west_africa": OLD_WORLD(west_africa),
            "east_africa": OLD_WORLD(africa.difference(west_africa)),
        },
    }


ISLAND: Final = 26.0
"""Smaller islands are left out, unless a zone has nothing larger."""


def path_of(shape: Any) -> str:
    """An SVG path with whole coordinates, without what nobody could see."""
    shape = shape.buffer(0.6).buffer(-0.6).simplify(0.9).intersection(box(0, 0, WIDTH, HEIGHT))
    parts = shape.geoms if isinstance(shape, MultiPolygon) else [shape]
    words: list[str] = []
    for part in sorted(parts, key=lambda each: -each.area):
        if part.geom_type != "Polygon" or (words and part.area < ISLAND):
            continue
        for ring in (part.exterior, *(hole for hole in part.interiors if Polygon(hole).area > 60)):
            points = [(round(x), round(y)) for x, y in ring.coords[:-1]]
            kept = [point for n, point in enumerate(points) if point != points[n - 1]]
            words.append("M" + "L".join(f"{x} {y}" for x, y in kept) + "Z")
    return "".join(words)


def smooth(line: Line) -> Line:
    """The same line without corners; its ends stay, because other lines meet there (Chaikin)."""
    for _ in range(3):
        softer = [line[0]]
        for (x, y), (to_x, to_y) in pairwise(line):
            softer.append((0.75 * x + 0.25 * to_x, 0.75 * y + 0.25 * to_y))
            softer.append((0.25 * x + 0.75 * to_x, 0.25 * y + 0.75 * to_y))
        line = [*softer, line[-1]]
    return line


def sea(names: list[str]) -> str:
    """A sea from the lines around it; a minus takes one backwards."""
    points: Line = []
    for name in names:
        plain = name.removeprefix("-")
        line = CORNERS.get(plain) or (LINES[plain] if plain in STRAIGHT else smooth(LINES[plain]))
        points += line[::-1] if name != plain else line
    rounded = [(round(x), round(y)) for x, y in points]
    kept = [point for n, point in enumerate(rounded) if point != rounded[n - 1]]
    return "M" + "L".join(f"{x} {y}" for x, y in kept) + "Z"


def inside(shape: Any) -> tuple[int, int]:
    """A place well within the largest part, for the name and the figures."""
    largest = max(getattr(shape, "geoms", [shape]), key=lambda each: each.area)
    point: Point = largest.representative_point()
    return round(point.x), round(point.y)


def main() -> None:
    whole = land(Path(sys.argv[1]))
    boards = {
        board: {
            zone: {"path": path_of(shape), "at": inside(shape)} for zone, shape in found.items()
        }
        for board, found in zones(whole).items()
    }
    seas = {zone: [sea(names) for names in parts] for zone, parts in SEAS.items()}
    text = (
        "// Drawn by tools/earth.py from Natural Earth's coastlines (public domain).\n\n"
        "export interface Land {\n  path: string\n  at: [number, number]\n}\n\n"
        f"export const SIZE: [number, number] = [{WIDTH}, {HEIGHT}]\n\n"
        f"export const SEAS: Record<string, string[]> = {json.dumps(seas, indent=2)}\n\n"
        "export const LANDS: Record<string, Record<string, Land>> = "
        f"{json.dumps(boards, indent=2)}\n"
    )
    TARGET.write_text(text, encoding="utf-8")
    print(f"{TARGET.name}: {len(text):,} characters")


if __name__ == "__main__":
    main()
