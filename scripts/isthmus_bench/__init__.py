"""Benchmark comparisons: which programs run, how results are judged, and pictures and pages of them
(scripts/bench-report)."""
import pathlib
import sys

# Modules of isthmus-probe and isthmus-profile are imported from these folders, e.g. to draw curves.
TOOLS = pathlib.Path(__file__).resolve().parent.parent.parent / 'src/tools'
sys.path += [str(TOOLS / 'probe'), str(TOOLS / 'profiler')]
from isthmus_probe.progress import Progress  # noqa: E402, F401
