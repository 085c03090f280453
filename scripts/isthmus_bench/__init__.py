"""Benchmarks beside each other: what is run, how it is judged, pictures and pages of it (scripts/bench-report)."""
