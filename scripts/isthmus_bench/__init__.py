"""Benchmarks beside each other: what is run, how it is judged, pictures and pages of it (scripts/bench-report)."""
import pathlib
import sys

# The probe's curves and pages.
sys.path.append(str(pathlib.Path(__file__).resolve().parent.parent / 'installed'))
from isthmus_probe.progress import Progress  # noqa: E402, F401
