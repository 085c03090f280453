"""Results as they are stored: reading them, and the words that all parts use."""
import json

FORMAT = 1  # of the JSON; another one is refused
BAD = ['crashed', 'hung', 'refused', 'wrong']  # the worst first
VERDICTS = ['sound'] + BAD[::-1] + ['not applicable']
PARTS = {'identity': list, 'results': list, 'advice': list, 'module': str}
RESULT_TEXTS = ('name', 'group', 'shows', 'verdict')


class Failure(Exception):
    """One line for the user."""


def read(path):
    try:
        with open(path, encoding='utf-8') as file:
            report = json.load(file)
    except OSError as error:
        raise Failure(f'{path}: cannot be read: {error.strerror}')
    except ValueError:
        raise Failure(f'{path}: expected results that isthmus-probe --json wrote; this is no JSON')
    check(path, report)
    return report


def check(path, report):
    if not isinstance(report, dict) or 'isthmus' not in report or 'results' not in report:
        raise Failure(f'{path}: expected results that isthmus-probe --json wrote; this is something else')
    if report.get('format') != FORMAT:
        raise Failure(f'{path}: expected results in format {FORMAT}; these are in format {report.get("format")},'
                      f' of isthmus-probe {report["isthmus"]}')
    damaged = [name for name, kind in PARTS.items() if not isinstance(report.get(name), kind)]
    if not damaged and not all(is_result(result) for result in report['results']):
        damaged = ['results']
    if damaged:
        raise Failure(f'{path}: expected results that isthmus-probe --json wrote; its {damaged[0]} is damaged')


def is_result(result):
    return isinstance(result, dict) and all(isinstance(result.get(name), str) for name in RESULT_TEXTS) \
        and result['verdict'] in VERDICTS


def facts(report):
    """The values of each name of the identity, of which some are there several times."""
    found = {}
    for fact in report['identity']:
        found.setdefault(fact['name'], []).append(fact['value'])
    return found


def title(report):
    """Which MPI it is, and how many PEs there were."""
    of = facts(report)
    pes = [f'PEs: {value}' for value in of.get('PEs', [])]
    return ', '.join(of.get('MPI', [report['module']]) + pes)


def size_text(size):
    for unit, name in ((1 << 20, 'MiB'), (1 << 10, 'KiB')):
        if size >= unit:
            return f'{size // unit} {name}'
    return f'{size} B'


def number_text(value):
    """Three digits, without an exponent."""
    if value == 0:
        return '0'
    if abs(value) >= 100:
        return f'{value:.0f}'
    return f'{value:.3g}'
