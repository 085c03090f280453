"""What the library counted of its own work on each PE (shmemx_counters_...), by the counters' names."""


def merged(pes, names_of):
    """[{name, meaning, by_pe}]; `by_pe` in the order of `pes`, of each what was counted since init returned."""
    found = {}
    for place, pe in enumerate(pes):
        known = names_of(pe).counters
        for number, value in pe.counters.items():
            name, meaning = known.get(number, (f'counter_{number}', ''))
            of = found.setdefault(name, {'name': name, 'meaning': meaning, 'by_pe': [0] * len(pes)})
            of['by_pe'][place] = value
    return list(found.values())


def sums(profile):
    """{name: of all PEs}; none where the profile is of before there were any."""
    return {of['name']: sum(of['by_pe']) for of in profile.get('counters', [])}


def extremes(profile, of):
    """((least, PE), (most, PE))"""
    values = [(value, pe['pe']) for value, pe in zip(of['by_pe'], profile['pes'])]
    return min(values, default=(0, 0)), max(values, key=lambda one: (one[0], -one[1]), default=(0, 0))


def packets(profile):
    """(packets of requests, requests in each, bytes in each), or None where there were none."""
    found = sums(profile)
    sent = found.get('packets_sent', 0)
    return (sent, found['requests'] / sent, found['packet_bytes'] / sent) if sent else None
