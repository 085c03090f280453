#include "spaces_test.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <kind.h>

struct made spaces_make(size_t size)
{
    struct made made = {SHMEM_SPACE_INVALID, SHMEM_TEAM_INVALID};
    shmem_space_config_t config = {.device_type = api_space_type(), .size = size};
    if (!CHECK_EQ(shmem_space_create(&config, &made.space, &made.team), 0))
        shmem_global_exit(EXIT_FAILURE);
    CHECK(made.space != SHMEM_SPACE_INVALID);
    CHECK(shmem_team_is_valid(made.team));
    return made;
}

void spaces_unmake(struct made made)
{
    shmem_team_destroy(made.team);
    CHECK_EQ(shmem_space_destroy(made.space), 0);
}

void spaces_refuse(const shmem_space_config_t *config)
{
    shmem_space_t space = SHMEMX_SPACE_DEFAULT;
    shmem_team_t team = SHMEM_TEAM_WORLD;
    CHECK(shmem_space_create(config, &space, &team) != 0);
    CHECK(space == SHMEM_SPACE_INVALID);
    CHECK(team == SHMEM_TEAM_INVALID);
}

void spaces_refuse_with(const shmem_space_config_t *config, void *memory)
{
    shmem_space_t space = SHMEMX_SPACE_DEFAULT;
    shmem_team_t team = SHMEM_TEAM_WORLD;
    CHECK(shmemx_space_create_with(config, memory, &space, &team) != 0);
    CHECK(space == SHMEM_SPACE_INVALID);
    CHECK(team == SHMEM_TEAM_INVALID);
}

bool spaces_are_of_host(void)
{
    return api_space_type() == SHMEM_DEVICE_CPU || api_space_type() == SHMEM_DEVICE_HBM;
}

shmem_space_cap_t spaces_caps(void)
{
    return SHMEM_SPACE_CAP_RMA | SHMEM_SPACE_CAP_COLLECTIVES | SHMEM_SPACE_CAP_ATOMICS |
           SHMEM_SPACE_CAP_WORLD_ACCESS |
           (spaces_are_of_host() ? SHMEM_SPACE_CAP_DIRECT_ACCESS : 0);
}

void spaces_check_block(char *block, size_t size, unsigned seed)
{
    size_t part = size < 100 ? size : 100;
    char source[100];
    if (!CHECK(block != NULL))
        return;
    api_fill_pattern(source, part, seed + (unsigned)shmem_my_pe());
    shmem_barrier_all();
    shmem_putmem(block, source, part, spaces_next());
    shmem_putmem(block + size - part, source, part, spaces_next());
    shmem_barrier_all();
    CHECK_PATTERN(block + size - part, part, seed + (unsigned)spaces_previous());
    if (size >= 2 * part)
        CHECK_PATTERN(block, part, seed + (unsigned)spaces_previous());
    shmem_barrier_all();
}

/* ---- Memory of the program ---- */

static const struct kind_module *open_kinds(void)
{
    const char *elsewhere = getenv("TEST_KINDS_MODULE"); /* of an installation that was moved */
    void *library =
        dlopen(elsewhere != NULL ? elsewhere : TEST_KINDS_MODULE, RTLD_NOW | RTLD_LOCAL);
    return library == NULL ? NULL : dlsym(library, KIND_MODULE_SYMBOL);
}

/* Returns the kind of the spaces; for GPUs, the first kind that has a device. */
static const struct kind *find_kind(void)
{
    const struct kind_module *kinds = open_kinds();
    int type = (int)api_space_type();
    for (int i = 0; kinds != NULL && kinds->kinds[i] != NULL; i++) {
        const struct kind *kind = kinds->kinds[i];
        bool is_gpu = kind->type != KIND_HOST && kind->type != KIND_HBM;
        if ((int)kind->type == type || (type == SHMEM_DEVICE_GPU && is_gpu && kind->count() > 0))
            return kind;
    }
    return NULL;
}

void *spaces_allocate_own(size_t size)
{
    const struct kind *kind = find_kind();
    void *memory = NULL;
    if (CHECK(kind != NULL))
        CHECK_EQ(kind->allocate(0, size, 4096, &memory), KIND_OK);
    return memory;
}

void spaces_release_own(void *memory)
{
    const struct kind *kind = find_kind();
    if (kind != NULL && memory != NULL)
        CHECK_EQ(kind->release(memory), KIND_OK);
}

const char *spaces_place_name(enum place place)
{
    static const char *const names[PLACES] = {"the space", "the heap", "static data",
                                              "private memory"};
    return names[place];
}
