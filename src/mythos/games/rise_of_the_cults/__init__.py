"""Cthulhu: Rise of the Cults: two to four cults, or one against an automaton, over Arkham."""
