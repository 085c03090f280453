"""Damages files in many ways, with a fixed seed, and passes them to their reader. The reader must accept a file, or fail
with one message that names the file."""
import contextlib
import copy
import json
import os
import random
import resource
import sys
import traceback
import layout

COUNT, SEED = 1000, 47
MOST_MEMORY = 2 << 30  # limit of the process; a reader that trusts a damaged length would need more
EXTREMES = [0, 1, 2, 3, 7, 63, 64, 65, 255, 4095, 4096, 65535, 65536, 2**31 - 1, 2**31, 2**32 - 1, 2**40, 2**62, 2**63 - 1, 2**63, 2**64 - 1]
STRANGE = [None, True, False, 0, -1, 1, 3, 2**31, 2**63, 2**64, 10**40, -10**40, 10**400, 0.5, -0.5, 5e-324, 1e308, float('nan'), float('inf'), '',
           'x', '\x1b[2J', '\ud800', 'x' * 5000, [], {}, [[]], [{}], {'x': {}}]


def mutate_bytes(data, draw, fields=None):
    """Returns a copy that is shorter or longer, or has a few changed bytes. `fields` gives positions of numbers by kind
    (layout.py)."""
    made, kind = bytearray(data), draw.random()
    begin, length = draw.randrange(len(data)), draw.choice([8, 64, 512, 4096])
    if kind < 0.08:
        return bytes(made[:begin])
    if kind < 0.1:
        return bytes(made[:begin] + made[begin + length:])
    if kind < 0.12:
        return bytes(made[:begin] + made[begin:begin + length] * 2 + made[begin + length:])
    for _ in range(draw.choice([1, 1, 1, 2, 4])):
        if fields is None or kind < 0.17:
            made[draw.randrange(len(made))] ^= 1 << draw.randrange(8)
            continue
        at, width = draw.choice(fields[draw.choice(list(fields))])
        value = layout.value_at(data, at, width)
        value = draw.choice(EXTREMES + [value - 1, value + 1, value * 2, value // 2, value ^ 1 << draw.randrange(8 * width)])
        made[at:at + width] = (value & 256**width - 1).to_bytes(width, sys.byteorder)
    return bytes(made)


def places(value):
    """Returns the positions of all nested values, grouped by their path without indices: {path: [(container, key)]}."""
    found, left = {}, [('', value)]
    while left:
        name, one = left.pop()
        is_object = isinstance(one, dict)
        for key, part in one.items() if is_object else enumerate(one):
            where = f'{name}/{key if is_object else ""}'
            found.setdefault(where, []).append((one, key))
            if isinstance(part, (dict, list)):
                left.append((where, part))
    return found


def other_value(value, draw):
    if isinstance(value, int) and draw.random() < 0.5:
        return draw.choice([value - 1, value + 1, value * 2, -value, value + 100])
    return copy.deepcopy(draw.choice(STRANGE))


def mutate_json(text, draw):
    """Returns a copy of JSON text with a few changed values, or with damaged bytes."""
    if draw.random() < 0.1:
        return mutate_bytes(text, draw)
    value = json.loads(text)
    found = places(value)
    for _ in range(draw.choice([1, 1, 1, 2, 4])):
        inside, key = draw.choice(found[draw.choice(list(found))])
        what = draw.random()
        if isinstance(inside, list) and key >= len(inside) or isinstance(inside, dict) and key not in inside:
            continue  # an earlier change has removed it
        if what < 0.1:
            del inside[key]
        elif what < 0.2 and isinstance(inside, list):
            inside.insert(draw.randrange(len(inside) + 1), inside[key])
        elif what < 0.2:
            inside[draw.choice(['', 'x', '\x1b', '9' * 30])] = inside[key]
        elif what < 0.3:
            inside[key] = copy.deepcopy(draw.choice(found[draw.choice(list(found))])[0])
        else:
            inside[key] = other_value(inside[key], draw)
    return json.dumps(value).encode()


def put(file, data):
    """Overwrites the file and then sets its length. A file that is truncated first is written to disk each time."""
    file.seek(0)
    file.write(data)
    file.truncate()


class Tried:
    """A reader to be tested. `read` takes no arguments and reads the files of a folder. `failure` is the class of its
    errors."""

    def __init__(self, folder, read, failure):
        self.folder, self.read, self.failure = folder, read, failure
        self.answers = self.refusals = self.faults = self.seed = 0
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))

    def report(self, seed, what):
        self.faults += 1
        print(f'FAILED: seed {seed}: {what}')

    def once(self, seed):
        try:
            self.read()
            self.answers += 1
        except self.failure as failure:
            self.refusals += 1
            text = str(failure)
            if self.folder not in text or '\n' in text:
                self.report(seed, f'expected one line that names a file in {self.folder}: {text!r}')
        except BaseException:
            self.report(seed, traceback.format_exc())

    def run(self, path, mutate, count=COUNT):
        """Replaces the file by damaged copies, one after another, and restores the file at the end."""
        with open(path, 'rb') as file:
            whole = file.read()
        with open(path, 'r+b', buffering=0) as file, open(os.path.join(self.folder, 'seed'), 'wb', buffering=0) as now:
            for self.seed in range(count):
                now.seek(0)
                now.write(f'{path} {self.seed} \n'.encode())  # identifies the file if the reader hangs
                put(file, mutate(whole, random.Random(SEED * COUNT + self.seed)))
                self.once(self.seed)
            put(file, whole)

    def end(self):
        """Ends the process. Fails if no damaged file was refused, or none was accepted, because the test would then be
        ineffective."""
        print(f'{self.answers} read, {self.refusals} refused, {self.faults} faults')
        sys.exit(0 if self.faults == 0 and self.answers and self.refusals else 1)


@contextlib.contextmanager
def swallowed():
    """Discards everything that a reader prints."""
    with open(os.devnull, 'w', encoding='utf-8') as nothing, contextlib.redirect_stdout(nothing):
        yield
