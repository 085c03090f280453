"""Shows the progress of a long task and the remaining time: one line on standard error that is updated in place. On a
terminal only."""
import sys
import time

WIDTH = 78


def duration(seconds):
    return f'{seconds / 60:.0f} min' if seconds >= 90 else f'{seconds:.0f} s'


class Progress:
    """Progress of named steps, for an estimate of the remaining time. Steps with equal names take equal times. Before a
    step has run, its time is assumed to be proportional to its weight. With `lines`, prints a line for each step if
    standard error is not a terminal."""

    def __init__(self, names, weights=None, lines=False):
        self.names, self.lines, self.seconds = list(names), lines, {}
        self.weights = dict(zip(self.names, weights or [1] * len(self.names)))
        self.shows = sys.stderr.isatty()

    def left(self, done):
        """Returns the estimated remaining seconds. None until the first step has ended."""
        if not self.seconds:
            return None
        known = {name: sum(of) / len(of) for name, of in self.seconds.items()}
        rate = sum(known.values()) / sum(self.weights[name] for name in known)
        return sum(known.get(name, rate * self.weights[name]) for name in self.names[done:])

    def show(self, done):
        left = self.left(done)
        words = f'{done + 1} of {len(self.names)}: {self.names[done]}'
        words += f'; {duration(left)} left' if left is not None else ''
        if self.shows:
            print(f'\r{words[:WIDTH]:<{WIDTH}}', end='', file=sys.stderr, flush=True)
        elif self.lines:
            print(words, file=sys.stderr, flush=True)

    def add(self, done, seconds):
        self.seconds.setdefault(self.names[done], []).append(seconds)

    def clear(self):
        """Erases the line before other output is printed."""
        if self.shows:
            print(f'\r{"":<{WIDTH}}\r', end='', file=sys.stderr, flush=True)

    def each(self, steps):
        """Yields from `steps`, which has one step for each name, and updates the displayed progress."""
        try:
            for done, step in enumerate(steps):
                self.show(done)
                begin = time.monotonic()
                yield step
                self.add(done, time.monotonic() - begin)
        finally:
            self.clear()
