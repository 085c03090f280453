#include "share.h"

#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/job.h"
#include "base/report.h"
#include "modules/loader.h"
#include "node.h"

bool share_draw(struct share_token *token)
{
    return getrandom(token, sizeof *token, 0) == (ssize_t)sizeof *token;
}

void share_spell(const struct share_token *token, char name[SHARE_NAME_ROOM])
{
    int used = snprintf(name, SHARE_NAME_ROOM, "isthmus-");
    for (size_t i = 0; i < sizeof token->bytes; i++)
        used += snprintf(name + used, SHARE_NAME_ROOM - (size_t)used, "%02x", token->bytes[i]);
}

void *share_tell(const char *routine, const void *mine, size_t bytes)
{
    void *all = report_require_memory(routine, malloc((size_t)job.n_pes * bytes));
    if (backend->allgather(mine, all, bytes) != 0)
        report_fatal(routine, "%s", backend->message());
    return all;
}

/* Which file a path leads to, its device and number in one; 0 if it leads nowhere. */
static uint64_t identity_of(const char *path)
{
    struct stat status;
    return stat(path, &status) == 0 ? (uint64_t)status.st_dev << 32 ^ (uint64_t)status.st_ino : 0;
}

/* Of the running kernel; of the host's name where the kernel does not tell (FNV-1a). */
static uint64_t machine_identity(void)
{
    char text[64] = "";
    int file = open("/proc/sys/kernel/random/boot_id", O_RDONLY | O_CLOEXEC);
    ssize_t length = file >= 0 ? read(file, text, sizeof text - 1) : -1;
    if (file >= 0)
        close(file);
    if (length <= 0)
        gethostname(text, sizeof text - 1);
    uint64_t hash = 0xcbf29ce484222325u;
    for (const char *at = text; *at != '\0'; at++)
        hash = (hash ^ (unsigned char)*at) * 0x100000001b3u;
    return hash;
}

void share_find_locality(struct locality *locality)
{
    *locality = (struct locality){.machine = machine_identity(),
                                  .processes = identity_of("/proc/self/ns/pid"),
                                  .network = identity_of("/proc/self/ns/net"),
                                  .shm = identity_of("/dev/shm")};
}

void share_fill_card(struct share_card *card, const struct share_files *mine)
{
    memset(card, 0, sizeof *card);
    gethostname(card->host, sizeof card->host - 1);
    card->pid = getpid();
    card->files[SHARE_MEMORY] = mine->memory;
    card->files[SHARE_GLOBALS] = mine->globals;
    for (int i = 0; i < SHARE_FILES; i++)
        share_identify(card->files[i], &card->identities[i]);
}

bool share_identify(int file, struct share_identity *identity)
{
    struct stat status;
    if (file < 0 || fstat(file, &status) != 0)
        return false;
    *identity = (struct share_identity){status.st_dev, status.st_ino};
    return true;
}

bool share_is_file(int file, const struct share_identity *identity)
{
    struct stat status;
    return fstat(file, &status) == 0 && status.st_dev == identity->device &&
           status.st_ino == identity->inode && status.st_uid == geteuid();
}

void share_close(struct share_files files)
{
    if (files.memory >= 0)
        close(files.memory);
    if (files.globals >= 0)
        close(files.globals);
}

bool share_hand_over(struct share_exchange *exchange, int place, struct share_files files,
                     const struct share_identity identities[SHARE_FILES])
{
    bool has_globals = exchange->cards[node.pes[place]].files[SHARE_GLOBALS] >= 0;
    bool right = share_is_file(files.memory, &identities[SHARE_MEMORY]) &&
                 (has_globals ? share_is_file(files.globals, &identities[SHARE_GLOBALS])
                              : files.globals < 0);
    if (right)
        exchange->open_peer(exchange->routine, place, files);
    share_close(files);
    return right;
}

int share_first_failure(const char *routine, bool well)
{
    char mine = well ? 1 : 0;
    char *all = share_tell(routine, &mine, 1);
    int failed = -1;
    for (int pe = job.n_pes - 1; pe >= 0; pe--)
        if (!all[pe])
            failed = pe;
    free(all);
    return failed;
}
