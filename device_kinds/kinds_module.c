/*
 * The table of the module of device kinds. The build defines KINDS_BUILT, the list of the kinds
 * that are built, and KINDS_LEFT_OUT, the list of texts with the reason for each other kind.
 */
#include "failure.h"
#include "kinds_built.h"
#include "topology.h"

static const struct kind *const built[] = {KINDS_BUILT NULL};
static const char *const left_out[] = {KINDS_LEFT_OUT NULL};

static int kinds_module_select_device(const char (*pci)[KIND_PCI_BYTES], int n_devices,
                                      const cpu_set_t *cores, int n_pes, int me)
{
    return topology_select(topology_of_machine(), pci, n_devices, cores, n_pes, me);
}

static enum kind_result kinds_module_place(void *memory, size_t bytes,
                                           enum kind_placement placement, const cpu_set_t *cores)
{
    return topology_place(topology_of_machine(), memory, bytes, placement, cores);
}

static size_t kinds_module_hbm_near(const cpu_set_t *cores, int n_pes, int me, int *n_pes_there)
{
    return topology_hbm_near(topology_of_machine(), cores, n_pes, me, n_pes_there);
}

/* The only symbol that the module exports. */
extern const struct kind_module isthmus_kinds;
__attribute__((visibility("default"))) const struct kind_module isthmus_kinds = {
    .version = KIND_MODULE_VERSION,
    .isthmus = ISTHMUS_VERSION_STRING,
    .kinds = built,
    .left_out = left_out,
    .select = kinds_module_select_device,
    .place = kinds_module_place,
    .message = kind_message,
    .hbm_near = kinds_module_hbm_near,
};
