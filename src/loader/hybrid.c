#include "hybrid.h"

#include <dlfcn.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include "base/assert.h"
#include "base/report.h"
#include "loader.h"
#include "mpi_calls.h"
#include "shmem.h"

#define EXPORT __attribute__((visibility("default")))

/* Prototypes that are common to all MPI libraries. MPI_SUCCESS is 0 in all of them. */
EXPORT int MPI_Init(int *argc, char ***argv);
EXPORT int MPI_Init_thread(int *argc, char ***argv, int required, int *provided);
EXPORT int MPI_Finalize(void);

bool hybrid_shares_mpi;
unsigned hybrid_exported_windows;

static struct {
    bool isthmus_runs;
    bool program_initialized; /* the program has called MPI_Init through this file */
    bool program_has_handles; /* the program exchanges MPI handles with the library */
    /* The program has called MPI_Finalize. MPI is finalized when Isthmus stops. */
    bool finalize_requested;
    bool finalized_at_exit; /* this library has finalized MPI at exit, since the program did not */
    /* Finds the next MPI function (struct isthmus_mpi_calls); NULL if unknown. */
    void *(*find_next)(const char *name);
} hybrid;

/* Returns true if this library or libisthmus-hybrid defines the function, so that calling it would
 * recurse. libisthmus-hybrid may follow this library in the search order if a tool is linked with
 * it. */
static bool hybrid_is_own_function(const void *function)
{
    Dl_info own, found;
    if (function == NULL || dladdr(function, &found) == 0)
        return false;
    return (dladdr(&hybrid, &own) != 0 && own.dli_fbase == found.dli_fbase) ||
           strstr(found.dli_fname, "/libisthmus-hybrid.so") != NULL;
}

/* Returns the next function of this name in the search order after libisthmus-hybrid or, if the
 * call did not come through libisthmus-hybrid, after this library. Returns NULL if no other object
 * defines the name. */
static void *hybrid_next_function(const char *name, const struct isthmus_mpi_calls *calls)
{
    void *function = calls->find_next == NULL ? NULL : calls->find_next(name);
    if (function == NULL || hybrid_is_own_function(function))
        function = dlsym(RTLD_NEXT, name);
    return hybrid_is_own_function(function) ? NULL : function;
}

/* Returns the function of the MPI library that the program's call would have reached without
 * Isthmus. If MPI was opened with dlopen, looks up the PMPI_ name, which no tool defines: first
 * globally, then in the libraries that the calling plugin is linked with. */
static void *hybrid_find_mpi_function(const char *name, const struct isthmus_mpi_calls *calls)
{
    char twin[32];
    snprintf(twin, sizeof twin, "P%s", name);
    void *function = hybrid_next_function(name, calls);
    if (function == NULL)
        function = dlsym(RTLD_DEFAULT, twin);
    Dl_info plugin;
    if (function == NULL && dladdr(calls->caller, &plugin) != 0) {
        void *handle = dlopen(plugin.dli_fname, RTLD_LAZY | RTLD_NOLOAD);
        if (handle != NULL)
            function = dlsym(handle, twin);
    }
    if (function == NULL)
        report_fatal(name, "the program calls MPI, but this process contains no MPI library: link "
                           "the program with an MPI library");
    return function;
}

static bool hybrid_mpi_is_alive(void)
{
    return backend != NULL && backend->is_initialized() && !backend->is_finalized();
}

static void hybrid_update_sharing(void)
{
    bool shares =
        loader_program_has_mpi() || hybrid.program_initialized || hybrid.program_has_handles;
    __atomic_store_n(&hybrid_shares_mpi, hybrid.isthmus_runs && shares, __ATOMIC_RELAXED);
}

void hybrid_share_handles(void)
{
    hybrid.program_has_handles = true;
    hybrid_update_sharing();
}

void hybrid_yield(void)
{
    if (backend->yield(job.thread_level == SHMEM_THREAD_SINGLE) != 0)
        report_fatal(NULL, "%s", backend->message());
}

/* Records a call of MPI_Init. Returns true if Isthmus has already initialized MPI, which the
 * program shares from now on. */
static bool hybrid_share_mpi(void)
{
    bool shares = hybrid_mpi_is_alive() && !hybrid.program_initialized;
    hybrid.program_initialized = true;
    hybrid_update_sharing();
    return shares;
}

static int hybrid_finalize_mpi(const struct isthmus_mpi_calls *calls)
{
    int (*finalize)(void);
    *(void **)&finalize = hybrid_find_mpi_function("MPI_Finalize", calls);
    if (backend != NULL && backend->leave() != 0)
        report_fatal("MPI_Finalize", "%s", backend->message());
    return finalize();
}

/* Stores the function that finds the next MPI function, for a later call of MPI_Finalize by the
 * library itself. */
static void hybrid_remember_finder(const struct isthmus_mpi_calls *calls)
{
    if (calls->find_next != NULL)
        hybrid.find_next = calls->find_next;
}

EXPORT int isthmus_hybrid_init(int *argc, char ***argv, const struct isthmus_mpi_calls *calls)
{
    hybrid_remember_finder(calls);
    if (hybrid_share_mpi())
        return 0;
    int (*init)(int *, char ***);
    *(void **)&init = hybrid_find_mpi_function("MPI_Init", calls);
    return init(argc, argv);
}

EXPORT int isthmus_hybrid_init_thread(int *argc, char ***argv, int required, int *provided,
                                      const struct isthmus_mpi_calls *calls)
{
    hybrid_remember_finder(calls);
    if (hybrid_share_mpi()) {
        int (*query)(int *);
        *(void **)&query = hybrid_find_mpi_function("MPI_Query_thread", calls);
        return query(provided);
    }
    int (*init)(int *, char ***, int, int *);
    *(void **)&init = hybrid_find_mpi_function("MPI_Init_thread", calls);
    return init(argc, argv, required, provided);
}

EXPORT int isthmus_hybrid_finalize(const struct isthmus_mpi_calls *calls)
{
    if (hybrid.finalized_at_exit) /* called by a destructor that runs after hybrid_at_exit */
        return 0;
    hybrid_remember_finder(calls);
    if (hybrid.isthmus_runs && hybrid_mpi_is_alive()) {
        hybrid.finalize_requested = true;
        return 0;
    }
    return hybrid_finalize_mpi(calls);
}

int MPI_Init(int *argc, char ***argv)
{
    struct isthmus_mpi_calls calls = {.caller = __builtin_return_address(0)};
    return isthmus_hybrid_init(argc, argv, &calls);
}

int MPI_Init_thread(int *argc, char ***argv, int required, int *provided)
{
    struct isthmus_mpi_calls calls = {.caller = __builtin_return_address(0)};
    return isthmus_hybrid_init_thread(argc, argv, required, provided, &calls);
}

int MPI_Finalize(void)
{
    struct isthmus_mpi_calls calls = {.caller = __builtin_return_address(0)};
    return isthmus_hybrid_finalize(&calls);
}

/* Finalizes MPI on behalf of the library. Aborts on failure, because no caller can receive the
 * error. */
static void hybrid_finalize_or_fail(const char *routine)
{
    struct isthmus_mpi_calls calls = {hybrid.find_next, __builtin_return_address(0)};
    if (hybrid_finalize_mpi(&calls) != 0)
        report_fatal(routine, "MPI_Finalize failed");
}

void hybrid_isthmus_started(void)
{
    ASSERT(!hybrid.isthmus_runs);
    hybrid.isthmus_runs = true;
    hybrid_update_sharing();
}

void hybrid_isthmus_stopped(void)
{
    ASSERT(hybrid.isthmus_runs);
    hybrid.isthmus_runs = false;
    hybrid_update_sharing();
    if (hybrid.finalize_requested && hybrid_mpi_is_alive())
        hybrid_finalize_or_fail("shmem_finalize");
}

void hybrid_at_exit(int status)
{
    if (!hybrid_mpi_is_alive() || (status != 0 && hybrid.program_initialized))
        return;
    hybrid.finalized_at_exit = true;
    if (backend->finalize() != 0)
        report_fatal("exit", "%s", backend->message());
    if (!backend->is_finalized())
        hybrid_finalize_or_fail("exit");
}
