"""The console of all commands: whoever stops reading, as `head` does, ends a command in peace."""

from __future__ import annotations

import rich.console


class Console(rich.console.Console):
    """A console that tells its command that nobody reads any more, instead of failing."""

    def on_broken_pipe(self) -> None:
        self.quiet = True
        raise BrokenPipeError from None
