/*
 * Bootstrap exchange: the information that all PEs of the job exchange at startup. Each PE sends
 * one record (struct bootstrap_record) and receives the records of all PEs. The record is small,
 * because each PE stores one for each PE of the job. Information that only the PEs of a node need
 * is in their memory files (share.h).
 *
 * The exchange is one MPI allgather, because MPI collectives are slow if PEs share cores. From the
 * records, every PE computes the partition of the job into nodes (discovery.h) and the layout of
 * memory (layout.h). node_start calls these functions.
 */
#ifndef ISTHMUS_BOOTSTRAP_H
#define ISTHMUS_BOOTSTRAP_H

#include <stddef.h>
#include <stdint.h>

#include "layout.h"

struct bootstrap_record {
    uint64_t machine;    /* identity of the running kernel */
    uint64_t executable; /* identity of the executable (static_data.h) */
    /* Identities of two namespaces and one file system of the PE. If the identities of two PEs of
     * one machine are equal, the PEs share the namespace or file system. */
    uint32_t processes; /* PID namespace, for access to /proc/PID */
    uint32_t network;   /* the network namespace, for the names of abstract sockets */
    uint32_t shm;       /* the file system at /dev/shm */
    union {
        /* Digest of the settings that must be equal on all PEs. After the comparison, `node`
         * replaces it. */
        uint32_t settings;
        int node; /* number of the PE's node, from the last partition (discovery.h) */
    };
    /* `process` is the PID of the PE. `file` is the descriptor of the PE's memory file, valid in
     * that process. */
    int process, file;
    uint32_t inode; /* lower 32 bits of the inode number of the memory file */
    /* Limits in the PE's proposal, packed by bootstrap_pack_size. */
    uint16_t memory, address_space, file_length, shm_free_bytes;
    uint16_t cores;           /* digest of the set of cores that the PE may run on */
    unsigned core_count : 12; /* number of these cores; 0 if it is unknown */
    unsigned globals : 1;     /* the PE's static data can be shared */
    unsigned fixed : 1, debug : 1, threads : 1; /* copied from the PE's proposal (layout.h) */
};
_Static_assert(sizeof(struct bootstrap_record) == 56, "docs/scaling.md counts with it");

/* Packs a size into 16 bits, and unpacks it. Packing rounds down by less than 1/512. SIZE_MAX,
 * which means no limit, is preserved. */
uint16_t bootstrap_pack_size(size_t size);
size_t bootstrap_unpack_size(uint16_t packed);

/* Exchanges the records of all PEs. Returns them in the order of the PEs of the job; the caller
 * frees them with bootstrap_free. `mine` is the descriptor of this PE's memory file. Aborts the job
 * if a setting differs between PEs. Collective over the job. */
struct bootstrap_record *bootstrap_exchange(const char *routine, const struct proposal *proposal,
                                            int mine);
void bootstrap_free(struct bootstrap_record *all);

/* Combines the proposals (settings and limits) of all PEs into one that all PEs can fulfill.
 * Returns the same result on all PEs. `proposal` is the proposal of this PE. */
struct proposal bootstrap_agree(const struct bootstrap_record *all,
                                const struct proposal *proposal);

/* `pes` is the number of PEs on this machine. `cores` is the number of cores on which these PEs may
 * run. If the core sets of some PEs overlap only in part, `cores` may be too high. */
struct host_usage {
    int pes, cores;
};
struct host_usage bootstrap_count_host(const struct bootstrap_record *all);

#endif
