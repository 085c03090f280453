"""Draws faults at random, evenly among the lines of the sources, inserts them one after the other, and stores the
results."""
import collections
import concurrent.futures
import difflib
import hashlib
import json
import pathlib
import sys
import threading
import time

from isthmus_tests import ctest, sites
from isthmus_tests.coverage import ROOMS, ROOT
from isthmus_tests.tree import digests

NOTICED, SAME, ARGUED, KNOWN, SURVIVING, UNREACHED, NOT_BUILT = (
    'noticed', 'same code', 'equal', 'known', 'surviving', 'unreached', 'not built')
COLUMNS = [NOTICED, SAME, ARGUED, KNOWN, SURVIVING, UNREACHED]


class Mutant:
    """A fault that can be inserted at a site of a source. Several lines may have the same text; this is the line number
    `nth` of them."""

    def __init__(self, file, text, site, nth):
        self.file, self.text, self.site, self.nth = file, text, site, nth
        self.first = site.line(text)
        self.last = self.first + text.count('\n', site.begin, site.end)

    def changed(self):
        return self.site.changed(self.text)

    def lines(self, text):
        return text.splitlines()[self.first - 1:self.last]

    def key(self):
        """Returns a text that identifies the mutant. It remains the same if other lines of the source change."""
        old, new = (' '.join(' '.join(self.lines(text)).split()) for text in (self.text, self.changed()))
        return f'{self.file}: {self.site.operator}: {old} => {new} ({self.nth})'

    def diff(self):
        return '\n'.join(difflib.unified_diff(self.text.splitlines(), self.changed().splitlines(), self.file, self.file,
                                              lineterm='', n=2))

    def room(self):
        parts = pathlib.PurePath(self.file).parts
        return parts[1] if parts[0] == 'src' else '/'.join(parts[:-1])


def sources(root=ROOT):
    """Returns the names of all C sources and headers of the counted folders."""
    found = [path for room in ROOMS for path in (root / room).rglob('*.[ch]')]
    return sorted(str(path.relative_to(root)) for path in found)


def digest_of_tests(root=ROOT):
    files = sorted(file for file in (root / 'test').rglob('*') if file.is_file())
    return hashlib.sha256(b'\0'.join(file.read_bytes() for file in files)).hexdigest()[:16]


def number(*words):
    return int(hashlib.sha256('\0'.join(map(str, words)).encode()).hexdigest(), 16)


def drawn(seed, files, root=ROOT):
    """Returns all lines in the random order of this seed, with one site of each line. The order depends only on the
    seed, the file's name and the line's text, so it does not change for other lines when one line changes."""
    order = []
    for file in files:
        text = (root / file).read_text(encoding='utf-8')
        lines, of_line, times = text.splitlines(), collections.defaultdict(list), collections.Counter()
        for site in sites.sites_of(text):
            of_line[site.line(text)].append(site)
        for line, there in sorted(of_line.items()):
            words = lines[line - 1].split()
            nth = times[tuple(words)]
            times[tuple(words)] += 1
            rank = number(seed, file, nth, *words)
            order.append((rank, Mutant(file, text, there[number(rank) % len(there)], nth)))
    return [mutant for _, mutant in sorted(order, key=lambda each: each[0])]


class Results:
    """The results of the mutants of a seed, one line of JSON each. If a mutant has two results, the later one is
    valid."""

    def __init__(self, file):
        self.file, self.of = file, {}
        if file.exists():
            for line in file.read_text(encoding='utf-8').splitlines():
                told = json.loads(line)
                self.of[told['mutant']] = told

    def keep(self, mutant, outcome, by, seconds, tried=''):
        told = {'mutant': mutant.key(), 'outcome': outcome, 'by': by, 'seconds': round(seconds, 1), 'tried': tried}
        self.of[mutant.key()] = told
        with open(self.file, 'a', encoding='utf-8') as file:
            file.write(json.dumps(told) + '\n')


class Argued:
    """The faults of the table that no test can detect, or that are not worth a test."""

    def __init__(self, faults, root=ROOT):
        self.of = {}
        for fault in faults:
            changed = fault.changed((root / fault.file).read_text(encoding='utf-8'))
            if changed is not None:
                self.of[fault.file, ' '.join(changed.split())] = fault

    def about(self, mutant):
        """Returns the result that the table contains for a mutant, and the reason. Returns None if the table does not
        contain the mutant."""
        fault = self.of.get((mutant.file, ' '.join(mutant.changed().split())))
        return fault and ((ARGUED, fault.equal) if fault.equal else (KNOWN, fault.known))


class Draw:
    """A draw in progress. All results are stored, so a draw with the same seed continues where an earlier one ended."""

    def __init__(self, tree, reach, argued, results, jobs):
        self.tree, self.reach, self.argued, self.results, self.jobs = tree, reach, argued, results, jobs
        self.tests = {test.name: test for test in ctest.tests_of(tree.build, reach.pattern)}
        self.before = digests(tree.build)
        self.noticed = collections.Counter(told['by'] for told in results.of.values())  # tests that detected most mutants run first
        self.objects, self.source_of = tree.objects_of_sources()

    def outcome(self, mutant):
        """Returns the result of a mutant, from the table or the stored results; None if it was not tried."""
        told = self.results.of.get(mutant.key())
        if told and told['outcome'] == NOT_BUILT:
            return NOT_BUILT, ''
        return self.argued.about(mutant) or (told and (told['outcome'], told['by']))

    def may_be_noticed(self, mutant, outcome, tried):
        """Returns whether the fault was not detected, and the tests have changed or get more time now."""
        return outcome in (SURVIVING, UNREACHED) and self.results.of[mutant.key()].get('tried') != tried

    def try_mutant(self, mutant, most):
        """Inserts a mutant, builds, and runs the tests. Returns the result, and the name of the test that failed."""
        file = self.tree.sources / mutant.file
        objects = self.objects.get(mutant.file, [])
        file.write_text(mutant.changed(), encoding='utf-8')
        try:
            if not objects:  # no program of these tests contains this file
                return UNREACHED, ''
            if self.tree.run(self.tree.ninja(*objects)) != 0:
                return NOT_BUILT, ''
            others = [name for name, digest in digests(self.tree.build, objects).items() if digest != self.before[name]]
            if not others:
                return SAME, ''
            names = self.tests_for(mutant, {self.source_of[name] for name in others}, most)
            if not names:
                return UNREACHED, ''
            self.tree.require(f'linking with {mutant.key()}', self.tree.build_command())
            by = self.first_to_notice(names)
            return (NOTICED, by) if by else (SURVIVING, f'{len(names)} tests')
        finally:
            file.write_text(mutant.text, encoding='utf-8')

    def tests_for(self, mutant, others, most):
        """Returns the tests that reach the changed lines. For a change in declarations, returns the tests that reach
        the sources of the changed objects."""
        if mutant.site.in_body:
            names = self.reach.tests_for({mutant.file: (mutant.first, mutant.last)}, most)
        else:
            names = self.reach.tests_for({source: (0, sys.maxsize) for source in others}, most)
        if 'fence' in mutant.text[mutant.site.begin:mutant.site.end]:
            names += [name for name in self.tests if name.startswith('abi/fences/')]
        return sorted(names, key=lambda name: -self.noticed[name])

    def first_to_notice(self, names):
        """Returns the name of a test that failed, or None if all passed. Starts no further test after a failure."""
        noticed, found = [], threading.Event()

        def run(name):
            if found.is_set() or name not in self.tests:
                return
            usual = self.reach.seconds(name) if name in self.reach.told else 5
            outcome, _ = self.tests[name].run(10 + 8 * usual, self.reach.alone_for(name))
            if outcome in (ctest.FAILED, ctest.HUNG):
                noticed.append(name + (' (hung)' if outcome == ctest.HUNG else ''))
                found.set()

        with concurrent.futures.ThreadPoolExecutor(self.jobs) as pool:
            list(pool.map(run, names))
        return noticed[0] if noticed else None

    def run(self, order, wanted, again, end, most):
        """Returns the mutants of the draw, as far as time permits. Mutants that do not compile are replaced by
        further ones."""
        taken = []
        tried = f'{digest_of_tests()}, {most} s'
        for mutant in order:
            known = self.outcome(mutant)
            if known is None or again and self.may_be_noticed(mutant, known[0], tried):
                if time.monotonic() >= end:
                    break
                begin = time.monotonic()
                known = self.try_mutant(mutant, most)
                self.results.keep(mutant, *known, time.monotonic() - begin, tried)
                print(f'{known[0]:10}{time.monotonic() - begin:4.0f} s  {mutant.file}:{mutant.first}:'
                      f' {mutant.site.operator}  {known[1]}', flush=True)
            if known[0] != NOT_BUILT:
                taken.append((mutant, *known))
            if len(taken) == wanted:
                break
        return taken


def print_table(taken, results):
    rooms = collections.defaultdict(collections.Counter)
    for mutant, outcome, _ in taken:
        rooms[mutant.room()][outcome] += 1
    print(f'\n{"room":22}{"drawn":>6}' + ''.join(f'{column:>11}' for column in COLUMNS))
    for room, counts in sorted(rooms.items()) + [('all', sum(rooms.values(), collections.Counter()))]:
        print(f'{room:22}{sum(counts.values()):6}' + ''.join(f'{counts[column]:11}' for column in COLUMNS))
    counts = collections.Counter(outcome for _, outcome, _ in taken)
    changing = sum(counts.values()) - counts[SAME] - counts[ARGUED]
    if changing:
        print(f'noticed of those that change behaviour: {counts[NOTICED]} of {changing},'
              f' {100 * counts[NOTICED] / changing:.1f} %')
    refused = sum(told['outcome'] == NOT_BUILT for told in results.of.values())
    print(f'not counted, since they do not compile: {refused}')


def print_left(taken):
    """Prints the diff of each mutant that was neither detected nor in the table."""
    for mutant, outcome, by in taken:
        if outcome in (SURVIVING, UNREACHED):
            print(f'\n{outcome} ({by or "no test reaches it"}), {mutant.site.operator}:\n{mutant.diff()}')
