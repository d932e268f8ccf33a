"""Cthulhu Wars: neutral Monsters."""
