#include "allreduce.h"

#include "base/environment.h"

static bool allreduce_selects_recursive_doubling(size_t bytes)
{
    size_t algorithm = environment.algorithms.reduce;
    return algorithm == REDUCE_RECURSIVE_DOUBLING ||
           (algorithm == REDUCE_AUTO && bytes <= environment.algorithms.recursive_doubling_bytes);
}

static int allreduce_log2_of(int count)
{
    return 31 - __builtin_clz((unsigned)count);
}

struct allreduce_plan allreduce_select(const struct leaders *leaders, size_t nelems, size_t bytes)
{
    int levels = allreduce_log2_of(leaders->count), count = 1 << levels, my_rank = leaders->my_rank;
    int n_extra = leaders->count - count;
    bool is_partner = my_rank < 2 * n_extra, first = is_partner && my_rank % 2 == 0;
    return (struct allreduce_plan){.nelems = nelems,
                                   .n_extra = n_extra,
                                   .count = count,
                                   .levels = levels,
                                   .my_rank = my_rank,
                                   .participant = is_partner ? my_rank / 2 : my_rank - n_extra,
                                   .partner = !is_partner ? -1 : my_rank ^ 1,
                                   .participates = !first,
                                   .recursive_doubling =
                                       allreduce_selects_recursive_doubling(bytes)};
}

int allreduce_step_count(const struct allreduce_plan *plan)
{
    return plan->recursive_doubling ? plan->levels : 2 * plan->levels;
}

static int allreduce_rank_of_participant(const struct allreduce_plan *plan, int participant)
{
    return participant < plan->n_extra ? 2 * participant + 1 : participant + plan->n_extra;
}

/* Returns the elements for which this participant has partial results after `level` halving steps.
 * Participants whose indices have the same `level` highest bits have partial results of the same
 * elements. */
static struct slice allreduce_slice_at(const struct allreduce_plan *plan, int level)
{
    struct slice part = {0, plan->nelems};
    for (int bit = plan->count / 2; level > 0; level--, bit /= 2) {
        size_t middle = part.begin + (part.end - part.begin) / 2;
        if (plan->participant & bit)
            part.begin = middle;
        else
            part.end = middle;
    }
    return part;
}

/* Returns the half of `whole` that is not `part`. `part` is the first half, or the second half if
 * `upper` is true. */
static struct slice allreduce_rest_of(struct slice whole, struct slice part, bool upper)
{
    return upper ? (struct slice){whole.begin, part.begin} : (struct slice){part.end, whole.end};
}

struct allreduce_step allreduce_step(const struct allreduce_plan *plan, int step)
{
    bool back = step >= plan->levels;
    int level = back ? 2 * plan->levels - 1 - step : step;
    int bit = plan->recursive_doubling ? 1 << step : plan->count >> (level + 1);
    int peer = allreduce_rank_of_participant(plan, plan->participant ^ bit);
    struct slice whole = allreduce_slice_at(plan, level), own = allreduce_slice_at(plan, level + 1);
    struct slice theirs = allreduce_rest_of(whole, own, (plan->participant & bit) != 0);
    struct slice all = {0, plan->nelems};
    if (plan->recursive_doubling)
        return (struct allreduce_step){peer, all, all, true, peer < plan->my_rank};
    return (struct allreduce_step){peer, back ? own : theirs, back ? theirs : own, !back, false};
}
