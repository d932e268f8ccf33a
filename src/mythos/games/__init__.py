"""The games. Each is a room of its own, registers through an entry point and imports only core."""
