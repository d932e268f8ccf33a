"""Cthulhu Wars: Bokrug (CW-53.71 to CW-53.75)."""

from __future__ import annotations

from mythos.games.cthulhu_wars.rules.state import DOOM_TURN
from tests.cthulhu_wars.war import Scene, war

OURS = {"bokrug": "cc"}
BOOK = {"bokrug": "cc book"}


def killed() -> Scene:
    zones = {"asia": "cc bokrug / bg dark_young"}
    scene = war("bg,cc,ys", zones, cards=BOOK)
    return scene.rolls([6, 1], [1]).plays("bg attack asia 1")


def doom_end(zones: dict[str, str], **fields: object) -> Scene:
    """The last Doom turn is about to end."""
    power = {"cc": 9, "bg": 0, "ys": 0}
    given: dict[str, object] = {"cards": BOOK, "power": power, **fields}
    return war("bg,ys,cc", zones, phase=DOOM_TURN, turn="cc", first="bg", **given)  # type: ignore[arg-type]


def waits(scene: Scene) -> None:
    """Bokrug lies on its card."""
    t, kind = scene.t, scene.t.kinds[0]["bokrug"]
    scene.s.figures[t.pool * t.size + kind] -= 1
    scene.s.figures[t.on_loyalty[0] * t.size + kind] += 1


def test_bokrug_has_one_die() -> None:
    """CW-53.71."""
    scene = war("cc,bg,ys", {"asia": "cc bokrug / bg ghoul"}, cards=OURS)
    assert scene.rolls([1]).plays("cc attack asia 1").happened("rolled")[0]["number"] == 1


def test_a_killed_bokrug_waits_on_its_card_without_the_spellbook() -> None:
    """CW-53.72: it is neither in play nor in the supply."""
    scene = killed()
    card = scene.view("ys").cards[0]
    assert (card.holder, card.earned, scene.pool("cc", "bokrug")) == (scene.seat("cc"), False, 0)
    assert not scene.happened("card-back")


def test_bokrug_returns_at_the_end_of_the_doom_phase() -> None:
    """CW-53.72: to a zone without enemies; no awakening."""
    scene = doom_end({"asia": "cc acolyte", "africa": "bg ghoul"}, cards=OURS)
    waits(scene)
    scene.plays("cc done")
    assert scene.asked == "cc ghosts-of-ib"
    assert not scene.can("come-from-ib africa")
    scene.plays("cc come-from-ib asia")
    assert scene.zone("asia") == "cc acolyte bokrug"
    assert not scene.happened("awakened")


def test_bokrug_waits_on_while_enemies_are_everywhere() -> None:
    """CW-53.72."""
    scene = doom_end({}, cards=OURS)
    names = scene.t.board.names
    figures = ["bg acolyte"] * 6 + ["ys undead"] * 6 + ["ys acolyte"] * 6
    for figure, zone in zip(figures, names, strict=False):
        scene.goes(figure, "pool", zone)
    waits(scene)
    scene.plays("cc done")
    assert not scene.happened("bokrug-returns")
    assert len(names) <= len(figures)


def test_the_card_is_handed_over_with_figure_and_spellbook() -> None:
    """CW-53.73: it costs nothing, and who has the spellbook cannot pass it on."""
    scene = war("cc,bg,ys", {"asia": "cc bokrug acolyte"}, cards=OURS)
    assert sorted(scene.can("hand-over")) == ["hand-over 1", "hand-over 2"]
    scene.plays("cc hand-over 1")
    card = scene.view("ys").cards[0]
    assert (card.holder, card.earned, scene.power("cc")) == (1, True, 5)
    assert scene.zone("asia") == "cc acolyte / bg bokrug"
    assert scene.asked == "bg action"
    assert not scene.can("hand-over")


def test_bokrug_is_handed_over_while_it_waits() -> None:
    """CW-53.73: and returns for its new owner."""
    scene = war("cc,bg,ys", {"asia": "cc acolyte"}, cards=OURS)
    waits(scene)
    scene.plays("cc hand-over 1")
    assert scene.view("ys").cards[0].holder == 1
    assert not scene.can("hand-over")


def test_sarnath_takes_a_unit_that_an_enemy_picks() -> None:
    """CW-53.74: we name him, he picks, anywhere on the map."""
    zones = {"asia": "cc bokrug acolyte nightgaunt", "africa": "cc flying_polyp"}
    scene = doom_end(zones, signs={"cc": [2]})
    scene.plays("cc done")
    assert scene.asked == "cc doom-of-sarnath"
    assert len(scene.can("sarnath-unit") + scene.can("sarnath-sign")) == 4
    scene.plays("cc sarnath-unit 1")
    assert scene.asked == "ys sarnath-loss"
    scene.plays("ys sacrifice flying_polyp africa")
    assert (scene.zone("africa"), scene.signs("cc")) == ("", [2])


def test_sarnath_takes_a_sign_that_nobody_has_seen() -> None:
    """CW-53.74: chance picks it, and it is shown."""
    scene = doom_end({"asia": "cc bokrug acolyte"}, signs={"cc": [1, 3]})
    scene.plays("cc done").rolls(3).plays("cc sarnath-sign 0")
    assert (scene.signs("cc"), scene.doom("cc")) == ([1], 0)
    assert scene.happened("sarnath-sign")[0]["number"] == 3


def test_sarnath_finds_nothing_where_there_is_nothing() -> None:
    """CW-53.74: Great Old Ones do not count."""
    scene = doom_end({"asia": "cc bokrug nyarlathotep"})
    scene.plays("cc done")
    assert not scene.happened("sarnath") + scene.happened("sarnath-sign")
    assert scene.s.round == 2


def test_a_loss_by_sarnath_is_caused_by_the_enemy() -> None:
    """CW-53.74, CW-23.16: so Passion brings 1 Power."""
    cards, books = {"bokrug": "ys book"}, {"ys": "passion"}
    power = {"bg": 0, "cc": 0, "ys": 9}
    scene = war("bg,cc,ys", {"asia": "ys bokrug acolyte"}, phase=DOOM_TURN, turn="ys", first="bg",
                cards=cards, power=power, books=books)  # fmt: skip
    scene.plays("ys done", "ys sarnath-unit 0", "ys passion")
    assert scene.power("ys") == 10


def test_bokrug_is_back_before_sarnath_takes_its_toll() -> None:
    """CW-53.75: a new holder has the spellbook though the figure waits."""
    scene = doom_end({"asia": "cc acolyte:2"})
    waits(scene)
    scene.plays("cc done")
    assert scene.asked == "cc ghosts-of-ib"
    scene.plays("cc come-from-ib asia")
    assert scene.asked == "cc doom-of-sarnath"
