"""The results as a self-contained HTML page, without scripts and network access."""
import os
from html import escape
from isthmus_probe import chart, conclusion, speed
from isthmus_probe.report import BAD, VERDICTS, title
from isthmus_probe.tags import breakable, entries, section, table

LETTERS = {'sound': '✓', 'wrong': 'W', 'refused': 'R', 'hung': 'H', 'crashed': 'C', 'slow': 'S', 'not applicable': '–'}
MOST_TEXTS = 4
PROBLEMS = 'Problems, by cause'
# The color class and the words of each level of the verdict (conclusion.level).
LEVELS = {'usable': ('sound', 'Usable'), 'set': ('slow', 'Usable with settings'), 'in part': ('slow', 'Usable in part'),
          'not usable': ('wrong', 'Not usable'),
          'not tested': ('slow', f'No verdict: the groups {", ".join(conclusion.ALWAYS_USED)} were not tested')}
KINDS = ['create', 'allocate', 'dynamic', 'shared']
CURVES = ['speed/messages', 'speed/create', 'speed/allocate', 'speed/dynamic', 'speed/shared',
          'speed/isthmus/direct', 'speed/isthmus/message', 'speed/isthmus/window']
CHARTS = [('latency', 'put'), ('latency', 'get'), ('bandwidth', 'put'), ('bandwidth', 'get'), ('rate', 'put'),
          ('rate', 'get'), ('overlap', 'put'), ('overlap', 'get')]


def css_class(verdict):
    return verdict.replace(' ', '-')


def badge(verdict):
    return f'<span class="badge {css_class(verdict)}">{LETTERS[verdict]}</span>'


# ---- A result ----

def some(texts):
    """Returns the first MOST_TEXTS texts, followed by the number of further ones."""
    return texts[:MOST_TEXTS] + ([f'and {len(texts) - MOST_TEXTS} more'] if len(texts) > MOST_TEXTS else [])


def seen_text(result):
    seen, pe = result['seen'] or '', result['pe']
    return seen if pe is None or pe < 0 else f'PE {pe}: {seen}'


def told(result):
    """Returns what the page shows about a result, as pairs (name, text)."""
    took = result['seconds']
    return [('Verdict', result['verdict']), ('Shows', result['shows']),
            ('Expected', result['expected'] or ('' if result['verdict'] != 'sound' else 'what the line above says')),
            ('Seen', seen_text(result) or ('the same' if result['verdict'] == 'sound' else '')),
            ('Also seen', some(result['more'])), ('Notes', some(result['notes'])),
            ('Isthmus', conclusion.remedies(result)), ('Took', f'{took:.2f} s' if took and took >= 0.01 else '')]


def cell(result):
    name, verdict = result['name'], result['verdict']
    hint = f'{name}: {verdict}'
    if verdict in BAD:
        hint += f'. Expected: {result["expected"] or ""}. Seen: {seen_text(result)}'
    return (f'<details class="cell {css_class(verdict)}" name="result"><summary title="{escape(hint)}"'
            f' aria-label="{escape(name)}: {verdict}">{LETTERS[verdict]}</summary>'
            f'<div class="popup"><h4>{breakable(name)}</h4>{entries(told(result))}</div></details>')


# ---- The matrix of verdicts ----

def kind_of(name):
    parts = name.split('/')
    return parts[1] if len(parts) == 3 and parts[1] in KINDS else None


def row(label, cells):
    return f'<li class="row"><span class="name">{breakable(label)}</span><span class="cells">{cells}</span></li>'


def matrix(name, heads, rows_html):
    head = ''.join(f'<span>{text}</span>' for text in heads)
    return (f'<div class="head" aria-hidden="true"><span class="name">{name}</span><span class="cells">{head}</span>'
            f'</div><ul class="matrix">{rows_html}</ul>')


def matrix_of_kinds(results):
    kinds = [kind for kind in KINDS if any(kind_of(result['name']) == kind for result in results)]
    by_what = {}
    for result in results:
        by_what.setdefault(result['name'].split('/')[2], {})[kind_of(result['name'])] = result
    rows = ''.join(row(what, ''.join(cell(of[kind]) if kind in of else '<span class="cell"></span>' for kind in kinds))
                   for what, of in by_what.items())
    return matrix('window', kinds, rows)


def list_of_others(results):
    rows = ''.join(row(result['name'].split('/', 1)[-1], cell(result)) for result in results)
    return f'<ul class="matrix others">{rows}</ul>'


def group_part(group, results):
    of_kinds = [result for result in results if kind_of(result['name'])]
    others = [result for result in results if not kind_of(result['name'])]
    return (f'<div class="group panel"><h3>{escape(group)}</h3>{matrix_of_kinds(of_kinds) if of_kinds else ""}'
            f'{list_of_others(others) if others else ""}</div>')


def legend():
    return '<ul class="legend">' + ''.join(f'<li>{badge(verdict)} {verdict}</li>' for verdict in VERDICTS) + '</ul>'


def tally(results):
    counts = [(verdict, sum(result['verdict'] == verdict for result in results)) for verdict in VERDICTS]
    return '<ul class="tally panel">' + ''.join(f'<li>{badge(verdict)} <b>{count}</b> {verdict}</li>'
                                                for verdict, count in counts if count) + '</ul>'


def soundness(report):
    groups = {}
    for result in report['results']:
        groups.setdefault(result['group'], []).append(result)
    parts = ''.join(group_part(group, results) for group, results in groups.items())
    return section('soundness', 'All results', '<p>Select a mark to see what was expected and what was seen.</p>' + legend()
                   + f'<div class="groups">{parts}</div>')


def probe_item(result):
    return (f'<details class="probe"><summary>{badge(result["verdict"])} {breakable(result["name"])}</summary>'
            f'{entries(told(result))}</details>')


def cause_item(cause):
    remedy = f'<p>Isthmus {escape(cause.remedy)}.</p>' if cause.remedy else ''
    probes = ''.join(map(probe_item, cause.results))
    return f'<li class="finding"><div><h4>{breakable(cause.text)}</h4>{remedy}{probes}</div></li>'


def causes(report):
    found, html = conclusion.causes(report), ''
    for kind, text in conclusion.HEADS.items():
        items = ''.join(cause_item(cause) for cause in found if cause.kind == kind)
        html += f'<h3>{escape(text)}</h3><ul class="findings panel">{items}</ul>' if items else ''
    return section('causes', PROBLEMS, html or '<p class="panel">No probe found a problem.</p>')


# ---- Speed ----

def curves_of(results, measure, operation, where, is_ours):
    found = speed.select(results, measure, operation, where)
    if operation == 'put' or measure == 'overlap':
        found = speed.select(results, measure, 'message', where) | found
    return [(speed.short_label(name), CURVES.index(name), series['points']) for name, series in found.items()
            if name in CURVES and name.startswith(speed.OURS) == is_ours]


def unit_of(results, measure):
    return next(series['unit'] for _, series in speed.all_series(results) if series['measure'] == measure)


def charts_of(results, where):
    parts = ''
    for head, is_ours in (('Messages and windows of the MPI', False), ('Ways of Isthmus', True)):
        figures = ''
        for measure, operation in CHARTS:
            curves = curves_of(results, measure, operation, where, is_ours)
            if curves:
                figures += chart.figure(f'{measure.capitalize()} of {operation}', unit_of(results, measure), curves)
        if figures:
            parts += f'<h4>{head}</h4><div class="charts">{figures}</div>'
    return parts


def table_of(results, where):
    heads = ['', *(f'{name}<br><small>{unit}, {when}</small>' for name, unit, when in speed.heads())]
    return f'<div class="wide panel">{table(heads, speed.table_of(results, where))}</div>'


def fastest_of(results, where):
    rows = speed.break_even_rows(results, where)
    heads = ['', speed.MPI, speed.ISTHMUS, speed.NOT_MAPPED]
    return ('<h4>The fastest, with differences beyond noise</h4>'
            f'<div class="panel fastest">{table(heads, rows)}</div>') if rows else ''


def speeds(report):
    results = report['results']
    parts = ''.join(f'<h3>To a PE of {escape(where)}</h3>' + table_of(results, where) + fastest_of(results, where)
                    + charts_of(results, where) for where in speed.places(results))
    return section('speed', 'Speed', parts or '<p class="panel">Not measured.</p>')


# ---- Other sections ----

def settings_list(head, advised):
    listed = ''.join(f'<li><code>{escape(entry["variable"])}={escape(entry["value"])}</code>'
                     f'<p>{escape(entry["reason"])}</p></li>' for entry in advised)
    return f'<h3>{head}</h3><ul class="advice panel">{listed}</ul>' if listed else ''


def settings(report):
    needed = conclusion.needed(report)
    html = settings_list('Required', needed) + settings_list(
        'Optional: Isthmus does not need these settings', [entry for entry in report['advice'] if entry not in needed])
    return section('advice', 'Settings', html or '<p class="panel">These results require no settings.</p>')


def identity(report):
    rows = [[fact['name'], fact['value']] for fact in report['identity']]
    return section('identity', 'Identity', table([], rows, ' class="facts panel"'))


def document(head, lead, sections, more_style='', script=''):
    """Returns the HTML page. `sections`: (id, name, HTML) of each."""
    with open(os.path.join(os.path.dirname(__file__), 'page.css'), encoding='utf-8') as file:
        style = chart.style() + file.read() + more_style
    links = ''.join(f'<li><a href="#{ident}">{name}</a></li>' for ident, name, _ in sections)
    return ('<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            '<meta name="color-scheme" content="light dark"><link rel="icon" href="data:,">'
            f'<title>{escape(head)}</title>\n<style>\n{style}</style></head>\n'
            f'<body><header><h1>{escape(head)}</h1>{lead}'
            f'<nav aria-label="Parts of this page"><ul>{links}</ul></nav></header>\n<main>\n'
            + '\n'.join(html for _, _, html in sections) + '\n</main>'
            + (f'<script>\n{script}</script>' if script else '') + '</body></html>\n')


def lead(report):
    """Returns the beginning of the page: the verdict, what the user has to do, and what Isthmus works around."""
    left = [cause.text for cause in conclusion.causes(report) if cause.kind == conclusion.LEFT]
    told = [('What you have to do', conclusion.todo(report)), ('What Isthmus works around', some(conclusion.workarounds(report))),
            ('What Isthmus does not handle', some(left))]
    tone, word = LEVELS[conclusion.level(report)]
    return (f'<div class="verdict {tone}"><p class="word">{escape(word)}</p>{entries(told)}</div>'
            f'<p>{escape(title(report))}</p>' + tally(report['results']))


def of_report(report):
    return document('Can Isthmus use this MPI?', lead(report), [
        ('causes', PROBLEMS, causes(report)), ('advice', 'Settings', settings(report)), ('speed', 'Speed', speeds(report)),
        ('soundness', 'All results', soundness(report)), ('identity', 'Identity', identity(report))])
