"""Cthulhu Wars: Great Old Ones of factions that do not play, as independents (CW-54)."""
