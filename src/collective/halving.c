#include "halving.h"

#include "base/environment.h"

static bool goes_by_doubling(size_t bytes)
{
    size_t algorithm = environment.algorithms.reduce;
    return algorithm == REDUCE_DOUBLING ||
           (algorithm == REDUCE_AUTO && bytes <= environment.algorithms.doubling);
}

static int levels_of(int count)
{
    return 31 - __builtin_clz((unsigned)count);
}

struct halving halving_of(const struct leaders *leaders, size_t nelems, size_t bytes)
{
    int levels = levels_of(leaders->count), count = 1 << levels, mine = leaders->mine;
    int extra = leaders->count - count;
    bool in_pair = mine < 2 * extra, first = in_pair && mine % 2 == 0;
    return (struct halving){.nelems = nelems,
                            .extra = extra,
                            .count = count,
                            .levels = levels,
                            .mine = mine,
                            .number = in_pair ? mine / 2 : mine - extra,
                            .pair = !in_pair ? -1 : mine ^ 1,
                            .takes_part = !first,
                            .doubles = goes_by_doubling(bytes)};
}

int halving_steps(const struct halving *halving)
{
    return halving->doubles ? halving->levels : 2 * halving->levels;
}

static int place_of_number(const struct halving *halving, int number)
{
    return number < halving->extra ? 2 * number + 1 : number + halving->extra;
}

/* What this leader and those with which it shares the first `level` bits of its number have. */
static struct slice part_at(const struct halving *halving, int level)
{
    struct slice part = {0, halving->nelems};
    for (int bit = halving->count / 2; level > 0; level--, bit /= 2) {
        size_t middle = part.begin + (part.end - part.begin) / 2;
        if (halving->number & bit)
            part.begin = middle;
        else
            part.end = middle;
    }
    return part;
}

/* The rest of `whole`, of which `part` is the first or the second half. */
static struct slice other_half(struct slice whole, struct slice part, bool upper)
{
    return upper ? (struct slice){whole.begin, part.begin} : (struct slice){part.end, whole.end};
}

struct halving_step halving_step(const struct halving *halving, int step)
{
    bool back = step >= halving->levels;
    int level = back ? 2 * halving->levels - 1 - step : step;
    int bit = halving->doubles ? 1 << step : halving->count >> (level + 1);
    int place = place_of_number(halving, halving->number ^ bit);
    struct slice whole = part_at(halving, level), mine = part_at(halving, level + 1);
    struct slice theirs = other_half(whole, mine, (halving->number & bit) != 0);
    struct slice all = {0, halving->nelems};
    if (halving->doubles)
        return (struct halving_step){place, all, all, true, place < halving->mine};
    return (struct halving_step){place, back ? mine : theirs, back ? theirs : mine, !back, false};
}
