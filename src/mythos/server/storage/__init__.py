"""Where tables live: SQLite by default, PostgreSQL for several processes, one small interface."""
