/*
 * Digests, for telling apart what nobody forges.
 */
#ifndef ISTHMUS_DIGEST_H
#define ISTHMUS_DIGEST_H

#include <stddef.h>
#include <stdint.h>

#define DIGEST_BEGIN UINT64_C(0xcbf29ce484222325)

/* FNV-1a, from DIGEST_BEGIN or what has been digested so far. */
static inline uint64_t digest_bytes(uint64_t digest, const void *bytes, size_t length)
{
    for (size_t i = 0; i < length; i++)
        digest = (digest ^ ((const unsigned char *)bytes)[i]) * 0x100000001b3u;
    return digest;
}

static inline uint32_t digest_short(uint64_t digest)
{
    return (uint32_t)(digest ^ digest >> 32);
}

#endif
