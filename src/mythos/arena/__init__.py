"""Many games: simulations, tournaments, ratings. On one machine, over all its cores."""
