/*
 * Functions of struct backend that need MPI. In the backend `none` they fail and store a reason for
 * message(). The library never calls them: it checks the family of the backend first, or fails in
 * connect. The functions ignore their arguments.
 */
#ifndef ISTHMUS_NONE_UNSUPPORTED_H
#define ISTHMUS_NONE_UNSUPPORTED_H

#include "backend.h"

/* Stores the reason of a failure and returns -1. */
int none_fail(const char *reason);

/* Returns the stored reason. */
const char *unsupported_message(void);

int unsupported_init_over(const void *comm, enum backend_thread_level requested,
                          enum backend_thread_level *provided, int *others);
int unsupported_send(int pe, int tag, const void *data, size_t bytes,
                     struct backend_request *request);
int unsupported_receive(int pe, int tag, void *data, size_t bytes, struct backend_request *request);
int unsupported_test(struct backend_request *request, int *done, struct backend_arrival *arrival);
int unsupported_cancel(struct backend_request *request);
int unsupported_progress(void);
int unsupported_group_create(const int *pes, int n_pes, int tag, struct backend_group **group);
int unsupported_group(struct backend_group *group);
int unsupported_group_broadcast(struct backend_group *group, void *data, size_t bytes, int root,
                                struct backend_request *request);
int unsupported_group_allgather(struct backend_group *group, const void *mine, void *all,
                                const size_t *lengths, struct backend_request *request);
void unsupported_comm_of_fortran(int number, void *comm);
int unsupported_comm_size(const void *comm, int *size);
int unsupported_comm_translation(const void *comm, const int *numbers, int n, int *translated);
int unsupported_comm_allgather(const void *comm, const void *mine, void *all, size_t bytes,
                               struct backend_request *request);
int unsupported_window_create(void *base, size_t length, struct backend_window **window);
int unsupported_window_create_over(struct backend_group *group, void *base, size_t length,
                                   struct backend_window **window);
int unsupported_window_create_dynamic(struct backend_window **window);
int unsupported_window_attach(struct backend_window *window, void *base, size_t length);
int unsupported_window_detach(struct backend_window *window, void *base);
int unsupported_window(struct backend_window *window);
int unsupported_put(struct backend_window *window, int pe, size_t offset, const void *source,
                    size_t bytes);
int unsupported_get(struct backend_window *window, int pe, size_t offset, void *dest, size_t bytes);
int unsupported_fetch_and_op(struct backend_window *window, int pe, size_t offset, size_t size,
                             enum backend_operation operation, const void *value, void *result);
int unsupported_compare_and_swap(struct backend_window *window, int pe, size_t offset, size_t size,
                                 const void *condition, const void *value, void *result);
int unsupported_flush(struct backend_window *window, int pe);

/* Functions that do not return an error code. They report that MPI supports no device memory and
 * that windows must not be used. Functions without a result store nothing. */
int unsupported_device(enum backend_device device);
enum backend_rma unsupported_windows(const char **why);
enum backend_thread_level unsupported_window_level(void);
void unsupported_window_sharing(void);
void unsupported_group_comm(const struct backend_group *group, void *comm);
void unsupported_window_win(const struct backend_window *window, void *win);

#endif
