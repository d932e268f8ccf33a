"""What a connection or a bot asks of a table becomes rows of its log."""

from __future__ import annotations

from mythos.bots import adviser
from mythos.core.dice import fresh_seed
from mythos.core.errors import MythosError, NotYourTurn
from mythos.core.seats import SPECTATOR, Seat
from mythos.server.bots import BotTask, snapshot_for
from mythos.server.errors import BadRequest, NotAllowed, NotBegun, NotSignedIn, RulesRanAway
from mythos.server.identity import Claim
from mythos.server.log import Noted, Row, Said
from mythos.server.names import told_apart
from mythos.server.protocol import (
    MAX_CHAT,
    Chat,
    Command,
    Consent,
    MoveCommand,
    Reply,
    Undo,
    Why,
    error_info,
)
from mythos.server.service import Service
from mythos.server.table import Table, seat_key


def obey(
    service: Service, claim: Claim | None, table_id: str, seat: Seat, command: Command
) -> Reply:
    """Do what a connection asks; done before under the same id, it is only answered again."""
    table = service.ledger.table(table_id)
    if isinstance(command, Why):
        return _why(service, table, claim, seat, command)
    chat = isinstance(command, Chat) and claim is not None
    who = claim.person if chat and claim else seat_key(seat)
    if (done := table.answered.get((who, command.id))) is not None:
        return Reply(command.id, done)
    if seat != SPECTATOR:
        service.viewing_seat(claim, table_id, seat)
    rows = _rows(service, table, claim, seat, command)
    numbers = [service.ledger.stage(table, row) for row in rows]
    return Reply(command.id, numbers[0])


def _why(service: Service, table: Table, claim: Claim | None, seat: Seat, command: Why) -> Reply:
    """Why a move is not possible now, in the rules' words; nothing happens."""
    if seat == SPECTATOR:
        raise NotAllowed("spectators watch")
    service.viewing_seat(claim, table.stored.id, seat)
    try:
        table.check(seat, command.move)
    except RulesRanAway:
        raise
    except MythosError as error:
        return Reply(command.id, why=error_info(error))
    return Reply(command.id)


def _rows(
    service: Service, table: Table, claim: Claim | None, seat: Seat, command: Command
) -> list[Row]:
    if isinstance(command, Chat):
        if table.scored and seat == SPECTATOR:
            raise NotAllowed("nobody talks to a scored attempt")
        return [_said(service, table, claim, seat, command)]
    if seat == SPECTATOR:
        raise NotAllowed("spectators watch")
    if isinstance(command, MoveCommand):
        return [table.move(seat, command.move, command.id)]
    if isinstance(command, Undo):
        return [table.undo(seat, command.id)]
    assert isinstance(command, Consent)
    if command.about == "seat":
        return table.answer_offer(seat, command.yes, command.id)
    return table.consent(seat, command.yes, command.id)


def _said(service: Service, table: Table, claim: Claim | None, seat: Seat, command: Chat) -> Row:
    if claim is None:
        raise NotSignedIn
    person = service.storage.person(claim.person)
    if person is None:
        raise NotSignedIn
    text = " ".join(command.text.split())
    if not 0 < len(text) <= MAX_CHAT or not text.isprintable():
        raise BadRequest(f"a message has 1 to {MAX_CHAT} printable characters")
    if seat != SPECTATOR:
        return Said(table.seats[seat].name, text, seat, command.id, person.id)
    others = [each.name for each in table.seats if each.person != person.id]
    return Said(told_apart(person.name, others), text, None, command.id, person.id)


def bot_moves(service: Service, table_id: str, position: int, seat: Seat, move: str) -> None:
    """A bot has decided; if the game has moved on since, its thought is dropped."""
    table = service.ledger.table(table_id)
    if len(table.entries) == position and table.bot_to_move() == seat:
        service.ledger.stage(table, table.move(seat, move))


def hinted(service: Service, claim: Claim | None, table_id: str, seat: Seat, ms: int) -> BotTask:
    """What a bot has to be asked for hints to this seat; not at a scored attempt."""
    table = service.ledger.table(table_id)
    if service.viewing_seat(claim, table_id, seat) == SPECTATOR or table.match is None:
        raise NotBegun
    if table.scored:
        raise NotAllowed("this is a scored attempt")
    match = table.match
    if table.run_rules(lambda: match.question(seat)) is None:
        raise NotYourTurn(seat, table.asked(), ())
    snapshot = snapshot_for(match)
    bot = adviser(table.game, ms)
    return BotTask(table.stored.game, seat, bot, fresh_seed(), snapshot, advise=True)


def note(service: Service, table_id: str, key: str, **params: int | str) -> None:
    table = service.ledger.table(table_id)
    service.ledger.stage(table, Noted(key, params))
