#include "landing.h"

#include <time.h>
#include <unistd.h>

uint64_t wire_seal_key;

/* From what differs between processes and starts; an address as well, which the system chooses at
 * random. */
void wire_seal_start(void)
{
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    wire_seal_key = wire_seal_mix((uint64_t)now.tv_sec, (uint64_t)now.tv_nsec);
    wire_seal_key = wire_seal_mix(wire_seal_key, (uint64_t)getpid());
    wire_seal_key = wire_seal_mix(wire_seal_key, (uintptr_t)&now);
}
