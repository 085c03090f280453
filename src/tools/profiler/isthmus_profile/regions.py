"""Regions that a program names (isthmus_regions.h): number of executions, duration, and time in the library."""

POP_OF_NONE, MARK = 0xfffd, 0xfffe


class Regions:
    """All regions by name, `outer/inner`, numbered in the order of their first use. Number 0 means no region."""

    def __init__(self):
        self.numbers = {'': 0}
        self.times = {}    # {number: durations of the completed executions}
        self.library = {}  # {number: {PE: seconds in calls}}, without calls in enclosed regions
        self.moments, self.pops = {}, {}  # {(name, site): {PE: number of marks}}, {site: number of unmatched pops}

    def __getitem__(self, name):
        return self.numbers.setdefault(name, len(self.numbers))

    def add(self, region, what, site, pe, record, merged, reference):
        if what == POP_OF_NONE:
            self.pops[site] = self.pops.get(site, 0) + record[2]
        elif what == MARK:
            of = self.moments.setdefault((region, site), {})
            of[pe.number] = of.get(pe.number, 0) + record[2]
        else:
            if region not in self.times:
                self.times[region] = merged()
            self.times[region].add(pe, record, reference)

    def add_call(self, region, pe, seconds):
        of = self.library.setdefault(region, {})
        of[pe] = of.get(pe, 0.0) + seconds

    def inside(self, name):
        """Returns {PE: seconds in calls} of the region and the regions that it encloses."""
        found = {}
        for other, number in self.numbers.items():
            if other == name or other.startswith(name + '/'):
                for pe, seconds in self.library.get(number, {}).items():
                    found[pe] = found.get(pe, 0.0) + seconds
        return found

    def told(self, of_tick):
        return [self.entry(name, self.times.get(number), of_tick) for name, number in self.numbers.items()]

    def entry(self, name, of, of_tick):
        library = self.inside(name) if name else {}
        if of is None:
            return {'name': name, 'times': 0, 'seconds': 0.0, 'least': 0.0, 'median': 0.0, 'p99': 0.0, 'most': 0.0,
                    'in_library': sum(library.values()), 'by_pe': []}
        return {'name': name, 'times': of.calls, 'seconds': of.seconds, 'least': of.least,
                'median': of.quantile(0.5, of_tick), 'p99': of.quantile(0.99, of_tick), 'most': of.most,
                'in_library': sum(library.values()),
                'by_pe': [[pe, numbers[0], numbers[2], library.get(pe, 0.0)] for pe, numbers in of.by_pe.items()]}

    def marks(self):
        names = list(self.numbers)
        return [{'name': names[region], 'site': site, 'times': sum(by_pe.values()), 'by_pe': sorted(map(list, by_pe.items()))}
                for (region, site), by_pe in self.moments.items()]

    def unbalanced(self):
        return [{'site': site, 'times': times} for site, times in self.pops.items()]
