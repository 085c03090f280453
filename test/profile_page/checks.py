"""Collects failed expectations of the tests in this folder, and prints them at the end."""
import sys

failures = []


def expect(what, seen, expected):
    if seen != expected:
        failures.append(f'{what}: expected {expected!r}, seen {seen!r}')


def expect_true(what, holds):
    if not holds:
        failures.append(what)


def finish():
    for failure in failures:
        print(f'FAILED: {failure}')
    sys.exit(bool(failures))
