"""The WebSocket of a table: handshake, frames, connections, and all that are open."""
