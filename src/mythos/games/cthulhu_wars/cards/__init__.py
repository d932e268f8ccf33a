"""Cthulhu Wars: loyalty cards, one file each, found by the folder they are in."""
