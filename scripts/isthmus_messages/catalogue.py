"""Reads the catalogue of messages, docs/messages.md: sections with entries. An entry has patterns and three
paragraphs."""
import re
from collections import namedtuple

Entry = namedtuple('Entry', 'section title patterns means cause do line')
PARAGRAPHS = ('Means.', 'Cause.', 'Do.')
WHAT_DIFFERS = re.compile(r'<[a-z][a-z0-9 -]*>')


class Malformed(Exception):
    """The catalogue is malformed. The text is one line for its author."""


def message_of(pattern):
    """Replaces each variable part of a pattern by <>, as in messages of the sources."""
    return re.sub(r'(<>)+', '<>', WHAT_DIFFERS.sub('<>', pattern))


def entry_of(section, title, lines, number):
    patterns, paragraphs = [], {}
    for block in re.split(r'\n\s*\n', '\n'.join(lines).strip()):
        if block.startswith('- `'):
            for line in block.split('\n'):
                if not re.fullmatch(r'- `.+`', line):
                    raise Malformed(f'line {number}: {title}: "{line}": expected - `pattern`')
                patterns.append(line[3:-1])
            continue
        head = re.match(r'\*\*(\w+\.)\*\* ', block)
        if not head or head[1] not in PARAGRAPHS or head[1] in paragraphs:
            raise Malformed(f'line {number}: {title}: "{block[:60]}": expected **Means.**, **Cause.** or **Do.**, once each')
        paragraphs[head[1]] = ' '.join(block[head.end():].split())
    if not patterns or tuple(paragraphs) != PARAGRAPHS:
        raise Malformed(f'line {number}: {title}: expected patterns, then **Means.**, **Cause.** and **Do.**')
    return Entry(section, title, patterns, *paragraphs.values(), number)


def read(text):
    """Returns the entries, in their order."""
    entries, section, title, lines, begin = [], None, None, [], 0
    for number, line in enumerate([*text.split('\n'), '## '], 1):
        if line.startswith(('## ', '### ')):
            if title:
                entries.append(entry_of(section, title, lines, begin))
            section = line[3:] if line.startswith('## ') else section
            title = line[4:] if line.startswith('### ') else None
            lines, begin = [], number
        elif title:
            lines.append(line)
    return entries
