"""damaged_results.py MODULES WORK: reads damaged result files. isthmus-probe --from and --compare and
scripts/mpi-results read those of isthmus-probe, and scripts/bench-report its own."""
import os
import pathlib
import shutil
import sys

modules, work = sys.argv[1:]
tests = pathlib.Path(__file__).resolve().parent.parent
scripts = tests.parent / 'scripts'
sys.path[:0] = [modules, str(tests), str(tests / 'probe'), str(scripts)]
sys.dont_write_bytecode = True
from program import load  # noqa: E402
from mutants import COUNT, Tried, mutate_json, swallowed  # noqa: E402
from isthmus_probe import compare, page, report  # noqa: E402
from isthmus_bench import results as figures  # noqa: E402


def show():
    stored = report.read(path)
    page.of_report(stored)
    compare.page_of([path, whole_path], [stored, whole])
    with swallowed():
        compare.print_all([path, whole_path], [stored, whole])
        compare.print_all([whole_path, path], [whole, stored])
        probe.show_stored(probe.parse(['--from', path]))
    mpi_results.section({'run': mpi_results.read_result(path)[1]})


def show_figures():
    stored = figures.read(path)
    list(figures.all_goals(stored))
    figures.groups_of(stored)


RECORD = {'group': 'rma', 'who': 'isthmus/mpich', 'pes': 2, 'row': 'put', 'size': 8, 'unit': 'us', 'values': [1.0, 1.5]}
GOAL = {'group': 'rma', 'who': 'isthmus/mpich', 'pes': 2, 'row': 'put', 'against': 'memcpy', 'limit': 2, 'ratios': [1.0, 1.1]}
FIGURES = {'writer': 'bench-report', 'format': figures.FORMAT, 'machine': [{'name': 'host', 'value': 'a'}], 'runs': 1, 'records': [RECORD] * 3,
           'goals': [GOAL], 'failed': [{'what': 'x', 'why': 'y'}]}
results, probe, mpi_results = load(tests / 'probe/results.py'), load(scripts.parent / 'src/tools/probe/isthmus-probe.in'), load(scripts / 'mpi-results')
shutil.rmtree(work, ignore_errors=True)
os.makedirs(work)
path, whole_path = results.write(work, 'results.json', results.first()), results.write(work, 'whole.json', results.second())
whole = report.read(whole_path)
tried = Tried(work, show, report.Failure)
show()
tried.run(path, mutate_json)
results.write(work, 'results.json', FIGURES)
tried.read = show_figures
show_figures()
tried.run(path, mutate_json, COUNT // 4)
tried.end()
