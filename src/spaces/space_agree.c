#include "space_agree.h"

#include <stdlib.h>

#include "base/job.h"
#include "base/report.h"
#include "collective/collective.h"
#include "team/team.h"

uint64_t space_agree_on_refusal(const char *routine, uint64_t refusal)
{
    coll_allreduce_or(routine, &team_world, &refusal, 1);
    return refusal;
}

/* Bits of PEs travel some words at a time. */
void space_agree_on_members(const char *routine, bool is_member, struct space_members *members)
{
    enum { WORDS = 32, PES = WORDS * 64 };
    members->pes = report_require_memory(routine, malloc((size_t)job.n_pes * sizeof(int)));
    members->count = 0;
    for (int first = 0; first < job.n_pes; first += PES) {
        uint64_t words[WORDS] = {0};
        unsigned mine = (unsigned)(job.me - first);
        if (is_member && mine < PES)
            words[mine / 64] |= UINT64_C(1) << mine % 64;
        coll_allreduce_or(routine, &team_world, words, WORDS);
        for (int i = 0; i < PES && first + i < job.n_pes; i++)
            if ((words[i / 64] >> i % 64 & 1) != 0)
                members->pes[members->count++] = first + i;
    }
}
