"""Known faults of MPIs and how Isthmus handles them: the table of mpi_backend/quirks.c."""
import fnmatch
import re

_rows, _here = [], []


class Quirk:
    def __init__(self, line):
        self.mpi, first, last, self.where, self.fault, self.isthmus, probes = line.split('\t')
        self.first, self.last, self.probes = int(first), int(last), probes.split()

    def is_of(self, version):
        """Returns True if the fault applies to the MPI with this version text."""
        found = re.search(re.escape(self.mpi) + r'\D*(\d+)', version)
        if not self.mpi or not found:
            return not self.mpi
        return self.first <= int(found[1]) and (not self.last or int(found[1]) <= self.last)

    def versions(self):
        if not self.mpi:
            return 'any'
        if not self.last:
            return f'{self.mpi} {self.first} and later' if self.first else self.mpi
        return f'{self.mpi} {self.last}' if self.first == self.last else f'{self.mpi} up to {self.last}'


def load(lines):
    _rows.extend(map(Quirk, lines))


def of_mpi(version):
    """Selects the rows for this MPI, which `answer` uses from now on."""
    _here[:] = [row for row in _rows if row.is_of(version)]


def rows_of(name):
    return [row for row in _here if any(fnmatch.fnmatch(name, pattern) for pattern in row.probes)]


def answer(name):
    """Returns how Isthmus handles the fault that this probe shows, or None."""
    return '; '.join(dict.fromkeys(row.isthmus for row in rows_of(name))) or None


def causes(name):
    """Returns the known faults that this probe may show, and how Isthmus handles each fault."""
    return [{'fault': row.fault, 'isthmus': row.isthmus} for row in rows_of(name)]


def print_table():
    print('| MPI | where | fault | probe | Isthmus |\n|---|---|---|---|---|')
    for row in _rows:
        probes = ', '.join(f'`{pattern}`' for pattern in row.probes)
        print(f'| {row.versions()} | {row.where} | {row.fault} | {probes} | {row.isthmus} |')
