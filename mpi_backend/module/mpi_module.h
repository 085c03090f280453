/*
 * Internal interface of a backend module: the part of Isthmus that calls MPI.
 *
 * The library (src) never calls MPI directly. It calls the functions of struct backend (backend.h),
 * and this module implements them with functions of the MPI standard, so that one source serves
 * every MPI. The build compiles the source once for each MPI that it finds, with the compiler flags
 * of that MPI, and defines BACKEND_NAME and ISTHMUS_VERSION_STRING. At run time the library opens
 * the module of one MPI. mpi_module.c defines the exported struct backend.
 *
 * Order of events: start_mpi initializes MPI, unless the program did. lifecycle_init chooses the
 * communicator of the job. lifecycle_connect prepares communication between nodes. lifecycle_leave
 * releases what init and connect created, and lifecycle_finalize finalizes MPI. If the program
 * calls MPI_Finalize first, an attribute of MPI_COMM_SELF informs the module (mpi_finalize_hook.c).
 *
 * The module has no lock for its state: the library calls it under its network lock. backend.h
 * lists the exceptions. Functions return 0 on success and -1 on failure unless their comments say
 * otherwise. On failure, fail() stores the reason. Functions without a comment implement the member
 * of struct backend that has a similar name; its contract is in backend.h.
 *
 * All files call the PMPI_ names, because libisthmus or a tool may interpose the MPI_ names. The
 * sections of this header are ordered: a file calls only functions of the sections above its own,
 * so no two files depend on each other.
 */
#ifndef ISTHMUS_MPI_MODULE_H
#define ISTHMUS_MPI_MODULE_H

#include <mpi.h>
#include <stdbool.h>
#include <stddef.h>

#include "backend.h"
#include "quirks.h"

/* Maximum number of bytes that one MPI call moves, over all PEs together. It is far below
 * INT_MAX, so that sums of counts inside an MPI do not overflow either. */
#define CHUNK_BYTES ((size_t)256 << 20)

/* ---- mpi_error.c ---- */

/* Stores the reason for a failure, and returns -1. failure_message() returns the stored reason. */
int fail(const char *format, ...) __attribute__((format(printf, 1, 2), cold));
/* Stores the name of the MPI routine, `call`, and MPI's text for the error `code` as the reason for
 * a failure, and returns -1. */
int fail_with_code(const char *call, int code) __attribute__((cold));
/* Returns 0 if `code` is MPI_SUCCESS, and otherwise the result of fail_with_code. */
static inline int check(const char *call, int code)
{
    return code == MPI_SUCCESS ? 0 : fail_with_code(call, code);
}
/* Copies the first line of `text`. Replaces each run of blanks and control characters by one
 * blank. */
void copy_line(char *line, size_t capacity, const char *text);
const char *failure_message(void);

/* ---- mpi_library.c ---- */

/* Returns the text of MPI_Get_library_version as one line. */
const char *library_version(void);
/* Returns whether the MPI in this process is Open MPI. The answer is known only at run time,
 * because a module for the standard ABI can be loaded with any MPI. */
bool library_is_open_mpi(void);
/* Returns whether the MPI in this process has the quirk, judged by the MPI's name and version
 * (quirks.h). */
bool library_has(enum quirk quirk);
int library_is_initialized(void);
int library_is_finalized(void);
bool library_is_alive(void);
/* Checks that the MPI in this process has the handle types (the ABI) for which this module was
 * compiled. Fails if it does not. */
int library_check_family(void);

/* ---- mpi_wait.c ---- */

/* Waits for all requests, starting with the last one. Between tests of a request, yields the
 * core, and later sleeps, so that other processes can use the core. */
int wait_all(MPI_Request *requests, int count);
/* Waits for `request`, which the MPI routine named `call` has created. `code` is the return code
 * of that routine; if it is an error, fails at once. */
int wait_for(const char *call, int code, MPI_Request *request);
/* How a long wait is reported. `report` is called at most once. */
struct reminder {
    double seconds;                    /* seconds until `report` is called; 0: never */
    void (*report)(const void *about); /* set to NULL after the call */
    const void *about;
};
/* Like wait_for, but stores the status. If the wait is long, calls the reminder's `report`. */
int wait_with_reminder(const char *call, int code, MPI_Request *request, MPI_Status *status,
                       struct reminder *reminder);

/* ---- mpi_job.c ---- */

/* How the PEs synchronize at the beginning of MPI_Finalize, so that it cannot hang
 * (mpi_quiesce.c). */
struct quiescence {
    bool needed;   /* false: MPI_Finalize needs no preparation */
    MPI_Comm comm; /* communicator of all processes */
    int hydra;     /* descriptor of the connection to the launcher Hydra; -1: do not use it */
};

struct module_job {
    MPI_Comm comm;  /* communicator of the job between init and leave: MPI_COMM_WORLD if is_world,
                       otherwise one that only Isthmus uses */
    bool is_subset; /* the job consists of only some of the processes that the launcher started */
    bool is_world;  /* comm is MPI_COMM_WORLD, and only Isthmus can be using it */
    MPI_Comm messages; /* communicator of sends and receives between connect and leave: comm, or a
                          duplicate of it */
    int rank, size;
    enum backend_thread_level level; /* thread level that MPI provides */
    bool joined;                     /* true between init and leave */
    bool connected;                  /* true between connect and leave */
    bool agreed;     /* lifecycle_maximum has set by_network, hydra and the assessment of windows */
    bool by_network; /* MPI uses a network protocol, between hosts or inside a host */
    int hydra;       /* descriptor of the connection to Hydra, if all PEs have one and no process is
                        outside the job; else -1 */
    /* Used in MPI_Finalize, after leave. The next init reuses saved.comm. */
    struct quiescence saved;
    void (*finalizing)(int); /* called when MPI_Finalize begins; may be NULL */
    bool initialized_mpi;    /* this module initialized MPI, not the program */
    /* How init and exchanges report processes that have not arrived. */
    struct backend_reminder reminder;
};
extern struct module_job job;

int job_rank(void);
int job_size(void);
/* job_has_internal_tags returns whether this MPI supports tags greater than those of the
 * library's messages. The module's own messages, and the messages by which an MPI creates a
 * group, need such a tag. Otherwise receives of the library, which accept messages from any PE,
 * could match them. job_internal_tag returns a tag that no receive of the library uses. If no
 * such tag is available, job_internal_tag returns `tag`, and the library's messages use a
 * separate communicator. */
bool job_has_internal_tags(void);
int job_internal_tag(int tag);
/* Duplicates a communicator. Errors on the duplicate are returned, not fatal. Collective. */
int job_duplicate(MPI_Comm comm, MPI_Comm *duplicate);
/* Sets ranks[i] to the rank in `to` of the process with rank members[i] in `from`, or to -1 if
 * that process is not in `to`. Local. */
int comm_translate(MPI_Comm from, const int *members, int n, MPI_Comm to, int *ranks);
/* Returns 0 if `failed` is 0 on all PEs, and -1 otherwise. A PE that failed keeps its own
 * reason; all other PEs get the reason `elsewhere`. Collective over `comm`. */
int comm_agree(MPI_Comm comm, int failed, const char *elsewhere);
/* comm_return_errors sets the error handler MPI_ERRORS_RETURN on `comm` and saves the previous
 * error handler. comm_restore_errors installs the saved handler again. */
int comm_return_errors(MPI_Comm comm, MPI_Errhandler *saved);
int comm_restore_errors(MPI_Comm comm, MPI_Errhandler *saved);
/* Like comm_return_errors and comm_restore_errors, for job.comm. They do nothing unless job.comm
 * is MPI_COMM_WORLD, because communicators that the module creates always have
 * MPI_ERRORS_RETURN. */
int job_return_errors(MPI_Errhandler *saved);
int job_restore_errors(MPI_Errhandler *saved);

/* ---- mpi_arrivals.c ---- */

/* Waits until all processes of a communicator of the program have called this function.
 * Duplicates the communicator as job_duplicate does, unless `duplicate` is NULL. Reports missing
 * processes if a reminder was set (report_waits in backend.h). Collective. */
int arrivals_await(MPI_Comm comm, MPI_Comm *duplicate);
void arrivals_set_patience(const struct backend_reminder *reminder);

/* ---- mpi_exchange.c ---- */

int exchange_allgather(const void *mine, void *all, size_t bytes);
/* Replaces each of the `count` numbers, at most EXCHANGE_NUMBERS, by its maximum over all PEs. */
enum { EXCHANGE_NUMBERS = 8 }; /* maximum of `count` */
int exchange_maximum(int *numbers, int count);
int exchange_barrier(void);

/* ---- mpi_one_sided.c ---- */

/* Selects the component of Open MPI that implements windows, unless the user has selected one.
 * Called before MPI is initialized. */
void one_sided_choose(enum backend_thread_level requested);
/* Returns the highest thread level at which this MPI supports windows. */
enum backend_thread_level one_sided_thread_level(void);
/* one_sided_assess assesses MPI's one-sided operations on this host, and returns an enum
 * backend_rma as a number. A greater number is worse. lifecycle_maximum computes the maximum
 * over all PEs and passes it to one_sided_set_assessment. Afterwards, one_sided_assessment
 * returns this maximum. */
int one_sided_assess(void);
void one_sided_set_assessment(int worst);
enum backend_rma one_sided_assessment(const char **why);
/* Returns the last part of an error message about wrong results of an atomic: the setting that
 * avoids the fault, or "" if no setting is known. */
const char *one_sided_atomics_remedy(void);
/* Returns whether MPI_Win_flush_local for a single PE can wait forever in this MPI.
 * MPI_Win_flush_local_all is safe. */
bool one_sided_hangs_in_flush_local(void);
/* Returns whether a flush of this MPI occupies the core until it completes. Open MPI yields the
 * core if it is configured for shared cores. */
bool one_sided_spins_in_flush(void);

/* ---- mpi_finalize_hook.c ---- */

/* finalize_hook_set stores the function that runs when MPI_Finalize begins.
 * finalize_hook_install adds an attribute to MPI_COMM_SELF. When MPI_Finalize deletes this
 * attribute, MPI calls the stored function. MPI must be initialized before finalize_hook_install
 * is called. */
void finalize_hook_set(int (*act)(void));
int finalize_hook_install(void);

/* ---- mpi_hydra.c ---- */

/* Returns the descriptor of this process's connection to Hydra, from the environment variable
 * PMI_FD; -1 if the launcher is not Hydra. */
int hydra_connection(void);
/* Waits until all processes of the job have called hydra_barrier. Does not use MPI. All
 * processes must have a connection to Hydra. */
int hydra_barrier(int connection);

/* ---- mpi_quiesce.c ---- */

/* Returns whether this job could make MPI_Finalize hang. Called between connect and leave. */
bool quiesce_is_needed(void);
/* Synchronizes all processes at the beginning of MPI_Finalize so that it cannot hang.
 * Collective. */
int quiesce(const struct quiescence *all);
/* Like quiesce, for a job that has only some of the processes. Omits the steps that are
 * impossible while other processes still call MPI. Collective over `comm`. */
int quiesce_subset(MPI_Comm comm);

/* ---- mpi_yield.c ---- */

int yield_for_program(int alone);
/* Frees the receive with which yield_for_program polls MPI. If `for_good`, MPI is about to be
 * finalized, and yield_for_program does nothing from now on. */
int yield_stop(bool for_good);

/* ---- mpi_start.c ---- */

/* Initializes MPI, unless the program did. Sets *provided to the thread level of MPI. */
int start_mpi(enum backend_thread_level requested, enum backend_thread_level *provided);
/* Returns whether start_mpi has disabled MPI's shared memory between processes of a host. */
bool start_shares_no_memory(void);

/* ---- mpi_lifecycle.c ---- */

int lifecycle_init(enum backend_thread_level requested, enum backend_thread_level *provided);
/* The processes of a job. */
struct lifecycle_members {
    MPI_Comm comm;
    bool is_ours; /* only this module uses `comm`, so it need not be duplicated; leave frees it */
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

/* Stores `bits`, the MPI request that the MPI routine `call` has created, in *request. If `code`
 * is an error, stores NULL. */
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
/* Creates a window on a communicator that returns errors. Collective. */
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
