/*
 * Shared functions of the backend tests. A test calls the functions of one module, which is opened
 * in the way the library opens it, and checks all results.
 */
#ifndef ISTHMUS_BACKEND_TEST_H
#define ISTHMUS_BACKEND_TEST_H

#include <stdbool.h>

#include "backend.h"

extern const struct backend *backend;
extern int me, n_pes;
extern unsigned long checks;
extern bool is_skipped; /* set by a test that cannot run here, after it has printed why */

/* Abort the job if a call failed or a condition is false. */
#define CALL(call)       test_call((call), #call, __FILE__, __LINE__)
#define CHECK(condition) test_check((condition), #condition, __FILE__, __LINE__)

void test_call(int failed, const char *call, const char *file, int line);
void test_check(bool passed, const char *condition, const char *file, int line);

/* Waits until the request is complete. */
void test_wait(struct backend_request *request, struct backend_arrival *arrival);

/* Returns zeroed memory. Aborts the job if there is none. */
void *test_memory(size_t bytes);

/* Fills memory with bytes that depend on their index and on the seed. */
void test_fill(void *memory, size_t bytes, uint64_t seed);
bool test_is_filled(const void *memory, size_t bytes, uint64_t seed);

/* The tests; each is one part of the module. */
void messages_arrive_intact_and_in_order(void);
void groups_broadcast_and_gather_correctly(void);
void windows_transfer_and_compute_correctly(void);
enum backend_rma agreed_window_assessment(void);

#endif
