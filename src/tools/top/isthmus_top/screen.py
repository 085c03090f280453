"""Formats the state of a job as lines, and shows them repeatedly on a terminal."""
import os
import select
import shutil
import sys
import termios
import time
import tty
from isthmus_profile.text import printable
from isthmus_top.look import STATES

QUIET = 0.05  # maximum share of a core that an idle PE uses


def seconds(number):
    if number < 100:
        return f'{number:.1f} s'
    if number < 6000:
        return f'{number / 60:.0f} min'
    return f'{number / 3600:.1f} h'


def amount(number):
    for unit in ('', 'K', 'M', 'G'):
        if number < 9999.5:
            break
        number /= 1000
    return f'{number:.0f}{unit}' if number >= 10 or number == int(number) else f'{number:.1f}{unit}'


def place(site):
    if site is None:
        return ''
    function = f' ({site["function"]})' if site['function'] else ''
    if site['file']:
        return f' at {os.path.basename(site["file"])}:{site["line"]}{function}'
    return f' at {os.path.basename(site["object"])}+{site["offset"]}{function}'


def waits(one):
    for wait in one['waits']:
        thread = '' if wait['thread'] == one['process'] or len(one['waits']) == 1 else f'thread {wait["thread"]} '
        yield f'{thread}waits {seconds(wait["seconds"])} in {wait["routine"]}{place(wait["site"])}: for {wait["for"]}'


def does(one):
    """Describes in words what a PE does."""
    words = list(waits(one))
    if not words:
        words = [f'is in {call["routine"]} for {seconds(call["seconds"])}{place(call["site"])}' for call in one['calls'] if call['seconds'] > 0.1]
    if not words and one['presence']:
        words = [one['presence']]
    if not words:
        idle = one['state'] == 'S' and one['cpu'] is not None and one['cpu'] < QUIET
        words = ['sleeps, but not in a wait of the library' if idle else STATES.get(one['state'], STATES['R'])]
        if one['rates'] and one['rates']['most']:
            words.append(f'most library time in {one["rates"]["most"]}{place(one["rates"]["site"])}')
    return '; '.join(words)


def ranges(numbers):
    """Returns ranges of numbers as a text, such as "0-2, 5"."""
    runs = []
    for number in sorted(numbers):
        if runs and runs[-1][1] == number - 1:
            runs[-1][1] = number
        else:
            runs.append([number, number])
    return ', '.join(f'{first}-{last}' if last > first else str(first) for first, last in runs)


def gaps(numbers, count):
    """Returns the numbers from 0 to `count` - 1 that are not in `numbers`, as a text of ranges."""
    edges = [-1, *sorted(number for number in numbers if 0 <= number < count), count]
    runs = [(before + 1, after - 1) for before, after in zip(edges, edges[1:]) if after - before > 1]
    return ', '.join(f'{first}-{last}' if last > first else str(first) for first, last in runs)


def columns(one):
    cells = [str(one['pe']), one['host'], str(one['process']), '' if one['cpu'] is None else f'{100 * one["cpu"]:.0f}%']
    if one['rates']:
        rates = one['rates']
        cells += [amount(rates['calls']), amount(rates['bytes']), f'{100 * rates["library"]:.0f}%']
    return cells


def pe_lines(seen):
    heads = ['PE', 'host', 'process', 'CPU']
    if any(one['rates'] for one in seen):
        heads += ['calls/s', 'bytes/s', 'library']
    rows = [heads] + [columns(one) for one in seen]
    rows = [row + [''] * (len(heads) - len(row)) for row in rows]
    widths = [max(map(len, column)) for column in zip(*rows)]
    for row, words in zip(rows, ['does', *map(does, seen)]):
        cells = [cell.ljust(width) if head == 'host' else cell.rjust(width) for head, cell, width in zip(heads, row, widths)]
        yield '  '.join([*cells, words])


def grouped(seen):
    """Yields a line for each group of PEs that do the same at the same call site."""
    groups = {}
    for one in seen:
        first = (one['waits'] or [None])[0]
        key = (first['routine'], place(first['site'])) if first else does(one)
        groups.setdefault(key, []).append(one)
    for some in sorted(groups.values(), key=len):
        cpu = [one['cpu'] or 0.0 for one in some]
        pes = ranges(one['pe'] for one in some)
        who = f'{len(some)} PEs ({pes})' if len(some) > 1 else f'PE {pes}'
        like = f', such as PE {some[0]["pe"]}' if len(some) > 1 else ''
        yield f'{who}, CPU {100 * sum(cpu) / len(some):.0f}%{like}: {does(some[0])}'


def summary(seen, n_pes):
    waiting = {one['pe'] for one in seen if one['waits']}
    others = {one['pe'] for one in seen} - waiting
    yield f'{len(waiting)} of {n_pes} PEs wait' + (f'; not: {ranges(others)}' if waiting and others else '')
    missing = gaps(waiting | others, n_pes)
    if missing:
        yield f'not seen (on other hosts, or ended): PE {missing}'


def lines(name, seen, n_pes, room=None):
    """Returns all lines of the display, at most `room` lines."""
    seen = [one for _, one in sorted(seen.items())]
    hosts = len({one['host'] for one in seen})
    age = seconds(max((one['seconds'] for one in seen), default=0.0))
    head = [f'{name}: {n_pes} PEs, seen on {hosts} host{"s" * (hosts != 1)}, since {age}', *summary(seen, n_pes)]
    rows = list(pe_lines(seen))
    if room is not None and len(head) + len(rows) > room:
        rows = list(grouped(seen))[:max(1, room - len(head))]
    return [printable(line) for line in head + rows]


# ---- A terminal ----

HIDE, SHOW, HOME, REST = '\x1b[?1049h\x1b[?25l', '\x1b[?25h\x1b[?1049l', '\x1b[H', '\x1b[J'


def draw(text):
    width, height = shutil.get_terminal_size()
    shown = [line[:width - 1] for line in text(height - 3)] + ['', 'Press q to quit.']
    sys.stdout.write(HOME + ''.join(f'{line}\x1b[K\r\n' for line in shown[1 - height:]) + REST)
    sys.stdout.flush()


def wants_end():
    """Returns True if the user pressed q. Reads the descriptor directly, because select does not see keys in Python's
    buffer."""
    if not select.select([sys.stdin], [], [], 0)[0]:
        return False
    keys = os.read(sys.stdin.fileno(), 256)
    return not keys or any(key in b'qQ\x03\x04' for key in keys)


def live(name, watch, interval):
    """Shows the job until it ends or the user presses q."""
    before = termios.tcgetattr(sys.stdin)
    sys.stdout.write(HIDE)
    try:
        tty.setcbreak(sys.stdin)
        watch.local()
        seen = watch.look(min(interval, 0.5))
        while seen:
            draw(lambda room, seen=seen: lines(f'{time.strftime("%H:%M:%S")}  {name}', seen, watch.n_pes or len(seen), room))
            until = time.monotonic() + interval
            while time.monotonic() < until:
                if wants_end():
                    return
                seen = watch.look(min(0.2, interval)) if time.monotonic() + 0.2 >= until else (time.sleep(0.1) or seen)
    finally:
        termios.tcsetattr(sys.stdin, termios.TCSADRAIN, before)
        sys.stdout.write(SHOW)
        sys.stdout.flush()
