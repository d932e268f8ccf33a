"""Cthulhu Wars: the factions, one file each, found by the folder they are in (CW-0.4)."""
