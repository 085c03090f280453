/*
 * The process of a PE: its inherited descriptors, what /proc says about a process, and the status
 * messages that a PE sends to the process that started it (base/supervisor_pipe.h).
 */
#ifndef ISTHMUS_PE_PROCESS_H
#define ISTHMUS_PE_PROCESS_H

#include <stdbool.h>
#include <sys/types.h>

/* ---- Descriptors ---- */

/* Opens /dev/null in place of each of the descriptors 0 to 2 that is closed, or the next file that
 * is opened would be taken for standard input, output or error. To be called first. Ends the
 * process with a message if that fails. */
void descriptors_fill(void);

/* So that nobody waits for the end of what is written to them. The one that is kept becomes 0. */
void descriptors_close_all_but(int kept);

/* ---- Processes ---- */

enum { PROCESS_NAME_CAPACITY = 16 }; /* the kernel keeps 15 characters */

/* Its name; empty if there is no such process. */
void process_name(pid_t process, char name[PROCESS_NAME_CAPACITY]);

/* The name of its program's file, cut to the same length; empty if it cannot be read. */
void process_program(pid_t process, char name[PROCESS_NAME_CAPACITY]);

/* Whether an argument of its command is this word. */
bool process_has_argument(pid_t process, const char *word);

/* Where its stack begins, which each exec changes. 0 if it has none: the kernel is changing it, or
 * it has ended. */
unsigned long process_stack_start(pid_t process);

/* ---- Status messages ---- */

/* How far the PE has come. */
enum stage { OTHER_PROGRAM, LOADED, IN_INIT, RUNNING, FINALIZED };

struct pe_status {
    int descriptor; /* what to poll for them; -1 when no more can come */
    pid_t program;  /* for the caller to set, before the first is read */
    enum stage stage;
    unsigned n_inits;             /* how often shmem_init was */
    bool is_of_subset;            /* its PE number is not the launcher's */
    bool has_explained;           /* the PE ends the job, and has said why */
    bool is_closed;               /* no word can come any more: pe_status_check_closed tells why */
    unsigned n_checks;            /* of pe_status_check_closed */
    bool has_execed;              /* the program became another, which is killed then */
    unsigned long stack;          /* the program's, which an exec changes */
    struct supervisor_page *page; /* where the program writes them, too; NULL: there is none */
    int inherited[2];             /* the descriptors for the program, until it has been started */
};

/* Makes the pipe and the page, and the environment variable that names them to the next program.
 * False: there is no pipe, and no word comes. */
bool pe_status_open(struct pe_status *pe_status);

/* The program has been started, or cannot be: closes the descriptors that are only for it. */
void pe_status_close_inherited(struct pe_status *pe_status);

/* Reads what has come. */
void pe_status_read(struct pe_status *pe_status);

/* Once the program has ended: reads the last words, those too that it could not send because it had
 * closed its end of the pipe. */
void pe_status_read_last(struct pe_status *pe_status);

/* Where no word can come any more: finds out whether the program ends, has closed its end of the
 * pipe, or became another program, which is killed, for the job would wait for it. False if that
 * cannot be told yet: then it is to be called again, after PE_STATUS_RETRY_MS. */
enum { PE_STATUS_RETRY_MS = 10 };
bool pe_status_check_closed(struct pe_status *pe_status);

/* Waits until pe_status_check_closed has found out. */
void pe_status_wait_closed(struct pe_status *pe_status);

/* Whether the job loses the PE if its program ends now. */
bool pe_status_is_lost(const struct pe_status *pe_status);

#endif
