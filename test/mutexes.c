/*
 * Preloaded library: aborts a process in which a thread unlocks a mutex that it has not locked. A
 * missing lock rarely causes visible errors, so this check detects it.
 */
#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>
#include <unistd.h>

typedef int mutex_call(pthread_mutex_t *mutex);

enum { MOST = 64 };
static __thread pthread_mutex_t *held[MOST];
static __thread int n_held;

static mutex_call *real(const char *name)
{
    mutex_call *call;
    *(void **)&call = dlsym(RTLD_NEXT, name);
    return call;
}

static void complain(const char *text, size_t length)
{
    if (write(STDERR_FILENO, text, length) >= 0)
        abort();
    _exit(EXIT_FAILURE);
}

static int hold(pthread_mutex_t *mutex, int result)
{
    static const char text[] = "mutexes: a thread has more than 64 locked\n";
    if (result != 0)
        return result;
    if (n_held == MOST)
        complain(text, sizeof text - 1);
    held[n_held++] = mutex;
    return 0;
}

int pthread_mutex_lock(pthread_mutex_t *mutex)
{
    static mutex_call *call;
    if (call == NULL)
        call = real("pthread_mutex_lock");
    return hold(mutex, call(mutex));
}

int pthread_mutex_trylock(pthread_mutex_t *mutex)
{
    static mutex_call *call;
    if (call == NULL)
        call = real("pthread_mutex_trylock");
    return hold(mutex, call(mutex));
}

int pthread_mutex_unlock(pthread_mutex_t *mutex)
{
    static const char text[] = "mutexes: a thread unlocks what it has not locked\n";
    static mutex_call *call;
    int place = n_held - 1;
    if (call == NULL)
        call = real("pthread_mutex_unlock");
    while (place >= 0 && held[place] != mutex)
        place--;
    if (place < 0)
        complain(text, sizeof text - 1);
    else
        held[place] = held[--n_held];
    return call(mutex);
}
