"""Recorded games of another implementation lead to the same states at our table.

Before every action Power, Doom, Elder Signs, spellbooks, requirements, units in every zone, Gates
with their controllers and captives agree; and everything that they could have done instead is a
legal move of ours.

What differs, one by one, and how the replay gets over it:
- theirs takes free Gates by itself and cannot leave them; ours is asked (CW-3.14, CW-3.15);
- theirs lets Hastur and the King move again after a double action; ours does not (CW-4.11), so the
  replay forgets that they have moved;
- theirs takes Emissary and Passion without asking; ours may decline (CW-1.21, CW-12.20);
- theirs has a round of offers with a random end; ours gets the outcome as offers (CW-21.23);
- theirs desecrates with nothing to place; ours does not (CW-40.32): there the games part.

Of the 120 records 8 use nothing but our four factions. One more has our factions and independent
Great Old Ones: it is followed up to the first of them. All others seat a faction that we do not
have, which acts from the first round on.
"""

from __future__ import annotations

import pytest

from tests.oracle.games import FOLDER, Game, playable
from tests.oracle.replaying import Desync, Foreign, Replay

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


@pytest.mark.skipif(not playable(), reason="the recorded games are not here (MYTHOS_ORACLE)")
@pytest.mark.parametrize("name", playable(whole=False) or ["none"])
def test_the_beginning_of_a_recorded_game_agrees(name: str) -> None:
    """Up to the first thing that is not at our tables, its own snapshot included."""
    replay = Replay(Game(FOLDER / name))
    with pytest.raises(Foreign):
        replay.run()
    assert replay.actions >= 20
