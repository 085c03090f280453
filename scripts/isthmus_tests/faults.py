"""Reads the tables of faults: the change, the source that is changed, and the tests that should detect it."""
import collections
import pathlib
import re
import sys

from .functions import definitions, functions


def pattern_of(lines):
    """Returns a pattern that finds the text of these lines, whatever its line breaks and indentation."""
    def is_word(token):
        return re.match(r'\w', token) is not None

    tokens = re.findall(r'\w+|[^\w\s]', '\n'.join(lines))
    return re.compile(''.join((r'\s+' if is_word(before) and is_word(token) else r'\s*') + re.escape(token)
                              for before, token in zip(['', *tokens], tokens)).removeprefix(r'\s*'))


class Fault:
    """An entry of the table: in a function, or in a file outside of functions, `old` is replaced by `new`. `tests` is
    a regular expression for ctest."""

    def __init__(self, name, line):
        self.name, self.line = name, line
        self.file = self.function = self.tests = self.known = self.equal = ''
        self.old, self.new = [], []

    def set(self, key, value):
        if key == 'in':
            *file, self.function = value.split(':')
            self.file = file[0] if file else ''
        else:
            setattr(self, key, value)

    def find(self, root):
        """Finds the file of the fault. Returns the reason if the file cannot be determined, otherwise None."""
        if not self.function:
            return None if (root / self.file).exists() else f'expected a file {self.file}'
        files = [file for file in dict.fromkeys(definitions(root)[self.function])
                 if self.file in ('', file, pathlib.PurePath(file).name)]
        if len(files) != 1:
            return f'expected one file with a function {self.function}, not {len(files)}: {" ".join(files)}'
        self.file = files[0]
        return None

    def where(self):
        return f'{self.function} ({self.file})' if self.function else self.file

    def folder(self):
        parts = pathlib.PurePath(self.file).parts
        return parts[1] if parts[0] == 'src' else parts[0]

    def spans(self, text):
        if not self.function:
            return [(0, len(text))]
        return [(begin, end) for name, begin, end in functions(text) if name == self.function]

    def changed(self, text):
        """Returns the text with the fault, or None if the fault does not apply exactly once."""
        found = [match for begin, end in self.spans(text) for match in pattern_of(self.old).finditer(text, begin, end)]
        if len(found) != 1:
            return None
        return text[:found[0].start()] + '\n'.join(self.new) + text[found[0].end():]


def read_table(file, root):
    faults = []
    for number, line in enumerate(file.read_text(encoding='utf-8').splitlines(), 1):
        if not line.strip() or line.startswith('#'):
            continue
        if match := re.fullmatch(r'\[(\S+)\]', line):
            faults.append(Fault(match[1], number))
        elif faults and (match := re.fullmatch(r'(in|file|tests|known|equal) +(.+)', line)):
            faults[-1].set(match[1], match[2])
        elif faults and (match := re.fullmatch(r'([-+]) ?(.*)', line)):
            (faults[-1].old if match[1] == '-' else faults[-1].new).append(match[2])
        else:
            sys.exit(f'{file}:{number}: not a line of a fault: {line}')
    for fault in faults:
        if not ((fault.file or fault.function) and fault.old and (fault.tests or fault.known or fault.equal)):
            sys.exit(f'{file}:{fault.line}: {fault.name}: expected a function or a file, an old text and tests')
        if wrong := fault.find(root):
            sys.exit(f'{file}:{fault.line}: {fault.name}: {wrong}')
    names = collections.Counter(fault.name for fault in faults)
    for name in (name for name, count in names.items() if count > 1):
        sys.exit(f'{file}: {name} is there {names[name]} times')
    return faults


def check(faults, root):
    """Prints and returns the names of the faults that do not apply."""
    wrong = []
    for fault in faults:
        if fault.changed((root / fault.file).read_text(encoding='utf-8')) is None:
            wrong.append(fault.name)
            print(f'{fault.name}: expected the old text once in {fault.where()}')
    return wrong
