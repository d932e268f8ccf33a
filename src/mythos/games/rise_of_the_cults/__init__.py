"""Cthulhu: Rise of the Cults: two to four cults, or one against an automaton, over Arkham."""

from mythos.games.rise_of_the_cults.game import GAME

__all__ = ["GAME"]
