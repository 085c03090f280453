#include "trace.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "base/assert.h"
#include "base/environment.h"
#include "base/own_folder.h"
#include "base/report.h"
#include "items.h"
#include "network.h"

/* The first line says what the columns are; the others are a ring, and all of one length. */
enum { LINE_BYTES = 128, RING_LINES = 16384 };

/* Requests and answers, by PE. */
struct counts {
    uint32_t of[TRACE_AWAITS][TAG_ANSWER + 1];
};

static struct {
    int file;
    uint64_t lines;         /* so many were written */
    struct counts *packets; /* by PE */
} trace = {.file = -1};
bool trace_runs;

static const char *const ways[] = {
    [TRACE_SENT] = "sent", [TRACE_RECEIVED] = "received", [TRACE_AWAITS] = "awaits"};

/* What the lines of one packet have in common. */
struct origin {
    enum trace_way way;
    int pe;
    const char *sort;
    uint32_t nth; /* of its sort between the two, this way */
};

/* ---- Lines ---- */

/* Puts the text, padded, where the line with that number belongs. */
static void write_line_at(uint64_t place, char line[LINE_BYTES], int length)
{
    if (length > LINE_BYTES - 1)
        length = LINE_BYTES - 1;
    memset(line + length, ' ', (size_t)(LINE_BYTES - 1 - length));
    line[LINE_BYTES - 1] = '\n';
    ssize_t written = pwrite(trace.file, line, LINE_BYTES, (off_t)(place * LINE_BYTES));
    if (written == LINE_BYTES)
        return;
    trace_runs = false;
    report_warning(NULL, "ISTHMUS_TRACE: a line cannot be written, so the trace ends: %s",
                   written < 0 ? strerror(errno) : "the file system is full");
}

static void write_heading(void)
{
    char line[LINE_BYTES], host[32] = "";
    gethostname(host, sizeof host - 1);
    int length =
        snprintf(line, sizeof line,
                 "# PE %d of %d, process %d of %s: number time way sort nth peer what bytes "
                 "channel epoch packets",
                 job.me, job.n_pes, (int)getpid(), host);
    write_line_at(0, line, length);
}

static void write_event(const struct origin *origin, const char *what, size_t bytes,
                        const struct receipt *receipt)
{
    char line[LINE_BYTES];
    struct timespec now;
    ASSERT(network_is_locked());
    clock_gettime(CLOCK_REALTIME, &now);
    uint64_t place = 1 + trace.lines++ % RING_LINES;
    int length = snprintf(
        line, sizeof line, "%8llu %10lld.%06ld %-8s %-8s %7u %7d %-24.24s %11zu %12llx %1u %5u",
        (unsigned long long)trace.lines, (long long)now.tv_sec, now.tv_nsec / 1000,
        ways[origin->way], origin->sort, (unsigned)origin->nth, origin->pe,
        what == NULL ? "-" : what, bytes, (unsigned long long)receipt->channel,
        (unsigned)receipt->epoch, (unsigned)receipt->packets);
    write_line_at(place, line, length);
}

/* ---- Items ---- */

/* How much memory an item is about. A word's begins with one, but that of words got. */
static size_t bytes_of_words(const struct item *item)
{
    size_t further = item->bytes / item_form(item)->per_word;
    return (further + (item->kind != ITEM_GET_WORDS)) * item->size;
}

static size_t bytes_of_item(const struct item *item)
{
    switch ((enum item_kind)item->kind) {
    case ITEM_BULK_PUT:
    case ITEM_BULK_GET:
        return ((const struct item_bulk *)(const void *)item)->length;
    case ITEM_ATOMIC_FETCH:
    case ITEM_COMPARE_SWAP:
        return item->size;
    case ITEM_NOTICE:
    case ITEM_HANDLED:
        return 0;
    default:
        return item_form(item)->per_word == 0 ? item->bytes : bytes_of_words(item);
    }
}

static void write_items(const struct origin *origin, const struct packet_head *head)
{
    const char *next = (const char *)(head + 1), *end = (const char *)head + head->bytes;
    if (next == end)
        write_event(origin, "asks_for_an_answer", 0, &head->awaited);
    while (next < end) {
        const struct item *item = (const void *)next;
        write_event(origin, item_form(item)->name, bytes_of_item(item), &head->awaited);
        next += item_length(item, item_form(item));
    }
    ASSERT(next == end);
}

/* ---- What happens ---- */

void trace_write_packet(enum trace_way way, int pe, int tag, const struct packet_head *head)
{
    struct origin origin = {way, pe, tag == TAG_REQUEST ? "request" : "answer",
                            ++trace.packets[pe].of[way][tag]};
    if (head->carried_out.packets != 0)
        write_event(&origin, "receipt", 0, &head->carried_out);
    if (tag == TAG_REQUEST)
        write_items(&origin, head);
    else if (head->bytes > sizeof *head)
        write_event(&origin, "results", head->bytes - sizeof *head, &head->carried_out);
}

void trace_write_message(enum trace_way way, int pe, const char *sort, const char *what,
                         size_t bytes)
{
    write_event(&(struct origin){.way = way, .pe = pe, .sort = sort}, what, bytes,
                &(struct receipt){0});
}

/* ---- Start and end ---- */

/* The file of this path, which this cuts apart. */
static int open_new(char *path, char *fault)
{
    char *slash = strrchr(path, '/');
    if (slash == NULL)
        return own_folder_new_file(".", path, 0600, fault);
    *slash = '\0';
    return own_folder_new_file(slash == path ? "/" : path, slash + 1, 0600, fault);
}

void trace_start(const char *routine)
{
    char path[4096], fault[OWN_FOLDER_ERROR_BYTES];
    if (environment.trace == NULL)
        return;
    int length = snprintf(path, sizeof path, "%s.%d", environment.trace, job.me);
    if (length >= (int)sizeof path)
        report_fatal(routine, "ISTHMUS_TRACE has %d characters: expected fewer", length);
    trace.packets =
        report_require_memory(routine, calloc((size_t)job.n_pes, sizeof *trace.packets));
    trace.file = open_new(path, fault);
    if (trace.file < 0)
        report_fatal(routine, "ISTHMUS_TRACE: no file for the trace of PE %d: %s", job.me, fault);
    trace.lines = 0;
    trace_runs = true;
    write_heading();
}

void trace_warn_of_none(const char *routine)
{
    if (environment.trace != NULL && job.me == 0)
        report_warning(routine, "ISTHMUS_TRACE: all PEs share memory, so there is no packet "
                                "to trace");
}

void trace_stop(void)
{
    if (trace.file < 0)
        return;
    trace_runs = false;
    close(trace.file);
    trace.file = -1;
    free(trace.packets);
    trace.packets = NULL;
}
