"""The stored results: reading and checking them, and texts that all reports use."""
from isthmus_profile import checked
from isthmus_profile.checked import Failure, Optional, OrNone, Within


FORMAT = 1  # version of the JSON format; other versions are rejected
BAD = ['crashed', 'hung', 'refused', 'wrong', 'slow']  # the worst first
VERDICTS = ['sound'] + BAD[::-1] + ['not applicable']
MEASURES = ['latency', 'bandwidth', 'rate', 'overlap']

# Format of the stored JSON (isthmus_profile.checked describes such formats).
NUMBER, TEXT_OR_NONE, MEASURED = Within((int, float), -checked.MOST_NUMBER), OrNone(str), Within((int, float), 0)
MOST_SIZE = 1 << 62
POINT = {'size': int, 'median': NUMBER, 'low': NUMBER, 'high': NUMBER}
SERIES = {'measure': str, 'operation': str, 'where': str, 'unit': str, 'points': [POINT]}
RESULT = {'name': str, 'group': str, 'shows': str, 'verdict': str, 'expected': TEXT_OR_NONE, 'seen': TEXT_OR_NONE,
          'pe': OrNone(int), 'more': [str], 'notes': [str], 'seconds': OrNone(MEASURED), 'series': [SERIES], 'isthmus': TEXT_OR_NONE,
          'causes': Optional([{'fault': str, 'isthmus': str}])}
SHAPE = {'isthmus': str, 'module': str, 'identity': [{'name': str, 'value': str}], 'results': [RESULT],
         'advice': [{'variable': str, 'value': str, 'reason': str}]}


def load(path, name, expected):
    """Returns the object in a JSON file. Error messages call the file `name`."""
    try:
        return checked.load_json(path)
    except OSError as error:
        raise Failure(f'{name}: cannot be read: {error.strerror}') from None
    except ValueError:
        raise Failure(f'{name}: expected {expected}; the file is not JSON') from None


def read(path):
    report = load(path, path, 'results that isthmus-probe --json wrote')
    check(path, report)
    return checked.printable_texts(report)


def check(path, report):
    if not isinstance(report, dict) or 'isthmus' not in report or 'results' not in report:
        raise Failure(f'{path}: expected results that isthmus-probe --json wrote; the file has other contents')
    if report.get('format') != FORMAT:
        raise Failure(f'{path}: expected results in format {FORMAT}; the file has format {report.get("format")},'
                      f' and was written by isthmus-probe {report["isthmus"]}')
    fault = checked.misfit(report, SHAPE, '') or next(filter(None, map(strangeness, report['results'])), None)
    if fault:
        raise Failure(f'{path}: expected results that isthmus-probe --json wrote; {fault}')


def strangeness(result):
    """Returns a text about an impossible value in the result, or None."""
    if result['verdict'] not in VERDICTS:
        return f'{result["name"]} is {result["verdict"]}'
    for series in result['series']:
        if series['measure'] not in MEASURES or not series['points']:
            return f'{result["name"]} has a series without a measure or points'
        if any(point['size'] < 1 or min(point['low'], point['median'], point['high']) < 0 for point in series['points']):
            return f'{result["name"]} has a point below 0'
        if any(point['size'] > MOST_SIZE for point in series['points']):
            return f'{result["name"]} has a point of more than {MOST_SIZE} bytes'
    return None


def facts(report):
    """Returns {name: values} of the facts about the machine and the MPI. Some facts have several values."""
    found = {}
    for fact in report['identity']:
        found.setdefault(fact['name'], []).append(fact['value'])
    return found


def title(report):
    """Returns the MPI and the number of PEs as a text."""
    of = facts(report)
    pes = [f'PEs: {value}' for value in of.get('PEs', [])]
    return ', '.join(of.get('MPI', [report['module']]) + pes)


def size_text(size):
    for unit, name in ((1 << 20, 'MiB'), (1 << 10, 'KiB')):
        if size >= unit:
            return f'{size // unit} {name}'
    return f'{size} B'


def number_text(value):
    """Returns the number with three digits and without an exponent."""
    if value == 0:
        return '0'
    if abs(value) >= 100:
        return f'{value:.0f}'
    return f'{value:.3g}'
