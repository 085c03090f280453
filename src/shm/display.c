#include "display.h"

#include <stdio.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>
#include <unwind.h>

#include "base/job.h"
#include "base/report.h"
#include "base/routine.h"

_Static_assert(sizeof(struct display_wait) == 256, "look.py reads it");
_Static_assert(offsetof(struct display, waits) == 64, "look.py reads it");

static struct display *first_of_node;

void display_begin(struct display *display, struct display *first, uint64_t job_identity,
                   size_t lifecycle)
{
    struct timespec now;
    first_of_node = first;
    clock_gettime(CLOCK_MONOTONIC, &now);
    display->bytes = sizeof *display;
    display->wait_bytes = sizeof display->waits[0];
    display->job = job_identity;
    display->pe = (uint32_t)job.me;
    display->n_pes = (uint32_t)job.n_pes;
    display->process = (uint32_t)getpid();
    display->lifecycle = (uint32_t)lifecycle;
    display->began = (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
    __atomic_store_n(&display->magic, DISPLAY_MAGIC, __ATOMIC_SEQ_CST);
}

bool display_claim_top_hint(void)
{
    return first_of_node != NULL &&
           __atomic_exchange_n(&first_of_node->top_hint_printed, 1, __ATOMIC_SEQ_CST) == 0;
}

uint32_t display_add_hung_pes(int change)
{
    return first_of_node == NULL
               ? 0
               : __atomic_add_fetch(&first_of_node->hung_pes, (uint32_t)change, __ATOMIC_SEQ_CST);
}

struct display_wait *display_claim_slot(struct display *display)
{
    uint32_t thread = (uint32_t)syscall(SYS_gettid);
    for (int i = 0; i < DISPLAY_WAITS; i++) {
        uint32_t nobody = 0;
        if (__atomic_compare_exchange_n(&display->waits[i].thread, &nobody, thread, false,
                                        __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST))
            return &display->waits[i];
    }
    return NULL;
}

/* Increments the change count of a slot, before and after each change of the slot. The count is odd
 * during the change. A reader discards what it has read if the count is odd or has changed. */
static void display_count_change(struct display_wait *wait)
{
    __atomic_fetch_add(&wait->changes, 1, __ATOMIC_SEQ_CST);
}

void display_release_slot(struct display_wait *wait)
{
    display_count_change(wait);
    wait->since = 0;
    display_count_change(wait);
    __atomic_store_n(&wait->thread, 0, __ATOMIC_SEQ_CST);
}

enum { FRAMES_MAX = 256 };

struct callers {
    uintptr_t *callers;
    size_t capacity, used;
    int frames;
};

/* Caller: _Unwind_Backtrace, for each frame. */
static _Unwind_Reason_Code display_add_caller(struct _Unwind_Context *frame, void *state)
{
    struct callers *list = state;
    uintptr_t address = (uintptr_t)_Unwind_GetIP(frame);
    bool is_own = address >= (uintptr_t)__ehdr_start && address < (uintptr_t)_end;
    if ((!is_own || list->used > 0) && list->used < list->capacity)
        list->callers[list->used++] = address;
    bool goes_on = list->used < list->capacity && ++list->frames < FRAMES_MAX;
    return goes_on ? _URC_NO_REASON : _URC_END_OF_STACK;
}

/* Stores the return addresses of this thread's stack, innermost first, beginning with the caller of
 * this library. */
static void display_list_callers(uintptr_t *callers, size_t capacity)
{
    struct callers list = {.callers = callers, .capacity = capacity};
    _Unwind_Backtrace(display_add_caller, &list);
}

void display_show(struct display_wait *wait, const char *routine, const char *what, uint64_t since)
{
    char name[sizeof wait->routine];
    uintptr_t callers[DISPLAY_CALLERS] = {0};
    display_list_callers(callers, DISPLAY_CALLERS);
    routine = caller_name(routine, false, name, sizeof name);
    display_count_change(wait);
    for (int i = 0; i < DISPLAY_CALLERS; i++)
        wait->callers[i] = callers[i];
    snprintf(wait->routine, sizeof wait->routine, "%s", routine);
    snprintf(wait->what, sizeof wait->what, "%s", what);
    wait->since = since;
    display_count_change(wait);
}
