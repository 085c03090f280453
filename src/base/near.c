#include "near.h"

#include <pthread.h>

struct shmem_impl_near shmem_impl_near;

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static struct shmem_impl_near *attached; /* list of the records of executables and shared objects */
static bool is_open;                     /* the attached records contain the library's addresses */

/* Copies the library's record except for the members that belong to the program: version, size and
 * list link. No thread may use the program's record during the call. */
static void near_copy_to_program(struct shmem_impl_near *near)
{
    struct shmem_impl_near known = shmem_impl_near;
    known.version = near->version;
    known.bytes = near->bytes;
    known.next = near->next;
    *near = known;
}

static void near_publish_space_runs(struct shmem_impl_near *near, const unsigned char *slots,
                                    size_t room_end)
{
    __atomic_store_n(&near->slots, slots, __ATOMIC_RELEASE);
    __atomic_store_n(&near->room_end, room_end, __ATOMIC_RELEASE);
}

/* Empties a record. Another thread may have read a length or limit just before; it completes its
 * operation with the members that stay unchanged. */
static void near_clear(struct shmem_impl_near *near)
{
    near->orders = near->waits = near->tests = 0;
    __atomic_store_n(&near->heap.limit, 0, __ATOMIC_RELAXED);
    __atomic_store_n(&near->statics.limit, 0, __ATOMIC_RELAXED);
    __atomic_store_n(&near->heap.length, 0, __ATOMIC_RELAXED);
    __atomic_store_n(&near->statics.length, 0, __ATOMIC_RELAXED);
    near_publish_space_runs(near, NULL, 0);
}

void near_enable(void)
{
    pthread_mutex_lock(&mutex);
    is_open = true;
    for (struct shmem_impl_near *near = attached; near != NULL; near = near->next)
        near_copy_to_program(near);
    pthread_mutex_unlock(&mutex);
}

void near_disable(void)
{
    pthread_mutex_lock(&mutex);
    is_open = false;
    for (struct shmem_impl_near *near = attached; near != NULL; near = near->next)
        near_clear(near);
    pthread_mutex_unlock(&mutex);
}

void near_disable_order(void)
{
    pthread_mutex_lock(&mutex);
    shmem_impl_near.orders = 0;
    for (struct shmem_impl_near *near = attached; near != NULL; near = near->next)
        near->orders = 0;
    pthread_mutex_unlock(&mutex);
}

/* Does not lock the mutex, because another thread of the parent may have held it at the fork. */
void near_reset(void)
{
    is_open = false;
    near_clear(&shmem_impl_near);
    for (struct shmem_impl_near *near = attached; near != NULL; near = near->next)
        near_clear(near);
}

void near_publish_spaces(const unsigned char *slots, size_t room_end)
{
    pthread_mutex_lock(&mutex);
    near_publish_space_runs(&shmem_impl_near, slots, room_end);
    for (struct shmem_impl_near *near = attached; is_open && near != NULL; near = near->next)
        near_publish_space_runs(near, slots, room_end);
    pthread_mutex_unlock(&mutex);
}

void near_publish_limit(size_t limit)
{
    pthread_mutex_lock(&mutex);
    __atomic_store_n(&shmem_impl_near.heap.limit, limit, __ATOMIC_RELAXED);
    for (struct shmem_impl_near *near = attached; is_open && near != NULL; near = near->next)
        __atomic_store_n(&near->heap.limit, limit, __ATOMIC_RELAXED);
    pthread_mutex_unlock(&mutex);
}

/* Returns the pointer in the list that points to the record, or the NULL at the end of the list if
 * the record is not attached. */
static struct shmem_impl_near **near_find_link(const struct shmem_impl_near *near)
{
    struct shmem_impl_near **link = &attached;
    while (*link != NULL && *link != near)
        link = &(*link)->next;
    return link;
}

void near_attach(struct shmem_impl_near *near)
{
    if (near->version != SHMEM_IMPL_NEAR_VERSION || near->bytes != sizeof *near)
        return;
    pthread_mutex_lock(&mutex);
    struct shmem_impl_near **link = near_find_link(near);
    if (*link == NULL) { /* every source file of the program attaches the same record */
        near->next = NULL;
        *link = near;
        if (is_open)
            near_copy_to_program(near);
    }
    pthread_mutex_unlock(&mutex);
}

void near_detach(struct shmem_impl_near *near)
{
    pthread_mutex_lock(&mutex);
    struct shmem_impl_near **link = near_find_link(near);
    if (*link != NULL) {
        *link = near->next;
        near_clear(near);
    }
    pthread_mutex_unlock(&mutex);
}
