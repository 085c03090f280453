#include "share.h"

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/job.h"
#include "base/report.h"
#include "modules/loader.h"
#include "node.h"

bool share_draw_token(struct share_token *token)
{
    return getrandom(token, sizeof *token, 0) == (ssize_t)sizeof *token;
}

void share_token_name(const struct share_token *token, char name[SHARE_NAME_BYTES])
{
    int used = snprintf(name, SHARE_NAME_BYTES, "isthmus-");
    for (size_t i = 0; i < sizeof token->bytes; i++)
        used += snprintf(name + used, SHARE_NAME_BYTES - (size_t)used, "%02x", token->bytes[i]);
}

void *share_allgather(const char *routine, const void *mine, size_t bytes)
{
    void *all = report_require_memory(routine, malloc((size_t)job.n_pes * bytes));
    if (backend->allgather(mine, all, bytes) != 0)
        report_fatal(routine, "%s", backend->message());
    return all;
}

/* Where it stands: amid the control block, of which there is no mapping yet. */
static const off_t metadata_offset = offsetof(struct control, metadata);
_Static_assert(sizeof(struct share_metadata) <= sizeof((struct control *)0)->metadata,
               "it has that room");

bool share_write_metadata(const struct share_files *mine)
{
    struct share_metadata metadata = {.globals = mine->globals};
    share_identify(mine->globals, &metadata.identity);
    return pwrite(mine->memory, &metadata, sizeof metadata, metadata_offset) ==
           (ssize_t)sizeof metadata;
}

bool share_identify(int file, struct share_identity *identity)
{
    struct stat status;
    if (file < 0 || fstat(file, &status) != 0)
        return false;
    *identity = (struct share_identity){status.st_dev, (uint32_t)status.st_ino};
    return true;
}

bool share_read_metadata(const struct share_exchange *exchange, int pe, int memory,
                         struct share_identity identities[SHARE_FILES], int *globals)
{
    struct share_metadata metadata;
    if (!share_identify(exchange->mine->memory, &identities[SHARE_MEMORY]))
        return false;
    identities[SHARE_MEMORY].inode = exchange->all[pe].inode; /* on the same device */
    if (!share_is_file(memory, &identities[SHARE_MEMORY]) ||
        pread(memory, &metadata, sizeof metadata, metadata_offset) != (ssize_t)sizeof metadata)
        return false;
    identities[SHARE_GLOBALS] = metadata.identity;
    *globals = exchange->lengths[SHARE_GLOBALS] != 0 ? metadata.globals : -1;
    return true;
}

bool share_is_file(int file, const struct share_identity *identity)
{
    struct stat status;
    return fstat(file, &status) == 0 && status.st_dev == identity->device &&
           (uint32_t)status.st_ino == identity->inode && status.st_uid == geteuid();
}

void share_close(struct share_files files)
{
    if (files.memory >= 0)
        close(files.memory);
    if (files.globals >= 0)
        close(files.globals);
}

bool share_map_and_close(struct share_exchange *exchange, int rank, struct share_files files,
                         const struct share_identity identities[SHARE_FILES])
{
    bool has_globals = exchange->lengths[SHARE_GLOBALS] != 0;
    bool right = share_is_file(files.memory, &identities[SHARE_MEMORY]) &&
                 (has_globals ? share_is_file(files.globals, &identities[SHARE_GLOBALS])
                              : files.globals < 0);
    if (right)
        exchange->open_peer(exchange->routine, rank, files);
    share_close(files);
    return right;
}

int share_last_failure(const char *routine, bool well)
{
    int last;
    if (backend->maximum(well ? -1 : job.me, &last) != 0)
        report_fatal(routine, "%s", backend->message());
    return last;
}
