#include "space_place.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "base/small_file.h"
#include "device/device.h"
#include "device/kinds.h"
#include "shm/layout.h"
#include "shm/mapping.h"
#include "shm/node.h"
#include "shm/static_data.h"

static bool is_active; /* the machine has several NUMA nodes, and other PEs can write first */

/* Returns true if several NUMA nodes have memory. Opening hwloc takes longer than reading this
 * file, so a machine with one NUMA node starts as fast as before. The variables of hwloc describe
 * another machine, for tests. */
static bool space_place_has_numa(void)
{
    char nodes[128];
    return getenv("HWLOC_SYNTHETIC") != NULL || getenv("HWLOC_XMLFILE") != NULL ||
           (small_file_read("/sys/devices/system/node/has_memory", nodes, sizeof nodes) &&
            strpbrk(nodes, ",-") != NULL);
}

void space_place_at_owner(char *begin, size_t bytes)
{
    const struct kind_module *kinds = is_active && bytes != 0 ? kinds_open() : NULL;
    if (kinds != NULL) /* the placement is a hint, which may fail */
        kinds->place(begin, bytes, KIND_PLACE_OWNER, device_cores());
}

void space_place_start(void)
{
    is_active = node.n_pes > 1 && space_place_has_numa();
    if (!is_active)
        return;
    device_publish_cores();
    space_place_at_owner(segments[SEGMENT_HEAP].span.base, layout.heap_length);
    space_place_at_owner(mapping_spaces(node.rank), layout.spaces_length);
    space_place_at_owner(segments[SEGMENT_STATIC].span.base, segments[SEGMENT_STATIC].span.length);
}
