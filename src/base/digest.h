/*
 * Digests (FNV-1a) of data, to detect differences. They do not protect against intentional
 * collisions.
 */
#ifndef ISTHMUS_DIGEST_H
#define ISTHMUS_DIGEST_H

#include <stddef.h>
#include <stdint.h>

#define DIGEST_BEGIN UINT64_C(0xcbf29ce484222325)

/* Returns the digest extended by these bytes. The first call passes DIGEST_BEGIN. */
static inline uint64_t digest_bytes(uint64_t digest, const void *bytes, size_t length)
{
    for (size_t i = 0; i < length; i++)
        digest = (digest ^ ((const unsigned char *)bytes)[i]) * 0x100000001b3u;
    return digest;
}

/* Folds a digest to 32 bits. */
static inline uint32_t digest_short(uint64_t digest)
{
    return (uint32_t)(digest ^ digest >> 32);
}

#endif
