/*
 * Named regions of a program for profiles and traces (oshrun --profile, --trace). A profile shows
 * for each region how often it was executed, its time, and the part of the time in OpenSHMEM
 * routines. A trace shows each execution as a span. Regions may be nested, and each thread has its
 * own regions.
 *
 *     isthmus_region_push("solve");
 *     ...
 *     isthmus_region_pop();
 *
 * C++ programs can use an object instead: { isthmus_region here("solve"); ... }
 *
 * This header includes no other file and needs no library. It may be copied into programs that also
 * build with other OpenSHMEM libraries, or with none. If no profile is recorded, a call costs one
 * comparison.
 */
#ifndef ISTHMUS_REGIONS_H
#define ISTHMUS_REGIONS_H

#ifdef __cplusplus
extern "C" {
#endif

/* Attribute of functions that may be missing at run time: a weak symbol. Calls use the global
 * offset table (noplt), so that the dynamic linker finds the function even if the program's other
 * symbols were resolved at link time. */
#if defined __GNUC__ && !defined __clang__ && __GNUC__ >= 6
#define ISTHMUS_REGIONS_WEAK __attribute__((weak, noplt, visibility("default")))
#else
#define ISTHMUS_REGIONS_WEAK __attribute__((weak, visibility("default")))
#endif
#define ISTHMUS_REGIONS_INLINE static __inline__ __attribute__((always_inline, unused))

/* Functions of the profiling library. Their addresses are NULL if it is not loaded. */
ISTHMUS_REGIONS_WEAK void isthmus_profile_push(const char *name);
ISTHMUS_REGIONS_WEAK void isthmus_profile_pop(void);
ISTHMUS_REGIONS_WEAK void isthmus_profile_mark(const char *name);

/* Begins the region `name` in this thread, nested in the current region of the thread. `name` has 1
 * to 63 bytes; longer names are truncated. Local. The program may call this function at any time,
 * but only calls between shmem_init and shmem_finalize are recorded. A thread may have up to 64
 * open regions, and a job up to 1023 regions that differ in name or position. The profile does not
 * record further regions. */
ISTHMUS_REGIONS_INLINE void isthmus_region_push(const char *name)
{
    if (isthmus_profile_push)
        isthmus_profile_push(name);
}

/* Ends the region that this thread has pushed last. If no region is open, the profile reports the
 * error, and a message is printed to standard error. */
ISTHMUS_REGIONS_INLINE void isthmus_region_pop(void)
{
    if (isthmus_profile_pop)
        isthmus_profile_pop();
}

/* Records a point in time with a name. */
ISTHMUS_REGIONS_INLINE void isthmus_region_mark(const char *name)
{
    if (isthmus_profile_mark)
        isthmus_profile_mark(name);
}

#ifdef __cplusplus
}

/* A region that lasts as long as the object. */
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
