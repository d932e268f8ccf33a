"""Play at a table server from Python: as a person, or as a program that plays a seat.

async with Client("http://127.0.0.1:8017") as client:
    await client.be_guest("Ann")
    table = await client.open_table("arkham-ritual", ["me", "reasoner", "reasoner"])
    async with client.sit(table, seat=0) as place:
        async for question in place.questions():
            await place.play(question.moves[0])
"""

from mythos.client.client import Client
from mythos.client.errors import CommandRefused, Refused
from mythos.client.moves import OfferedMove
from mythos.client.place import Place, Position

__all__ = ["Client", "CommandRefused", "OfferedMove", "Place", "Position", "Refused"]
