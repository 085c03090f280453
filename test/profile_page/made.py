"""Made-up profiles: a clean one, and one for each rule of the advice with a fault planted by numbers."""
HOST_PES, SECONDS = 16, 10.0
SITES = [('solve.c', 42, 'exchange'), ('solve.c', 88, 'exchange'), ('solve.c', 120, 'step'), ('main.c', 31, 'main'),
         ('gather.c', 17, 'gather'), ('count.c', 9, 'count'), ('main.c', 70, 'main'), (None, None, None)]
EXCHANGE, QUIET, STEP, MAIN, GATHER, COUNT, END, UNKNOWN = range(len(SITES))


def size_class(length):
    return str(1 << (length - 1).bit_length()) if length > 0 else '0'


class Made:
    """A profile under construction. built() adds the values that follow from the calls."""

    def __init__(self, pes, seconds=SECONDS, node_pes=None, cores=None, phases=('',)):
        self.pes, self.seconds, self.node_pes = pes, seconds, node_pes or pes
        self.nodes = [pe // self.node_pes for pe in range(pes)]
        self.cores = cores or self.node_pes
        self.records, self.collectives, self.cells, self.phases = [], [], {}, list(phases)
        self.samples = [[0.0, pes << 20, 1 << 20, 1 << 29], [seconds / 2, 3 * pes << 20, 3 << 20, 1 << 28],
                        [seconds, pes << 20, 1 << 20, 1 << 29]]
        self.settings, self.blocks = {}, []
        self.counted, self.refused = {'packets_sent': [0] * pes, 'sleeps': list(range(pes))}, None
        self.heap, self.left, self.faults, self.complete, self.lost = (1 << 30, 3 << 20), 0, [], True, 0

    def call(self, routine, kind, site, calls, length=0, each=1e-7, of=None, least=None, median=None, p99=None, phase=0):
        """Adds calls. `calls` is the number of calls of each PE and `each` the seconds of a call; both may be functions
        of the PE."""
        by_pe = []
        for pe in of if of is not None else range(self.pes):
            count = calls(pe) if callable(calls) else calls
            mean = each(pe) if callable(each) else each
            if count:
                by_pe.append([pe, count, count * length, count * mean])
        seconds, count = sum(entry[3] for entry in by_pe), sum(entry[1] for entry in by_pe)
        mean = seconds / count
        self.records.append({
            'routine': routine, 'class': kind, 'site': site, 'phase': phase, 'calls': count, 'bytes': count * length,
            'seconds': seconds, 'least': mean * 0.9 if least is None else least,
            'median': mean if median is None else median, 'p99': mean * 1.5 if p99 is None else p99, 'most': mean * 4,
            'sizes': {size_class(length): count}, 'by_pe': by_pe})
        return self

    def move(self, source, target, calls, length):
        of = self.cells.setdefault((source, target), [0, 0])
        of[0], of[1] = of[0] + calls, of[1] + calls * length

    def ring(self, calls, length):
        """Adds transfers to both neighbors of each PE."""
        for pe in range(self.pes):
            self.move(pe, (pe + 1) % self.pes, calls, length)
            self.move(pe, (pe - 1) % self.pes, calls, length)
        return self

    def wait_for(self, routine, site, times, waited, late):
        self.collectives.append({'routine': routine, 'site': site, 'team_pes': self.pes, 'times': times, 'waited': waited,
                                 'late': late})
        return self

    def by_phase(self, values):
        """Two thirds of the values belong to the phase without a name."""
        if len(self.phases) < 2:
            return {}
        rest = sum(values) * 2 // 3
        return {'by_phase': [rest, sum(values) - rest] + [0] * (len(self.phases) - 2)}

    def spaces(self):
        size, peak = self.heap
        return [{'space': 'heap', 'pes': self.pes, 'size': size, 'most': peak, 'largest_at_most': size - peak,
                 'least_largest': (size - peak) // 2, 'refused': self.refused}]

    def host(self, pe):
        return f'node{self.nodes[pe]}'

    def sums_of_pes(self):
        sums = [[0.0, 0.0, 0.0] for _ in range(self.pes)]
        for record in self.records:
            for pe, _, _, seconds in record['by_pe']:
                sums[pe][0] += seconds
                sums[pe][1] += seconds if record['class'] in ('wait', 'lock', 'order') else 0
                sums[pe][2] += seconds if record['class'] == 'collective' else 0
        return sums

    def built(self):
        size, peak = self.heap
        pes = [{'pe': pe, 'host': self.host(pe), 'pid': 1000 + pe, 'complete': self.complete, 'seconds': self.seconds,
                'in_library': library, 'in_waits': waits, 'in_collectives': collectives, 'heap_size': size,
                'heap_peak': peak, 'heap_left': self.left}
               for pe, (library, waits, collectives) in enumerate(self.sums_of_pes())]
        sites = [{'file': name and f'/home/user/{name}', 'line': line, 'function': function, 'object': '/home/user/app',
                  'offset': f'0x{1000 + 16 * place:x}'} for place, (name, line, function) in enumerate(SITES)]
        return {'format': 'isthmus-profile', 'version': 1, 'complete': self.complete, 'faults': self.faults,
                'job': {'program': '/home/user/app', 'arguments': ['100'], 'pes': self.pes,
                        'hosts': [self.host(pe) for pe in range(self.pes)], 'nodes': self.nodes, 'mpi': 'openmpi',
                        'start': '2026-11-25T08:00:00', 'seconds': self.seconds, 'init_seconds': 0.25, 'library': '0.2.0',
                        'settings': self.settings, 'cores': {self.host(pe): self.cores for pe in range(self.pes)}},
                'phases': self.phases, 'sites': sites, 'records': self.records,
                'matrix': [[source, target, *of] for (source, target), of in sorted(self.cells.items())], 'pes': pes,
                'collectives': self.collectives,
                'memory': {'samples': self.samples, 'sites': [{'site': MAIN, 'bytes': 2 << 20, 'blocks': 3}] + self.blocks,
                           'spaces': self.spaces()},
                'counters': [{'name': name, 'meaning': f'what {name} are', 'by_pe': values, **self.by_phase(values)}
                             for name, values in self.counted.items()],
                'lost': self.lost}


def clean(pes, **settings):
    """A program without faults, which spends 12 % of its time in the library: puts blocks to its neighbors, calls quiet
    after 32 of them, and reduces in each step."""
    made = Made(pes, **settings)
    made.call('shmem_put', 'put', EXCHANGE, 6400, 32768, 8e-5)
    made.call('shmem_quiet', 'order', QUIET, 200, 0, 1e-4)
    made.call('shmem_sum_reduce', 'collective', STEP, 200, 8, lambda pe: 3e-3 + 1e-6 * (pe % 5))
    made.call('shmem_malloc', 'memory', MAIN, 3, 1 << 20, 1e-4)
    made.call('shmem_wait_until', 'wait', GATHER, 50, 0, 1e-3)
    made.call('shmem_barrier_all', 'collective', END, 2, 0, 1e-3)
    made.wait_for('shmem_sum_reduce', STEP, 200, 0.02 * pes, [[pe, 200 // pes, 0.02] for pe in range(pes)])
    return made.ring(3200, 32768)


# ---- Faults. Each function adds to a clean profile of several PEs what one rule of the advice must find. ----

def late_pe(made):
    last = made.pes - 1
    made.call('shmem_barrier_all', 'collective', END, 500, 0, lambda pe: 1e-5 if pe == last else 4e-3)
    made.wait_for('shmem_barrier_all', END, 500, 2.0 * (made.pes - 1), [[last, 490, 1.95 * (made.pes - 1)], [0, 10, 0.05]])


def imbalance(made):
    made.call('shmem_sync_all', 'collective', END, 500, 0, 3e-3)
    made.wait_for('shmem_sync_all', END, 500, 1.4 * made.pes, [[pe, 500 // made.pes, 1.4] for pe in range(made.pes)])


def lock(made):
    made.call('shmem_set_lock', 'lock', COUNT, 300, 0, 5e-3, least=1e-7)


def small_puts(made):
    made.call('shmem_put', 'put', MAIN, 10_000_000, 8, 5e-8, of=[0])


def blocking_gets(made):
    made.call('shmem_g', 'get', GATHER, 200_000, 8, 1.2e-5 if made.nodes[-1] else 1e-6)


def quiet_each(made):
    made.call('shmem_put', 'put', COUNT, 20_000, 512, 1e-7)
    made.call('shmem_quiet', 'order', COUNT, 20_000, 0, 8e-5)
    made.counted.update({'packets_sent': [20_000] * made.pes, 'requests': [20_400] * made.pes,
                         'packet_bytes': [20_000 * 600] * made.pes})


def hot_word(made):
    made.call('shmem_atomic_fetch_add', 'atomic', COUNT, 200_000, 8, 9e-6, least=5e-8)
    for pe in range(made.pes):
        made.move(pe, 0, 200_000, 8)


def query(made):
    made.call('shmem_my_pe', 'query', COUNT, 20_000_000, 0, 2e-8)


def allocation(made):
    made.call('shmem_malloc', 'memory', STEP, 5000, 4096, 2e-4)
    made.call('shmem_free', 'memory', COUNT, 50, 0, 2e-4)


def windows(made):
    made.settings = {'ISTHMUS_REMOTE': 'window'} if made.nodes[-1] else {'ISTHMUS_PATH': 'window'}
    made.call('shmem_put_nbi', 'put', COUNT, 200_000, 1024, 5e-6)


def polling(made):
    made.settings = {'ISTHMUS_PROGRESS': 'poll'}
    made.call('shmem_get', 'get', GATHER, 900, 65536, 3e-3, median=1e-4, p99=1e-2)


def crowded(made):
    made.cores = max(made.node_pes // 2, 1)


def heap_full(made):
    made.heap = (1 << 30, (1 << 30) - (1 << 24))


def no_room(made):
    made.refused = {'times': 2, 'bytes': 300 << 20, 'site': MAIN, 'free': 500 << 20, 'largest': 200 << 20}


def leftover(made):
    made.left = 5 << 20


def checks(made):
    made.settings = {'SHMEM_DEBUG': '1'}


def one_site(made):
    made.call('shmem_wait_until', 'wait', UNKNOWN, 100, 0, 4e-2)


# For each rule: the function that plants its fault, and whether the fault needs several nodes.
FAULTS = {'late PE': (late_pe, False), 'imbalance': (imbalance, False), 'lock': (lock, False),
          'small puts': (small_puts, False), 'blocking gets': (blocking_gets, True),
          'quiet after each put': (quiet_each, True), 'one word for all': (hot_word, False),
          'query in a loop': (query, False), 'allocation in a loop': (allocation, False),
          'windows': (windows, True), 'no progress thread': (polling, True),
          'more PEs than cores': (crowded, False), 'heap nearly full': (heap_full, False),
          'no room': (no_room, False), 'leftover blocks': (leftover, False), 'checks': (checks, False), 'one site': (one_site, False)}


def planted(rule, pes=4):
    plant, is_far = FAULTS[rule]
    made = clean(pes, node_pes=pes // 2 if is_far else pes)
    plant(made)
    return made.built()


def large(pes=1024):
    """A profile as large as possible: transfers between all PEs, 200 records of all PEs, four phases, and several
    faults."""
    made = clean(pes, node_pes=HOST_PES * 4, phases=('', 'read', 'solve', 'write'))
    for place in range(200):
        made.call(f'shmem_put{place}', 'put', place % len(SITES), 50 + place, 1 << place % 20,
                  lambda pe: 1e-6 * (1 + (7 * pe + place) % 100), phase=place % 4)
    late_pe(made)
    made.counted = {f'counter{place}': [place * pe for pe in range(pes)] for place in range(32)}
    made.samples = [[made.seconds * place / 5000, pes * (1 + place * 977 % (1 << 20)), 1 + place * 977 % (1 << 20), 1 << 29]
                    for place in range(5000)]
    profile = made.built()
    profile['matrix'] = [[source, target, 1 + source * 31 % 977, 8 + (source * 7 + target * 13) % 4096]
                         for source in range(pes) for target in range(pes)]
    return profile
