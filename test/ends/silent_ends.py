#!/usr/bin/env python3
"""Kills a PE of many jobs and counts the jobs that end without the message that names the PE.

Each case is MPI/EXECUTABLES/HOSTS/LOAD: one or two executables; one host, or two simulated hosts (scripts/cluster,
needs root); an idle machine, or two endless loops that run at the same time. The case none/one/host/LOAD has no
other variants. The case `part` is the test hybrid/part/two/kill_other/mpich.

A job that ends without the expected message counts as silent if nothing was printed at all, and as unnamed if
something else was printed. Status 0, or a job that does not end, is a failure, too.
"""
import argparse
import contextlib
import fnmatch
import itertools
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PES = 4
VICTIM = 3  # a PE of the second executable and on the second host
JOB_SECONDS = 120  # a job that takes longer counts as hung
MESSAGE = rf'isthmus: PE {VICTIM} on \S+ was killed by signal 9 \(Killed\)\n'


def all_cases():
    mpis = [f'{mpi}/{executables}/{hosts}'
            for mpi, executables, hosts in itertools.product(('openmpi', 'mpich'), ('one', 'two'),
                                                             ('host', 'hosts'))]
    return [f'{jobs}/{load}' for jobs in mpis + ['none/one/host', 'part/two/host']
            for load in ('idle', 'loops')]


class Counts:
    """The jobs of one case, counted by result."""

    def __init__(self):
        self.kills = self.silent = self.unnamed = self.status_0 = self.hung = 0

    def add(self, said, status):
        self.kills += 1
        self.hung += status is None
        self.status_0 += status == 0
        if re.search(MESSAGE, said):
            return status not in (None, 0)
        if said.strip():
            self.unnamed += 1
        else:
            self.silent += 1
        return False

    def failures(self):
        return self.silent + self.unnamed + self.status_0 + self.hung

    def __str__(self):
        return (f'{self.kills:6} kills {self.silent:4} silent {self.unnamed:4} unnamed '
                f'{self.status_0:4} status 0 {self.hung:4} hung')


@contextlib.contextmanager
def load(kind, count):
    """Runs endless loops in the background if the case requires them."""
    loops = [subprocess.Popen(['sh', '-c', 'while :; do :; done']) for _ in range(count)] \
        if kind == 'loops' else []
    try:
        yield
    finally:
        for loop in loops:
            loop.kill()
            loop.wait()


def command(options, case, folder):
    mpi, executables, hosts, _ = case.split('/')
    programs = [os.path.join(options.build, 'test', 'ends', 'ends')] * 2
    arguments = ['kill', 'wait', str(VICTIM), os.path.join(folder, 'stamp')]
    if mpi == 'part':
        mpi, arguments = 'mpich', ['kill_other']
        programs = [os.path.join(options.build, 'test', 'hybrid', name)
                    for name in ('hybrid_part-mpich', 'hybrid_part_other-mpich')]
    elif executables == 'two':
        programs[1] = options.other
    first = PES if executables == 'one' else PES // 2
    words = [os.path.join(options.build, 'bin', 'oshrun'), '--mpi', mpi, '-np', str(first), programs[0],
             *arguments]
    if hosts == 'hosts':
        words = [os.path.join(ROOT, 'scripts', 'cluster'), '--name', options.name, 'run', '--build',
                 options.build, '--mpi', mpi, '2', '-np', str(first), programs[0], *arguments]
    if executables == 'two':
        words += [':', '-np', str(PES - first), programs[1], *arguments]
    return words


def run_job(words, environment):
    """Runs a job. Returns its output and status, or None if it did not end."""
    process = subprocess.Popen(words, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                               stderr=subprocess.STDOUT, start_new_session=True, text=True,
                               errors='replace')
    try:
        said, _ = process.communicate(timeout=JOB_SECONDS)
        return said, process.returncode
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        said, _ = process.communicate()
        return said, None


def run_case(options, case, folder):
    counts = Counts()
    words = command(options, case, folder)
    environment = dict(os.environ)
    if options.preload:
        environment['LD_PRELOAD'] = options.preload
    begin = time.monotonic()
    with load(case.split('/')[3], options.loops):
        for _ in range(options.kills):
            said, status = run_job(words, environment)
            if not counts.add(said, status):
                print(f'{case}: kill {counts.kills}: status {status}: {said.strip() or "nothing printed"}',
                      flush=True)
    seconds = (time.monotonic() - begin) / max(counts.kills, 1)
    print(f'{case:24} {counts} {seconds:6.2f} s each', flush=True)
    return counts


@contextlib.contextmanager
def cluster(options, cases):
    """Starts two simulated hosts if a case needs them."""
    if not any('/hosts/' in case for case in cases):
        yield
        return
    script = [os.path.join(ROOT, 'scripts', 'cluster'), '--name', options.name]
    subprocess.run(script + ['up', '2'], check=True)
    try:
        yield
    finally:
        subprocess.run(script + ['down'], check=True)


def parse():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('cases', nargs='*', default=['*'], metavar='CASE',
                        help='patterns of the cases to run, such as mpich/*/host/loops (else all)')
    parser.add_argument('--build', default=os.path.join(ROOT, 'build'), help='whose oshrun is used')
    parser.add_argument('--kills', default=100, type=int, help='how many jobs of each case')
    parser.add_argument('--loops', default=2, type=int,
                        help='how many endless loops the cases of that load have; 0 if others run them')
    parser.add_argument('--preload', metavar='LIBRARY',
                        help='preloaded into the jobs, as libslow_reader.so of test/ends')
    parser.add_argument('--name', default='silent-ends', help='the name of the cluster')
    parser.add_argument('--list', action='store_true', help='print the cases and run nothing')
    options = parser.parse_args()
    options.build = os.path.abspath(options.build)
    return options


def main():
    options = parse()
    cases = [case for case in all_cases()
             if any(fnmatch.fnmatch(case, pattern) for pattern in options.cases)]
    if options.list or not cases:
        print('\n'.join(cases or all_cases()))
        return 0 if options.list else 2
    with tempfile.TemporaryDirectory(prefix='silent-ends-') as folder, cluster(options, cases):
        options.other = os.path.join(folder, 'ends_other')
        shutil.copy(os.path.join(options.build, 'test', 'ends', 'ends'), options.other)
        results = [run_case(options, case, folder) for case in cases]
    return 1 if any(counts.failures() for counts in results) else 0


if __name__ == '__main__':
    sys.exit(main())
