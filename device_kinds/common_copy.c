#include "common_streams.h"

#include <string.h>

/* The result of starting a copy that is complete at once and therefore needs no record. */
static struct kind_copy no_copy;

/* An operation for a stream: either a copy, or a fill with `value`. A fill has no source. */
struct stream_operation {
    const struct common_driver *driver;
    struct common_blocks blocks;
    unsigned char value;
};

static enum kind_result common_copy_enqueue_copy(void *stream, const void *argument)
{
    const struct stream_operation *stream_operation = argument;
    const struct common_blocks *blocks = &stream_operation->blocks;
    return stream_operation->driver->copy(stream, blocks->dest, blocks->source, blocks->block);
}

static enum kind_result common_copy_enqueue_fill(void *stream, const void *argument)
{
    const struct stream_operation *stream_operation = argument;
    return stream_operation->driver->fill(stream, stream_operation->blocks.dest,
                                          stream_operation->value, stream_operation->blocks.block);
}

static enum kind_result
common_copy_enqueue_each_block(void *stream, const struct stream_operation *stream_operation)
{
    const struct common_blocks *blocks = &stream_operation->blocks;
    char *dest = blocks->dest;
    const char *source = blocks->source;
    enum kind_result result = KIND_OK;
    for (size_t i = 0; i < blocks->count && result == KIND_OK; i++)
        result = stream_operation->driver->copy(stream, dest + i * blocks->dest_step,
                                                source + i * blocks->source_step, blocks->block);
    return result;
}

/* Returns true if the driver can copy the blocks with one command. Drivers reject a step that is
 * shorter than a block. They interpret a step of 0 as "no gap" and would copy the wrong bytes. */
static bool common_copy_steps_hold_blocks(const struct common_blocks *blocks)
{
    return blocks->dest_step >= blocks->block && blocks->source_step >= blocks->block;
}

static enum kind_result common_copy_enqueue_blocks(void *stream, const void *argument)
{
    const struct stream_operation *stream_operation = argument;
    if (!common_copy_steps_hold_blocks(&stream_operation->blocks))
        return common_copy_enqueue_each_block(stream, stream_operation);
    enum kind_result result =
        stream_operation->driver->copy_blocks(stream, &stream_operation->blocks);
    return result == KIND_UNSUPPORTED ? common_copy_enqueue_each_block(stream, stream_operation)
                                      : result;
}

/* Returns the device whose streams execute a copy: the device of `dest`, otherwise the device of
 * `source`. Returns -1 if both are host memory. */
static int common_copy_device_of_copy(struct common_kind *kind, const void *dest,
                                      const void *source)
{
    int device = common_device_at(kind, dest);
    return device >= 0 ? device : common_device_at(kind, source);
}

enum kind_result common_copy(struct common_kind *kind, void *dest, const void *source, size_t bytes)
{
    struct stream_operation stream_operation = {
        .driver = kind->driver, .blocks = {.dest = dest, .source = source, .block = bytes}};
    int device = common_copy_device_of_copy(kind, dest, source);
    if (device >= 0)
        return common_run_on(kind, device, common_copy_enqueue_copy, &stream_operation);
    memcpy(dest, source, bytes);
    return KIND_OK;
}

static enum kind_result common_copy_blocks_of_host(const struct common_blocks *blocks)
{
    for (size_t i = 0; i < blocks->count; i++)
        memcpy((char *)blocks->dest + i * blocks->dest_step,
               (const char *)blocks->source + i * blocks->source_step, blocks->block);
    return KIND_OK;
}

enum kind_result common_copy_blocks(struct common_kind *kind, const struct common_blocks *blocks)
{
    size_t block = blocks->block;
    if (blocks->count == 1 || (blocks->dest_step == block && blocks->source_step == block))
        return common_copy(kind, blocks->dest, blocks->source, block * blocks->count);
    struct stream_operation stream_operation = {.driver = kind->driver, .blocks = *blocks};
    int device = common_copy_device_of_copy(kind, blocks->dest, blocks->source);
    return device >= 0 ? common_run_on(kind, device, common_copy_enqueue_blocks, &stream_operation)
                       : common_copy_blocks_of_host(blocks);
}

enum kind_result common_copy_begin(struct common_kind *kind, void *dest, const void *source,
                                   size_t bytes, struct kind_copy **copy)
{
    struct stream_operation stream_operation = {
        .driver = kind->driver, .blocks = {.dest = dest, .source = source, .block = bytes}};
    struct common_before before;
    int device = common_copy_device_of_copy(kind, dest, source);
    if (device < 0) {
        memcpy(dest, source, bytes);
        *copy = &no_copy;
        return KIND_OK;
    }
    enum kind_result result = common_enter(kind, device, &before);
    if (result != KIND_OK)
        return result;
    result = common_start(kind, device, common_copy_enqueue_copy, &stream_operation, copy);
    kind->driver->leave(&before);
    return result;
}

/* Sets *done if the copy is complete or has failed. After a failure, the driver reports nothing
 * more about the copy. */
enum kind_result common_copy_test(struct common_kind *kind, struct kind_copy *copy, bool *done)
{
    struct common_before before;
    *done = true;
    if (copy->stream == NULL)
        return KIND_OK;
    enum kind_result result = common_enter(kind, copy->device, &before);
    if (result == KIND_OK) {
        result = kind->driver->test(copy->event, done);
        kind->driver->leave(&before);
    }
    if (result != KIND_OK)
        *done = true;
    if (*done)
        common_give_back(&kind->devices[copy->device], copy);
    return result;
}

enum kind_result common_fill(struct common_kind *kind, void *memory, unsigned char value,
                             size_t bytes)
{
    struct stream_operation stream_operation = {
        .driver = kind->driver, .blocks = {.dest = memory, .block = bytes}, .value = value};
    int device = common_device_at(kind, memory);
    if (device >= 0)
        return common_run_on(kind, device, common_copy_enqueue_fill, &stream_operation);
    memset(memory, value, bytes);
    return KIND_OK;
}
