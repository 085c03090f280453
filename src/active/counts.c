#include "counts.h"

struct am_counts am_counts;

struct am_counts_pair am_counts_read(void)
{
    struct am_counts_pair now = {.handled = __atomic_load_n(&am_counts.handled, __ATOMIC_ACQUIRE)};
    now.handled += __atomic_load_n(&am_counts.replies_received, __ATOMIC_ACQUIRE);
    for (int i = 0; i < AM_SENDERS; i++)
        now.sent += __atomic_load_n(&am_counts.sent[i], __ATOMIC_ACQUIRE);
    return now;
}

void am_counts_reset(void)
{
    am_counts = (struct am_counts){0};
}
