"""For tests whose subject is time (CLOCK in CMake): how slow this machine is now, and the status of a missed limit."""
import os

MISSED = 75  # the exit status if every value is right and only a time limit was missed: the harness tries again


def scale():
    """How many times slower this machine is now than an idle one, at least 1. Multiply time limits by it."""
    return max(1.0, float(os.environ.get('TEST_CLOCK_SCALE') or 1))
