"""Which function is defined where in the C sources."""
import collections
import functools
import re

FOLDERS = ('src', 'mpi_backend', 'device_kinds', 'include')
BODY = re.compile(r'^\{\n.*?^\}', re.M | re.S)
NAME = re.compile(r'([A-Za-z_]\w*)\(')
ATTRIBUTE = re.compile(r'__attribute__\(\(.*?\)\)')


def functions(text):
    """(name, begin, end) of each function that a C source defines in the form that clang-format gives it: the braces of
    its body are alone at the beginning of a line."""
    end = 0
    for body in BODY.finditer(text):
        head = re.split(r'[;}]\n|\n\n|\*/\n', text[end:body.start()])[-1]
        name = NAME.search(ATTRIBUTE.sub('', head))
        if name:
            yield name[1], body.start() - len(head), body.end()
        end = body.end()


@functools.lru_cache(maxsize=None)
def definitions(root):
    """The files that define a function with this name."""
    found = collections.defaultdict(list)
    for folder in FOLDERS:
        for path in sorted((root / folder).rglob('*.[ch]')):
            for name, _, _ in functions(path.read_text(encoding='utf-8')):
                found[name].append(path.relative_to(root).as_posix())
    return found
