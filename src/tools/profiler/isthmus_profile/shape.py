"""The format of profile.json, which read.py writes and isthmus-profile --compare reads (docs/reference/formats.md)."""
from isthmus_profile import checked
from isthmus_profile.checked import Map, Optional, OrNone, Row, Within

COUNT, NUMBER, SECONDS = Within(int, 0), Within(int, -checked.MOST_NUMBER), Within((int, float), 0)
TEXT_OR_NONE = OrNone(str)
TIMES = {'seconds': SECONDS, 'least': SECONDS, 'median': SECONDS, 'p99': SECONDS, 'most': SECONDS}
PLACE = {'site': COUNT}
RECORD = {**PLACE, **TIMES, 'routine': str, 'class': str, 'phase': COUNT, 'calls': COUNT, 'bytes': COUNT,
          'sizes': Map(COUNT, '[0-9]{1,20}'), 'by_pe': [Row(COUNT, COUNT, COUNT, SECONDS)]}
REGION = {**TIMES, 'name': str, 'times': COUNT, 'in_library': SECONDS, 'by_pe': [Row(COUNT, COUNT, SECONDS, SECONDS)]}
MARK = {**PLACE, 'name': str, 'times': COUNT}
PE = {'pe': COUNT, 'host': str, 'complete': bool, 'seconds': SECONDS, 'in_library': SECONDS, 'in_waits': SECONDS,
      'in_collectives': SECONDS, 'heap_peak': COUNT, 'heap_left': COUNT}
COLLECTIVE = {**PLACE, 'routine': str, 'team_pes': COUNT, 'times': COUNT, 'waited': SECONDS, 'late': [Row(COUNT, COUNT, SECONDS)]}
JOB = {'program': str, 'arguments': [str], 'pes': COUNT, 'hosts': [str], 'nodes': [COUNT], 'mpi': str, 'start': str, 'seconds': SECONDS,
       'init_seconds': SECONDS, 'library': str, 'settings': Map(str), 'cores': Map(COUNT)}
SPACE = {'space': str, 'pes': COUNT, 'size': COUNT, 'most': COUNT, 'largest_at_most': COUNT, 'least_largest': COUNT,
         'refused': OrNone({**PLACE, 'times': COUNT, 'bytes': COUNT, 'free': COUNT, 'largest': COUNT})}
MEMORY = {'samples': [Row(SECONDS, COUNT, COUNT, COUNT, optional=1)], 'sites': [{**PLACE, 'bytes': COUNT, 'blocks': COUNT}],
          'spaces': Optional([SPACE])}
COUNTER = {'name': str, 'meaning': str, 'by_pe': [NUMBER], 'by_phase': Optional([NUMBER])}
SITE = {'file': TEXT_OR_NONE, 'line': OrNone(COUNT), 'function': TEXT_OR_NONE, 'object': TEXT_OR_NONE, 'offset': str}
PROFILE = {'complete': bool, 'faults': [str], 'job': JOB, 'phases': [str], 'sites': [SITE], 'records': [RECORD],
           'matrix': [Row(COUNT, COUNT, COUNT, COUNT)], 'pes': [PE], 'collectives': [COLLECTIVE], 'memory': MEMORY, 'lost': COUNT,
           'regions': Optional([REGION]), 'marks': Optional([MARK]), 'unbalanced': Optional([{**PLACE, 'times': COUNT}]),
           'counters': Optional([COUNTER])}


def places(profile):
    """Yields (name of the list in the profile, entry) for each entry with a call site."""
    memory = profile['memory']
    for name, entries in (('records', profile['records']), ('collectives', profile['collectives']), ('marks', profile.get('marks', [])),
                          ('unbalanced', profile.get('unbalanced', [])), ('memory/sites', memory['sites']),
                          ('memory/spaces', [one['refused'] for one in memory.get('spaces', []) if one['refused']])):
        for entry in entries:
            yield name, entry


def stray(profile):
    """Returns a text about the first number of a call site or phase that is out of range, or None."""
    for name, entry in places(profile):
        if entry['site'] >= len(profile['sites']):
            return f'/{name} has call site {entry["site"]} of {len(profile["sites"])}'
        if entry.get('phase', 0) >= len(profile['phases']) and 'phase' in entry:
            return f'/{name} has phase {entry["phase"]} of {len(profile["phases"])}'
    return None


def misfit(profile):
    """Returns a text about the first part of the profile that read.py cannot have written, or None."""
    return checked.misfit(profile, PROFILE, '') or stray(profile)
