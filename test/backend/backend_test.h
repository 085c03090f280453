/*
 * What the tests of the modules share. A test calls the functions of one module, opened like the
 * core opens it, and compares everything that they bring.
 */
#ifndef ISTHMUS_BACKEND_TEST_H
#define ISTHMUS_BACKEND_TEST_H

#include <stdbool.h>

#include "backend.h"

extern const struct backend *backend;
extern int me, n_pes;
extern unsigned long checks;
extern bool is_skipped; /* set by a test that cannot be done here, once it has said why */

/* Ends the job if a call failed, or a condition is not so. */
#define CALL(call)       test_call((call), #call, __FILE__, __LINE__)
#define CHECK(condition) test_check((condition), #condition, __FILE__, __LINE__)

void test_call(int failed, const char *call, const char *file, int line);
void test_check(bool passed, const char *condition, const char *file, int line);

/* Until it is done. */
void test_wait(struct backend_request *request, struct backend_arrival *arrival);

/* Zeroed memory, which must be there. */
void *test_memory(size_t bytes);

/* Bytes that differ from place to place and from seed to seed. */
void test_fill(void *memory, size_t bytes, uint64_t seed);
bool test_is_filled(const void *memory, size_t bytes, uint64_t seed);

/* The tests. */
void test_messages(void);
void test_groups(void);
void test_windows(void);
enum backend_rma test_knowledge(void);

#endif
