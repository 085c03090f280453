/*
 * A PE's file of a trace: FOLDER/pe-N.ist, beside its profile, which has the names of routines and
 * phases, the call sites and the clocks. First the header and the rings, mapped while the program
 * runs, so that what was recorded is there however it ends; then the stream, to which a thread
 * writes what it takes out of the rings. Numbers are those of the machine.
 * docs/reference/formats.md describes it, src/tools/trace/isthmus_trace/read.py reads it.
 */
#ifndef ISTHMUS_TRACE_FORMAT_H
#define ISTHMUS_TRACE_FORMAT_H

#include <stdint.h>

#define TRACE_MAGIC   "ISTHTRAC"
#define TRACE_VERSION 4

enum { TRACE_RINGS_AT = 4096, TRACE_RINGS_MAX = 256, TRACE_OPEN = 4 };

enum trace_flag {
    TRACE_COMPLETE = 1, /* all is in the stream, and nothing comes behind it */
    TRACE_FULL = 2      /* the stream has its most bytes */
};

struct trace_header {
    char magic[8];
    uint32_t version, event_bytes, ring_bytes, open;
    uint32_t pe, n_pes, pid, flags;
    uint32_t rings;                   /* how many of the descriptors are in use */
    uint32_t error;                   /* errno of the write that failed; what came then is lost */
    uint64_t started;                 /* nanoseconds since 1970: as in the PE's profile */
    uint64_t stream_at;               /* in the file */
    uint64_t lost;                    /* calls of threads that have no ring */
    uint64_t program, program_length; /* addresses of the executable */
    uint64_t last;                    /* ticks: the process was alive then; now and then */
};

/* A call that has not returned. */
struct trace_call {
    uint64_t site, start, routine;
};

/* A thread's ring; the first part is the thread's, the second the writer's. */
struct trace_ring {
    uint64_t at;        /* in the file */
    uint64_t capacity;  /* events, a power of two */
    uint64_t head;      /* events that were recorded */
    uint64_t lost;      /* calls that found no room */
    uint64_t n_in_gaps; /* of them in gaps */
    uint64_t since;     /* ticks: the first of the others */
    uint64_t depth;     /* calls that have not returned */
    uint64_t padding;
    uint64_t tail; /* events that are in the stream */
    uint64_t more_padding[7];
    struct trace_call open[TRACE_OPEN];
    uint64_t last_padding[4];
};

/* Of the stream, before its events. */
struct trace_chunk {
    uint32_t ring;
    uint32_t events;
    uint64_t first; /* the number of the first event, counted by ring */
};

enum trace_mark {                     /* in place of a routine */
                  TRACE_GAP = 0xff00, /* `value` calls were lost, between start and end */
                  TRACE_PHASE,        /* of number `value` begins */
                  TRACE_PAUSE,        /* nothing is measured from now on */
                  TRACE_RESUME,
                  TRACE_HEAP,   /* `address` is the same place of the heap at all PEs */
                  TRACE_REGION, /* of number `value` */
                  TRACE_MOMENT, /* of a region's number, too */
                  TRACE_BEGUN,  /* the call before this began what requests tell of: `other` has */
                  /* TRACE_LOCAL and TRACE_REMOTE, `address` and `value` the handles */
                  /* of these, 0 where it was done when the call returned */
                  TRACE_DONE,    /* the call before this found the request `value` done */
                  TRACE_CONTEXT, /* the call before this named `context` among others */
                  TRACE_TARGET   /* the call before this named `pe` among others */
};

enum { TRACE_LOCAL = 1, TRACE_REMOTE = 2 }; /* the only request of a call is remote */

/* A call is about less than 2^48 bytes. With a larger number the event shows the most. */
enum { TRACE_BYTES_BITS = 48 };
#define TRACE_MOST_BYTES ((UINT64_C(1) << TRACE_BYTES_BITS) - 1)

struct trace_event {
    uint64_t start, end; /* ticks */
    uint64_t site;
    uint16_t routine; /* a number of the profile's, or a mark */
    uint16_t context; /* the low 16 bits of its number; 0: the default one */
    int32_t pe;       /* of the job; -1: none */
    uint64_t bytes;   /* and above TRACE_BYTES_BITS the rest of the number of the context */
    uint64_t address; /* the remote one, or of what is waited for, locked, allocated */
    uint64_t
        other; /* the signal's address; bytes that are waited for; the team; the block before */
    uint64_t
        value; /* that is written or was found, or a word's bytes where several are waited for; */
               /* a broadcast's root; of memory, the team; a request that was not done */
};

#endif
