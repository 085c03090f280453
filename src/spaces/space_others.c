#include "space_others.h"

#include "base/handle.h"

static struct space *others[SPACES_MOST]; /* by number */

void space_others_keep(struct space *space)
{
    memory_close(NULL, &space->pool);
    space->is_of_others = true;
    others[space->number] = space;
    handle_define((uintptr_t)space->handle, space);
}

void space_others_release(const struct space_held *held)
{
    for (int number = 0; number < SPACES_MOST; number++) {
        if (others[number] == NULL || space_is_held(held, number))
            continue;
        space_record_discard(others[number]);
        others[number] = NULL;
    }
}

void space_others_forget(void)
{
    space_others_release(&(struct space_held){{0}});
}
