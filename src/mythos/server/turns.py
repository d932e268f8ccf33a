"""Whose bot thinks next: one of each person in turn, and at tables that nobody watches last."""

from __future__ import annotations

from collections import OrderedDict, deque

from msgspec import Struct

from mythos.server.bots import BotTask


class Thought(Struct, frozen=True):
    """A task that waits for a worker."""

    table: str
    number: int
    task: BotTask
    owner: str = ""
    """Whose table it is."""
    watched: bool = True
    tries: int = 0

    @property
    def key(self) -> tuple[str, int]:
        return self.table, self.number


class Turns:
    """Thoughts by their table's owner. A flood of one person's waits behind itself alone."""

    def __init__(self) -> None:
        self._watched: OrderedDict[str, deque[Thought]] = OrderedDict()
        self._alone: OrderedDict[str, deque[Thought]] = OrderedDict()
        self._number = 0

    def __len__(self) -> int:
        return self._number

    def add(self, thought: Thought) -> None:
        people = self._watched if thought.watched else self._alone
        people.setdefault(thought.owner, deque()).append(thought)
        self._number += 1

    def take(self) -> Thought:
        """The next one; its owner's others wait until everybody else has had a turn."""
        people = self._watched or self._alone
        owner, waiting = people.popitem(last=False)
        thought = waiting.popleft()
        if waiting:
            people[owner] = waiting
        self._number -= 1
        return thought

    def bring_forward(self, thought: Thought) -> None:
        """Somebody has begun to watch a table whose bot waited with those that nobody watches."""
        waiting = self._alone.get(thought.owner, deque())
        for each in waiting:
            if each.key == thought.key:
                waiting.remove(each)
                self._number -= 1
                if not waiting:
                    del self._alone[thought.owner]
                self.add(thought)
                return

    def before(self, owner: str, *, watched: bool) -> int:
        """How many thoughts come before the last of this person's, and it."""
        people = self._watched if watched else self._alone
        own = len(people.get(owner, ()))
        others = sum(min(len(each), own) for name, each in people.items() if name != owner)
        ahead = 0 if watched else sum(map(len, self._watched.values()))
        return ahead + others + own
