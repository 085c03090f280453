#!/usr/bin/env python3
"""calls.py SOURCE list OSHRUN MPI: checks that calls.tsv lists each MPI routine that the backend calls, with an existing
probe that calls the routine, and each planted fault.

calls.py SOURCE run OSHRUN MPI LIBRARY OPTION: checks that the probe in calls.tsv finds each planted fault. Plants
several faults in one run. OPTION is the launcher's option that sets variables of PEs, -x or -genv."""
import collections
import json
import os
import pathlib
import re
import subprocess
import sys

Row = collections.namedtuple('Row', 'call probe fault run verdict said')
# Routines that only some MPIs have. Isthmus' module for the standard ABI calls it to find out which MPI is loaded.
NOT_IN_ALL = {'MPI_Abi_get_version'}


def rows_of(source):
    lines = (source / 'test/probe/calls.tsv').read_text(encoding='utf-8').splitlines()
    return [Row(*(line.split('\t') + ['', ''])[:6]) for line in lines if not line.startswith('#')]


def code_of(folder):
    text = '\n'.join(path.read_text(encoding='utf-8') for path in sorted(folder.glob('*.c')))
    return re.sub(r'/\*.*?\*/', '', text, flags=re.DOTALL)


def probes_of(oshrun, mpi):
    done = subprocess.run([oshrun, '--mpi', mpi, '-np', '2', 'isthmus-probe', '--list'], stdout=subprocess.PIPE,
                          text=True, timeout=120, check=True)
    return {line.split()[0] for line in done.stdout.splitlines()}


def misfits(source, rows, probes):
    made = {f'MPI_{name}' for name in re.findall(r'\bPMPI_(\w+)\s*\(', code_of(source / 'mpi_backend/module'))}
    probing = code_of(source / 'mpi_backend/probe')
    planted = set(re.findall(r'(?:planted|turn_of)\("(\w+)"', code_of(source / 'test/probe/planted')))
    for call in sorted(made - {row.call for row in rows} - NOT_IN_ALL):
        yield f'{call}: the backend makes it, and no probe in test/probe/calls.tsv names its faults'
    for row in rows:
        if row.probe not in probes and not row.probe.endswith('/calls'):
            yield f'{row.call}: there is no probe {row.probe}'
        if not re.search(rf'\b{row.call}\(', probing):
            yield f'{row.call}: no probe makes it'
    windows, types = (source / path for path in ('mpi_backend/module/mpi_window.c', 'mpi_backend/probe/probe_types.c'))
    used = set(re.findall(r'\bMPI_(?:UINT\d+_T|SUM|B?X?OR|BAND|REPLACE|NO_OP|MAX|MIN|PROD)\b', windows.read_text()))
    tried = set(re.findall(r'(MPI_\w+), true\}', types.read_text()))
    for name in sorted(used - tried):
        yield f'{name}: the backend has windows do it, and probe_types.c does not tell the probes of atomics so'
    for fault in sorted(planted ^ {row.fault for row in rows}):
        yield f'{fault}: is in one of test/probe/planted and calls.tsv only'


def run(oshrun, mpi, library, option, rows):
    """Runs the probes of these rows with their faults planted. Returns {probe: result}."""
    faults, probes = (','.join(dict.fromkeys(getattr(row, field) for row in rows)) for field in ('fault', 'probe'))
    options = []
    for name, value in (('LD_PRELOAD', library), ('PLANTED_FAULTS', faults)):
        options += [option, f'{name}={value}'] if option == '-x' else [option, name, value]
    probes = probes.replace('communicators/calls', 'communicators/group_incl')  # its job reports the result
    subprocess.run([oshrun, '--mpi', mpi, '-np', '2', *options, 'isthmus-probe', '--quick', '--limit', '10',
                    '--json', 'found.json', '--only', probes], stdout=subprocess.DEVNULL, timeout=240 * int(os.environ.get("TEST_TIME_SCALE", "1")), check=False)
    with open('found.json', encoding='utf-8') as file:
        return {result['name']: result for result in json.load(file)['results']}


def unnamed(found, rows):
    for row in rows:
        result = found.get(row.probe)
        if result is None or result['verdict'] != row.verdict:
            yield f'{row.fault}: expected {row.probe} to be {row.verdict}, got {result}'
        elif not re.search(row.said, ' '.join([result['expected'] or '', result['seen'], *result['more']])):
            yield f'{row.fault}: expected {row.probe} to say "{row.said}", got {result}'


def main():
    source, what, oshrun, mpi, *others = sys.argv[1:]
    rows = rows_of(pathlib.Path(source))
    if what == 'list':
        failed = list(misfits(pathlib.Path(source), rows, probes_of(oshrun, mpi)))
    else:
        failed = []
        for name in dict.fromkeys(row.run for row in rows if row.verdict):
            of_run = [row for row in rows if row.run == name]
            failed += unnamed(run(oshrun, mpi, *others, of_run), of_run)
    for line in failed:
        print(f'FAILED: {line}')
    print(f'{len(rows)} rows, {len(failed)} failed')
    sys.exit(1 if failed else 0)


main()
