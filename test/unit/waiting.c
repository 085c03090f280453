/*
 * Waits: for how many pauses they spin before they sleep, with a network and without; and that a
 * sleeper whose bell was rung polls again, which the network is told.
 */
#include "waiting/waiting.h"

#include "unit.h"

static struct doorbell bell;

/* ---- A network that counts ---- */

static int attending, handed_over, polled;
static bool moves, is_busy; /* what polls say, and whether there are guests */

static bool poll_one(void)
{
    polled++;
    return moves;
}

static void attend(void)
{
    attending++;
}

static void stop_attending(void)
{
    attending--;
}

static void hand_over(void)
{
    handed_over++;
}

static void take_back(void)
{
    handed_over--;
}

static bool never(void)
{
    return false;
}

static bool has_guests(void)
{
    return is_busy;
}

static const struct waiting_network counting = {.poll = poll_one,
                                                .attend = attend,
                                                .stop_attending = stop_attending,
                                                .hand_over = hand_over,
                                                .take_back = take_back,
                                                .needs_looks = never,
                                                .has_guests = has_guests};

/* ---- How long waits spin ---- */

static size_t pauses_until_long(void)
{
    struct waiting waiting = waiting_begin("unit", &bell, NULL, NULL);
    size_t pauses = 0;
    while (!waiting.is_long) {
        waiting_pause(&waiting);
        pauses++;
    }
    waiting_end(&waiting);
    CHECK(!doorbell_has_sleepers(&bell) && attending == 0 && handed_over == 0);
    return pauses;
}

/* So many spins, then as many yields as there are here, and the first sleep. */
static void expect_pauses(size_t spins, size_t yields)
{
    size_t pauses = pauses_until_long();
    unit_check(pauses == spins + 1 || pauses == spins + yields + 1, __FILE__, __LINE__,
               "%zu pauses, not %zu or %zu", pauses, spins + 1, spins + yields + 1);
}

static void test_moods(void)
{
    waiting_start(&bell, 2, 2);
    CHECK(!waiting_is_crowded);
    expect_pauses(4096, 100);
    waiting_start(&bell, 2, 3);
    CHECK(waiting_is_crowded);
    expect_pauses(32, 100);
    waiting_set_network(&counting);
    expect_pauses(1, 20);
    waiting_set_network(NULL);
    expect_pauses(32, 100);
}

/* ---- At the bell ---- */

static struct waiting fall_asleep(void)
{
    struct waiting waiting = waiting_begin("unit", &bell, NULL, NULL);
    while (!waiting.asleep)
        waiting_pause(&waiting);
    CHECK(doorbell_has_sleepers(&bell) && attending == 1 && handed_over == 1);
    return waiting;
}

static void expect_awake(struct waiting *waiting, unsigned rounds)
{
    CHECK(!waiting->asleep && !doorbell_has_sleepers(&bell));
    CHECK(attending == 1 && handed_over == 0);
    CHECK_SIZE(waiting->rounds, rounds);
    waiting_end(waiting);
    CHECK(attending == 0 && handed_over == 0);
}

/* From then on the thread polls, and the helper need not. */
static void test_rung(void)
{
    struct waiting waiting = fall_asleep();
    waiting_pause(&waiting); /* nobody rings */
    CHECK(waiting.asleep && handed_over == 1);
    doorbell_ring(&bell);
    waiting_pause(&waiting);
    expect_awake(&waiting, 0);
}

static void test_moved(void)
{
    struct waiting waiting = fall_asleep();
    moves = true;
    waiting_pause(&waiting);
    moves = false;
    expect_awake(&waiting, 1);
}

/* Who ends while it sleeps. */
static void test_ended(void)
{
    struct waiting waiting = fall_asleep();
    waiting_end(&waiting);
    CHECK(!doorbell_has_sleepers(&bell) && attending == 0 && handed_over == 0);
}

static void test_guests(void)
{
    waiting_start(&bell, 2, 1); /* on cores of their own nobody sleeps */
    struct waiting waiting = waiting_begin("unit", &bell, NULL, NULL);
    is_busy = true;
    while (!waiting.is_long)
        waiting_pause(&waiting);
    int before = polled;
    waiting_pause(&waiting);
    CHECK(waiting.is_long && !waiting.asleep && polled == before + 1);
    waiting_end(&waiting);
    is_busy = false;
}

int main(void)
{
    test_moods();
    waiting_set_network(&counting);
    test_rung();
    test_moved();
    test_ended();
    test_guests();
    waiting_set_network(NULL);
    return unit_status();
}
