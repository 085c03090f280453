"""Converts the clocks of all hosts to the clock of the first host. The offset is computed from barriers: no PE leaves a
barrier before all PEs have entered it."""


def bounds(ours, theirs):
    """Returns the minimum and maximum offset between the clocks of two hosts, according to one barrier. The offset is
    added to the times of `theirs`. Both arguments are lists of (enter, leave), one for each PE of a host."""
    return (max(enter for enter, _ in ours) - min(leave for _, leave in theirs),
            min(leave for _, leave in ours) - max(enter for enter, _ in theirs))


def middle_of(barriers):
    """Returns (time on the clock of `theirs`, clock offset at this time), computed from barriers [(ours, theirs)] that
    followed each other closely."""
    found = [bounds(ours, theirs) for ours, theirs in barriers]
    least, most = max(low for low, _ in found), min(high for _, high in found)
    return barriers[0][1][0][0], (least + most) / 2


def shift_by(points):
    """Returns a function that maps a time to the clock offset at this time. It interpolates linearly between the first
    and the last of `points`, which are (time, offset). Outside, or if there is only one point, the offset is
    constant."""
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


def share_ticks(pes):
    """Uses one tick length for all PEs of a host, from the PE that ran the longest, because they read the same counter.
    A PE keeps its own tick length if it differs by a factor of two, as in a damaged file."""
    for host in hosts_of(pes):
        longest = max(host, key=lambda pe: pe.header['last_ticks'] - pe.header['loaded_ticks'])
        for pe in host:
            is_alike = 0.5 < pe.of_tick / longest.of_tick < 2
            if is_alike and pe.flags & TICKS_ARE_NS == longest.flags & TICKS_ARE_NS:
                pe.of_tick, pe.of_start = longest.of_tick, longest.of_start


def times(pes, number):
    return [(pe.time(pe.barriers[number][0]), pe.time(pe.barriers[number][1])) for pe in pes]


TICKS_ARE_NS = 8  # flag of the header (src/tools/profiler/profile_format.h)
COMPARED = 5  # number of successive barriers that are used for one point (src/tools/profiler/profile_job.c)


def compare(pes):
    share_ticks(pes)
    first, *others = hosts_of(pes)
    for host in others:
        count = min(len(pe.barriers) for pe in first + host)
        rows = [range(begin, min(begin + COMPARED, count)) for begin in range(0, count, COMPARED)]
        shift = shift_by([middle_of([(times(first, number), times(host, number)) for number in row]) for row in rows])
        for pe in host:
            pe.shift = shift
