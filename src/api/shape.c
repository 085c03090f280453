/*
 * Put and get of boxes and lists of pieces.
 */
#include "operations/shape.h"
#include "define.h"

#define AT_RETURN                                                                                  \
    {                                                                                              \
        SHAPE_AT_RETURN,                                                                           \
        {                                                                                          \
            NULL, NULL                                                                             \
        }                                                                                          \
    }
#define AT_QUIET                                                                                   \
    {                                                                                              \
        SHAPE_AT_QUIET,                                                                            \
        {                                                                                          \
            NULL, NULL                                                                             \
        }                                                                                          \
    }
#define BY(LOCAL, REMOTE)                                                                          \
    {                                                                                              \
        SHAPE_BY_REQUESTS,                                                                         \
        {                                                                                          \
            LOCAL, REMOTE                                                                          \
        }                                                                                          \
    }
#define PARAMETERS_WITH(...) (shmem_ctx_t ctx, __VA_ARGS__)

/* clang-format reads the pointers in the parameter lists as products. */
/* clang-format off */

#define BOX                                                                                        \
    void *dest, const ptrdiff_t *dest_strides, const void *source,                                 \
        const ptrdiff_t *source_strides, const size_t *extents, size_t ndims, size_t size, int pe
#define MOVE_BOX(CALL, ...)                                                                        \
    CALL(routine, ctx, dest, source,                                                               \
         &(struct shape_box){dest_strides, source_strides, extents, ndims, size}, pe,              \
         &(struct shape_finish)__VA_ARGS__)

#define LISTS                                                                                      \
    const shmemx_piece_t *dest, size_t ndest, const shmemx_piece_t *source, size_t nsource, int pe
#define MOVE_LISTS(CALL, ...)                                                                      \
    CALL(routine, ctx, &(struct shape_lists){dest, ndest, source, nsource}, pe,                    \
         &(struct shape_finish)__VA_ARGS__)

#define DEFINE_SHAPES(NAME, SHAPE, MOVE, CALL)                                                            \
    EXTENSION_WITH_CONTEXT(void, NAME, (SHAPE), MOVE(CALL, AT_RETURN));                            \
    EXTENSION_WITH_CONTEXT(void, NAME##_nbi, (SHAPE), MOVE(CALL, AT_QUIET))

DEFINE_SHAPES(put_nd, BOX, MOVE_BOX, shape_put_box);
DEFINE_SHAPES(get_nd, BOX, MOVE_BOX, shape_get_box);
DEFINE_SHAPES(putv, LISTS, MOVE_LISTS, shape_put_lists);
DEFINE_SHAPES(getv, LISTS, MOVE_LISTS, shape_get_lists);

EXTENSION(void, ctx_put_nd_req,
          PARAMETERS_WITH(BOX, shmemx_req_h *local, shmemx_req_h *remote),
          MOVE_BOX(shape_put_box, BY(local, remote)));
EXTENSION(void, ctx_get_nd_req, PARAMETERS_WITH(BOX, shmemx_req_h *req),
          MOVE_BOX(shape_get_box, BY(req, NULL)));
EXTENSION(void, ctx_putv_req,
          PARAMETERS_WITH(LISTS, shmemx_req_h *local, shmemx_req_h *remote),
          MOVE_LISTS(shape_put_lists, BY(local, remote)));
EXTENSION(void, ctx_getv_req, PARAMETERS_WITH(LISTS, shmemx_req_h *req),
          MOVE_LISTS(shape_get_lists, BY(req, NULL)));
