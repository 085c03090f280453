#include "copy.h"

/* Element by element for each element size, so that the compiler sees a plain loop. It has a shape
 * of its own, which no store can change. */
#define DEFINE_COPY_ELEMENTS(BITS)                                                                 \
    static void copy_elements_##BITS(char *dest, const char *source, struct copy_shape shape)      \
    {                                                                                              \
        for (size_t i = 0; i < shape.blocks; i++)                                                  \
            copy_to_shared(dest + i * shape.dest_step, source + i * shape.source_step, BITS / 8);  \
    }
DEFINE_COPY_ELEMENTS(8)
DEFINE_COPY_ELEMENTS(16)
DEFINE_COPY_ELEMENTS(32)
DEFINE_COPY_ELEMENTS(64)
DEFINE_COPY_ELEMENTS(128)

static void copy_any(char *dest, const char *source, struct copy_shape shape)
{
    for (size_t i = 0; i < shape.blocks; i++)
        memcpy(dest + i * shape.dest_step, source + i * shape.source_step, shape.block);
}

void copy_blocks(void *dest, const void *source, const struct copy_shape *shape)
{
    switch (shape->block) {
    case 1:
        copy_elements_8(dest, source, *shape);
        break;
    case 2:
        copy_elements_16(dest, source, *shape);
        break;
    case 4:
        copy_elements_32(dest, source, *shape);
        break;
    case 8:
        copy_elements_64(dest, source, *shape);
        break;
    case 16:
        copy_elements_128(dest, source, *shape);
        break;
    default:
        copy_any(dest, source, *shape);
    }
    fence_loads();
}
