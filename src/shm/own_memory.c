#include "own_memory.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/sysmacros.h>
#include <unistd.h>

#include "base/assert.h"
#include "base/heap.h"
#include "base/report.h"
#include "core_dump.h"
#include "layout.h"
#include "mapping.h"
#include "memory_file.h"
#include "node.h"

/* ---- Mappings of this process ---- */

/* One mapping of this process: a line of /proc/self/maps. */
struct range {
    uintptr_t begin, end;
    bool usable, shared; /* usable: both readable and writable */
    uint64_t offset;
    struct share_identity file;
};

static bool own_memory_parse(const char *line, struct range *range)
{
    char access[5];
    unsigned major_number, minor_number;
    uint64_t inode;
    if (sscanf(line, "%" SCNxPTR "-%" SCNxPTR " %4s %" SCNx64 " %x:%x %" SCNu64, &range->begin,
               &range->end, access, &range->offset, &major_number, &minor_number, &inode) != 7)
        return false;
    range->usable = access[0] == 'r' && access[1] == 'w';
    range->shared = access[3] == 's';
    range->file = (struct share_identity){makedev(major_number, minor_number), (ino_t)inode};
    return true;
}

/* Calls see(range, what) for each mapping of this process, in ascending order of addresses, until
 * `see` returns false. `see` is own_memory_see_range or own_memory_see_file. */
static void own_memory_walk(bool (*see)(const struct range *range, void *what), void *what)
{
    FILE *maps = fopen("/proc/self/maps", "re");
    struct range range;
    char *line = NULL;
    size_t line_capacity = 0;
    while (maps != NULL && getline(&line, &line_capacity, maps) > 0)
        if (own_memory_parse(line, &range) && !see(&range, what))
            break;
    free(line);
    if (maps != NULL)
        fclose(maps);
}

static bool own_memory_same_file(const struct share_identity *one,
                                 const struct share_identity *other)
{
    return one->device == other->device && one->inode == other->inode;
}

/* ---- Look-up by address ---- */

/* State of mapped_look_up, which determines how this process has mapped a range of memory. */
struct lookup {
    uintptr_t begin, end; /* the range to look up */
    uintptr_t at;         /* all addresses of the range below this one have been examined */
    struct mapped found;
};

/* Sets the result from the first mapping of the range. Each later mapping must continue the first
 * one (own_memory_goes_on). */
static void own_memory_begin_lookup(struct lookup *lookup, const struct range *range)
{
    lookup->found = (struct mapped){.category = range->shared ? MAPPED_SHARED : MAPPED_PRIVATE,
                                    .file = range->file,
                                    .offset = range->offset + (lookup->at - range->begin),
                                    .begin = range->begin,
                                    .end = range->end};
}

/* Returns true if this mapping continues the previous ones: it is private too, or the next part of
 * the same file. */
static bool own_memory_goes_on(const struct lookup *lookup, const struct range *range)
{
    const struct mapped *found = &lookup->found;
    if (range->shared != (found->category == MAPPED_SHARED))
        return false;
    return !range->shared || (own_memory_same_file(&range->file, &found->file) &&
                              range->offset == found->offset + (range->begin - lookup->begin));
}

/* Examines the next mapping. Returns false once the result is known. */
static bool own_memory_see_range(const struct range *range, void *what)
{
    struct lookup *lookup = what;
    if (range->end <= lookup->at)
        return true;
    if (range->begin > lookup->at)
        lookup->found.category = MAPPED_NOT;
    else if (!range->usable)
        lookup->found.category = MAPPED_PROTECTED;
    else if (lookup->at == lookup->begin)
        own_memory_begin_lookup(lookup, range);
    else if (!own_memory_goes_on(lookup, range))
        lookup->found.category = MAPPED_MIXED;
    lookup->at = range->end;
    return lookup->found.category >= MAPPED_PRIVATE && lookup->at < lookup->end;
}

struct mapped mapped_look_up(const void *memory, size_t bytes)
{
    uintptr_t begin = (uintptr_t)memory;
    struct lookup lookup = {.begin = begin, .end = begin + bytes, .at = begin};
    own_memory_walk(own_memory_see_range, &lookup);
    if (lookup.at < lookup.end && lookup.found.category >= MAPPED_PRIVATE)
        lookup.found.category = MAPPED_NOT;
    return lookup.found;
}

/* ---- Look-up by file ---- */

/* State of mapped_find, which searches for a mapping of a file. */
struct search {
    struct share_identity file;
    uint64_t offset;
    char *found;
};

static bool own_memory_see_file(const struct range *range, void *what)
{
    struct search *search = what;
    if (range->shared && range->usable && own_memory_same_file(&range->file, &search->file) &&
        search->offset >= range->offset &&
        search->offset - range->offset < range->end - range->begin)
        search->found = (char *)(range->begin + (search->offset - range->offset));
    return search->found == NULL;
}

char *mapped_find(const struct share_identity *file, uint64_t offset)
{
    struct search search = {.file = *file, .offset = offset};
    own_memory_walk(own_memory_see_file, &search);
    return search.found;
}

/* ---- Memory of the program ---- */

/* How a PE provides the program's memory. SORT_MOVED: the pages were moved into this PE's memory
 * file. SORT_SHARED: the memory is a shared mapping of another file. */
enum category { SORT_NONE, SORT_MOVED, SORT_SHARED };

struct own_memory {
    char *memory;
    size_t length; /* bytes */
    /* Start of the sub-range for this memory in the memory for spaces, the same on every PE. */
    size_t offset;
    size_t page_offset; /* distance of `memory` from the start of its page */
    bool is_moved;      /* the pages of `memory` are now pages of this PE's memory file */
    /* Address distances (segment.h) of the PEs whose memory is mapped, stored after replaced[]. */
    ptrdiff_t *distances;
    /* replaced[i] is for the peer with node rank i. It is NULL unless another file is mapped over a
     * part of the peer's memory file. In that case it is a second mapping of this part, from which
     * the original mapping is restored. */
    char *replaced[];
};

/* Description of a PE's memory for its peers, in the PE's control block. With SORT_MOVED, only
 * `category` and `page_offset` are used. */
struct own_memory_info {
    /* `category` is an enum category. `page_offset` is the distance of the memory from the start of
     * its page. */
    uint32_t category, page_offset;
    struct share_identity file;
    uint64_t offset;      /* position in the file of the first page of the memory */
    uintptr_t begin, end; /* the PE's mapping that contains the first byte of the memory */
    int64_t pid;          /* process ID of the PE */
};
_Static_assert(sizeof(struct own_memory_info) <= sizeof((struct control *)0)->own_memory,
               "the member of the control block is large enough");

static char error_text[200];

const char *own_memory_error(void)
{
    return error_text;
}

static struct own_memory_info *own_memory_info_of(int rank)
{
    return (struct own_memory_info *)(void *)node_control(rank)->own_memory;
}

/* ---- Checks ---- */

/* Returns a segment (of the heap, of another space or similar) that overlaps this memory, or NULL.
 */
static const struct segment *own_memory_segment_over(const char *memory, size_t bytes)
{
    for (int i = 0; i < SEGMENT_ALL; i++) {
        const struct segment *segment = &segments[i];
        if (ranges_overlap(memory, bytes, segment->span.base, segment->span.length))
            return segment;
    }
    return NULL;
}

/* Returns why memory of this category cannot be used, or NULL if it can. */
static const char *own_memory_why_not(enum mapped_category category)
{
    static const char *const reasons[] = {
        [MAPPED_NOT] = "not all of it is mapped",
        [MAPPED_PROTECTED] = "not all of it can be read and written",
        [MAPPED_MIXED] =
            "it consists of several mappings: expected only private memory, or one shared mapping"};
    return category < MAPPED_PRIVATE ? reasons[category] : NULL;
}

bool own_memory_fits(const void *memory, size_t bytes)
{
    /* The first allocated block begins at the start of the memory, and must be aligned for objects
     * of any type. */
    enum { ALIGNMENT = 16 };
    const struct segment *other = own_memory_segment_over(memory, bytes);
    const char *reason = own_memory_why_not(mapped_look_up(memory, bytes).category);
    if ((uintptr_t)memory % ALIGNMENT != 0)
        snprintf(error_text, sizeof error_text, "its address is %p: expected a multiple of %d",
                 memory, ALIGNMENT);
    else if (bytes < HEAP_ALIGNMENT)
        snprintf(error_text, sizeof error_text, "its size is %zu bytes: expected at least %d",
                 bytes, HEAP_ALIGNMENT);
    else if (other != NULL)
        snprintf(error_text, sizeof error_text, "some of it is in the %s", other->name);
    else if (mapping_overlaps(memory, bytes))
        snprintf(error_text, sizeof error_text, "some of it is symmetric memory");
    else if (reason != NULL)
        snprintf(error_text, sizeof error_text, "%s", reason);
    else
        return true;
    return false;
}

/* ---- Private memory ---- */

/* Returns true if the kernel reports pages of this process as pinned for a device, such as a
 * network adapter. The device would keep using the old pages after a move. */
static bool own_memory_has_pinned_pages(void)
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

/* Returns true if this private memory can be moved. Otherwise sets the error text. */
static bool own_memory_can_move(const char *memory, size_t length)
{
    size_t page = page_size();
    bool whole = (uintptr_t)memory % page == 0 && length % page == 0;
    bool pinned = whole && own_memory_has_pinned_pages();
    if (!whole)
        snprintf(error_text, sizeof error_text,
                 "it is private memory, which PEs of a node can share only in whole pages: "
                 "expected an address and a size that are multiples of %zu",
                 page);
    else if (pinned)
        snprintf(
            error_text, sizeof error_text,
            "it is private memory, and a device driver has pinned pages of this process (VmPin)");
    return whole && !pinned;
}

/* Replaces the pages at `to` by those at `from`. If old_bytes is 0, the pages at `from` are shared
 * and stay mapped there too. Otherwise they are moved, and old_bytes equals `bytes`.
 *
 * The mmap call notifies libraries that intercept libc functions to track mappings. mremap must be
 * a raw system call: UCX, which some MPI libraries load, replaces libc's mremap by a function that
 * ignores the new address. */
static bool own_memory_put_in_place(char *to, size_t bytes, char *from, size_t old_bytes)
{
    if (mmap(to, bytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED, -1,
             0) == MAP_FAILED)
        return false;
    if (syscall(SYS_mremap, from, old_bytes, bytes, MREMAP_MAYMOVE | MREMAP_FIXED, to) == -1)
        report_fatal_errno(NULL, "%zu bytes of the program's memory cannot be mapped", bytes);
    return true;
}

/* Copies a chunk into the memory file and maps the file at the chunk's address. Pages that this
 * process never touched must be read too: in a private mapping of a file they are not zeros. */
static bool own_memory_move_in(char *memory, char *spaces, size_t bytes)
{
    pages_copy_nonzero(spaces, memory, memory + bytes);
    return own_memory_put_in_place(memory, bytes, spaces, 0);
}

/* Copies a chunk out of the memory file into private pages, which it puts at the chunk's address.
 * Frees the pages of the file. */
static bool own_memory_move_out(char *memory, char *spaces, size_t bytes)
{
    char *copy = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (copy == MAP_FAILED)
        return false;
    pages_copy_nonzero(copy, spaces, spaces + bytes);
    madvise(spaces, bytes, MADV_REMOVE);
    return own_memory_put_in_place(memory, bytes, copy, bytes);
}

/* Memory is moved in chunks of this length to limit memory use: a chunk exists twice while it is
 * moved. */
#define MOVE_CHUNK_BYTES ((size_t)64 << 20)

/* Moves `length` bytes in chunks with own_memory_move_in or own_memory_move_out. Returns the number
 * of bytes that were moved, which is smaller after a failure. */
static size_t own_memory_move(const struct own_memory *own, size_t length,
                              bool (*move_chunk)(char *memory, char *spaces, size_t bytes))
{
    char *spaces = mapping_spaces(node.rank) + own->offset;
    size_t done = 0;
    while (done < length) {
        size_t bytes = length - done < MOVE_CHUNK_BYTES ? length - done : MOVE_CHUNK_BYTES;
        if (!move_chunk(own->memory + done, spaces + done, bytes))
            break;
        done += bytes;
    }
    return done;
}

/* Moves the first `length` bytes from the memory file back into private pages. Aborts on failure,
 * since the program would otherwise lose its data. */
static void own_memory_move_back(const struct own_memory *own, size_t length)
{
    if (own_memory_move(own, length, own_memory_move_out) < length)
        report_fatal_errno(NULL,
                           "cannot move %zu bytes of the program's memory from a memory space back "
                           "to private memory",
                           length);
}

/* Moves the memory into this PE's memory file. On failure, moves it back and returns false. */
static bool own_memory_take_private(struct own_memory *own)
{
    if (!own_memory_can_move(own->memory, own->length))
        return false;
    size_t moved = own_memory_move(own, own->length, own_memory_move_in);
    own->is_moved = moved == own->length;
    if (own->is_moved) {
        /* Pages of memory files are excluded from core dumps. core_dump_mark later includes the
         * blocks that are in use. */
        core_dump_exclude(own->memory, own->length);
        return true;
    }
    snprintf(error_text, sizeof error_text, "its pages cannot be replaced by shared memory: %s",
             strerror(errno));
    own_memory_move_back(own, moved);
    return false;
}

/* ---- Mapping by peers ---- */

/* Moves the memory if it is private, and describes it in this PE's control block. */
static bool own_memory_share_with_node(struct own_memory *own, const struct mapped *found)
{
    bool shared = found->category == MAPPED_SHARED;
    if (!shared && !own_memory_take_private(own))
        return false;
    *own_memory_info_of(node.rank) =
        (struct own_memory_info){.category = shared ? SORT_SHARED : SORT_MOVED,
                                 .page_offset = (uint32_t)own->page_offset,
                                 .file = found->file,
                                 .offset = found->offset - (shared ? own->page_offset : 0),
                                 .begin = found->begin,
                                 .end = found->end,
                                 .pid = getpid()};
    return true;
}

struct own_memory *own_memory_take(void *memory, size_t bytes, size_t offset)
{
    size_t n_ranks = (size_t)node.n_pes;
    struct own_memory *own =
        calloc(1, sizeof *own + n_ranks * (sizeof own->replaced[0] + sizeof own->distances[0]));
    struct mapped found = mapped_look_up(memory, bytes);
    ASSERT(found.category >= MAPPED_PRIVATE);
    if (own == NULL) {
        snprintf(error_text, sizeof error_text, "this PE is out of memory");
        return NULL;
    }
    own->distances = (ptrdiff_t *)(void *)(own->replaced + n_ranks);
    own->memory = memory;
    own->length = bytes;
    own->offset = offset;
    own->page_offset = (uintptr_t)memory % page_size();
    if (node.n_pes == 1 || own_memory_share_with_node(own, &found))
        return own;
    free(own);
    return NULL;
}

struct segment own_memory_segment(const struct own_memory *own, const char *name)
{
    struct segment segment =
        mapping_spaces_segment(name, own->offset + own->page_offset, own->length);
    segment.span.base = own->memory;
    segment_set_distances(&segment, own->distances);
    return segment;
}

/* ---- Mapping of peers' memory ---- */

/* Returns the address in this process of the sub-range (own->offset) in the memory for spaces of
 * the PE with this node rank. */
static char *own_memory_view_of(const struct own_memory *own, int rank)
{
    return mapping_spaces(rank) + own->offset;
}

/* Returns the length in bytes of all pages that contain the memory. */
static size_t own_memory_view_length(const struct own_memory *own)
{
    return layout_round_up(own->page_offset + own->length, page_size());
}

/* If this process has already mapped the file of the peer's memory, maps the peer's pages by
 * duplicating that mapping. This is usual for an MPI window, because MPI maps the windows of all
 * processes of the node. Returns false if this process has not mapped the file. */
static bool own_memory_map_own_mapping_again(const struct own_memory *own, int rank)
{
    const struct own_memory_info *info = own_memory_info_of(rank);
    char *here = mapped_find(&info->file, info->offset);
    return here != NULL &&
           syscall(SYS_mremap, here, 0, own_memory_view_length(own), MREMAP_MAYMOVE | MREMAP_FIXED,
                   own_memory_view_of(own, rank)) != -1;
}

/* Maps the peer's file through /proc/PID/map_files. The kernel allows only privileged processes to
 * open files there. Returns false on failure. */
static bool own_memory_map_from_map_files(const struct own_memory *own, int rank)
{
    const struct own_memory_info *info = own_memory_info_of(rank);
    char path[100];
    snprintf(path, sizeof path, "/proc/%lld/map_files/%zx-%zx", (long long)info->pid,
             (size_t)info->begin, (size_t)info->end);
    int file = open(path, O_RDWR | O_CLOEXEC);
    if (file < 0)
        return false;
    bool mapped =
        share_is_file(file, &info->file) &&
        mmap(own_memory_view_of(own, rank), own_memory_view_length(own), PROT_READ | PROT_WRITE,
             MAP_SHARED | MAP_FIXED, file, (off_t)info->offset) != MAP_FAILED;
    close(file);
    return mapped;
}

/* Maps the file that contains the peer's memory over a part of the peer's memory file. First
 * duplicates the mapping of this part, so that own_memory_unmap_others can restore it. */
static bool own_memory_map_shared(struct own_memory *own, int rank)
{
    long replaced = syscall(SYS_mremap, own_memory_view_of(own, rank), 0,
                            own_memory_view_length(own), MREMAP_MAYMOVE);
    if (replaced == -1)
        return false;
    own->replaced[rank] = (char *)replaced;
    bool mapped =
        own_memory_map_own_mapping_again(own, rank) || own_memory_map_from_map_files(own, rank);
    core_dump_exclude(own_memory_view_of(own, rank), own_memory_view_length(own));
    return mapped;
}

/* Makes the memory of one peer accessible. On failure, sets the error text and returns false. */
static bool own_memory_map_one(struct own_memory *own, int rank)
{
    const struct own_memory_info *info = own_memory_info_of(rank);
    if (info->page_offset != own->page_offset) {
        snprintf(error_text, sizeof error_text,
                 "it begins %zu bytes after the start of a page, but on PE %d the distance is %u "
                 "bytes: expected the same distance on all PEs of a node",
                 own->page_offset, node.pes[rank], (unsigned)info->page_offset);
        return false;
    }
    if (info->category == SORT_MOVED || own_memory_map_shared(own, rank))
        return true;
    snprintf(
        error_text, sizeof error_text,
        "the memory of PE %d is a shared mapping, which this PE has not mapped and cannot open",
        node.pes[rank]);
    return false;
}

bool own_memory_map(struct own_memory *own, const struct rank_map *members)
{
    bool all = true;
    for (int rank = 0; all && rank < node.n_pes; rank++)
        if (rank != node.rank && rank_map_contains(members, node.pes[rank]))
            all = own_memory_map_one(own, rank);
    return all;
}

/* Restores the mappings of the peers' memory files that own_memory_map_shared has replaced. */
static void own_memory_unmap_others(const struct own_memory *own)
{
    size_t length = own_memory_view_length(own);
    for (int rank = 0; rank < node.n_pes; rank++)
        if (own->replaced[rank] != NULL &&
            syscall(SYS_mremap, own->replaced[rank], length, length, MREMAP_MAYMOVE | MREMAP_FIXED,
                    own_memory_view_of(own, rank)) == -1)
            report_fatal_errno(NULL, "%zu bytes of symmetric memory cannot be mapped", length);
}

void own_memory_release(struct own_memory *own)
{
    own_memory_unmap_others(own);
    if (own->is_moved)
        own_memory_move_back(own, own->length);
    free(own);
}
