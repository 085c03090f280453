/*
 * The contract between the portable core (src/) and an MPI backend module.
 *
 * A module is one shared object per MPI library, the only code that includes <mpi.h>, or `none`,
 * which has no MPI. It exports one symbol, BACKEND_SYMBOL, a `const struct backend`. Every pointer
 * of the struct is filled. All types are plain C, so that the core never sees an MPI type. Counts
 * are size_t; a module chunks what MPI's int counts cannot carry, but for messages, which carry at
 * most BACKEND_MESSAGE_MAX.
 *
 * Threads: once a job has a progress thread the core calls all functions under one lock of its own
 * (net/net.h), but for abort, mpi, group_comm, window_win and the two of the state, and
 * for yield, which only jobs without such a thread need. So no two calls meet here, and
 * MPI_THREAD_SERIALIZED is enough where the program does not call MPI itself.
 *
 * Failure: unless a comment says otherwise a function returns 0, or nonzero after it wrote a
 * one-line reason, with MPI's own text, into the module's message buffer, which message() returns.
 */
#ifndef ISTHMUS_BACKEND_H
#define ISTHMUS_BACKEND_H

#include <stddef.h>
#include <stdint.h>

/* Raised with every change of struct backend; the loader refuses a module of another version. */
#define BACKEND_VERSION 17
#define BACKEND_SYMBOL  "isthmus_backend"

/* In the order of MPI's and OpenSHMEM's levels. */
enum backend_thread_level {
    BACKEND_THREAD_SINGLE,
    BACKEND_THREAD_FUNNELED,
    BACKEND_THREAD_SERIALIZED,
    BACKEND_THREAD_MULTIPLE
};

/* The most bytes of one message or of one group operation; longer ones are the core's to cut. */
#define BACKEND_MESSAGE_MAX ((size_t)1 << 30)

/* Messages have tags 0 .. BACKEND_TAGS - 1, which every MPI has. */
#define BACKEND_TAGS 32768

#define BACKEND_ANY_PE (-1)

/* A nonblocking operation under way: MPI's own request, or NULL bits for none. */
struct backend_request {
    void *bits;
};

/* What a finished receive brought. */
struct backend_arrival {
    int pe;
    size_t bytes;
};

struct backend_window; /* memory of all PEs that MPI's one-sided operations reach */
struct backend_group;  /* a communicator of some PEs */

/* Atomics of MPI's own. */
enum backend_operation {
    BACKEND_SUM,
    BACKEND_AND, /* bitwise, as are the next two */
    BACKEND_OR,
    BACKEND_XOR,
    BACKEND_REPLACE, /* swap */
    BACKEND_NO_OP    /* fetch */
};

/* Kinds of devices whose memory an MPI may take. */
enum backend_device { BACKEND_DEVICE_CUDA, BACKEND_DEVICE_HIP, BACKEND_DEVICE_ZE };

/* What is known of this MPI's one-sided operations between hosts, as it is set up. */
enum backend_rma {
    BACKEND_RMA_UNKNOWN, /* sound as far as known; whether faster than messages is to be measured */
    BACKEND_RMA_SLOWER,  /* sound, and slower than messages on this network */
    BACKEND_RMA_FASTER,
    BACKEND_RMA_BROKEN /* not to be used */
};

/* Names processes of a job. */
struct backend_id {
    uint64_t secret[2]; /* of the process that made it, or of the id */
    int family;         /* of the backend that made it */
    int maker;          /* the process's rank in MPI_COMM_WORLD; without MPI its number */
    int serial;         /* which of its ids; without MPI the descriptor of the id's memory */
};

/* How this process comes together with the others of an id. */
struct backend_bootstrap {
    struct backend_id id;
    int rank, size;                   /* its number among them; how many they are */
    double report_after;              /* after so many seconds `tell` gets a line, once; 0: never */
    void (*report)(const char *line); /* who has not come */
};

/* How a start reports that it waits for processes that have not come. */
struct backend_reminder {
    double seconds;                   /* after which `tell` gets a line, once; 0: never */
    void (*report)(const char *line); /* which processes are missing */
};

struct backend {
    int version;         /* BACKEND_VERSION; first member for ever */
    const char *isthmus; /* the library's version string the module was built with */
    const char *name;    /* "openmpi", "mpich": what ISTHMUS_MPI and oshrun --mpi call it */
    /* Whose handles it has: SHMEM_IMPL_MPI_FAMILY. With SHMEM_IMPL_MPI_NONE there is no MPI and
     * one node: connect and all that needs MPI fail, and is_initialized is 0 always. */
    int family;
    /* Messages of more bytes wait until their receiver is known to be there, which costs a round
     * trip; SIZE_MAX where no such length is known. */
    size_t eager;
    /* MPI_Get_library_version's text, one line; may be called at any time. */
    const char *(*mpi)(void);
    const char *(*message)(void); /* why the last call failed; valid until the next call */

    /* How init and init_over, and exchanges after these, report waits; NULL: no longer. */
    void (*report_waits)(const struct backend_reminder *reminder);
    /* Job. init: initializes MPI; or, if the program did, duplicates MPI_COMM_WORLD for itself. May
     * be called again after leave(). `provided` is MPI's level, also when the program asked MPI. */
    int (*init)(enum backend_thread_level requested, enum backend_thread_level *provided);
    /* The same over the processes of a communicator of the program's, as comm_size below allows it,
     * in its order: they are the job. `others`: how many more abort ends. */
    int (*init_over)(const void *comm, enum backend_thread_level requested,
                     enum backend_thread_level *provided, int *others);
    /* The same over the processes of MPI_COMM_WORLD that call with one id, in the order of their
     * ranks; the id's maker is one of them. Once the program has initialized MPI, and so id_make,
     * which makes another id at each call. Without MPI over processes of this user on one host,
     * while the id's maker runs. */
    int (*init_by_id)(const struct backend_bootstrap *bootstrap,
                      enum backend_thread_level requested, enum backend_thread_level *provided,
                      int *others);
    int (*id_make)(struct backend_id *id);
    int (*rank)(void);
    int (*size)(void);
    /* Gives back what init made except MPI itself. Collective. A no-op once MPI is finalized. */
    int (*leave)(void);
    /* Finalizes MPI if this module initialized it and nobody finalized it. Collective,
     * and the last call. */
    int (*finalize)(void);
    /* Ends the whole job with this exit status; does not return. Callable before init and from any
     * thread; then it ends this process only. */
    void (*abort)(int status);
    /* `finish` is called when the process gives up its libraries, after all exit handlers and the
     * program's own destructors, while abort still works. */
    void (*at_unload)(void (*finish)(void));

    /* State, callable at any time. */
    int (*is_initialized)(void); /* somebody initialized MPI */
    int (*is_finalized)(void);

    /* Exchange, after init. allgather: `bytes` from each PE, in PE order, into `all`. greatest: of
     * a number from each PE. Collective. */
    int (*allgather)(const void *mine, void *all, size_t bytes);
    int (*maximum)(int mine, int *maximum);
    int (*barrier)(void);

    /* For a program that calls MPI itself while the job is not connected: lets what it has under
     * way move, if this thread may call MPI. From any thread that waits, several at once; nothing
     * once MPI is finalized. `alone`: the program has no other thread. */
    int (*yield)(int alone);

    /* Registers `finalizing`, which the module calls if the program calls MPI_Finalize before
     * leave(). It may call MPI only if `calls_work` is not 0. After init. */
    int (*watch_finalize)(void (*finalizing)(int calls_work));

    /* Between nodes: makes the communicator of messages. Collective, after init, in jobs that span
     * nodes; leave() undoes it. Everything below needs it. It watches as above, and once
     * `finalizing` has run nothing below may be called. */
    int (*connect)(void (*finalizing)(int calls_work));

    /* Messages, nonblocking, at most BACKEND_MESSAGE_MAX bytes. Those from one PE with one tag
     * match receives in the order sent. The memory stays untouched until test() says done. `pe` may
     * be this PE, and for receive BACKEND_ANY_PE. */
    int (*send)(int pe, int tag, const void *data, size_t bytes, struct backend_request *request);
    int (*receive)(int pe, int tag, void *data, size_t bytes, struct backend_request *request);
    /* Whether it is done; lets MPI progress. A done request is given back. `arrival` is for
     * receives and may be NULL. */
    int (*test)(struct backend_request *request, int *done, struct backend_arrival *arrival);
    /* Ends a receive that no message matched, and gives the request back. */
    int (*cancel)(struct backend_request *request);
    /* Lets MPI progress, with nothing to test. */
    int (*progress)(void);

    /* Whether this MPI says that messages may be of such devices' memory. One that says so may be
     * wrong, and one that does not ends the job when it is handed some. After init. */
    int (*takes_device)(enum backend_device device);

    /* Groups of PEs, for collectives between the nodes. group_create is collective over `pes`
     * (each once, this PE among them) and blocks, so all of them must be about to call; `tag` tells
     * apart what overlapping groups create at one time. The operations are nonblocking and
     * collective over the group, in the same order everywhere. `root` is a place in `pes`. */
    int (*group_create)(const int *pes, int n_pes, int tag, struct backend_group **group);
    /* Collective, but waits for nobody; touches nothing of MPI's once that is finalized. */
    int (*group_free)(struct backend_group *group);
    int (*group_broadcast)(struct backend_group *group, void *data, size_t bytes, int root,
                           struct backend_request *request);
    /* lengths[i] bytes from member i, one behind the other, into `all`; together at most
     * BACKEND_MESSAGE_MAX. `mine` stays untouched until it is done, and a group does one such at a
     * time. Every member gives the same lengths. */
    int (*group_allgather)(struct backend_group *group, const void *mine, void *all,
                           const size_t *lengths, struct backend_request *request);

    /* The program's communicators, after init; not connected is enough for these, for group_create
     * and for group_free. A `comm` is the address of an MPI_Comm.
     * group_export: the program will have the group's communicator, in place of the operations
     * above: its errors are handled as MPI_COMM_WORLD's. group_comm writes it, or MPI_COMM_NULL for
     * a NULL group; from any thread. comm_of_fortran: the MPI_Comm of a communicator in Fortran,
     * before init, too. comm_size: 0 for MPI_COMM_NULL; fails for an inter-communicator, and once
     * MPI is finalized; before init, too. The others need a comm that it gave a size. comm_pes:
     * pes[i] = the PE with rank ranks[i], which comm has, or -1 if that process is not of the job;
     * comm_ranks: the other way. Local. comm_allgather: few bytes from each process, in order of
     * rank; nonblocking, collective over comm, and to be tested before the next. */
    int (*group_export)(struct backend_group *group);
    void (*group_comm)(const struct backend_group *group, void *comm);
    void (*comm_of_fortran)(int number, void *comm);
    int (*comm_size)(const void *comm, int *size);
    int (*comm_pes)(const void *comm, const int *ranks, int n, int *pes);
    int (*comm_ranks)(const void *comm, const int *pes, int n, int *ranks);
    int (*comm_allgather)(const void *comm, const void *mine, void *all, size_t bytes,
                          struct backend_request *request);

    /* Windows: memory of every PE, open for passive target access from creation to free: `length`
     * bytes from `base` on (a multiple of 16), or, of a dynamic one, what is attached at the time.
     * The CPU sees it as MPI does (MPI_WIN_UNIFIED).
     * Creation and free are collective over the job; attach and detach are not, and wait for
     * nobody. Detach gets the base that attach got. */
    /* After connect the same on all PEs, though perhaps for other reasons; before, what this host
     * shows. `why` is one line for people. */
    enum backend_rma (*window_assessment)(const char **why);
    /* Whether fetch_and_op and compare_and_swap may be used where put and get may be: 0 if so, else
     * the message says what is wrong, and the remedy; the same on all PEs, though perhaps for other
     * reasons. Tries them in a window of its own, so it is collective over the group, or over the
     * job if that is NULL; needs no connect. */
    int (*window_test_atomics)(struct backend_group *group);
    /* The highest thread level at which windows can be had; may be called at any time. */
    enum backend_thread_level (*window_thread_level)(void);
    int (*window_create)(void *base, size_t length, struct backend_window **window);
    /* More PEs of this host than it has cores: in windows that are made from now on who waits in a
     * flush lets others have its core. */
    void (*window_share_cores)(void);
    /* The same over a group instead of the job, whose PEs are then the places in it; needs no
     * connect. The group is freed later. */
    int (*window_create_over)(struct backend_group *group, void *base, size_t length,
                              struct backend_window **window);
    int (*window_create_dynamic)(struct backend_window **window);
    int (*window_attach)(struct backend_window *window, void *base, size_t length);
    int (*window_detach)(struct backend_window *window, void *base);
    /* Touches nothing of MPI's once that is finalized. */
    int (*window_free)(struct backend_window *window);
    /* The program will have it too: errors are fatal, as in every new window of MPI's. window_win
     * writes the MPI_Win at `win`, or MPI_WIN_NULL for a NULL window; from any thread. */
    int (*window_export)(struct backend_window *window);
    void (*window_win)(const struct backend_window *window, void *win);
    /* Any length. Begin a transfer; the local memory stays untouched until a flush says so.
     * `offset` counts from the target's base; in a dynamic window it is an address there. */
    int (*put)(struct backend_window *window, int pe, size_t offset, const void *source,
               size_t bytes);
    int (*get)(struct backend_window *window, int pe, size_t offset, void *dest, size_t bytes);
    /* `size` is 4 or 8; atomic to each other only. `result` is there after the flush. */
    int (*fetch_and_op)(struct backend_window *window, int pe, size_t offset, size_t size,
                        enum backend_operation operation, const void *value, void *result);
    int (*compare_and_swap)(struct backend_window *window, int pe, size_t offset, size_t size,
                            const void *condition, const void *value, void *result);
    /* flush: all that was begun to this PE is complete there. flush_local: local memory may be used
     * again; BACKEND_ANY_PE means all. */
    int (*flush)(struct backend_window *window, int pe);
    int (*flush_local)(struct backend_window *window, int pe);
};

#endif
