/*
 * Questions whether a PE of another node is absent: when they are asked, that one who has answered
 * so twice is told, and that none is asked once they have ended.
 */
#define message_get_begin asked
#include "net/peer_wait.c" /* NOLINT(bugprone-suspicious-include) */

#include "loader/loader.h"
#include "net/net.h"
#include "unit.h"

static int asked_pe, times;
static enum lifecycle answered;
static struct hang_record awaiting; /* whom the asked one waits for */
static uint32_t nbc_outstanding;    /* and what it has begun */

void asked(const struct remote_addr *remote_addr, void *dest, size_t bytes, uint32_t *left)
{
    struct peer_state *response = dest;
    CHECK(bytes == sizeof *response && *left == 0);
    *left = 0; /* at once */
    awaiting.polls++;
    *response = (struct peer_state){.lifecycle = (uint32_t)answered,
                                    .nbc_outstanding = nbc_outstanding,
                                    .hang_record = awaiting};
    asked_pe = remote_addr->pe;
    times++;
}

static _Alignas(4096) struct control control;
static const int pes[] = {4, 7};

/* As if it was time for another look. */
static int look(struct peer_wait *peer_wait)
{
    peer_wait->due = peer_wait->due == 0 ? 0 : 1;
    return peer_wait_check("unit", peer_wait);
}

static struct peer_wait begin(void)
{
    struct peer_wait peer_wait = {.pes = pes, .n_pes = 2, .members = 2};
    int before = times;
    CHECK(!peer_wait_is_due(&peer_wait));
    CHECK(look(&peer_wait) == -1 && times == before); /* with patience */
    CHECK(!peer_wait_is_due(&peer_wait));
    CHECK(peer_wait_check("unit", &peer_wait) == -1 && times == before);
    return peer_wait;
}

/* One after the other, as long as they are there. */
static void test_present(void)
{
    struct peer_wait peer_wait = begin(), later = peer_wait;
    later.due = 1;
    CHECK(peer_wait_is_due(&later));
    answered = LIFECYCLE_RUNNING;
    for (int i = 0; i < 4; i++) {
        int before = times;
        CHECK(look(&peer_wait) == -1 && times == before + 1 && asked_pe == pes[i % 2]);
    }
}

static void test_absent(void)
{
    struct peer_wait peer_wait = begin();
    answered = LIFECYCLE_EXITED;
    CHECK(look(&peer_wait) == -1);
    CHECK(look(&peer_wait) == -1 && asked_pe == 4); /* its message may be on its way */
    CHECK(look(&peer_wait) == 4);
}

/* Who finishes comes to no blocking collective, but goes on in those that it has begun. */
static void test_finishing(void)
{
    struct peer_wait peer_wait = begin();
    answered = LIFECYCLE_FINISHING;
    CHECK(look(&peer_wait) == -1 && look(&peer_wait) == -1 && look(&peer_wait) == 4);
    peer_wait = begin();
    peer_wait.is_nbc = true;
    for (int i = 0; i < 6; i++)
        CHECK(look(&peer_wait) == -1);
    answered = LIFECYCLE_FINALIZING;
    CHECK(look(&peer_wait) == -1 && look(&peer_wait) == -1 && look(&peer_wait) >= 4);
}

/* Who waits for this PE elsewhere may have begun what is waited for here, or this PE may not go on
 * waiting: then nothing is told. */
static void test_elsewhere(void)
{
    const struct {
        bool is_all;
        uint32_t nbc_outstanding;
    } cases[] = {{false, 0}, {true, 1}};
    answered = LIFECYCLE_RUNNING;
    awaiting.pe = (uint32_t)job.me + 1;
    for (size_t i = 0; i < 2; i++) {
        struct peer_wait peer_wait = begin();
        peer_wait.n_pes = 1;
        peer_wait.is_nbc = true;
        peer_wait.is_all = cases[i].is_all;
        nbc_outstanding = cases[i].nbc_outstanding;
        for (int polls = 0; polls < 6; polls++)
            CHECK(look(&peer_wait) == -1);
    }
    awaiting.pe = nbc_outstanding = 0;
}

/* A waiter of nonblocking collectives waits for one PE at a time, which may be another one at each
 * look, or the same one in another collective. Only answers about the current wait count. */
static void test_changes(void)
{
    int pe = 4;
    struct peer_wait peer_wait = begin();
    peer_wait.pes = &pe;
    peer_wait.n_pes = 1;
    answered = LIFECYCLE_FINALIZING;
    for (int i = 0; i < 6; i++) {
        pe = i % 2 == 0 ? 7 : 4;
        CHECK(look(&peer_wait) == -1 && asked_pe == pe);
    }
    for (int i = 0; i < 6; i++) {
        peer_wait.collective++;
        CHECK(look(&peer_wait) == -1);
    }
    CHECK(look(&peer_wait) == -1 && look(&peer_wait) == pe);
}

static void test_stopped(void)
{
    struct peer_wait peer_wait = begin();
    int before = times;
    peer_wait_disable();
    CHECK(look(&peer_wait) == -1 && times == before);
    peer_wait_enable();
    CHECK(look(&peer_wait) == -1 && times == before + 1);
}

int main(void)
{
    static const int mine[] = {0};
    job.n_pes = 8;
    node.n_pes = 1;
    node.pes = mine;
    node_set_controls((char *)&control, sizeof control);
    peer_wait_enable();
    test_present();
    test_absent();
    test_finishing();
    test_elsewhere();
    test_changes();
    test_stopped();
    return unit_status();
}
