"""Arkham Noir: who plays it."""
