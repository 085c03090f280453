/*
 * What the files of a backend module share. A module is everything that Isthmus asks of MPI, by
 * MPI's standard interface alone, so that one source serves every MPI. The build compiles it once
 * with each MPI's flags and gives it BACKEND_NAME and ISTHMUS_VERSION_STRING.
 *
 * Each file uses only those that stand before it here, so that there is no circle.
 *
 * It calls the PMPI_ names: the MPI_ ones may be interposed, by libisthmus itself or by a tool.
 */
#ifndef ISTHMUS_MPI_MODULE_H
#define ISTHMUS_MPI_MODULE_H

#include <mpi.h>
#include <stdbool.h>
#include <stddef.h>

#include "backend.h"
#include "quirks.h"

/* The most that one MPI call moves, of all PEs together: far enough below INT_MAX that sums of
 * counts inside an MPI fit as well. */
#define CHUNK_BYTES ((size_t)256 << 20)

/* ---- mpi_error.c ---- */

/* Keeps the reason of a failure, for message(); returns -1. */
int fail(const char *format, ...) __attribute__((format(printf, 1, 2), cold));
/* 0 if an MPI call succeeded; else keeps MPI's reason and returns -1. */
int check(const char *call, int code);
/* Copies the first line of `text`, with runs of blanks and control characters made one blank. */
void copy_line(char *line, size_t capacity, const char *text);
const char *failure_message(void);

/* ---- mpi_library.c ---- */

/* MPI_Get_library_version's text, one line. */
const char *library_version(void);
/* Asked when it runs, since a module for the standard ABI finds one MPI or another. */
bool library_is_open_mpi(void);
/* Whether the MPI in this process is one that has it, by name and version. */
bool library_has(enum quirk quirk);
int library_is_initialized(void);
int library_is_finalized(void);
bool library_is_alive(void);
/* That the MPI in this process is of the sort that this module was built for. */
int library_check_family(void);

/* ---- mpi_wait.c ---- */

/* Waits for all requests, the last first, and lets other processes have the core meanwhile. */
int wait_all(MPI_Request *requests, int count);
/* The same for the one that `call` began, if it did: `code` is what it returned. */
int wait_for(const char *call, int code, MPI_Request *request);
/* The same, and its status; tells after a while, and then no more. */
struct reminder {
    double seconds;                    /* 0: never */
    void (*report)(const void *about); /* NULL once it has been called */
    const void *about;
};
int wait_with_reminder(const char *call, int code, MPI_Request *request, MPI_Status *status,
                       struct reminder *reminder);

/* ---- mpi_job.c ---- */

/* Who meets at the beginning of MPI_Finalize, and how: mpi_quiesce.c. */
struct quiescence {
    bool needed;
    MPI_Comm comm;
    int hydra;
};

struct module_job {
    MPI_Comm comm;  /* while joined; a duplicate of MPI_COMM_WORLD, or of a part, unless borrowed */
    bool is_subset; /* of the processes that the launcher started: init_over */
    bool is_world;  /* comm is MPI_COMM_WORLD, which nobody else can be using */
    MPI_Comm messages; /* while connected, for sends and receives; comm, or another duplicate */
    int rank, size;
    enum backend_thread_level level; /* MPI's */
    bool joined;                     /* between init and leave */
    bool connected;                  /* between connect and leave */
    bool agreed;                     /* on the next two and on windows; until leave */
    bool by_network;                 /* MPI's messages go by one: between hosts, or inside */
    int hydra;                       /* this PE's connection, if it is for all PEs alone; else -1 */
    struct quiescence saved;         /* of all processes, for MPI_Finalize or the next init */
    void (*finalizing)(int);         /* NULL while nobody wants to know */
    bool initialized_mpi;            /* MPI was initialized here, and not by the program */
    struct backend_reminder reminder; /* of starts */
};
extern struct module_job job;

int job_rank(void);
int job_size(void);
/* Receives of the core's take messages from any PE, which may catch what else goes over their
 * communicator: so that has tags beyond theirs (making a group, for which an MPI may use ordinary
 * messages), or, where an MPI has no more tags, messages have another communicator. */
bool job_has_internal_tags(void);
int job_internal_tag(int tag);
/* A duplicate of a communicator whose errors come back to us. */
int job_duplicate(MPI_Comm comm, MPI_Comm *duplicate);
/* Writes the ranks in `to` of some members of `from`; -1 for a process that `to` has not. Local. */
int comm_translate(MPI_Comm from, const int *members, int n, MPI_Comm to, int *ranks);
/* 0 if no PE failed. A PE that did keeps its own reason, and the others have `elsewhere`.
 * Collective over `comm`. */
int comm_agree(MPI_Comm comm, int failed, const char *elsewhere);
/* Around calls whose errors are to come back to us: leaves the communicator's handler as it was. */
int comm_return_errors(MPI_Comm comm, MPI_Errhandler *saved);
int comm_restore_errors(MPI_Comm comm, MPI_Errhandler *saved);
/* Around calls on job.comm: errors on a borrowed communicator come back to us too, and the program
 * finds its handler as it was. */
int job_return_errors(MPI_Errhandler *saved);
int job_restore_errors(MPI_Errhandler *saved);

/* ---- mpi_arrivals.c ---- */

/* Waits until all processes of a communicator of the program have called, and duplicates it as
 * job_duplicate does, unless `duplicate` is NULL. Reports processes that are missing (report_waits
 * of backend.h). Collective. */
int arrivals_await(MPI_Comm comm, MPI_Comm *duplicate);
void arrivals_set_patience(const struct backend_reminder *reminder);

/* ---- mpi_exchange.c ---- */

int exchange_allgather(const void *mine, void *all, size_t bytes);
/* Of each number that of the PE where it is greatest, on all PEs. */
enum { EXCHANGE_NUMBERS = 8 }; /* at most */
int exchange_maximum(int *numbers, int count);
int exchange_barrier(void);

/* ---- mpi_one_sided.c ---- */

/* Before MPI's start: chooses what will serve windows, where that is left to us. */
void one_sided_choose(enum backend_thread_level requested);
/* The highest thread level at which windows can be had. */
enum backend_thread_level one_sided_thread_level(void);
/* Finds out what one_sided_assessment will tell, as far as this host shows, and returns it as a
 * number; then the greatest of all PEs' is to be told, in connect. */
int one_sided_assess(void);
void one_sided_set_assessment(int worst);
enum backend_rma one_sided_assessment(const char **why);
/* What to set where an atomic is wrong, at the end of a line that says so; "" if not known. */
const char *one_sided_atomics_remedy(void);
/* MPI_Win_flush_local of one PE can wait for ever, and only that of all PEs is safe. */
bool one_sided_hangs_in_flush_local(void);
/* A flush keeps the core until it is done; Open MPI's gives it away where it is told to share
 * cores. */
bool one_sided_spins_in_flush(void);

/* ---- mpi_finalize_hook.c ---- */

/* Registers the function that is called when MPI_Finalize begins. Caller: MPI, when it deletes the
 * attributes of MPI_COMM_SELF, through mpi_finalize_hook_on_delete. Registered by mpi_lifecycle.c.
 */
void finalize_hook_set(int (*act)(void));
int finalize_hook_install(void);

/* ---- mpi_hydra.c ---- */

/* The connection of this process to Hydra, as its environment tells; -1 if there is none. */
int hydra_connection(void);
/* Waits, outside of MPI, for all processes of a job in which all have one. */
int hydra_barrier(int connection);

/* ---- mpi_quiesce.c ---- */

/* Whether this job, between connect and leave, could make MPI_Finalize hang. */
bool quiesce_is_needed(void);
/* Waits that out, at the beginning of MPI_Finalize. Collective. */
int quiesce(const struct quiescence *all);
/* As far as it can be done while others than these call MPI. Collective. */
int quiesce_subset(MPI_Comm comm);

/* ---- mpi_yield.c ---- */

int yield_for_program(int alone);
/* Gives back what that made; `for_good` if MPI is about to be finalized. */
int yield_stop(bool for_good);

/* ---- mpi_start.c ---- */

/* Initializes MPI, unless the program did; `provided` is MPI's level. */
int start_mpi(enum backend_thread_level requested, enum backend_thread_level *provided);
/* Whether that told MPI to share no memory between processes of a host. */
bool start_shares_no_memory(void);

/* ---- mpi_lifecycle.c ---- */

int lifecycle_init(enum backend_thread_level requested, enum backend_thread_level *provided);
/* Whose processes are the job. */
struct lifecycle_members {
    MPI_Comm comm;
    bool is_ours; /* nobody else has it: the job's own from now on */
};
int lifecycle_init_over(const struct lifecycle_members *origin, enum backend_thread_level requested,
                        enum backend_thread_level *provided, int *others);
int lifecycle_watch_finalize(void (*finalizing)(int calls_work));
int lifecycle_maximum(int mine, int *maximum);
int lifecycle_connect(void (*finalizing)(int calls_work));
int lifecycle_leave(void);
int lifecycle_finalize(void);

/* ---- mpi_abort.c ---- */

void abort_job(int status);
void abort_at_unload(void (*finish)(void));

/* ---- mpi_request.c ---- */

/* Keeps what an MPI call that began an operation returned. */
int request_begin(const char *call, int code, MPI_Request bits, struct backend_request *request);
MPI_Request request_bits(const struct backend_request *request);
int request_test(struct backend_request *request, int *done, struct backend_arrival *arrival);

/* ---- mpi_message.c ---- */

int messages_send(int pe, int tag, const void *data, size_t bytes, struct backend_request *request);
int messages_receive(int pe, int tag, void *data, size_t bytes, struct backend_request *request);
int messages_cancel(struct backend_request *request);
int messages_progress(void);

/* ---- mpi_device.c ---- */

int device_is_taken(enum backend_device device);

/* ---- mpi_group.c ---- */

int group_create(const int *pes, int n_pes, int tag, struct backend_group **group);
int group_free(struct backend_group *group);
int group_broadcast(struct backend_group *group, void *data, size_t bytes, int root,
                    struct backend_request *request);
int group_allgather(struct backend_group *group, const void *mine, void *all, const size_t *lengths,
                    struct backend_request *request);
int group_export(struct backend_group *group);
void group_comm(const struct backend_group *group, void *comm);

/* ---- mpi_comm.c ---- */

int comm_init_over(const void *comm, enum backend_thread_level requested,
                   enum backend_thread_level *provided, int *others);
void comm_of_fortran(int number, void *comm);
int comm_size(const void *comm, int *size);
int comm_pes(const void *comm, const int *ranks, int n, int *pes);
int comm_ranks(const void *comm, const int *pes, int n, int *ranks);
int comm_allgather(const void *comm, const void *mine, void *all, size_t bytes,
                   struct backend_request *request);

/* ---- mpi_bootstrap.c ---- */

int id_make(struct backend_id *id);
int id_init(const struct backend_bootstrap *bootstrap, enum backend_thread_level requested,
            enum backend_thread_level *provided, int *others);

/* ---- mpi_window.c ---- */

int window_create(void *base, size_t length, struct backend_window **window);
/* On a communicator whose errors come back to us. */
int window_create_on(MPI_Comm comm, void *base, size_t length, struct backend_window **window);
int window_create_over(struct backend_group *group, void *base, size_t length,
                       struct backend_window **window);
void window_share_cores(void);
int window_create_dynamic(struct backend_window **window);
int window_attach(struct backend_window *window, void *base, size_t length);
int window_detach(struct backend_window *window, void *base);
int window_free(struct backend_window *window);
int window_export(struct backend_window *window);
void window_win(const struct backend_window *window, void *win);
int window_put(struct backend_window *window, int pe, size_t offset, const void *source,
               size_t bytes);
int window_get(struct backend_window *window, int pe, size_t offset, void *dest, size_t bytes);
int window_fetch_and_op(struct backend_window *window, int pe, size_t offset, size_t size,
                        enum backend_operation operation, const void *value, void *result);
int window_compare_and_swap(struct backend_window *window, int pe, size_t offset, size_t size,
                            const void *condition, const void *value, void *result);
int window_flush(struct backend_window *window, int pe);
int window_flush_local(struct backend_window *window, int pe);

/* ---- mpi_test_atomics.c ---- */

int test_atomics(struct backend_group *group);

#endif
