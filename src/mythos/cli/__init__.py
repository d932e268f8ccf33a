"""The command `mythos`: one subcommand for each thing a person wants to do in a terminal."""

from mythos.cli.main import main

__all__ = ["main"]
