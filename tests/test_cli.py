"""The command line: what a person types and what comes back, in both languages."""

from __future__ import annotations

import itertools
import json
import os
import signal
import subprocess
import sys
import time
from io import StringIO
from pathlib import Path

import pytest

from mythos.cli import main
from mythos.cli.arguments import read_list, read_options
from mythos.cli.play_commands import default_record
from mythos.core.errors import BadOption
from mythos.core.record import read_record
from mythos.core.registry import find_game


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tests' surroundings, not the user's: English, wide and plain."""
    monkeypatch.setenv("MYTHOS_LANG", "en")
    monkeypatch.setenv("COLUMNS", "160")


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = main(words)
    out = capsys.readouterr()
    return code, out.out, out.err


def test_games_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "games")
    assert code == 0
    assert "arkham-ritual" in out
    assert "3-7" in out


def test_a_game_shows_its_options_with_explanations(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "games", "arkham-ritual")
    for option in ("great_old_one", "doom_track", "competitive", "confession"):
        assert option in out
    assert "nyarlathotep" in out
    _, german, _ = run(capsys, "games", "arkham-ritual", "--lang", "de")
    assert "Vorgabe" in german


def test_rules_can_be_read_by_clause_and_by_chapter(capsys: pytest.CaptureFixture[str]) -> None:
    _, one, _ = run(capsys, "rules", "arkham-ritual", "AR-5.3")
    assert one.startswith("AR-5.3")
    _, chapter, _ = run(capsys, "rules", "arkham-ritual", "ar-5")
    assert chapter.count("AR-5.") >= 8
    assert "AR-6.1 " not in chapter
    code, _, wrong = run(capsys, "rules", "arkham-ritual", "AR-99")
    assert (code, "AR-99" in wrong) == (2, True)


def test_simulate_prints_one_json_object(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("simulate", "arkham-ritual", "--games", "20", "--players", "5", "--bots", "random",
             "--seed", "7", "--options", "doom_track=true", "great_old_one=hastur",
             "--json")  # fmt: skip
    code, out, _ = run(capsys, *words)
    summary = json.loads(out)
    assert code == 0
    assert summary["games"] == 20
    assert summary["mean_decisions"] * 20 == pytest.approx(summary["decisions"])
    assert len(summary["results"]["win_rate"]) == 5
    assert {"seconds", "decisions_per_second", "digest"} <= summary.keys()
    assert json.loads(run(capsys, *words)[1])["digest"] == summary["digest"]


def test_simulate_reports_every_card_in_use(capsys: pytest.CaptureFixture[str]) -> None:
    """Also those that nobody wanted; by code for programs, by name for people."""
    words = ("simulate", "cthulhu-wars", "--games", "2", "--players", "3", "--bots", "random",
             "--seed", "cards", "--options", "cards=starter")  # fmt: skip
    tally = json.loads(run(capsys, *words, "--json")[1])["tally"]
    assert set(tally) == {"dhole", "father_dagon", "gug", "satyr", "shantak", "yig"}
    assert all(line["games"] == 2 for line in tally.values())
    assert any(line["deeds"].get("bought") for line in tally.values())
    _, english, _ = run(capsys, *words)
    _, german, _ = run(capsys, *words, "--lang", "de")
    assert all(word in english for word in ("Father Dagon", "bought", "used"))
    assert all(word in german for word in ("Vater Dagon", "gekauft", "benutzt"))


@pytest.mark.parametrize("hash_seed", ["0", "12345"])
def test_the_digest_is_the_same_under_every_hash_seed(hash_seed: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "mythos", "simulate", "arkham-ritual", "--games", "30",
         "--bots", "random,greedy:worlds=2", "--players", "4", "--seed", "s", "--json"],
        env={**os.environ, "PYTHONHASHSEED": hash_seed}, capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert json.loads(done.stdout)["digest"] == "74543467d77fd0eaa8b72073a6cae824"


@pytest.fixture
def nothing_typed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Somebody who opens a game and leaves it at the first question."""
    monkeypatch.setattr(sys, "stdin", StringIO())
    return tmp_path / "game.jsonl"


def test_a_game_for_several_is_not_a_solo_game_unless_asked_for(
    capsys: pytest.CaptureFixture[str], nothing_typed: Path
) -> None:
    for words, seats in (((), 2), (("--seats", "human:Anna"), 2), (("--players", "1"), 1)):
        nothing_typed.unlink(missing_ok=True)
        code, out, _ = run(capsys, "play", "rise-of-the-cults", "--seed", "q", *words,
                           "--record", str(nothing_typed))  # fmt: skip
        assert code == 0
        assert len(read_record(nothing_typed).header.seats) == seats
        assert ("The NPC" in out) == (seats == 1)


def test_bots_at_a_table_have_names_and_levels(
    capsys: pytest.CaptureFixture[str], nothing_typed: Path
) -> None:
    seats = ("--seats", "human:Beatrix,adept,random", "--record", str(nothing_typed))
    _, out, _ = run(capsys, "play", "rise-of-the-cults", "--seed", "q", *seats, "--lang", "de")
    assert read_record(nothing_typed).header.seats == ("Beatrix", "Caleb", "Drusilla")
    assert "Bots am Tisch: Caleb (Adept), Drusilla (Schlafwandler)" in out


def test_simulations_and_tournaments_are_games_of_the_usual_number(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    simulate = ("simulate", "rise-of-the-cults", "--games", "1", "--seed", "a", "--json")
    assert json.loads(run(capsys, *simulate)[1])["players"] == 2
    assert json.loads(run(capsys, *simulate, "--players", "1")[1])["players"] == 1
    assert json.loads(run(capsys, *simulate, "--bots", "random*3")[1])["players"] == 3
    target = tmp_path / "table.json"
    run(capsys, "arena", "rise-of-the-cults", "--games", "2", "--bots", "novice,random",
        "--jobs", "1", "--seed", "a", "--json", str(target))  # fmt: skip
    assert len(json.loads(target.read_text())["seats"]) == 2


def test_no_players_at_all_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, said = run(capsys, "simulate", "rise-of-the-cults", "--players", "0")
    assert (code, "1 to 4" in said) == (2, True)


def test_simulate_keeps_records_that_verify(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    run(capsys, "simulate", "arkham-ritual", "--games", "3", "--record", str(tmp_path))
    files = sorted(map(str, tmp_path.glob("*.jsonl")))
    assert len(files) == 3
    code, out, _ = run(capsys, "verify", *files)
    assert (code, out.count("genuine")) == (0, 3)
    forged = Path(files[1])
    lines = forged.read_text().splitlines()
    line = next(n for n, each in enumerate(lines, 1) if '"draw"' in each)
    lines[line - 1] = '{"draw":"a card that no deck has"}'
    forged.write_text("\n".join(lines) + "\n")
    code, out, _ = run(capsys, "verify", *files)
    assert code == 1
    assert f"line {line}:" in out
    assert out.count("genuine") == 2


def test_a_record_is_never_overwritten(
    capsys: pytest.CaptureFixture[str], nothing_typed: Path, tmp_path: Path
) -> None:
    simulate = ("simulate", "arkham-ritual", "--games", "2", "--record", str(tmp_path))
    run(capsys, *simulate)
    kept = {file: file.read_text() for file in tmp_path.iterdir()}
    for words in (simulate, (*simulate, "--lang", "de")):
        code, out, said = run(capsys, *words)
        assert (code, out) == (2, "")
        assert "game-000000.jsonl" in said
        assert ("left as it was" in said) or ("blieb, wie es war" in said)
    nothing_typed.write_text("a letter")
    code, _, said = run(capsys, "play", "arkham-noir", "--record", str(nothing_typed))
    assert (code, "exists already" in said) == (2, True)
    assert nothing_typed.read_text() == "a letter"
    assert {file: file.read_text() for file in kept} == kept


def test_two_games_in_one_second_have_two_records(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(time, "strftime", lambda *_: "20300101-000000")
    game = find_game("arkham-noir")
    files = []
    for _ in range(3):
        files.append(default_record(game))
        files[-1].parent.mkdir(parents=True, exist_ok=True)
        files[-1].touch()
    assert len(set(files)) == 3


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("simulate", "rise-of-the-cults", "--options", "rounds=5"),
         "Option rounds: „5“ geht nicht. Möglich: 6, 7, 8, 9, 10."),
        (("simulate", "arkham-ritual", "--options", "doom_track=maybe"),
         "Option doom_track: „maybe“ geht nicht. Möglich: true, false."),
        (("simulate", "arkham-ritual", "--options", "first_player=9"),
         "Es gibt keinen Platz „9“. Möglich: chance, 0, 1, 2, 3, 4."),
        (("simulate", "arkham-ritual", "--options", "colour=red"), "Es gibt: competitive,"),
        (("simulate", "cthulhu-wars", "--options", "factions=zz"), "Möglich: an, bg, cc,"),
        (("simulate", "arkham-noir", "--players", "2"), "ist für eine Person, nicht für 2."),
        (("serve", "--port", "high"), "„high“ geht nicht. Es ist eine ganze Zahl von 0 bis 65535."),
        (("serve", "--log-level", "loud"), "Möglich: debug, error, info, warning."),
        (("rules", "arkham-ritual", "AR-9.9"), "Einen Paragrafen AR-9.9 gibt es"),
        (("verify", "no-such-file"), "no-such-file lässt sich nicht lesen."),
        (("simulate", "arkham-ritual", "--bots", "mcts:speed=3"), "Er hat: ms, iterations,"),
    ],
)  # fmt: skip
def test_refusals_name_what_is_possible_in_the_chosen_language(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], said: str
) -> None:
    code, out, err = run(capsys, *words, "--lang", "de")
    assert code in (1, 2)
    text = " ".join((out + err).split())
    assert said in text
    for raw in ("Invalid", "Expected", "line 0", "Zeile 0", "Struct", "reason-"):
        assert raw not in text


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("play",), "Es fehlt etwas: GAME"),
        (("play", "chess", "--players", "x"), "--players: „x“ ist keine Zahl."),
        (("frob",), "„frob“ geht nicht. Möglich: games, play,"),
        (("games", "--frob"), "Das bedeutet hier nichts: --frob"),
        (("play", "chess", "--seed"), "--seed: Danach muss etwas folgen."),
        (("play", "chess", "--se", "x"), "kann mehreres heißen: --seed, --seats"),
    ],
)
def test_a_wrong_command_line_is_refused_in_the_chosen_language(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], said: str
) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--lang", "de", *words])
    err = capsys.readouterr().err
    assert left.value.code == 2
    assert said in err
    assert err.startswith("Aufruf:")


def forged_result(file: Path) -> int:
    """Give the victory to somebody else; returns the line."""
    lines = file.read_text().splitlines()
    ending = json.loads(lines[-1])
    ending["result"]["winners"] = []
    file.write_text("\n".join([*lines[:-1], json.dumps(ending)]) + "\n")
    return len(lines)


def recorded(capsys: pytest.CaptureFixture[str], game: str, folder: Path) -> Path:
    """The record of a game that bots have played."""
    words = ("simulate", game, "--games", "1", "--seed", "f", "--record", str(folder))
    run(capsys, *words)
    return next(folder.iterdir())


def test_a_forged_result_is_told_in_words(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = recorded(capsys, "arkham-ritual", tmp_path)
    line = forged_result(file)
    code, out, _ = run(capsys, "verify", str(file), "--lang", "de")
    assert code == 1
    assert f"Zeile {line}: Das Spiel endete mit random 0" in out
    assert "★ gewinnt" in out
    assert "Result(" not in out


def test_a_forged_roll_is_told_in_german(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = recorded(capsys, "arkham-noir", tmp_path)
    lines = file.read_text().splitlines()
    first, second = [n for n, each in enumerate(lines) if '"draw"' in each][:2]
    lines[first], lines[second] = lines[second], lines[first]
    file.write_text("\n".join(lines) + "\n")
    _, out, _ = run(capsys, "verify", str(file), "--lang", "de")
    assert f"Zeile {first + 1}: Die Würfel ergaben" in out


@pytest.mark.parametrize(
    "words",
    [("rules", "arkham-noir"), ("simulate", "arkham-noir", "--games", "1", "--json"),
     ("play", "arkham-ritual", "--seats", "random*3", "--no-record")],
)  # fmt: skip
def test_a_reader_who_leaves_ends_a_command_in_peace(words: tuple[str, ...]) -> None:
    """What `mythos rules GAME | head` does: the other end of the pipe is closed."""
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        [sys.executable, "-m", "mythos", *words], stdout=writing, stderr=subprocess.PIPE,
        text=True, check=False,
    )  # fmt: skip
    os.close(writing)
    assert (done.returncode, done.stderr) == (0, "")


SOME_GAMES = 4.0
"""Seconds of computing in which many games are played, however busy the machine is."""
PATIENCE = 120.0


def worked(pid: int) -> float:
    """Seconds that a process and its children have computed."""
    user, system = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:13]
    listed = [file.read_text().split() for file in Path(f"/proc/{pid}/task").glob("*/children")]
    children = sum(worked(int(each)) for each in itertools.chain(*listed))
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK") + children


def interrupted(*words: str) -> tuple[int, str, str]:
    """Start a long command, press Ctrl-C when it has worked a while, and see what it leaves.

    Tests in the background may have inherited a deaf ear for Ctrl-C; the command shall hear it.
    """
    signal.signal(signal.SIGINT, signal.default_int_handler)
    process = subprocess.Popen(
        [sys.executable, "-m", "mythos", *words],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
    )  # fmt: skip
    try:
        while process.poll() is None and worked(process.pid) < SOME_GAMES:
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
    return process.returncode, out, err


@pytest.mark.slow
def test_an_interrupted_simulation_prints_what_was_done() -> None:
    code, out, _ = interrupted("simulate", "arkham-ritual", "--games", "10000000", "--json")
    summary = json.loads(out)
    assert code == 130
    assert summary["interrupted"] is True
    assert summary["games"] > 0


@pytest.mark.slow
def test_an_interrupted_tournament_shows_its_table(tmp_path: Path) -> None:
    target = tmp_path / "table.json"
    code, out, err = interrupted(
        "arena", "arkham-ritual", "--games", "2000", "--jobs", "2", "--json", str(target)
    )
    assert code == 130
    assert "random" in out
    assert "Traceback" not in err
    table = json.loads(target.read_text())
    assert table["interrupted"] is True
    assert 0 < table["games"] < 2000


def test_arena_prints_a_table_and_writes_files(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    target = tmp_path / "a.json"
    code, out, _ = run(
        capsys, "arena", "arkham-ritual", "--bots", "random,reasoner", "--games", "10",
        "--jobs", "1", "--json", str(target), "--csv", str(tmp_path / "a.csv"),
        "--plot", str(tmp_path / "a.svg"),
    )  # fmt: skip
    assert code == 0
    assert "reasoner" in out
    assert json.loads(target.read_text())["games"] == 10
    assert (tmp_path / "a.csv").exists()
    assert "<svg" in (tmp_path / "a.svg").read_text()


def test_arena_duel(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("arena", "arkham-ritual", "--bots", "reasoner", "--against", "random", "--games", "5")
    code, out, _ = run(capsys, *words, "--jobs", "1")
    assert code == 0
    assert "random" in out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("play", "chess"), "chess"),
        (("simulate", "arkham-ritual", "--players", "9"), "3 to 7"),
        (("simulate", "arkham-ritual", "--games", "0"), "games"),
        (("simulate", "arkham-ritual", "--bots", "wizard"), "wizard"),
        (("simulate", "arkham-ritual", "--options", "colour=red"), "colour"),
        (("simulate", "arkham-ritual", "--options", "doom_track"), "name=value"),
        (("simulate", "arkham-ritual", "--options", "great_old_one=dagon"), "dagon"),
        (("arena", "arkham-ritual", "--bots", "wizard"), "wizard"),
        (("play", "arkham-ritual", "--seats", "human*9"), "9"),
        (("replay", "no-such-file"), "no-such-file"),
        (("verify", "no-such-file"), "no-such-file"),
    ],
)
def test_what_does_not_fit_is_refused_in_words(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], said: str
) -> None:
    code, out, err = run(capsys, *words)
    assert code in (1, 2)
    assert said in out + err
    assert "Traceback" not in out + err


@pytest.mark.parametrize("lang", ["en", "de"])
def test_help_is_enough(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    for command in ("games", "play", "replay", "verify", "rules", "simulate", "arena"):
        with pytest.raises(SystemExit) as done:
            main([command, "--help", "--lang", lang])
        assert done.value.code == 0
        out = capsys.readouterr().out
        assert "cli-" not in out
    with pytest.raises(SystemExit):
        main(["--lang", lang, "--help"])
    assert ("Brettspiele" if lang == "de" else "board games") in capsys.readouterr().out


def test_lists_of_bots_are_read() -> None:
    assert read_list("reasoner*2,random") == ["reasoner", "reasoner", "random"]
    assert read_list("mcts:ms=5,depth=3,random") == ["mcts:ms=5,depth=3", "random"]
    assert read_options(["a=1,b=2", "c-d=x"]) == {"a": "1", "b": "2", "c_d": "x"}
    assert read_options(["a=x,y,z,b=2,", "c=u,v"]) == {"a": "x,y,z", "b": "2", "c": "u,v"}
    with pytest.raises(BadOption):
        read_list("random*x")
