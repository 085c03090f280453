"""How far long work is, and how long still: one line on standard error, rewritten, on a terminal only."""
import sys
import time

WIDTH = 78


def duration(seconds):
    return f'{seconds / 60:.0f} min' if seconds >= 90 else f'{seconds:.0f} s'


class Progress:
    """Of steps with names; those of one name take the same time, others as their weights are, or alike. `lines`: not on
    a terminal, a line for each step."""

    def __init__(self, names, weights=None, lines=False):
        self.names, self.lines, self.seconds = list(names), lines, {}
        self.weights = dict(zip(self.names, weights or [1] * len(self.names)))
        self.shows = sys.stderr.isatty()

    def left(self, done):
        """Seconds; None before the first has ended."""
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
        """Before something else is printed."""
        if self.shows:
            print(f'\r{"":<{WIDTH}}\r', end='', file=sys.stderr, flush=True)

    def each(self, steps):
        """The steps, as many as there are names, one after the other."""
        try:
            for done, step in enumerate(steps):
                self.show(done)
                begin = time.monotonic()
                yield step
                self.add(done, time.monotonic() - begin)
        finally:
            self.clear()
