/*
 * Tests which parts of a team are valid, and that a team is created for all its members or for
 * none.
 */
#include "coll/team_create.c" /* NOLINT(bugprone-suspicious-include) */

#include "unit.h"

enum { PES = 7 };

static void check_part(int start, int stride, int size, bool valid)
{
    const struct team parent = {.members = {.stride = 1, .size = PES}};
    const struct subset subset = {.start = start, .stride = stride, .size = size};
    unit_check(team_create_subset_is_valid(&parent, &subset) == valid, __FILE__, __LINE__,
               "start %d, stride %d, size %d of %d: not %s", start, stride, size, PES,
               valid ? "valid" : "refused");
}

static void only_subsets_inside_the_parent_are_valid(void)
{
    check_part(0, 1, PES, true);
    check_part(PES - 1, -1, PES, true);
    check_part(0, 3, 3, true);
    check_part(PES - 1, -3, 3, true);
    check_part(PES - 1, 0, 1, true);
    check_part(0, 1, PES + 1, false);
    check_part(1, 1, PES, false);
    check_part(PES - 2, -1, PES, false);
    check_part(0, 0, 2, false);
    check_part(0, 1, 0, false);
    check_part(-1, 1, 2, false);
    check_part(PES, -1, 2, false);
    check_part(1, INT32_MAX, 3, false);
}

static void any_failed_vote_is_found(void)
{
    for (int pe = 0; pe < PES; pe++) {
        struct split_vote split_votes[PES] = {{0}};
        CHECK(!team_create_any_failed(split_votes, PES));
        split_votes[pe].failed = 1;
        CHECK(team_create_any_failed(split_votes, PES) &&
              team_create_any_failed(split_votes, pe + 1) &&
              !team_create_any_failed(split_votes, pe));
    }
}

int main(void)
{
    only_subsets_inside_the_parent_are_valid();
    any_failed_vote_is_found();
    return unit_status();
}
