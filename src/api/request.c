/*
 * Requests: tests and waits.
 */
#include "team/request.h"
#include "define.h"
#include "shmemx_request.h"

EXTENSION(int, req_test, (shmemx_req_h * req), return request_test(routine, req));
EXTENSION(int, req_wait, (shmemx_req_h * req), return request_wait(routine, req));

#define SET                                                                                        \
    &(struct request_set)                                                                          \
    {                                                                                              \
        reqs, nreqs, status                                                                        \
    }
EXTENSION(size_t, req_test_all, (shmemx_req_h * reqs, size_t nreqs, const int *status),
          return request_test_all(routine, SET));
EXTENSION(int, req_wait_all, (shmemx_req_h * reqs, size_t nreqs, const int *status),
          return request_wait_all(routine, SET));
EXTENSION(size_t, req_wait_any, (shmemx_req_h * reqs, size_t nreqs, const int *status),
          return request_wait_any(routine, SET));
EXTENSION(size_t, req_wait_some,
          (shmemx_req_h * reqs, size_t nreqs, size_t *indices, const int *status),
          return request_wait_some(routine, SET, indices));
