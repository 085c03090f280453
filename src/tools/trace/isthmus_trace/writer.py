"""The programs of lib/isthmus that write a trace in other formats, of the records that they are told, a line each."""
import os
import subprocess
from isthmus_profile.checked import Failure

LINES = 10000  # told at once


class Numbers(dict):
    """Of things in the order in which they come."""

    def __init__(self, first=0):
        super().__init__()
        self.first = first

    def __missing__(self, key):
        self[key] = self.first + len(self)
        return self[key]


def tell_all(program, target, option, records, descriptor=None):
    """`records` is called with a function that tells a line. The program writes the file of the descriptor, if there is one."""
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
            pass  # it says why
        said = process.stderr.read().strip().replace(path, target)
    if process.returncode != 0:
        raise Failure(said or f'{option}: {program} ended with status {process.returncode}')


def flush(process, lines):
    process.stdin.write(''.join(f'{line}\n' for line in lines))  # none at the end of a multiple of LINES
    lines.clear()


def expect(program, option, what):
    if not os.access(program, os.X_OK):
        raise Failure(f'{option}: this Isthmus was built without {what}')
