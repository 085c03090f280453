"""For tests that wait for events."""
import os
import time

# No result depends on this limit. It ends a hang early enough for the test to report its observations.
HANG_S = 120 * int(os.environ.get('TEST_TIME_SCALE', '1'))


def until(condition):
    """Calls `condition` until it returns a true value, and returns that value, or None after HANG_S seconds."""
    end = time.monotonic() + HANG_S
    while not (found := condition()):
        if time.monotonic() >= end:
            return None
        time.sleep(0.02)
    return found


def has_ended(pid):
    """Returns true if the process has ended or is a zombie."""
    try:
        with open(f'/proc/{pid}/stat', encoding='utf-8', errors='replace') as file:
            return file.read().rpartition(')')[2].split()[0] in 'ZX'
    except (FileNotFoundError, ProcessLookupError):
        return True
