/*
 * How fast messages and windows are: PE 0 and a partner on its host, then one on another host.
 * The others sleep.
 */
#include <stdio.h>
#include <string.h>

#include "probe.h"
#include "probe_series.h"

enum { MESSAGES = -1, TAG = 5 };

/* What PE 0 asks of its partner, before each batch of messages. */
struct order {
    int receives, sends; /* bytes of each, alternately; or of all at once */
    int at_once;         /* 1: alternately; 0: this was the last */
    int count;
};

static struct window window;
static char *buffer;
static int partner;

/* ---- Messages ---- */

static void send_bytes(int pe, int bytes)
{
    require_success("MPI_Send", MPI_Send(buffer, bytes, MPI_BYTE, pe, TAG, MPI_COMM_WORLD));
}

static void receive(int pe, int bytes)
{
    require_success("MPI_Recv",
                    MPI_Recv(buffer, bytes, MPI_BYTE, pe, TAG, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
}

static void start_message(bool is_sent, int pe, long i, size_t bytes, MPI_Request *request)
{
    char *offset = buffer + series_offset(i, bytes);
    if (is_sent)
        require_success("MPI_Isend",
                        MPI_Isend(offset, (int)bytes, MPI_BYTE, pe, TAG, MPI_COMM_WORLD, request));
    else
        require_success("MPI_Irecv",
                        MPI_Irecv(offset, (int)bytes, MPI_BYTE, pe, TAG, MPI_COMM_WORLD, request));
}

static void ask_for_stream(int receives, int sends, int at_once, long count)
{
    struct order order = {receives, sends, at_once, (int)count};
    require_success("MPI_Send",
                    MPI_Send(&order, sizeof order, MPI_BYTE, partner, TAG, MPI_COMM_WORLD));
}

/* There and back. */
static void exchange_halo(size_t bytes, double computing, long count)
{
    (void)computing;
    ask_for_stream((int)bytes, (int)bytes, 1, count);
    for (long i = 0; i < count; i++) {
        send_bytes(partner, (int)bytes);
        receive(partner, (int)bytes);
    }
}

/* One that comes when it is asked for, while this PE computes. */
static void receive_beside(size_t bytes, double computing, long count)
{
    MPI_Request request;
    ask_for_stream(0, (int)bytes, 1, count);
    for (long i = 0; i < count; i++) {
        start_message(false, partner, 0, bytes, &request);
        send_bytes(partner, 0);
        clock_spin(computing);
        pes_wait_all(1, &request);
    }
}

static void move_many(bool is_sent, int pe, size_t bytes, long count)
{
    MPI_Request requests[SERIES_AT_ONCE_MAX];
    int most = series_at_once(bytes);
    for (long begun = 0; begun < count;) {
        int n = 0;
        while (n < most && begun < count)
            start_message(is_sent, pe, begun++, bytes, &requests[n++]);
        pes_wait_all(n, requests);
    }
}

static void send_many(size_t bytes, double computing, long count)
{
    (void)computing;
    ask_for_stream((int)bytes, 0, series_at_once(bytes), count);
    move_many(true, partner, bytes, count);
    receive(partner, 0);
}

static void answer(const struct order *order)
{
    if (order->at_once > 1) {
        move_many(false, 0, (size_t)order->receives, order->count);
        send_bytes(0, 0);
        return;
    }
    for (int i = 0; i < order->count; i++) {
        receive(0, order->receives);
        send_bytes(0, order->sends);
    }
}

/* The partner's part: it is in MPI all the time, and so lets windows move too. */
static void serve_stream(void)
{
    struct order order;
    for (;;) {
        require_success("MPI_Recv", MPI_Recv(&order, sizeof order, MPI_BYTE, 0, TAG, MPI_COMM_WORLD,
                                             MPI_STATUS_IGNORE));
        if (order.at_once == 0)
            return;
        answer(&order);
    }
}

/* ---- Windows ---- */

static void begin_put(size_t offset, size_t bytes)
{
    require_success("MPI_Put",
                    MPI_Put(buffer + offset, (int)bytes, MPI_BYTE, partner,
                            window_at(&window, partner, offset), (int)bytes, MPI_BYTE, window.win));
}

static void begin_speed_get(size_t offset, size_t bytes)
{
    require_success("MPI_Get",
                    MPI_Get(buffer + offset, (int)bytes, MPI_BYTE, partner,
                            window_at(&window, partner, offset), (int)bytes, MPI_BYTE, window.win));
}

static void begin_fetch(size_t offset, size_t bytes)
{
    static const uint64_t operand = 1;
    static uint64_t result;
    (void)bytes;
    require_success("MPI_Fetch_and_op",
                    MPI_Fetch_and_op(&operand, &result, MPI_UINT64_T, partner,
                                     window_at(&window, partner, offset), MPI_SUM, window.win));
}

static void flush_speed(void)
{
    window_flush(&window, partner);
}

static void put_one(size_t bytes, double computing, long count)
{
    series_each(begin_put, flush_speed, bytes, computing, count);
}

static void put_many(size_t bytes, double computing, long count)
{
    (void)computing;
    series_many(begin_put, flush_speed, bytes, count);
}

static void get_one(size_t bytes, double computing, long count)
{
    series_each(begin_speed_get, flush_speed, bytes, computing, count);
}

static void get_many(size_t bytes, double computing, long count)
{
    (void)computing;
    series_many(begin_speed_get, flush_speed, bytes, count);
}

static void fetch_one(size_t bytes, double computing, long count)
{
    series_each(begin_fetch, flush_speed, bytes, computing, count);
}

/* ---- The probes ---- */

static const struct moves of_messages[] = {
    {"message", false, exchange_halo, 2, send_many, receive_beside}};
static const struct moves of_windows[] = {{"put", false, put_one, 1, put_many, put_one},
                                          {"get", false, get_one, 1, get_many, get_one},
                                          {"fetch and add", true, fetch_one, 1, NULL, NULL}};

/* The first PE on PE 0's host, or on another one; -1: there is none. */
static int find_partner(bool is_elsewhere)
{
    for (int pe = 1; pe < pes.size; pe++)
        if ((pes.host[pe] != pes.host[0]) == is_elsewhere)
            return pe;
    return -1;
}

/* Without holding up those that share this PE's core. */
static void meet_asleep(void)
{
    MPI_Request request;
    int is_done = 0;
    require_success("MPI_Ibarrier", MPI_Ibarrier(MPI_COMM_WORLD, &request));
    while (!is_done) {
        require_success("MPI_Test", MPI_Test(&request, &is_done, MPI_STATUS_IGNORE));
        if (!is_done)
            clock_compute(1e-3);
    }
}

static void measure_kind(int kind, bool is_elsewhere)
{
    const char *where = is_elsewhere ? "another host" : "the same host";
    partner = find_partner(is_elsewhere);
    if (partner < 0)
        return;
    if (pes.rank == partner)
        serve_stream();
    if (pes.rank == 0 && kind == MESSAGES)
        series_measure(where, 1, of_messages);
    if (pes.rank == 0 && kind != MESSAGES)
        series_measure(where, 3, of_windows);
    if (pes.rank == 0)
        ask_for_stream(0, 0, 0, 0);
    meet_asleep();
}

static void speed(int kind)
{
    buffer = memory_allocate(SERIES_MEMORY_MAX);
    if (kind != MESSAGES && !window_open(&window, (enum window_kind)kind, SERIES_MEMORY_MAX))
        return;
    measure_kind(kind, false);
    measure_kind(kind, true);
    if (kind != MESSAGES)
        window_close(&window);
}

void speed_add(void)
{
    const struct probe windows = {"", "how fast a window is",     speed, 0, 2, 90,
                                  0,  PROBE_ALONE | PROBE_IS_SLOW};
    table_add(&(struct probe){"speed/messages", "how fast messages are", speed, MESSAGES, 2, 90, 0,
                              PROBE_ALONE | PROBE_IS_SLOW});
    for (int kind = 0; kind < WINDOW_KINDS; kind++) {
        struct probe one = windows;
        snprintf(one.name, sizeof one.name, "speed/%s", window_name((enum window_kind)kind));
        one.what = kind;
        table_add(&one);
    }
}
