"""Start and end of the Python tools. If a failure occurs that the user can fix, a tool prints one line and no
traceback."""
import argparse
import contextlib
import os
import signal
import sys
from isthmus_profile.checked import Failure
from isthmus_profile.text import printable


# ---- The command line ----

def fail_usage(tool, what):
    raise Failure(f'{what} (see {tool} --help)')


class Print(argparse.Action):
    """An option that prints a text and ends the tool. The actions of argparse would ignore a failure to write the text."""

    def __init__(self, option_strings, dest, text=None, **more):
        super().__init__(option_strings, dest, nargs=0, **more)
        self.text = text

    def __call__(self, made, *_):
        print(self.text or made.format_help().rstrip('\n'))
        sys.exit(0)


def parser(name, text, version):
    """Returns a parser. `text` describes the options; --help prints it."""
    made = argparse.ArgumentParser(prog=name, add_help=False)
    made.format_help = lambda: text
    made.error = lambda what: fail_usage(name, what)
    made.add_argument('--help', '-h', action=Print)
    made.add_argument('--version', action=Print, text=f'{name} (Isthmus) {version}')
    return made


def seconds(least, most):
    """Returns the type of an option that takes seconds in this range."""
    def read(word):
        try:
            number = float(word)
        except ValueError:
            number = float('nan')
        if not least <= number <= most:
            raise argparse.ArgumentTypeError(f'expected seconds from {least:g} to {most:g}, not {word or "an empty word"}')
        return number
    return read


def name(word):
    """Type of an option that takes a file, a folder, a program or a process."""
    if not word:
        raise argparse.ArgumentTypeError('expected a name, not an empty word')
    return word


# ---- Start and end ----

def open_standard_files():
    """Opens /dev/null in place of each closed descriptor from 0 to 2, before another file gets its number."""
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDWR)  # os.open returns the lowest free number, which is `number`
    sys.stdin = sys.stdin or open(0, encoding='utf-8', closefd=False)
    sys.stdout = sys.stdout or open(1, 'w', encoding='utf-8', closefd=False)
    sys.stderr = sys.stderr or open(2, 'w', encoding='utf-8', closefd=False)
    sys.stdout.reconfigure(errors='backslashreplace')  # names may contain characters that the terminal cannot show


def end_with(name, status, text):
    """Prints the message after all earlier output, and ends the tool."""
    with contextlib.suppress(OSError):
        sys.stdout.flush()
    print(printable(f'{name}: {text}'), file=sys.stderr)
    leave(status)


def leave(status):
    """Ends the tool. If the output cannot be written, prevents Python from printing an error."""
    with contextlib.suppress(OSError):
        sys.stdout.flush()
        sys.exit(status)
    os._exit(status)


def status_of(main):
    """Returns the status that main returns, or with which an option ends the tool."""
    try:
        return main() or 0
    except SystemExit as end:
        return end.code


def run(name, main, status=1):
    """Runs the `main` of a tool. `status` is the exit status of a failure."""
    open_standard_files()
    try:
        ends_with = status_of(main)
        sys.stdout.flush()
        sys.exit(ends_with)
    except BrokenPipeError:  # the reader has closed the pipe
        leave(128 + signal.SIGPIPE)
    except KeyboardInterrupt:
        leave(128 + signal.SIGINT)
    except MemoryError:
        end_with(name, status, 'the files need more memory than is available')
    except OSError as error:
        end_with(name, status, f'{error.filename or "standard output"}: {error.strerror or error}')
    except Failure as failure:
        end_with(name, status, str(failure))
