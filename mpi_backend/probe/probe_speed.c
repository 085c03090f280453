/*
 * Measures the speed of messages and windows, between PE 0 and a partner PE: first one on the same
 * host, then one on another host. The other PEs sleep.
 */
#include <stdio.h>
#include <string.h>

#include "probe.h"
#include "probe_series.h"

enum { MESSAGES = -1, TAG = 5 };

/* The request that PE 0 sends to its partner before each batch of messages. */
struct order {
    int receives, sends; /* size in bytes of each message that the partner receives and sends */
    int at_once; /* number of outstanding messages; 1: receives and sends alternate; 0: the series
                    has ended */
    int count;
};

static struct window window;
static char *buffer;
static int partner;

/* ---- Messages ---- */

static void probe_speed_send_bytes(int pe, int bytes)
{
    require_success("MPI_Send", MPI_Send(buffer, bytes, MPI_BYTE, pe, TAG, MPI_COMM_WORLD));
}

static void probe_speed_receive(int pe, int bytes)
{
    require_success("MPI_Recv",
                    MPI_Recv(buffer, bytes, MPI_BYTE, pe, TAG, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
}

static void probe_speed_start_message(bool is_sent, int pe, long i, size_t bytes,
                                      MPI_Request *request)
{
    char *offset = buffer + series_offset(i, bytes);
    if (is_sent)
        require_success("MPI_Isend",
                        MPI_Isend(offset, (int)bytes, MPI_BYTE, pe, TAG, MPI_COMM_WORLD, request));
    else
        require_success("MPI_Irecv",
                        MPI_Irecv(offset, (int)bytes, MPI_BYTE, pe, TAG, MPI_COMM_WORLD, request));
}

static void probe_speed_ask_for_stream(int receives, int sends, int at_once, long count)
{
    struct order order = {receives, sends, at_once, (int)count};
    require_success("MPI_Send",
                    MPI_Send(&order, sizeof order, MPI_BYTE, partner, TAG, MPI_COMM_WORLD));
}

/* Measures round trips. */
static void probe_speed_exchange_halo(size_t bytes, double computing, long count)
{
    (void)computing;
    probe_speed_ask_for_stream((int)bytes, (int)bytes, 1, count);
    for (long i = 0; i < count; i++) {
        probe_speed_send_bytes(partner, (int)bytes);
        probe_speed_receive(partner, (int)bytes);
    }
}

/* Receives messages from the partner PE. This PE computes during each receive. */
static void probe_speed_receive_beside(size_t bytes, double computing, long count)
{
    MPI_Request request;
    probe_speed_ask_for_stream(0, (int)bytes, 1, count);
    for (long i = 0; i < count; i++) {
        probe_speed_start_message(false, partner, 0, bytes, &request);
        probe_speed_send_bytes(partner, 0);
        clock_spin(computing);
        pes_wait_all(1, &request);
    }
}

static void probe_speed_move_many(bool is_sent, int pe, size_t bytes, long count)
{
    MPI_Request requests[SERIES_AT_ONCE_MAX];
    int most = series_at_once(bytes);
    for (long begun = 0; begun < count;) {
        int n = 0;
        while (n < most && begun < count)
            probe_speed_start_message(is_sent, pe, begun++, bytes, &requests[n++]);
        pes_wait_all(n, requests);
    }
}

static void probe_speed_send_many(size_t bytes, double computing, long count)
{
    (void)computing;
    probe_speed_ask_for_stream((int)bytes, 0, series_at_once(bytes), count);
    probe_speed_move_many(true, partner, bytes, count);
    probe_speed_receive(partner, 0);
}

static void probe_speed_answer(const struct order *order)
{
    if (order->at_once > 1) {
        probe_speed_move_many(false, 0, (size_t)order->receives, order->count);
        probe_speed_send_bytes(0, 0);
        return;
    }
    for (int i = 0; i < order->count; i++) {
        probe_speed_receive(0, order->receives);
        probe_speed_send_bytes(0, order->sends);
    }
}

/* Runs on the partner of PE 0: sends and receives the messages that PE 0 requests. The partner
 * always waits in MPI calls, so operations on windows progress too. */
static void probe_speed_serve_stream(void)
{
    struct order order;
    for (;;) {
        require_success("MPI_Recv", MPI_Recv(&order, sizeof order, MPI_BYTE, 0, TAG, MPI_COMM_WORLD,
                                             MPI_STATUS_IGNORE));
        if (order.at_once == 0)
            return;
        probe_speed_answer(&order);
    }
}

/* ---- Windows ---- */

static void probe_speed_begin_put(size_t offset, size_t bytes)
{
    require_success("MPI_Put",
                    MPI_Put(buffer + offset, (int)bytes, MPI_BYTE, partner,
                            window_at(&window, partner, offset), (int)bytes, MPI_BYTE, window.win));
}

static void probe_speed_begin_speed_get(size_t offset, size_t bytes)
{
    require_success("MPI_Get",
                    MPI_Get(buffer + offset, (int)bytes, MPI_BYTE, partner,
                            window_at(&window, partner, offset), (int)bytes, MPI_BYTE, window.win));
}

static void probe_speed_begin_fetch(size_t offset, size_t bytes)
{
    static const uint64_t operand = 1;
    static uint64_t result;
    (void)bytes;
    require_success("MPI_Fetch_and_op",
                    MPI_Fetch_and_op(&operand, &result, MPI_UINT64_T, partner,
                                     window_at(&window, partner, offset), MPI_SUM, window.win));
}

static void probe_speed_flush_speed(void)
{
    window_flush(&window, partner);
}

static void probe_speed_put_one(size_t bytes, double computing, long count)
{
    series_each(probe_speed_begin_put, probe_speed_flush_speed, bytes, computing, count);
}

static void probe_speed_put_many(size_t bytes, double computing, long count)
{
    (void)computing;
    series_many(probe_speed_begin_put, probe_speed_flush_speed, bytes, count);
}

static void probe_speed_get_one(size_t bytes, double computing, long count)
{
    series_each(probe_speed_begin_speed_get, probe_speed_flush_speed, bytes, computing, count);
}

static void probe_speed_get_many(size_t bytes, double computing, long count)
{
    (void)computing;
    series_many(probe_speed_begin_speed_get, probe_speed_flush_speed, bytes, count);
}

static void probe_speed_fetch_one(size_t bytes, double computing, long count)
{
    series_each(probe_speed_begin_fetch, probe_speed_flush_speed, bytes, computing, count);
}

/* ---- Probes ---- */

static const struct moves of_messages[] = {{"message", false, probe_speed_exchange_halo, 2,
                                            probe_speed_send_many, probe_speed_receive_beside}};
static const struct moves of_windows[] = {
    {"put", false, probe_speed_put_one, 1, probe_speed_put_many, probe_speed_put_one},
    {"get", false, probe_speed_get_one, 1, probe_speed_get_many, probe_speed_get_one},
    {"fetch and add", true, probe_speed_fetch_one, 1, NULL, NULL}};

/* Returns the first PE, except PE 0, on the host of PE 0, or on another host if `is_elsewhere`.
 * Returns -1 if no such PE exists. */
static int probe_speed_find_partner(bool is_elsewhere)
{
    for (int pe = 1; pe < pes.size; pe++)
        if ((pes.host[pe] != pes.host[0]) == is_elsewhere)
            return pe;
    return -1;
}

/* Waits for all PEs. Sleeps between tests, so that PEs that share the core with this one are not
 * delayed. */
static void probe_speed_meet_asleep(void)
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

static void probe_speed_measure_kind(int kind, bool is_elsewhere)
{
    const char *where = is_elsewhere ? "another host" : "the same host";
    partner = probe_speed_find_partner(is_elsewhere);
    if (partner < 0)
        return;
    if (pes.rank == partner)
        probe_speed_serve_stream();
    if (pes.rank == 0 && kind == MESSAGES)
        series_measure(where, 1, of_messages);
    if (pes.rank == 0 && kind != MESSAGES)
        series_measure(where, 3, of_windows);
    if (pes.rank == 0)
        probe_speed_ask_for_stream(0, 0, 0, 0);
    probe_speed_meet_asleep();
}

static void probe_speed_speed(int kind)
{
    buffer = memory_allocate(SERIES_MEMORY_MAX);
    if (kind != MESSAGES && !window_open(&window, (enum window_kind)kind, SERIES_MEMORY_MAX))
        return;
    probe_speed_measure_kind(kind, false);
    probe_speed_measure_kind(kind, true);
    if (kind != MESSAGES)
        window_close(&window);
}

void speed_add(void)
{
    const struct probe windows = {"", "how fast a window is",     probe_speed_speed, 0, 2, 90,
                                  0,  PROBE_ALONE | PROBE_IS_SLOW};
    table_add(&(struct probe){"speed/messages", "how fast messages are", probe_speed_speed,
                              MESSAGES, 2, 90, 0, PROBE_ALONE | PROBE_IS_SLOW});
    for (int kind = 0; kind < WINDOW_KINDS; kind++) {
        struct probe one = windows;
        snprintf(one.name, sizeof one.name, "speed/%s", window_name((enum window_kind)kind));
        one.what = kind;
        table_add(&one);
    }
}
