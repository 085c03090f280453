/*
 * Limits of memory spaces. With "number": a job has at most 192 spaces at a time; the next one must
 * fail on all PEs until the program destroys a space. With "cpu" or "hbm BYTES": the spaces of all
 * PEs of a machine are limited to the size of its memory. BYTES is the size of the high-bandwidth
 * memory of a simulated machine. Virtual nodes share one machine. The program writes only a few
 * words, so it uses little memory.
 */
#include <shmem.h>
#include <string.h>
#include <unistd.h>

#include "program_check.h"

enum { SPACES = 192, SKIPPED = 77 };

static shmem_device_type_t type = SHMEM_DEVICE_CPU;

struct made {
    shmem_space_t space;
    shmem_team_t team;
};

static struct made make(size_t size)
{
    struct made made;
    shmem_space_config_t config = {.device_type = type, .size = size};
    REQUIRE(shmem_space_create(&config, &made.space, &made.team) == 0);
    REQUIRE(made.space != SHMEM_SPACE_INVALID && made.team != SHMEM_TEAM_INVALID);
    return made;
}

static void unmake(struct made made)
{
    shmem_team_destroy(made.team);
    REQUIRE(shmem_space_destroy(made.space) == 0);
}

static void refuse(size_t size)
{
    struct made made = {&type, SHMEM_TEAM_WORLD};
    shmem_space_config_t config = {.device_type = type, .size = size};
    REQUIRE(shmem_space_create(&config, &made.space, &made.team) != 0);
    REQUIRE(made.space == SHMEM_SPACE_INVALID && made.team == SHMEM_TEAM_INVALID);
}

/* Checks that data that the neighbor puts into a block of the space arrive. */
static void use(struct made made, long value)
{
    int me = shmem_my_pe(), n = shmem_n_pes();
    long *word = shmem_space_calloc(made.space, 1, sizeof *word);
    REQUIRE(word != NULL);
    shmem_long_p(word, value + me, (me + 1) % n);
    shmem_barrier_all();
    REQUIRE(*word == value + (me + n - 1) % n);
    shmem_space_free(made.space, word);
}

static void number_of_spaces_is_limited(void)
{
    static struct made made[SPACES];
    for (int i = 0; i < SPACES; i++)
        made[i] = make(4096);
    refuse(4096);
    use(made[0], 10);
    use(made[SPACES - 1], 20);
    unmake(made[SPACES / 2]);
    made[SPACES / 2] = make(4096);
    use(made[SPACES / 2], 30);
    refuse(4096);
    for (int i = 0; i < SPACES; i++)
        unmake(made[i]);
}

/* Returns the limit on the size of all spaces of a PE, in bytes. The environment variable
 * contains it in MiB. */
static size_t room(void)
{
    const char *size = getenv("ISTHMUS_SPACES_SIZE");
    REQUIRE(size != NULL);
    return (size_t)strtoull(size, NULL, 10) << 20;
}

static void size_of_spaces_is_limited_by_memory(size_t memory)
{
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    size_t most = memory / (size_t)shmem_n_pes() / page * page, half = most / 2 / page * page;
    if (most >= room()) { /* built on a machine with less memory */
        shmem_finalize();
        exit(SKIPPED);
    }
    refuse(most + 1);
    use(make(page), 1);
    struct made all = make(most - page);
    use(all, 2);
    refuse(page + 1);
    unmake(all);
    struct made first = make(half - page);
    refuse(most - half + 1);
    use(make(most - half), 3);
    unmake(first);
    use(make(half - page), 4);
    refuse(1);
}

int main(int argc, char **argv)
{
    shmem_init();
    REQUIRE(argc >= 2);
    if (strcmp(argv[1], "number") == 0) {
        number_of_spaces_is_limited();
    } else if (strcmp(argv[1], "hbm") == 0) {
        type = SHMEM_DEVICE_HBM;
        REQUIRE(argc == 3);
        size_of_spaces_is_limited_by_memory(strtoull(argv[2], NULL, 10));
    } else {
        size_of_spaces_is_limited_by_memory((size_t)sysconf(_SC_PHYS_PAGES) *
                                            (size_t)sysconf(_SC_PAGESIZE));
    }
    shmem_finalize();
    return 0;
}
