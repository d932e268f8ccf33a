"""The table in a terminal: playing and looking at records. It knows games by the registry only."""
