"""check_perfetto.py MODULES FOLDER DECODED: compares a trace in Perfetto's format, decoded by protoc, with the trace and
its profile."""
import collections
import re
import sys

sys.path.insert(0, sys.argv[1])
sys.dont_write_bytecode = True
from isthmus_profile import read as profiles  # noqa: E402
from isthmus_trace import links, read  # noqa: E402

ROUNDS = 20
MESSAGES = 3 * ROUNDS + 1  # that quiets complete
INTERNED = ('event_categories', 'event_names', 'debug_annotation_names', 'debug_annotation_string_values')


def expect(what, found, expected):
    if found != expected:
        sys.exit(f'FAILED: {what}: {found}, expected {expected}')


def packets(path):
    """Yields the packets as nested dictionaries {field: [values]}."""
    opened = [{}]
    with open(path, encoding='utf-8') as file:
        for line in file:
            word, _, value = line.strip().partition(' ')
            if value == '{':
                inner = {}
                opened[-1].setdefault(word, []).append(inner)
                opened.append(inner)
            elif word == '}':
                opened.pop()
                if len(opened) == 1:
                    yield opened[0].pop('packet')[0]
            else:
                expect(f'{word} is known', word[0].isalpha(), True)  # protoc prints fields that the schema does not define as numbers
                opened[-1].setdefault(word.removesuffix(':'), []).append(value.strip('"'))


class Timeline:
    """The tracks and events that Perfetto would show."""

    def __init__(self, path):
        self.texts = {kind: {} for kind in INTERNED}
        self.tracks, self.events = {}, collections.defaultdict(list)
        for packet in packets(path):
            for kind in INTERNED:
                for data in packet.get('interned_data', [{}])[0].get(kind, ()):
                    self.texts[kind][data['iid'][0]] = data.get('name', data.get('str'))[0]
            for track in packet.get('track_descriptor', ()):
                self.tracks[track['uuid'][0]] = track
            for event in packet.get('track_event', ()):
                self.add(int(packet['timestamp'][0]), event)

    def add(self, time, event):
        if 'name_iid' in event:
            event['name'] = self.texts['event_names'][event['name_iid'][0]]
            event['category'] = self.texts['event_categories'][event['category_iids'][0]]
        event['time'] = time
        event['notes'] = {}
        for note in event.get('debug_annotations', ()):
            key = self.texts['debug_annotation_names'][note.pop('name_iid')[0]]
            (kind, (value,)), = note.items()
            event['notes'][key] = self.texts['debug_annotation_string_values'][value] if kind == 'string_value_iid' else value
        self.events[event['track_uuid'][0]].append(event)

    def kind(self, kind):
        return [event for events in self.events.values() for event in events if event['type'] == [kind]]


def pes_have_processes_and_threads(shown, trace):
    processes = [track for track in shown.tracks.values() if 'process' in track]
    expect('PEs', [track['process'][0]['process_name'][0].split(' (')[0] for track in processes], [f'PE {pe.number}' for pe in trace.pes])
    expect('threads', [track['parent_uuid'] for track in shown.tracks.values() if 'thread' in track], [track['uuid'] for track in processes])
    expect('events of tracks that are told', shown.events.keys() - shown.tracks.keys(), set())


def slices_nest_and_last_as_long_as_calls(shown, trace):
    """Each begin has an end, times do not decrease, and the slices take as long as the calls and regions."""
    seconds = 0.0
    for number, events in shown.events.items():
        if 'thread' not in shown.tracks[number]:
            continue
        opened, last = [], 0
        for event in events:
            if event['type'] == ['TYPE_INSTANT']:
                continue  # Perfetto sorts instants itself
            expect('in order', event['time'] >= last, True)
            last = event['time']
            if event['type'] == ['TYPE_SLICE_BEGIN']:
                opened.append(last)
            else:
                expect('an end of what has begun', len(opened) > 0, True)
                seconds += (last - opened.pop()) / 1e9
        expect('not ended', opened, [])
    calls = sum(one.end - one.start for pe in trace.pes for one in pe.nested())
    expect(f'slices of {seconds} s for calls of {calls} s', abs(seconds - calls) < 1e-3 + 1e-3 * calls, True)


def slices_are_the_calls_and_regions(shown, trace, profile):
    slices = shown.kind('TYPE_SLICE_BEGIN')
    expect('slices', len(slices), sum(len(pe.events) + len(pe.regions) for pe in trace.pes))
    expect('marks', len([event for event in shown.kind('TYPE_INSTANT') if event['category'] == 'mark']), ROUNDS * trace.n_pes)
    for kind in ('put', 'get'):
        expect(f'bytes {kind}', sum(int(event['notes'].get('bytes', 0)) for event in slices if event['category'] == kind),
               sum(record['bytes'] for record in profile['records'] if record['class'] == kind))
    expect('sites of the late barrier', len([event for event in slices if re.fullmatch(r'planted\.c:\d+ \(come_late\)', event['notes'].get('site', ''))]), ROUNDS)


def arrows_have_one_begin_and_one_later_end(shown, trace):
    """Each arrow has one begin and one later end. An arrow that ends a wait leads to an instant in the wait."""
    begins, ends = {}, {}
    for event in shown.kind('TYPE_SLICE_BEGIN') + shown.kind('TYPE_INSTANT'):
        for numbers, found in ((event.get('flow_ids', ()), begins), (event.get('terminating_flow_ids', ()), ends)):
            for number in numbers:
                expect(f'arrow {number} twice', number in found, False)
                found[number] = event
    expect('arrows without an end', begins.keys() ^ ends.keys(), set())
    arrows = collections.Counter((kind, source.name, source.pe) for kind, source, _ in links.arrows(trace))
    pes = {number: int(track['process'][0]['process_name'][0].split()[1]) for number, track in shown.tracks.items() if 'process' in track}
    found = collections.Counter()
    for number, event in begins.items():
        pe = pes[shown.tracks[event['track_uuid'][0]]['parent_uuid'][0]]
        is_wait = ends[number]['name'] == f'ended by PE {pe}'
        expect(f'arrow {number} goes forward', ends[number]['time'] >= event['time'], True)
        expect(f'arrow {number} to', is_wait or ends[number]['name'].startswith(('shmemx_req_', 'shmem_quiet', 'shmemx_quiet_all', 'shmem_barrier_all')), True)
        found[links.ENDS_WAIT if is_wait else links.COMPLETES, event['name'], pe] += 1
    expect('arrows', found, arrows)
    expect('requests', sum(count for key, count in found.items() if key[0] == links.COMPLETES),
           sum(len(event.done or ()) for event in trace.events()) + (ROUNDS + MESSAGES) * trace.n_pes)  # completed by a quiet


def counters_have_known_maxima_and_end_at_0(shown, trace):
    """At the end no operation is outstanding and no memory is allocated. The maxima are those of planted.c."""
    for number, track in shown.tracks.items():
        if 'counter' not in track:
            continue
        values = [int(event['counter_value'][0]) for event in shown.events[number]]
        expect(f'{track["name"]} at the end', values[-1], 0)
        most = {'operations under way': ROUNDS, 'symmetric memory': 800}[track['name'][0]]
        expect(f'{track["name"]} at most', max(values), most)
    expect('counters', sum('counter' in track for track in shown.tracks.values()), 2 * trace.n_pes)


def main():
    trace, profile = read.Trace(sys.argv[2]), profiles.read(sys.argv[2])
    links.link(trace)
    shown = Timeline(sys.argv[3])
    pes_have_processes_and_threads(shown, trace)
    slices_nest_and_last_as_long_as_calls(shown, trace)
    slices_are_the_calls_and_regions(shown, trace, profile)
    arrows_have_one_begin_and_one_later_end(shown, trace)
    counters_have_known_maxima_and_end_at_0(shown, trace)


main()
