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
    /* Length of a nonblocking transfer above which the library expects that the program computes
     * while the data are transferred. It then wakes the progress thread so that it polls. Shorter
     * data fit a packet of PACKET_BYTES. */
    OVERLAP_BYTES = PACKET_BYTES,
    /* Number of data bytes in a packet or response, for a transfer of several blocks that exceeds
     * one packet of PACKET_BYTES. The sender fills the next packet while MPI sends the previous
     * one. If MPI's eager limit is between PACKET_BYTES and this length, the eager limit is used
     * instead, because MPI may need a handshake for each longer message. */
    BLOCKS_PACKET_BYTES = 64 * 1024,
    /* Number of data bytes in a packet or response, for a transfer of several blocks with
     * MANY_BLOCKS_BYTES or more. Fewer and longer messages need fewer handshakes of MPI. */
    MANY_BLOCKS_PACKET_BYTES = 128 * 1024,
    /* Total length from which a transfer of several blocks uses MANY_BLOCKS_PACKET_BYTES. */
    MANY_BLOCKS_BYTES = 4 * MANY_BLOCKS_PACKET_BYTES,
    /* Capacity in bytes of a large response, which contains the data of several blocks, and
     * heads. */
    LARGE_RESPONSE_BYTES = MANY_BLOCKS_PACKET_BYTES + 1024,
    /* Number of staging buffers, of DEVICE_STAGING_BYTES each, for a transfer between device memory
     * of two PEs. While one buffer is copied, MPI transfers the others. */
    DEVICE_STAGING_BUFFERS = 4
};

/* Maximum numbers of packets, transfers and other resources in use. Unless a comment says
 * otherwise, a thread waits while a limit of its PE is reached. */
enum {
    /* Number of packets of a PE with a capacity of PACKET_BYTES: packets that are being written,
     * queued or being sent. */
    PACKETS_MAX = 64,
    /* Number of packets of a PE with a capacity of LARGE_PACKET_BYTES. */
    LARGE_PACKETS_MAX = 8,
    /* Number of responses of a PE with a capacity of PACKET_BYTES. While all are in use, the PE
     * defers requests (receive.c). */
    RESPONSES_MAX = 64,
    /* Number of responses of a PE with a capacity of LARGE_RESPONSE_BYTES. While all are in use,
     * the PE defers requests. */
    LARGE_RESPONSES_MAX = 8,
    /* Send window: number of packets of one endpoint that are sent and not acknowledged. */
    SEND_WINDOW_PACKETS = 16,
    /* Maximum number of packets of one endpoint that a delayed acknowledgement covers. When it
     * covers this number, the target PE sends it without further delay. */
    DELAYED_ACK_PACKETS_MAX = 8,
    /* Maximum number of acknowledgements that a PE delays at a time, so that later packets can
     * contain them. */
    DELAYED_ACKS_MAX = 32,
    /* Number of rendezvous transfers in progress that a PE has started. */
    RENDEZVOUS_ORIGIN_MAX = 64,
    /* Number of rendezvous transfers in progress of which a PE is the target. While all are in use,
     * the PE defers requests. */
    RENDEZVOUS_TARGET_MAX = 64,
    /* Maximum number of MPI receives that are posted for requests and responses. */
    RECEIVES_MAX = 16,
    /* Number of MPI receives that are posted at startup. The number doubles when messages arrive
     * faster than the PE polls. */
    RECEIVES_FIRST = 4,
    /* Number of endpoints of a context. A context has more only while none of them is idle. */
    ENDPOINTS_MAX = 256,
    /* Number of lists in the hash table in which a context finds its endpoint for a PE. */
    ENDPOINT_LISTS = 64,
    /* Length of a blocking put through an RMA window up to which the data are copied to a bounce
     * buffer. The put can then return without waiting for MPI. */
    WINDOW_BOUNCE_PUT_BYTES = 4096,
    /* Length of each half of the bounce buffer. Before a PE switches to the other half, it
     * completes all operations on its windows locally. */
    WINDOW_BOUNCE_BYTES = 64 * 1024
};

/* Progress hints (window.h). Before a PE accesses an RMA window, it asks the target PE to poll
 * often for some milliseconds, because some MPIs progress only while the target calls MPI. */
enum {
    /* Number of entries in the table of hints that a PE has sent. The table is indexed by the
     * target PE. */
    PROGRESS_HINTS_KEPT = 256,
    /* Minimum time in ms for which the last hint to the target must still be valid. If it expires
     * sooner, an access sends another hint. */
    PROGRESS_HINT_MIN_MS = 30,
    /* Time in ms by which each hint is valid longer than the access needs. A PE with frequent
     * accesses thus sends a hint only this often. */
    PROGRESS_HINT_EVERY_MS = 10,
    /* The hint for an access is valid for 1 ms longer for each multiple of this number of bytes
     * that the access transfers. */
    PROGRESS_HINT_BYTES_PER_MS = 1 << 20
};

/* How often threads poll the network, and how long the progress thread sleeps. */
enum {
    /* Maximum number of rounds in one poll by the progress thread. It stops earlier if a round
     * makes no progress. */
    PROGRESS_THREAD_ROUNDS = 32,
    /* Number of polls without progress, about 100 us in total, for which the progress thread spins
     * before it sleeps. It spins only while a thread of the program sleeps and each PE has a
     * core. */
    PROGRESS_THREAD_SPINS = 100,
    /* Number of operations in a row after which the program polls for requests of other PEs. */
    BURST_OPERATIONS = 1024,
    /* Number of operations on RMA windows in a row after which the program polls for requests of
     * other PEs. It is lower because each of these operations calls MPI. */
    BURST_WINDOW_OPERATIONS = 16,
    /* Maximum number of rounds in a burst poll, which is a poll after BURST_OPERATIONS or
     * BURST_WINDOW_OPERATIONS. */
    BURST_ROUNDS = 8,
    /* Number of burst polls that show that a burst continues. If the program made at least this
     * number while the progress thread slept, the progress thread does not poll, because it would
     * send packets that are not full. */
    BURST_CONTINUES = 2,
    /* While a burst of the program continues, the progress thread polls only every 5th time. This
     * poll sends the open packets to PEs to which the program no longer sends. */
    BURST_SKIPPED_POLLS = 5,
    /* If the program issued at least this number of operations between two polls of the progress
     * thread, the progress thread sleeps for POLLING_PROGRAM_SLEEP_US. */
    MANY_OPERATIONS = 64,
    /* Number of consecutive polls without progress after which a PE sends each delayed
     * acknowledgement as a separate message. The number exceeds 1, so that the program's next
     * packet can still contain the acknowledgement. */
    IDLE_ROUNDS_BEFORE_ACKS = 2,
    /* Maximum number of tests for messages before a thread begins a wait for one. Their time is
     * about that of a round trip on a fast network. */
    SPIN_POLLS = 16,
    /* A waiting thread does all work of a poll only in every 8th poll, and otherwise only tests for
     * messages. */
    FULL_ROUNDS = 8,
    /* A poll tests whether MPI has finished sending packets only in every 32nd round, because the
     * test is slow. */
    RECLAIM_ROUNDS = 32,
    /* Number of calls of MPI's progress function in each poll of the progress thread while other
     * PEs access this PE's RMA windows. Several calls are needed because Open MPI polls some of its
     * components in every 8th call only. */
    HINTED_PROGRESS_ROUNDS = 8,
    /* Prefetch distance in bytes. When the origin PE extends a packet, it prefetches the cache line
     * that is this number of bytes ahead. */
    PREFETCH_PACKET_BYTES = 256,
    /* Prefetch distance in words. When the target PE executes one of several coalesced puts or
     * atomics, it prefetches the word that is this number of words ahead. */
    PREFETCH_WORDS = 8,
    /* Time slice in ns that the progress thread requests from Linux: the shortest that Linux
     * supports. */
    TIME_SLICE_NS = 100000,
    /* Sleep of the progress thread, in us, while messages arrive. */
    SHORT_SLEEP_US = 30,
    /* Number of polls without progress after which the progress thread sleeps longer each time. */
    SHORT_SLEEPS = 40,
    /* Longest sleep of the progress thread, in us. It is reached after a long time without
     * messages. */
    LONG_SLEEP_US = 4000,
    /* Sleep of the progress thread, in us, while MPI sends packets or transfers rendezvous data of
     * this PE. It applies if the progress thread may share a core with a program that computes. */
    RENDEZVOUS_SLEEP_US = 100,
    /* If the program issued fewer operations than this between two polls of the progress thread,
     * the library sends the program's next packet at once. */
    FEW_OPERATIONS = 4,
    /* Sleep of the progress thread, in us, while threads of the program wait and poll. It is short
     * because these threads may stop polling at any time. On oversubscribed cores the sleep is
     * LONG_SLEEP_US, because the progress thread delays a waiting thread each time it wakes. */
    WAITING_PROGRAM_SLEEP_US = 1000,
    /* Sleep of the progress thread, in us, while threads of the program poll occasionally. */
    POLLING_PROGRAM_SLEEP_US = 200,
    /* Number of consecutive measurements of the host load (progress.h) that must show that other
     * programs need cores. The progress thread then sleeps for LONG_SLEEP_US until a measurement
     * shows the opposite. */
    HOST_LOAD_SIGNS = 4,
    /* If the program polls more often than this during one sleep of the progress thread, the
     * library assumes that a thread of the program waits and receives all messages itself. */
    POLLS_OF_WAITING_PROGRAM = 64,
    /* Value that replaces POLLS_OF_WAITING_PROGRAM on oversubscribed cores, where a waiting thread
     * yields its core after each poll. */
    POLLS_OF_WAITING_PROGRAM_OVERSUBSCRIBED = 8,
};

/* Time in ns between two measurements of the host load, while no measurement shows that other
 * programs need cores. */
#define HOST_LOAD_INTERVAL_NS UINT64_C(500000)

/* Interval in ns at which a waiting PE queries whether a remote PE has exited (peer_wait.h). */
#define PEER_WAIT_QUERY_INTERVAL_NS UINT64_C(1000000000)
/* Number of consecutive responses that must report the exit of a PE before the job is aborted. One
 * is not enough, because the message that this PE waits for may still be in transit. */
enum { PEER_WAIT_CONFIRMATIONS = 2 };

/* Before a transfer, the library accesses one byte of local memory (remote.c) every PREFAULT_STEP
 * bytes. If the memory is invalid, the fault then occurs in the calling routine, which the error
 * message names. A long range rarely has holes. It is therefore accessed only about PREFAULTS_MAX
 * times, at longer distances. */
enum { PREFAULT_STEP = 4096, PREFAULTS_MAX = 256 };

/* Measurement of puts at startup, which selects a transport (select_measure.c): length in bytes of
 * the short and the long put, and number of times that each is measured. */
enum { MEASURE_SMALL_BYTES = 8, MEASURE_LARGE_BYTES = 64 * 1024, MEASURE_ROUNDS = 24 };

/* Time in ns for which the target PE makes no call of MPI during a measurement at startup. PE 0
 * measures whether RMA windows progress in this time. */
#define SILENT_NS (4L * 1000 * 1000)
/* Time in ns for which the target PE still polls before it stops calling MPI, so that MPI can send
 * the response to PE 0. */
#define SILENT_DELAY_NS (1L * 1000 * 1000)
/* Number of attempts of the measurement. PE 0 tries again if it was delayed and may have missed the
 * time in which the target made no call. */
#define SILENT_TRIES 4

#endif
