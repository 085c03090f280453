#include "refusals.h"

#include <stdio.h>

/* What is refused needs no argument. */
#pragma GCC diagnostic ignored "-Wunused-parameter"

static char text[512];

int refuse_because(const char *reason)
{
    snprintf(text, sizeof text, "%s", reason);
    return -1;
}

const char *refusal(void)
{
    return text;
}

static int refuse_call(void)
{
    return refuse_because(
        "this needs MPI, and the job runs without (backend none): expected an MPI "
        "(ISTHMUS_MPI, oshrun --mpi)");
}

int refuse_init_over(const void *comm, enum backend_thread_level requested,
                     enum backend_thread_level *provided, int *others)
{
    return refuse_call();
}

int refuse_send(int pe, int tag, const void *data, size_t bytes, struct backend_request *request)
{
    return refuse_call();
}

int refuse_receive(int pe, int tag, void *data, size_t bytes, struct backend_request *request)
{
    return refuse_call();
}

int refuse_test(struct backend_request *request, int *done, struct backend_arrival *arrival)
{
    return refuse_call();
}

int refuse_cancel(struct backend_request *request)
{
    return refuse_call();
}

int refuse_progress(void)
{
    return refuse_call();
}

int refuse_group_create(const int *pes, int n_pes, int tag, struct backend_group **group)
{
    return refuse_call();
}

int refuse_group(struct backend_group *group)
{
    return refuse_call();
}

int refuse_group_broadcast(struct backend_group *group, void *data, size_t bytes, int root,
                           struct backend_request *request)
{
    return refuse_call();
}

int refuse_group_allgather(struct backend_group *group, const void *mine, void *all,
                           const size_t *lengths, struct backend_request *request)
{
    return refuse_call();
}

void refuse_comm_of_fortran(int number, void *comm)
{
    refuse_call();
}

int refuse_comm_size(const void *comm, int *size)
{
    return refuse_call();
}

int refuse_comm_translation(const void *comm, const int *numbers, int n, int *translated)
{
    return refuse_call();
}

int refuse_comm_allgather(const void *comm, const void *mine, void *all, size_t bytes,
                          struct backend_request *request)
{
    return refuse_call();
}

int refuse_window_create(void *base, size_t length, struct backend_window **window)
{
    return refuse_call();
}

int refuse_window_create_over(struct backend_group *group, void *base, size_t length,
                              struct backend_window **window)
{
    return refuse_call();
}

int refuse_window_create_dynamic(struct backend_window **window)
{
    return refuse_call();
}

int refuse_window_attach(struct backend_window *window, void *base, size_t length)
{
    return refuse_call();
}

int refuse_window_detach(struct backend_window *window, void *base)
{
    return refuse_call();
}

int refuse_window(struct backend_window *window)
{
    return refuse_call();
}

int refuse_put(struct backend_window *window, int pe, size_t offset, const void *source,
               size_t bytes)
{
    return refuse_call();
}

int refuse_get(struct backend_window *window, int pe, size_t offset, void *dest, size_t bytes)
{
    return refuse_call();
}

int refuse_fetch_and_op(struct backend_window *window, int pe, size_t offset, size_t size,
                        enum backend_operation operation, const void *value, void *result)
{
    return refuse_call();
}

int refuse_compare_and_swap(struct backend_window *window, int pe, size_t offset, size_t size,
                            const void *condition, const void *value, void *result)
{
    return refuse_call();
}

int refuse_flush(struct backend_window *window, int pe)
{
    return refuse_call();
}

int refuse_device(enum backend_device device)
{
    return 0;
}

enum backend_rma refuse_windows(const char **why)
{
    *why = "there is no MPI (backend none), and so no windows";
    return BACKEND_RMA_BROKEN;
}

enum backend_thread_level refuse_window_level(void)
{
    return BACKEND_THREAD_MULTIPLE;
}

void refuse_window_sharing(void)
{
}

void refuse_group_comm(const struct backend_group *group, void *comm)
{
}

void refuse_window_win(const struct backend_window *window, void *win)
{
}
