/*
 * A PE's file of a profile: FOLDER/pe-N.isp, mapped while the program runs, so that what was
 * counted is there however it ends. A header, then blocks; numbers are those of the machine.
 * docs/profiling.md describes it, src/tools/profiler/isthmus_profile/read.py reads it.
 */
#ifndef ISTHMUS_PROFILE_FORMAT_H
#define ISTHMUS_PROFILE_FORMAT_H

#include <stdint.h>

#define FORMAT_MAGIC   "ISTHPROF"
#define FORMAT_VERSION 2

enum {
    FORMAT_HEADER_BYTES = 1024,
    FORMAT_BINS = 176, /* of times: four for each power of two of ticks */
    FORMAT_BYTES_MAX = 59 << 20,
    FORMAT_BYTES_MIN = 28 << 20 /* left beside a trace's rings, whatever they take */
};

enum format_flag {
    FORMAT_FINALIZED = 1, /* the last shmem_finalize has returned */
    FORMAT_EXITED = 2,    /* the program's exit handlers ran */
    FORMAT_ENDS_JOB = 4,  /* shmem_global_exit */
    FORMAT_TICKS_ARE_NS = 8
};

/* Two clocks at one time. */
struct format_moment {
    uint64_t ticks;
    uint64_t nanoseconds; /* of CLOCK_MONOTONIC */
};

struct format_header {
    char magic[8];
    uint32_t version, header_bytes, record_bytes, bins;
    uint32_t pe, n_pes, pid, node;           /* node: its first PE */
    uint32_t flags, cores, status, padding;  /* status: of exit */
    uint64_t started;                        /* nanoseconds since 1970 */
    struct format_moment loaded, last;       /* last: now and then, while it runs */
    uint64_t begun, ended;                   /* ticks: init returned, finalize did */
    uint64_t lost;                           /* calls that found no room */
    uint64_t heap_size, heap_peak, heap_now; /* bytes; of blocks */
    uint64_t in_use;                         /* bytes in blocks of any space */
    uint64_t used;                           /* bytes of this file */
    char host[256], mpi[64], library[32], boot[40];
};

enum format_kind {
    FORMAT_RECORDS = 1, /* struct format_record */
    FORMAT_SITES,       /* struct format_site, each with its texts */
    FORMAT_TEXT, /* lines: "routine ID NAME CLASS", "phase N NAME", "region N PARENT NAME", "setting
                    NAME=VALUE", */
                 /* "argument WORD", "program PATH", "counter N NAME MEANING" */
    FORMAT_ROW,  /* struct format_target, one of each PE */
    FORMAT_TEAM, /* struct format_team, then struct format_collective */
    FORMAT_BLOCKS,   /* struct format_site_use */
    FORMAT_SAMPLES,  /* struct format_sample */
    FORMAT_CLOCKS,   /* struct format_collective: barriers by which hosts' clocks are compared */
    FORMAT_COUNTERS, /* struct format_counter, by their numbers */
    FORMAT_SPACES,   /* struct format_space; the first is the heap */
    FORMAT_PHASE     /* struct format_counter, as while that phase was on: now less begun */
};

struct format_block {
    uint32_t kind;
    uint32_t bytes;  /* with this; a multiple of 64 */
    uint32_t used;   /* bytes behind this, or entries where they are of one size */
    uint32_t number; /* of the phase */
    uint32_t padding[12];
};

/* In place of a routine: what is recorded of regions. */
enum format_region {
    FORMAT_POP_OF_NONE = 0xfffd, /* how often none was open */
    FORMAT_MARK,                 /* how often */
    FORMAT_REGION                /* its times */
};

/* A record's key: which routine; the size, 0 for no bytes, else 1 more than the power of two that
 * they are at most; which phase; whether it was called by a handler, in another call. */
#define FORMAT_KEY(ROUTINE, SIZE, PHASE, NESTED)                                                   \
    ((uint64_t)(ROUTINE) | (uint64_t)(SIZE) << 16 | (uint64_t)(PHASE) << 24 |                      \
     (uint64_t)(NESTED) << 40)

/* And in which region. */
#define FORMAT_REGION_KEY(NUMBER) ((uint64_t)(NUMBER) << 41)

/* Calls of one routine from one place, of one size, phase and region, by one thread. */
struct format_record {
    uint64_t site;
    uint64_t key; /* FORMAT_KEY */
    uint64_t calls, bytes, ticks, least, most;
    uint64_t padding;
    uint32_t bins[FORMAT_BINS];
};

struct format_site {
    uint64_t address;
    uint64_t offset;                     /* in the object, as its own headers count */
    uint32_t object_bytes, symbol_bytes; /* of the texts behind this; symbol+0x12 or none */
};

struct format_target {
    uint64_t calls, bytes;
};

struct format_team {
    uint64_t key; /* the same at all members */
    uint32_t n_pes, capacity;
    uint64_t occurrences;
    uint64_t stride; /* every so many-th is kept */
    uint64_t padding[4];
};

struct format_collective {
    uint64_t site, enter, leave; /* ticks */
    uint32_t routine, padding;
};

struct format_site_use {
    uint64_t site, now, most; /* bytes */
    uint64_t blocks;          /* allocated in all */
};

/* After an allocation or a free. */
struct format_sample {
    uint64_t ticks, in_use; /* bytes in blocks of any space */
    uint64_t heap, largest; /* in blocks of the heap, and in its largest free range */
};

/* What the library counts of its own work: when the profile or the phase began, and at last. */
struct format_counter {
    uint64_t begun, now;
};

/* Bytes, of what the program asked for, and of the largest free range. */
struct format_space {
    uint64_t handle; /* 0: behind the last */
    uint64_t size, now, most;
    uint64_t largest, largest_at_most, least_largest; /* now; when most were in use; ever */
    /* Of blocks that were asked for and longer than the largest free range: how many; the first of
     * them, from where, and what was free then. */
    uint64_t refused, refused_bytes, refused_site, refused_free, refused_largest;
};

#endif
