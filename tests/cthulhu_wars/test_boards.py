"""Cthulhu Wars: maps as data: pieces, passages, ways that only a move may take (CW-2)."""

from __future__ import annotations

from pathlib import Path

import pytest

from mythos.core.errors import BrokenGame
from mythos.games.cthulhu_wars import GAME
from mythos.games.cthulhu_wars.rules.board import FOLDER, Board, read_piece
from mythos.games.cthulhu_wars.rules.layout import TRACKS
from mythos.games.cthulhu_wars.rules.set_up import map_halves

HEAD = '[map]\nid = "{0}"\nfamily = "cellar"\npiece = "{0}"\nside = "3p"\nzone_count = {1}\n'


def piece(folder: Path, name: str, zones: dict[str, str], more: str = "") -> None:
    """A file with zones, each with its neighbours and whatever else is said of it."""
    text = HEAD.format(name, len(zones))
    for zone, rest in zones.items():
        text += f'\n[[zone]]\nid = "{zone}"\nkind = "land"\nx = 1\ny = 1\nstart = []\n'
        text += f'ys_glyph = ""\n{rest}\n'
    (folder / f"{name}.toml").write_text(text + more, encoding="utf-8")


def cellar(folder: Path, **changes: str) -> Board:
    """Two floors with a staircase, two archways and a seam."""
    upper = {"hall": 'adj = ["loft"]\nstairs = "A"', "loft": 'adj = ["hall"]\narchway = true'}
    lower = {"vault": 'adj = ["pit"]\nstairs = "A"', "pit": 'adj = ["vault"]\narchway = true'}
    for floor in (upper, lower):
        floor |= {zone: text for zone, text in changes.items() if zone in floor}
    piece(folder, "upper", upper, '\n[[link]]\na = "loft"\nb = "vault"\nvia = "seam"\n')
    piece(folder, "lower", lower)
    return Board(tuple(read_piece(name, folder) for name in ("upper", "lower")))


def near(board: Board, zone: str) -> list[str]:
    return [board.names[each] for each in board.adjacent[board.numbers[zone]]]


def test_stairs_and_seams_join_the_pieces_for_every_purpose(tmp_path: Path) -> None:
    board = cellar(tmp_path)
    assert near(board, "hall") == ["loft", "vault"]
    assert near(board, "vault") == ["hall", "loft", "pit"]


def test_archways_are_ways_of_a_move_and_of_nothing_else(tmp_path: Path) -> None:
    board = cellar(tmp_path)
    loft, pit = board.numbers["loft"], board.numbers["pit"]
    assert pit not in board.adjacent[loft]
    assert pit in board.move_adjacent[loft]
    assert pit in board.within(loft, 1)


def test_a_board_knows_the_zones_with_a_mark(tmp_path: Path) -> None:
    board = cellar(tmp_path, pit='adj = ["vault"]\narchway = true\ncitadel = [1, 2]')
    assert board.marks["citadel"] == {board.numbers["pit"]: (1, 2)}
    assert board.marks["glacier"] == {}


def test_a_staircase_with_one_end_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BrokenGame, match="stairs B has 1 ends: vault"):
        cellar(tmp_path, vault='adj = ["pit"]\nstairs = "B"', hall='adj = ["loft"]')


def test_an_unknown_word_in_a_map_file_is_refused_with_its_file(tmp_path: Path) -> None:
    with pytest.raises(BrokenGame, match=r"lower\.toml: .*swamp"):
        cellar(tmp_path, pit='adj = ["vault"]\nswamp = true')


@pytest.mark.parametrize("players", [6, 7, 8])
def test_a_number_of_players_without_a_board_is_refused(players: int) -> None:
    """Nobody gets the map of three players without a word."""
    with pytest.raises(BrokenGame, match=f"earth has no board for {players} players"):
        map_halves(GAME.read_options({}, 4), players)


def test_the_ritual_track_is_known_for_up_to_eight() -> None:
    """CW-2, section 2-B; CW-40.4: the more players, the longer, from 5 to 10."""
    assert sorted(TRACKS) == [2, 3, 4, 5, 6, 7, 8]
    assert [len(TRACKS[players]) for players in range(3, 9)] == [6, 8, 10, 12, 14, 16]
    assert all((track[0], track[-1]) == (5, 10) for track in TRACKS.values())
    assert all(list(track) == sorted(track) for track in TRACKS.values())


PREPARED = FOLDER.parents[6] / "shared" / "rules" / "cthulhu-wars" / "maps"


@pytest.mark.skipif(not PREPARED.exists(), reason="the prepared maps are not beside the project")
def test_all_prepared_maps_are_read() -> None:
    files = sorted(file.stem for file in PREPARED.glob("*.toml"))
    assert len(files) == 28
    assert {read_piece(name, PREPARED).map.family for name in files} == {
        "earth", "dreamlands", "library", "primeval", "shaggai", "yuggoth"
    }  # fmt: skip
