"""Cthulhu Wars: who plays it."""
