/*
 * isthmus-perfetto: writes a trace in Perfetto's format (trace.proto). isthmus-trace passes records
 * on standard input, one per line (tools/trace/record.h). The table `words` below lists the kinds
 * of records. Each record is written immediately as one packet.
 *
 * isthmus-trace numbers tracks, texts and flows, beginning with 1. A flow is an arrow between two
 * events. A record "flow" with the number of the flow precedes the event at which the flow begins.
 * A record "ends" precedes the event at which the flow ends.
 */
#include <errno.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "record.h"
#include "trace.pb-c.h"

enum { SEQUENCE = 1, FLOWS_STEP = 64 };

struct flows {
    uint64_t *of;
    size_t count, capacity;
};

static struct {
    FILE *file;
    const char *path;
    bool has_begun;
    struct record line;
    struct flows from, to;    /* flows that begin and that end at the next event */
    DebugAnnotation *notes;   /* annotations of the current event */
    DebugAnnotation **listed; /* pointers to `notes`, as protobuf-c expects */
    size_t notes_capacity;
} out;

#define N(I) out.line.numbers[I]

/* ---- Packets ---- */

static _Noreturn void perfetto_fail_with_errno(void)
{
    record_fail(out.path, strerror(errno));
}

static void perfetto_write_bytes(ProtobufCBuffer *unused, size_t length, const uint8_t *bytes)
{
    (void)unused;
    if (fwrite(bytes, 1, length, out.file) != length)
        perfetto_fail_with_errno();
}

/* Writes a Trace message with one packet. The concatenation of these messages is one trace with all
 * packets. Interned texts are valid from the first packet on. */
static void perfetto_write_packet(TracePacket *packet)
{
    ProtobufCBuffer buffer = {.append = perfetto_write_bytes};
    Trace trace = TRACE__INIT;
    packet->has_trusted_packet_sequence_id = true;
    packet->trusted_packet_sequence_id = SEQUENCE;
    packet->has_sequence_flags = true;
    packet->sequence_flags = out.has_begun
                                 ? TRACE_PACKET__SEQUENCE_FLAGS__SEQ_NEEDS_INCREMENTAL_STATE
                                 : TRACE_PACKET__SEQUENCE_FLAGS__SEQ_INCREMENTAL_STATE_CLEARED;
    out.has_begun = true;
    trace.n_packet = 1;
    trace.packet = &packet;
    trace__pack_to_buffer(&trace, &buffer);
}

/* ---- Texts. Record: number | text ---- */

static void perfetto_write_interned(InternedData *data)
{
    TracePacket packet = TRACE_PACKET__INIT;
    packet.interned_data = data;
    perfetto_write_packet(&packet);
}

/* Defines the function write_NAME, e.g. write_category. perfetto_handle_record calls it through
 * the table `words`. */
#define INTERN(NAME, TYPE, INIT, LIST)                                                             \
    static void write_##NAME(void)                                                                 \
    {                                                                                              \
        InternedData data = INTERNED_DATA__INIT;                                                   \
        TYPE text = INIT, *texts = &text;                                                          \
        text.has_iid = true;                                                                       \
        text.iid = N(0);                                                                           \
        text.name = (char *)(uintptr_t)out.line.text;                                              \
        data.n_##LIST = 1;                                                                         \
        data.LIST = &texts;                                                                        \
        perfetto_write_interned(&data);                                                            \
    }
INTERN(category, EventCategory, EVENT_CATEGORY__INIT, event_categories)
INTERN(name, EventName, EVENT_NAME__INIT, event_names)
INTERN(key, DebugAnnotationName, DEBUG_ANNOTATION_NAME__INIT, debug_annotation_names)

static void perfetto_write_text(void)
{
    InternedData data = INTERNED_DATA__INIT;
    InternedString text = INTERNED_STRING__INIT, *texts = &text;
    text.has_iid = true;
    text.iid = N(0);
    text.has_str = true;
    text.str.data = (uint8_t *)(uintptr_t)out.line.text;
    text.str.len = strlen(out.line.text);
    data.n_debug_annotation_string_values = 1;
    data.debug_annotation_string_values = &texts;
    perfetto_write_interned(&data);
}

/* ---- Tracks. Record: number, further numbers | name ---- */

static void perfetto_write_track(TrackDescriptor *track)
{
    TracePacket packet = TRACE_PACKET__INIT;
    track->has_uuid = true;
    track->uuid = N(0);
    packet.data_case = TRACE_PACKET__DATA_TRACK_DESCRIPTOR;
    packet.track_descriptor = track;
    perfetto_write_packet(&packet);
}

/* Sets the track of the process to which this track belongs. */
static void perfetto_set_parent(TrackDescriptor *track, uint64_t parent)
{
    track->has_parent_uuid = true;
    track->parent_uuid = parent;
}

/* Writes the track of a process. Further numbers of the record: process ID, sort index. */
static void perfetto_write_process(void)
{
    TrackDescriptor track = TRACK_DESCRIPTOR__INIT;
    ProcessDescriptor process = PROCESS_DESCRIPTOR__INIT;
    process.has_pid = process.has_legacy_sort_index = true;
    process.pid = (int32_t)N(1);
    process.legacy_sort_index = (int32_t)N(2);
    process.process_name = (char *)(uintptr_t)out.line.text;
    track.process = &process;
    perfetto_write_track(&track);
}

/* Writes the track of a thread. Further numbers of the record: track of the process, process ID,
 * thread ID. */
static void perfetto_write_thread(void)
{
    TrackDescriptor track = TRACK_DESCRIPTOR__INIT;
    ThreadDescriptor thread = THREAD_DESCRIPTOR__INIT;
    thread.has_pid = thread.has_tid = true;
    thread.pid = (int32_t)N(2);
    thread.tid = (int64_t)N(3);
    thread.thread_name = (char *)(uintptr_t)out.line.text;
    track.thread = &thread;
    perfetto_set_parent(&track, N(1));
    perfetto_write_track(&track);
}

/* Writes the track of a counter. Further numbers of the record: track of the process, unit of
 * CounterDescriptor. */
static void perfetto_write_counter(void)
{
    TrackDescriptor track = TRACK_DESCRIPTOR__INIT;
    CounterDescriptor counter = COUNTER_DESCRIPTOR__INIT;
    counter.has_unit = true;
    counter.unit = (CounterDescriptor__Unit)N(2);
    track.counter = &counter;
    track.name = (char *)(uintptr_t)out.line.text;
    perfetto_set_parent(&track, N(1));
    perfetto_write_track(&track);
}

/* ---- Events. Record: track, nanoseconds, further numbers ---- */

static void perfetto_write_event(TrackEvent *event, TrackEvent__Type type)
{
    TracePacket packet = TRACE_PACKET__INIT;
    event->has_type = event->has_track_uuid = true;
    event->type = type;
    event->track_uuid = N(0);
    packet.has_timestamp = true;
    packet.timestamp = N(1);
    packet.data_case = TRACE_PACKET__DATA_TRACK_EVENT;
    packet.track_event = event;
    perfetto_write_packet(&packet);
}

static void perfetto_reserve_notes(size_t count)
{
    if (count <= out.notes_capacity)
        return;
    out.notes_capacity = 2 * count;
    out.notes = realloc(out.notes, out.notes_capacity * sizeof *out.notes);
    out.listed = realloc(out.listed, out.notes_capacity * sizeof(void *));
    if (out.notes == NULL || out.listed == NULL)
        record_fail(out.line.word, "no memory");
}

/* Returns an annotation of an event, read from three numbers of the record: the number of the
 * key, the field of DebugAnnotation that contains the value, and the value. */
static DebugAnnotation perfetto_note_from(size_t first)
{
    DebugAnnotation note = DEBUG_ANNOTATION__INIT;
    note.has_name_iid = true;
    note.name_iid = N(first);
    note.value_case = (DebugAnnotation__ValueCase)N(first + 1);
    if (note.value_case == DEBUG_ANNOTATION__VALUE_BOOL_VALUE)
        note.bool_value = N(first + 2) != 0;
    else if (note.value_case == DEBUG_ANNOTATION__VALUE_POINTER_VALUE)
        note.pointer_value = N(first + 2);
    else if (note.value_case == DEBUG_ANNOTATION__VALUE_STRING_VALUE_IID)
        note.string_value_iid = N(first + 2);
    else if (note.value_case == DEBUG_ANNOTATION__VALUE_UINT_VALUE)
        note.uint_value = N(first + 2);
    else
        record_fail(out.line.word, "unknown field of DebugAnnotation");
    return note;
}

/* Index of the first annotation among the numbers of a record. */
enum { NAMED = 4 };

static void perfetto_add_notes(TrackEvent *event)
{
    size_t count = (out.line.count - NAMED) / 3;
    perfetto_reserve_notes(count);
    for (size_t i = 0; i < count; i++) {
        out.notes[i] = perfetto_note_from(NAMED + 3 * i);
        out.listed[i] = &out.notes[i];
    }
    event->n_debug_annotations = count;
    event->debug_annotations = out.listed;
}

/* Writes the begin of a call, or an event without a duration. Further numbers of the record:
 * name, category, and three numbers for each annotation. */
static void perfetto_write_named(TrackEvent__Type type)
{
    TrackEvent event = TRACK_EVENT__INIT;
    event.has_name_iid = true;
    event.name_iid = N(2);
    event.n_category_iids = 1;
    event.category_iids = &N(3);
    event.n_flow_ids = out.from.count;
    event.flow_ids = out.from.of;
    event.n_terminating_flow_ids = out.to.count;
    event.terminating_flow_ids = out.to.of;
    perfetto_add_notes(&event);
    perfetto_write_event(&event, type);
    out.from.count = out.to.count = 0;
}

static void perfetto_write_begin(void)
{
    perfetto_write_named(TRACK_EVENT__TYPE__TYPE_SLICE_BEGIN);
}

static void perfetto_write_instant(void)
{
    perfetto_write_named(TRACK_EVENT__TYPE__TYPE_INSTANT);
}

static void perfetto_write_end(void)
{
    TrackEvent event = TRACK_EVENT__INIT;
    perfetto_write_event(&event, TRACK_EVENT__TYPE__TYPE_SLICE_END);
}

/* Writes the value of a counter, which is the third number of the record. */
static void perfetto_write_count(void)
{
    TrackEvent event = TRACK_EVENT__INIT;
    event.has_counter_value = true;
    event.counter_value = (int64_t)N(2);
    perfetto_write_event(&event, TRACK_EVENT__TYPE__TYPE_COUNTER);
}

/* ---- Arrows of the next event ---- */

static void perfetto_add_flow(struct flows *flows)
{
    if (flows->count == flows->capacity) {
        flows->capacity += FLOWS_STEP + flows->capacity;
        flows->of = realloc(flows->of, flows->capacity * sizeof *flows->of);
        if (flows->of == NULL)
            record_fail(out.line.word, "no memory");
    }
    flows->of[flows->count++] = N(0);
}

static void perfetto_add_begin_of_flow(void)
{
    perfetto_add_flow(&out.from);
}

static void perfetto_add_end_of_flow(void)
{
    perfetto_add_flow(&out.to);
}

/* ---- Lines ---- */

static const struct word {
    const char *name;
    size_t numbers; /* minimum number of numbers in a record of this kind */
    void (*take)(void);
} words[] = {
    {"category", 1, write_category},
    {"name", 1, write_name},
    {"key", 1, write_key},
    {"text", 1, perfetto_write_text},
    {"process", 3, perfetto_write_process},
    {"thread", 4, perfetto_write_thread},
    {"counter", 3, perfetto_write_counter},
    {"begin", NAMED, perfetto_write_begin},
    {"instant", NAMED, perfetto_write_instant},
    {"end", 2, perfetto_write_end},
    {"count", 3, perfetto_write_count},
    {"flow", 1, perfetto_add_begin_of_flow},
    {"ends", 1, perfetto_add_end_of_flow},
};

static void perfetto_handle_record(void)
{
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
        if (record_is(&out.line, words[i].name)) {
            record_require_numbers(&out.line, words[i].numbers);
            words[i].take();
            return;
        }
    record_fail(out.line.word, "unknown kind of record");
}

int main(int count, char **arguments)
{
    if (count != 2)
        record_fail("usage",
                    "isthmus-perfetto FILE, with records on standard input (isthmus-trace)");
    out.path = arguments[1];
    out.file = fopen(out.path, "wb");
    if (out.file == NULL)
        perfetto_fail_with_errno();
    while (record_next(&out.line))
        perfetto_handle_record();
    if (fclose(out.file) != 0)
        perfetto_fail_with_errno();
    free(out.from.of);
    free(out.to.of);
    free(out.notes);
    free(out.listed);
    return 0;
}
