"""Recorded games of another implementation lead to the same states at our table.

Before every action Power, Doom, Elder Signs, spellbooks, requirements, units in every zone, Gates
with their controllers and captives agree; and everything that they could have done instead is a
legal move of ours. Their readings that differ from the rules are listed here.
"""

from __future__ import annotations

import pytest

from tests.oracle.games import FOLDER, Game, playable
from tests.oracle.replaying import Desync, Replay

PARTED = {"games-0088.jsonl.gz": ("1374: DesecrateMainAction", "CW-40.32")}
"""Where a game uses a reading of theirs that we do not share, and the clause behind ours."""


@pytest.mark.skipif(not playable(), reason="the recorded games are not here (MYTHOS_ORACLE)")
@pytest.mark.parametrize("name", playable() or ["none"])
def test_a_recorded_game_agrees(name: str) -> None:
    """To the last action, the final Doom and the winners; or up to a reading that differs."""
    replay = Replay(Game(FOLDER / name))
    if name in PARTED:
        with pytest.raises(Desync, match=PARTED[name][0]):
            replay.run()
        assert replay.actions > 100
        return
    replay.run()
    result, end = replay.match.result, replay.game.end
    assert result is not None
    assert dict(zip(replay.game.seats, result.scores, strict=True)) == end["doom"]
    assert {replay.code(seat) for seat in result.winners} == set(end["winners"])
    assert replay.compared > 30
