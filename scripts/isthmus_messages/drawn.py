"""Finds the messages in the sources: every string of two words or more that is not known to be another kind of text,
and every format of a call that prints. A message is a format in which each conversion is replaced by `<>`."""
import re
from collections import namedtuple

from isthmus_messages import others

Message = namedtuple('Message', 'text path line')

C_FILES = ('src/**/*.[ch]', 'mpi_backend/module/*.[ch]', 'mpi_backend/none/*.[ch]',
           'device_kinds/*.[ch]', 'include/*.h', 'include/*.hpp', 'include/shmem_impl/*.h')
SHELL_FILES = ('src/tools/wrappers/oshrun.in', 'src/tools/wrappers/oshcc.in', 'src/tools/wrappers/oshfort_extra.sh',
               'src/tools/wrappers/isthmus-build-module.in', 'src/bindings/fortran/f18/build_module.sh')
PYTHON_FILES = ('src/tools/*/isthmus-[pt]*.in', 'src/tools/*/isthmus_[pt]*/*.py')
SHARED_FILES = ('isthmus_profile/checked.py', 'isthmus_profile/tool.py')  # several tools print messages of these files

# Calls that print a message. A format of these calls is a message even if it is only one word.
WRITERS = {'report_fatal', 'report_fatal_errno', 'report_warning', 'report_fault', 'isthmus_fortran_fatal', 'job_end_report',
           'supervisor_print', 'fail',
           'kind_fail'}
PREFIXES = {('src/tools/supervisor/supervisor.c', 'supervisor_print'): 'isthmus: PE <> on <> ', ('src/tools/launcher/job_end.c', 'job_end_report'): 'isthmus: PE <> on <> '}
ERRNO_WRITERS = {'report_fatal_errno'}  # calls that append ": " and the text of errno

TOKEN = re.compile(r'''//[^\n]*|/\*.*?\*/|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)+'|[A-Za-z_]\w*|\d[\w.]*|\s+|.''', re.DOTALL)
CONVERSION = re.compile(r'%(?:%|[-+ #0]*(?:\*|\d+)?(?:\.(?:\*|\d+))?(?:hh|h|ll|l|z|t|j)?(?:[diouxXeEfgGcspn]|(?=$|<>)))')
MACRO = re.compile(r'(?:[A-Z][A-Z0-9_]*|PRI[a-zA-Z]\d+)$')
TWO_WORDS = re.compile(r'[A-Za-z]\S* +\S*[A-Za-z]|[A-Za-z]\S* +\S*<>|<>\S* +\S*[A-Za-z]')
ESCAPES = {'n': ' ', 't': ' ', '"': '"', '\\': '\\', "'": "'", '0': ''}


def plain(format_text):
    """Returns a C format as a message: with <> for conversions, without escapes, and without blanks at both ends."""
    text = re.sub(r'\\(.)', lambda found: ESCAPES.get(found[1], found[0]), CONVERSION.sub('<>', format_text))
    text = re.sub(r'(<>)+', '<>', text)
    return text.strip() + (' <>' if re.search(r'[:\w] $', format_text) else '')  # the value that is printed after it


def c_tokens(text):
    """Yields (offset, token), without comments and blanks."""
    for found in TOKEN.finditer(text):
        if not found[0].isspace() and not found[0].startswith(('//', '/*')):
            yield found.start(), found[0]


def literal_at(tokens, place):
    """Returns the text of the adjoining literals and macros that start here, and the place after them."""
    text = ''
    while place < len(tokens) and (tokens[place][1][0] == '"' or MACRO.match(tokens[place][1])):
        token = tokens[place][1]
        text += token[1:-1] if token[0] == '"' else '<>'
        place += 1
    return text, place


def c_literals(text):
    """Yields (offset, format, name of the call, surrounding tokens) of every string. The call is the one that the string is
    an argument of."""
    tokens = list(c_tokens(text))
    calls, place = [], 0
    while place < len(tokens):
        offset, token = tokens[place]
        begins = token[0] == '"' or (MACRO.match(token) and place + 1 < len(tokens) and tokens[place + 1][1][0] == '"')
        if begins:
            literal, end = literal_at(tokens, place)
            around = [word for _, word in tokens[max(0, place - 6):place]], tokens[end][1] if end < len(tokens) else ''
            yield offset, literal, calls[-1] if calls else '', *around
            place = end
            continue
        if token == '(':
            calls.append(tokens[place - 1][1])
        elif token == ')' and calls:
            calls.pop()
        elif token in '{};':
            calls = [] if token == ';' else calls
        place += 1


def is_one_of_c(text, call, before, after):
    if not re.search('[A-Za-z]{2}', text.replace('<>', '')):
        return call in WRITERS and text.count('<>') > 1  # a message without any word cannot be in the catalog
    if before[-1:] == ['('] and after == ',' and re.fullmatch(r'[\w:]+', text):  # the name of a routine, not the format
        return False
    if text.startswith(others.PAGES) or call in others.CALLS or others.FIELD.search(' '.join(before)):
        return False
    return call in WRITERS or bool(TWO_WORDS.search(text))


def of_c(text, name):
    text = text.replace('\\\n', '  ')
    fault = None
    for offset, literal, call, before, after in c_literals(text):
        if call == 'report_fault':  # texts before and after an address
            literal, fault = (fault + '<>' + literal, None) if fault else ('', literal)
        message = plain(literal)
        if is_one_of_c(message, call, before, after):
            yield offset, PREFIXES.get((name, call), '') + message + (': <>' if call in ERRNO_WRITERS else '')


SHELL_LINE = re.compile(r'''\bfail "((?:[^"\\]|\\[\s\S])*)"|\becho ("(?:[^"\\]|\\.)*"(?:\s+(?:\\\n\s*)?"(?:[^"\\]|\\.)*")*) >&2''')


def of_shell(text, _):
    program = '' if (found := re.search(r'^\s*echo "(\S+): \$1" >&2', text, re.MULTILINE)) is None else found[1] + ': '
    for found in SHELL_LINE.finditer(text):
        if found[1] is not None:
            words = program + found[1]
        else:
            words = ' '.join(re.findall(r'"(.*?)"', found[2].replace('\\"', "''")))
        words = re.sub(r'\\\n', '', words.replace('\\"', "''"))
        words = re.sub(r'\$\{[^}]*\}|\$\([^)]*\)|\$\w+', '<>', words)
        yield found.start(), re.sub(r'(<>)+', '<>', words.replace("''", '"'))


STRINGS = r"""((?:f?'(?:[^'\\]|\\.)*'\s*)+)"""
FAILURE = re.compile(rf'(?:Failure|ArgumentTypeError)\({STRINGS}')
# Functions that find faults in an incomplete profile, and the strings that they return.
FINDERS = re.compile(r'^def (?:read_pes|endings?|whole_text)\(.*?(?=\n\S|\Z)', re.MULTILINE | re.DOTALL)
FOUND = re.compile(rf'(?:return|yield|append\()\s*{STRINGS}')
INCOMPLETE = 'INCOMPLETE: '
TOLD = re.compile(rf"f?'({INCOMPLETE}(?:[^'\\]|\\.)*)'")


def python_text(literals, begin):
    """Returns adjoining strings as a message."""
    words = begin + ''.join(re.findall(r"f?'((?:[^'\\]|\\.)*)'", literals))
    return re.sub(r'(<>)+', '<>', re.sub(r'\{[^}]*\}', '<>', words))


def of_python(text, name):
    tool = re.search(r'/isthmus[-_](\w+)', name)[1]
    begin = '<>: ' if name.endswith(SHARED_FILES) else f'isthmus-{tool}: '
    for found in FAILURE.finditer(text):
        yield found.start(), python_text(found[1], begin)
    for finder in FINDERS.finditer(text) if tool == 'profile' else ():
        for found in FOUND.finditer(text, finder.start(), finder.end()):
            yield found.start(), python_text(found[1], INCOMPLETE)
    for found in TOLD.finditer(text):
        yield found.start(), python_text(found[0], '')


def all_messages(root):
    """Yields every message of the sources in this folder, with its place. A text may occur several times."""
    for patterns, read in ((C_FILES, of_c), (SHELL_FILES, of_shell), (PYTHON_FILES, of_python)):
        for pattern in patterns:
            for path in sorted(root.glob(pattern)):
                name = str(path.relative_to(root))
                text = path.read_text(encoding='utf-8')
                for offset, message in read(text, name):
                    yield Message(message, name, text.count('\n', 0, offset) + 1)
