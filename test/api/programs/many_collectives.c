/*
 * many_collectives COUNT ROUNDS: each round starts COUNT nonblocking syncs and waits for all of
 * them. COUNT exceeds the number of slots for outstanding collectives, so that PEs wait for each
 * other in different collectives while all progress.
 */
#include <shmem.h>
#include <shmemx.h>

#include "program_check.h"

int main(int count, char **words)
{
    REQUIRE(count == 3);
    size_t begun = (size_t)atoi(words[1]);
    int rounds = atoi(words[2]);
    shmemx_req_h *requests = malloc(begun * sizeof *requests);
    REQUIRE(requests != NULL);
    shmem_init();
    for (int round = 0; round < rounds; round++) {
        for (size_t i = 0; i < begun; i++)
            REQUIRE(shmemx_team_sync_nb(SHMEM_TEAM_WORLD, &requests[i]) == 0);
        REQUIRE(shmemx_req_wait_all(requests, begun, NULL) == 0);
        for (size_t i = 0; i < begun; i++)
            REQUIRE(requests[i] == SHMEMX_REQ_INVALID);
    }
    shmem_finalize();
    free(requests);
    return 0;
}
