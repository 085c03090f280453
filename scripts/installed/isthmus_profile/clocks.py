"""Clocks of hosts, brought to the first one's by barriers: nobody leaves one before all have come."""


def bounds(ours, theirs):
    """What must be added to the times of `theirs`, at least and at most, as one barrier tells. Lists of (enter, leave)."""
    return (max(enter for enter, _ in ours) - min(leave for _, leave in theirs),
            min(leave for _, leave in ours) - max(enter for enter, _ in theirs))


def middle_of(barriers):
    """(when on their clock, what is added then), by barriers close to each other: [(ours, theirs)]."""
    found = [bounds(ours, theirs) for ours, theirs in barriers]
    least, most = max(low for low, _ in found), min(high for _, high in found)
    return barriers[0][1][0][0], (least + most) / 2


def shift_by(points):
    """Between two points as the clocks drift; beyond them, and with one, as there."""
    if not points:
        return lambda seconds: 0.0
    (first, at_first), (last, at_last) = points[0], points[-1]
    if last <= first:
        return lambda seconds: at_first
    drift = (at_last - at_first) / (last - first)
    return lambda seconds: at_first + drift * (min(max(seconds, first), last) - first)


def hosts_of(pes):
    hosts = {}
    for pe in pes:
        hosts.setdefault(pe.header['boot'] or pe.header['host'], []).append(pe)
    return list(hosts.values())


def times(pes, number):
    return [(pe.time(pe.barriers[number][0]), pe.time(pe.barriers[number][1])) for pe in pes]


COMPARED = 5  # barriers in a row (src/profile/job.c)


def compare(pes):
    first, *others = hosts_of(pes)
    for host in others:
        count = min(len(pe.barriers) for pe in first + host)
        rows = [range(begin, min(begin + COMPARED, count)) for begin in range(0, count, COMPARED)]
        shift = shift_by([middle_of([(times(first, number), times(host, number)) for number in row]) for row in rows])
        for pe in host:
            pe.shift = shift
