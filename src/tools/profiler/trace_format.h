/*
 * Format of the trace file of one PE: FOLDER/pe-N.ist.
 *
 * The profile of the PE (pe-N.isp, profile_format.h) is in the same folder. It contains the names
 * of routines and phases, the call sites and the clocks.
 *
 * The file begins with the header and the rings, one ring buffer of events for each thread. The
 * program maps this part into memory, so the events survive a crash. The stream follows: a writer
 * thread moves events from the rings to it. Numbers are in the byte order of the machine.
 *
 * docs/reference/formats.md describes the format. src/tools/trace/isthmus_trace/read.py reads it.
 */
#ifndef ISTHMUS_TRACE_FORMAT_H
#define ISTHMUS_TRACE_FORMAT_H

#include <stdint.h>

#define TRACE_MAGIC   "ISTHTRAC"
#define TRACE_VERSION 4

enum { TRACE_RINGS_AT = 4096, TRACE_RINGS_MAX = 256, TRACE_OPEN = 4 };

enum trace_flag {
    TRACE_COMPLETE = 1, /* the stream contains all events; nothing follows */
    TRACE_FULL = 2      /* the stream has reached its maximum size */
};

struct trace_header {
    char magic[8];
    uint32_t version, event_bytes, ring_bytes, open;
    uint32_t pe, n_pes, pid, flags;
    uint32_t rings;                   /* number of ring descriptors in use */
    uint32_t error;                   /* errno of the write that failed; later events are lost */
    uint64_t started;                 /* ns since 1970, as in the PE's profile */
    uint64_t stream_at;               /* offset in the file */
    uint64_t lost;                    /* number of calls by threads without a ring */
    uint64_t program, program_length; /* address and length of the executable */
    /* Last time at which the process was alive, in ticks; updated regularly. */
    uint64_t last;
};

/* A call that has not returned yet. */
struct trace_call {
    uint64_t site, start, routine;
};

/* Ring buffer of one thread. The thread writes the members up to `depth` and `open`; the writer
 * thread writes `tail`. */
struct trace_ring {
    uint64_t at;        /* offset of the events in the file */
    uint64_t capacity;  /* number of events, a power of two */
    uint64_t head;      /* number of events that the thread has recorded */
    uint64_t lost;      /* number of events that were lost because the ring was full */
    uint64_t n_in_gaps; /* number of lost events that a TRACE_GAP event reports already */
    uint64_t since;     /* start of the first lost event that no TRACE_GAP reports, in ticks */
    uint64_t depth;     /* number of calls that have not returned */
    uint64_t padding;
    uint64_t tail; /* number of events that were written to the stream */
    uint64_t more_padding[7];
    struct trace_call open[TRACE_OPEN];
    uint64_t last_padding[4];
};

/* Header of a chunk of the stream. The events follow it. */
struct trace_chunk {
    uint32_t ring;
    uint32_t events;
    uint64_t first; /* number of the first event, counted from the start of the ring */
};

/* Value of trace_event.routine for an event that is not a call. */
enum trace_mark {
    TRACE_GAP = 0xff00, /* `value` events were lost between start and end */
    TRACE_PHASE,        /* phase number `value` begins */
    TRACE_PAUSE,        /* measuring is paused until TRACE_RESUME */
    TRACE_RESUME,
    TRACE_HEAP,   /* `address` is at the same offset in the heap on every PE */
    TRACE_REGION, /* region number `value` */
    TRACE_MOMENT, /* an instant in time; `value` is the number of its region */
    /* Requests that the preceding call has started. `other`: TRACE_LOCAL,
     * TRACE_REMOTE or both. `address` and `value`: the handles of the local and the
     * remote request; 0 if the request was complete when the call returned. */
    TRACE_BEGUN,
    TRACE_DONE,    /* the preceding call found request `value` complete */
    TRACE_CONTEXT, /* the preceding call used `context`, among other contexts */
    TRACE_TARGET   /* the preceding call used `pe`, among other PEs */
};

/* A call may start a request for local completion and a request for remote completion. If it
 * starts only one, this request counts as remote. */
enum { TRACE_LOCAL = 1, TRACE_REMOTE = 2 };

/* Number of bits for the byte count of a call. A greater count is recorded as the maximum. */
enum { TRACE_BYTES_BITS = 48 };
#define TRACE_MOST_BYTES ((UINT64_C(1) << TRACE_BYTES_BITS) - 1)

struct trace_event {
    uint64_t start, end; /* in ticks */
    uint64_t site;
    uint16_t routine; /* number of a routine in the profile, or an enum trace_mark */
    uint16_t context; /* low 16 bits of the context's number; 0: default context */
    int32_t pe;       /* number in the job; -1: no PE */
    /* Low 48 bits: byte count; high 16 bits: the high bits of the context's number. */
    uint64_t bytes;
    uint64_t address; /* remote address, or address of the word, lock or block that the call used */
    /* Depends on the routine: address of the signal; bytes of the word that is waited for; the
     * team; the block before shmem_realloc. */
    uint64_t other;
    /* Depends on the routine: value that was written or read; bytes of each word if the call waits
     * for several; root of a broadcast; team of a memory routine; handle of a request that was not
     * complete. */
    uint64_t value;
};

#endif
