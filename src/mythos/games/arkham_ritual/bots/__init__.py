"""Arkham Ritual: who plays it."""
