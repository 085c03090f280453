#include "none_unsupported.h"

#include <stdio.h>

/* These functions always fail, so they do not use their parameters. */
#pragma GCC diagnostic ignored "-Wunused-parameter"

static char text[512];

int none_fail(const char *reason)
{
    snprintf(text, sizeof text, "%s", reason);
    return -1;
}

const char *unsupported_message(void)
{
    return text;
}

static int none_unsupported_fail_call(void)
{
    return none_fail("this routine needs MPI, but the job runs without MPI (backend none): select "
                     "an MPI with ISTHMUS_MPI or oshrun --mpi");
}

int unsupported_init_over(const void *comm, enum backend_thread_level requested,
                          enum backend_thread_level *provided, int *others)
{
    return none_unsupported_fail_call();
}

int unsupported_send(int pe, int tag, const void *data, size_t bytes,
                     struct backend_request *request)
{
    return none_unsupported_fail_call();
}

int unsupported_receive(int pe, int tag, void *data, size_t bytes, struct backend_request *request)
{
    return none_unsupported_fail_call();
}

int unsupported_test(struct backend_request *request, int *done, struct backend_arrival *arrival)
{
    return none_unsupported_fail_call();
}

int unsupported_cancel(struct backend_request *request)
{
    return none_unsupported_fail_call();
}

int unsupported_progress(void)
{
    return none_unsupported_fail_call();
}

int unsupported_group_create(const int *pes, int n_pes, int tag, struct backend_group **group)
{
    return none_unsupported_fail_call();
}

int unsupported_group(struct backend_group *group)
{
    return none_unsupported_fail_call();
}

int unsupported_group_broadcast(struct backend_group *group, void *data, size_t bytes, int root,
                                struct backend_request *request)
{
    return none_unsupported_fail_call();
}

int unsupported_group_allgather(struct backend_group *group, const void *mine, void *all,
                                const size_t *lengths, struct backend_request *request)
{
    return none_unsupported_fail_call();
}

void unsupported_comm_of_fortran(int number, void *comm)
{
    none_unsupported_fail_call();
}

int unsupported_comm_size(const void *comm, int *size)
{
    return none_unsupported_fail_call();
}

int unsupported_comm_translation(const void *comm, const int *numbers, int n, int *translated)
{
    return none_unsupported_fail_call();
}

int unsupported_comm_allgather(const void *comm, const void *mine, void *all, size_t bytes,
                               struct backend_request *request)
{
    return none_unsupported_fail_call();
}

int unsupported_window_create(void *base, size_t length, struct backend_window **window)
{
    return none_unsupported_fail_call();
}

int unsupported_window_create_over(struct backend_group *group, void *base, size_t length,
                                   struct backend_window **window)
{
    return none_unsupported_fail_call();
}

int unsupported_window_create_dynamic(struct backend_window **window)
{
    return none_unsupported_fail_call();
}

int unsupported_window_attach(struct backend_window *window, void *base, size_t length)
{
    return none_unsupported_fail_call();
}

int unsupported_window_detach(struct backend_window *window, void *base)
{
    return none_unsupported_fail_call();
}

int unsupported_window(struct backend_window *window)
{
    return none_unsupported_fail_call();
}

int unsupported_put(struct backend_window *window, int pe, size_t offset, const void *source,
                    size_t bytes)
{
    return none_unsupported_fail_call();
}

int unsupported_get(struct backend_window *window, int pe, size_t offset, void *dest, size_t bytes)
{
    return none_unsupported_fail_call();
}

int unsupported_fetch_and_op(struct backend_window *window, int pe, size_t offset, size_t size,
                             enum backend_operation operation, const void *value, void *result)
{
    return none_unsupported_fail_call();
}

int unsupported_compare_and_swap(struct backend_window *window, int pe, size_t offset, size_t size,
                                 const void *condition, const void *value, void *result)
{
    return none_unsupported_fail_call();
}

int unsupported_flush(struct backend_window *window, int pe)
{
    return none_unsupported_fail_call();
}

int unsupported_device(enum backend_device device)
{
    return 0;
}

enum backend_rma unsupported_windows(const char **why)
{
    *why = "the backend none has no MPI, and therefore no windows";
    return BACKEND_RMA_BROKEN;
}

enum backend_thread_level unsupported_window_level(void)
{
    return BACKEND_THREAD_MULTIPLE;
}

void unsupported_window_sharing(void)
{
}

void unsupported_group_comm(const struct backend_group *group, void *comm)
{
}

void unsupported_window_win(const struct backend_window *window, void *win)
{
}
