"""Rise of the Cults: who plays it."""
