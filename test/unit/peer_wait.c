/*
 * Tests queries whether a PE of another node is absent: when they are sent, that a PE is reported
 * after two such responses, and that no query is sent after queries are disabled.
 */
#define message_get_begin asked
#include "net/peer_wait.c" /* NOLINT(bugprone-suspicious-include) */

#include "loader/loader.h"
#include "net/net.h"
#include "unit.h"

static int asked_pe, times;
static enum lifecycle answered;
static struct hang_record awaiting; /* wait of the PE that answers */
static uint32_t nbc_outstanding;    /* number of collectives that this PE has started */

void asked(const struct remote_addr *remote_addr, void *dest, size_t bytes, uint32_t *left)
{
    struct peer_state *response = dest;
    CHECK(bytes == sizeof *response && *left == 0);
    *left = 0; /* the response arrives immediately */
    awaiting.polls++;
    *response = (struct peer_state){.lifecycle = (uint32_t)answered,
                                    .nbc_outstanding = nbc_outstanding,
                                    .hang_record = awaiting};
    asked_pe = remote_addr->pe;
    times++;
}

static _Alignas(4096) struct control control;
static const int pes[] = {4, 7};

/* Calls peer_wait_check as if the time of the next query had come. */
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
    CHECK(look(&peer_wait) == -1 && times == before); /* the first query waits for some time */
    CHECK(!peer_wait_is_due(&peer_wait));
    CHECK(peer_wait_check("unit", &peer_wait) == -1 && times == before);
    return peer_wait;
}

/* The PEs are queried one after another while they are present. */
static void present_pes_are_queried_in_turn(void)
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

static void exited_pe_is_reported_after_two_replies(void)
{
    struct peer_wait peer_wait = begin();
    answered = LIFECYCLE_EXITED;
    CHECK(look(&peer_wait) == -1);
    CHECK(look(&peer_wait) == -1 && asked_pe == 4); /* its message may still arrive */
    CHECK(look(&peer_wait) == 4);
}

/* A PE that finalizes enters no more blocking collectives, but continues the nonblocking ones that
 * it has started. */
static void finishing_pe_is_absent_only_if_blocking(void)
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

/* The other PE waits for this PE in another call. It may have started the awaited collective, or
 * this PE may not need it to continue. Then nothing is reported. */
static void pe_waiting_elsewhere_is_not_reported(void)
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

/* A wait for nonblocking collectives depends on one PE at a time, which may change between queries,
 * or the collective may change. Only responses about the current wait count. */
static void replies_about_past_waits_do_not_count(void)
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

static void no_query_is_sent_while_disabled(void)
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
    present_pes_are_queried_in_turn();
    exited_pe_is_reported_after_two_replies();
    finishing_pe_is_absent_only_if_blocking();
    pe_waiting_elsewhere_is_not_reported();
    replies_about_past_waits_do_not_count();
    no_query_is_sent_while_disabled();
    return unit_status();
}
