"""Cthulhu Wars: shapes of moves, for abilities whose moves differ only in their verb."""

from __future__ import annotations

from mythos.core.moves import Move


class AtZone(Move):
    """Something in a zone."""

    zone: str


class AtZoneTo(Move):
    """Something in a zone that concerns a seat."""

    zone: str
    to: int


class ToSeat(Move):
    """Something that concerns a seat."""

    to: int


class OfUnit(Move):
    """Something with a unit."""

    unit: str


class OfUnitAt(Move):
    """Something with a unit in a zone, or that comes there."""

    unit: str
    zone: str


class OfNumber(Move):
    """So much, or so many, of something."""

    number: int
