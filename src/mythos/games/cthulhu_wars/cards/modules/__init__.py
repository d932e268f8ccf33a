"""Cthulhu Wars: modules beside units: markers, Gates of another kind."""
