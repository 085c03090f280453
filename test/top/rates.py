"""Checks the rates of a job of two PEs that put 512 bytes in each call: rates.py PREFIX JOB FILE LINE"""
import json
import os
import subprocess
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.dont_write_bytecode = True
import events  # noqa: E402

PREFIX, JOB, FILE, LINE = sys.argv[1:]
SEEN = []


def both_have_put():
    """Returns the PEs if both have put between two measurements of isthmus-top."""
    SEEN[:] = [subprocess.run([f'{PREFIX}/bin/isthmus-top', '--json', JOB], capture_output=True, text=True, check=True).stdout]
    found = json.loads(SEEN[0])['pes']
    return len(found) == 2 and all(pe['rates'] and pe['rates']['calls'] > 0 for pe in found) and found


pes = events.until(both_have_put)
if not pes:
    sys.exit(f'no rates: {SEEN[0]}')
for pe in pes:
    rates = pe['rates']
    assert rates['most'] == 'shmem_put', rates
    assert rates['site']['file'].endswith(FILE) and rates['site']['line'] == int(LINE), rates
    assert abs(rates['bytes'] / rates['calls'] - 512) < 1e-6, rates
    assert 0 < rates['library'] <= 1, rates
