/*
 * The numbers by which this room was tuned. None is part of an interface, but those of packets,
 * which all PEs of a job have alike.
 */
#ifndef ISTHMUS_LIMITS_H
#define ISTHMUS_LIMITS_H

#include <stdint.h>

/* What goes in which message. */
enum {
    /* A packet in which requests are collected, head included; an answer as well. */
    PACKET_BYTES = 16 * 1024,
    /* A put that is too long for it has a packet for itself, up to this: one message costs several
     * us less than two. Longer data are messages of their own, "bulk", which nobody copies. */
    LARGE_PACKET_BYTES = 256 * 1024 + 1024,
    /* Blocks beyond a packet, in a large one or a large answer: the next is packed while it is on
     * its way. The second where there are many, for each may have a handshake of MPI's; less where
     * it is known what MPI sends without. */
    BLOCKS_BYTES = 64 * 1024,
    MANY_BLOCKS_BYTES = 128 * 1024,
    LARGE_ANSWER_BYTES = MANY_BLOCKS_BYTES + 1024,
    /* Buffers that a device's data go through at a time, of DEVICE_STAGING_BYTES each: one is
     * copied, others are on their way. */
    DEVICE_STAGES = 4
};

/* How much is under way at a time; who wants more waits. */
enum {
    REQUESTS_MOST = 64,       /* packets of this PE, being written, waiting or being sent */
    LARGE_REQUESTS_MOST = 8,  /* the same of large ones */
    ANSWERS_MOST = 64,        /* the same of answers; while all are in use no request is taken */
    LARGE_ANSWERS_MOST = 8,   /* the same of large ones */
    CREDITS_MOST = 16,        /* packets of a channel that are not answered */
    RECEIPT_PACKETS_MOST = 8, /* of these, carried out, without a receipt under way */
    RECEIPTS_MOST = 32,       /* kept at a time, to travel with packets */
    TRANSFERS_MOST = 64,      /* bulk transfers that this PE asked for */
    SERVICES_MOST = 64,       /* and that others asked it for */
    RECEIVES = 16,            /* that wait for requests, and as many for answers: at most, */
    RECEIVES_FIRST = 4,       /* and at first */
    CHANNELS_MOST = 256,      /* of a context; more only if so many have something under way */
    CHANNEL_TABLE = 64,       /* lists in which a context's channels are looked for, by PE */
    WINDOW_COPY_MOST = 4096,  /* bytes of a put by window that is copied and waits for nothing */
    WINDOW_COPIES = 64 * 1024 /* bytes of such copies, after which they are flushed */
};

/* Notices (notice.h): one is given if the last does not hold for NOTICE_LEAST_MS yet, and longer
 * where there is much to be moved. */
enum {
    NOTICES_KEPT = 256,
    NOTICE_LEAST_MS = 30,
    NOTICE_EVERY_MS = 10,
    NOTICE_BYTES_A_MS = 1 << 20
};

/* How often the network is looked at. */
enum {
    HELPER_ROUNDS = 32,     /* of polling in which the helper goes on while something moves */
    HELPER_SPINS = 100,     /* for a thread that sleeps: some 100 us after something moved */
    STREAM_REQUESTS = 1024, /* in a row, after which the program looks for others' itself, */
    WINDOW_OPERATIONS = 16, /* the same of operations on windows, all of which call MPI; */
    STREAM_ROUNDS = 8,      /* and takes so many packets at most; */
    STREAM_GOES_ON = 2,     /* so often since the helper passed by, which then leaves it alone, */
    STREAM_TIMES = 5,       /* but for one time of so many */
    MANY_REQUESTS = 64,     /* between two polls of the helper, which tell that it will */
    VAIN_ROUNDS = 2,        /* of the program's in a row, after which receipts go by themselves: a
                               test that tells that a message has come is one, and what the program
                               sends then takes them along */
    UNASKED_ROUNDS = 4,     /* of polling to one look for answers that nobody asked for */
    RECLAIM_ROUNDS = 32,    /* of polling to one look at packets that were sent */
    GUEST_ROUNDS = 8,       /* of MPI's progress at each look of the helper's while others use this
                               PE's windows: Open MPI looks at some things at every 8th only */
    FETCHED_AHEAD = 256,    /* bytes of a packet before they are written */
    WORDS_AHEAD = 8,        /* of an item, whose memory is fetched into the cache */
    TURN_NS = 100000,       /* of the core, which the helper asks for: the least there is */
    SHORT_SLEEP_US = 30,    /* of the helper while there is traffic, and so many sleeps after */
    SHORT_SLEEPS = 40,
    LONG_SLEEP_US = 4000, /* when there has been none for long */
    BULK_SLEEP_US = 100,  /* while MPI moves much of this PE's, and the program may compute */
    FEW_REQUESTS = 4,     /* between two polls of the helper, after which the next goes at once */
    WAITING_SLEEP_US = 1000, /* beside threads that wait, and may stop polling at any time; on
                                crowded cores LONG_SLEEP_US, for each time costs one that waits */
    BESIDE_SLEEP_US = 200,   /* beside threads of the program that poll now and then */
    NEIGHBOURS_SIGNS = 4,    /* looks in a row that see neighbours (neighbours.h), after which it
                                naps LONG_SLEEP_US until one sees none */
    WAITS_POLLS = 64,        /* polls in a sleep that tell that a thread waits, and will see all */
    WAITS_POLLS_CROWDED = 8, /* the same of a thread that yields after each */
};

/* Between two looks for neighbours, as long as there was no sign of any. */
#define NEIGHBOURS_NS UINT64_C(500000)

/* Between two looks for PEs that are absent (absence.h); and how often one must say so, for its
 * message may still be on its way when it is asked first. */
#define ABSENCE_PATIENCE_NS UINT64_C(1000000000)
enum { ABSENCE_TIMES_TOLD = 2 };

/* Local memory is touched (remote.c) at every page; of long memory, in which a hole is rare, so
 * often. */
enum { TOUCH_STEP = 4096, TOUCHES_MOST = 256 };

/* Puts that are measured at start (measure.c): of how many bytes, and how often. */
enum { MEASURE_SMALL = 8, MEASURE_LARGE = 64 * 1024, MEASURE_ROUNDS = 24 };

/* How long a PE calls nothing at start, ns, while another measures whether its windows get on; and
 * how long after it was asked to, within which MPI sends the answer. */
#define ABSENT_NS (4L * 1000 * 1000)
#define LEAVE_NS  (1L * 1000 * 1000)
#define ABSENCES  4 /* so often if PE 0 may have slept through it */

#endif
