#!/usr/bin/env python3
"""check_planted.py MODULES PROFILE FAULT...: checks that the advice finds the faults that planted.c has, each at its
function. A single fault must come first, except for findings about the machine."""
import json
import sys

sys.dont_write_bytecode = True  # write no compiled modules into the source folder
sys.path.insert(0, sys.argv[1])
from checks import expect, expect_true, finish  # noqa: E402
from isthmus_profile import advice, page, summary  # noqa: E402

OF_MACHINE = {'more PEs than cores', 'imbalance'}
EXPECTED = {'late-pe': ('late PE', 'wait for PE 2'), 'small-puts': ('small puts', '(small_puts)'),
            'blocking-gets': ('blocking gets', '(blocking_gets)'), 'quiet-each': ('quiet after each put', '(quiet_each)'),
            'lock': ('lock', '(hold_lock)'), 'one-word': ('one word for all', 'memory of PE 0')}


def main():
    path, *faults = sys.argv[2:]
    with open(path, encoding='utf-8') as file:
        profile = json.load(file)
    found = [(finding.rule, finding.head) for finding in advice.findings(profile)]
    for rule, words in map(EXPECTED.get, faults):
        expect_true(f'{rule}: {words!r} is not told in {found}', any(one == rule and words in head for one, head in found))
    if len(faults) == 1:
        expect('what is first', next((rule for rule, _ in found if rule not in OF_MACHINE), None), EXPECTED[faults[0]][0])
    expect_true('the summary fits', len(summary.lines(profile)) <= 25)
    expect_true('the page is whole', 'not whole' not in page.html(profile))


main()
finish()
