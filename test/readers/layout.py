"""Positions of the numbers in a PE's profile and trace, as {kind of number: [(offset, bytes)]}. With them a test damages
each kind of number equally often."""
import re
import struct

WIDTHS = {'I': 4, 'i': 4, 'Q': 8, 'H': 2}
DATA_WORDS = 12  # number of words at the start of a block's data that are listed


def numbers_of(layout, at):
    """Yields (offset, bytes) of each number of a struct format, and None for each text."""
    for count, letter in re.findall(r'(\d*)([a-zA-Z])', layout.format):
        if letter == 's':
            yield at, None
            at += int(count)
            continue
        for _ in range(int(count or 1)):
            yield at, WIDTHS[letter]
            at += WIDTHS[letter]


def add(found, name, layout, at):
    for number, (offset, width) in enumerate(numbers_of(layout, at)):
        if width:
            found.setdefault(f'{name} {number}', []).append((offset, width))


def of_profile(read, data):
    found = {}
    add(found, 'header', read.HEADER, 0)
    head = dict(zip(read.FIELDS, read.HEADER.unpack_from(data)))
    at = head['header_bytes']
    while at < head['used']:
        kind, length, *_ = read.BLOCK.unpack_from(data, at)
        add(found, f'block {kind}', read.BLOCK, at)
        for word in range(min(DATA_WORDS, (length - read.BLOCK_BYTES) // 8)):
            found.setdefault(f'word {word} of {kind}', []).append((at + read.BLOCK_BYTES + 8 * word, 8))
        at += length
    return found


def of_trace(read, data):
    found = {}
    add(found, 'header', read.HEADER, 0)
    head = dict(zip(read.FIELDS, read.HEADER.unpack_from(data)))
    for ring in range(head['rings']):
        add(found, 'ring', read.RING, read.RINGS_AT + ring * head['ring_bytes'])
    at = head['stream_at']
    while at < len(data):
        _, count, _ = read.CHUNK.unpack_from(data, at)
        add(found, 'chunk', read.CHUNK, at)
        for number in range(count):
            event = at + read.CHUNK.size + number * read.EVENT.size
            add(found, f'event {read.EVENT.unpack_from(data, event)[3]}', read.EVENT, event)
        at += read.CHUNK.size + count * read.EVENT.size
    return found


def value_at(data, at, width):
    return struct.unpack_from({2: '=H', 4: '=I', 8: '=Q'}[width], data, at)[0]
