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
static enum presence answered;

void asked(const struct target *target, void *dest, size_t bytes, uint32_t *left)
{
    struct shown *answer = dest;
    CHECK(bytes == sizeof *answer && *left == 0);
    *left = 0; /* at once */
    *answer = (struct shown){.presence = (uint32_t)answered};
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
    CHECK(look(&absence) == -1 && times == before); /* with patience */
    CHECK(absence_look("unit", &absence) == -1 && times == before);
    return absence;
}

/* One after the other, as long as they are there. */
static void test_present(void)
{
    struct absence absence = begin();
    answered = PRESENT;
    for (int i = 0; i < 4; i++) {
        int before = times;
        CHECK(look(&absence) == -1 && times == before + 1 && asked_pe == pes[i % 2]);
    }
}

static void test_absent(void)
{
    struct absence absence = begin();
    answered = LEFT;
    CHECK(look(&absence) == -1);
    CHECK(look(&absence) == -1 && asked_pe == 4); /* its message may be on its way */
    CHECK(look(&absence) == 4);
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
    test_stopped();
    return unit_status();
}
