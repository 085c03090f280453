"""The summary at the end of a job: at most LINES lines of WIDTH columns."""
import textwrap
from isthmus_profile import advice
from isthmus_profile.sums import (by_place, by_routine, bytes_text, machine_text, pe_count_text, percent_text,
                                  program_text, share, short_count_text, site_text, time_text, total, whole_text)

LINES, WIDTH = 25, 80
ROUTINES, SITES, FINDINGS, FAULTS = 6, 4, 3, 2  # maximum number of lines for each of these


def cut(text, width=WIDTH):
    """Returns one line of at most `width` characters. Replaces characters that are not printable, because they would
    control the terminal."""
    text = ''.join(letter if letter.isprintable() else '?' for letter in text)
    return text if len(text) <= width else text[:width - 3] + '...'


def heads(profile):
    faults = whole_text(profile)
    yield cut(f'{program_text(profile)}: {machine_text(profile)}')
    for text in faults[:FAULTS]:
        yield cut(f'INCOMPLETE: {text}')
    if len(faults) > FAULTS:
        yield f'INCOMPLETE: and {len(faults) - FAULTS} more'


def wrapped(text, most, begin=''):
    """Wraps the text to at most `most` lines. Later lines are indented to the begin of the first line's text."""
    return textwrap.wrap(cut(text, 4 * WIDTH), WIDTH, initial_indent=begin, subsequent_indent=' ' * len(begin),
                         max_lines=most, placeholder=' ...')


def parts(profile):
    whole, library = total(profile, 'seconds'), total(profile, 'in_library')
    named = [('waits', 'in_waits'), ('collectives', 'in_collectives')]
    told = ', '.join(f'{name} {percent_text(share(total(profile, key), whole))}' for name, key in named)
    pes = pe_count_text(len(profile['pes']))
    return wrapped(f'In the library {percent_text(share(library, whole))} of the time of {pes}: {told}, the rest in'
                   ' other routines.', 2)


def row(name, of, library):
    """Returns a line of a table: a name and numbers."""
    return cut(f'{cut(name, 41):<41}{short_count_text(of.calls):>12}{bytes_text(of.bytes):>9}{time_text(of.seconds):>9}'
               f'{percent_text(share(of.seconds, library)):>9}')


def tables(profile):
    library = total(profile, 'in_library')
    routines, places = by_routine(profile), by_place(profile)
    yield f'{"routine":<41}{"calls":>12}{"bytes":>9}{"time":>9}{"library":>9}'
    for name, of in list(routines.items())[:ROUTINES]:
        yield row(name, of, library)
    if len(routines) > ROUTINES:
        yield f'and {len(routines) - ROUTINES} more'
    known = any(site['file'] for site in profile['sites'])
    yield 'call sites' if known else 'call sites (files and lines if the program is compiled with -g)'
    for place, of in list(places.items())[:SITES]:
        yield row(f'{site_text(profile, place[1])} {place[0].replace("shmem_", "")}', of, library)


def look(profile, place, finding):
    saves = advice.saves_text(profile, finding)
    begin = f' {place}. '
    yield from wrapped(finding.head + (f': {saves}' if saves else ''), 2, begin)
    for text in finding.todo[:1]:
        yield from wrapped(text, 2, ' ' * len(begin))


def looks(profile, room):
    """Returns as many findings as fit into the lines, and the number of further findings."""
    found = advice.findings(profile)
    if not found:
        return ['Nothing stands out.']
    made, shown = ['Look at first'], 0
    for finding in found[:FINDINGS]:
        told = list(look(profile, shown + 1, finding))
        if len(made) + len(told) >= room:
            break
        made, shown = made + told, shown + 1
    return made + ([f'    and {len(found) - shown} more, on the page'] if shown < len(found) else [])


def lines(profile):
    begin = [*heads(profile), *parts(profile), *(tables(profile) if profile['records'] else ['Nothing was called.'])]
    return (begin + list(looks(profile, LINES - len(begin))))[:LINES]
