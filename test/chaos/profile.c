#include "profile.h"

#include <stdio.h>

#define COUNT(ARRAY)       (sizeof(ARRAY) / sizeof(ARRAY)[0])
#define PICK(STATE, ARRAY) ((ARRAY)[random_next(STATE) % COUNT(ARRAY)])

uint64_t random_next(uint64_t *state)
{
    uint64_t x = *state;
    x ^= x >> 12;
    x ^= x << 25;
    x ^= x >> 27;
    *state = x;
    return (x * 0x2545f4914f6cdd1du) >> 16;
}

uint64_t random_start(uint64_t seed, uint64_t stream)
{
    uint64_t state = (seed * 0x9e3779b97f4a7c15u) ^ (stream * 0xd1342543de82ef95u) ^ 0x5851f42d;
    state += state == 0;
    for (int i = 0; i < 8; i++)
        random_next(&state);
    return state;
}

struct profile profile_of_seed(uint64_t seed, int n_pes)
{
    static const unsigned delays[] = {0, 2, 8, 30, 100};
    static const unsigned stalls[] = {0, 0, 10, 100};
    static const unsigned chances[] = {0, 0, 64, 200};
    static const size_t eagers[] = {0, 100, 4096, 65536};
    static const size_t pieces[] = {1, 200, 5000, 65536};
    static const enum backend_rma knowledge[] = {BACKEND_RMA_UNKNOWN, BACKEND_RMA_SLOWER,
                                                 BACKEND_RMA_FASTER};
    uint64_t state = random_start(seed, 0);
    struct profile profile = {0};
    profile.moves_itself = random_next(&state) % 3 == 0;
    profile.calls_move = random_next(&state) % 2 == 0;
    profile.sends_leave = random_next(&state) % 2 == 0;
    profile.delay = PICK(&state, delays);
    profile.stall = PICK(&state, stalls);
    profile.untrue = PICK(&state, chances);
    profile.synchronous = PICK(&state, chances);
    profile.eager = PICK(&state, eagers);
    profile.piece = PICK(&state, pieces);
    profile.slow_pe = (int)(random_next(&state) % (2 * (uint64_t)n_pes)); /* often not a PE of
                                                                           * the job */
    profile.slowness = 2 + (unsigned)(random_next(&state) % 30);
    profile.knowledge = PICK(&state, knowledge);
    profile.level = (unsigned)(random_next(&state) % 4);
    return profile;
}

void profile_describe(const struct profile *profile, char *text, size_t room)
{
    snprintf(text, room,
             "PEs move %s, held back up to %u ticks, stalls of %u, eager up to %zu bytes%s, pieces "
             "of %zu, %u/256 sends synchronous, %u/256 tests untrue, PE %d slower by %u",
             profile->moves_itself ? "by themselves"
             : profile->calls_move ? "with every call"
                                   : "when they test",
             profile->delay, profile->stall, profile->eager,
             profile->sends_leave ? " that leave at once" : "", profile->piece,
             profile->synchronous, profile->untrue, profile->slow_pe, profile->slowness);
}
