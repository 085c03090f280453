#include "query.h"

#include <string.h>

#include "base/check.h"
#include "base/report.h"
#include "shm/segment.h"
#include "net/remote.h"

void query_thread(const char *routine, int *provided)
{
    job_require_running(routine);
    check_result(routine, "provided", provided);
    *provided = job.thread_level;
}

static bool query_is_pe(const struct team *team, int pe)
{
    return pe >= 0 && pe < team->members.size;
}

/* Statics are symmetric among PEs of one executable only, which is what is asked. */
int query_pe_accessible(int pe)
{
    return query_is_pe(&team_world, pe) &&
           (node.other_executable == NULL || !node.other_executable[pe]);
}

int query_addr_accessible(const char *routine, const void *address, int pe)
{
    job_require_running(routine);
    const struct segment *segment = segment_find(address, 1);
    if (segment == NULL)
        segment = segment_find_constant(address, 1);
    return query_is_pe(&team_world, pe) && segment != NULL && segment_has_pe(segment, pe);
}

void *query_ptr(const char *routine, const struct team *team, const void *dest, int pe)
{
    job_require_running(routine);
    const struct segment *segment = segment_find(dest, 1);
    if (team == NULL || !query_is_pe(team, pe) || segment == NULL)
        return NULL;
    return remote_mapped(segment, dest, team_world_pe(team, pe));
}

void query_info_name(const char *routine, char *name)
{
    if (name == NULL)
        report_fatal(routine,
                     "name is a null pointer: expected a buffer of SHMEM_MAX_NAME_LEN bytes");
    memcpy(name, SHMEM_VENDOR_STRING, sizeof SHMEM_VENDOR_STRING);
}

void query_info_version(const char *routine, int *major, int *minor)
{
    check_result(routine, "major", major);
    check_result(routine, "minor", minor);
    *major = SHMEM_MAJOR_VERSION;
    *minor = SHMEM_MINOR_VERSION;
}
