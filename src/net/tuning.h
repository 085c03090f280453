/*
 * Thresholds, limits and intervals of this module. None is part of an interface, but those of
 * packets, which all PEs of a job have alike.
 */
#ifndef ISTHMUS_TUNING_H
#define ISTHMUS_TUNING_H

#include <stdint.h>

/* What goes in which message. */
enum {
    /* A packet in which requests are collected, head included; an answer as well. */
    PACKET_BYTES = 16 * 1024,
    /* A put that does not fit a packet of PACKET_BYTES is sent in one large packet, because one
     * message costs several us less than two. The capacity of a large packet is the rendezvous
     * threshold of puts (RENDEZVOUS_PUT_BYTES in wire.h). */
    LARGE_PACKET_BYTES = 256 * 1024 + 1024,
    /* The most bytes of a word. Puts and nonblocking gets of at most this length are coalesced:
     * several of them share one item of a packet. */
    COALESCE_BYTES = 8,
    /* A longer nonblocking transfer is likely to overlap with computation, so its routine asks the
     * progress thread to poll. Shorter data fit a packet of PACKET_BYTES. */
    OVERLAP_BYTES = PACKET_BYTES,
    /* Blocks beyond a packet, in a large one or a large answer: the next is packed while it is on
     * its way. The second where there are many, for each may have a handshake of MPI's; less where
     * it is known what MPI sends without. */
    BLOCKS_PACKET_BYTES = 64 * 1024,
    MANY_BLOCKS_PACKET_BYTES = 128 * 1024,
    /* Blocks with this number of bytes or more in all use packets of MANY_BLOCKS_PACKET_BYTES. */
    MANY_BLOCKS_BYTES = 4 * MANY_BLOCKS_PACKET_BYTES,
    LARGE_RESPONSE_BYTES = MANY_BLOCKS_PACKET_BYTES + 1024,
    /* Buffers that a device's data go through at a time, of DEVICE_STAGING_BYTES each: one is
     * copied, others are on their way. */
    DEVICE_STAGING_BUFFERS = 4
};

/* How much is under way at a time; who wants more waits. */
enum {
    PACKETS_MAX = 64,            /* packets of this PE, being written, waiting or being sent */
    LARGE_PACKETS_MAX = 8,       /* the same of large ones */
    RESPONSES_MAX = 64,          /* the same of answers; while all are in use no request is taken */
    LARGE_RESPONSES_MAX = 8,     /* the same of large ones */
    SEND_WINDOW_PACKETS = 16,    /* packets of a channel that are not answered */
    DELAYED_ACK_PACKETS_MAX = 8, /* of these, carried out, without a receipt under way */
    DELAYED_ACKS_MAX = 32,       /* kept at a time, to travel with packets */
    RENDEZVOUS_ORIGIN_MAX = 64,  /* bulk transfers that this PE asked for */
    RENDEZVOUS_TARGET_MAX = 64,  /* and that others asked it for */
    RECEIVES_MAX = 16,           /* that wait for requests, and as many for answers: at most, */
    RECEIVES_FIRST = 4,          /* and at first */
    ENDPOINTS_MAX = 256,         /* of a context; more only if so many have something under way */
    ENDPOINT_LISTS = 64,         /* lists in which a context's channels are looked for, by PE */
    WINDOW_BOUNCE_PUT_BYTES =
        4096, /* bytes of a put by window that is copied and waits for nothing */
    WINDOW_BOUNCE_BYTES = 64 * 1024 /* bytes of such copies, after which they are flushed */
};

/* Notices (window.h): one is given if the last does not hold for PROGRESS_HINT_MIN_MS yet, and
 * longer where there is much to be moved. */
enum {
    PROGRESS_HINTS_KEPT = 256,
    PROGRESS_HINT_MIN_MS = 30,
    PROGRESS_HINT_EVERY_MS = 10,
    PROGRESS_HINT_BYTES_PER_MS = 1 << 20
};

/* How often the network is looked at. */
enum {
    PROGRESS_THREAD_ROUNDS = 32,  /* of polling in which the helper goes on while something moves */
    PROGRESS_THREAD_SPINS = 100,  /* for a thread that sleeps: some 100 us after something moved */
    BURST_OPERATIONS = 1024,      /* in a row, after which the program looks for others' itself, */
    BURST_WINDOW_OPERATIONS = 16, /* the same of operations on windows, all of which call MPI; */
    BURST_ROUNDS = 8,             /* and takes so many packets at most; */
    BURST_CONTINUES = 2,     /* so often since the helper passed by, which then leaves it alone, */
    BURST_SKIPPED_POLLS = 5, /* but for one time of so many */
    MANY_OPERATIONS = 64,    /* between two polls of the helper, which tell that it will */
    IDLE_ROUNDS_BEFORE_ACKS = 2, /* of the program's in a row, after which receipts go by
                        themselves: a test that tells that a message has come is one, and what the
                        program sends then takes them along */
    UNSOLICITED_ACK_ROUNDS = 4,  /* of polling to one look for answers that nobody asked for */
    RECLAIM_ROUNDS = 32,         /* of polling to one look at packets that were sent */
    HINTED_PROGRESS_ROUNDS = 8,  /* of MPI's progress at each look of the helper's while others use
                          this  PE's windows: Open MPI looks at some things at every 8th only */
    PREFETCH_PACKET_BYTES = 256, /* bytes of a packet before they are written */
    PREFETCH_WORDS = 8,          /* of an item, whose memory is fetched into the cache */
    TIME_SLICE_NS = 100000,      /* of the core, which the helper asks for: the least there is */
    SHORT_SLEEP_US = 30, /* of the helper while there is traffic, and so many sleeps after */
    SHORT_SLEEPS = 40,
    LONG_SLEEP_US = 4000,      /* when there has been none for long */
    RENDEZVOUS_SLEEP_US = 100, /* while MPI moves much of this PE's, and the program may compute */
    FEW_OPERATIONS = 4, /* between two polls of the helper, after which the next goes at once */
    WAITING_PROGRAM_SLEEP_US =
        1000, /* beside threads that wait, and may stop polling at any time; on
         crowded cores LONG_SLEEP_US, for each time costs one that waits */
    POLLING_PROGRAM_SLEEP_US = 200, /* beside threads of the program that poll now and then */
    HOST_LOAD_SIGNS = 4, /* looks in a row that see neighbours (progress.h), after which it
                             naps LONG_SLEEP_US until one sees none */
    POLLS_OF_WAITING_PROGRAM =
        64, /* polls in a sleep that tell that a thread waits, and will see all */
    POLLS_OF_WAITING_PROGRAM_OVERSUBSCRIBED = 8, /* the same of a thread that yields after each */
};

/* Between two looks for neighbours, as long as there was no sign of any. */
#define HOST_LOAD_INTERVAL_NS UINT64_C(500000)

/* Between two looks for PEs that are absent (peer_wait.h); and how often one must say so, for its
 * message may still be on its way when it is asked first. */
#define PEER_WAIT_QUERY_INTERVAL_NS UINT64_C(1000000000)
enum { PEER_WAIT_CONFIRMATIONS = 2 };

/* Local memory is touched (remote.c) at every page; of long memory, in which a hole is rare, so
 * often. */
enum { PREFAULT_STEP = 4096, PREFAULTS_MAX = 256 };

/* Puts that are measured at start (select_measure.c): their two lengths, and how often each is
 * measured. */
enum { MEASURE_SMALL_BYTES = 8, MEASURE_LARGE_BYTES = 64 * 1024, MEASURE_ROUNDS = 24 };

/* How long a PE calls nothing at start, ns, while another measures whether its windows get on; and
 * how long after it was asked to, within which MPI sends the answer. */
#define SILENT_NS       (4L * 1000 * 1000)
#define SILENT_DELAY_NS (1L * 1000 * 1000)
#define SILENT_TRIES    4 /* so often if PE 0 may have slept through it */

#endif
