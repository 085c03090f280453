#include "info_devices.h"

#include <sched.h>
#include <stdlib.h>
#include <string.h>

#include "base/environment.h"
#include "device/kinds.h"
#include "info_child.h"

enum { KINDS_MAX = KIND_LAST_TYPE, DEVICES_MAX = 64 };

struct kind_answer {
    const struct kind *kind;
    cpu_set_t cores;
    int n_pes;

    /* Result of the query, valid if `fault` is empty. */
    char fault[320];
    char reason[320]; /* why no device of this kind was found; valid if n_devices is 0 */
    int n_devices;
    struct kind_device devices[DEVICES_MAX];
    /* For each PE, the device that ISTHMUS_DEVICE selects, otherwise the nearest device.
     * Negative: no device. */
    int choices[DEVICES_PES_MAX];
};

struct devices {
    /* The module of device kinds; NULL if it cannot be opened. kinds_error returns the reason. */
    const struct kind_module *module;
    int n_kinds, n_pes;
    struct kind_answer kinds[KINDS_MAX];
};

/* ---- Queries ---- */

static cpu_set_t info_devices_own_cores(void)
{
    cpu_set_t cores;
    if (sched_getaffinity(0, sizeof cores, &cores) != 0)
        CPU_ZERO(&cores);
    return cores;
}

int devices_usual_pes(void)
{
    enum { MOST = 8 };
    cpu_set_t cores = info_devices_own_cores();
    int count = CPU_COUNT(&cores);
    return count < 1 ? 1 : count > MOST ? MOST : count;
}

/* Returns true for the kinds "host" and "HBM", whose memory belongs to the CPU. No device of
 * these kinds is assigned to a PE. */
static bool info_devices_is_of_host(const struct kind *kind)
{
    return kind->type == KIND_HOST || kind->type == KIND_HBM;
}

static void info_devices_choose_devices(struct kind_answer *kind_answer)
{
    static char pci[DEVICES_MAX][KIND_PCI_BYTES];
    static cpu_set_t cores[DEVICES_PES_MAX];
    for (int i = 0; i < kind_answer->n_devices; i++)
        memcpy(pci[i], kind_answer->devices[i].pci, sizeof pci[i]);
    for (int pe = 0; pe < kind_answer->n_pes; pe++)
        cores[pe] = kind_answer->cores;
    for (int pe = 0; pe < kind_answer->n_pes; pe++) {
        kind_answer->choices[pe] = environment_device(pe);
        if (kind_answer->choices[pe] == ENVIRONMENT_DEVICE_AUTO)
            kind_answer->choices[pe] =
                kinds_open()->select((const char(*)[KIND_PCI_BYTES])pci, kind_answer->n_devices,
                                     cores, kind_answer->n_pes, pe);
    }
}

/* Queries one kind. Runs in a child process, because a driver may crash or hang. */
static bool info_devices_query_kind(void *argument)
{
    struct kind_answer *kind_answer = argument;
    const struct kind *kind = kind_answer->kind;
    int count = kind->count();
    kind_answer->n_devices = count < DEVICES_MAX ? count : DEVICES_MAX;
    if (count == 0)
        snprintf(kind_answer->reason, sizeof kind_answer->reason, "%s", kind->message());
    for (int i = 0; i < kind_answer->n_devices; i++)
        if (kind->describe(i, &kind_answer->devices[i]) != KIND_OK) {
            snprintf(kind_answer->fault, sizeof kind_answer->fault, "%s", kind->message());
            return false;
        }
    if (!info_devices_is_of_host(kind))
        info_devices_choose_devices(kind_answer);
    return true;
}

static void info_devices_query_devices(struct kind_answer *kind_answer)
{
    char fault[128];
    if (child_run(info_devices_query_kind, kind_answer, fault, sizeof fault))
        return;
    if (fault[0] != '\0')
        snprintf(kind_answer->fault, sizeof kind_answer->fault,
                 "the process that queries the driver %s", fault);
    kind_answer->n_devices = 0;
}

const struct devices *devices_find(int n_pes)
{
    struct devices *devices = child_memory(sizeof *devices);
    devices->module = kinds_open();
    devices->n_pes = n_pes;
    for (int i = 0; i < KINDS_MAX && devices->module != NULL && devices->module->kinds[i] != NULL;
         i++) {
        struct kind_answer *kind_answer = &devices->kinds[devices->n_kinds++];
        kind_answer->kind = devices->module->kinds[i];
        kind_answer->cores = info_devices_own_cores();
        kind_answer->n_pes = n_pes;
        info_devices_query_devices(kind_answer);
    }
    return devices;
}

/* ---- Text output ---- */

static void info_devices_print_kind(const struct kind_answer *kind_answer)
{
    printf("  %-10s ", kind_answer->kind->name);
    if (kind_answer->fault[0] != '\0')
        printf("NOT USABLE: %s\n", kind_answer->fault);
    else if (kind_answer->n_devices == 0)
        printf("no device: %s\n", kind_answer->reason);
    else
        printf("%d device%s\n", kind_answer->n_devices, kind_answer->n_devices == 1 ? "" : "s");
}

static void info_devices_print_device(int number, const struct kind_device *device)
{
    printf("  %-10s %d: %s, %.1f GiB%s%s\n", "", number, device->name,
           (double)device->memory / (1u << 30), device->pci[0] == '\0' ? "" : ", PCI ",
           device->pci);
    if (device->pci[0] != '\0')
        printf("  %-10s    UUID %s\n", "", device->uuid);
}

static void info_devices_print_left_out(const struct devices *devices)
{
    if (devices->module == NULL) {
        printf("  no device kinds were found, because the installation is damaged: %s\n",
               kinds_error());
        return;
    }
    for (const char *const *line = devices->module->left_out; *line != NULL; line++)
        printf("  not built: %s\n", *line);
}

void devices_print_summary(const struct devices *devices)
{
    printf("\nDevice kinds:\n");
    for (int i = 0; i < devices->n_kinds; i++)
        info_devices_print_kind(&devices->kinds[i]);
    info_devices_print_left_out(devices);
}

static bool info_devices_has_choices(const struct kind_answer *kind_answer)
{
    return !info_devices_is_of_host(kind_answer->kind) && kind_answer->n_devices > 0;
}

static void info_devices_print_choice(const struct kind_answer *kind_answer, int pe)
{
    int device = kind_answer->choices[pe];
    char text[32];
    if (device < 0)
        snprintf(text, sizeof text, "none");
    else
        snprintf(text, sizeof text, "%d%s", device,
                 device < kind_answer->n_devices ? "" : " (missing)");
    printf("  %14s", text);
}

static void info_devices_print_choices(const struct devices *devices)
{
    int n_kinds = 0;
    for (int i = 0; i < devices->n_kinds; i++)
        n_kinds += info_devices_has_choices(&devices->kinds[i]);
    if (n_kinds == 0) {
        printf("\nThis host has no GPUs.\n");
        return;
    }
    printf("\nDevice of each PE of this host, if the PE may run on %d cores:\n  PE    ",
           CPU_COUNT(&devices->kinds[0].cores));
    for (int i = 0; i < devices->n_kinds; i++)
        if (info_devices_has_choices(&devices->kinds[i]))
            printf("  %14s", devices->kinds[i].kind->name);
    for (int pe = 0; pe < devices->n_pes; pe++) {
        printf("\n  %-6d", pe);
        for (int i = 0; i < devices->n_kinds; i++)
            if (info_devices_has_choices(&devices->kinds[i]))
                info_devices_print_choice(&devices->kinds[i], pe);
    }
    putchar('\n');
}

void devices_print(const struct devices *devices)
{
    printf("Device kinds:\n");
    for (int i = 0; i < devices->n_kinds; i++) {
        info_devices_print_kind(&devices->kinds[i]);
        for (int j = 0; j < devices->kinds[i].n_devices; j++)
            info_devices_print_device(j, &devices->kinds[i].devices[j]);
    }
    info_devices_print_left_out(devices);
    info_devices_print_choices(devices);
}

/* ---- JSON output ---- */

static void info_devices_put_device(struct json *json, const struct kind_device *device)
{
    json_open(json, NULL, '{');
    json_text(json, "name", device->name);
    json_text(json, "uuid", device->uuid);
    json_text(json, "pci", device->pci);
    json_number(json, "memory", device->memory);
    json_close(json, '}');
}

static void info_devices_put_kind(struct json *json, const struct kind_answer *kind_answer)
{
    json_open(json, NULL, '{');
    json_text(json, "name", kind_answer->kind->name);
    json_flag(json, "built", true);
    json_flag(json, "usable", kind_answer->fault[0] == '\0');
    json_text(json, "reason",
              kind_answer->fault[0] != '\0' ? kind_answer->fault : kind_answer->reason);
    json_number(json, "count", (size_t)kind_answer->n_devices);
    json_open(json, "devices", '[');
    for (int i = 0; i < kind_answer->n_devices; i++)
        info_devices_put_device(json, &kind_answer->devices[i]);
    json_close(json, ']');
    json_close(json, '}');
}

/* Writes a kind that was not built. `line` is the kind's name, a colon and the reason. */
static void info_devices_put_left_out(struct json *json, const char *line)
{
    char name[32];
    size_t length = strcspn(line, ":");
    snprintf(name, sizeof name, "%.*s", (int)length, line);
    json_open(json, NULL, '{');
    json_text(json, "name", name);
    json_flag(json, "built", false);
    json_text(json, "reason", line + length + strspn(line + length, ": "));
    json_close(json, '}');
}

void devices_put(const struct devices *devices, struct json *json)
{
    json_open(json, "device_kinds", '[');
    for (int i = 0; i < devices->n_kinds; i++)
        info_devices_put_kind(json, &devices->kinds[i]);
    if (devices->module != NULL)
        for (const char *const *line = devices->module->left_out; *line != NULL; line++)
            info_devices_put_left_out(json, *line);
    json_close(json, ']');
    json_text(json, "device_kinds_fault", devices->module == NULL ? kinds_error() : NULL);
}
