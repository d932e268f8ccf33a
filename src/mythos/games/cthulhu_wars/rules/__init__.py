"""Cthulhu Wars: the rules, chapter by chapter."""
