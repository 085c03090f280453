"""Finds in which file of the C sources a function is defined."""
import collections
import functools
import re

FOLDERS = ('src', 'mpi_backend', 'device_kinds', 'include')
BODY = re.compile(r'^\{\n.*?^\}', re.M | re.S)
NAME = re.compile(r'([A-Za-z_]\w*)\(')
ATTRIBUTE = re.compile(r'__attribute__\(\(.*?\)\)')


def functions(text):
    """Yields (name, begin, end) of each function of a C source. The source must be formatted by clang-format: the
    braces of a body are alone at the beginning of a line."""
    end = 0
    for body in BODY.finditer(text):
        head = re.split(r'[;}]\n|\n\n|\*/\n', text[end:body.start()])[-1]
        name = NAME.search(ATTRIBUTE.sub('', head))
        if name:
            yield name[1], body.start() - len(head), body.end()
        end = body.end()


@functools.lru_cache(maxsize=None)
def definitions(root):
    """Returns {function name: files that define it}."""
    found = collections.defaultdict(list)
    for folder in FOLDERS:
        for path in sorted((root / folder).rglob('*.[ch]')):
            for name, _, _ in functions(path.read_text(encoding='utf-8')):
                found[name].append(path.relative_to(root).as_posix())
    return found
