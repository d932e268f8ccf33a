"""Thinking: what the bots of games are built on. Above core, below the games."""
