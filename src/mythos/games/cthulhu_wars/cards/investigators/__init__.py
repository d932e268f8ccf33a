"""Cthulhu Wars: Investigators, whom nobody wants to have (CW-57)."""
