/*
 * Regions of a program, by name, for its profile and its trace (oshrun --profile, --trace): how
 * often each was, how long it took, how much of that OpenSHMEM's routines took; in a trace they are
 * spans. They nest, and each thread has its own.
 *
 *     isthmus_region_push("solve");
 *     ...
 *     isthmus_region_pop();
 *
 * In C++ an object does both: { isthmus_region here("solve"); ... }
 *
 * This file needs no other, and nothing is linked: it may be copied into a program that is to build
 * with any OpenSHMEM library, or with none. Where nothing is recorded, a call is a comparison.
 */
#ifndef ISTHMUS_REGIONS_H
#define ISTHMUS_REGIONS_H

#ifdef __cplusplus
extern "C" {
#endif

/* By the table of addresses, which a linker leaves open also where it fixes a program's own. */
#if defined __GNUC__ && !defined __clang__ && __GNUC__ >= 6
#define ISTHMUS_REGIONS_WEAK __attribute__((weak, noplt, visibility("default")))
#else
#define ISTHMUS_REGIONS_WEAK __attribute__((weak, visibility("default")))
#endif
#define ISTHMUS_REGIONS_INLINE static __inline__ __attribute__((always_inline, unused))

/* What records, if it is there. */
ISTHMUS_REGIONS_WEAK void isthmus_profile_push(const char *name);
ISTHMUS_REGIONS_WEAK void isthmus_profile_pop(void);
ISTHMUS_REGIONS_WEAK void isthmus_profile_mark(const char *name);

/* What the thread does from now on belongs to the region `name`, a text of 1 to 63 bytes (of longer
 * ones the beginning), inside of the one that it is in. Local, at any time, before shmem_init and
 * after shmem_finalize too, which are the bounds of what is recorded. Up to 64 are open at a time,
 * and a job has up to 1,023 of different names and places; of others nothing is recorded. */
ISTHMUS_REGIONS_INLINE void isthmus_region_push(const char *name)
{
    if (isthmus_profile_push)
        isthmus_profile_push(name);
}

/* The region that the thread has pushed last ends. Where none is open, the profile tells so, and a
 * line on standard error. */
ISTHMUS_REGIONS_INLINE void isthmus_region_pop(void)
{
    if (isthmus_profile_pop)
        isthmus_profile_pop();
}

/* A moment that has a name. */
ISTHMUS_REGIONS_INLINE void isthmus_region_mark(const char *name)
{
    if (isthmus_profile_mark)
        isthmus_profile_mark(name);
}

#ifdef __cplusplus
}

/* A region as long as the object lives. */
class isthmus_region
{
  public:
    explicit isthmus_region(const char *name)
    {
        isthmus_region_push(name);
    }
    ~isthmus_region()
    {
        isthmus_region_pop();
    }
    isthmus_region(const isthmus_region &) = delete;
    isthmus_region &operator=(const isthmus_region &) = delete;
};
#endif

#endif
