"""For tests with time limits (CLOCK in CMake): the current slowness of this machine, and the status of a missed limit."""
import os

MISSED = 75  # exit status if only a time limit was missed: the harness tries again


def scale():
    """Returns how many times slower this machine is now than when idle, at least 1. Multiply time limits by it."""
    return max(1.0, float(os.environ.get('TEST_CLOCK_SCALE') or 1))
