/*
 * Format of the profile of one PE: FOLDER/pe-N.isp.
 *
 * The file consists of a header and blocks. The program maps it into memory and updates it while it
 * runs, so the counts survive a crash. Numbers are in the byte order of the machine.
 *
 * src/tools/profiler/isthmus_profile/read.py reads these files and merges them into profile.json,
 * which docs/reference/formats.md describes.
 */
#ifndef ISTHMUS_PROFILE_FORMAT_H
#define ISTHMUS_PROFILE_FORMAT_H

#include <stdint.h>

#define FORMAT_MAGIC   "ISTHPROF"
#define FORMAT_VERSION 2

enum {
    FORMAT_HEADER_BYTES = 1024,
    FORMAT_BINS = 176, /* bins of a histogram of durations: four for each power of two of ticks */
    FORMAT_BYTES_MAX = 59 << 20,
    /* Minimum size of the profile in bytes if a trace is recorded too. */
    FORMAT_BYTES_MIN = 28 << 20
};

enum format_flag {
    FORMAT_FINALIZED = 1, /* the last shmem_finalize has returned */
    FORMAT_EXITED = 2,    /* the exit handlers of the program ran */
    FORMAT_ENDS_JOB = 4,  /* the PE called shmem_global_exit */
    FORMAT_TICKS_ARE_NS = 8
};

/* The values of two clocks at the same time. */
struct format_moment {
    uint64_t ticks;
    uint64_t nanoseconds; /* from CLOCK_MONOTONIC */
};

struct format_header {
    char magic[8];
    uint32_t version, header_bytes, record_bytes, bins;
    uint32_t pe, n_pes, pid, node;           /* `node`: number of the node's first PE */
    uint32_t flags, cores, status, padding;  /* `status`: exit status */
    uint64_t started;                        /* ns since 1970 */
    struct format_moment loaded, last;       /* `last`: updated regularly while the process runs */
    uint64_t begun, ended;                   /* end of shmem_init and of shmem_finalize, in ticks */
    uint64_t lost;                           /* number of calls that did not fit into the file */
    uint64_t heap_size, heap_peak, heap_now; /* bytes in blocks of the heap */
    uint64_t in_use;                         /* bytes in blocks of all spaces */
    uint64_t used;                           /* bytes of this file that are in use */
    char host[256], mpi[64], library[32], boot[40];
};

enum format_kind {
    FORMAT_RECORDS = 1, /* struct format_record */
    FORMAT_SITES,       /* struct format_site, each followed by its texts */
    /* Lines of text: "routine ID NAME CLASS", "phase N NAME", "region N PARENT NAME", "setting
     * NAME=VALUE", "argument WORD", "program PATH", "counter N NAME MEANING". */
    FORMAT_TEXT,
    FORMAT_ROW,     /* struct format_target, one for each PE */
    FORMAT_TEAM,    /* one struct format_team, followed by struct format_collective */
    FORMAT_BLOCKS,  /* struct format_site_use */
    FORMAT_SAMPLES, /* struct format_sample */
    /* struct format_collective: barriers from which readers compute the difference of the hosts'
     * clocks */
    FORMAT_CLOCKS,
    FORMAT_COUNTERS, /* struct format_counter, in the order of their numbers */
    FORMAT_SPACES,   /* struct format_space; the first is the heap */
    /* struct format_counter, for one phase: `now` minus `begun` was counted in this phase */
    FORMAT_PHASE
};

struct format_block {
    uint32_t kind;
    uint32_t bytes; /* length including this struct, a multiple of 64 */
    /* Used bytes after this struct, or number of entries if all have the same size. */
    uint32_t used;
    uint32_t number; /* number of the phase */
    uint32_t padding[12];
};

/* Value in FORMAT_KEY instead of a routine, for records of regions. */
enum format_region {
    FORMAT_POP_OF_NONE = 0xfffd, /* number of pops without an open region */
    FORMAT_MARK,                 /* number of marks */
    FORMAT_REGION                /* durations of the region */
};

/* Key of a record: routine; size class (0 for no bytes, n for up to 2^(n - 1) bytes); phase;
 * NESTED is 1 if a handler called the routine during another call. */
#define FORMAT_KEY(ROUTINE, SIZE, PHASE, NESTED)                                                   \
    ((uint64_t)(ROUTINE) | (uint64_t)(SIZE) << 16 | (uint64_t)(PHASE) << 24 |                      \
     (uint64_t)(NESTED) << 40)

/* Part of the key that identifies the region. */
#define FORMAT_REGION_KEY(NUMBER) ((uint64_t)(NUMBER) << 41)

/* Statistics of the calls of one routine by one thread, with the same call site, size class, phase
 * and region. */
struct format_record {
    uint64_t site;
    uint64_t key; /* FORMAT_KEY and FORMAT_REGION_KEY */
    uint64_t calls, bytes, ticks, least, most;
    uint64_t padding;
    uint32_t bins[FORMAT_BINS];
};

struct format_site {
    uint64_t address;
    uint64_t offset; /* relative to the load address of the object */
    /* Lengths of the texts that follow: path of the object, and "symbol+0x12" or empty. */
    uint32_t object_bytes, symbol_bytes;
};

struct format_target {
    uint64_t calls, bytes;
};

struct format_team {
    uint64_t key; /* identifies the team; equal on all members */
    uint32_t n_pes, capacity;
    uint64_t occurrences;
    uint64_t stride; /* every `stride`-th collective is stored */
    uint64_t padding[4];
};

struct format_collective {
    uint64_t site, enter, leave; /* in ticks */
    uint32_t routine, padding;
};

struct format_site_use {
    uint64_t site, now, most; /* bytes in use in blocks from this call site: now, and maximum */
    uint64_t blocks;          /* number of blocks that were ever allocated */
};

/* Use of memory after an allocation or a free. */
struct format_sample {
    uint64_t ticks, in_use; /* bytes in blocks of all spaces */
    uint64_t heap, largest; /* bytes in blocks of the heap, and in its largest free range */
};

/* A counter of the library: value when the profile or phase began, and the last value. */
struct format_counter {
    uint64_t begun, now;
};

/* Use of a memory space, in bytes that the program requested. */
struct format_space {
    uint64_t handle; /* 0 ends the list */
    uint64_t size, now, most;
    /* Bytes of the largest free range: now, at the time of maximum use, and the minimum. */
    uint64_t largest, largest_at_most, least_largest;
    /* `refused`: number of failed allocations that exceeded the largest free range. Further
     * members, for the first of them: bytes, call site, free bytes, and largest free range. */
    uint64_t refused, refused_bytes, refused_site, refused_free, refused_largest;
};

#endif
