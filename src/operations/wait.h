/*
 * The public waits and tests of symmetric variables, of one or of a set.
 */
#ifndef ISTHMUS_WAIT_H
#define ISTHMUS_WAIT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* What kind of integer a waited-for variable is. Values travel widened to 64 bits. */
struct integer_kind {
    unsigned char size; /* 2, 4 or 8 bytes */
    bool is_signed;
};

#define INTEGER_KIND(TYPE) ((struct integer_kind){sizeof(TYPE), (TYPE)-1 < (TYPE)1})

/* Whether a widened value compares so with another. */
bool wait_compare(uint64_t have, struct integer_kind kind, int cmp, uint64_t want);

/* Public bodies. cmp is SHMEM_CMP_*. `status` may be NULL; a nonzero entry leaves that element out.
 */
void wait_until(const char *routine, const void *ivar, struct integer_kind kind, int cmp,
                uint64_t value);
int wait_test(const char *routine, const void *ivar, struct integer_kind kind, int cmp,
              uint64_t value);

/* The elements and the values they are compared with: values has one entry for all, or, in the
 * vector forms, one for each element. */
struct wait_set {
    const void *ivars;
    struct integer_kind kind;
    size_t nelems;
    const int *status;
    int cmp;
    const void *values; /* of the same kind */
    bool vector;
};

void wait_until_all(const char *routine, const struct wait_set *set);
size_t wait_until_any(const char *routine, const struct wait_set *set);
size_t wait_until_some(const char *routine, const struct wait_set *set, size_t *indices);
int wait_test_all(const char *routine, const struct wait_set *set);
size_t wait_test_any(const char *routine, const struct wait_set *set);
size_t wait_test_some(const char *routine, const struct wait_set *set, size_t *indices);

#endif
