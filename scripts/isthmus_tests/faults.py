"""The tables of faults: what is put into which source, and who should notice."""
import collections
import pathlib
import re
import sys


class Fault:
    """An entry of the table: in `file`, `old` becomes `new`; `tests` is a regular expression of ctest."""

    def __init__(self, name, line):
        self.name, self.line = name, line
        self.file = self.tests = self.known = self.equal = ''
        self.old, self.new = [], []

    def room(self):
        parts = pathlib.PurePath(self.file).parts
        return parts[1] if parts[0] == 'src' else parts[0]

    def changed(self, text):
        """The text with the fault, or None if it does not apply exactly once. Lines are compared without
        their indentation, so that a block moves with its surroundings."""
        pattern = r'\n[ \t]*'.join(re.escape(line) for line in self.old)
        if len(re.findall(pattern, text)) != 1:
            return None
        return re.sub(pattern, lambda match: '\n'.join(self.new), text)


def read_table(file):
    faults = []
    for number, line in enumerate(file.read_text(encoding='utf-8').splitlines(), 1):
        if not line.strip() or line.startswith('#'):
            continue
        if match := re.fullmatch(r'\[(\S+)\]', line):
            faults.append(Fault(match[1], number))
        elif faults and (match := re.fullmatch(r'(file|tests|known|equal) +(.+)', line)):
            setattr(faults[-1], match[1], match[2])
        elif faults and (match := re.fullmatch(r'([-+]) ?(.*)', line)):
            (faults[-1].old if match[1] == '-' else faults[-1].new).append(match[2])
        else:
            sys.exit(f'{file}:{number}: not a line of a fault: {line}')
    for fault in faults:
        if not (fault.file and fault.old and (fault.tests or fault.known or fault.equal)):
            sys.exit(f'{file}:{fault.line}: {fault.name}: expected a file, an old text and tests')
    names = collections.Counter(fault.name for fault in faults)
    for name in (name for name, count in names.items() if count > 1):
        sys.exit(f'{file}: {name} is there {names[name]} times')
    return faults


def check(faults, root):
    """The names of those that do not apply."""
    wrong = []
    for fault in faults:
        file = root / fault.file
        if not file.exists() or fault.changed(file.read_text(encoding='utf-8')) is None:
            wrong.append(fault.name)
            print(f'{fault.name}: expected the old text once in {fault.file}')
    return wrong
