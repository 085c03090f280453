"""Advice: rules that find expensive patterns in a profile and suggest changes. Each rule yields findings. The member
`saves` of a finding is an estimate of the seconds by which the job could be shorter. It never exceeds the measured
time, and is 0 if a rule cannot estimate it."""
from collections import Counter
from typing import NamedTuple
from isthmus_probe.report import number_text
from isthmus_profile import counters
from isthmus_profile.sums import (by_place, call_text, count_text, bytes_text, median, nodes, outside, pe_count_text,
                                  percent_text, pes_text, share, site_text, time_text, total,
                                  waited_for, WAITING)

# ---- Thresholds: a rule reports a finding only if its thresholds are reached ----

LEAST_SHARE = 0.01   # share of the job's time; a smaller saving is not reported, because two runs of one program differ by more
LEAST_SECONDS = 0.02  # seconds; a smaller saving is not reported, because the start and end of PEs vary by this much
MANY_CALLS = 1000    # calls by one PE at one call site that make a loop worth changing
SMALL_BYTES = 256    # up to this size, a put spends more time in the call than in the copy (docs/performance.md)
ROUND_TRIP = 1e-6    # seconds: a get that takes longer waits for another node, a faster one reads mapped memory
GET_BYTES = 16384    # up to this size, the time of a get from another node is a round trip; above, bandwidth dominates
BATCH = 16           # number of operations for each quiet that hides most of a round trip
QUIETS_PER_PUT = 0.5  # with fewer quiets per put, each quiet completes several puts already
BLOCK_BYTES = 4096   # from this size on, a put takes as long as a copy (docs/performance.md)
COPY_RATE = 4e9      # bytes per second that a slow memory copies
WIRE_RATE = 1e9      # bytes per second of 10 Gbit/s Ethernet, for transfers between nodes
INLINE_BYTES = 64    # maximum size of an inlined operation
# Time of an inlined operation relative to a call. A call of shmem_g takes 7 to 10 times as long as a load and the
# inlined operation 2.3 times; for a put, the numbers are 1.5 and 1.15.
INLINE_TAKES = {'get': 0.3, 'put': 0.75}
LATE_SHARE = 2 / 3   # share of all waiting that one PE must cause; of two PEs that alternate, each causes a half
LATE_TIMES = 10      # a collective must run this often, so that one PE is not the last by chance
EXPLAINS = 0.25      # an activity of a late PE explains its lateness if it took this share of the time that others waited
IMBALANCE_SHARE = 0.05  # share of the job's time in waits for the last PE; less may be due to the operating system
HOT_SHARE = 0.5      # share of all calls that access a single PE, which makes it a hot spot
HOT_TIMES = 3        # a hot spot must get this number of times the calls of an average PE
HOT_PES = 0.5        # minimum share of the PEs that access a word; fewer PEs cause little contention
LOCK_SHARE = 0.02    # share of the job's time in waits for locks; uncontended locks take less
HEAP_SHARE = 0.9     # the heap is nearly full if this share was in use: a slightly larger problem would not fit
LEFT_BYTES = 1 << 16  # bytes that are not freed at the end; less may be a flag that lives as long as the job
ALLOCATIONS = 100    # calls by one PE at one call site that allocate in a loop
TOP_SHARE = 0.5      # one call site takes this share of the library's time
TOP_JOB_SHARE = 0.1  # one call site also takes this share of the job's time
# Share of a small operation's time that messages save compared with RMA windows. Over TCP, 8 bytes take 16 to 29 us
# with RMA windows and 12 us with messages (docs/mpi.md).
WINDOW_SAVES = 0.5
WINDOW_BYTES = 65536  # up to this size, windows and messages differ; longer operations take equal time
PACKET_BYTES = 16384  # capacity of a packet that collects requests to a PE of another node
FEW_REQUESTS = 2     # packets with fewer requests on average are nearly empty
# Share of a small operation's time that mapped memory saves. Mapped memory takes 30 ns; messages and windows within a
# node take 800 ns or more.
MAPPED_SAVES = 0.9
SLOW_TAIL = 10       # the slowest 1 % of the calls take this number of times the median


class Finding(NamedTuple):
    rule: str
    head: str
    saves: float
    evidence: list
    todo: list
    sites: list = []


# ---- Functions that several rules use ----

def span(profile):
    return profile['job']['seconds']


def is_worth(profile, seconds):
    return seconds >= max(LEAST_SHARE * span(profile), LEAST_SECONDS)


def is_blocking(routine):
    return not routine.endswith('_nbi')


def crosses(profile):
    """Returns the share of all operations that access other nodes."""
    where = profile['job']['nodes']
    calls = sum(entry[2] for entry in profile['matrix'])
    return share(sum(entry[2] for entry in profile['matrix'] if where[entry[0]] != where[entry[1]]), calls)


def loops(profile, kind, most_bytes):
    """Yields ((routine, site), Sum, (pe, calls, bytes, seconds) of its slowest PE) for each place where a PE makes many
    calls of few bytes."""
    for place, of in by_place(profile, kind).items():
        slowest = of.of_slowest_pe()
        if slowest[1] >= MANY_CALLS and 0 < of.mean_bytes() <= most_bytes and is_worth(profile, slowest[3]):
            yield place, of, slowest


def loop_text(profile, place, of, slowest):
    pe, calls, length, seconds = slowest
    each = bytes_text(round(length / calls))
    return (f'{call_text(profile, place)}: all PEs made {count_text(of.calls)} calls, PE {pe} {count_text(calls)} of {each}'
            f' at the mean, which took it {time_text(seconds)}, {time_text(seconds / calls)} each')


def in_blocks(profile, of, slowest):
    """Returns an estimate of the seconds that the slowest PE would need to transfer its bytes in blocks."""
    rate = WIRE_RATE if nodes(profile) > 1 else COPY_RATE
    blocks = -(-slowest[2] // BLOCK_BYTES)
    return blocks * max(of.least, 0) + slowest[2] / rate


def best_first(ways):
    """Sorts the suggestions (seconds saved, words), the best first. Returns their words, and the seconds that the best
    one saves."""
    ways = sorted((way for way in ways if way[0] > 0), key=lambda way: -way[0])
    return [words for _, words in ways], ways[0][0] if ways else 0.0


# ---- PEs that others wait for ----

def excess(profile, pe):
    """Returns what this PE did for the longest time compared with the median of the other PEs, as (seconds, words)."""
    others = [one for one in profile['pes'] if one['pe'] != pe]
    own = next((one for one in profile['pes'] if one['pe'] == pe), None)
    if own is None or not others:
        return 0.0, ''
    usual = median(map(outside, others))
    found = [(outside(own) - usual, f'It computed (was outside of the library) for {time_text(outside(own))}, the others'
              f' for {time_text(usual)} at the median.')]
    for place, of in by_place(profile).items():
        if of.records[0]['class'] not in (*WAITING, 'memory', 'setup'):
            seconds = of.by_pe.get(pe, (0, 0, 0.0))[2]
            usual = median(of.by_pe.get(one['pe'], (0, 0, 0.0))[2] for one in others)
            found.append((seconds - usual, f'It was in {call_text(profile, place)} for {time_text(seconds)}, the others for'
                          f' {time_text(usual)} at the median.'))
    return max(found)


def lateness(profile):
    """Returns {pe: [(seconds others waited for it, times, collective)]}, the most expensive first. Contains PEs that
    cause most of all waiting, and PEs that are repeatedly the last at one site."""
    whole = sum(entry['waited'] for entry in profile['collectives'])
    always = {pe for pe, (_, seconds) in waited_for(profile).items() if share(seconds, whole) >= LATE_SHARE}
    found = {}
    for entry in profile['collectives']:
        for pe, times, seconds in entry['late']:
            is_here = share(seconds, entry['waited']) >= LATE_SHARE and entry['times'] >= LATE_TIMES
            if pe in always or is_here:
                found.setdefault(pe, []).append((seconds, times, entry))
    return {pe: sorted(at, key=lambda one: -one[0]) for pe, at in found.items()}


def late_text(profile, at):
    """Describes the collective in which others waited the most for this PE, and the number of further collectives."""
    seconds, times, entry = at[0]
    words = (f'{call_text(profile, (entry["routine"], entry["site"]))}: it was the last in {count_text(times)} of'
             f' {count_text(entry["times"])} times, and the others waited {time_text(seconds)} for it, all together')
    return words + (f'; so too at {len(at) - 1} more' if len(at) > 1 else '') + '.'


def late_pe(profile):
    others = max(profile['job']['pes'] - 1, 1)
    whole = sum(entry['waited'] for entry in profile['collectives'])
    for pe, at in lateness(profile).items():
        seconds = sum(one[0] for one in at)
        if not is_worth(profile, seconds / others):
            continue
        longer, why = excess(profile, pe)
        host = profile['job']['hosts'][pe] if len(set(profile['job']['hosts'])) > 1 else ''
        todo = ['Give it less of the work, or let the others go on meanwhile: a collective only where all need the result.']
        yield Finding('late PE', f'The others wait for PE {pe}' + (f' (on {host})' if host else ''), seconds / others,
                      [late_text(profile, at), f'That is {percent_text(share(seconds, whole))} of all waiting in collectives.']
                      + ([why] if longer >= EXPLAINS * seconds / others else []), todo, [one[2]['site'] for one in at])


def imbalance(profile):
    told = sum(one[0] for at in lateness(profile).values() for one in at)
    left = (sum(entry['waited'] for entry in profile['collectives']) - told) / (profile['job']['pes'] or 1)
    if share(left, span(profile)) < IMBALANCE_SHARE or not is_worth(profile, left):
        return
    worst = max(profile['collectives'], key=lambda entry: entry['waited'])
    computed = sorted((outside(pe), pe['pe']) for pe in profile['pes'])
    yield Finding(
        'imbalance', 'PEs wait for each other, now for one and now for another', left,
        [f'Waiting for the last in collectives takes a PE {time_text(left)} at the mean.',
         f'The most of it at {call_text(profile, (worst["routine"], worst["site"]))}: {time_text(worst["waited"])}, all PEs'
         f' together, in {count_text(worst["times"])} times.',
         f'Outside of the library PE {computed[0][1]} spent {time_text(computed[0][0])}, PE {computed[-1][1]}'
         f' {time_text(computed[-1][0])}.'],
        [f'Where more PEs than cores are, as on {host}, a part of it is waiting for a core.'
         for host in crowded_hosts(profile)[:1]]
        + ['Spread the work more evenly, or let a PE that is done fetch more of it (shmem_atomic_fetch_inc on a counter).',
           'Fewer collectives let what varies even itself out: see whether each is needed.'],
        [entry['site'] for entry in profile['collectives']])


def locks(profile):
    for place, of in by_place(profile, 'lock').items():
        seconds = of.seconds / (len(of.by_pe) or 1)
        if seconds < max(LOCK_SHARE * span(profile), LEAST_SECONDS) or len(of.by_pe) < 2:
            continue
        yield Finding(
            'lock', f'PEs wait for a lock at {site_text(profile, place[1])}', min(seconds, of.of_slowest_pe()[3]),
            [f'{call_text(profile, place)}: {count_text(of.calls)} calls took {time_text(of.seconds)}, all PEs together, the'
             f' longest {time_text(of.most)}, one that found it free {time_text(of.least)}.'],
            ['Hold it for less: compute before it is taken, and complete puts after it is given back where that is right.',
             'Several locks for parts of the data; for a counter or a flag an atomic operation, and no lock.'], [place[1]])


# ---- Operations that a program could call less often ----

def usual_seconds(of, slowest):
    """Returns the time of the PE's calls without outliers, such as calls during which the operating system gave the
    core to another process."""
    return min(slowest[3], slowest[1] * of.usual()['median'])


def empty_packets(profile):
    """Returns evidence that packets could have contained many more requests, or an empty list."""
    found = counters.packets(profile)
    if found is None or found[0] < MANY_CALLS or found[1] >= FEW_REQUESTS:
        return []
    sent, requests, each = found
    return [f'The {count_text(sent)} packets that all PEs sent to other nodes had {number_text(requests)} requests and'
            f' {bytes_text(round(each))} at the mean, and room for {bytes_text(PACKET_BYTES)}.']


def small_puts(profile):
    for place, of, slowest in loops(profile, 'put', SMALL_BYTES):
        is_far, whole = nodes(profile) > 1, slowest[3]
        seconds = whole if is_far else usual_seconds(of, slowest)
        blocks = seconds - in_blocks(profile, of, slowest)
        ways = [(blocks, f'One put for words that lie side by side: in blocks of {bytes_text(BLOCK_BYTES)} the same bytes'
                 f' take {time_text(max(seconds - blocks, 0))}.')]
        if is_far and is_blocking(place[0]):
            nbi = whole - usual_seconds(of, slowest)
            ways.append((nbi, f'shmem_put_nbi, whose source must stay as it is until the quiet: up to {time_text(nbi)} less,'
                         ' if all take as long as half of them do.'))
        if not is_far and of.mean_bytes() <= INLINE_BYTES and is_blocking(place[0]):
            inline = seconds * (1 - INLINE_TAKES['put'])
            ways.append((inline, f'Compile with oshcc --inline, if it is not so yet: some {time_text(inline)} less.'))
        todo, saves = best_first(ways)
        if is_worth(profile, saves):
            yield Finding('small puts', f'Many small puts at {site_text(profile, place[1])}', saves,
                          [loop_text(profile, place, of, slowest) + '.'] + empty_packets(profile), todo, [place[1]])


def far_gets(seconds):
    """Returns suggestions for gets from another node of words at arbitrary addresses, and the seconds that they save."""
    saves = seconds * (1 - 1 / BATCH)
    return [f'shmem_get_nbi, and one shmem_quiet for {BATCH} of them or more: {time_text(seconds - saves)} instead of'
            f' {time_text(seconds)}, a round trip for all of them.',
            'One get for words that lie side by side; or have the PE that owns them put them.'], saves


def near_gets(profile, of, slowest):
    """Returns suggestions for gets from mapped memory, and the seconds that the best one saves."""
    ways, seconds = [], usual_seconds(of, slowest)
    if of.mean_bytes() <= SMALL_BYTES:
        blocks = seconds - in_blocks(profile, of, slowest)
        ways.append((blocks, f'One get for words that lie side by side: in blocks of {bytes_text(BLOCK_BYTES)} the same bytes'
                     f' take {time_text(seconds - blocks)}.'))
    if of.mean_bytes() <= INLINE_BYTES:
        inline = seconds * (1 - INLINE_TAKES['get'])
        ways.append((inline, f'Compile with oshcc --inline, if it is not so yet, or read by shmem_ptr where it is not NULL:'
                     f' some {time_text(inline)} less.'))
    return best_first(ways)


def blocking_gets(profile):
    for place, of, slowest in loops(profile, 'get', GET_BYTES):
        is_far = nodes(profile) > 1 and of.usual()['median'] >= ROUND_TRIP
        todo, saves = far_gets(slowest[3]) if is_far else near_gets(profile, of, slowest)
        if is_blocking(place[0]) and is_worth(profile, saves):
            yield Finding('blocking gets', f'Gets one after the other at {site_text(profile, place[1])}', saves,
                          [loop_text(profile, place, of, slowest) + (': they wait for another node.' if is_far else '.')],
                          todo, [place[1]])


def surroundings(profile, index):
    """Returns a key that is equal for call sites in the same function."""
    site = profile['sites'][index]
    return site['object'], site['file'], site['function']


def completed(profile, index, pe):
    """Returns the number of puts that this PE made in the function of the call site, or everywhere if it made none in
    this function."""
    near = whole = 0
    for place, of in by_place(profile, 'put', 'signal').items():
        calls = of.by_pe.get(pe, (0,))[0]
        whole += calls
        near += calls if surroundings(profile, place[1]) == surroundings(profile, index) else 0
    return near or whole


def quiet_each(profile):
    for place, of in by_place(profile, 'order').items():
        pe, calls, _, seconds = of.of_slowest_pe()
        puts = completed(profile, place[1], pe)
        saves = seconds * (1 - 1 / BATCH)
        if 'quiet' not in place[0] or calls < MANY_CALLS or not 0 < QUIETS_PER_PUT * puts <= calls:
            continue
        if not is_worth(profile, saves):
            continue
        yield Finding(
            'quiet after each put', f'A quiet after each put at {site_text(profile, place[1])}', saves,
            [f'{call_text(profile, place)}: PE {pe} made {count_text(calls)} calls for {count_text(puts)} puts, which took'
             f' {time_text(seconds)}, {time_text(seconds / calls)} each.'] + empty_packets(profile),
            [f'One quiet after all puts that may be under way together: with {BATCH} puts for each'
             f' {time_text(seconds / BATCH)}.',
             'Where it only keeps a flag behind the data: shmem_put_signal, or shmem_fence, which does not wait.'],
            [place[1]])


def hot_word(profile):
    pes, columns = profile['job']['pes'], {}
    for _, target, calls, _ in profile['matrix']:
        columns[target] = columns.get(target, 0) + calls
    places = by_place(profile, 'atomic')
    if pes < 3 or not places or not columns:
        return
    target = max(columns, key=columns.get)
    whole = sum(of.calls for of in places.values())
    usual = (sum(columns.values()) - columns[target]) / (pes - 1)
    if columns[target] < max(HOT_SHARE * whole, HOT_TIMES * usual, MANY_CALLS):
        return
    place, of = next(iter(places.items()))
    pe, calls, _, seconds = of.of_slowest_pe()
    usual_time, saves = of.usual()['median'], seconds - calls * of.least
    if len(of.by_pe) < HOT_PES * pes or not is_worth(profile, saves):
        return
    yield Finding(
        'one word for all', f'All PEs update memory of PE {target}', saves,
        [f'{call_text(profile, place)}: {pe_count_text(len(of.by_pe))} made {count_text(of.calls)} calls; PE {target} was'
         f' the target of {count_text(columns[target])} operations, the others of {count_text(round(usual))} at the mean.',
         f'A call took {time_text(usual_time)} at the median, {time_text(of.least)} at the least, when nobody else was'
         f' there; PE {pe} spent {time_text(seconds)}.'],
        ['Add up in each PE first, and update the word once for many; or give each PE, or each node, a word of its own'
         ' and add these up at the end (shmem_sum_reduce).',
         f'Tickets: take {BATCH} with one shmem_atomic_fetch_add. Where the old value is not used: shmem_atomic_add.'],
        [place[1]])


def queries(profile):
    """Finds loops that repeatedly query a value that does not change while the job runs."""
    for place, of in by_place(profile, 'query').items():
        slowest = of.of_slowest_pe()
        saves = usual_seconds(of, slowest)
        if slowest[1] >= MANY_CALLS and is_worth(profile, saves):
            yield Finding('query in a loop', f'{place[0]} is asked again and again at {site_text(profile, place[1])}', saves,
                          [f'{call_text(profile, place)}: PE {slowest[0]} made {count_text(slowest[1])} calls, which took'
                           f' {time_text(slowest[3])}.'],
                          ['Keep what it gives in a variable, before the loop.'], [place[1]])


def allocations(profile):
    for place, of in by_place(profile, 'memory').items():
        pe, calls, _, seconds = of.of_slowest_pe()
        if calls >= ALLOCATIONS and is_worth(profile, seconds):
            yield Finding(
                'allocation in a loop', f'Symmetric memory is allocated or freed again and again at'
                f' {site_text(profile, place[1])}', seconds,
                [f'{call_text(profile, place)}: {count_text(calls)} calls of PE {pe} took {time_text(seconds)}; each is'
                 ' collective, and all PEs wait in it.'],
                ['Allocate once, before the loop, as much as the greatest needs.'], [place[1]])


# ---- The machine and the settings ----

def small_operations(profile, most_bytes):
    """Returns the seconds that the PE with the most small puts, gets and atomics spent in them."""
    by_pe = {}
    for of in by_place(profile, 'put', 'get', 'atomic', 'signal').values():
        if of.mean_bytes() <= most_bytes:
            for pe, (_, _, seconds) in of.by_pe.items():
                by_pe[pe] = by_pe.get(pe, 0.0) + seconds
    return max(by_pe.values(), default=0.0)


def windows(profile):
    settings = profile['job']['settings']
    seconds = small_operations(profile, WINDOW_BYTES)
    if settings.get('ISTHMUS_PATH') in ('window', 'message') and nodes(profile) < profile['job']['pes']:
        name, saves = 'ISTHMUS_PATH', seconds * MAPPED_SAVES * (1 - crosses(profile))
        head = 'PEs of a node do not use the memory that they share'
        todo = 'Take ISTHMUS_PATH out of the settings: inside a node puts and gets are loads and stores then.'
    elif settings.get('ISTHMUS_REMOTE') == 'window' and nodes(profile) > 1:
        name, saves = 'ISTHMUS_REMOTE', seconds * WINDOW_SAVES
        head = 'Windows serve put and get between nodes, where messages may be faster'
        todo = ('Take ISTHMUS_REMOTE out of the settings, and the library takes the faster one; oshrun isthmus-probe --only'
                ' speed measures both here.')
    else:
        return
    if is_worth(profile, saves):
        yield Finding('windows', head, saves, [f'{name}={settings[name]}, and puts, gets and atomics of up to'
                      f' {bytes_text(WINDOW_BYTES)} take a PE up to {time_text(seconds)}.'], [todo])


def polling(profile):
    """Finds operations that wait for PEs that compute. Without a progress thread, a PE serves requests only when it
    calls the library."""
    if profile['job']['settings'].get('ISTHMUS_PROGRESS') != 'poll' or nodes(profile) < 2:
        return
    for place, of in by_place(profile, 'get', 'atomic').items():
        usual, (pe, calls, _, seconds) = of.usual(), of.of_slowest_pe()
        saves = seconds - calls * usual['median']
        if usual['p99'] >= SLOW_TAIL * usual['median'] > 0 and is_worth(profile, saves):
            yield Finding(
                'no progress thread', f'{call_text(profile, place)} waits for PEs that compute', saves,
                [f'ISTHMUS_PROGRESS=poll; a call takes {time_text(usual["median"])} at the median, and one of a hundred'
                 f' {time_text(usual["p99"])} or more. PE {pe} spent {time_text(seconds)}.'],
                ['Take ISTHMUS_PROGRESS out of the settings: then a thread serves others while a PE computes.'], [place[1]])


def checks(profile):
    settings = profile['job']['settings']
    found = [f'{name}={settings[name]}' for name in ('SHMEM_DEBUG', 'ISTHMUS_TRACE')
             if settings.get(name, '') not in ('', '0')]
    if found:
        yield Finding('checks', 'Checks were on, which take time themselves', 0.0, [', '.join(found)],
                      ['Measure without them.'])


def crowded_hosts(profile):
    """Returns the hosts with more PEs than cores, the most oversubscribed first."""
    job, pes = profile['job'], Counter(profile['job']['hosts'])
    found = [(pes[host] / cores, host) for host, cores in job['cores'].items() if 0 < cores < pes[host]]
    return [host for _, host in sorted(found, reverse=True)]


def crowded(profile):
    """Finds oversubscribed hosts. Computing PEs share cores, and a waiting PE needs a core to notice that its wait is
    over."""
    for host in crowded_hosts(profile)[:1]:
        pes, cores = profile['job']['hosts'].count(host), profile['job']['cores'][host]
        computed = max((outside(pe) for pe in profile['pes'] if pe['host'] == host), default=0.0)
        worst = computed * (1 - cores / pes)
        yield Finding(
            'more PEs than cores', f'{pe_count_text(pes)} share {cores} core{"" if cores == 1 else "s"} of {host}', worst,
            [f'What a PE computes takes up to {number_text(pes / cores)} times as long, and so does what others wait for.'],
            [f'Start at most {cores} on this host (oshrun -np, --host), or read waits here as those of a crowded machine.'])


def heap_full(profile):
    full = [pe for pe in profile['pes'] if pe['heap_size'] and pe['heap_peak'] >= HEAP_SHARE * pe['heap_size']]
    if not full:
        return
    worst = max(full, key=lambda pe: pe['heap_peak'] / pe['heap_size'])
    sites = sorted(profile['memory']['sites'], key=lambda entry: -entry['bytes'])[:3]
    yield Finding(
        'heap nearly full', f'The symmetric heap was {percent_text(worst["heap_peak"] / worst["heap_size"])} full', 0.0,
        [f'PE {worst["pe"]} had {bytes_text(worst["heap_peak"])} of {bytes_text(worst["heap_size"])} in use'
         + (f'; {len(full)} PEs were above {percent_text(HEAP_SHARE)}.' if len(full) > 1 else '.')]
        + [f'{bytes_text(entry["bytes"])} of it at {site_text(profile, entry["site"])}, in {count_text(entry["blocks"])}'
           ' blocks.' for entry in sites],
        ['A larger SHMEM_SYMMETRIC_SIZE, or none: then the heap is as large as the machine allows.'],
        [entry['site'] for entry in sites])


def no_room(profile):
    """Finds failed allocations for which no free range was long enough."""
    for of in profile['memory'].get('spaces', []):
        if not of['refused']:
            continue
        first = of['refused']
        in_pieces = first['free'] >= first['bytes']
        name = 'symmetric heap' if of['space'] == 'heap' else of['space']
        todo = (['Free blocks in the opposite order, allocate those that stay before those that go, or keep one block for'
                 ' both: free memory is together only where its neighbours are free.'] if in_pieces else [])
        yield Finding(
            'no room', f'No room in the {name} for a block at {site_text(profile, first["site"])}', 0.0,
            [f'{bytes_text(first["bytes"])} were asked for, {bytes_text(first["free"])} were free,'
             f' {bytes_text(first["largest"])} of them in one piece; {count_text(first["times"])}'
             f' time{"" if first["times"] == 1 else "s"} on a PE.'],
            todo + ['A larger SHMEM_SYMMETRIC_SIZE.' if of['space'] == 'heap' else 'A larger space.'], [first['site']])


def leftover(profile):
    left = [pe for pe in profile['pes'] if pe['complete'] and pe['heap_left'] >= LEFT_BYTES]
    if left:
        worst = max(left, key=lambda pe: pe['heap_left'])
        yield Finding(
            'leftover blocks', 'Blocks of the symmetric heap were never freed', 0.0,
            [f'{pes_text([pe["pe"] for pe in left])}: up to {bytes_text(worst["heap_left"])} (PE {worst["pe"]}) were left.'],
            ['Harmless at the end of a job, but not where it goes on growing: see memory over time. SHMEM_DEBUG=1 names'
             ' the blocks.'])


# ---- Other findings ----

ADVICE_OF_CLASS = {
    'put': 'Fewer and longer puts, or shmem_put_nbi with computing until the quiet.',
    'get': 'shmem_get_nbi with computing until the quiet; or have the owner put what is needed.',
    'atomic': 'Operations whose old value is not needed without fetch; sums in each PE first.',
    'order': 'A quiet or fence only where its effect is needed; what is to be completed by it takes the time.',
    'wait': 'It is waited for what another PE puts: let that be put earlier, or compute something else meanwhile.',
    'test': 'A loop of tests: shmem_wait_until sleeps, and leaves the core to others.',
    'collective': 'Several small ones as one with a longer array; teams of those that need the result only.'}


def one_site(profile, named):
    """Finds the call site that takes most of the library's time, unless another finding mentions it already."""
    of_site = {}
    for place, of in by_place(profile).items():
        of_site.setdefault(place[1], []).append((of.seconds, place, of))
    library = total(profile, 'in_library')
    for site, parts in of_site.items():
        seconds = sum(part[0] for part in parts)
        if site in named or seconds < max(LEAST_SECONDS, TOP_SHARE * library, TOP_JOB_SHARE * total(profile, 'seconds')):
            continue
        _, place, of = parts[0]
        advice = ADVICE_OF_CLASS.get(of.records[0]['class'])
        yield Finding(
            'one site', f'Most of the time in the library is at {site_text(profile, site)}', 0.0,
            [f'{call_text(profile, place)}: {count_text(of.calls)} calls and {bytes_text(of.bytes)} took'
             f' {time_text(seconds)}, all PEs together: {percent_text(share(seconds, library))} of the time in the library;'
             f' {time_text(of.usual()["median"])} at the median, the longest {time_text(of.most)}.'],
            [advice] if advice else [], [site])


RULES = [late_pe, imbalance, locks, small_puts, blocking_gets, quiet_each, hot_word, queries, allocations, windows,
         polling, crowded, no_room, heap_full, leftover, checks]


def findings(profile):
    """Returns all findings: those with the greatest savings first, then the most expensive call site, then those
    without an estimate."""
    found = [finding for rule in RULES for finding in rule(profile)]
    found = [finding._replace(saves=min(finding.saves, span(profile))) for finding in found]
    timed = sorted((finding for finding in found if finding.saves > 0), key=lambda finding: -finding.saves)
    named = {site for finding in found for site in finding.sites}
    return timed + list(one_site(profile, named)) + [finding for finding in found if finding.saves <= 0]


def saves_text(profile, finding):
    if finding.saves <= 0:
        return ''
    part = share(finding.saves, span(profile))
    return f'up to {time_text(finding.saves)} of {time_text(span(profile))} ({percent_text(part)})'
