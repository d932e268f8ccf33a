"""The heart: state, scripts, asks, dice, matches and records. It knows no game."""
