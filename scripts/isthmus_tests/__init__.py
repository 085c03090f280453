"""What the tests notice: what of the library they reach, and faults put into it (scripts/coverage, scripts/mutate)."""
