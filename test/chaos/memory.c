#include "memory.h"

#include <stdlib.h>
#include <string.h>

#include "violation.h"

void *memory_allocated(size_t bytes)
{
    void *memory = calloc(1, bytes == 0 ? 1 : bytes);
    if (memory == NULL)
        violation("the module cannot have %zu bytes of memory", bytes);
    return memory;
}

void *memory_duplicate(const void *data, size_t bytes)
{
    void *memory = memory_allocated(bytes);
    card_copy(memory, data, bytes);
    return memory;
}

/* Longest memory whose contents can be checked repeatedly. */
enum { WATCH_MOST = 1 << 20 };

#if defined(__clang__)
#define NOT_SANITIZED __attribute__((no_sanitize("thread"), noinline))
#else
#define NOT_SANITIZED __attribute__((no_sanitize_thread, noinline))
#endif

/* Writes a word with one store. */
NOT_SANITIZED static void copy_word(volatile unsigned char *to, const volatile unsigned char *from,
                                    size_t bytes)
{
    union {
        uint64_t eight;
        uint32_t four;
        uint16_t two;
        unsigned char bytes[8];
    } word = {0};
    for (size_t i = 0; i < bytes; i++)
        word.bytes[i] = from[i];
    if (bytes == 8)
        *(volatile uint64_t *)to = word.eight;
    else if (bytes == 4)
        *(volatile uint32_t *)to = word.four;
    else if (bytes == 2)
        *(volatile uint16_t *)to = word.two;
    else
        *to = word.bytes[0];
}

/* Copies with the largest words that the target's alignment allows. A PE that polls a word must
 * not see it half written, as with any network. */
NOT_SANITIZED static void copy(volatile unsigned char *to, const volatile unsigned char *from,
                               size_t bytes)
{
    size_t word;
    for (size_t i = 0; i < bytes; i += word) {
        for (word = 8; (uintptr_t)(to + i) % word != 0 || word > bytes - i; word /= 2)
            ;
        copy_word(to + i, from + i, word);
    }
}

void card_copy(void *to, const void *from, size_t bytes)
{
    copy(to, from, bytes);
}

NOT_SANITIZED static uint64_t sum_of(const volatile unsigned char *data, size_t bytes)
{
    uint64_t sum = 0xcbf29ce484222325u;
    size_t i = 0;
    for (; (uintptr_t)(data + i) % sizeof(uint64_t) != 0 && i < bytes; i++)
        sum = (sum ^ data[i]) * 0x100000001b3u;
    for (; i + sizeof(uint64_t) <= bytes; i += sizeof(uint64_t))
        sum = (sum ^ *(const volatile uint64_t *)(data + i)) * 0x9e3779b97f4a7c15u;
    for (; i < bytes; i++)
        sum = (sum ^ data[i]) * 0x100000001b3u;
    return sum;
}

void watch_begin(struct watch *watch, const void *data, size_t bytes)
{
    *watch = (struct watch){data, bytes, 0, bytes > 0 && bytes <= WATCH_MOST};
    if (watch->on)
        watch->sum = sum_of(data, bytes);
}

void watch_check(const struct watch *watch, const char *what)
{
    if (watch->on && sum_of(watch->data, watch->bytes) != watch->sum)
        violation("%s was changed while it was in flight", what);
}
