/*
 * Bootstrap exchange: what every PE tells all others when the job starts. There is one of these for
 * each PE of the job on each PE, so it is short: what only the PEs of a node need stands in their
 * files (share.h). And all of it goes in one collective of MPI's, for these are slow on crowded
 * cores.
 */
#ifndef ISTHMUS_BOOTSTRAP_H
#define ISTHMUS_BOOTSTRAP_H

#include <stddef.h>
#include <stdint.h>

#include "layout.h"

struct bootstrap_record {
    uint64_t machine;    /* the running kernel */
    uint64_t executable; /* static_data.identity */
    /* On one machine, equal for PEs that have these in common: */
    uint32_t processes; /* the numbers of processes, which /proc/PID needs */
    uint32_t network;   /* the names of sockets without a file */
    uint32_t shm;       /* the file system at /dev/shm */
    union {
        uint32_t settings; /* a digest of what all PEs must have alike; once it is compared: */
        int node;          /* the PE's node, by the last partition (discovery.h) */
    };
    int process, file; /* the PE's memory file is this descriptor of this process, */
    uint32_t inode;    /* and these the lower bits of its number */
    uint16_t memory, address_space, file_length, shm_free_bytes; /* sizes of the wish, packed */
    uint16_t cores;                             /* a digest of the cores that the PE may run on, */
    unsigned core_count : 12;                   /* and how many they are; 0 if that is not known */
    unsigned globals : 1;                       /* the static data can be shared */
    unsigned fixed : 1, debug : 1, threads : 1; /* of the wish */
};
_Static_assert(sizeof(struct bootstrap_record) == 56, "docs/scaling.md counts with it");

/* A size in 16 bits, rounded down by less than 1/512; SIZE_MAX, which stands for no limit, stays.
 */
uint16_t bootstrap_pack_size(size_t size);
size_t bootstrap_unpack_size(uint16_t packed);

/* The introductions of all PEs, by world number; scratch, to be given back. A setting that is not
 * the same on all PEs ends the job. `mine` is this PE's memory file. Collective over the job. */
struct bootstrap_record *bootstrap_exchange(const char *routine, const struct proposal *proposal,
                                            int mine);
void bootstrap_free(struct bootstrap_record *all);

/* What all PEs can have; `wish` is this PE's. The same on all PEs. */
struct proposal bootstrap_agree(const struct bootstrap_record *all,
                                const struct proposal *proposal);

/* How many PEs run on this PE's machine, and how many cores they may use together: never less than
 * they are, and more only where some of the PEs' sets of cores overlap in part. */
struct host_usage {
    int pes, cores;
};
struct host_usage bootstrap_count_host(const struct bootstrap_record *all);

#endif
