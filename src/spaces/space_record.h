/*
 * Records of memory spaces on this PE. This header also assigns numbers to spaces, and ranges of
 * host memory. The memory file of each PE has a range for spaces behind the symmetric heap
 * (shm/layout.h). A space of host memory occupies a part of it, at the same offset on all PEs.
 *
 * All PEs must agree on the numbers and ranges in use, because each PE allocates them from its own
 * records. A PE can destroy a space without the knowledge of PEs that are not members. A number
 * and a range therefore stay in use until the next creation, in which all PEs exchange the numbers
 * of their spaces.
 *
 * A PE also keeps records of spaces that it is not a member of. All PEs have the same handle for a
 * space, so a program can pass a handle that it received from another PE to the query routines.
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
    int number;           /* 0 to SPACES_MAX - 1, the same on all PEs; reused after destruction */
    uint64_t serial;      /* sequence number of the creation, the same on all PEs; never reused */
    char name[32];        /* for messages */
    shmem_device_type_t type;
    shmem_space_cap_t caps;        /* SHMEM_SPACE_CAP_ bits */
    shmemx_space_window_t window;  /* type of the library's MPI window over the space */
    enum kind_placement placement; /* NUMA placement of host memory that the library allocated */
    /* Device memory, or host memory that the PEs of a node cannot map; else NULL. */
    struct device_memory *device;
    /* Host memory that the program supplied and that the PEs of a node can map; else NULL. */
    struct own_memory *user_memory;
    bool memory_failed; /* this PE refused the creation, so it may have to print the reason */
    bool is_of_others;  /* this PE is not a member; the record only serves queries */
    size_t length;      /* bytes on each member */
    struct space_pool pool;
    struct owning_space owning_space; /* counts `team` and the teams that were split from it */
    shmem_team_t team;                /* team given to the program, which may have destroyed it */
};

/* Returns the index of the space in `segments` (shm/segment.h). */
static inline int space_segment_index(const struct space *space)
{
    return SEGMENT_SPACES + space->number;
}

/* Returns a new record with a pool of `length` bytes; NULL if the host is out of memory. The record
 * has no number, handle or memory yet. `is_user_memory`: the program supplies the memory. */
struct space *space_record_create(shmem_device_type_t type, size_t length, bool is_user_memory);
/* Frees the record and makes its handle invalid. The caller has closed the pool. */
void space_record_discard(struct space *space);
/* Frees the record and the pool of a space whose creation failed. Does nothing for NULL. */
void space_record_abandon(struct space *space);

/* ---- Numbers and memory ranges of spaces ---- */

struct space;

/* The maximum number of spaces in a job. */
enum { SPACES_MAX = SEGMENT_ALL - SEGMENT_SPACES };

/* The set of space numbers in use, one bit for each number. */
enum { SPACE_NUMBERS_WORDS = (SPACES_MAX + 63) / 64 };
struct space_numbers_in_use {
    uint64_t words[SPACE_NUMBERS_WORDS];
};

static inline bool space_number_is_in_use(const struct space_numbers_in_use *in_use, int number)
{
    return (in_use->words[number / 64] >> number % 64 & 1) != 0;
}

/* Returns the space with this number that this PE is a member of, or NULL. */
struct space *space_by_number(int number);
/* Records that this PE is a member of the space with this number. If `space` is NULL, records that
 * this PE no longer has a space with this number. The number is reused once no PE has a space with
 * it. */
void space_number_set(int number, struct space *space);
/* Sets *in_use to the numbers of the spaces that this PE is a member of. */
void space_own_numbers(struct space_numbers_in_use *in_use);
/* Returns the bytes of host memory that the library has allocated for spaces on this PE. With
 * `of_hbm`, counts only spaces of high-bandwidth memory. */
size_t space_numbers_bytes(bool of_hbm);
/* Returns the lowest number that is not in use; SPACES_MAX if all are in use. */
int space_number_lowest_free(const struct space_numbers_in_use *in_use);

/* Creates the allocator of ranges if it does not exist yet. Call it before the other functions of
 * ranges. Returns false if the host is out of memory. */
bool space_ranges_start(void);
/* Returns the allocator of ranges. Its offsets count from the beginning of the range for spaces. */
struct heap *space_ranges_allocator(void);
/* Records that the space with this number occupies the range at `offset`. HEAP_NONE: the space has
 * no range, because its memory is on a device. */
void space_range_set(int number, size_t offset);
/* Frees the ranges of all numbers that are not in `in_use`. `in_use` is the union of the numbers of
 * all PEs, so no PE uses the ranges any more. */
void space_ranges_release(const struct space_numbers_in_use *in_use);
/* Frees the allocator and forgets all ranges. */
void space_ranges_stop(void);

/* Checks the records of numbers and ranges (base/check.h). Returns false if they are inconsistent,
 * and sets *fault to a description. Each space must have its own number and segment, and each
 * range must be a block of the allocator that no other space has. */
bool space_numbers_are_valid(const char **fault);
/* With SHMEM_DEBUG=2, aborts the job if space_numbers_are_valid returns false. */
void space_numbers_require_valid(const char *routine);

/* ---- Spaces of other PEs ---- */

/* Keeps the record of a space that this PE is not a member of, and makes its handle valid. */
void space_others_keep(struct space *space);
/* Discards the kept records of spaces whose numbers are not in `held`, which is the union of the
 * numbers of all PEs. */
void space_others_release(const struct space_numbers_in_use *held);
/* Discards all kept records of spaces of other PEs. */
void space_others_forget(void);

#endif
