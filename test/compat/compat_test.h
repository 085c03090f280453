/*
 * Declarations that the tests of shmemx_compat.h share. Some files include it after shmemx.h, some
 * before, some twice. One file is strict C99 (c99.c), and one is part of a shared object
 * (object.c).
 */
#ifndef ISTHMUS_COMPAT_TEST_H
#define ISTHMUS_COMPAT_TEST_H

#include "../api/api_test.h"

extern const struct api_test handle_tests[], active_message_tests[], team_tests[], other_tests[];

/* Defined in c99.c. */
double compat_c99_seconds(void);
void compat_c99_alltoallv(const struct active_set *set, char *target, size_t *t_offsets,
                          size_t *t_sizes, const char *source, size_t *s_offsets, size_t *s_sizes);

/* Defined in the shared object: a put whose handle other code waits for, and handlers to which
 * other code sends. */
enum { OBJECT_HANDLER = -5 };
void *compat_object_put(long *dest, const long *source, size_t nelems, int pe);
void compat_object_attach(long *count);
void compat_object_detach(void);

#endif
