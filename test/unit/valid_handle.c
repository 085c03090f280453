/*
 * Tests the consistency check of the handle tables.
 */
#include "base/handle.c" /* NOLINT(bugprone-suspicious-include) */

#include "valid.h"

static const char *found;

int main(void)
{
    int object;
    uintptr_t first = handle_create(HANDLE_TEAM, &object);
    uintptr_t second = handle_create(HANDLE_TEAM, &object);
    handle_destroy(first);
    struct table *table = handle_table_of(second);
    struct entry *freed = handle_find_entry(table, handle_index_of(first)),
                 *live = handle_find_entry(table, handle_index_of(second));
    EXPECT_VALID(handle_is_valid(HANDLE_TEAM, &found));
    EXPECT_VALID(handle_is_valid(HANDLE_SPACE, &found));

    live->handle = first;
    EXPECT_FAULT(handle_is_valid(HANDLE_TEAM, &found), "an entry has another one's handle");
    live->handle = second + HANDLE_SPACE - HANDLE_TEAM;
    EXPECT_FAULT(handle_is_valid(HANDLE_TEAM, &found), "an entry has another one's handle");
    live->handle = 0;
    EXPECT_FAULT(handle_is_valid(HANDLE_TEAM, &found), "an entry is neither free nor in use");
    live->handle = second;

    freed->handle = first;
    EXPECT_FAULT(handle_is_valid(HANDLE_TEAM, &found), "a free entry has a handle");
    freed->handle = 0;
    freed->next_free = handle_index_of(first);
    EXPECT_FAULT(handle_is_valid(HANDLE_TEAM, &found), "the list of free entries goes round");
    freed->next_free = table->used;
    EXPECT_FAULT(handle_is_valid(HANDLE_TEAM, &found), "a free entry was never used");
    freed->next_free = 0;
    EXPECT_VALID(handle_is_valid(HANDLE_TEAM, &found));
    return unit_status();
}
