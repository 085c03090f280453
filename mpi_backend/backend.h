/*
 * Contract between the library (src/) and a backend module.
 *
 * A backend module is a shared object that is built for one MPI library. Only modules include
 * <mpi.h>. The module `none` uses no MPI and serves jobs of one node. A module exports one symbol,
 * BACKEND_SYMBOL, a `const struct backend` in which every pointer is set. All types are plain C
 * types, so the library does not depend on the types of an MPI. Counts are of type size_t: a module
 * divides transfers that exceed MPI's int counts. Messages and group operations are not divided,
 * and have at most BACKEND_MESSAGE_MAX bytes.
 *
 * Threads: if the job has a progress thread, the library calls these functions under its network
 * lock (net/net.h). Thus no two calls run at the same time, and MPI_THREAD_SERIALIZED suffices
 * unless the program calls MPI itself. Exceptions, called without the lock: abort, mpi, group_comm,
 * window_win, is_initialized and is_finalized. The library calls yield only if there is no progress
 * thread.
 *
 * Failure: unless its comment says otherwise, a function returns 0 on success and a nonzero value
 * on failure. On failure it writes one line with the reason, including MPI's error text, into the
 * module's buffer. message() returns this buffer.
 */
#ifndef ISTHMUS_BACKEND_H
#define ISTHMUS_BACKEND_H

#include <stddef.h>
#include <stdint.h>

/* Increment it with every change of struct backend. The loader rejects a module with another
 * version. */
#define BACKEND_VERSION 17
#define BACKEND_SYMBOL  "isthmus_backend"

/* Thread levels, in the same order as those of MPI and OpenSHMEM. */
enum backend_thread_level {
    BACKEND_THREAD_SINGLE,
    BACKEND_THREAD_FUNNELED,
    BACKEND_THREAD_SERIALIZED,
    BACKEND_THREAD_MULTIPLE
};

/* Maximum length of a message or of a group operation, in bytes. The library divides longer ones.
 */
#define BACKEND_MESSAGE_MAX ((size_t)1 << 30)

/* Number of tags. Messages have tags from 0 to BACKEND_TAGS - 1, which every MPI supports. */
#define BACKEND_TAGS 32768
/* A tag of no message. */
#define BACKEND_UNUSED_TAG 1

#define BACKEND_ANY_PE (-1)

/* A nonblocking operation. `bits` contains the MPI_Request, or NULL if no operation is
 * outstanding. */
struct backend_request {
    void *bits;
};

/* Source and length of a received message. */
struct backend_arrival {
    int pe;
    size_t bytes;
};

struct backend_window; /* an MPI window: memory of all PEs that one-sided operations access */
struct backend_group;  /* a communicator of a subset of the PEs */

/* Atomic operations of MPI's one-sided communication. */
enum backend_operation {
    BACKEND_SUM,
    BACKEND_AND, /* bitwise; BACKEND_OR and BACKEND_XOR are bitwise too */
    BACKEND_OR,
    BACKEND_XOR,
    BACKEND_REPLACE, /* stores the operand in the word */
    BACKEND_NO_OP    /* changes nothing; returns the value of the word */
};

/* Kinds of devices. An MPI may accept memory of a device in its messages. */
enum backend_device { BACKEND_DEVICE_CUDA, BACKEND_DEVICE_HIP, BACKEND_DEVICE_ZE };

/* Assessment of this MPI's one-sided operations between hosts, in its present configuration. */
enum backend_rma {
    /* No known fault. A measurement must show whether they are faster than messages. */
    BACKEND_RMA_UNKNOWN,
    BACKEND_RMA_SLOWER, /* correct, but slower than messages on this network */
    BACKEND_RMA_FASTER,
    BACKEND_RMA_BROKEN /* faulty: must not be used */
};

/* An id, which identifies a set of processes that start a job together (init_by_id). One process
 * creates the id with id_make, and the program passes the id to the other processes. */
struct backend_id {
    /* Random number of the process that created the id. In the backend `none`, random number of
     * the id itself. */
    uint64_t secret[2];
    int family; /* `family` of the backend that created the id */
    /* Rank in MPI_COMM_WORLD of the process that created the id. In the backend `none`, the
     * process ID of this process. */
    int maker;
    /* Number of the id among the ids that the same process created. In the backend `none`, the
     * file descriptor of the id's memory. */
    int serial;
};

/* Arguments of init_by_id: how this process joins the others that have the same id. */
struct backend_bootstrap {
    struct backend_id id;
    int rank, size;      /* rank of this process, and number of processes with this id */
    double report_after; /* seconds until `report` is called, once; 0: never */
    /* Called with a line of text that names the missing processes. */
    void (*report)(const char *line);
};

/* How a function that waits for other processes reports the processes that have not arrived. */
struct backend_reminder {
    double seconds; /* seconds until `report` is called, once; 0: never */
    /* Called with a line of text that names the missing processes. */
    void (*report)(const char *line);
};

struct backend {
    int version;         /* BACKEND_VERSION; must remain the first member */
    const char *isthmus; /* version of Isthmus for which the module was built */
    const char *name; /* name of the backend for ISTHMUS_MPI and oshrun --mpi: "openmpi", "mpich" */
    /* Type of this MPI's handles, a constant SHMEM_IMPL_MPI_*. SHMEM_IMPL_MPI_NONE means that
     * there is no MPI and that all PEs are on one node. Then is_initialized returns 0, and
     * connect and all functions that need MPI fail. */
    int family;
    /* Eager limit in bytes. MPI sends a longer message only after the receiver has matched it
     * (rendezvous), which costs a round trip. SIZE_MAX: no limit is known. */
    size_t eager;
    /* Returns the text of MPI_Get_library_version in one line. May be called at any time. */
    const char *(*mpi)(void);
    /* Returns the reason of the last failure. The text is valid until the next call. */
    const char *(*message)(void);

    /* Sets how init, init_over and later exchanges report processes that have not arrived. If
     * `reminder` is NULL, they do not report. */
    void (*report_waits)(const struct backend_reminder *reminder);
    /* ---- Job ---- */

    /* Initializes MPI. If the program has initialized it already, waits for all processes and
     * duplicates MPI_COMM_WORLD. Collective over MPI_COMM_WORLD. May be called again after leave().
     * Sets *provided to MPI's thread level, even if the program initialized MPI. */
    int (*init)(enum backend_thread_level requested, enum backend_thread_level *provided);
    /* Like init, for a job that consists of the processes of the program's communicator `comm`,
     * an MPI_Comm *. PE numbers are the ranks in `comm`. comm_size must accept `comm`. Sets
     * *others to the number of processes outside the job that abort would also terminate.
     * Collective over `comm`. */
    int (*init_over)(const void *comm, enum backend_thread_level requested,
                     enum backend_thread_level *provided, int *others);
    /* Like init_over, for the processes of MPI_COMM_WORLD that call init_by_id with the same id.
     * The process that created the id must be one of them. The rank in `bootstrap` becomes the
     * PE number. Both init_by_id and id_make require that the program has initialized MPI. In
     * the backend `none`, the processes belong to one user of one host, and the process that
     * created the id must still run. id_make returns a different id at each call. */
    int (*init_by_id)(const struct backend_bootstrap *bootstrap,
                      enum backend_thread_level requested, enum backend_thread_level *provided,
                      int *others);
    int (*id_make)(struct backend_id *id);
    int (*rank)(void);
    int (*size)(void);
    /* Releases what init has created, except MPI itself. Collective. Does nothing after MPI was
     * finalized. */
    int (*leave)(void);
    /* Calls leave() and finalizes MPI, if this module initialized MPI and it is not finalized yet.
     * Collective. No other function may be called afterwards. */
    int (*finalize)(void);
    /* Terminates the whole job with this exit status, and does not return. Any thread may call it
     * at any time. Before init it may terminate only this process. */
    void (*abort)(int status);
    /* Registers `finish`, which is called when the process unloads its libraries. At that time,
     * all exit handlers and the program's destructors have run, and abort still works. */
    void (*at_unload)(void (*finish)(void));

    /* ---- State ---- */

    /* Return whether MPI is initialized, and whether it is finalized, by any caller. May be called
     * at any time. */
    int (*is_initialized)(void);
    int (*is_finalized)(void);

    /* ---- Exchange ---- */

    /* These operations are collective over the job, wait for all PEs, and require init.
     * allgather stores `bytes` bytes of each PE into `all`, in the order of the PEs. maximum
     * stores the maximum of the numbers `mine` of all PEs. */
    int (*allgather)(const void *mine, void *all, size_t bytes);
    int (*maximum)(int mine, int *maximum);
    int (*barrier)(void);

    /* Progresses the program's own MPI operations while a thread waits in an OpenSHMEM call.
     * Used if the program calls MPI and the library sends no messages (connect was not called).
     * Several threads may call it at the same time. Does nothing if this thread may not call
     * MPI, or after MPI was finalized. `alone` is nonzero if the program has no other thread. */
    int (*yield)(int alone);

    /* Registers `finalizing`. The module calls it if the program calls MPI_Finalize before leave().
     * `finalizing` may call MPI only if calls_work is not 0. Requires init. */
    int (*watch_finalize)(void (*finalizing)(int calls_work));

    /* ---- Communication between nodes ---- */

    /* Creates the communicator for messages, and registers `finalizing` as watch_finalize does.
     * Collective, after init, in jobs that span several nodes. leave() undoes it. The functions
     * below require connect unless their comments say otherwise, and may not be called once
     * `finalizing` has run. */
    int (*connect)(void (*finalizing)(int calls_work));

    /* ---- Messages ---- */

    /* Start a nonblocking message of at most BACKEND_MESSAGE_MAX bytes. Messages from one PE with
     * one tag match receives in the order in which they were sent. The caller must not touch the
     * memory until test() reports completion. `pe` may be this PE; in receive it may be
     * BACKEND_ANY_PE. */
    int (*send)(int pe, int tag, const void *data, size_t bytes, struct backend_request *request);
    int (*receive)(int pe, int tag, void *data, size_t bytes, struct backend_request *request);
    /* Sets *done to 1 if the operation is complete, and otherwise to 0. Progresses MPI only if it
     * is not complete. A completed request is freed. `arrival` is filled for receives and may be
     * NULL. */
    int (*test)(struct backend_request *request, int *done, struct backend_arrival *arrival);
    /* Cancels a receive and frees its request. Fails if a message has matched the receive. */
    int (*cancel)(struct backend_request *request);
    /* Progresses MPI. Used when there is no request to test. */
    int (*progress)(void);

    /* Returns 1 if this MPI reports that message buffers may be in memory of such a device. The
     * report can be wrong. An MPI without this support terminates the job if a buffer is in
     * device memory. Requires init. */
    int (*takes_device)(enum backend_device device);

    /* ---- Groups ---- */

    /* A group is a communicator for collectives between nodes. group_create is collective over
     * `pes`, which contains this PE and no PE twice. It blocks until all PEs in `pes` have
     * called it. `tag` distinguishes overlapping groups that are created at the same time.
     * group_create does not require connect. The operations on a group are nonblocking and
     * collective over the group; all members must start them in the same order. `root` is an
     * index into `pes`. */
    int (*group_create)(const int *pes, int n_pes, int tag, struct backend_group **group);
    /* Frees the group. Collective over the group, but does not wait for other members. Does not
     * call MPI after it was finalized. Does not require connect. */
    int (*group_free)(struct backend_group *group);
    int (*group_broadcast)(struct backend_group *group, void *data, size_t bytes, int root,
                           struct backend_request *request);
    /* Stores lengths[i] bytes of each member i into `all`, without gaps: at most
     * BACKEND_MESSAGE_MAX bytes in total. All members pass the same lengths. `mine` must not change
     * until the operation is complete. A group has at most one such operation outstanding. */
    int (*group_allgather)(struct backend_group *group, const void *mine, void *all,
                           const size_t *lengths, struct backend_request *request);

    /* ---- Communicators of the program ---- */

    /* These functions require init, but not connect. `comm` is the address of an MPI_Comm.
     *
     * - group_export: prepares the group's communicator for the program, and sets its error handler
     *   to that of MPI_COMM_WORLD. Afterwards, group_broadcast and group_allgather may no longer be
     *   used.
     * - group_comm: stores the communicator, or MPI_COMM_NULL for a NULL group. Any thread may call
     *   it.
     * - comm_of_fortran: converts a Fortran communicator to an MPI_Comm. May be called before init.
     * - comm_size: stores the number of processes, 0 for MPI_COMM_NULL. Fails for an
     *   inter-communicator and after MPI was finalized. May be called before init. The functions
     *   below accept only communicators to which comm_size gave a nonzero size.
     * - comm_pes: sets pes[i] to the PE with rank ranks[i], or to -1 if that process is not in the
     *   job. Local.
     * - comm_ranks: the reverse of comm_pes. Local.
     * - comm_allgather: gathers a few bytes of each process, in the order of ranks. Nonblocking and
     *   collective over `comm`. The caller must test it to completion before the next one. */
    int (*group_export)(struct backend_group *group);
    void (*group_comm)(const struct backend_group *group, void *comm);
    void (*comm_of_fortran)(int number, void *comm);
    int (*comm_size)(const void *comm, int *size);
    int (*comm_pes)(const void *comm, const int *ranks, int n, int *pes);
    int (*comm_ranks)(const void *comm, const int *pes, int n, int *ranks);
    int (*comm_allgather)(const void *comm, const void *mine, void *all, size_t bytes,
                          struct backend_request *request);

    /* ---- Windows ---- */

    /* A window is memory of every PE, open for passive-target access from its creation until it
     * is freed. The memory of a PE begins at `base` and has `length` bytes, a multiple of 16. A
     * dynamic window consists of the memory that is attached at the time. CPU and MPI see the
     * same memory (MPI_WIN_UNIFIED). Creating and freeing a window is collective over the job.
     * Attaching and detaching memory is local. window_detach takes the base that was passed to
     * window_attach. */
    /* Returns the assessment of one-sided operations, and sets *why to a line of text that
     * explains it. For BACKEND_RMA_BROKEN, the text has the form "FAULT: SETTINGS that correct it".
     * After connect, all PEs return the same value, but the explanation may differ.
     * Before connect, the value considers only this host. */
    enum backend_rma (*window_assessment)(const char **why);
    /* Returns 0 if fetch_and_op and compare_and_swap compute correct values wherever put and get
     * may be used. Otherwise, message() names the fault and the remedy. All PEs return the same
     * result, but their messages may differ. Tries the operations in a temporary window.
     * Collective over `group`, or over the job if it is NULL. Does not require connect. */
    int (*window_test_atomics)(struct backend_group *group);
    /* Returns the highest thread level at which windows can be created. May be called at any
     * time. */
    enum backend_thread_level (*window_thread_level)(void);
    int (*window_create)(void *base, size_t length, struct backend_window **window);
    /* Reports that this host has more PEs than cores (oversubscription). In windows that are
     * created later, a PE that waits in a flush yields its core. */
    void (*window_share_cores)(void);
    /* Like window_create, over a group. In operations on this window, PEs are indices into the
     * group. Collective over the group; does not require connect. The group must outlive the
     * window. */
    int (*window_create_over)(struct backend_group *group, void *base, size_t length,
                              struct backend_window **window);
    int (*window_create_dynamic)(struct backend_window **window);
    int (*window_attach)(struct backend_window *window, void *base, size_t length);
    int (*window_detach)(struct backend_window *window, void *base);
    /* Does not call MPI after MPI was finalized. */
    int (*window_free)(struct backend_window *window);
    /* window_export prepares the window for use by the program: errors on the window become
     * fatal, which is MPI's default. window_win stores the MPI_Win at `win`, or MPI_WIN_NULL for
     * a NULL window. Any thread may call window_win. */
    int (*window_export)(struct backend_window *window);
    void (*window_win)(const struct backend_window *window, void *win);
    /* Start a transfer of any length. The local memory must not be touched until a flush completes
     * it. `offset` is relative to the target's base; in a dynamic window it is an address of the
     * target. */
    int (*put)(struct backend_window *window, int pe, size_t offset, const void *source,
               size_t bytes);
    int (*get)(struct backend_window *window, int pe, size_t offset, void *dest, size_t bytes);
    /* Start an atomic operation on a word of `size` bytes, 4 or 8. The operation is atomic only
     * with respect to fetch_and_op and compare_and_swap. `result` is valid after a flush. */
    int (*fetch_and_op)(struct backend_window *window, int pe, size_t offset, size_t size,
                        enum backend_operation operation, const void *value, void *result);
    int (*compare_and_swap)(struct backend_window *window, int pe, size_t offset, size_t size,
                            const void *condition, const void *value, void *result);
    /* flush completes all operations to `pe`, at the origin and at the target. flush_local
     * completes them at the origin only: their local memory may be used again. BACKEND_ANY_PE
     * stands for all PEs. */
    int (*flush)(struct backend_window *window, int pe);
    int (*flush_local)(struct backend_window *window, int pe);
};

#endif
