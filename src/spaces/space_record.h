/*
 * Records of spaces on this PE, the numbers of spaces, and the ranges of host memory behind the
 * heap that spaces occupy. All PEs know which numbers and ranges are in use: this changes only
 * while spaces are created, when the PEs exchange which ones they hold.
 *
 * A PE also keeps records of spaces that it is not a member of. All PEs have the same handle for a
 * space, so a program may pass the handle of another PE to the queries of a space.
 */
#ifndef ISTHMUS_SPACE_RECORD_H
#define ISTHMUS_SPACE_RECORD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "kind.h"
#include "shm/segment.h"
#include "shmemx.h"
#include "space_pool.h"
#include "team/team.h"

/* ---- Records ---- */

struct space {
    shmem_space_t handle; /* the same on all PEs of the job */
    int number;      /* among the spaces that live: its place in `segments` less SEGMENT_SPACES */
    uint64_t serial; /* of its creation; the same on all PEs, as is the number */
    char name[32];   /* for messages */
    shmem_device_type_t type;
    shmem_space_cap_t caps;
    shmemx_space_window_t window;
    enum kind_placement placement;  /* of host memory */
    struct device_memory *device;   /* NULL for host memory */
    struct own_memory *user_memory; /* NULL but for host memory that the program had */
    bool memory_failed;             /* in its creation, on this PE */
    bool is_of_others;              /* this PE is not a member (space_record.h) */
    size_t length;                  /* bytes of each member */
    struct space_pool pool;
    struct owning_space owning_space; /* the teams that come from the one given to the program */
    shmem_team_t team;                /* that one, which the program may have destroyed */
};

static inline int space_segment_index(const struct space *space)
{
    return SEGMENT_SPACES + space->number;
}

/* With a pool of that many bytes; NULL if there is no memory. */
struct space *space_record_create(shmem_device_type_t type, size_t length, bool is_user_memory);
void space_record_discard(struct space *space);
/* One that did not become a space, and its pool; NULL is none. */
void space_record_abandon(struct space *space);

/* ---- Numbers and ranges ---- */

struct space;

enum { SPACES_MAX = SEGMENT_ALL - SEGMENT_SPACES };

/* A bit for each number. */
enum { SPACE_NUMBERS_WORDS = (SPACES_MAX + 63) / 64 };
struct space_numbers_in_use {
    uint64_t words[SPACE_NUMBERS_WORDS];
};

static inline bool space_number_is_in_use(const struct space_numbers_in_use *in_use, int number)
{
    return (in_use->words[number / 64] >> number % 64 & 1) != 0;
}

/* The space of this PE with that number, or NULL. */
struct space *space_by_number(int number);
/* NULL: the number is free as far as this PE is concerned. */
void space_number_set(int number, struct space *space);
/* The numbers of this PE's spaces. */
void space_own_numbers(struct space_numbers_in_use *in_use);
/* Returns the bytes of this PE's spaces for which the library has allocated memory of the host;
 * with `of_hbm`, only of spaces of high-bandwidth memory. */
size_t space_numbers_bytes(bool of_hbm);
/* SPACES_MAX: there is none. */
int space_number_lowest_free(const struct space_numbers_in_use *in_use);

/* Before all below; false: out of memory. */
bool space_ranges_start(void);
/* The allocator of parts. */
struct heap *space_ranges_allocator(void);
/* The number has that part, or none (HEAP_NONE), until no PE holds it any more. */
void space_range_set(int number, size_t offset);
/* Gives back what nobody holds any more. */
void space_ranges_release(const struct space_numbers_in_use *in_use);
void space_ranges_stop(void);

/* Whether each number's space is its own and in its segment, and each part a block of the room that
 * no other number has (base/check.h). */
bool space_numbers_are_valid(const char **fault);
/* With SHMEM_DEBUG=2 ends the job if not. */
void space_numbers_require_valid(const char *routine);

/* ---- Spaces of other PEs ---- */

/* Keeps the record of a space that this PE is not a member of, and makes its handle valid. */
void space_others_keep(struct space *space);
/* Discards the records of spaces that no PE holds any more. */
void space_others_release(const struct space_numbers_in_use *held);
void space_others_forget(void); /* discards all of them */

#endif
