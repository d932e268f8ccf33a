"""Mutants: small wrong versions of the rules, and whether the tests notice them."""
