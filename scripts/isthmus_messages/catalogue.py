"""Reads the catalog of messages, docs/messages: a file for each chapter, with entries. An entry has patterns, patterns of earlier
versions, and three paragraphs. docs/messages/index.md describes the format."""
import re
from collections import namedtuple

Entry = namedtuple('Entry', 'chapter title patterns earlier means cause do path line')
FOLDER = 'docs/messages'
PARAGRAPHS = ('Meaning.', 'Cause.', 'Solution.')
WHAT_DIFFERS = re.compile(r'<[a-z][a-z0-9 -]*>')
PATTERN = re.compile(r'- (?:Earlier \((\d+(?:\.\d+)*)\): )?`(.+)`')


class Malformed(Exception):
    """The catalog is malformed. The text is one line for its author."""


def message_of(pattern):
    """Replaces each variable part of a pattern by <>, as in messages of the sources."""
    return re.sub(r'(<>)+', '<>', WHAT_DIFFERS.sub('<>', pattern))


def patterns_of(block, place):
    """Returns the patterns of a list, and those of earlier versions."""
    patterns, earlier = [], []
    for line in block.split('\n'):
        found = PATTERN.fullmatch(line)
        if not found:
            raise Malformed(f'{place}: "{line}": expected - `pattern` or - Earlier (VERSION): `pattern`')
        (earlier if found[1] else patterns).append(found[2])
    return patterns, earlier


def entry_of(chapter, title, lines, path, number):
    place = f'{path}:{number}: {title}'
    patterns, earlier, paragraphs = [], [], {}
    for block in re.split(r'\n\s*\n', '\n'.join(lines).strip()):
        if block.startswith('- '):
            patterns, earlier = patterns_of(block, place)
            continue
        head = re.match(r'\*\*(\w+\.)\*\* ', block)
        if not head or head[1] not in PARAGRAPHS or head[1] in paragraphs:
            raise Malformed(f'{place}: "{block[:60]}": expected **Meaning.**, **Cause.** or **Solution.**, once each')
        paragraphs[head[1]] = ' '.join(block[head.end():].split())
    if not patterns + earlier or tuple(paragraphs) != PARAGRAPHS:
        raise Malformed(f'{place}: expected patterns, then **Meaning.**, **Cause.** and **Solution.**')
    return Entry(chapter, title, patterns, earlier, *paragraphs.values(), path, number)


def read(text, path):
    """Returns the entries of a chapter, in their order."""
    entries, chapter, title, lines, begin = [], None, None, [], 0
    for number, line in enumerate([*text.split('\n'), '## '], 1):
        if line.startswith(('# ', '## ')):
            if title:
                entries.append(entry_of(chapter, title, lines, path, begin))
            chapter = line[2:] if line.startswith('# ') else chapter
            title = line[3:] if line.startswith('## ') else None
            lines, begin = [], number
        elif title:
            lines.append(line)
    return entries


def chapters(root):
    """Returns the files of the chapters. isthmus-info reads them in this order."""
    return sorted(path for path in (root / FOLDER).glob('*.md') if path.name != 'index.md')


def read_all(root):
    """Returns the entries of all chapters below the folder of the sources."""
    paths = chapters(root)
    if not paths:
        raise Malformed(f'{FOLDER}: expected a file for each chapter')
    return [entry for path in paths for entry in read(path.read_text(encoding='utf-8'), f'{FOLDER}/{path.name}')]
