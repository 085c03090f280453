/*
 * Memory spaces that are created and destroyed in changing order, with puts, gets and atomics on
 * the existing ones.
 */
#include <shmemx.h>
#include <stdlib.h>

#include "stress.h"

enum { ROUNDS = 12, SPACES = 5, MOST = 70000, ROOM = 256 * 1024 };

struct place {
    shmem_space_t space; /* SHMEM_SPACE_INVALID if there is none */
    shmem_team_t team;
    char *bytes;
    uint64_t *count;
};

static struct place places[SPACES];

static void fill(struct place *place, int flags)
{
    shmem_space_config_t config = {SHMEM_DEVICE_CPU, ROOM, flags};
    int failed = shmem_space_create(&config, &place->space, &place->team);
    stress_require_equal("space_create", (uint64_t)failed, 0);
    place->count = shmem_space_calloc(place->space, 1, sizeof *place->count);
    place->bytes = shmem_space_calloc(place->space, 1, MOST);
}

static void empty(struct place *place)
{
    shmem_space_free(place->space, place->bytes);
    shmem_space_free(place->space, place->count);
    shmem_team_destroy(place->team);
    stress_require_equal("space_destroy", (uint64_t)shmem_space_destroy(place->space), 0);
    place->space = SHMEM_SPACE_INVALID;
}

/* Each PE writes into the next PE's part of every space, and increments a counter on every PE. */
static void space_takes_puts_gets_and_atomics(struct place *place, uint64_t about, size_t bytes)
{
    static char data[MOST], got[MOST];
    int next = (me + 1) % n_pes, previous = (me + n_pes - 1) % n_pes;
    uint64_t before = *place->count;
    shmem_team_sync(place->team);
    stress_fill(data, bytes, about + (uint64_t)me);
    shmem_putmem_nbi(place->bytes, data, bytes, next);
    for (int pe = 0; pe < n_pes; pe++)
        shmem_uint64_atomic_inc(place->count, pe);
    shmem_barrier_all();
    stress_require_filled("a part of a space", place->bytes, bytes, about + (uint64_t)previous);
    stress_require_equal("a count in a space", *place->count, before + (uint64_t)n_pes);
    shmem_getmem(got, place->bytes, bytes, next);
    stress_require_filled("what was got of a space", got, bytes, about + (uint64_t)me);
    shmem_team_sync(place->team);
}

/* The random sequence is equal on all PEs. */
void stress_spaces(void)
{
    uint64_t state = 4711;
    for (int i = 0; i < SPACES; i++)
        places[i].space = SHMEM_SPACE_INVALID;
    for (uint64_t round = 1; round <= ROUNDS; round++) {
        struct place *place = &places[stress_random(&state) % SPACES];
        if (place->space != SHMEM_SPACE_INVALID)
            empty(place);
        else
            fill(place, round % 2 == 0 ? SHMEMX_SPACE_FLAG_DYNAMIC_WINDOW : 0);
        for (int i = 0; i < SPACES; i++)
            if (places[i].space != SHMEM_SPACE_INVALID)
                space_takes_puts_gets_and_atomics(&places[i], round * 100 + (uint64_t)i * 10,
                                                  1 + stress_length(&state, MOST) % MOST);
    }
    for (int i = SPACES - 1; i >= 0; i--)
        if (places[i].space != SHMEM_SPACE_INVALID)
            empty(&places[i]);
}
