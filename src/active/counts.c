#include "counts.h"

struct counts counts;

struct counted counts_read(void)
{
    struct counted now = {.handled = __atomic_load_n(&counts.handled, __ATOMIC_ACQUIRE)};
    now.handled += __atomic_load_n(&counts.landed, __ATOMIC_ACQUIRE);
    for (int i = 0; i < SENDERS; i++)
        now.sent += __atomic_load_n(&counts.sent[i], __ATOMIC_ACQUIRE);
    return now;
}

void counts_clear(void)
{
    counts = (struct counts){0};
}
