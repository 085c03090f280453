#include "counted.h"

#include <stddef.h>
#include <stdlib.h>

#include "base/report.h"

struct counted {
    struct request request;
    uint32_t count;
};

static bool is_zero(struct request *request)
{
    const struct counted *counted = (const void *)request;
    return __atomic_load_n(&counted->count, __ATOMIC_ACQUIRE) == 0;
}

static void discard_counted(struct request *request)
{
    free(request);
}

static const struct request_operations kind = {
    .what = "a transfer", .progress = is_zero, .free_record = discard_counted};

uint32_t *counted_make(const char *routine, const shmemx_req_h *place)
{
    if (place == NULL)
        return NULL;
    struct counted *counted = report_require_memory(routine, malloc(sizeof *counted));
    counted->count = 0;
    return &counted->count;
}

void counted_give(const char *routine, shmemx_req_h *place, uint32_t *count)
{
    if (place == NULL)
        return;
    struct counted *counted =
        (struct counted *)(void *)((char *)count - offsetof(struct counted, count));
    if (is_zero(&counted->request)) {
        free(counted);
        *place = REQUEST_DONE;
        return;
    }
    *place = request_create(routine, &counted->request, &kind);
}
