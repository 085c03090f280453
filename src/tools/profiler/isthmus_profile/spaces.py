"""Symmetric memory by space, the heap first: memory in use, largest free range, and failed allocations."""

HEAP = 3  # SHMEMX_SPACE_DEFAULT


def numbered(pe):
    """Returns {(handle, number of earlier spaces with this handle): values}. A handle is equal on all PEs, and may be
    reused after its space was destroyed."""
    found, seen = {}, {}
    for handle, *numbers in pe.spaces:
        if handle:
            found[handle, seen.get(handle, 0)] = numbers
            seen[handle] = seen.get(handle, 0) + 1
    return found


def merged(profile):
    found = {}
    for pe in profile.pes:
        for key, numbers in numbered(pe).items():
            found.setdefault(key, []).append((pe, numbers))
    keys = sorted(found, key=lambda key: key[0] != HEAP)  # the heap first, then in the order of creation
    others = [key for key in keys if key[0] != HEAP]
    return [entry(profile, 'heap' if key[0] == HEAP else f'space {others.index(key) + 1}', found[key]) for key in keys]


def entry(profile, name, members):
    """Merges the values of all PEs. The PE with the most memory in use determines the maximum and the free range at
    that time."""
    _, of = max(members, key=lambda one: one[1][2])
    size, _, most, _, largest_at_most = of[:5]
    return {'space': name, 'pes': len(members), 'size': size, 'most': most, 'largest_at_most': largest_at_most,
            'least_largest': min(numbers[5] for _, numbers in members), 'refused': refused(profile, members)}


def refused(profile, members):
    """Returns the failed allocations that no free range could satisfy, or None."""
    pe, of = max(members, key=lambda one: one[1][6])
    times, length, site, free, largest = of[6:]
    if not times:
        return None
    return {'times': times, 'bytes': length, 'site': profile.site(pe, site), 'free': free, 'largest': largest}
