"""The library's counters of its own work on each PE (shmemx_counters_...), by name."""


def name_and_meaning(names, number):
    return names.counters.get(number, (f'counter_{number}', ''))


def merged(pes, profile):
    """Returns [{name, meaning, by_pe, by_phase}]. `by_pe` contains the count of each PE since init, in the order of
    `pes`. `by_phase` contains the sum over all PEs for each phase, if the program names phases."""
    found = {}
    for place, pe in enumerate(pes):
        for number, value in pe.counters.items():
            name, meaning = name_and_meaning(profile.names_of(pe), number)
            of = found.setdefault(name, {'name': name, 'meaning': meaning, 'by_pe': [0] * len(pes)})
            of['by_pe'][place] = value
    add_phases(found, pes, profile)
    return list(found.values())


def add_phases(found, pes, profile):
    sums_of = {}  # {(name, phase): sum over all PEs}
    for pe in pes:
        names = profile.names_of(pe)
        for phase, of in pe.counters_of_phases.items():
            place = profile.phases[names.phases.get(phase, '')]
            for number, value in of.items():
                key = name_and_meaning(names, number)[0], place
                sums_of[key] = sums_of.get(key, 0) + value
    for name, of in found.items():
        if sums_of:
            of['by_phase'] = [sums_of.get((name, place), 0) for place in range(len(profile.phases.of))]


def sums(profile):
    """Returns {name: sum over all PEs}. Empty for profiles of older versions, which have no counters."""
    return {of['name']: sum(of['by_pe']) for of in profile.get('counters', [])}


def extremes(profile, of):
    """Returns ((minimum, PE), (maximum, PE)) of a counter over all PEs."""
    values = [(value, pe['pe']) for value, pe in zip(of['by_pe'], profile['pes'])]
    return min(values, default=(0, 0)), max(values, key=lambda one: (one[0], -one[1]), default=(0, 0))


def packets(profile):
    """Returns (packets with requests, mean requests per packet, mean bytes per packet), or None if no packet was sent."""
    found = sums(profile)
    sent = found.get('packets_sent', 0)
    return (sent, found.get('requests', 0) / sent, found.get('packet_bytes', 0) / sent) if sent else None
