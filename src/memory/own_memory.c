#include "own_memory.h"

#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "base/assert.h"
#include "base/heap.h"
#include "base/report.h"
#include "dump.h"
#include "layout.h"
#include "mapped.h"
#include "mapping.h"
#include "node.h"
#include "pages.h"

enum sort { SORT_NONE, SORT_MOVED, SORT_SHARED };

struct own_memory {
    char *memory;
    size_t length;
    size_t offset; /* of its part in the rooms for spaces */
    size_t lead;   /* where it begins in its first page, and in its part */
    bool is_moved;
    ptrdiff_t *distances; /* behind the following */
    char *instead[]; /* by place: what the peer's mapping hides; NULL where nothing is mapped */
};

/* What a PE says of its memory in its control block. */
struct own_part {
    uint32_t sort, lead;
    struct share_identity file;
    uint64_t offset;      /* in the file, of its first page */
    uintptr_t begin, end; /* the mapping that it begins in, there */
    int64_t pid;
};
_Static_assert(sizeof(struct own_part) <= sizeof((struct control *)0)->own_memory,
               "a control block has room for it");

static char fault[200];

const char *own_memory_fault(void)
{
    return fault;
}

static struct own_part *own_part_at(int place)
{
    return (struct own_part *)(void *)node_control(place)->own_memory;
}

/* ---- What may be a space's ---- */

/* The segment of another space that has a part of it, or of the heap; NULL for none. */
static const struct segment *segment_over(const char *memory, size_t bytes)
{
    for (int place = 0; place < SEGMENT_ALL; place++) {
        const struct segment *segment = &segments[place];
        if (ranges_overlap(memory, bytes, segment->span.base, segment->span.length))
            return segment;
    }
    return NULL;
}

static const char *why_not(enum mapped_sort sort)
{
    static const char *const reasons[] = {
        [MAPPED_NOT] = "not all of it is mapped",
        [MAPPED_PROTECTED] = "not all of it can be read and written",
        [MAPPED_MIXED] = "it is partly private, partly shared, or of several files"};
    return sort < MAPPED_PRIVATE ? reasons[sort] : NULL;
}

bool own_memory_fits(const void *memory, size_t bytes)
{
    enum { ALIGNMENT = 16 }; /* of an object of any type: the first block begins here */
    const struct segment *other = segment_over(memory, bytes);
    const char *reason = why_not(mapped_look_up(memory, bytes).sort);
    if ((uintptr_t)memory % ALIGNMENT != 0)
        snprintf(fault, sizeof fault, "it is %p: expected a multiple of %d", memory, ALIGNMENT);
    else if (bytes < HEAP_ALIGNMENT)
        snprintf(fault, sizeof fault, "it has %zu bytes: expected %d or more", bytes,
                 HEAP_ALIGNMENT);
    else if (other != NULL)
        snprintf(fault, sizeof fault, "some of it is in the %s", other->name);
    else if (mapping_overlaps(memory, bytes))
        snprintf(fault, sizeof fault, "some of it is symmetric memory");
    else if (reason != NULL)
        snprintf(fault, sizeof fault, "%s", reason);
    else
        return true;
    return false;
}

/* ---- Private memory ---- */

/* Whether a network's or another device has pages of this process for long, as the kernel counts
 * them: it would go on with the old ones. */
static bool has_pinned_pages(void)
{
    FILE *status = fopen("/proc/self/status", "re");
    char line[200];
    unsigned long pinned = 0;
    while (status != NULL && fgets(line, sizeof line, status) != NULL)
        if (sscanf(line, "VmPin: %lu", &pinned) == 1)
            break;
    if (status != NULL)
        fclose(status);
    return pinned != 0;
}

static bool can_move(const char *memory, size_t length)
{
    size_t page = page_size();
    bool whole = (uintptr_t)memory % page == 0 && length % page == 0;
    bool pinned = whole && has_pinned_pages();
    if (!whole)
        snprintf(fault, sizeof fault,
                 "it is private memory, which others of this node can map by pages: expected an "
                 "address and a size that are multiples of %zu",
                 page);
    else if (pinned)
        snprintf(fault, sizeof fault,
                 "it is private memory, and a device holds pages of this process (VmPin)");
    return whole && !pinned;
}

/* What is at `from` comes to `to`, where it is in place of the old pages at once: another mapping
 * of it where it is shared (old_bytes is 0). The first call tells libraries that keep account of
 * pages by libc's functions; of these UCX's mremap forgets the address. */
static bool put_in_place(char *to, size_t bytes, char *from, size_t old_bytes)
{
    if (mmap(to, bytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED, -1,
             0) == MAP_FAILED)
        return false;
    if (syscall(SYS_mremap, from, old_bytes, bytes, MREMAP_MAYMOVE | MREMAP_FIXED, to) == -1)
        report_fatal_errno(NULL, "%zu bytes of the program's memory cannot be mapped", bytes);
    return true;
}

/* Pages that this process never touched may be a file's, and no zeros. */
static bool move_in(char *memory, char *room, size_t bytes)
{
    pages_copy_filled(room, memory, memory + bytes);
    return put_in_place(memory, bytes, room, 0);
}

static bool move_out(char *memory, char *room, size_t bytes)
{
    char *copy = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (copy == MAP_FAILED)
        return false;
    pages_copy_filled(copy, room, room + bytes);
    madvise(room, bytes, MADV_REMOVE);
    return put_in_place(memory, bytes, copy, bytes);
}

/* Not all of it at a time, for it is there twice meanwhile. Gives how much was moved. */
static size_t move(const struct own_memory *own, size_t length,
                   bool (*piece)(char *memory, char *room, size_t bytes))
{
    const size_t most = (size_t)64 << 20;
    char *room = mapping_room(node.place) + own->offset;
    size_t done = 0;
    while (done < length) {
        size_t bytes = length - done < most ? length - done : most;
        if (!piece(own->memory + done, room + done, bytes))
            break;
        done += bytes;
    }
    return done;
}

static void move_back(const struct own_memory *own, size_t length)
{
    if (move(own, length, move_out) < length)
        report_fatal_errno(NULL, "no memory for %zu bytes of the program's that were a space's",
                           length);
}

static bool take_private(struct own_memory *own)
{
    if (!can_move(own->memory, own->length))
        return false;
    size_t moved = move(own, own->length, move_in);
    own->is_moved = moved == own->length;
    if (own->is_moved) {
        dump_hide(own->memory, own->length); /* it is marked as what is in use */
        return true;
    }
    snprintf(fault, sizeof fault, "its pages cannot be replaced: %s", strerror(errno));
    move_back(own, moved);
    return false;
}

/* ---- What others do with it ---- */

static bool take_for_others(struct own_memory *own, const struct mapped *found)
{
    bool shared = found->sort == MAPPED_SHARED;
    if (!shared && !take_private(own))
        return false;
    *own_part_at(node.place) = (struct own_part){.sort = shared ? SORT_SHARED : SORT_MOVED,
                                                 .lead = (uint32_t)own->lead,
                                                 .file = found->file,
                                                 .offset = found->offset - (shared ? own->lead : 0),
                                                 .begin = found->begin,
                                                 .end = found->end,
                                                 .pid = getpid()};
    return true;
}

struct own_memory *own_memory_take(void *memory, size_t bytes, size_t offset)
{
    size_t places = (size_t)node.n_pes;
    struct own_memory *own =
        calloc(1, sizeof *own + places * (sizeof own->instead[0] + sizeof own->distances[0]));
    struct mapped found = mapped_look_up(memory, bytes);
    ASSERT(found.sort >= MAPPED_PRIVATE);
    if (own == NULL) {
        snprintf(fault, sizeof fault, "this PE is out of memory");
        return NULL;
    }
    own->distances = (ptrdiff_t *)(void *)(own->instead + places);
    own->memory = memory;
    own->length = bytes;
    own->offset = offset;
    own->lead = (uintptr_t)memory % page_size();
    if (node.n_pes == 1 || take_for_others(own, &found))
        return own;
    free(own);
    return NULL;
}

struct segment own_memory_segment(const struct own_memory *own, const char *name)
{
    struct segment segment = mapping_room_segment(name, own->offset + own->lead, own->length);
    segment.span.base = own->memory;
    segment_measure(&segment, own->distances);
    return segment;
}

/* ---- That of others ---- */

static char *view_of(const struct own_memory *own, int place)
{
    return mapping_room(place) + own->offset;
}

static size_t view_length(const struct own_memory *own)
{
    return layout_round_up(own->lead + own->length, page_size());
}

/* Another mapping of pages that are mapped here already: MPI maps all windows of a node. */
static bool map_as_here(const struct own_memory *own, int place)
{
    const struct own_part *part = own_part_at(place);
    char *here = mapped_find(&part->file, part->offset);
    return here != NULL && syscall(SYS_mremap, here, 0, view_length(own),
                                   MREMAP_MAYMOVE | MREMAP_FIXED, view_of(own, place)) != -1;
}

/* By the kernel's list of what that PE has mapped, which is for the privileged. */
static bool map_from_there(const struct own_memory *own, int place)
{
    const struct own_part *part = own_part_at(place);
    char path[100];
    snprintf(path, sizeof path, "/proc/%lld/map_files/%zx-%zx", (long long)part->pid,
             (size_t)part->begin, (size_t)part->end);
    int file = open(path, O_RDWR | O_CLOEXEC);
    if (file < 0)
        return false;
    bool mapped = share_is_file(file, &part->file) &&
                  mmap(view_of(own, place), view_length(own), PROT_READ | PROT_WRITE,
                       MAP_SHARED | MAP_FIXED, file, (off_t)part->offset) != MAP_FAILED;
    close(file);
    return mapped;
}

/* In place of what is there of the peer's file, which is kept. */
static bool map_shared(struct own_memory *own, int place)
{
    long instead = syscall(SYS_mremap, view_of(own, place), 0, view_length(own), MREMAP_MAYMOVE);
    if (instead == -1)
        return false;
    own->instead[place] = (char *)instead;
    bool mapped = map_as_here(own, place) || map_from_there(own, place);
    dump_hide(view_of(own, place), view_length(own));
    return mapped;
}

static bool map_one(struct own_memory *own, int place)
{
    const struct own_part *part = own_part_at(place);
    if (part->lead != own->lead) {
        snprintf(fault, sizeof fault,
                 "it begins %zu bytes behind the start of a page, that of PE %d %u: expected the "
                 "same of all that are on one node",
                 own->lead, node.pes[place], (unsigned)part->lead);
        return false;
    }
    if (part->sort == SORT_MOVED || map_shared(own, place))
        return true;
    snprintf(fault, sizeof fault,
             "that of PE %d is a shared mapping, which this PE neither has mapped too nor may open",
             node.pes[place]);
    return false;
}

bool own_memory_map(struct own_memory *own, const struct rank_map *members)
{
    bool all = true;
    for (int place = 0; all && place < node.n_pes; place++)
        if (place != node.place && rank_map_contains(members, node.pes[place]))
            all = map_one(own, place);
    return all;
}

static void unmap_others(const struct own_memory *own)
{
    size_t length = view_length(own);
    for (int place = 0; place < node.n_pes; place++)
        if (own->instead[place] != NULL &&
            syscall(SYS_mremap, own->instead[place], length, length, MREMAP_MAYMOVE | MREMAP_FIXED,
                    view_of(own, place)) == -1)
            report_fatal_errno(NULL, "%zu bytes of symmetric memory cannot be mapped", length);
}

void own_memory_release(struct own_memory *own)
{
    unmap_others(own);
    if (own->is_moved)
        move_back(own, own->length);
    free(own);
}
