"""The rates of a job of two PEs that put 512 bytes each time: rates.py PREFIX JOB FILE LINE"""
import json
import subprocess
import sys

PREFIX, JOB, FILE, LINE = sys.argv[1:]
for _ in range(20):  # until both PEs have put between two looks
    text = subprocess.run([f'{PREFIX}/bin/isthmus-top', '--json', JOB], capture_output=True, text=True, check=True, timeout=60).stdout
    pes = json.loads(text)['pes']
    if len(pes) == 2 and all(pe['rates'] and pe['rates']['calls'] > 0 for pe in pes):
        break
else:
    sys.exit(f'no rates: {text}')
for pe in pes:
    rates = pe['rates']
    assert rates['most'] == 'shmem_put', rates
    assert rates['site']['file'].endswith(FILE) and rates['site']['line'] == int(LINE), rates
    assert abs(rates['bytes'] / rates['calls'] - 512) < 1e-6, rates
    assert 0 < rates['library'] <= 1, rates
