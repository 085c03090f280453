/*
 * The check that blocking and nonblocking scans share: it calls routines through one form.
 */
#ifndef ISTHMUS_API_SCAN_CHECK_H
#define ISTHMUS_API_SCAN_CHECK_H

#include "api_test.h"

struct scan_routine {
    const char *name;
    size_t size;
    bool is_inclusive;
    int (*call)(shmem_team_t team, void *dest, const void *source, size_t nelems);
    void (*store)(void *object, size_t index, int value);
    long double (*load)(const void *object, size_t index);
};

/* Defines the last two members of struct scan_routine for a type, and its entry in a list. The
 * file must include complex.h. */
#define SCAN_WRAP(TYPE, NAME)                                                                      \
    static void NAME##_store(void *object, size_t index, int value)                                \
    {                                                                                              \
        ((TYPE *)object)[index] = (TYPE)value;                                                     \
    }                                                                                              \
    static long double NAME##_load(const void *object, size_t index)                               \
    {                                                                                              \
        return creall(((const TYPE *)object)[index]);                                              \
    }
#define SCAN_LIST(TYPE, NAME, TEXT, INCLUSIVE, CALL)                                               \
    {TEXT, sizeof(TYPE), INCLUSIVE, CALL, NAME##_store, NAME##_load},

/* Checks scans of 0, 1 and more elements, in place and not in place. */
void check_scans(shmem_team_t team, const struct scan_routine *routine);

#endif
