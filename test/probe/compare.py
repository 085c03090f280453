#!/usr/bin/env python3
"""compare.py SOUND PLANTED LEVEL: checks that PLANTED and LEVEL contain exactly the planted faults in addition to the
faults of SOUND, each with its verdict and text."""
import json
import re
import sys

# For each probe that must find a fault: its verdict, and patterns of the expected and the seen text.
PLANTED = {
    'atomics/create/fetch_and_op': ('wrong', r'8', r'MPI_Fetch_and_op of uint64, MPI_SUM, in memory, .*: 9'),
    'transfers/create/put': ('wrong', r'bytes', r'put, to PE \d .*byte 0 of 4096 is 0 instead of'),
    'transfers/create/rget': ('refused', r'MPI_Rget succeeds', r'error class \d+ '),
    'messages/matched_probe': ('hung', r'', r'in: MPI_Mprobe'),
    'collectives/barrier': ('crashed', r'', r'signal 11 \(Segmentation fault\)'),
    'threads/messages_at_once': ('wrong', r'', r'words of other values, with 4 threads at once'),
    'speed/shared': ('crashed', r'', r'signal 11 \(Segmentation fault\)'),
    'abort/all': ('hung', r'the job ends', r''),
}
LEVEL = {'threads/multiple': ('wrong', r'one level',
                              r'MPI_Init_thread says MPI_THREAD_MULTIPLE, and MPI_Query_thread MPI_THREAD_S')}


def read(path):
    with open(path, encoding='utf-8') as file:
        return {result['name']: result for result in json.load(file)['results']}


def is_as_planted(result, verdict, expected, seen):
    return result['verdict'] == verdict and re.search(expected, result['expected']) and \
        re.search(seen, ' '.join([result['seen'], *result['more']]))


def differences(sound, found, planted):
    """Yields planted faults that were not found as expected, and other faults that were found."""
    for name, fault in planted.items():
        if name not in found or not is_as_planted(found[name], *fault):
            yield f'{name}: expected {fault}, got {found.get(name)}'
    for name, result in found.items():
        bad = result['verdict'] not in ('sound', 'not applicable')
        was = sound.get(name, {}).get('verdict', 'sound')
        if bad and name not in planted and was != result['verdict']:
            yield f'{name}: was {was}, and nothing was planted there: {result}'


def main():
    sound, planted, level = map(read, sys.argv[1:])
    found = [*differences(sound, planted, PLANTED), *differences(sound, level, LEVEL)]
    found += [f'{name}: was not run' for name in sound if name not in planted and not name.endswith('/end')]
    found += [f'{name}: sound at first was expected, got {sound[name]}' for name in PLANTED
              if sound[name]['verdict'] != 'sound']
    for line in found:
        print(f'FAILED: {line}')
    sys.exit(1 if found else 0)


main()
