"""Cthulhu Wars: Terrors."""
