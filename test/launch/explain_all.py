"""Checks that isthmus-info --explain finds the right entry for each message of the catalogue: explain_all.py SOURCES
ISTHMUS_INFO."""
import pathlib
import subprocess
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, f'{sys.argv[1]}/scripts')
from isthmus_messages import catalogue, others  # noqa: E402

# Samples for the variable parts of messages: a number, an address, a name, several words.
SAMPLES = ('7', '0x7ffe5a5a', 'name_x', 'some words/of it')


def line_of(pattern, sample):
    text = catalogue.WHAT_DIFFERS.sub(sample, pattern)
    has_name = any(text.startswith(frame[:-2]) for frame in others.TEXTS if frame.endswith(': <>'))
    return text if has_name else f'isthmus: PE 3: shmem_x: {text}'


def titles_of(lines):
    """Returns for each line the title of its entry. isthmus-info prints an entry only once; a line whose entry was printed for
    the reason of another line gets the set of these titles."""
    told = subprocess.run([sys.argv[2], '--explain', '-'], input='\n'.join(lines) + '\n', capture_output=True, text=True,
                          check=False).stdout.split('\n')
    reasons = {line.partition(': ')[2] for line in told if line.startswith('About the reason in this message: ')}
    return {line: told[told.index(line) + 2] if line in told else reasons for line in lines}


def patterns_of(entry):
    return entry.patterns + entry.earlier


def each_message_finds_its_entry(turn):
    """Checks one message of each entry: the one with index `turn`, if the entry has that many, earlier messages included.
    isthmus-info prints an entry once, so each run uses only one message of an entry. Returns the number of faults."""
    chosen = {line_of(patterns_of(entry)[turn], SAMPLES[(number + turn) % len(SAMPLES)]): entry
              for number, entry in enumerate(ENTRIES) if turn < len(patterns_of(entry))}
    faults = 0
    for line, found in titles_of(chosen).items():
        expected = chosen[line].title
        if found != expected and expected not in (found if isinstance(found, set) else ()):
            print(f'{line}\n  gives {found}: expected {expected}')
            faults += 1
    return faults


ENTRIES = catalogue.read_all(pathlib.Path(sys.argv[1]))
FAULTS = sum(each_message_finds_its_entry(turn) for turn in range(max(len(patterns_of(entry)) for entry in ENTRIES)))
print(f'{len(ENTRIES)} entries, {sum(len(patterns_of(entry)) for entry in ENTRIES)} messages')
sys.exit(1 if FAULTS else 0)
