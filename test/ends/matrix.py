#!/usr/bin/env python3
"""Runs jobs in which one PE ends, in every way and at every place, and prints the result of each.

A job must end by itself, with a nonzero status and a message that names the PE, and must leave no process and no
file behind. With --seconds N, it must end within N seconds of its PE's end. If nothing else is wrong, the exit
status is then that of a missed time limit. Status 0 without a message is accepted after shmem_finalize, and if the
end is an implicit finalize that all PEs reach.
"""
import argparse
import concurrent.futures
import contextlib
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import uuid

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.dont_write_bytecode = True
import clock  # noqa: E402
import events  # noqa: E402

WAYS = ['kill', 'segv', 'abort', 'exit0', 'exit3', '_exit0', '_exit3', 'quick_exit0', 'quick_exit3',
        'exec', 'return0', 'return3', 'error']
PLACES = ['before', 'init', 'computing', 'puts', 'atomics', 'collective', 'requests', 'handler', 'wait',
          'lock', 'space', 'finalize', 'after']
ON_HOSTS = {'hosts': '2', 'sole-hosts': '1'}  # number of PEs on each host
VICTIM = 1


class Job:
    """One job with its own folders."""

    def __init__(self, options, mpi, layout, way, place):
        self.options, self.mpi, self.layout, self.way, self.place = options, mpi, layout, way, place
        self.mark = 'ENDS_JOB=' + uuid.uuid4().hex
        self.folder = tempfile.mkdtemp(prefix='ends-')
        self.temporary = os.path.join(self.folder, 'tmp')
        self.stamp = os.path.join(self.folder, 'stamp')
        os.mkdir(self.temporary)
        self.others = self.left_behind() if layout in ON_HOSTS else []  # left by earlier jobs

    def command(self):
        program = [self.options.program, self.way, self.place, str(VICTIM), self.stamp]
        if self.layout in ON_HOSTS:
            return [self.options.cluster, '--name', self.options.name, 'run', '--build',
                    self.options.build, '--mpi', self.mpi, ON_HOSTS[self.layout]] + program
        command = [os.path.join(self.options.build, 'bin', 'oshrun'), '--mpi', self.mpi, '-np',
                   '3'] + program
        if self.options.own_memory:  # uses its own /dev/shm, whose files are listed at the end
            script = ('mount -t tmpfs tmpfs /dev/shm && "$@" & wait $!; status=$?; '
                      f'for try in $(seq {5 * events.HANG_S}); do '
                      'ls /dev/shm >"$ENDS_MEMORY"; [ -s "$ENDS_MEMORY" ] || break; sleep 0.1; done; exit $status')
            command = ['unshare', '--mount', 'sh', '-c', script, 'sh'] + command
        return command

    def environment(self):
        name, value = self.mark.split('=')
        environment = dict(os.environ, ENDS_MEMORY=os.path.join(self.folder, 'memory'))
        if self.layout not in ON_HOSTS:
            environment['TMPDIR'] = self.temporary
        environment[name] = value
        environment.pop('ISTHMUS_NODE_SIZE', None)
        if self.layout == 'nodes':
            environment['ISTHMUS_NODE_SIZE'] = '1'
        return environment

    def processes(self):
        """Returns the processes of this job, which have its mark in their environment."""
        found = []
        for process in filter(str.isdigit, os.listdir('/proc')):
            try:
                with open(f'/proc/{process}/environ', 'rb') as file:
                    if self.mark.encode() in file.read().split(b'\0'):
                        found.append(int(process))
            except OSError:
                pass
        return found

    def files(self):
        left = [os.path.join(folder, file) for folder, _, files in os.walk(self.temporary)
                for file in files]
        try:
            with open(os.path.join(self.folder, 'memory')) as memory:
                left += ['/dev/shm/' + line for line in memory.read().split()]
        except OSError:
            pass
        return left

    def left_behind(self):
        if self.layout in ON_HOSTS:
            run = subprocess.run([self.options.cluster, '--name', self.options.name, 'status'],
                                 stdout=subprocess.PIPE, text=True, check=False)
            return run.stdout.splitlines()[1:]
        return [f'process {process}' for process in self.processes()] + self.files()

    def await_clean(self):
        """Waits until nothing of the job is left. Returns what never disappears."""
        left = []

        def is_clean():
            left[:] = [thing for thing in self.left_behind() if thing not in self.others]
            return not left

        events.until(is_clean)
        return left

    def run(self):
        begin = time.time()
        with open(os.path.join(self.folder, 'text'), 'w+b') as text:
            process = subprocess.Popen(self.command(), stdin=subprocess.DEVNULL, stdout=text,
                                       stderr=text, env=self.environment(), start_new_session=True)
            hung = self.await_end(process)
            seconds = time.time() - self.begin_of_end(begin)
            left = self.await_clean()
            for leftover in self.processes():
                with contextlib.suppress(ProcessLookupError):
                    os.kill(leftover, signal.SIGKILL)
            text.seek(0)
            said = text.read().decode(errors='replace')
        shutil.rmtree(self.folder, ignore_errors=True)
        return Result(self, process.returncode, hung, seconds, left, said)

    def begin_of_end(self, otherwise):
        try:
            return os.stat(self.stamp).st_mtime
        except OSError:
            return otherwise

    def await_end(self, process):
        """Returns true if the job hangs. The job is then killed."""
        try:
            process.wait(events.HANG_S)
            return False
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
            return True


def is_seen_to_exec(job):
    """Returns true if the program that the PE executes would run longer than the job, so that its supervisor must end
    it."""
    return job.way == 'exec' and job.place not in ('before', 'after')


class Result:
    def __init__(self, job, status, hung, seconds, left, said):
        self.job, self.status, self.seconds, self.said = job, status, seconds, said
        names = [line for line in said.splitlines()
                 if re.search(rf'\b(PE|rank|process|process rank) \[?{VICTIM}\b', line)]
        finalizes = job.way in ('exit0', 'return0') and job.place not in ('before', 'init')
        self.faults = []
        if hung:
            self.faults.append('hung')
        if left:
            self.faults.append('left ' + ', '.join(left[:3]))
        well = status == 0 and (finalizes or job.place == 'after')
        if status == 0 and not well:
            self.faults.append('status 0')
        if not names and not well and job.place != 'after':
            self.faults.append('no line')
        elif is_seen_to_exec(job) and not any('called exec before shmem_finalize' in line for line in names):
            self.faults.append('no word of exec')
        limit = job.options.seconds
        self.is_late = limit is not None and seconds > limit * clock.scale()

    def title(self):
        job = self.job
        return f'{job.mpi} {job.layout}: {job.way} {job.place}'


def is_possible(way, place):
    return not (way.startswith('return') and place in ('init', 'finalize'))


def cases(options):
    return [(mpi, layout, way, place) for layout in options.layouts for mpi in options.mpis
            for place in options.places for way in options.ways if is_possible(way, place)]


def show_table(results, options, mpi, layout):
    print(f'\n{mpi}, {layout}')
    print(' ' * 11 + ' '.join(f'{way:>11}' for way in options.ways))
    for place in options.places:
        row = []
        for way in options.ways:
            result = results.get((mpi, layout, way, place))
            row.append('' if not result else result.faults[0].upper() if result.faults
                       else f'{result.status} {result.seconds:.1f}s')
        print(f'{place:11}' + ' '.join(f'{entry[:11]:>11}' for entry in row))


def show(results, options):
    for layout in options.layouts:
        for mpi in options.mpis:
            show_table(results, options, mpi, layout)
    print()
    for result in results.values():
        if result.faults:
            print(f'{result.title()}: ' + '; '.join(result.faults))
            if options.verbose:
                print('    ' + '\n    '.join(result.said.splitlines()[:30]))
    for layout in options.layouts:
        for mpi in options.mpis:
            some = [r for r in results.values() if (r.job.mpi, r.job.layout) == (mpi, layout)]
            print(f'{mpi}, {layout}: {len(some)} tried, {sum(bool(r.faults) for r in some)} wrong')


def can_mount():
    return subprocess.run(['unshare', '--mount', 'mount', '-t', 'tmpfs', 'tmpfs', '/dev/shm'],
                          stderr=subprocess.DEVNULL, check=False).returncode == 0


def ask_cluster(options):
    run = subprocess.run([options.cluster, '--name', options.name, 'status'], text=True, check=False,
                         stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if run.returncode != 0:
        print(run.stdout, end='', file=sys.stderr)
        sys.exit(run.returncode)  # 77 if hosts cannot be simulated


def parse():
    here = os.path.dirname(os.path.abspath(__file__))
    root = os.path.dirname(os.path.dirname(here))
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument('--build', default=os.path.join(root, 'build'), help='whose oshrun is used')
    parser.add_argument('--program', help='ends.c, built (else that of --build)')
    parser.add_argument('--mpi', dest='mpis', default='openmpi,mpich', type=lambda s: s.split(','))
    parser.add_argument('--layout', dest='layouts', default='node,nodes', type=lambda s: s.split(','),
                        help='node: one; nodes: simulated, of one PE each; hosts: simulated, of two PEs;'
                        ' sole-hosts: simulated, of one PE')
    parser.add_argument('--ways', default=WAYS, type=lambda s: s.split(','))
    parser.add_argument('--places', default=PLACES, type=lambda s: s.split(','))
    parser.add_argument('--jobs', default=2, type=int, help='how many at a time')
    parser.add_argument('--name', default='ends', help='the cluster that hosts are of')
    parser.add_argument('--seconds', type=float, help="limit from the PE's end to the job's, on an idle machine")
    parser.add_argument('--verbose', action='store_true', help='show what the jobs that went wrong said')
    options = parser.parse_args()
    options.cluster = os.path.join(root, 'scripts', 'cluster')
    options.build = os.path.abspath(options.build)
    options.program = os.path.abspath(options.program or
                                      os.path.join(options.build, 'test', 'ends', 'ends'))
    options.own_memory = can_mount()
    if not ON_HOSTS.keys().isdisjoint(options.layouts):  # a cluster runs one job at a time
        options.jobs = 1
        ask_cluster(options)
    return options


def run_one(options, case):
    result = Job(options, *case).run()
    print('.' if not result.faults else f'\n{result.title()}: {"; ".join(result.faults)}',
          end='', flush=True)
    if result.is_late:
        print(f'\n{result.title()}: {result.seconds:.0f} s', flush=True)
    return case, result


def main():
    options = parse()
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        results = dict(pool.map(lambda case: run_one(options, case), cases(options)))
    show(results, options)
    if any(result.faults for result in results.values()):
        return 1
    return clock.MISSED if any(result.is_late for result in results.values()) else 0


if __name__ == '__main__':
    sys.exit(main())
