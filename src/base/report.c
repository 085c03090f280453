#include "report.h"

#include <ctype.h>
#include <dlfcn.h>
#include <errno.h>
#include <limits.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdio_ext.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>
#include <unwind.h>
#include <wchar.h>

#include "output.h"

/* ---- Messages ---- */

/* Time limit in seconds for flushing streams that other threads have locked. */
enum { FLUSH_SECONDS = 1 };

static struct {
    void (*abort_job)(int status);
    int pe; /* number of this PE; -1 if it is not known yet */
    bool ending;
} reporter = {.pe = -1};

void report_set_abort(void (*abort_job)(int status))
{
    reporter.abort_job = abort_job;
}

void report_set_pe(int pe)
{
    reporter.pe = pe;
}

static void report_flush_if_free(FILE *stream)
{
    if (ftrylockfile(stream) == 0) {
        fflush(stream);
        funlockfile(stream);
    }
}

/* Writes the line with one system call, so that lines of several PEs do not mix. */
static void report_write_line(const char *routine, const char *format, va_list arguments,
                              const char *reason)
{
    char line[1024];
    size_t capacity = sizeof line - 1; /* for the newline */
    size_t used;

    if (reporter.pe >= 0)
        used = (size_t)snprintf(line, capacity, "isthmus: PE %d: ", reporter.pe);
    else
        used = (size_t)snprintf(line, capacity, "isthmus: process %ld: ", (long)getpid());
    if (routine != NULL) {
        char name[64];
        used += (size_t)snprintf(line + used, capacity - used,
                                 "%s: ", caller_name(routine, false, name, sizeof name));
    }
    used += (size_t)vsnprintf(line + used, capacity - used, format, arguments);
    if (used < capacity && reason != NULL)
        used += (size_t)snprintf(line + used, capacity - used, ": %s", reason);
    if (used > capacity - 1)
        used = capacity - 1;
    line[used++] = '\n';

    report_flush_if_free(stdout); /* so that earlier output of the program precedes the message */
    output_write(line, used);
}

/* ---- Messages of signal handlers, without stdio ---- */

struct line {
    char text[512];
    size_t used;
};

static void report_append_text(struct line *line, const char *text)
{
    while (*text != '\0' && line->used < sizeof line->text)
        line->text[line->used++] = *text++;
}

static void report_append_number(struct line *line, uintptr_t number, unsigned base)
{
    char digits[sizeof number * 8 + 1], *first = digits + sizeof digits - 1;
    *first = '\0';
    do
        *--first = "0123456789abcdef"[number % base];
    while ((number /= base) != 0);
    report_append_text(line, first);
}

void report_fault(const char *routine, const char *before, const void *address, const char *after)
{
    static bool printed;
    struct line line = {.used = 0};
    if (__atomic_exchange_n(&printed, true, __ATOMIC_RELAXED))
        return;
    report_append_text(&line, reporter.pe >= 0 ? "isthmus: PE " : "isthmus: process ");
    report_append_number(&line, (uintptr_t)(reporter.pe >= 0 ? reporter.pe : getpid()), 10);
    report_append_text(&line, ": ");
    report_append_text(&line, routine == NULL ? "" : routine);
    report_append_text(&line, routine == NULL ? "" : ": ");
    report_append_text(&line, before);
    report_append_text(&line, "0x");
    report_append_number(&line, (uintptr_t)address, 16);
    report_append_text(&line, after);
    report_append_text(&line, "\n");
    output_write(line.text, line.used);
}

static void report_flush_output(void)
{
    report_flush_if_free(stdout);
    report_flush_if_free(stderr);
}

/* ---- Flushing in a signal handler ---- */

#if defined(__GLIBC__)
/* Waits until the descriptor is ready for writing. Returns false if it is not by end_ms. */
static bool report_await_room(int descriptor, long end_ms)
{
    struct pollfd capacity = {.fd = descriptor, .events = POLLOUT};
    int ready;
    do {
        long left_ms = end_ms - output_now_ms();
        ready = left_ms <= 0 ? 0 : poll(&capacity, 1, (int)left_ms);
    } while (ready < 0 && errno == EINTR);
    return ready > 0;
}

static void report_write_until(int descriptor, const char *text, size_t length, long end_ms)
{
    while (length > 0 && report_await_room(descriptor, end_ms)) {
        /* A pipe that is ready accepts PIPE_BUF bytes without blocking. */
        ssize_t written = write(descriptor, text, length < PIPE_BUF ? length : PIPE_BUF);
        if (written < 0 && errno != EINTR && errno != EAGAIN)
            return;
        if (written > 0) {
            text += written;
            length -= (size_t)written;
        }
    }
}

/* Writes the stream's buffer directly. The signal may have interrupted a stdio function on this
 * stream, so this function calls no stdio function that writes, allocates or locks. */
static void report_write_buffer_until(FILE *stream, long end_ms)
{
    const char *begin = stream->_IO_write_base;
    if (stream->_IO_write_ptr <= begin)
        return;
    report_write_until(fileno(stream), begin, (size_t)(stream->_IO_write_ptr - begin), end_ms);
    __fpurge(stream); /* so that exit does not write the text again */
}

/* Uses fflush for a stream of wide characters, because only stdio can convert them. */
static void report_flush_stream_until(FILE *stream, long end_ms)
{
    if (fwide(stream, 0) <= 0)
        report_write_buffer_until(stream, end_ms);
    else if (report_await_room(fileno(stream), end_ms))
        fflush(stream);
}
#else
static void report_flush_stream_until(FILE *stream, long end_ms)
{
    (void)end_ms;
    fflush(stream);
}
#endif

void report_flush_from_handler(int patience_ms)
{
    FILE *const streams[] = {stdout, stderr};
    long end_ms = output_now_ms() + patience_ms;
    for (size_t i = 0; i < sizeof streams / sizeof streams[0]; i++)
        if (ftrylockfile(streams[i]) == 0) {
            report_flush_stream_until(streams[i], end_ms);
            funlockfile(streams[i]);
        }
}

/* ---- End of the job ---- */

/* Start function of the flusher thread. fflush(NULL) waits for every locked stream. A thread of the
 * program may hold such a lock for a long time, while it reads or writes to a full pipe. Therefore
 * a separate thread calls fflush, and report_flush_all_until abandons it after the time limit. */
static void *report_flush_all(void *unused)
{
    fflush(NULL);
    return unused;
}

static void report_flush_all_until(const struct timespec *end)
{
    sigset_t all, before;
    pthread_t flusher;
    sigfillset(&all);
    /* Block all signals in the flusher, because the program's threads must handle them. */
    pthread_sigmask(SIG_SETMASK, &all, &before);
    int failed = pthread_create(&flusher, NULL, report_flush_all, NULL);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    if (failed != 0)
        fflush(NULL); /* no thread could be created; probably no other thread has locked a stream */
    else if (pthread_timedjoin_np(flusher, NULL, end) != 0)
        pthread_detach(flusher);
}

/* If another thread holds the lock of standard input, it is probably waiting for input. The
 * function then does not start the flusher, which would only wait until its time limit. */
void report_flush(void)
{
    struct timespec end;
    report_flush_output();
    if (ftrylockfile(stdin) != 0)
        return;
    funlockfile(stdin);
    clock_gettime(CLOCK_REALTIME, &end);
    end.tv_sec += FLUSH_SECONDS;
    report_flush_all_until(&end);
}

bool report_is_ending(void)
{
    return __atomic_load_n(&reporter.ending, __ATOMIC_RELAXED);
}

void report_exit(int status)
{
    __atomic_store_n(&reporter.ending, true, __ATOMIC_RELAXED);
    report_flush();
    if (reporter.abort_job != NULL)
        reporter.abort_job(status);
    _exit(status);
}

void report_fatal(const char *routine, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    report_write_line(routine, format, arguments, NULL);
    va_end(arguments);
    report_exit(1);
}

void report_fatal_errno(const char *routine, const char *format, ...)
{
    const char *reason = strerror(errno);
    va_list arguments;
    va_start(arguments, format);
    report_write_line(routine, format, arguments, reason);
    va_end(arguments);
    report_exit(1);
}

void report_warning(const char *routine, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    report_write_line(routine, format, arguments, NULL);
    va_end(arguments);
}

/* ---- Name of the routine that the program has called ---- */

enum { FRAMES_MAX = 256 };

static struct caller_code binding; /* an empty range if no binding is loaded */

void caller_set_binding(struct caller_code code)
{
    binding = code;
}

struct search {
    struct caller_code code;
    /* True once the search has passed the frames of the signal handler. Outside of a handler, true
     * from the start. */
    bool is_behind_handler;
    uintptr_t stack;    /* the search ends at the frame that contains this address; 0: no limit */
    uintptr_t found;    /* outermost address in `code` so far; 0: none */
    uintptr_t previous; /* value of `found` before the last frame was examined */
    int frames;
};

/* Caller: _Unwind_Backtrace, for each frame. */
static _Unwind_Reason_Code report_visit_frame(struct _Unwind_Context *frame, void *state)
{
    struct search *search = state;
    int was_interrupted = 0; /* 1 if a signal interrupted the frame at this instruction */
    uintptr_t address = (uintptr_t)_Unwind_GetIPInfo(frame, &was_interrupted);
    address -= was_interrupted ? 0 : 1; /* a return address is after the call instruction */
    search->is_behind_handler |= was_interrupted;
    if (search->is_behind_handler && search->stack != 0 &&
        (uintptr_t)_Unwind_GetCFA(frame) > search->stack)
        return _URC_END_OF_STACK;
    search->previous = search->found;
    if (search->is_behind_handler && address >= (uintptr_t)search->code.begin &&
        address < (uintptr_t)search->code.end)
        search->found = address;
    return ++search->frames < FRAMES_MAX ? _URC_NO_REASON : _URC_END_OF_STACK;
}

uintptr_t caller_find(struct caller_code code, bool in_handler)
{
    struct search search = {.code = code, .is_behind_handler = !in_handler};
    _Unwind_Backtrace(report_visit_frame, &search);
    return search.found;
}

/* The search compares the stack pointer of each frame with `stack`. The frame that contains `stack`
 * has a lower stack pointer, so it is the last frame that is examined. It is a frame of the library
 * itself; `previous` is the result without it. */
uintptr_t caller_find_below(struct caller_code code, uintptr_t stack)
{
    struct search search = {.code = code, .stack = stack};
    _Unwind_Backtrace(report_visit_frame, &search);
    return search.previous;
}

/* Copies the Fortran name of a symbol in capital letters. Symbols of Fortran routines have the form
 * name_, name__ or NAME. Symbols of the Fortran module have the form name_f18, with a suffix if the
 * routine has several interfaces. */
static const char *report_copy_name(const char *symbol, char *text, size_t capacity)
{
    const char *module = strstr(symbol, "_f18");
    size_t length = module == NULL ? strlen(symbol) : (size_t)(module - symbol);
    while (length > 0 && symbol[length - 1] == '_')
        length--;
    size_t used = 0;
    for (; used < length && used < capacity - 1; used++)
        text[used] = (char)toupper((unsigned char)symbol[used]);
    text[used] = '\0';
    return text;
}

const char *caller_name(const char *routine, bool in_handler, char *text, size_t capacity)
{
    Dl_info symbol;
    uintptr_t address = binding.begin == binding.end ? 0 : caller_find(binding, in_handler);
    if (address == 0 || dladdr((void *)address, &symbol) == 0 || symbol.dli_sname == NULL)
        return routine;
    return report_copy_name(symbol.dli_sname, text, capacity);
}
