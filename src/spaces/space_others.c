#include "space_others.h"

#include "base/handle.h"

static struct space *others[SPACES_MAX]; /* by number */

void space_others_keep(struct space *space)
{
    space_pool_close(NULL, &space->pool);
    space->is_of_others = true;
    others[space->number] = space;
    handle_define((uintptr_t)space->handle, space);
}

void space_others_release(const struct space_numbers_in_use *held)
{
    for (int number = 0; number < SPACES_MAX; number++) {
        if (others[number] == NULL || space_number_is_in_use(held, number))
            continue;
        space_record_discard(others[number]);
        others[number] = NULL;
    }
}

void space_others_forget(void)
{
    space_others_release(&(struct space_numbers_in_use){{0}});
}
