/*
 * Tests the kind of Level Zero with calls that fail, are missing, or describe devices differently
 * from the stand-in driver, because no available driver does that.
 */
#include "ze_devices.c" /* NOLINT(bugprone-suspicious-include) */
#include "ze_ipc.c"     /* NOLINT(bugprone-suspicious-include) */
#include "ze_copy.c"    /* NOLINT(bugprone-suspicious-include) */

#include "unit.h"

/* ---- Queues ---- */

enum {
    COPY = ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_COPY,
    COMPUTE = ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_COMPUTE
};

static ze_command_queue_group_properties_t told_groups[4];
static uint32_t n_groups;
static ze_result_t told_failure;

static ze_result_t ZE_APICALL tell_groups(ze_device_handle_t device, uint32_t *count,
                                          ze_command_queue_group_properties_t *told)
{
    (void)device;
    *count = n_groups;
    memcpy(told, told_groups, n_groups * sizeof told_groups[0]);
    return told_failure;
}

/* Expects that group `wanted` is chosen among groups with these flags. Group i has i + 1 queues. */
static void expect_group(uint32_t wanted, uint32_t count, const uint32_t *flags)
{
    struct device device = {.group = 0};
    n_groups = count;
    for (uint32_t i = 0; i < count; i++)
        told_groups[i] =
            (ze_command_queue_group_properties_t){.flags = flags[i], .numQueues = i + 1};
    CHECK(ze_devices_choose_group(&device) == KIND_OK);
    CHECK_SIZE(device.group, wanted);
    CHECK_SIZE(device.n_queues, wanted + 1);
}

/* Copies use a queue group for copies if there is one. */
static void copy_queue_groups_are_preferred(void)
{
    struct device device = {.group = 0};
    ze.zeDeviceGetCommandQueueGroupProperties = tell_groups;
    expect_group(0, 1, (uint32_t[]){COPY | COMPUTE});
    expect_group(1, 2, (uint32_t[]){COPY | COMPUTE, COPY});
    expect_group(0, 2, (uint32_t[]){COPY, COPY | COMPUTE});
    expect_group(1, 4, (uint32_t[]){COPY | COMPUTE, COPY, COMPUTE, COPY});
    expect_group(2, 4, (uint32_t[]){0, 0, COMPUTE, COPY | COMPUTE});
    told_groups[2].numQueues = 0;
    CHECK(ze_devices_choose_group(&device) == KIND_FAILED);
    CHECK_TEXT(kind_message(), "a Level Zero device has no command queues");
    told_failure = ZE_RESULT_ERROR_DEVICE_LOST;
    device.group = 0;
    CHECK(ze_devices_choose_group(&device) == KIND_FAILED);
    CHECK_PART(kind_message(), "zeDeviceGetCommandQueueGroupProperties");
}

/* ---- Drivers ---- */

static ze_result_t ZE_APICALL tell_no_device(ze_driver_handle_t driver, uint32_t *count,
                                             ze_device_handle_t *devices)
{
    (void)driver, (void)devices;
    *count = 0;
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL tell_one_device(ze_driver_handle_t driver, uint32_t *count,
                                              ze_device_handle_t *devices)
{
    if (devices != NULL)
        devices[0] = (ze_device_handle_t)(void *)driver;
    *count = 1;
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL tell_of_no_gpu(ze_device_handle_t device,
                                             ze_device_properties_t *properties)
{
    (void)device;
    properties->type = ZE_DEVICE_TYPE_FPGA;
    return ZE_RESULT_SUCCESS;
}

/* A driver without a GPU is left out, and no context is created for it. */
static void expect_left_out(void)
{
    static char handle;
    ze_opened.n_drivers = ze_opened.n_devices = 0;
    ze_devices_add_driver((ze_driver_handle_t)(void *)&handle);
    CHECK(ze_opened.n_drivers == 0 && ze_opened.n_devices == 0);
}

static void drivers_without_gpu_are_left_out(void)
{
    static struct driver drivers[1];
    ze_opened.drivers = drivers;
    ze.zeDeviceGet = tell_no_device;
    expect_left_out();
    ze.zeDeviceGet = tell_one_device;
    ze.zeDeviceGetProperties = tell_of_no_gpu;
    expect_left_out();
}

/* ---- Handles ---- */

static int gets, puts_back;
static char memory[64];

static ze_result_t ZE_APICALL tell_range(ze_context_handle_t context, const void *address,
                                         void **base, size_t *size)
{
    (void)context, (void)address;
    *base = memory;
    *size = sizeof memory;
    return told_failure;
}

static ze_result_t ZE_APICALL get_handle(ze_context_handle_t context, const void *address,
                                         ze_ipc_mem_handle_t *handle)
{
    (void)context;
    CHECK(address == memory);
    *handle = (ze_ipc_mem_handle_t){.data = {(char)++gets}};
    return told_failure;
}

static ze_result_t ZE_APICALL put_handle(ze_context_handle_t context, ze_ipc_mem_handle_t handle)
{
    (void)context;
    CHECK_SIZE((size_t)handle.data[0], (size_t)gets);
    puts_back++;
    return ZE_RESULT_SUCCESS;
}

static struct driver some_driver;
static struct device some_device = {.driver = &some_driver};

/* An allocation has one handle. It is returned with the allocation, or when another allocation has
 * its address. */
static void allocation_has_one_exported_handle(void)
{
    struct allocation allocation = {.device = &some_device, .id = 1};
    struct ipc_export ipc_export = {.pid = 0};
    told_failure = ZE_RESULT_SUCCESS;
    ze.zeMemGetAddressRange = tell_range;
    ze.zeMemGetIpcHandle = get_handle;
    ze.zeMemPutIpcHandle = put_handle;
    CHECK(ze_ipc_export_address(&allocation, memory, 64, &ipc_export) == KIND_OK);
    CHECK(ipc_export.base == (uintptr_t)memory && ipc_export.size == 64 && ipc_export.offset == 0);
    CHECK(ze_ipc_export_address(&allocation, memory + 8, 56, &ipc_export) == KIND_OK);
    CHECK(gets == 1 && puts_back == 0 && ipc_export.offset == 8);
    allocation.id = 2;
    CHECK(ze_ipc_export_address(&allocation, memory, 64, &ipc_export) == KIND_OK);
    CHECK(gets == 2 && ipc_export.handle.data[0] == 2 && shared.exports->next == NULL);
    ze_forget_export(&some_driver, memory);
    CHECK(shared.exports == NULL && puts_back == 2);
    ze_forget_export(&some_driver, memory);
    CHECK_SIZE((size_t)puts_back, 2);
}

static void export_works_without_put_handle(void)
{
    struct allocation allocation = {.device = &some_device, .id = 3};
    struct ipc_export ipc_export = {.pid = 0};
    ze.zeMemPutIpcHandle = NULL;
    CHECK(ze_ipc_export_address(&allocation, memory, 64, &ipc_export) == KIND_OK);
    ze_forget_export(&some_driver, memory);
    CHECK(shared.exports == NULL && puts_back == 2);
}

static void refused_exports_are_reported(void)
{
    struct allocation allocation = {.device = &some_device, .id = 4};
    struct ipc_export ipc_export = {.pid = 0};
    CHECK(ze_ipc_export_address(&allocation, memory + 8, 57, &ipc_export) == KIND_FAILED);
    CHECK_PART(kind_message(), "the 57 bytes at");
    told_failure = ZE_RESULT_ERROR_DEVICE_LOST;
    CHECK(ze_ipc_export_address(&allocation, memory, 64, &ipc_export) == KIND_FAILED);
    CHECK_PART(kind_message(), "zeMemGetAddressRange");
    CHECK(ze_ipc_add_export(&allocation, memory) == KIND_FAILED);
    CHECK_PART(kind_message(), "zeMemGetIpcHandle");
    CHECK(shared.exports == NULL);
}

/* ---- Copies ---- */

/* Events created so far; number of the event whose creation fails, 0 for none. */
static int events, pools, fails_at;

static ze_result_t ZE_APICALL make_pool(ze_context_handle_t context,
                                        const ze_event_pool_desc_t *description, uint32_t count,
                                        ze_device_handle_t *devices, ze_event_pool_handle_t *made)
{
    (void)context, (void)devices;
    CHECK(description->count == POOL_COPIES && count == 0); /* for all devices of the driver */
    pools++;
    *made = (ze_event_pool_handle_t)memory;
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL make_event(ze_event_pool_handle_t pool,
                                         const ze_event_desc_t *description,
                                         ze_event_handle_t *event)
{
    CHECK(pool == (ze_event_pool_handle_t)memory);
    if (++events == fails_at)
        return ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    *event = (ze_event_handle_t)(memory + description->index);
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL unmake_event(ze_event_handle_t event)
{
    CHECK(event != NULL);
    events--;
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL unmake_pool(ze_event_pool_handle_t pool)
{
    CHECK(pool == (ze_event_pool_handle_t)memory);
    pools--;
    return ZE_RESULT_SUCCESS;
}

/* Each outstanding copy has its own event. The event of a complete copy is used again. */
static void copies_are_distinct_until_given_back(void)
{
    struct kind_copy *copies[POOL_COPIES + 1];
    fails_at = 0;
    for (int i = 0; i <= POOL_COPIES; i++) {
        CHECK(ze_copy_take_copy(&some_driver, &copies[i]) == KIND_OK && copies[i] != NULL);
        CHECK(copies[i]->event != NULL && copies[i]->driver == &some_driver);
        for (int j = 0; j < i; j++)
            CHECK(copies[j] != copies[i]);
        CHECK(pools == (i < POOL_COPIES ? 1 : 2) && events == pools * POOL_COPIES);
    }
    ze_copy_give_back_copy(copies[3]);
    CHECK(ze_copy_take_copy(&some_driver, &copies[0]) == KIND_OK && copies[0] == copies[3]);
}

/* If an event cannot be created, the events that were created before are destroyed. */
static void failed_event_creation_undoes_the_others(void)
{
    struct kind_copy *copy;
    int before = events;
    some_driver.spare = NULL;
    fails_at = events + 3;
    CHECK(ze_copy_take_copy(&some_driver, &copy) != KIND_OK && copy == NULL && pools == 2);
    CHECK_SIZE((size_t)events, (size_t)before + 1); /* the failed creation was counted too */
    CHECK_PART(kind_message(), "zeEventCreate");
}

static void copies_take_events_from_pools(void)
{
    ze.zeEventPoolCreate = make_pool;
    ze.zeEventPoolDestroy = unmake_pool;
    ze.zeEventCreate = make_event;
    ze.zeEventDestroy = unmake_event;
    copies_are_distinct_until_given_back();
    failed_event_creation_undoes_the_others();
}

int main(void)
{
    copy_queue_groups_are_preferred();
    drivers_without_gpu_are_left_out();
    allocation_has_one_exported_handle();
    export_works_without_put_handle();
    refused_exports_are_reported();
    copies_take_events_from_pools();
    return unit_status();
}
