/*
 * Tests the ring of receives for packets: their number, the order in which they are tested, and
 * that none remains when the network stops.
 */
#include "net/receive.c" /* NOLINT(bugprone-suspicious-include) */

#include "unit.h"

/* ---- A fake MPI that completes as many receives as the test wants ---- */

static unsigned posted, cancelled, due;
static void *looked_at;

static int post_one(int pe, int tag, void *data, size_t bytes, struct backend_request *receiving)
{
    CHECK(pe == BACKEND_ANY_PE && tag == TAG_PACKET && bytes == LARGE_PACKET_BYTES);
    receiving->bits = data;
    posted++;
    return 0;
}

static int test_one(struct backend_request *tested, int *done, struct backend_arrival *arrival)
{
    looked_at = tested->bits;
    *done = due > 0;
    due -= due > 0;
    if (*done)
        *(struct packet_head *)looked_at =
            (struct packet_head){.bytes = sizeof(struct packet_head)};
    *arrival = (struct backend_arrival){.pe = 5, .bytes = sizeof(struct packet_head)};
    return 0;
}

static int cancel_one(struct backend_request *receiving)
{
    CHECK(receiving->bits != NULL);
    cancelled++;
    return 0;
}

static const struct backend fake = {.receive = post_one, .test = test_one, .cancel = cancel_one};

/* ---- Rings ---- */

/* Receives `packets` consecutive packets. */
static void take(unsigned packets)
{
    due = packets;
    for (unsigned i = 0; i < packets; i++) {
        struct backend_arrival arrival = {0};
        const void *slot = receive_ring_buffer_at(ring.head);
        CHECK(receive_ring_look(&arrival) == slot && looked_at == slot && arrival.pe == 5);
        receive_ring_next();
    }
}

static void find_nothing(void)
{
    struct backend_arrival arrival;
    CHECK(receive_ring_look(&arrival) == NULL);
}

/* Packets arrive faster than they are tested, so the number of receives doubles. */
static void receives_double_until_the_maximum(void)
{
    posted = cancelled = 0;
    receive_ring_start("unit");
    CHECK_SIZE(posted, RECEIVES_FIRST);
    take(RECEIVES_FIRST - 1);
    CHECK_SIZE(ring.posted, RECEIVES_FIRST);
    take(1);
    CHECK_SIZE(ring.posted, 2 * RECEIVES_FIRST);
    take(2 * RECEIVES_FIRST);
    CHECK_SIZE(ring.posted, RECEIVES_MAX);
    take(3 * RECEIVES_MAX);
    CHECK_SIZE(ring.posted, RECEIVES_MAX);
    CHECK_SIZE(posted, RECEIVES_MAX + 3 * RECEIVES_FIRST + 3 * RECEIVES_MAX);
    receive_ring_stop("unit");
    CHECK_SIZE(cancelled, RECEIVES_MAX);
}

/* One unsuccessful test during a round shows that the number of receives is sufficient. */
static void one_unsuccessful_test_prevents_doubling(void)
{
    posted = cancelled = 0;
    receive_ring_start("unit");
    for (unsigned i = 0; i < RECEIVES_FIRST; i++) {
        take(i);
        find_nothing();
        take(RECEIVES_FIRST - i);
        CHECK_SIZE(ring.posted, RECEIVES_FIRST);
    }
    take(RECEIVES_FIRST);
    CHECK_SIZE(ring.posted, 2 * RECEIVES_FIRST);
    receive_ring_stop("unit");
    CHECK_SIZE(cancelled, 2 * RECEIVES_FIRST);
}

int main(void)
{
    backend = &fake;
    net_lock_start();
    net_lock();
    receives_double_until_the_maximum();
    one_unsuccessful_test_prevents_doubling();
    net_unlock();
    return unit_status();
}
