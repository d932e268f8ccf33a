"""Cthulhu Wars: Cultists who are no Acolytes."""
