"""other_host.py MODULES FOLDER PE: changes the profile of the PE as if it ran on another host, whose clock is 5 s ahead
and 20 ppm faster. The ticks in its trace do not change."""
import os
import sys

sys.path.insert(0, sys.argv[1])
sys.dont_write_bytecode = True
from isthmus_profile import read  # noqa: E402

AHEAD_NS, FASTER = 5 * 10**9, 20e-6


def main():
    path = os.path.join(sys.argv[2], f'pe-{sys.argv[3]}.isp')
    with open(path, 'r+b') as file:
        data = file.read(read.HEADER.size)
        fields = dict(zip(read.FIELDS, read.HEADER.unpack(data)))
        fields['boot'] = b'another host'
        fields['last_ns'] += AHEAD_NS + round(FASTER * (fields['last_ns'] - fields['loaded_ns']))
        fields['loaded_ns'] += AHEAD_NS
        file.seek(0)
        file.write(read.HEADER.pack(*fields.values()))


main()
