#include "counted.h"

#include <stddef.h>
#include <stdlib.h>

#include "base/report.h"

struct completion {
    struct request request;
    uint32_t count;
};

static bool is_complete(struct request *request)
{
    const struct completion *completion = (const void *)request;
    return __atomic_load_n(&completion->count, __ATOMIC_ACQUIRE) == 0;
}

static void free_completion(struct request *request)
{
    free(request);
}

static const struct request_operations kind = {
    .what = "a transfer", .progress = is_complete, .free_record = free_completion};

uint32_t *completion_create(const char *routine, const shmemx_req_h *handle)
{
    if (handle == NULL)
        return NULL;
    struct completion *completion = report_require_memory(routine, malloc(sizeof *completion));
    completion->count = 0;
    return &completion->count;
}

void completion_hand_over(const char *routine, shmemx_req_h *handle, uint32_t *count)
{
    if (handle == NULL)
        return;
    struct completion *completion =
        (struct completion *)(void *)((char *)count - offsetof(struct completion, count));
    if (is_complete(&completion->request)) {
        free(completion);
        *handle = REQUEST_DONE;
        return;
    }
    *handle = request_create(routine, &completion->request, &kind);
}
