"""Checks of files that jobs and tools have written. A file may be truncated, damaged or of another kind, so each value
is checked once when it is read. The code that uses the values relies on these checks."""
import json
import re
from isthmus_profile import own
from isthmus_profile.text import printable

MOST_NUMBER = 1e30  # maximum number in JSON; sums of such numbers are finite
BEGIN_BYTES = 4096  # bytes of a JSON file that are checked before the whole file is read


class Failure(Exception):
    """A failure that the user can fix. Its text is one line."""


class Faults(list):
    """The faults of a job's files, each a line for the summary and the page. `damaged` contains the lines of files that
    could not be used. If it is not empty, a tool exits with a status other than 0."""

    def __init__(self):
        super().__init__()
        self.damaged = []

    def add_damaged(self, failure):
        self.append(str(failure))
        self.damaged.append(str(failure))

    def expect_usable(self):
        """Raises Failure if a file was damaged."""
        if self.damaged:
            more = f'; and {len(self.damaged) - 1} more files are damaged' if len(self.damaged) > 1 else ''
            raise Failure(f'{self.damaged[0]}{more}')


# ---- Binary files ----

def damage(path, what):
    return Failure(f'{path}: the file is damaged: {what}')


def expect(holds, path, what):
    if not holds:
        raise damage(path, what)


def expect_within(path, name, value, least, most):
    if not least <= value <= most:
        raise damage(path, f'{name} is {value}: expected {least} to {most}')


def read_bytes(path, most):
    """Returns the first `most` bytes of a regular file, or all bytes if it is shorter."""
    try:
        with own.open_regular(path) as file:
            return file.read(min(most, own.length_of(file)))
    except OSError as error:
        raise Failure(f'{path}: {error.strerror}') from None


# ---- JSON ----

def load_json(path):
    """Returns the object in a JSON file. Raises OSError if it is not a regular file, and ValueError if it does not
    contain a JSON object."""
    with own.open_regular(path) as file:
        begin = file.read(BEGIN_BYTES)
        if not begin.lstrip().startswith((b'{', b'[')):
            raise ValueError('no object')
        text = begin + file.readall()
    try:
        return json.loads(text.decode('utf-8'))
    except RecursionError:
        raise ValueError('too many objects in each other') from None


def printable_texts(value):
    """Returns the JSON value with all texts made printable."""
    if isinstance(value, str):
        return printable(value)
    if isinstance(value, list):
        return [printable_texts(part) for part in value]
    return {key: printable_texts(part) for key, part in value.items()} if isinstance(value, dict) else value


class Within:
    """Expected form of a JSON value: a number of one of these types, from `least` to `most`."""

    def __init__(self, types, least, most=MOST_NUMBER):
        self.types, self.least, self.most = types, least, most

    def misfit(self, value, name):
        if not is_of(value, self.types):
            return f'{name} has another type'
        return None if self.least <= value <= self.most else f'{name} is out of range'


class Row:
    """Expected form of a JSON value: a list, with one form for each position. The last `optional` values may be
    missing."""

    def __init__(self, *shapes, optional=0):
        self.shapes, self.optional = shapes, optional

    def misfit(self, value, name):
        if not isinstance(value, list) or not len(self.shapes) - self.optional <= len(value) <= len(self.shapes):
            return f'{name} is no list of {len(self.shapes)} values'
        return first(misfit(part, shape, f'{name}/{index}') for index, (part, shape) in enumerate(zip(value, self.shapes)))


class Map:
    """Expected form of a JSON value: an object whose names match a pattern and whose values have one form."""

    def __init__(self, shape, pattern='.*'):
        self.shape, self.pattern = shape, re.compile(pattern, re.DOTALL)

    def misfit(self, value, name):
        if not isinstance(value, dict):
            return f'{name} is no object'
        if not all(map(self.pattern.fullmatch, value)):
            return f'{name} has another name'
        return first(misfit(part, self.shape, f'{name}/{key}') for key, part in value.items())


class Optional:
    """Expected form of a member of a JSON object. The member may be missing, because older versions did not
    write it."""

    def __init__(self, shape):
        self.shape = shape


class OrNone:
    def __init__(self, shape):
        self.shape = shape

    def misfit(self, value, name):
        return None if value is None else misfit(value, self.shape, name)


def first(faults):
    return next(filter(None, faults), None)


def is_of(value, types):
    """Returns True if the value has one of the types. A bool is not a number. A number that is infinite, NaN, or too
    large or too small for computations has no type."""
    if isinstance(value, bool):
        return types is bool
    return isinstance(value, types) and (not isinstance(value, (int, float)) or value == 0 or 1 / MOST_NUMBER <= abs(value) <= MOST_NUMBER)


def misfit(value, shape, name):
    """Returns a text about the first part of the value that does not fit the shape, or None if all parts fit. A shape
    is a type, a tuple of types, a list with one shape, an object with at least these names, or an instance of one of
    the classes above."""
    if isinstance(shape, dict):
        return misfit_of_object(value, shape, name)
    if isinstance(shape, list):
        if not isinstance(value, list):
            return f'{name} is no list'
        return first(misfit(part, shape[0], f'{name}/{index}') for index, part in enumerate(value))
    if isinstance(shape, (type, tuple)):
        return None if is_of(value, shape) else f'{name} has another type'
    return shape.misfit(value, name)


def misfit_of_object(value, shape, name):
    if not isinstance(value, dict):
        return f'{name} is no object'
    for key, part in shape.items():
        is_optional = isinstance(part, Optional)
        if key not in value:
            if is_optional:
                continue
            return f'{name}/{key} is missing'
        fault = misfit(value[key], part.shape if is_optional else part, f'{name}/{key}')
        if fault:
            return fault
    return None
