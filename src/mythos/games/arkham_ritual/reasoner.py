"""placeholder"""

from mythos.core.moves import Move
from mythos.core.sight import Sight


class Reasoner:
    def __init__(self, seed: bytes) -> None: ...
    def choose(self, sight: Sight, /) -> Move:
        return sight.ask.moves[0]
