"""Determines which tests reach a line, how long they take, and which of them to run for the line."""
import collections
import concurrent.futures
import hashlib
import json
import os
import pathlib
import re
import shutil
import time

from isthmus_tests import coverage, ctest

# Tests of compilers, installations, speed and samples take long, or reach nothing that other tests do not reach.
LEFT_OUT = re.compile(r'(check|sanitize|install|bench|samples|layers|abi|cluster|stress|random)/'
                      r'|nodes/(sample|leave)|hybrid/.*shmem_finalize-.*|launch/(packages|srun|build-module)|device/gpu')
BOTH_MPIS = re.compile(r'(api/(mpich|openmpi)|backend|ends|node/refused|probe|security)/')
LONGEST = 40  # seconds; longer tests are left out


def family(name):
    """Returns a common name of tests that differ only in the number of PEs, or in the MPI if it makes no difference."""
    name = re.sub(r'/np\d+', '', name)
    return name if BOTH_MPIS.match(name) else re.sub(r'/(mpich|openmpi)\b', '', name)


def pes(name):
    match = re.search(r'/np(\d+)', name)
    return int(match[1]) if match else 0


def representatives(tests):
    """Returns one test of each family: with 3 PEs, or the closest number."""
    families = collections.defaultdict(list)
    for test in tests:
        if not LEFT_OUT.match(test.name) and not test.needs_others:
            families[family(test.name)].append(test)
    return [min(members, key=lambda test: abs(pes(test.name) - 3)) for members in families.values()]


def digest(file):
    return hashlib.sha256(file.read_bytes()).hexdigest()[:16] if file.exists() else ''


class Reach:
    """The duration of each test, and the lines of each source that it reaches, stored in a file for each test. If a source
    has changed since the measurement, all its lines count as reached."""

    def __init__(self, folder, tree, pattern, alone):
        self.tree, self.pattern, self.jobs, self.alone = tree, pattern, int(tree.jobs), alone
        self.counting = (folder / 'coverage').resolve()
        self.kept = folder / 'reach'
        self.told = {}

    def file_of(self, name):
        return self.kept / (name.replace('/', '@') + '.json')

    def forget(self, pattern):
        for file in self.kept.glob('*.json'):
            if re.search(pattern, file.stem.replace('@', '/')):
                file.unlink()

    def is_whole(self, tests):
        return all(self.file_of(test.name).exists() for test in tests)

    def make(self, end):
        """Runs the tests that have no file yet, until the time `end`. Returns whether all tests have a file."""
        missing = [test for test in representatives(ctest.tests_of(self.tree.build, self.pattern))
                   if not self.file_of(test.name).exists()]
        if not missing:
            return True
        self.kept.mkdir(parents=True, exist_ok=True)
        coverage.build(self.counting, self.tree.targets)
        counting = {test.name: test for test in ctest.tests_of(self.counting)}
        with concurrent.futures.ThreadPoolExecutor(self.jobs) as pool:
            done = pool.map(lambda test: time.monotonic() < end and self.look_at(test, counting.get(test.name)), missing)
        return all(list(done))

    def look_at(self, test, counting):
        """Runs a test in the normal build to measure its duration, and in the build that counts to find the lines that it
        reaches."""
        alone, (outcome, seconds) = self.alone, test.run(LONGEST, self.alone)
        if outcome == ctest.FAILED:  # some tests create namespaces themselves
            alone, (outcome, seconds) = [], test.run(LONGEST)
        lines = {}
        if outcome == ctest.PASSED and counting:
            counts = self.counting / 'each' / test.name.replace('/', '@')
            shutil.rmtree(counts, ignore_errors=True)
            counts.mkdir(parents=True)
            counts.chmod(0o777)  # some tests run as other users
            counting.run(3 * LONGEST, alone, {'LLVM_PROFILE_FILE': str(counts / '%c%m.profraw')})
            lines = coverage.lines_run(self.counting, counts, counting.programs(self.counting / 'test'))
            shutil.rmtree(counts)
            counts.with_suffix('.profdata').unlink(missing_ok=True)
        told = {'outcome': outcome, 'seconds': round(seconds, 2), 'alone': alone,
                'files': {file: [digest(coverage.ROOT / file), ran] for file, ran in lines.items()}}
        self.file_of(test.name).write_text(json.dumps(told), encoding='utf-8')
        print(f'{outcome:8}{seconds:5.1f} s  reaches {sum(map(len, lines.values())):6} lines  {test.name}', flush=True)
        return True

    def read(self):
        now = {}
        for file in self.kept.glob('*.json'):
            if not re.search(self.pattern, file.stem.replace('@', '/')):
                continue
            told = json.loads(file.read_text(encoding='utf-8'))
            if told['outcome'] != ctest.PASSED:
                continue
            for source, (was, ran) in told['files'].items():
                if source not in now:
                    now[source] = digest(coverage.ROOT / source)
                told['files'][source] = set(ran) if now[source] == was else None
            self.told[file.stem.replace('@', '/')] = told

    def seconds(self, name):
        return self.told[name]['seconds']

    def alone_for(self, name):
        return self.told[name].get('alone', self.alone) if name in self.told else self.alone

    def reaches(self, name, source, first, last):
        ran = self.told[name]['files'].get(source, ())
        return ran is None or any(first <= line <= last for line in ran)

    def tests_for(self, spans, most):
        """Returns the names of tests that reach one of the lines {source: (first, last)}, and that together take at most
        `most` seconds. Gives all folders of tests the same time, and chooses the shortest tests of each folder."""
        folders = collections.defaultdict(list)
        for name in self.told:
            if any(self.reaches(name, source, *lines) for source, lines in spans.items()):
                folders[name.split('/')[0]].append(name)
        queues = {folder: sorted(names, key=self.seconds, reverse=True) for folder, names in folders.items()}
        chosen, spent = [], collections.Counter()
        while any(queues.values()) and spent.total() < most:
            folder = min(filter(queues.get, queues), key=lambda each: spent[each] + self.seconds(queues[each][-1]))
            chosen.append(queues[folder].pop())
            spent[folder] += self.seconds(chosen[-1])
        return chosen
