/*
 * isthmus-otf2: writes an OTF2 archive. isthmus-trace passes records on standard input, one per
 * line (tools/trace/record.h). The table `words` below lists the kinds of records. The numbers of a
 * record are the arguments of the corresponding OTF2 function, in the same order. In a record of an
 * event, the first number is the location (the thread). A record with an attribute belongs to the
 * next event.
 */
#include <otf2/otf2.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "record.h"

#define CREATOR "Isthmus-" ISTHMUS_VERSION_STRING

static struct {
    OTF2_Archive *archive;
    OTF2_GlobalDefWriter *definitions;
    OTF2_AttributeList *attributes;
    OTF2_EvtWriter **writers; /* event writers, indexed by location */
    uint64_t *events, locations;
    struct record line;
} otf2;

static void otf2_expect_success(const char *what, OTF2_ErrorCode code)
{
    if (code != OTF2_SUCCESS)
        record_fail(what, OTF2_Error_GetDescription(code));
}

/* Error callback of OTF2, which prints nothing. Without it, OTF2 would print several lines for
 * each error. otf2_expect_success prints one line. */
static OTF2_ErrorCode otf2_stay_silent(void *unused, const char *file, uint64_t line,
                                       const char *name, OTF2_ErrorCode code, const char *format,
                                       va_list arguments)
{
    (void)unused, (void)file, (void)line, (void)name, (void)format, (void)arguments;
    return code;
}

/* ---- The archive ---- */

static OTF2_FlushType otf2_flush_before(void *unused, OTF2_FileType type, OTF2_LocationRef location,
                                        void *data, bool is_final)
{
    (void)unused, (void)type, (void)location, (void)data, (void)is_final;
    return OTF2_FLUSH;
}

static void otf2_open_archive(const char *folder)
{
    enum { EVENTS_BYTES = 1 << 20, DEFINITIONS_BYTES = 4 << 20 };
    static const OTF2_FlushCallbacks flush = {.otf2_pre_flush = otf2_flush_before};
    OTF2_Error_RegisterCallback(otf2_stay_silent, NULL);
    otf2.archive =
        OTF2_Archive_Open(folder, "trace", OTF2_FILEMODE_WRITE, EVENTS_BYTES, DEFINITIONS_BYTES,
                          OTF2_SUBSTRATE_POSIX, OTF2_COMPRESSION_NONE);
    if (otf2.archive == NULL)
        record_fail(folder, "cannot create an OTF2 archive in this folder");
    otf2_expect_success(folder, OTF2_Archive_SetFlushCallbacks(otf2.archive, &flush, NULL));
    otf2_expect_success(folder, OTF2_Archive_SetSerialCollectiveCallbacks(otf2.archive));
    otf2_expect_success(folder, OTF2_Archive_SetCreator(otf2.archive, CREATOR));
    otf2_expect_success(folder, OTF2_Archive_OpenEvtFiles(otf2.archive));
    otf2.attributes = OTF2_AttributeList_New();
    if (otf2.attributes == NULL)
        record_fail(folder, "no memory");
}

static void otf2_close_archive(void)
{
    if (otf2.definitions != NULL)
        otf2_expect_success("end",
                            OTF2_Archive_CloseGlobalDefWriter(otf2.archive, otf2.definitions));
    otf2_expect_success("end", OTF2_Archive_Close(otf2.archive));
    OTF2_AttributeList_Delete(otf2.attributes);
}

static OTF2_ErrorCode otf2_open_locations(void)
{
    enum { MOST = 1 << 24 };
    if (otf2.line.numbers[0] > MOST)
        return OTF2_ERROR_INVALID_SIZE_GIVEN;
    otf2.locations = otf2.line.numbers[0];
    otf2.writers = calloc(otf2.locations + 1, sizeof(void *));
    otf2.events = calloc(otf2.locations + 1, sizeof *otf2.events);
    if (otf2.writers == NULL || otf2.events == NULL)
        return OTF2_ERROR_MEM_FAULT;
    for (uint64_t i = 0; i < otf2.locations; i++) {
        otf2.writers[i] = OTF2_Archive_GetEvtWriter(otf2.archive, i);
        if (otf2.writers[i] == NULL)
            return OTF2_ERROR_MEM_FAULT;
    }
    return OTF2_SUCCESS;
}

/* Writes an empty file of definitions for each location, which OTF2 requires, and opens the global
 * definitions. */
static OTF2_ErrorCode otf2_begin_definitions(void)
{
    for (uint64_t i = 0; i < otf2.locations; i++)
        otf2_expect_success("events", OTF2_Archive_CloseEvtWriter(otf2.archive, otf2.writers[i]));
    otf2_expect_success("events", OTF2_Archive_CloseEvtFiles(otf2.archive));
    otf2_expect_success("definitions", OTF2_Archive_OpenDefFiles(otf2.archive));
    for (uint64_t i = 0; i < otf2.locations; i++) {
        OTF2_DefWriter *own = OTF2_Archive_GetDefWriter(otf2.archive, i);
        if (own == NULL)
            return OTF2_ERROR_MEM_FAULT;
        otf2_expect_success("definitions", OTF2_Archive_CloseDefWriter(otf2.archive, own));
    }
    otf2_expect_success("definitions", OTF2_Archive_CloseDefFiles(otf2.archive));
    otf2.definitions = OTF2_Archive_GetGlobalDefWriter(otf2.archive);
    return otf2.definitions == NULL ? OTF2_ERROR_MEM_FAULT : OTF2_SUCCESS;
}

/* ---- Events ---- */

#define N(I) otf2.line.numbers[I]
/* Defines the function write_NAME, e.g. write_put. otf2_handle_record calls it through the table
 * `words`. */
#define EVENT(NAME, CALL)                                                                          \
    static OTF2_ErrorCode write_##NAME(OTF2_EvtWriter *writer)                                     \
    {                                                                                              \
        return OTF2_EvtWriter_##CALL;                                                              \
    }
#define AT   writer, otf2.attributes, N(1)
#define U(I) (uint32_t) N(I)
EVENT(enter, Enter(AT, U(2)))
EVENT(leave, Leave(AT, U(2)))
EVENT(put, RmaPut(AT, U(2), U(3), N(4), N(5)))
EVENT(get, RmaGet(AT, U(2), U(3), N(4), N(5)))
EVENT(atomic, RmaAtomic(AT, U(2), U(3), (OTF2_RmaAtomicType)N(4), N(5), N(6), N(7)))
EVENT(complete, RmaOpCompleteBlocking(AT, U(2), N(3)))
EVENT(complete_later, RmaOpCompleteNonBlocking(AT, U(2), N(3)))
EVENT(complete_remote, RmaOpCompleteRemote(AT, U(2), N(3)))
EVENT(test, RmaOpTest(AT, U(2), N(3)))
EVENT(change, RmaWaitChange(AT, U(2)))
EVENT(collective, RmaCollectiveBegin(AT))
EVENT(collective_end, RmaCollectiveEnd(AT, (OTF2_CollectiveOp)N(3), U(2), U(4), U(5), N(6), N(7)))
EVENT(request, NonBlockingCollectiveRequest(AT, N(2)))
EVENT(request_end,
      NonBlockingCollectiveComplete(AT, (OTF2_CollectiveOp)N(2), U(3), U(4), N(5), N(6), N(7)))
EVENT(request_lock, RmaRequestLock(AT, U(2), U(3), N(4), OTF2_LOCK_EXCLUSIVE))
EVENT(try_lock, RmaTryLock(AT, U(2), U(3), N(4), OTF2_LOCK_EXCLUSIVE))
EVENT(acquire_lock, RmaAcquireLock(AT, U(2), U(3), N(4), OTF2_LOCK_EXCLUSIVE))
EVENT(release_lock, RmaReleaseLock(AT, U(2), U(3), N(4)))
EVENT(measurement, MeasurementOnOff(AT, (OTF2_MeasurementMode)N(2)))

/* ---- Attributes of the next event ---- */

static OTF2_ErrorCode otf2_add_number(void)
{
    return OTF2_AttributeList_AddUint64(otf2.attributes, U(0), N(1));
}

static OTF2_ErrorCode otf2_add_text(void)
{
    return OTF2_AttributeList_AddStringRef(otf2.attributes, U(0), U(1));
}

/* ---- Definitions, written after all events ---- */

static OTF2_ErrorCode otf2_define_clock(void)
{
    return OTF2_GlobalDefWriter_WriteClockProperties(otf2.definitions, N(0), N(1), N(2), N(3));
}

static OTF2_ErrorCode otf2_define_string(void)
{
    return OTF2_GlobalDefWriter_WriteString(otf2.definitions, U(0), otf2.line.text);
}

static OTF2_ErrorCode otf2_define_paradigm(void)
{
    return OTF2_GlobalDefWriter_WriteParadigm(otf2.definitions, OTF2_PARADIGM_SHMEM, U(0),
                                              OTF2_PARADIGM_CLASS_PROCESS);
}

static OTF2_ErrorCode otf2_define_attribute(void)
{
    return OTF2_GlobalDefWriter_WriteAttribute(otf2.definitions, U(0), U(1), U(2),
                                               N(3) != 0 ? OTF2_TYPE_STRING : OTF2_TYPE_UINT64);
}

/* Defines the machine (number 0, without a parent) or a host, whose parent is the machine. */
static OTF2_ErrorCode otf2_define_node(void)
{
    return OTF2_GlobalDefWriter_WriteSystemTreeNode(
        otf2.definitions, U(0), U(1), U(2), N(0) == 0 ? OTF2_UNDEFINED_SYSTEM_TREE_NODE : 0);
}

static OTF2_ErrorCode otf2_define_process(void)
{
    return OTF2_GlobalDefWriter_WriteLocationGroup(otf2.definitions, U(0), U(1),
                                                   OTF2_LOCATION_GROUP_TYPE_PROCESS, U(2),
                                                   OTF2_UNDEFINED_LOCATION_GROUP);
}

static OTF2_ErrorCode otf2_define_location(void)
{
    if (N(0) >= otf2.locations)
        return OTF2_ERROR_INVALID_ARGUMENT;
    return OTF2_GlobalDefWriter_WriteLocation(
        otf2.definitions, N(0), U(1), OTF2_LOCATION_TYPE_CPU_THREAD, otf2.events[N(0)], U(2));
}

static OTF2_ErrorCode otf2_define_region(void)
{
    return OTF2_GlobalDefWriter_WriteRegion(otf2.definitions, U(0), U(1), U(1), U(2),
                                            (OTF2_RegionRole)N(3), OTF2_PARADIGM_SHMEM,
                                            OTF2_REGION_FLAG_NONE, OTF2_UNDEFINED_STRING, 0, 0);
}

/* Defines a group. Group 0 contains the locations of the PEs; other groups contain indexes into
 * group 0. */
static OTF2_ErrorCode otf2_define_group(void)
{
    return OTF2_GlobalDefWriter_WriteGroup(otf2.definitions, U(0), U(1),
                                           N(0) == 0 ? OTF2_GROUP_TYPE_COMM_LOCATIONS
                                                     : OTF2_GROUP_TYPE_COMM_GROUP,
                                           OTF2_PARADIGM_SHMEM, OTF2_GROUP_FLAG_NONE,
                                           (uint32_t)otf2.line.count - 2, otf2.line.numbers + 2);
}

static OTF2_ErrorCode otf2_define_window(void)
{
    otf2_expect_success("window",
                        OTF2_GlobalDefWriter_WriteComm(otf2.definitions, U(0), U(1), U(2),
                                                       OTF2_UNDEFINED_COMM, OTF2_COMM_FLAG_NONE));
    return OTF2_GlobalDefWriter_WriteRmaWin(otf2.definitions, U(0), U(1), U(0),
                                            OTF2_RMA_WIN_FLAG_NONE);
}

/* ---- Lines ---- */

static const struct word {
    const char *name;
    size_t numbers; /* minimum number of numbers in a record of this kind */
    OTF2_ErrorCode (*event)(OTF2_EvtWriter *writer);
    OTF2_ErrorCode (*other)(void);
} words[] = {
    {"enter", 3, write_enter, NULL},
    {"leave", 3, write_leave, NULL},
    {"put", 6, write_put, NULL},
    {"get", 6, write_get, NULL},
    {"atomic", 8, write_atomic, NULL},
    {"complete", 4, write_complete, NULL},
    {"complete_later", 4, write_complete_later, NULL},
    {"complete_remote", 4, write_complete_remote, NULL},
    {"test", 4, write_test, NULL},
    {"change", 3, write_change, NULL},
    {"collective", 2, write_collective, NULL},
    {"collective_end", 8, write_collective_end, NULL},
    {"request", 3, write_request, NULL},
    {"request_end", 8, write_request_end, NULL},
    {"request_lock", 5, write_request_lock, NULL},
    {"try_lock", 5, write_try_lock, NULL},
    {"acquire_lock", 5, write_acquire_lock, NULL},
    {"release_lock", 5, write_release_lock, NULL},
    {"measurement", 3, write_measurement, NULL},
    {"number", 2, NULL, otf2_add_number},
    {"text", 2, NULL, otf2_add_text},
    {"locations", 1, NULL, otf2_open_locations},
    {"definitions", 0, NULL, otf2_begin_definitions},
    {"clock", 4, NULL, otf2_define_clock},
    {"string", 1, NULL, otf2_define_string},
    {"paradigm", 1, NULL, otf2_define_paradigm},
    {"attribute", 4, NULL, otf2_define_attribute},
    {"node", 3, NULL, otf2_define_node},
    {"process", 3, NULL, otf2_define_process},
    {"location", 3, NULL, otf2_define_location},
    {"region", 4, NULL, otf2_define_region},
    {"group", 2, NULL, otf2_define_group},
    {"window", 3, NULL, otf2_define_window},
};

static const struct word *otf2_find_word(void)
{
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
        if (record_is(&otf2.line, words[i].name))
            return &words[i];
    record_fail(otf2.line.word, "unknown kind of record");
}

static void otf2_handle_record(void)
{
    const struct word *word = otf2_find_word();
    record_require_numbers(&otf2.line, word->numbers);
    if (word->other != NULL) {
        otf2_expect_success(word->name, word->other());
        return;
    }
    if (N(0) >= otf2.locations)
        record_fail(otf2.line.word, "unknown location in the record");
    otf2_expect_success(word->name, word->event(otf2.writers[N(0)]));
    otf2.events[N(0)]++;
}

int main(int count, char **arguments)
{
    if (count != 2)
        record_fail("usage", "isthmus-otf2 FOLDER, with records on standard input (isthmus-trace)");
    otf2_open_archive(arguments[1]);
    while (record_next(&otf2.line))
        otf2_handle_record();
    otf2_close_archive();
    free(otf2.writers);
    free(otf2.events);
    return 0;
}
