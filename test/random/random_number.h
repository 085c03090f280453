/*
 * Random numbers that a seed determines, equal on every machine.
 */
#ifndef ISTHMUS_RANDOM_NUMBER_H
#define ISTHMUS_RANDOM_NUMBER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Returns 64 random bits that are a function of `number`. */
static inline uint64_t random_mix(uint64_t number)
{
    number += 0x9e3779b97f4a7c15u;
    number = (number ^ (number >> 30)) * 0xbf58476d1ce4e5b9u;
    number = (number ^ (number >> 27)) * 0x94d049bb133111ebu;
    return number ^ (number >> 31);
}

struct random {
    uint64_t state;
};

static inline uint64_t random_next(struct random *random)
{
    random->state += 0x9e3779b97f4a7c15u;
    return random_mix(random->state);
}

/* Returns a number from 0 to limit - 1, or 0 if the limit is 0. */
static inline size_t random_below(struct random *random, size_t limit)
{
    return limit == 0 ? 0 : (size_t)(random_next(random) % limit);
}

/* Returns a number from `least` to `most`. */
static inline size_t random_between(struct random *random, size_t least, size_t most)
{
    return least + random_below(random, most - least + 1);
}

static inline bool random_chance(struct random *random, unsigned percent)
{
    return random_below(random, 100) < percent;
}

#endif
