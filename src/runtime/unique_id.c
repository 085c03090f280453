#include "unique_id.h"

#include <string.h>

#include "base/check.h"
#include "base/environment.h"
#include "base/report.h"

enum { VERSION = 1 };

_Static_assert(sizeof(struct backend_id) <= sizeof((shmemx_uniqueid_t *)0)->internal,
               "the id of a backend fits");

static void unique_id_require_given(const char *routine, unsigned flags, const char *what,
                                    const void *given)
{
    if (given == NULL)
        report_fatal(routine,
                     "%s is a null pointer: expected a valid address, because flags is 0x%x", what,
                     flags);
}

unsigned unique_id_check_attr(const char *routine, unsigned flags, const shmemx_init_attr_t *attr)
{
    unsigned named = flags & ~(unsigned)SHMEMX_INIT_WITH_THREAD;
    if (named != 0 && named != SHMEMX_INIT_WITH_MPI_COMM && named != SHMEMX_INIT_WITH_UNIQUEID)
        report_fatal(routine,
                     "flags is 0x%x: expected 0, SHMEMX_INIT_WITH_MPI_COMM or "
                     "SHMEMX_INIT_WITH_UNIQUEID, with or without SHMEMX_INIT_WITH_THREAD",
                     flags);
    if (flags != 0)
        unique_id_require_given(routine, flags, "attr", attr);
    if (named == SHMEMX_INIT_WITH_MPI_COMM)
        unique_id_require_given(routine, flags, "attr->mpi_comm", attr->mpi_comm);
    if (named == SHMEMX_INIT_WITH_UNIQUEID)
        unique_id_require_given(routine, flags, "attr->id", attr->id);
    return named;
}

/* Prints a message of the backend about processes that have not yet called the initialization
 * routine. The library does not run yet, so the message names a process instead of a PE. */
static void unique_id_print_waiting(const char *line)
{
    report_warning("shmemx_init_attr", "%s", line);
}

struct backend_bootstrap unique_id_bootstrap(const char *routine, const shmemx_init_attr_t *attr)
{
    struct backend_bootstrap bootstrap = {.rank = attr->rank,
                                          .size = attr->n_pes,
                                          .report_after = (double)environment.watchdog,
                                          .report = unique_id_print_waiting};
    if (attr->id->version != VERSION)
        report_fatal(
            routine,
            "id is not a unique ID: expected all %zu bytes that shmemx_get_uniqueid stored",
            sizeof *attr->id);
    if (attr->n_pes < 1)
        report_fatal(routine, "n_pes is %d: expected 1 or more", attr->n_pes);
    if (attr->rank < 0 || attr->rank >= attr->n_pes)
        report_fatal(routine, "rank is %d: expected 0 to %d", attr->rank, attr->n_pes - 1);
    memcpy(&bootstrap.id, attr->id->internal, sizeof bootstrap.id);
    return bootstrap;
}

void unique_id_write(const struct backend_id *made, shmemx_uniqueid_t *id)
{
    *id = (shmemx_uniqueid_t){.version = VERSION};
    memcpy(id->internal, made, sizeof *made);
}

int unique_id_set_attr(const char *routine, int rank, int n_pes, const shmemx_uniqueid_t *id,
                       shmemx_init_attr_t *attr)
{
    check_result(routine, "attr", attr);
    attr->rank = rank;
    attr->n_pes = n_pes;
    attr->id = id;
    return 0;
}
