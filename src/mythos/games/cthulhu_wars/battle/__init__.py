"""Cthulhu Wars: a battle and its steps (CW-10)."""
