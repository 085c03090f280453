/*
 * Questions whether a PE of another node is absent: when they are asked, that one who has answered
 * so twice is told, and that none is asked once they have ended.
 */
#define message_get_begin asked
#include "transport/absence.c" /* NOLINT(bugprone-suspicious-include) */

#include "modules/loader.h"
#include "transport/network.h"
#include "unit.h"

static int asked_pe, times;
static enum lifecycle answered;
static struct hang_record awaiting; /* whom the asked one waits for */
static uint32_t nbc_outstanding;    /* and what it has begun */

void asked(const struct target *target, void *dest, size_t bytes, uint32_t *left)
{
    struct peer_state *answer = dest;
    CHECK(bytes == sizeof *answer && *left == 0);
    *left = 0; /* at once */
    awaiting.polls++;
    *answer = (struct peer_state){.lifecycle = (uint32_t)answered,
                                  .nbc_outstanding = nbc_outstanding,
                                  .hang_record = awaiting};
    asked_pe = target->pe;
    times++;
}

static _Alignas(4096) struct control control;
static const int pes[] = {4, 7};

/* As if it was time for another look. */
static int look(struct absence *absence)
{
    absence->due = absence->due == 0 ? 0 : 1;
    return absence_look("unit", absence);
}

static struct absence begin(void)
{
    struct absence absence = {.pes = pes, .n_pes = 2, .members = 2};
    int before = times;
    CHECK(!absence_is_due(&absence));
    CHECK(look(&absence) == -1 && times == before); /* with patience */
    CHECK(!absence_is_due(&absence));
    CHECK(absence_look("unit", &absence) == -1 && times == before);
    return absence;
}

/* One after the other, as long as they are there. */
static void test_present(void)
{
    struct absence absence = begin(), later = absence;
    later.due = 1;
    CHECK(absence_is_due(&later));
    answered = LIFECYCLE_RUNNING;
    for (int i = 0; i < 4; i++) {
        int before = times;
        CHECK(look(&absence) == -1 && times == before + 1 && asked_pe == pes[i % 2]);
    }
}

static void test_absent(void)
{
    struct absence absence = begin();
    answered = LIFECYCLE_EXITED;
    CHECK(look(&absence) == -1);
    CHECK(look(&absence) == -1 && asked_pe == 4); /* its message may be on its way */
    CHECK(look(&absence) == 4);
}

/* Who finishes comes to no blocking collective, but goes on in those that it has begun. */
static void test_finishing(void)
{
    struct absence absence = begin();
    answered = LIFECYCLE_FINISHING;
    CHECK(look(&absence) == -1 && look(&absence) == -1 && look(&absence) == 4);
    absence = begin();
    absence.is_begun = true;
    for (int i = 0; i < 6; i++)
        CHECK(look(&absence) == -1);
    answered = LIFECYCLE_FINALIZING;
    CHECK(look(&absence) == -1 && look(&absence) == -1 && look(&absence) >= 4);
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
        struct absence absence = begin();
        absence.n_pes = 1;
        absence.is_begun = true;
        absence.is_all = cases[i].is_all;
        nbc_outstanding = cases[i].nbc_outstanding;
        for (int polls = 0; polls < 6; polls++)
            CHECK(look(&absence) == -1);
    }
    awaiting.pe = nbc_outstanding = 0;
}

/* A waiter of nonblocking collectives waits for one PE at a time, which may be another one at each
 * look, or the same one in another collective. Only answers about the current wait count. */
static void test_changes(void)
{
    int pe = 4;
    struct absence absence = begin();
    absence.pes = &pe;
    absence.n_pes = 1;
    answered = LIFECYCLE_FINALIZING;
    for (int i = 0; i < 6; i++) {
        pe = i % 2 == 0 ? 7 : 4;
        CHECK(look(&absence) == -1 && asked_pe == pe);
    }
    for (int i = 0; i < 6; i++) {
        absence.collective++;
        CHECK(look(&absence) == -1);
    }
    CHECK(look(&absence) == -1 && look(&absence) == pe);
}

static void test_stopped(void)
{
    struct absence absence = begin();
    int before = times;
    absence_stop();
    CHECK(look(&absence) == -1 && times == before);
    absence_start();
    CHECK(look(&absence) == -1 && times == before + 1);
}

int main(void)
{
    static const int mine[] = {0};
    job.n_pes = 8;
    node.n_pes = 1;
    node.pes = mine;
    node_set_controls((char *)&control, sizeof control);
    absence_start();
    test_present();
    test_absent();
    test_finishing();
    test_elsewhere();
    test_changes();
    test_stopped();
    return unit_status();
}
