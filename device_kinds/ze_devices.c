/*
 * Drivers and devices of Level Zero, which are found once.
 */
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ze.h"

_Static_assert(ZE_MAX_DEVICE_UUID_SIZE == COMMON_UUID_BYTES, "another length of uuids");

/* ---- Drivers and devices ---- */

struct ze_opened ze_opened = {.once = PTHREAD_ONCE_INIT};

/* Returns true if `group` is preferable to `than` for copies. Groups that support copies but not
 * computation are preferred, because they do not disturb kernels. */
static bool ze_devices_is_better_group(const ze_command_queue_group_properties_t *group,
                                       const ze_command_queue_group_properties_t *than)
{
    const ze_command_queue_group_property_flags_t both =
        ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_COPY | ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_COMPUTE;
    if ((than->flags & both) == ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_COPY)
        return false;
    return (group->flags & both) == ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_COPY ||
           (than->flags & both) == 0;
}

static enum kind_result ze_devices_choose_group(struct device *device)
{
    enum { MOST = 16 };
    ze_command_queue_group_properties_t groups[MOST];
    uint32_t count = MOST;
    for (int i = 0; i < MOST; i++)
        groups[i] = (ze_command_queue_group_properties_t){
            .stype = ZE_STRUCTURE_TYPE_COMMAND_QUEUE_GROUP_PROPERTIES};
    enum kind_result result =
        ze_check("zeDeviceGetCommandQueueGroupProperties",
                 ze.zeDeviceGetCommandQueueGroupProperties(device->handle, &count, groups));
    if (result != KIND_OK)
        return result;
    for (uint32_t i = 1; i < count; i++)
        if (ze_devices_is_better_group(&groups[i], &groups[device->group]))
            device->group = i;
    device->n_queues = groups[device->group].numQueues;
    return device->n_queues > 0
               ? KIND_OK
               : kind_fail(KIND_FAILED, "a Level Zero device has no command queues");
}

static enum kind_result ze_devices_get_properties(ze_device_handle_t handle,
                                                  ze_device_properties_t *properties)
{
    *properties = (ze_device_properties_t){.stype = ZE_STRUCTURE_TYPE_DEVICE_PROPERTIES};
    return ze_check("zeDeviceGetProperties", ze.zeDeviceGetProperties(handle, properties));
}

/* Adds a device to its driver if it is a GPU with usable queues. */
static void ze_devices_add_device(struct driver *driver, ze_device_handle_t handle)
{
    ze_device_properties_t properties;
    struct device *device = &driver->devices[driver->n_devices];
    *device = (struct device){.handle = handle, .driver = driver};
    if (ze_devices_get_properties(handle, &properties) != KIND_OK ||
        properties.type != ZE_DEVICE_TYPE_GPU || ze_devices_choose_group(device) != KIND_OK)
        return;
    device->number = ze_opened.n_devices + driver->n_devices;
    device->longest = properties.maxMemAllocSize;
    memcpy(device->uuid, properties.uuid.id, sizeof device->uuid);
    for (int i = 0; i < COMMAND_LISTS; i++)
        pthread_mutex_init(&device->command_lists[i].mutex, NULL);
    driver->n_devices++;
}

/* Returns the handles of the driver's devices, which the caller frees. Returns NULL if there are no
 * devices, or on failure. */
static ze_device_handle_t *ze_devices_list_devices(ze_driver_handle_t driver, uint32_t *count)
{
    *count = 0;
    if (ze_check("zeDeviceGet", ze.zeDeviceGet(driver, count, NULL)) != KIND_OK || *count == 0)
        return NULL;
    ze_device_handle_t *handles = calloc(*count, sizeof(ze_device_handle_t));
    if (handles != NULL &&
        ze_check("zeDeviceGet", ze.zeDeviceGet(driver, count, handles)) != KIND_OK) {
        free(handles);
        return NULL;
    }
    return handles;
}

/* Sets own_handle to the driver's own handle. The loader may wrap handles, and functions that
 * are not called through the loader do not accept wrapped handles. Returns false on failure. */
static bool ze_devices_unwrap(struct driver *driver)
{
    enum { TYPE_DRIVER = 0 }; /* value of ZEL_HANDLE_DRIVER */
    if (ze.zelLoaderTranslateHandle == NULL)
        return false;
    void *handle = NULL;
    if (ze.zelLoaderTranslateHandle(TYPE_DRIVER, driver->handle, &handle) != ZE_RESULT_SUCCESS)
        return false;
    driver->own_handle = handle;
    return true;
}

static void ze_devices_find_extensions(struct driver *driver)
{
    void *import = NULL, *release = NULL;
    if (ze.zeDriverGetExtensionFunctionAddress(driver->handle, "zexDriverImportExternalPointer",
                                               &import) != ZE_RESULT_SUCCESS ||
        ze.zeDriverGetExtensionFunctionAddress(driver->handle, "zexDriverReleaseImportedPointer",
                                               &release) != ZE_RESULT_SUCCESS ||
        import == NULL || release == NULL || !ze_devices_unwrap(driver))
        return;
    memcpy(&driver->import_pointer, &import, sizeof import);
    memcpy(&driver->release_pointer, &release, sizeof release);
}

static bool ze_devices_find_devices(struct driver *driver)
{
    uint32_t count;
    ze_device_handle_t *handles = ze_devices_list_devices(driver->handle, &count);
    driver->devices = handles == NULL ? NULL : calloc(count, sizeof *driver->devices);
    for (uint32_t i = 0; driver->devices != NULL && i < count; i++)
        ze_devices_add_device(driver, handles[i]);
    free(handles);
    return driver->n_devices > 0;
}

/* Adds a driver and its devices. A driver that fails is left out. */
static void ze_devices_add_driver(ze_driver_handle_t handle)
{
    const ze_context_desc_t context = {.stype = ZE_STRUCTURE_TYPE_CONTEXT_DESC};
    struct driver *driver = &ze_opened.drivers[ze_opened.n_drivers];
    *driver = (struct driver){.handle = handle};
    if (!ze_devices_find_devices(driver) ||
        ze_check("zeContextCreate", ze.zeContextCreate(handle, &context, &driver->context)) !=
            KIND_OK) {
        free(driver->devices);
        return;
    }
    pthread_mutex_init(&driver->mutex, NULL);
    ze_devices_find_extensions(driver);
    ze_opened.n_drivers++;
    ze_opened.n_devices += driver->n_devices;
}

static void ze_devices_add_drivers(void)
{
    uint32_t count = 0;
    if (ze_check("zeDriverGet", ze.zeDriverGet(&count, NULL)) != KIND_OK || count == 0)
        return;
    ze_driver_handle_t *handles = calloc(count, sizeof(ze_driver_handle_t));
    ze_opened.drivers = calloc(count, sizeof *ze_opened.drivers);
    if (handles != NULL && ze_opened.drivers != NULL &&
        ze_check("zeDriverGet", ze.zeDriverGet(&count, handles)) == KIND_OK)
        for (uint32_t i = 0; i < count; i++)
            ze_devices_add_driver(handles[i]);
    free(handles);
}

/* Finds all devices. The message of the last failure becomes the reason why there are no
 * devices. */
static void ze_devices_open_devices(void)
{
    kind_fail(KIND_FAILED, "no Level Zero driver found a GPU");
    void *library = dlopen("libze_loader.so.1", RTLD_NOW | RTLD_LOCAL);
    if (library == NULL)
        kind_fail(KIND_FAILED, "the Level Zero loader cannot be opened: %s", dlerror());
    else if (ze_look_up_calls(library) &&
             ze_check("zeInit", ze.zeInit(ZE_INIT_FLAG_GPU_ONLY)) == KIND_OK)
        ze_devices_add_drivers();
    ze_opened.process = common_process_number();
    if (ze_opened.n_devices == 0)
        snprintf(ze_opened.reason, sizeof ze_opened.reason, "%s", kind_message());
}

int ze_device_count(void)
{
    pthread_once(&ze_opened.once, ze_devices_open_devices);
    return ze_opened.n_devices;
}

struct device *ze_numbered_device(int number)
{
    int count = ze_device_count();
    for (int i = 0; number >= 0 && number < count; i++) {
        struct driver *driver = &ze_opened.drivers[i];
        int first = driver->devices[0].number;
        if (number - first < driver->n_devices)
            return &driver->devices[number - first];
    }
    kind_fail(KIND_FAILED, "Level Zero device %d does not exist", number);
    return NULL;
}

int ze_count(void)
{
    int count = ze_device_count();
    if (count == 0)
        kind_fail(KIND_FAILED, "%s", ze_opened.reason);
    return count;
}

/* ---- Describing ---- */

/* Writes the PCI address of a device, or "" if the driver does not report it. */
static void ze_devices_write_pci(ze_device_handle_t device, char text[KIND_PCI_BYTES])
{
    ze_pci_ext_properties_t pci = {.stype = ZE_STRUCTURE_TYPE_PCI_EXT_PROPERTIES};
    text[0] = '\0';
    if (ze.zeDevicePciGetPropertiesExt == NULL ||
        ze.zeDevicePciGetPropertiesExt(device, &pci) != ZE_RESULT_SUCCESS)
        return;
    const ze_pci_address_ext_t *address = &pci.address;
    int length = snprintf(text, KIND_PCI_BYTES, "%04x:%02x:%02x.%x", address->domain, address->bus,
                          address->device, address->function);
    if (length >= KIND_PCI_BYTES)
        text[0] = '\0';
}

static enum kind_result ze_devices_sum_memory(ze_device_handle_t device, size_t *total)
{
    enum { MOST = 16 };
    ze_device_memory_properties_t memories[MOST];
    uint32_t count = MOST;
    for (int i = 0; i < MOST; i++)
        memories[i] =
            (ze_device_memory_properties_t){.stype = ZE_STRUCTURE_TYPE_DEVICE_MEMORY_PROPERTIES};
    enum kind_result result = ze_check("zeDeviceGetMemoryProperties",
                                       ze.zeDeviceGetMemoryProperties(device, &count, memories));
    *total = 0;
    for (uint32_t i = 0; result == KIND_OK && i < count; i++)
        *total += memories[i].totalSize;
    return result;
}

enum kind_result ze_describe(int number, struct kind_device *description)
{
    const struct device *device = ze_numbered_device(number);
    ze_device_properties_t properties;
    if (device == NULL)
        return KIND_FAILED;
    enum kind_result result = ze_devices_get_properties(device->handle, &properties);
    if (result != KIND_OK)
        return result;
    snprintf(description->name, sizeof description->name, "%.*s", KIND_NAME_BYTES - 1,
             properties.name);
    common_write_uuid(description->uuid, device->uuid);
    ze_devices_write_pci(device->handle, description->pci);
    return ze_devices_sum_memory(device->handle, &description->memory);
}
