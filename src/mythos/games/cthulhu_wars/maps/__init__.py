"""Cthulhu Wars: the worlds, one module each with its rules; their zones are in `boards`."""
