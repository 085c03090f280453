/* Mistakes, selected by name; and initialization with Sandia's and with Cray's arguments. */
#include <shmemx.h>

#include <shmemx_compat.h>

#include <stdio.h>
#include <string.h>

static void handler(void *buf, size_t nbytes, int req_pe, shmemx_am_token_t token)
{
    (void)buf;
    (void)nbytes;
    (void)req_pe;
    (void)token;
}

static void make(const char *mistake)
{
    shmem_team_t teams[3];
    shmemx_am_attach(4, handler);
    if (strcmp(mistake, "twice") == 0)
        shmemx_am_attach(4, handler);
    else if (strcmp(mistake, "unknown") == 0)
        shmemx_am_request(0, 5, NULL, 0);
    else if (strcmp(mistake, "detach") == 0)
        shmemx_am_detach(6);
    else if (strcmp(mistake, "ranges") == 0)
        shmemx_team_split_2d(SHMEM_TEAM_WORLD, 2, 2, &teams[0], &teams[1]);
    else if (strcmp(mistake, "zero") == 0)
        shmemx_team_split_3d(SHMEM_TEAM_WORLD, 1, 0, 1, &teams[0], &teams[1], &teams[2]);
    shmemx_am_quiet();
    shmem_barrier_all();
}

int main(int argc, char **argv)
{
    int provided = -1;
    if (argc == 2 && strcmp(argv[1], "cray") == 0)
        provided = shmemx_init_thread(SHMEM_THREAD_SERIALIZED);
    else
        shmemx_init_thread(SHMEM_THREAD_SERIALIZED, &provided);
    if (provided < SHMEM_THREAD_SERIALIZED || provided != shmemx_query_thread())
        return 1;
    make(argc == 2 ? argv[1] : "");
    if (shmem_my_pe() == 0)
        printf("went well\n");
    shmem_finalize();
    return 0;
}
