#include "landing.h"

#include <time.h>
#include <unistd.h>

uint64_t landing_key;

/* From what differs between processes and starts; an address as well, which the system chooses at
 * random. */
void landing_start(void)
{
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    landing_key = landing_mix((uint64_t)now.tv_sec, (uint64_t)now.tv_nsec);
    landing_key = landing_mix(landing_key, (uint64_t)getpid());
    landing_key = landing_mix(landing_key, (uintptr_t)&now);
}
