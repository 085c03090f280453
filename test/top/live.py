"""Tests the live view of isthmus-top on a terminal: live.py PREFIX JOB. The view must update, fit the terminal, also
after it becomes smaller, end with the key q, and restore the terminal."""
import fcntl
import os
import pty
import re
import select
import signal
import struct
import sys
import termios

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.dont_write_bytecode = True
import events  # noqa: E402

PREFIX, JOB = sys.argv[1:]
HIDE, SHOW, HOME = '\x1b[?1049h\x1b[?25l', '\x1b[?25h\x1b[?1049l', '\x1b[H'


def fail(text):
    os.kill(child, signal.SIGKILL)
    sys.exit(f'FAILED: {text}')


def resize(rows, columns):
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack('4H', rows, columns, 0, 0))


def read_until(what, is_there):
    """Reads the output of the terminal until `is_there` returns true."""
    while not is_there():
        if not select.select([terminal], [], [], events.HANG_S)[0]:
            fail(f'no {what}: {shown[-2:]!r}')
        try:
            data = os.read(terminal, 65536)
        except OSError:  # the other side has closed the terminal
            data = b''
        shown.append(data.decode())
        if not data and not is_there():
            fail(f'it ended, and no {what}: {shown[-2:]!r}')


def pictures():
    """Returns the complete pictures in the output, each as a list of lines."""
    parts = ''.join(shown).split(HOME)[1:]
    return [re.sub('\r|\x1b\\[[0-9;?]*[A-Za-z]', '', part).split('\n')[:-1] for part in parts
            if part.endswith('\x1b[J') or SHOW in part]


def expect_picture(of, rows, columns):
    if len(of) > rows - 1 or any(len(line) >= columns for line in of):
        fail(f'more than {rows} lines of {columns} columns: {of}')
    if of[-1] != 'Press q to quit.' or not re.match(r'\d\d:\d\d:\d\d  \S*planted: 4 PEs', of[0]):
        fail(f'not as expected: {of}')


child, terminal = pty.fork()
if child == 0:
    os.environ.pop('COLUMNS', None)
    os.environ.pop('LINES', None)
    os.execv(f'{PREFIX}/bin/isthmus-top', ['isthmus-top', '--every', '0.3', JOB])
shown = []
before = termios.tcgetattr(terminal)
resize(24, 100)
read_until('waits', lambda: pictures() and any('waits' in line for line in pictures()[-1]))
first = len(pictures())
read_until('second picture', lambda: len(pictures()) > first)
expect_picture(pictures()[-1], 24, 100)
if sum(bool(re.match(r' *[0-3]  ', line)) for line in pictures()[-1]) != 4:
    fail(f'not a line for each PE: {pictures()[-1]}')
read_until('picture of another second', lambda: pictures()[-1][0][:8] != pictures()[0][0][:8])
resize(8, 60)
first = len(pictures())
read_until('picture of the smaller terminal', lambda: len(pictures()) > first + 1)
expect_picture(pictures()[-1], 8, 60)
if [line.split(',')[0] for line in pictures()[-1][2:5]] != ['PE 0', 'PE 1', '2 PEs (2-3)']:
    fail(f'PEs that do the same are not one: {pictures()[-1]}')
os.write(terminal, b'xq')  # in one write; the key x has no effect
read_until('end', lambda: SHOW in ''.join(shown))
_, status = os.waitpid(child, 0)
if os.waitstatus_to_exitcode(status) != 0:
    sys.exit(f'FAILED: status {status}')
if not ''.join(shown).startswith(HIDE) or termios.tcgetattr(terminal) != before:
    sys.exit('FAILED: the terminal is not as it was')
