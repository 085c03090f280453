"""Finds the file, line and function of call sites from their offsets in objects, with addr2line of binutils or
elfutils."""
import re
import shutil
import subprocess
from isthmus_profile import own
from isthmus_profile.text import printable

TOOLS = ('addr2line', 'eu-addr2line')
SECONDS = 60
OURS = re.compile(r'(^|/)(shmem(x|_impl)?[\w/]*\.h|pshmem\.h|isthmus\.hpp|shmem\.F90(\.in)?)$')  # our headers, whose functions are compiled into programs


def frames(lines):
    """Yields (function, file, line) for each pair of output lines of addr2line."""
    for function, where in zip(lines[::2], lines[1::2]):
        where = where.split(' (discriminator')[0]
        file, _, line = where.rpartition(':')
        known = re.match(r'\d+', line)
        yield (None if function.startswith('??') else function, None if not file or file.startswith('??') else file,
               int(known[0]) if known and int(known[0]) else None)


def chosen(found):
    """Returns the innermost frame that belongs to the program."""
    for frame in found:
        if frame[1] is not None and not OURS.search(frame[1]):
            return frame
    return found[0] if found else (None, None, None)


def look_up(path, offsets):
    """Returns {offset: (function, file, line)} for an object. Empty if no tool is installed or the object has no debug
    information."""
    tool = next((word for word in TOOLS if shutil.which(word)), None)
    if tool is None or not own.is_regular(path):
        return {}
    words = [f'{offset - 1:#x}' for offset in offsets]  # the return address may belong to the line after the call
    try:
        text = subprocess.run([tool, '-a', '-f', '-i', '-C', '-e', path], input='\n'.join(words) + '\n', text=True,
                              capture_output=True, timeout=SECONDS, check=True, errors='replace').stdout
    except (OSError, subprocess.SubprocessError):
        return {}
    parts = re.split(r'^0x[0-9a-f]+(?::.*)?\n', text, flags=re.MULTILINE)[1:]
    return {offset: chosen(list(frames(part.splitlines()))) for offset, part in zip(offsets, parts)}


def described(sites):
    """Returns the entries of call sites (object, offset, symbol) with file, line and function."""
    offsets, known = {}, {}
    for path, offset, _ in sites:
        offsets.setdefault(path, set()).add(offset)
    for path, some in offsets.items():
        known[path] = look_up(path, sorted(some))
    entries = []
    for path, offset, symbol in sites:
        function, file, line = known[path].get(offset, (None, None, None))
        entries.append({'file': file and printable(file), 'line': line, 'function': printable(function or symbol.split('+')[0]) or None,
                        'object': printable(path), 'offset': f'{offset:#x}'})
    return entries
