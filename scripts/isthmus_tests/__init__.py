"""Measures what the tests detect: which code they reach, and which inserted faults (scripts/coverage,
scripts/mutate)."""
