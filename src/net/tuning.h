/*
 * Thresholds, limits and intervals of the network module (src/net). They are internal and may be
 * changed, but all PEs of a job must agree on the sizes of packets and responses.
 *
 * Packets carry requests from an origin PE to a target PE. Responses carry results and
 * acknowledgements back. Lengths are in bytes.
 */
#ifndef ISTHMUS_TUNING_H
#define ISTHMUS_TUNING_H

#include <stdint.h>

/* Sizes of packets and thresholds between protocols. */
enum {
    /* Capacity of a packet, which collects several requests, and of a response. The capacity
     * includes the head. */
    PACKET_BYTES = 16 * 1024,
    /* A put that does not fit a packet of PACKET_BYTES is sent in one large packet, because one
     * message costs several us less than two. The capacity of a large packet is the rendezvous
     * threshold of puts (RENDEZVOUS_PUT_BYTES in wire.h). */
    LARGE_PACKET_BYTES = 256 * 1024 + 1024,
    /* Puts and nonblocking gets of at most this length are coalesced: several of them share one
     * item of a packet. */
    COALESCE_BYTES = 8,
    /* The library expects that a longer nonblocking transfer overlaps with computation, and asks
     * the progress thread to poll. Shorter data fit a packet of PACKET_BYTES. */
    OVERLAP_BYTES = PACKET_BYTES,
    /* Data per packet or response if a transfer of several blocks exceeds one packet of
     * PACKET_BYTES. The sender packs the next packet while MPI sends the previous one. If MPI's
     * eager limit is lower but exceeds PACKET_BYTES, the eager limit is used instead, because MPI
     * may need a handshake for each longer message. */
    BLOCKS_PACKET_BYTES = 64 * 1024,
    /* Data per packet or response if a transfer of several blocks has MANY_BLOCKS_BYTES or more.
     * Fewer messages need fewer handshakes of MPI. */
    MANY_BLOCKS_PACKET_BYTES = 128 * 1024,
    /* Total length from which a transfer of several blocks uses MANY_BLOCKS_PACKET_BYTES. */
    MANY_BLOCKS_BYTES = 4 * MANY_BLOCKS_PACKET_BYTES,
    /* Capacity of a large response: the data of several blocks, and heads. */
    LARGE_RESPONSE_BYTES = MANY_BLOCKS_PACKET_BYTES + 1024,
    /* Staging buffers, of DEVICE_STAGING_BYTES each, of a transfer between device memory of two
     * PEs. One buffer is copied while MPI transfers the others. */
    DEVICE_STAGING_BUFFERS = 4
};

/* Limits of what is in flight. Unless a comment says otherwise, a thread waits while a limit of its
 * PE is reached. */
enum {
    /* Packets of this PE with a capacity of PACKET_BYTES: being written, queued or being sent. */
    PACKETS_MAX = 64,
    /* Packets of this PE with a capacity of LARGE_PACKET_BYTES. */
    LARGE_PACKETS_MAX = 8,
    /* Responses of this PE with a capacity of PACKET_BYTES. While all are in use, this PE receives
     * no packets. */
    RESPONSES_MAX = 64,
    /* Responses of this PE with a capacity of LARGE_RESPONSE_BYTES. While all are in use, this PE
     * receives no packets. */
    LARGE_RESPONSES_MAX = 8,
    /* Send window: packets of one endpoint that are sent and not acknowledged. */
    SEND_WINDOW_PACKETS = 16,
    /* The target PE sends an acknowledgement without further delay once it covers this number of
     * packets of one endpoint. */
    DELAYED_ACK_PACKETS_MAX = 8,
    /* Acknowledgements that this PE delays at a time, so that later packets carry them. */
    DELAYED_ACKS_MAX = 32,
    /* Rendezvous transfers of which this PE is the origin. */
    RENDEZVOUS_ORIGIN_MAX = 64,
    /* Rendezvous transfers of which this PE is the target. While all are in use, this PE receives
     * no packets. */
    RENDEZVOUS_TARGET_MAX = 64,
    /* Maximum number of MPI receives that are posted for packets, and maximum number for
     * responses. */
    RECEIVES_MAX = 16,
    /* MPI receives that are posted at startup for packets, and for responses. The number doubles
     * when messages arrive faster than this PE polls. */
    RECEIVES_FIRST = 4,
    /* Endpoints of a context. The context exceeds the limit only while none of them is idle. */
    ENDPOINTS_MAX = 256,
    /* Lists of the hash table in which a context finds its endpoint for a PE. */
    ENDPOINT_LISTS = 64,
    /* A blocking put of at most this length through an RMA window is copied to the bounce buffer.
     * The put then returns without waiting for MPI. */
    WINDOW_BOUNCE_PUT_BYTES = 4096,
    /* Length of each half of the bounce buffer. Before this PE switches to the other half, it
     * completes all operations on its windows locally. */
    WINDOW_BOUNCE_BYTES = 64 * 1024
};

/* Progress hints (window.h). Before a PE accesses an RMA window, it asks the target PE to poll
 * often for some milliseconds, because some MPIs progress only while the target calls MPI. */
enum {
    /* Entries of the table of hints that this PE has sent, indexed by the target PE. */
    PROGRESS_HINTS_KEPT = 256,
    /* An access sends another hint if the last one expires in less than this time. */
    PROGRESS_HINT_MIN_MS = 30,
    /* Additional validity of each hint, so that frequent accesses send a hint only this often. */
    PROGRESS_HINT_EVERY_MS = 10,
    /* The validity of a hint is 1 ms longer for each multiple of this number of bytes that the
       access transfers. */
    PROGRESS_HINT_BYTES_PER_MS = 1 << 20
};

/* How often threads poll the network, and how long the progress thread sleeps. */
enum {
    /* Rounds of one poll by the progress thread. It stops earlier if a round makes no progress. */
    PROGRESS_THREAD_ROUNDS = 32,
    /* Polls without progress, about 100 us in all, during which the progress thread spins. It spins
     * only while a thread of the program sleeps and each PE has a core. */
    PROGRESS_THREAD_SPINS = 100,
    /* Number of operations in a row after which the program polls for requests of other PEs. */
    BURST_OPERATIONS = 1024,
    /* Number of operations on RMA windows in a row after which the program polls for requests of
     * other PEs. It is lower because each of these operations calls MPI. */
    BURST_WINDOW_OPERATIONS = 16,
    /* Maximum rounds of a burst poll: a poll after BURST_OPERATIONS or BURST_WINDOW_OPERATIONS. */
    BURST_ROUNDS = 8,
    /* If the program made this number of burst polls while the progress thread slept, the burst
     * continues. The progress thread then skips its poll, which would send packets that are not
     * full. */
    BURST_CONTINUES = 2,
    /* While a burst continues, the progress thread polls only every 5th time. This poll sends open
     * packets to PEs to which the program no longer sends. */
    BURST_SKIPPED_POLLS = 5,
    /* If the program issued this number of operations between two polls of the progress thread, the
     * progress thread sleeps for POLLING_PROGRAM_SLEEP_US. */
    MANY_OPERATIONS = 64,
    /* Consecutive polls without progress after which the program sends each delayed acknowledgement
     * as a separate message. A test that reports an arrival is one such poll. The limit exceeds 1
     * so that the program's next packet can still carry the acknowledgement. */
    IDLE_ROUNDS_BEFORE_ACKS = 2,
    /* A waiting thread checks for acknowledgements that it did not request in every 4th poll. */
    UNSOLICITED_ACK_ROUNDS = 4,
    /* A poll tests whether MPI has finished sending packets in every 32nd round. */
    RECLAIM_ROUNDS = 32,
    /* Calls of MPI's progress in each poll of the progress thread while other PEs access this PE's
     * RMA windows. Open MPI polls some of its components in every 8th call only. */
    HINTED_PROGRESS_ROUNDS = 8,
    /* Distance in bytes at which the origin PE prefetches the packet that it writes. */
    PREFETCH_PACKET_BYTES = 256,
    /* Number of words ahead of which the target PE prefetches the memory of coalesced puts
     * and atomics. */
    PREFETCH_WORDS = 8,
    /* Time slice in ns that the progress thread requests from Linux: the shortest that Linux
     * supports. */
    TIME_SLICE_NS = 100000,
    /* Sleep of the progress thread while messages arrive, in us. */
    SHORT_SLEEP_US = 30,
    /* Polls without progress after which the progress thread sleeps longer each time. */
    SHORT_SLEEPS = 40,
    /* Longest sleep of the progress thread, after a long time without messages, in us. */
    LONG_SLEEP_US = 4000,
    /* Sleep of the progress thread while MPI sends packets or moves rendezvous data of this PE, in
     * us. It applies if the progress thread may share a core with a program that computes. */
    RENDEZVOUS_SLEEP_US = 100,
    /* If the program issued fewer operations than this between two polls of the progress thread, it
     * sends its next packet at once. */
    FEW_OPERATIONS = 4,
    /* Sleep of the progress thread while threads of the program wait and poll, in us. It is limited
     * because these threads may stop polling at any time. On oversubscribed cores the sleep is
     * LONG_SLEEP_US, because each wakeup of the progress thread delays a waiting thread. */
    WAITING_PROGRAM_SLEEP_US = 1000,
    /* Sleep of the progress thread while threads of the program poll occasionally, in us. */
    POLLING_PROGRAM_SLEEP_US = 200,
    /* If this number of consecutive measurements of the host load (progress.h) shows other
     * programs, the progress thread sleeps for LONG_SLEEP_US until a measurement shows none. */
    HOST_LOAD_SIGNS = 4,
    /* If the program polls more often than this during one sleep of the progress thread, a thread
     * of the program waits. That thread receives all messages itself. */
    POLLS_OF_WAITING_PROGRAM = 64,
    /* POLLS_OF_WAITING_PROGRAM on oversubscribed cores, where a waiting thread yields after each
     * poll. */
    POLLS_OF_WAITING_PROGRAM_OVERSUBSCRIBED = 8,
};

/* Time between two measurements of the host load, in ns, while no measurement shows other
 * programs. */
#define HOST_LOAD_INTERVAL_NS UINT64_C(500000)

/* Interval, in ns, at which a waiting PE asks a remote PE whether it has exited (peer_wait.h). */
#define PEER_WAIT_QUERY_INTERVAL_NS UINT64_C(1000000000)
/* Consecutive responses that must report the exit. At the first one, the awaited message may still
 * be in transit. */
enum { PEER_WAIT_CONFIRMATIONS = 2 };

/* Before a transfer, the library accesses one byte of local memory (remote.c) every PREFAULT_STEP
 * bytes. If the memory is invalid, the fault then occurs in the calling routine, which the error
 * message names. Long memory rarely has holes, so it is accessed about PREFAULTS_MAX times, at
 * longer distances. */
enum { PREFAULT_STEP = 4096, PREFAULTS_MAX = 256 };

/* Puts that are measured at startup to select a transport (select_measure.c): their two lengths,
 * and how often each is measured. */
enum { MEASURE_SMALL_BYTES = 8, MEASURE_LARGE_BYTES = 64 * 1024, MEASURE_ROUNDS = 24 };

/* At startup PE 0 measures whether RMA windows progress while the target PE makes no calls. The
 * target PE sleeps for SILENT_NS. */
#define SILENT_NS (4L * 1000 * 1000)
/* Time in ns during which the target PE still polls before it sleeps, so that MPI can send the
 * response to PE 0. */
#define SILENT_DELAY_NS (1L * 1000 * 1000)
/* Number of attempts if PE 0 itself was delayed and may have missed the target's sleep. */
#define SILENT_TRIES 4

#endif
