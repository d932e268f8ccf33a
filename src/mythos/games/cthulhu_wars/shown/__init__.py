"""Cthulhu Wars: what players, people at a terminal and whoever asks why not are shown."""
