"""Sums over the records of a profile, and texts for times, bytes and places that all reports use."""
import os
from isthmus_probe.report import number_text
from isthmus_profile.text import printable

WAITING = ('wait', 'test', 'collective', 'lock')  # classes of routines whose time depends on other PEs
SHORTEST = 20e-9  # seconds; the clock and the cost of recording make shorter times inexact
TIME_UNITS = ((1, 's'), (1e-3, 'ms'), (1e-6, 'us'), (1e-9, 'ns'))
COUNT_UNITS = ((1e18, 'E'), (1e15, 'P'), (1e12, 'T'), (1e9, 'G'))
BYTE_UNITS = ((1 << 60, 'EiB'), (1 << 50, 'PiB'), (1 << 40, 'TiB'), (1 << 30, 'GiB'), (1 << 20, 'MiB'), (1 << 10, 'KiB'))


class Sum:
    """The sum of several records."""

    def __init__(self):
        self.calls = self.bytes = 0
        self.seconds, self.least, self.most = 0.0, float('inf'), 0.0
        self.sizes, self.records, self.of_pes = {}, [], None

    def add(self, record):
        self.calls += record['calls']
        self.bytes += record['bytes']
        self.seconds += record['seconds']
        self.least, self.most = min(self.least, record['least']), max(self.most, record['most'])
        for size, calls in record['sizes'].items():
            self.sizes[size] = self.sizes.get(size, 0) + calls
        self.records.append(record)

    @property
    def by_pe(self):
        """{pe: [calls, bytes, seconds]}, computed at the first use."""
        if self.of_pes is None:
            self.of_pes = {}
            for pe, calls, length, seconds in (entry for record in self.records for entry in record['by_pe']):
                of = self.of_pes.setdefault(pe, [0, 0, 0.0])
                of[0], of[1], of[2] = of[0] + calls, of[1] + length, of[2] + seconds
        return self.of_pes

    def usual(self):
        """Returns the record with the most calls. Its median represents all records."""
        return max(self.records, key=lambda record: record['calls'])

    def of_slowest_pe(self):
        """Returns (pe, calls, bytes, seconds) of the PE that spent the most time."""
        pe = max(self.by_pe, key=lambda one: self.by_pe[one][2], default=0)
        return (pe, *self.by_pe.get(pe, (0, 0, 0.0)))

    def mean_bytes(self):
        return self.bytes / self.calls if self.calls else 0


# ---- Sums ----

def grouped(records, key):
    """Returns {key: Sum}, sorted by time, the longest first."""
    found = {}
    for record in records:
        found.setdefault(key(record), Sum()).add(record)
    return dict(sorted(found.items(), key=lambda entry: -entry[1].seconds))


def by_routine(profile):
    return grouped(profile['records'], lambda record: record['routine'])


def by_place(profile, *classes):
    """Returns the sums by (routine, site) over all phases, for these classes of routines or for all."""
    return grouped((record for record in profile['records'] if not classes or record['class'] in classes),
                   lambda record: (record['routine'], record['site']))


def total(profile, name):
    """Returns the sum over all PEs of a member such as `seconds` or `in_library`."""
    return sum(pe[name] for pe in profile['pes'])


def share(part, whole):
    return part / whole if whole else 0.0


def median(values):
    ordered = sorted(values)
    return ordered[len(ordered) // 2] if ordered else 0


def outside(pe):
    """Returns the seconds that a PE spent outside the library."""
    return max(pe['seconds'] - pe['in_library'], 0.0)


def other(pe):
    """Returns the seconds in the library that are neither in waits nor in collectives."""
    return max(pe['in_library'] - pe['in_waits'] - pe['in_collectives'], 0.0)


def waited_for(profile):
    """Returns {pe: [times it was the last in a collective, seconds that all others waited for it]}."""
    found = {}
    for entry in profile['collectives']:
        for pe, times, seconds in entry['late']:
            of = found.setdefault(pe, [0, 0.0])
            of[0], of[1] = of[0] + times, of[1] + seconds
    return found


def nodes(profile):
    return len(set(profile['job']['nodes'])) or 1


def traffic(profile):
    """Returns {pe: [bytes of its calls, bytes to or from its memory]}. A PE's accesses to itself count in both."""
    found = {}
    for source, target, _, length in profile['matrix']:
        found.setdefault(source, [0, 0])[0] += length
        found.setdefault(target, [0, 0])[1] += length
    return found


# ---- Texts ----

def scaled(value, units):
    size, name = next(((size, name) for size, name in units if value >= size * 0.9995), units[-1])
    return f'{number_text(value / size)} {name}'


def time_text(seconds):
    if 0 < seconds < SHORTEST:
        return f'< {scaled(SHORTEST, TIME_UNITS)}'
    return scaled(seconds, TIME_UNITS) if seconds > 0 else '0 s'


def bytes_text(length):
    return scaled(length, BYTE_UNITS) if length >= 1024 else f'{length:.0f} B'


def count_text(count):
    return f'{count:,}'


def short_count_text(count):
    return count_text(count) if count < 10 ** 9 else scaled(count, COUNT_UNITS)


def percent_text(part):
    return f'{100 * part:.0f} %' if part >= 0.0995 or part == 0 else f'{100 * part:.1f} %'


def pe_count_text(count):
    return f'{count:,} PE{"" if count == 1 else "s"}'


def pes_text(pes, most=6):
    """Returns a text such as: PE 3; PEs 1, 2, 5 to 9."""
    ranges = []
    for pe in sorted(pes):
        if ranges and ranges[-1][1] == pe - 1:
            ranges[-1][1] = pe
        else:
            ranges.append([pe, pe])
    words = [f'{first}' if first == last else f'{first} to {last}' for first, last in ranges]
    more = f' and {len(words) - most} more' if len(words) > most else ''
    return f'PE{"" if len(pes) == 1 else "s"} {", ".join(words[:most])}{more}'


def site_text(profile, index):
    """Returns the file, line and function of a call site, as far as they are known."""
    site = profile['sites'][index]
    function = site['function']
    if site['file']:
        line = '' if site['line'] is None else f':{site["line"]}'
        return os.path.basename(site['file']) + line + (f' ({function})' if function else '')
    where = f'{os.path.basename(site["object"] or "?")}+{site["offset"]}'
    return f'{function} ({where})' if function else where


def call_text(profile, place):
    """Describes a pair of routine and call site."""
    return f'{place[0]} at {site_text(profile, place[1])}'


def machine_text(profile, time=None):
    """Describes the PEs, the time and the hosts of a job. `time`: replaces the time between shmem_init and
    shmem_finalize."""
    job = profile['job']
    hosts = len(set(job['hosts'])) or 1
    text = f'{pe_count_text(job["pes"])}, {time or time_text(job["seconds"])}, {hosts} host{"" if hosts == 1 else "s"}'
    return text + (f', {nodes(profile)} nodes' if nodes(profile) != hosts else '') + f', {job["mpi"]}'


def program_text(profile):
    job = profile['job']
    return printable(' '.join([os.path.basename(job['program']), *job['arguments']]))


def whole_text(profile):
    """Returns texts about missing parts of a profile. Empty if the profile is complete."""
    texts = list(profile['faults'])
    if profile['lost']:
        texts.append(f'{count_text(profile["lost"])} calls did not fit into the tables and are missing')
    if not profile['complete'] and not texts:
        texts.append('the job did not end normally')
    return texts
