/*
 * Tests requests with a fake kind of request, which completes when the test says so. Each is
 * completed once and freed.
 */
#include <stdlib.h>

#include "shm/node.h"
#include "team/request.h"
#include "unit.h"

struct record {
    struct request request;
    int tests_left; /* number of tests until it is complete */
};

static int discarded;

static bool progress(struct request *request)
{
    return --((struct record *)(void *)request)->tests_left < 0;
}

static void free_record(struct request *request)
{
    discarded++;
    free(request);
}

static const struct request_operations kind = {
    .what = "a test", .progress = progress, .free_record = free_record};

static shmemx_req_h begin(int tests_left)
{
    struct record *record = calloc(1, sizeof *record);
    record->tests_left = tests_left;
    return request_create("unit", &record->request, &kind);
}

static void request_completes_and_is_freed_once(void)
{
    shmemx_req_h req = begin(2);
    CHECK(request_test("unit", &req) > 0 && request_test("unit", &req) > 0 && discarded == 0);
    CHECK(request_test("unit", &req) == 0 && req == SHMEMX_REQ_INVALID && discarded == 1);
    CHECK(request_test("unit", &req) < 0 && request_wait("unit", &req) < 0);
    req = begin(50);
    CHECK(request_wait("unit", &req) == 0 && req == SHMEMX_REQ_INVALID && discarded == 2);
}

static void constant_requests_are_complete_at_once(void)
{
    shmemx_req_h reqs[] = {REQUEST_DONE, REQUEST_STORED, REQUEST_DONE, REQUEST_STORED};
    struct request_set rest = {reqs + 2, 2, NULL};
    CHECK(request_test("unit", &reqs[0]) == 0 && reqs[0] == SHMEMX_REQ_INVALID);
    CHECK(request_wait("unit", &reqs[1]) == 0 && reqs[1] == SHMEMX_REQ_INVALID);
    CHECK(request_test_all("unit", &rest) == 0 && reqs[3] == SHMEMX_REQ_INVALID);
    CHECK(request_test("unit", &reqs[0]) < 0);
}

static void all_but_the_excluded_request_complete(void)
{
    enum { MANY = 3000 };
    static shmemx_req_h reqs[MANY];
    static int status[MANY];
    struct request_set set = {reqs, MANY, status};
    discarded = 0;
    for (int i = 0; i < MANY; i++) {
        reqs[i] = i % 3 == 0 ? SHMEMX_REQ_INVALID : begin(i % 3);
        status[i] = i == MANY - 1;
    }
    CHECK_SIZE(request_test_all("unit", &set), MANY / 3 * 2 - 1);
    CHECK_SIZE(request_test_all("unit", &set), MANY / 3 - 1);
    CHECK(request_wait_all("unit", &set) == 0);
    CHECK_SIZE((size_t)discarded, MANY / 3 * 2 - 1);
    CHECK(reqs[MANY - 1] != SHMEMX_REQ_INVALID);
    CHECK(request_wait("unit", &reqs[MANY - 1]) == 0);
}

static void any_and_some_return_complete_requests(void)
{
    int status[] = {0, 1, 0, 0};
    size_t indices[4] = {9, 9, 9, 9};
    shmemx_req_h reqs[] = {SHMEMX_REQ_INVALID, begin(0), begin(3), begin(60)};
    struct request_set set = {reqs, 4, status};
    CHECK_SIZE(request_wait_any("unit", &set), 2);
    CHECK(reqs[2] == SHMEMX_REQ_INVALID && reqs[3] != SHMEMX_REQ_INVALID);
    CHECK_SIZE(request_wait_some("unit", &set, indices), 1);
    CHECK(indices[0] == 3 && indices[1] == 9);
    CHECK_SIZE(request_wait_some("unit", &set, indices), 0);
    CHECK(request_wait_any("unit", &set) == SIZE_MAX);
    set.status = (int[]){0, 0, 0, 0};
    reqs[0] = begin(0);
    CHECK_SIZE(request_wait_some("unit", &set, indices), 2);
    CHECK(indices[0] == 0 && indices[1] == 1);
    set.count = 0;
    CHECK(request_wait_any("unit", &set) == SIZE_MAX && request_test_all("unit", &set) == 0);
}

/* If several requests are always complete, each is returned equally often. */
static void wait_any_is_fair_to_complete_requests(void)
{
    shmemx_req_h reqs[3];
    int taken[3] = {0};
    struct request_set set = {reqs, 3, NULL};
    for (int i = 0; i < 3; i++)
        reqs[i] = begin(0);
    for (int i = 0; i < 30; i++) {
        size_t found = request_wait_any("unit", &set);
        taken[found]++;
        reqs[found] = begin(0);
    }
    CHECK(taken[0] > 5 && taken[1] > 5 && taken[2] > 5);
    CHECK(request_wait_all("unit", &set) == 0);
}

static void stop_frees_outstanding_requests(void)
{
    discarded = 0;
    begin(1);
    begin(1000000);
    request_stop("unit");
    CHECK(discarded == 2);
    shmemx_req_h req = begin(0);
    CHECK(request_wait("unit", &req) == 0);
}

int main(void)
{
    static struct control control;
    static const int pes[] = {0};
    job.n_pes = 1;
    node.n_pes = 1;
    node.pes = pes;
    node_controls = (char *)&control;
    request_completes_and_is_freed_once();
    constant_requests_are_complete_at_once();
    all_but_the_excluded_request_complete();
    any_and_some_return_complete_requests();
    wait_any_is_fair_to_complete_requests();
    stop_frees_outstanding_requests();
    return unit_status();
}
