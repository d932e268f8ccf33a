"""Cthulhu Wars: neutral spellbooks."""
