/*
 * Seals of landings. Where a result belongs at its requester goes to the owner of the memory as an
 * address, and comes back in the answer. The requester seals it with a number that depends on all
 * of it and on a key that no other PE knows. It uses no part of an answer that has a wrong seal. So
 * an answer changes only memory that this PE has named in a request.
 */
#ifndef ISTHMUS_LANDING_H
#define ISTHMUS_LANDING_H

#include <stdbool.h>

#include "base/job.h"
#include "wire.h"

HIDDEN extern uint64_t wire_seal_key;

/* A new key. When nothing is under way. */
void wire_seal_start(void);

#define WIRE_SEAL_MULTIPLIER UINT64_C(0x9e3779b97f4a7c15)
static inline uint64_t wire_seal_mix(uint64_t sum, uint64_t number)
{
    sum = (sum ^ number) * WIRE_SEAL_MULTIPLIER;
    return sum ^ sum >> 32;
}

/* 24 bits. The products do not wait for each other: there may be a landing for each word. */
static inline uint32_t wire_seal_digest(const struct response_desc *response_desc)
{
    uint64_t lengths = (uint64_t)response_desc->block << 20 | response_desc->bytes;
    uint64_t sum = (response_desc->address ^ wire_seal_key) * WIRE_SEAL_MULTIPLIER +
                   response_desc->left * UINT64_C(0xbf58476d1ce4e5b9) +
                   response_desc->step * UINT64_C(0x94d049bb133111eb) +
                   lengths * UINT64_C(0xd6e8feb86659fd93);
    return (uint32_t)(sum >> 40);
}

static inline void wire_seal(struct response_desc *response_desc)
{
    response_desc->seal = wire_seal_digest(response_desc);
}

static inline bool wire_is_sealed(const struct response_desc *response_desc)
{
    return response_desc->seal == wire_seal_digest(response_desc);
}

/* The seal of several words is the sum of these. A wrong address changes the sum. Two wrong
 * addresses pass only if their errors cancel. */
static inline uint64_t wire_seal_of_word(uint64_t address, size_t size)
{
    return address ^ (wire_seal_key + size);
}

#endif
