"""Starts the programs of lib/isthmus that write a trace in other formats, and passes records to them, one per line."""
import os
import subprocess
from isthmus_profile.checked import Failure

LINES = 10000  # number of lines that are written at once


class Numbers(dict):
    """Numbers things in the order of their first use."""

    def __init__(self, first=0):
        super().__init__()
        self.first = first

    def __missing__(self, key):
        self[key] = self.first + len(self)
        return self[key]


def tell_all(program, target, option, records, descriptor=None):
    """Runs the program. Calls `records` with a function that passes a line to the program. If `descriptor` is given,
    the program writes to this file."""
    lines, path = [], target if descriptor is None else f'/proc/self/fd/{descriptor}'
    with subprocess.Popen([program, path], stdin=subprocess.PIPE, stderr=subprocess.PIPE, text=True, errors='replace',
                          pass_fds=[] if descriptor is None else [descriptor]) as process:
        def tell(line):
            lines.append(line.replace('\n', ' '))
            if len(lines) >= LINES:
                flush(process, lines)
        try:
            records(tell)
            flush(process, lines)
            process.stdin.close()
        except BrokenPipeError:
            pass  # the program's message describes the failure
        said = process.stderr.read().strip().replace(path, target)
    if process.returncode != 0:
        raise Failure(said or f'{option}: {program} ended with status {process.returncode}')


def flush(process, lines):
    process.stdin.write(''.join(f'{line}\n' for line in lines))  # `lines` may be empty
    lines.clear()


def expect(program, option, what):
    if not os.access(program, os.X_OK):
        raise Failure(f'{option}: this Isthmus was built without {what}')
