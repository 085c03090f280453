#include "fault.h"

#include <dlfcn.h>
#include <errno.h>
#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "am/am_run.h"
#include "base/job.h"
#include "base/report.h"
#include "shm/core_dump.h"

/* Signals that end a process with a core file. `is_reported`: the handler prints a message if the
 * signal occurs inside a public routine. `recurs`: the instruction is executed again after the
 * handler returns, and raises the signal again; for other signals the handler calls raise.
 * `is_user_memory`: the program had its own handler before MPI was initialized. */
static struct {
    int number;
    bool is_reported, recurs;
    bool is_user_memory, is_installed;
    struct sigaction previous;
} faults[] = {{.number = SIGSEGV, .is_reported = true, .recurs = true},
              {.number = SIGBUS, .is_reported = true, .recurs = true},
              {.number = SIGFPE, .recurs = true},
              {.number = SIGILL, .recurs = true},
              {.number = SIGABRT},
              {.number = SIGQUIT},
              {.number = SIGTRAP},
              {.number = SIGSYS},
              {.number = SIGXCPU},
              {.number = SIGXFSZ}};
enum { FAULTS = sizeof faults / sizeof faults[0] };

/* Start and end of this library's code, defined by the linker. */
HIDDEN extern const char __ehdr_start[], etext[];

/* ---- Name of the routine ---- */

/* Returns the name of the public routine that contains an address of this library, or NULL. This
 * function calls dladdr, although it is not async-signal-safe. Its locks are recursive, and the
 * process is about to die. */
static const char *fault_routine_at(uintptr_t address)
{
    Dl_info symbol;
    if (dladdr((void *)address, &symbol) == 0 || symbol.dli_sname == NULL)
        return NULL;
    bool is_twin = strncmp(symbol.dli_sname, "pshmem", sizeof "pshmem" - 1) == 0;
    return symbol.dli_sname + is_twin;
}

/* ---- Error message ---- */

static void fault_explain_fault(const char *routine, int number, int code, const void *address)
{
    if (number == SIGBUS)
        report_fault(routine, "SIGBUS: the system cannot provide memory for the page at ", address,
                     ": expected enough free memory, and mapped files that were not truncated");
    else if (code == SEGV_MAPERR)
        report_fault(routine, "SIGSEGV: nothing is mapped at ", address,
                     ": expected buffers in the memory of this process");
    else if (code == SEGV_ACCERR)
        report_fault(routine, "SIGSEGV: access to protected memory at ", address,
                     ": expected a readable source buffer and a writable destination buffer");
    else /* a non-canonical address: x86 does not report which address was used */
        report_fault(routine, "SIGSEGV: access to an invalid address, which the system reports as ",
                     address, ": expected buffers in the memory of this process");
}

/* Prints the message for a fault in the handler of an active message or rpc. These handlers often
 * use an address that the sending PE has passed, which is valid only on that PE. */
static void fault_explain_fault_of_message(int number, const void *address)
{
    if (number == SIGBUS)
        report_fault(NULL, "SIGBUS: the function of an active message or rpc used the address ",
                     address, ": the system cannot provide memory for this page");
    else
        report_fault(NULL, "SIGSEGV: the function of an active message or rpc used the address ",
                     address,
                     ": expected an address that is valid in this process; static variables and "
                     "private memory can have different addresses on each PE");
}

static void fault_print_fault_message(int number, const siginfo_t *info)
{
    const struct caller_code code = {__ehdr_start, etext};
    uintptr_t stack = am_run_handler_stack();
    uintptr_t found = stack != 0 ? caller_find_below(code, stack) : caller_find(code, true);
    if (found == 0) {
        if (stack != 0)
            fault_explain_fault_of_message(number, info->si_addr);
        return;
    }
    char name[64];
    const char *routine = caller_name(fault_routine_at(found), true, name, sizeof name);
    fault_explain_fault(routine, number, info->si_code, info->si_addr);
}

/* The handler of all signals in faults[]. After it returns, the signal occurs again, now with the
 * previous handler or the default action. A debugger, a core file and the launcher thus find the
 * original fault. */
static void fault_on_fault(int number, siginfo_t *info, void *context)
{
    (void)context;
    int saved = errno, index = 0;
    bool was_sent = info->si_code <= 0; /* sent with kill, not caused by an instruction */
    while (faults[index].number != number)
        index++;
    if (faults[index].is_reported && !was_sent)
        fault_print_fault_message(number, info);
    sigaction(number, &faults[index].previous, NULL);
    core_dump_mark_exactly();
    if (was_sent || !faults[index].recurs)
        raise(number);
    errno = saved;
}

/* ---- Installation of handlers ---- */

/* Returns true if a handler only reports the fault and terminates the process. The handlers that
 * MPI libraries and gfortran install do so. They run after this library's handler. */
static bool fault_only_reports(const struct sigaction *action)
{
    static const char *const libraries[] = {"libopen-pal", "libmpi", "libucs", "libgfortran"};
    Dl_info library;
    void *handler = (void *)(uintptr_t)action->sa_handler;
    if (dladdr(handler, &library) == 0 || library.dli_fname == NULL)
        return false;
    const char *slash = strrchr(library.dli_fname, '/');
    const char *name = slash == NULL ? library.dli_fname : slash + 1;
    for (size_t i = 0; i < sizeof libraries / sizeof libraries[0]; i++)
        if (strncmp(name, libraries[i], strlen(libraries[i])) == 0)
            return true;
    return false;
}

/* Returns true if a sanitizer is loaded. Its report of a SIGSEGV or SIGBUS has more detail than
 * this library's message. */
static bool fault_is_sanitized(void)
{
    return dlsym(RTLD_DEFAULT, "__asan_init") != NULL || dlsym(RTLD_DEFAULT, "__tsan_init") != NULL;
}

/* Returns true if the signal has the default action, or a handler that only reports the signal.
 * Sets *now to the current action. */
static bool fault_can_be_installed(int number, struct sigaction *now)
{
    return sigaction(number, NULL, now) == 0 &&
           (now->sa_handler == SIG_DFL || fault_only_reports(now));
}

void fault_record_handlers(void)
{
    struct sigaction now;
    for (int i = 0; i < FAULTS; i++)
        faults[i].is_user_memory = !fault_can_be_installed(faults[i].number, &now);
}

void fault_install(void)
{
    struct sigaction action = {.sa_sigaction = fault_on_fault, .sa_flags = SA_SIGINFO | SA_ONSTACK};
    bool sanitized = fault_is_sanitized();
    sigemptyset(&action.sa_mask);
    for (int i = 0; i < FAULTS; i++)
        faults[i].is_installed = !faults[i].is_user_memory &&
                                 !(sanitized && faults[i].is_reported) &&
                                 fault_can_be_installed(faults[i].number, &faults[i].previous) &&
                                 sigaction(faults[i].number, &action, NULL) == 0;
}

void fault_uninstall(void)
{
    for (int i = 0; i < FAULTS; i++) {
        struct sigaction now;
        if (faults[i].is_installed && sigaction(faults[i].number, NULL, &now) == 0 &&
            now.sa_sigaction == fault_on_fault)
            sigaction(faults[i].number, &faults[i].previous, NULL);
        faults[i].is_installed = false;
    }
}
