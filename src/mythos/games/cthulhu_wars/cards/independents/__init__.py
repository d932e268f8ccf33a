"""Cthulhu Wars: independent Great Old Ones."""
