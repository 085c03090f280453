/*
 * Faults in the tables of handles.
 */
#include "base/handle.c"

#include "valid.h"

static const char *fault;

int main(void)
{
    int object;
    uintptr_t first = handle_create(HANDLE_TEAM, &object);
    uintptr_t second = handle_create(HANDLE_TEAM, &object);
    handle_destroy(first);
    struct table *table = table_of(second);
    struct entry *freed = find_entry(table, index_of(first)),
                 *live = find_entry(table, index_of(second));
    EXPECT_VALID(handle_is_valid(HANDLE_TEAM, &fault));
    EXPECT_VALID(handle_is_valid(HANDLE_SPACE, &fault));

    live->handle = first;
    EXPECT_FAULT(handle_is_valid(HANDLE_TEAM, &fault), "an entry has another one's handle");
    live->handle = second + HANDLE_SPACE - HANDLE_TEAM;
    EXPECT_FAULT(handle_is_valid(HANDLE_TEAM, &fault), "an entry has another one's handle");
    live->handle = 0;
    EXPECT_FAULT(handle_is_valid(HANDLE_TEAM, &fault), "an entry is neither free nor in use");
    live->handle = second;

    freed->handle = first;
    EXPECT_FAULT(handle_is_valid(HANDLE_TEAM, &fault), "a free entry has a handle");
    freed->handle = 0;
    freed->next_free = index_of(first);
    EXPECT_FAULT(handle_is_valid(HANDLE_TEAM, &fault), "the list of free entries goes round");
    freed->next_free = table->used;
    EXPECT_FAULT(handle_is_valid(HANDLE_TEAM, &fault), "a free entry was never used");
    freed->next_free = 0;
    EXPECT_VALID(handle_is_valid(HANDLE_TEAM, &fault));
    return unit_status();
}
