/*
 * Tests handles: a handle leads to its object while the object exists, and to nothing afterwards,
 * even if its table entry is used again.
 */
#include "base/handle.h"
#include "unit.h"

static int objects[3000];

static void destroyed_handle_leads_to_nothing(void)
{
    uintptr_t first = handle_create(HANDLE_TEAM, &objects[0]);
    CHECK(first != 0 && handle_look_up(HANDLE_TEAM, first) == &objects[0]);
    CHECK(handle_look_up(HANDLE_CONTEXT, first) == NULL);
    handle_destroy(first);
    CHECK(handle_look_up(HANDLE_TEAM, first) == NULL);
    uintptr_t second = handle_create(HANDLE_TEAM, &objects[1]);
    CHECK(second != first && handle_look_up(HANDLE_TEAM, second) == &objects[1]);
    CHECK(handle_look_up(HANDLE_TEAM, first) == NULL);
    handle_destroy(second);
}

/* More handles than one block of the table holds. */
static void only_existing_handles_are_found(void)
{
    enum { MANY = sizeof objects / sizeof objects[0] };
    static uintptr_t handles[MANY];
    for (int i = 0; i < MANY; i++)
        handles[i] = handle_create(HANDLE_SPACE, &objects[i]);
    for (int i = 0; i < MANY; i += 2)
        handle_destroy(handles[i]);
    int n = 0;
    for (uintptr_t handle = 0; (handle = handle_next(HANDLE_SPACE, handle)) != 0; n++)
        CHECK(handle == handles[2 * n + 1]);
    CHECK_SIZE((size_t)n, MANY / 2);
    for (int i = 0; i < MANY; i++)
        CHECK(handle_look_up(HANDLE_SPACE, handles[i]) == (i % 2 == 0 ? NULL : &objects[i]));
}

/* The numbers of existing handles differ, even where the bits of index and generation overlap: an
 * entry that was used again, and the entry 16 positions later. */
static void existing_handles_have_different_numbers(void)
{
    enum { MANY = 600 };
    static uintptr_t handles[MANY];
    handle_destroy(handle_create(HANDLE_REQUEST, &objects[0]));
    for (int i = 0; i < MANY; i++)
        handles[i] = handle_create(HANDLE_REQUEST, &objects[i]);
    for (int i = 0; i < MANY; i++)
        for (int j = 0; j < i; j++)
            CHECK(handle_number(handles[i]) != handle_number(handles[j]));
    uint32_t number = handle_number(handles[0]);
    handle_destroy(handles[0]);
    handles[0] = handle_create(HANDLE_REQUEST, &objects[0]);
    CHECK(handle_number(handles[0]) != number && handle_number(handles[0]) != 0);
    CHECK_SIZE(handle_number(0), 0);
    for (int i = 0; i < MANY; i++)
        handle_destroy(handles[i]);
}

static void predefined_handle_is_found_but_not_listed(void)
{
    uintptr_t handle = 1 << 4 | HANDLE_CONTEXT;
    handle_define(handle, &objects[2]);
    CHECK(handle_look_up(HANDLE_CONTEXT, handle) == &objects[2]);
    CHECK(handle_next(HANDLE_CONTEXT, 0) == 0);
    CHECK(handle_look_up(HANDLE_CONTEXT, 0) == NULL &&
          handle_look_up(HANDLE_CONTEXT, UINTPTR_MAX) == NULL);
    handle_destroy(handle);
    CHECK(handle_look_up(HANDLE_CONTEXT, handle) == NULL);
}

/* A handle whose index and generation the caller chooses. Its index is outside the range of
 * handle_create. */
static void chosen_handles_differ_by_generation(void)
{
    uintptr_t first = handle_choose(HANDLE_TEAM, 7, 0), next = handle_choose(HANDLE_TEAM, 7, 1);
    CHECK(first != 0 && first != next);
    handle_define(first, &objects[3]);
    CHECK(handle_look_up(HANDLE_TEAM, first) == &objects[3]);
    CHECK(handle_look_up(HANDLE_TEAM, next) == NULL);
    handle_destroy(first);
    CHECK(handle_look_up(HANDLE_TEAM, first) == NULL);
    handle_define(next, &objects[4]);
    CHECK(handle_look_up(HANDLE_TEAM, first) == NULL);
    CHECK(handle_look_up(HANDLE_TEAM, next) == &objects[4]);
    handle_destroy(next);
    const char *fault;
    CHECK(handle_is_valid(HANDLE_TEAM, &fault));
}

int main(void)
{
    destroyed_handle_leads_to_nothing();
    only_existing_handles_are_found();
    existing_handles_have_different_numbers();
    predefined_handle_is_found_but_not_listed();
    chosen_handles_differ_by_generation();
    return unit_status();
}
