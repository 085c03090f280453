/*
 * Tests the structure through which inlined operations access mapped memory (shmem_impl_near). The
 * library fills it while it runs, and only for the right version. Operations must respect its
 * bounds. The layout of version 2 must never change; a change requires a new version.
 */
#include "base/near.h"

#include "unit.h"

#define AT(MEMBER, OFFSET)                                                                         \
    _Static_assert(offsetof(struct shmem_impl_near, MEMBER) == (OFFSET),                           \
                   "version 2 has " #MEMBER " there")
#if UINTPTR_MAX == UINT64_MAX
_Static_assert(SHMEM_IMPL_NEAR_VERSION == 2, "the layout below is that of version 2");
_Static_assert(sizeof(struct shmem_impl_near) == 192, "version 2 is so long");
_Static_assert(sizeof(struct shmem_impl_span) == 48, "version 2 is so long");
_Static_assert(sizeof(struct shmem_impl_context) == 24, "version 2 is so long");
AT(version, 0);
AT(bytes, 4);
AT(me, 8);
AT(orders, 12);
AT(waits, 13);
AT(tests, 14);
AT(heap, 16);
AT(statics, 64);
AT(first, 112);
AT(bell_stride, 116);
AT(slots, 120);
AT(room_end, 128);
AT(spaces, 136);
AT(space_bytes, 144);
AT(search, 152);
AT(bells, 160);
AT(wake, 168);
AT(contexts, 176);
AT(next, 184);
#endif

static _Alignas(64) char memory[3 * 128];
static _Alignas(64) uint32_t bells[3];
static const ptrdiff_t distances[] = {-128, 0, 128};
enum { BELL_OF_5 = 1, BELL_OF_6 = 2 };
static int woken;

static void wake(int pe, const void *address, size_t bytes)
{
    (void)address;
    (void)bytes;
    woken = pe;
}

/* This is PE 5, and PEs 4, 5 and 6 are mapped. */
static void stage(void)
{
    shmem_impl_near.me = 5;
    shmem_impl_near.heap = (struct shmem_impl_span){.base = memory + 128,
                                                    .length = 128,
                                                    .limit = 128 - SHMEM_IMPL_SHORT + 1,
                                                    .distances = distances,
                                                    .count = 3,
                                                    .atomic_count = 3,
                                                    .read_count = 3,
                                                    .fetch_count = 3};
    shmem_impl_near.first = 4;
    shmem_impl_near.bells = (const char *)bells;
    shmem_impl_near.bell_stride = sizeof *bells;
    shmem_impl_near.wake = wake;
}

static const void *default_context(void)
{
    return (const void *)(uintptr_t)1;
}

/* Tests every address around the heap, and lengths up to the whole heap. Only puts inside the heap
 * are executed, at the right address. */
static void accesses_outside_the_heap_are_refused(void)
{
    char here[129], word = 0;
    memset(here, 7, sizeof here);
    for (ptrdiff_t offset = -9; offset <= 137; offset++) {
        char *dest = (char *)((uintptr_t)memory + 128 + (uintptr_t)offset);
        for (size_t bytes = 0; bytes <= 129; bytes++) {
            int inside = bytes > 0 && offset >= 0 && offset + (ptrdiff_t)bytes <= 128;
            CHECK(shmem_impl_put(default_context(), dest, here, bytes, 6) == inside);
        }
        CHECK(shmem_impl_put_value(default_context(), dest, here, 8, 6) ==
              (offset >= 0 && offset <= 120));
        CHECK(shmem_impl_put_value(default_context(), dest, here, 64, 6) ==
              (offset >= 0 && offset <= 64));
        CHECK(shmem_impl_get(default_context(), &word, dest, 1, 6) ==
              (offset >= 0 && offset < 128));
    }
    CHECK(memory[128] == 0 && memory[255] == 0 && memory[256] == 7 && memory[383] == 7);
}

static void only_mapped_pes_are_accessed_inline(void)
{
    uint64_t old;
    char *dest = memory + 128, value = 3;
    for (int pe = -1; pe <= 8; pe++) {
        int near = pe >= 4 && pe <= 6;
        CHECK(shmem_impl_put_value(default_context(), dest, &value, 1, pe) == near);
        CHECK(shmem_impl_atomic(default_context(), SHMEM_IMPL_ADD, dest + 8, 1, 8, pe, &old) ==
              near);
    }
    CHECK(memory[0] == 3 && memory[128] == 3 && memory[256] == 3);
    CHECK(!shmem_impl_atomic(default_context(), SHMEM_IMPL_ADD, dest + 4, 1, 8, 5, &old));
}

static void known_context_translates_its_pes(void)
{
    static struct shmem_impl_context contexts[SHMEM_IMPL_CONTEXTS];
    uintptr_t handle = (uintptr_t)3 << 24 | 7 << 4 | 1;
    int pe = 1;
    CHECK(!shmem_impl_enter((const void *)handle, &pe));
    shmem_impl_near.contexts = contexts;
    CHECK(!shmem_impl_enter((const void *)handle, &pe) && !shmem_impl_enter(NULL, &pe));
    contexts[SHMEM_IMPL_CONTEXT_PLACE(handle)] = (struct shmem_impl_context){handle, 6, -2, 2};
    CHECK(shmem_impl_enter((const void *)handle, &pe) && pe == 4);
    pe = 2;
    CHECK(!shmem_impl_enter((const void *)handle, &pe));
    pe = -1;
    CHECK(!shmem_impl_enter((const void *)handle, &pe));
    CHECK(!shmem_impl_enter((const void *)(handle + ((uintptr_t)1 << 24)), &pe));
}

/* If the job uses a network, mapped memory is written inline but read by calls of the library. */
static void reads_are_refused_where_writes_are_not(void)
{
    uint64_t *word = (uint64_t *)(void *)(memory + 128), value = 3, old = 0;
    shmem_impl_near.heap.read_count = shmem_impl_near.heap.fetch_count = 0;
    CHECK(shmem_impl_put(default_context(), word, &value, sizeof value, 6));
    CHECK(shmem_impl_atomic(default_context(), SHMEM_IMPL_ADD, word, 4, 8, 6, NULL));
    CHECK(*(uint64_t *)(void *)(memory + 256) == 7);
    CHECK(!shmem_impl_get(default_context(), &value, word, sizeof value, 6) && value == 3);
    CHECK(!shmem_impl_atomic(default_context(), SHMEM_IMPL_FETCH, word, 0, 8, 6, &old));
    CHECK(!shmem_impl_compare_swap(default_context(), word, 7, 8, 8, 6, &old) && old == 0);
    shmem_impl_near.heap.read_count = shmem_impl_near.heap.fetch_count = 3;
    CHECK(shmem_impl_get(default_context(), &value, word, sizeof value, 6) && value == 7);
}

/* Writing operations wake a PE that sleeps on its doorbell. Reading operations do not. */
static void only_writes_wake_sleeping_pes(void)
{
    uint64_t value = 1, old;
    char *word = memory + 128;
    bells[BELL_OF_6] = 1;
    CHECK(shmem_impl_get(default_context(), &value, word, 8, 6) && woken == 0);
    CHECK(shmem_impl_atomic(default_context(), SHMEM_IMPL_FETCH, word, 0, 8, 6, &old) &&
          woken == 0);
    CHECK(shmem_impl_put_value(default_context(), word, &value, 8, 4) && woken == 0);
    CHECK(shmem_impl_put_value(default_context(), word, &value, 8, 6) && woken == 6);
    woken = 0;
    CHECK(shmem_impl_atomic(default_context(), SHMEM_IMPL_SET, word, 0, 8, 6, &old) && woken == 6);
    woken = 0;
    CHECK(shmem_impl_compare_swap(default_context(), word, 9, 0, 8, 6, &old) && woken == 6);
    bells[BELL_OF_6] = 0;
    bells[BELL_OF_5] = 1;
    woken = 0;
    CHECK(shmem_impl_put_signal(default_context(), word + 8, &value, 8, (uint64_t *)(void *)word, 4,
                                SHMEM_IMPL_ADD, 5) &&
          woken == 5);
}

static void only_matching_structures_are_filled(void)
{
    struct shmem_impl_near early = {.version = SHMEM_IMPL_NEAR_VERSION, .bytes = sizeof early},
                           other = {.version = SHMEM_IMPL_NEAR_VERSION + 1, .bytes = sizeof other},
                           longer = {.version = SHMEM_IMPL_NEAR_VERSION,
                                     .bytes = sizeof longer + 8},
                           late = early;
    static const unsigned char slots[1];
    near_attach(&early);
    near_attach(&early);
    near_attach(&other);
    near_attach(&longer);
    CHECK(early.heap.length == 0);
    near_enable();
    near_attach(&late);
    CHECK(early.heap.length == 128 && late.heap.length == 128 && late.me == 5);
    CHECK(other.heap.length == 0 && longer.heap.length == 0 && other.me == 0);
    CHECK(other.version == SHMEM_IMPL_NEAR_VERSION + 1 && early.bytes == sizeof early);
    near_publish_spaces(slots, 4096);
    CHECK(early.slots == slots && late.room_end == 4096 && other.slots == NULL);
    near_detach(&late);
    CHECK(late.heap.length == 0 && late.heap.limit == 0 && late.slots == NULL);
    near_disable();
    CHECK(early.heap.length == 0 && early.heap.limit == 0 && early.room_end == 0 && !early.orders);
    CHECK(shmem_impl_near.heap.length == 128);
    near_publish_spaces(NULL, 0);
    near_detach(&early);
}

int main(void)
{
    stage();
    accesses_outside_the_heap_are_refused();
    only_mapped_pes_are_accessed_inline();
    known_context_translates_its_pes();
    reads_are_refused_where_writes_are_not();
    only_writes_wake_sleeping_pes();
    only_matching_structures_are_filled();
    return unit_status();
}
