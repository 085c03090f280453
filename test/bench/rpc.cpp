/*
 * Compares isthmus.hpp's remote procedure calls with hand-written active messages: a call and its
 * reply with a word and with a text, and bursts of sends.
 */
#include <isthmus.hpp>

extern "C" {
#include "paired.h"
}

namespace
{

shmemx_am_t echo, count_id;
long handled;

void echo_handler(shmemx_am_token_t token, const void *arg, size_t bytes)
{
    shmemx_am_reply(token, arg, bytes);
}

void count_handler(shmemx_am_token_t, const void *arg, size_t)
{
    handled += *static_cast<const long *>(arg);
}

void call(const paired_row *, long count)
{
    while (count-- > 0) {
        long reply = 0;
        shmemx_req_h req;
        shmemx_am_call(SHMEM_CTX_DEFAULT, paired.peer, echo, &count, sizeof count, &reply,
                       sizeof reply, nullptr, &req);
        shmemx_req_wait(&req);
    }
}

void call_rpc(const paired_row *, long count)
{
    while (count-- > 0)
        isthmus::rpc(
            paired.peer, [](long x) { return x; }, count)
            .wait();
}

/* Sends the text as a string, which allocates memory on both sides. */
void call_text(const paired_row *row, long count)
{
    const std::string text(row->bytes, 'x');
    while (count-- > 0) {
        void *memory = nullptr;
        size_t bytes = 0;
        shmemx_req_h req;
        shmemx_am_call_any(SHMEM_CTX_DEFAULT, paired.peer, echo, text.data(), text.size(), &memory,
                           &bytes, &req);
        shmemx_req_wait(&req);
        const std::string reply(static_cast<const char *>(memory), bytes);
        std::free(memory);
    }
}

void call_text_rpc(const paired_row *row, long count)
{
    const std::string text(row->bytes, 'x');
    while (count-- > 0)
        isthmus::rpc(
            paired.peer, [](std::string got) { return got; }, text)
            .wait();
}

void send(const paired_row *row, long count)
{
    while (count-- > 0) {
        for (long i = 0; i < row->burst; i++)
            shmemx_am_send(SHMEM_CTX_DEFAULT, paired.peer, count_id, &i, sizeof i);
        shmem_quiet();
    }
}

void send_rpc(const paired_row *row, long count)
{
    while (count-- > 0) {
        for (long i = 0; i < row->burst; i++)
            isthmus::rpc_ff(
                paired.peer, [](long x) { handled += x; }, i);
        shmem_quiet();
    }
}

void measure(const char *what, size_t bytes, paired_loop *loop)
{
    const paired_row row = {what, bytes, PAIRED_LEADER, loop, 0};
    paired_measure(&row);
}

void words_run()
{
    measure("am_call + wait", sizeof(long), call);
    measure("rpc + wait", sizeof(long), call_rpc);
}

void texts_run()
{
    for (size_t bytes : {64, 4096}) {
        measure("am_call_any + wait, text", bytes, call_text);
        measure("rpc + wait, text", bytes, call_text_rpc);
    }
}

void sends_run()
{
    paired_measure_burst("am_send", send, PAIRED_BURST);
    paired_measure_burst("rpc_ff", send_rpc, PAIRED_BURST);
}

double greatest(double value)
{
    static double mine, all;
    mine = value;
    shmem_double_max_reduce(SHMEM_TEAM_WORLD, &all, &mine, 1);
    return all;
}

} // namespace

int main(int argc, char **argv)
{
    static const paired_group groups[] = {{"words", "a call and its reply, of a word", words_run},
                                          {"texts", "the same of a text", texts_run},
                                          {"sends", "sends without replies", sends_run}};
    static const paired_program program = {
        "rpc", "What isthmus::rpc costs beside active messages by hand.", groups,
        sizeof groups / sizeof *groups};
    int status = paired_parse(&program, argc, argv);
    if (status >= 0)
        return status;
    isthmus::init();
    shmemx_am_register(echo_handler, SHMEMX_AM_SAFE, &echo);
    shmemx_am_register(count_handler, 0, &count_id);
    const paired_job job = {shmem_my_pe(), shmem_n_pes(), shmem_barrier_all, greatest};
    paired_run(&program, &job);
    isthmus::finalize();
    return 0;
}
