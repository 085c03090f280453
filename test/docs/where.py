#!/usr/bin/env python3
"""where.py SOURCES: checks docs/architecture/where.md against the sources.

Each row of the page's tables has a file, a name in this file, and a sentence. Prints a line if the file does not
exist, or does not define the function, type, table or constant, or if the sentence names a function that does not
exist. Also reports malformed rows, and a page with fewer than 40 rows. The exit status is 1 if anything is printed.
"""
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / 'scripts'))
from isthmus_tests.functions import FOLDERS, definitions  # noqa: E402

PAGE = 'docs/architecture/where.md'
ROWS_MIN = 40
ROW = re.compile(r'\| [^|]+ \| `([^`|]+)` \| `([^`|]+)` \| ([^|]+) \|')
HEAD = re.compile(r'\| where [^|]+ \| file \| name \| [^|]+ \|')
RULE = '|---|---|---|---|'
FUNCTION = re.compile(r'`([a-z]\w*_\w+)`')
PUBLIC = ('shmem_', 'shmemx_')


def name_fault(root, file, name):
    """Returns why the file does not contain the name, or None."""
    path = root / file
    if not path.is_file():
        return f'{file}: there is no such file'
    files = definitions(root).get(name, [])
    if files and file not in files and file.startswith(FOLDERS):
        return f'{file}: it does not define {name}, which is in {", ".join(files)}'
    if not re.search(rf'\b{re.escape(name)}\b', path.read_text(encoding='utf-8')):
        return f'{file}: it has no {name}'
    return None


def sentence_fault(root, file, sentence):
    """Returns a name in the sentence that is neither a function nor in the row's file."""
    text = (root / file).read_text(encoding='utf-8')
    for name in FUNCTION.findall(sentence):
        if name not in definitions(root) and not name.startswith(PUBLIC) and not re.search(rf'\b{name}\b', text):
            return f'{file}: it has no {name}, and there is no such function'
    return None


def row_fault(root, line):
    row = ROW.fullmatch(line)
    if row is None:
        return 'expected a row of the form | question | `file` | `name` | sentence |'
    return name_fault(root, row[1], row[2]) or sentence_fault(root, row[1], row[3])


def findings(root, text):
    rows = 0
    for number, line in enumerate(text.splitlines(), 1):
        if not line.startswith('|') or HEAD.fullmatch(line) or line == RULE:
            continue
        rows += 1
        fault = row_fault(root, line)
        if fault:
            yield f'{PAGE}:{number}: {fault}'
    if rows < ROWS_MIN:
        yield f'{PAGE}: it has {rows} rows: expected at least {ROWS_MIN}'


def main():
    root = pathlib.Path(sys.argv[1]).resolve()
    lines = list(findings(root, (root / PAGE).read_text(encoding='utf-8')))
    print(*lines, sep='\n', end='\n' if lines else '')
    sys.exit(1 if lines else 0)


main()
