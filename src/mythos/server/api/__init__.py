"""The HTTP API by resource: `routes.py` lists all of it."""
