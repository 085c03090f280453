#include "packet_trace.h"

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
#include "net.h"
#include "wire.h"

/* Length in bytes of each line of the trace file, and number of lines in its ring. The first line
 * of the file describes the columns. The following RING_LINES lines are a ring: new lines overwrite
 * the oldest ones. */
enum { LINE_BYTES = 128, RING_LINES = 16384 };

/* Number of requests and responses that were exchanged with one PE, by direction. The second index
 * is 1 for requests. */
struct packet_counts {
    uint32_t of[PACKET_TRACE_AWAITS][2];
};

static struct {
    int file;
    uint64_t lines;                /* number of lines written so far */
    struct packet_counts *packets; /* one entry for each PE */
} trace = {.file = -1};
bool packet_trace_runs;

static const char *const directions[] = {[PACKET_TRACE_SENT] = "sent",
                                         [PACKET_TRACE_RECEIVED] = "received",
                                         [PACKET_TRACE_AWAITS] = "awaits"};

/* Properties of a packet that are the same in all its trace lines. */
struct origin {
    enum packet_trace_direction direction;
    int pe;
    const char *category;
    uint32_t nth; /* number of the packet among the packets with its category and direction */
};

/* ---- Lines of the trace file ---- */

/* Pads a line with blanks and writes it at its position in the trace file. If that fails, prints a
 * warning and ends the trace. */
static void packet_trace_write_line_at(uint64_t line_number, char line[LINE_BYTES], int length)
{
    if (length > LINE_BYTES - 1)
        length = LINE_BYTES - 1;
    memset(line + length, ' ', (size_t)(LINE_BYTES - 1 - length));
    line[LINE_BYTES - 1] = '\n';
    ssize_t written = pwrite(trace.file, line, LINE_BYTES, (off_t)(line_number * LINE_BYTES));
    if (written == LINE_BYTES)
        return;
    packet_trace_runs = false;
    report_warning(NULL, "ISTHMUS_TRACE: cannot write a line, so the trace ends here: %s",
                   written < 0 ? strerror(errno) : "the file system is full");
}

static void packet_trace_write_heading(void)
{
    char line[LINE_BYTES], host[32] = "";
    gethostname(host, sizeof host - 1);
    int length =
        snprintf(line, sizeof line,
                 "# PE %d of %d, process %d of %s: number time way sort nth peer what bytes "
                 "channel epoch packets",
                 job.me, job.n_pes, (int)getpid(), host);
    packet_trace_write_line_at(0, line, length);
}

static void packet_trace_write_event(const struct origin *origin, const char *what, size_t bytes,
                                     const struct ack *ack)
{
    char line[LINE_BYTES];
    struct timespec now;
    ASSERT(net_is_locked());
    clock_gettime(CLOCK_REALTIME, &now);
    uint64_t line_number = 1 + trace.lines++ % RING_LINES;
    int length = snprintf(
        line, sizeof line, "%8llu %10lld.%06ld %-8s %-8s %7u %7d %-24.24s %11zu %12llx %1u %5u",
        (unsigned long long)trace.lines, (long long)now.tv_sec, now.tv_nsec / 1000,
        directions[origin->direction], origin->category, (unsigned)origin->nth, origin->pe,
        what == NULL ? "-" : what, bytes, (unsigned long long)ack->endpoint, (unsigned)ack->epoch,
        (unsigned)ack->packets);
    packet_trace_write_line_at(line_number, line, length);
}

/* ---- Description of items ---- */

/* Returns the number of bytes of memory that an item of coalesced words accesses. The head of such
 * an item contains the first word, except in an ITEM_GET_WORDS. */
static size_t packet_trace_bytes_of_words(const struct item *item)
{
    size_t further = item->bytes / wire_item_layout(item)->bytes_per_word;
    return (further + (item->kind != ITEM_GET_WORDS)) * item->size;
}

static size_t packet_trace_bytes_of_item(const struct item *item)
{
    switch ((enum item_kind)item->kind) {
    case ITEM_RENDEZVOUS_PUT:
    case ITEM_RENDEZVOUS_GET:
        return ((const struct item_rendezvous *)(const void *)item)->length;
    case ITEM_ATOMIC_FETCH:
    case ITEM_COMPARE_SWAP:
        return item->size;
    case ITEM_PROGRESS_HINT:
    case ITEM_AM_CREDITS:
        return 0;
    default:
        return wire_item_layout(item)->bytes_per_word == 0 ? item->bytes
                                                           : packet_trace_bytes_of_words(item);
    }
}

static void packet_trace_write_items(const struct origin *origin, const struct packet_head *head)
{
    const char *next = (const char *)(head + 1), *end = (const char *)head + head->bytes;
    if (next == end)
        packet_trace_write_event(origin, "asks_for_an_answer", 0, &head->expected_ack);
    while (next < end) {
        const struct item *item = (const void *)next;
        packet_trace_write_event(origin, wire_item_layout(item)->name,
                                 packet_trace_bytes_of_item(item), &head->expected_ack);
        next += wire_item_bytes(item, wire_item_layout(item));
    }
    ASSERT(next == end);
}

/* ---- Traced events ---- */

/* Returns the origin of the next line about a packet or a short message, and counts this packet. */
static struct origin packet_trace_origin(enum packet_trace_direction direction, int pe,
                                         bool is_request)
{
    return (struct origin){direction, pe, is_request ? "request" : "answer",
                           ++trace.packets[pe].of[direction][is_request]};
}

void packet_trace_write_packet(enum packet_trace_direction direction, int pe,
                               const struct packet_head *head)
{
    bool is_request = head->form == FORM_REQUEST;
    struct origin origin = packet_trace_origin(direction, pe, is_request);
    if (head->ack.packets != 0)
        packet_trace_write_event(&origin, "receipt", 0, &head->ack);
    if (is_request)
        packet_trace_write_items(&origin, head);
    else if (head->bytes > sizeof *head)
        packet_trace_write_event(&origin, "results", head->bytes - sizeof *head, &head->ack);
}

void packet_trace_write_short(enum packet_trace_direction direction, int pe, const void *message)
{
    const struct message_start *start = message;
    const struct short_request *request = message;
    const struct short_response *response = message;
    bool is_request = start->form == FORM_SHORT_REQUEST;
    struct origin origin = packet_trace_origin(direction, pe, is_request);
    struct ack ack = {.endpoint = is_request ? request->endpoint : response->endpoint,
                      .packets = 1};
    if (is_request) {
        struct item item = short_request_item(request);
        packet_trace_write_event(&origin, wire_item_layout(&item)->name, item.size, &ack);
    } else {
        packet_trace_write_event(&origin, "receipt", 0, &ack);
    }
}

void packet_trace_write_message(enum packet_trace_direction direction, int pe, const char *category,
                                const char *what, size_t bytes)
{
    packet_trace_write_event(
        &(struct origin){.direction = direction, .pe = pe, .category = category}, what, bytes,
        &(struct ack){0});
}

/* ---- Start and end ---- */

/* Creates the trace file with this path. Modifies `path`. */
static int packet_trace_open_new(char *path, char *fault)
{
    char *slash = strrchr(path, '/');
    if (slash == NULL)
        return own_folder_new_file(".", path, 0600, fault);
    *slash = '\0';
    return own_folder_new_file(slash == path ? "/" : path, slash + 1, 0600, fault);
}

void packet_trace_start(const char *routine)
{
    char path[4096], fault[OWN_FOLDER_ERROR_BYTES];
    if (environment.trace == NULL)
        return;
    int length = snprintf(path, sizeof path, "%s.%d", environment.trace, job.me);
    if (length >= (int)sizeof path)
        report_fatal(routine,
                     "ISTHMUS_TRACE with the PE number has %d characters: expected at most %zu",
                     length, sizeof path - 1);
    trace.packets =
        report_require_memory(routine, calloc((size_t)job.n_pes, sizeof *trace.packets));
    trace.file = packet_trace_open_new(path, fault);
    if (trace.file < 0)
        report_fatal(routine, "ISTHMUS_TRACE: cannot create the file for the trace of PE %d: %s",
                     job.me, fault);
    trace.lines = 0;
    packet_trace_runs = true;
    packet_trace_write_heading();
}

void packet_trace_warn_of_none(const char *routine)
{
    if (environment.trace != NULL && job.me == 0)
        report_warning(routine, "ISTHMUS_TRACE: all PEs share memory, so there is no packet "
                                "to trace");
}

void packet_trace_stop(void)
{
    if (trace.file < 0)
        return;
    packet_trace_runs = false;
    close(trace.file);
    trace.file = -1;
    free(trace.packets);
    trace.packets = NULL;
}
