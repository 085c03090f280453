"""Each message of the catalogue finds its own entry: explain_all.py SOURCES ISTHMUS_INFO."""
import subprocess
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, f'{sys.argv[1]}/scripts')
from isthmus_messages import catalogue, others  # noqa: E402

# Words that stand for what differs: a number, an address, a name, several words.
SAMPLES = ('7', '0x7ffe5a5a', 'name_x', 'some words/of it')


def line_of(pattern, sample):
    text = catalogue.WHAT_DIFFERS.sub(sample, pattern)
    has_name = any(text.startswith(frame[:-2]) for frame in others.TEXTS if frame.endswith(': <>'))
    return text if has_name else f'isthmus: PE 3: shmem_x: {text}'


def title_of(line):
    told = subprocess.run([sys.argv[2], '--explain', line], capture_output=True, text=True, check=False).stdout.splitlines()
    return told[2] if len(told) > 2 else ' '.join(told)


with open(f'{sys.argv[1]}/docs/messages.md', encoding='utf-8') as page:
    ENTRIES = catalogue.read(page.read())
FAULTS = 0
for number, (entry, pattern) in enumerate((entry, pattern) for entry in ENTRIES for pattern in entry.patterns):
    line = line_of(pattern, SAMPLES[number % len(SAMPLES)])
    if title_of(line) != entry.title:
        print(f'{line}\n  gives "{title_of(line)}": expected "{entry.title}"')
        FAULTS += 1
print(f'{len(ENTRIES)} entries, {sum(len(entry.patterns) for entry in ENTRIES)} messages')
sys.exit(1 if FAULTS else 0)
