/*
 * The numbers of spaces, and the parts of the host's memory behind the heap. Which of them are
 * taken all PEs know alike: it changes in creations only, where they tell each other which they
 * hold.
 */
#ifndef ISTHMUS_SPACE_NUMBERS_H
#define ISTHMUS_SPACE_NUMBERS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "memory/segment.h"

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
 * no other number has (base/validity.h). */
bool space_numbers_are_valid(const char **fault);
/* With SHMEM_DEBUG=2 ends the job if not. */
void space_numbers_require_valid(const char *routine);

#endif
