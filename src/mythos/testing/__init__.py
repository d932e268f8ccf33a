"""For people who write games: the laws every game must keep, and a fuzzer that looks for breaches.

from mythos.testing import check_game
check_game(MY_GAME)
"""

from mythos.testing.fuzz import Crash, fuzz
from mythos.testing.laws import LAWS, Broken, check_game
from mythos.testing.walk import random_options, walk

__all__ = ["LAWS", "Broken", "Crash", "check_game", "fuzz", "random_options", "walk"]
