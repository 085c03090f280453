"""Benchmarks beside each other: what is run, how it is judged, pictures and pages of it (scripts/bench-report)."""
import pathlib
import sys

# The probe's curves and pages.
TOOLS = pathlib.Path(__file__).resolve().parent.parent.parent / 'src/tools'
sys.path += [str(TOOLS / 'probe'), str(TOOLS / 'profiler')]
from isthmus_probe.progress import Progress  # noqa: E402, F401
