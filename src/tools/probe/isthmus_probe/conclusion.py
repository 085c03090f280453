"""The verdict about an MPI, with which every report begins: whether Isthmus can use this MPI, which problems Isthmus
works around, and what the user has to do. Problems with the same cause are one entry."""
import re
import textwrap
from isthmus_probe import speed
from isthmus_probe.report import BAD

# Groups of probes whose functions Isthmus calls in every job that spans nodes.
ALWAYS_USED = ('communicators', 'messages', 'collectives')
# Groups of probes for MPI windows. Isthmus uses windows only if the user asks for them, or if they are faster than
# messages on an RDMA network.
OF_WINDOWS = ('windows', 'transfers', 'atomics', 'synchronisation', 'contention', 'progress', 'counts', 'speed')
# Advised values that are also the defaults, so that the user need not set them.
DEFAULTS = (('ISTHMUS_AMO', 'owner'), ('OSHRUN_GUARD', 'yes'))
ENDINGS = {'crashed': 'crashes', 'hung': 'hangs', 'refused': 'returns an error', 'wrong': 'returns wrong data',
           'slow': 'is slow'}
HANDLED, WINDOWS, SET, LEFT = 'handled', 'windows', 'set', 'left'  # what the problem means for the user of Isthmus
HEADS = {LEFT: 'Not handled by Isthmus', SET: 'Handled by the settings below', HANDLED: 'Handled by Isthmus',
         WINDOWS: 'Only in MPI windows, which Isthmus does not use by default, except on RDMA networks'}
WIDTH, MOST_NAMES = 100, 6


class Cause:
    """Problems with the same cause. A result that shows several known faults belongs to the cause of each fault."""

    def __init__(self, text, kind, remedy):
        self.text, self.kind, self.remedy, self.results = text, kind, remedy, []

    @property
    def names(self):
        return [result['name'] for result in self.results]

    def probes_text(self):
        more = len(self.names) - MOST_NAMES
        return ', '.join(self.names[:MOST_NAMES]) + (f' and {more} more' if more > 0 else '')


def count_text(count, what):
    return f'{count} {what}{"" if count == 1 else "s"}'


# ---- Settings ----

def is_for_speed(entry):
    return entry['reason'].startswith(speed.OURS)


def needed(report):
    """Returns the advised settings that the user has to set. Leaves out defaults, settings that only make jobs faster,
    settings for MPI windows, and settings for problems that Isthmus handles. A setting of the MPI is advised only if a
    run of the probes showed that it corrects faults, so the user has to set it, too."""
    handled = {result['name'] for result in report['results'] if result['isthmus']}
    return [entry for entry in report['advice']
            if (entry['variable'], entry['value']) not in DEFAULTS and not is_for_speed(entry)
            and entry['variable'] != 'ISTHMUS_SPACE_WINDOW'
            and not set(names_in(entry)) <= handled]


def names_in(entry):
    """Returns the probes that the reason of an advised setting names."""
    return entry['reason'].partition(':')[0].split(', ')


def settings_text(entries):
    return ' '.join(f'{entry["variable"]}={entry["value"]}' for entry in entries)


# ---- Causes ----

def cause_text(result):
    """Returns the cause of a problem that is not a known fault of this MPI: the MPI function that failed."""
    if result['isthmus']:
        return result['shows']
    call = re.search(r'\bMPI_[A-Z][a-z]\w*', f'{result["seen"]} {result["expected"]} {result["shows"]}')
    if call:
        return f'{call[0]} {ENDINGS[result["verdict"]]}'
    return f'{result["group"]}: {result["seen"] or result["verdict"]}'


def kind_of(result, names_set):
    if result['isthmus']:
        return HANDLED
    if result['name'] in names_set:
        return SET
    return WINDOWS if is_of_windows(result) else LEFT


def is_of_windows(result):
    if result['name'].startswith(speed.OURS) or result['name'].endswith('/start') or 'message' in result['name']:
        return False
    return result['group'] in OF_WINDOWS or '/window' in result['name'] or '_window' in result['name']


def causes_of(result, names_set):
    """Returns the causes of a problem, as a list of (text, kind, remedy): the known faults of this MPI, or one other
    cause."""
    if result['isthmus'] and result.get('causes'):
        return [(known['fault'], HANDLED, known['isthmus']) for known in result['causes']]
    return [(cause_text(result), kind_of(result, names_set), result['isthmus'])]


def remedies(result):
    """Returns how Isthmus handles the faults that the result shows, as a list of different texts."""
    found = [known['isthmus'] for known in result.get('causes') or ()] or [result['isthmus']]
    return [text for text in dict.fromkeys(found) if text]


def causes(report):
    """Returns the causes of all problems, the ones that Isthmus does not handle first."""
    names_set = {name for entry in needed(report) for name in names_in(entry)}
    found = {}
    for result in report['results']:
        if result['verdict'] in BAD:
            for key in dict.fromkeys(causes_of(result, names_set)):
                found.setdefault(key, Cause(*key)).results.append(result)
    return sorted(found.values(), key=lambda cause: list(HEADS).index(cause.kind))


# ---- Texts ----

def is_always_used(name):
    return name.split('/')[0] in ALWAYS_USED or name.endswith('/start')


def is_tested(report):
    """Returns True if a probe of a group that Isthmus always uses ran. The results GROUP/end and GROUP/calls describe jobs,
    also if all probes of the job are "not applicable"."""
    return any(result['group'] in ALWAYS_USED and result['verdict'] != 'not applicable'
               and result['name'].split('/')[-1] not in ('start', 'end', 'calls') for result in report['results'])


def level(report):
    """Returns the level of the verdict: 'not usable', 'not tested' if the results do not show whether Isthmus can use this
    MPI, 'set' if the user has to set variables, 'in part' if Isthmus does not handle a problem, or 'usable'. Slow calls do
    not count, because they can be caused by other work on the machine."""
    left = [result['name'] for cause in causes(report) if cause.kind == LEFT
            for result in cause.results if result['verdict'] != 'slow']
    if any(map(is_always_used, left)):
        return 'not usable'
    if not is_tested(report):
        return 'not tested'
    return 'set' if needed(report) else 'in part' if left else 'usable'


def head(report):
    """Returns the verdict: whether Isthmus can use this MPI, and what the user has to do."""
    return {'not usable': 'Verdict: not usable. Functions that Isthmus needs do not work. Use another MPI, or report the problem.',
            'not tested': f'No verdict: the groups {", ".join(ALWAYS_USED)} were not tested.',
            'set': f'Verdict: usable with {settings_text(needed(report))}.',
            'in part': 'Verdict: usable, except for the problems that Isthmus does not handle.',
            'usable': 'Verdict: usable. You need to do nothing.'}[level(report)]


def todo(report):
    """Returns what the user has to do, as a list of sentences."""
    to_set = [f'Set {entry["variable"]}={entry["value"]}.' for entry in needed(report)]
    texts = {'not usable': ['Use another MPI, or report the problems that Isthmus does not handle.'], 'usable': ['Nothing.'],
             'not tested': [f'Test the groups {", ".join(ALWAYS_USED)} with at least 2 PEs.', *to_set], 'set': to_set,
             'in part': ['Nothing, if your programs are not affected by the problems that Isthmus does not handle. Otherwise use another MPI.']}
    return texts[level(report)]


def workarounds(report):
    """Returns the problems that Isthmus works around by itself, as a list of texts. Problems with the same remedy are one
    text."""
    found = {}
    for cause in causes(report):
        if cause.kind == HANDLED:
            found.setdefault(cause.remedy, []).append(cause.text)
    return [f'{"; ".join(texts)}: Isthmus {remedy}' for remedy, texts in found.items()] or ['No problem.']


def lines_of_counts(report):
    """Yields lines: how many problems were found, and how many causes are of each kind."""
    found = causes(report)
    n_probes = sum(result['verdict'] != 'not applicable' for result in report['results'])
    if not found:
        yield f'{count_text(n_probes, "probe")} found no problem.'
        return
    n_bad = len({name for cause in found for name in cause.names})
    yield f'{n_bad} of {count_text(n_probes, "probe")} found problems, with {count_text(len(found), "cause")}:'
    for kind, text in HEADS.items():
        count = sum(cause.kind == kind for cause in found)
        if count:
            yield f'  {count_text(count, "cause")}: {text[0].lower()}{text[1:]}'


def wrapped(text, indent):
    return textwrap.fill(text, WIDTH, initial_indent=' ' * indent, subsequent_indent=' ' * indent,
                         break_long_words=False, break_on_hyphens=False)


def print_causes(report):
    found = causes(report)
    for kind, text in HEADS.items():
        of_kind = [cause for cause in found if cause.kind == kind]
        if of_kind:
            print(f'\n{text}')
        for cause in of_kind:
            print(wrapped(f'{cause.text} ({count_text(len(cause.names), "probe")})', 2))
            if cause.remedy:
                print(wrapped(f'Isthmus {cause.remedy}', 6))
            print(wrapped(cause.probes_text(), 6))


def print_settings(title, entries):
    if entries:
        print(f'\n{title}')
    for entry in entries:
        print(f'  {entry["variable"]}={entry["value"]}\n      {entry["reason"]}')


def print_advice(report):
    to_set = needed(report)
    print_settings('To do: set these variables (--export F writes them, oshrun --settings F reads them)', to_set)
    print_settings('Optional settings, which Isthmus does not need', [entry for entry in report['advice'] if entry not in to_set])


def print_all(report):
    """Prints the beginning of a report: the verdict, the causes of the problems, and the settings."""
    print(head(report))
    for line in lines_of_counts(report):
        print(line)
    print_causes(report)
    print_advice(report)
    print(flush=True)
