"""Benchmark comparisons: which programs run, how results are judged, and pictures and pages of them
(scripts/bench-report)."""
import pathlib
import sys

# Curves and pages of the probe are used here too.
TOOLS = pathlib.Path(__file__).resolve().parent.parent.parent / 'src/tools'
sys.path += [str(TOOLS / 'probe'), str(TOOLS / 'profiler')]
from isthmus_probe.progress import Progress  # noqa: E402, F401
