/*
 * The process of a PE: its inherited descriptors, information from /proc, and the status messages
 * that a PE sends to its parent process (base/supervisor_pipe.h). The parent process is the
 * supervisor, or the launcher of jobs without MPI.
 */
#ifndef ISTHMUS_PE_PROCESS_H
#define ISTHMUS_PE_PROCESS_H

#include <stdbool.h>
#include <sys/types.h>

/* ---- Descriptors ---- */

/* Opens /dev/null for each of the descriptors 0 to 2 that is closed. Otherwise the next file that
 * is opened would become standard input, output or error. Must be called before any file is opened.
 * On failure, prints a message and exits. */
void descriptors_fill(void);

/* Closes all descriptors except `kept`, which becomes descriptor 0. Background processes call it,
 * so that no reader of an inherited pipe waits for them. */
void descriptors_close_all_but(int kept);

/* ---- Processes ---- */

enum { PROCESS_NAME_CAPACITY = 16 }; /* the kernel keeps 15 characters and a zero */

/* Stores the name of the process; empty if the process does not exist. */
void process_name(pid_t process, char name[PROCESS_NAME_CAPACITY]);

/* Stores the file name of the process's program, truncated to 15 characters; empty if it cannot be
 * read. */
void process_program(pid_t process, char name[PROCESS_NAME_CAPACITY]);

/* Returns true if an argument of the process's command line equals `word`. */
bool process_has_argument(pid_t process, const char *word);

/* Returns the process ID of the parent, or 0 if it cannot be read. */
pid_t process_parent(pid_t process);

/* Returns true if all threads of the process sleep, or if this cannot be found out. A thread that
 * has events to handle runs, or waits for a core. */
bool process_sleeps(pid_t process);

/* Returns the start address of the stack, which changes with each exec. Returns 0 if the process is
 * in an exec or has ended. */
unsigned long process_stack_start(pid_t process);

/* ---- Status messages ---- */

/* State of the PE, from its status messages. */
enum stage { OTHER_PROGRAM, LOADED, IN_INIT, RUNNING, FINALIZED };

struct pe_status {
    int descriptor; /* read end of the pipe, to be polled; -1 once it is closed */
    pid_t program;  /* set by the caller before the first message is read */
    enum stage stage;
    unsigned n_inits; /* number of times the PE has begun shmem_init */
    /* The PE has initialized over a subset of the job's processes. Its PE number is not its rank
     * in the launcher's job. */
    bool is_of_subset;
    bool has_explained;  /* the PE is ending the job and has printed the reason */
    bool is_closed;      /* the write end is closed: see pe_status_check_closed */
    unsigned n_checks;   /* number of calls of pe_status_check_closed */
    bool has_execed;     /* the program has called exec and was therefore killed */
    unsigned long stack; /* stack address at shmem_init; an exec changes it */
    /* Shared page to which the program writes its status; may be NULL. */
    struct supervisor_page *page;
    int inherited[2]; /* descriptors for the program, open here until it is started */
};

/* Creates the pipe and the page, and sets the environment variable that names them for the next
 * program. Returns false if the pipe cannot be created; no messages arrive then. */
bool pe_status_open(struct pe_status *pe_status);

/* Closes the descriptors that only the program needs. Called after the program has been started, or
 * could not be. */
void pe_status_close_inherited(struct pe_status *pe_status);

/* Reads the messages that have arrived. Does not wait. */
void pe_status_read(struct pe_status *pe_status);

/* Reads the last messages after the program has ended. Reads the page too, because the program may
 * have closed its end of the pipe. */
void pe_status_read_last(struct pe_status *pe_status);

/* Finds out why the write end of the pipe is closed: the program is ending, has closed it, or has
 * become another program (exec). Kills the program after an exec, because the job would wait for
 * it. Returns false if the reason is not known yet: call again after PE_STATUS_RETRY_MS ms. */
enum { PE_STATUS_RETRY_MS = 10 };
bool pe_status_check_closed(struct pe_status *pe_status);

/* Waits until pe_status_check_closed returns true. */
void pe_status_wait_closed(struct pe_status *pe_status);

/* Returns true if the PE is between the start of shmem_init and the end of shmem_finalize. If
 * the program ends in this state, the job fails. */
bool pe_status_is_lost(const struct pe_status *pe_status);

#endif
