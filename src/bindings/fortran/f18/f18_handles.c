/*
 * Fortran module: teams, contexts, spaces, setup, signals and ordering. The Fortran routines call
 * the C routines. C return codes become optional status arguments. The masks that C needs for
 * configurations are computed from the configuration arguments that are present. In Fortran, a
 * handle is a derived type that contains one word.
 */
#include <shmemx.h>

#include "f18_arguments.h"
#include "shmem_impl/mpi_calls.h"

/* ---- Setup */

MODULE_ROUTINE(void, init_thread, (int requested, int *provided, int *stat),
               finish(shmem_init_thread(requested, provided), stat))
MODULE_EXTENSION(void, init_comm, (int comm, int requested, int *provided, int *stat),
                 finish(shmemx_mpi_init_comm_number(comm, requested, provided), stat))

static int f18_handles_init_by_id(const shmemx_uniqueid_t *id, int rank, int n_pes, int requested,
                                  int *provided)
{
    shmemx_init_attr_t attr = {.id = id, .rank = rank, .n_pes = n_pes, .requested = requested};
    int failed = shmemx_init_attr(SHMEMX_INIT_WITH_UNIQUEID | SHMEMX_INIT_WITH_THREAD, &attr);
    if (!failed)
        *provided = attr.provided;
    return failed;
}
MODULE_EXTENSION(void, init_uniqueid,
                 (const shmemx_uniqueid_t *id, int rank, int n_pes, int requested, int *provided,
                  int *stat),
                 finish(f18_handles_init_by_id(id, rank, n_pes, requested, provided), stat))
MODULE_EXTENSION(void, get_uniqueid, (shmemx_uniqueid_t * id, int *stat),
                 finish(shmemx_get_uniqueid(id), stat))
/* Wrappers of C routines, called by the code of the Fortran module. The module cannot call the C
 * routines directly, because a program may be linked with libisthmusf but not with libisthmus. */
MODULE_ROUTINE(void, query_initialized, (int *initialized), shmem_query_initialized(initialized))
MODULE_ROUTINE(void, pcontrol, (int level), shmem_pcontrol(level))

/* ---- Teams */

/* Returns the mask that C needs for a team configuration: all members if the argument is
 * present, otherwise none. */
static long f18_handles_mask_of(const shmem_team_config_t *config)
{
    return config == NULL ? 0 : SHMEM_TEAM_NUM_CONTEXTS;
}

MODULE_ROUTINE(int, team_my_pe, (const shmem_team_t *team), return shmem_team_my_pe(*team))
MODULE_ROUTINE(int, team_n_pes, (const shmem_team_t *team), return shmem_team_n_pes(*team))
MODULE_ROUTINE(bool, team_is_valid, (const shmem_team_t *team), return shmem_team_is_valid(*team))
MODULE_ROUTINE(int, team_translate_pe,
               (const shmem_team_t *src_team, int src_pe, const shmem_team_t *dest_team),
               return shmem_team_translate_pe(*src_team, src_pe, *dest_team))
MODULE_ROUTINE(void, team_get_config,
               (const shmem_team_t *team, shmem_team_config_t *config, int *stat),
               finish(shmem_team_get_config(*team, SHMEM_TEAM_NUM_CONTEXTS, config), stat))
MODULE_ROUTINE(void, team_split_strided,
               (const shmem_team_t *parent_team, int start, int stride, int size,
                shmem_team_t *new_team, const shmem_team_config_t *config, int *stat),
               finish(shmem_team_split_strided(*parent_team, start, stride, size, config,
                                               f18_handles_mask_of(config), new_team),
                      stat))
MODULE_ROUTINE(void, team_split_2d,
               (const shmem_team_t *parent_team, int xrange, shmem_team_t *xaxis_team,
                shmem_team_t *yaxis_team, const shmem_team_config_t *xaxis_config,
                const shmem_team_config_t *yaxis_config, int *stat),
               finish(shmem_team_split_2d(*parent_team, xrange, xaxis_config,
                                          f18_handles_mask_of(xaxis_config), xaxis_team,
                                          yaxis_config, f18_handles_mask_of(yaxis_config),
                                          yaxis_team),
                      stat))
MODULE_EXTENSION(void, team_split,
                 (const shmem_team_t *parent_team, int color, int key, shmem_team_t *new_team,
                  int *stat),
                 finish(shmemx_team_split(*parent_team, color, key, new_team), stat))
MODULE_ROUTINE(void, team_destroy, (shmem_team_t * team), shmem_team_destroy(*team);
               *team = SHMEM_TEAM_INVALID)
MODULE_ROUTINE(void, team_sync, (const shmem_team_t *team, int *stat),
               finish(shmem_team_sync(*team), stat))

/* ---- Contexts */

MODULE_ROUTINE(void, ctx_create, (int options, shmem_ctx_t *ctx, int *stat),
               finish(shmem_ctx_create(options, ctx), stat))
MODULE_ROUTINE(void, team_create_ctx,
               (const shmem_team_t *team, int options, shmem_ctx_t *ctx, int *stat),
               finish(shmem_team_create_ctx(*team, options, ctx), stat))
MODULE_ROUTINE(void, ctx_destroy, (shmem_ctx_t * ctx), shmem_ctx_destroy(*ctx);
               *ctx = SHMEM_CTX_INVALID)
MODULE_ROUTINE(void, ctx_get_team, (const shmem_ctx_t *ctx, shmem_team_t *team, int *stat),
               finish(shmem_ctx_get_team(*ctx, team), stat))
MODULE_ROUTINE(void, ctx_session_start,
               (const shmem_ctx_t *ctx, const int *options,
                const shmem_ctx_session_config_t *config),
               shmem_ctx_session_start(*ctx, options == NULL ? 0 : *options, config,
                                       config == NULL ? 0 : SHMEM_CTX_SESSION_TOTAL_OPS))
MODULE_ROUTINE(void, ctx_session_stop, (const shmem_ctx_t *ctx), shmem_ctx_session_stop(*ctx))
MODULE_ROUTINE(void, ctx_fence, (const shmem_ctx_t *ctx), shmem_ctx_fence(*ctx))
MODULE_ROUTINE(void, ctx_quiet, (const shmem_ctx_t *ctx), shmem_ctx_quiet(*ctx))
MODULE_ROUTINE(void, pe_quiet, (const void *target_pes, const shmem_ctx_t *ctx), struct section pes;
               section_read_contiguous(&pes, "target_pes", target_pes);
               shmem_ctx_pe_quiet(context_of(ctx), (const int *)(void *)pes.base,
                                  section_elements(&pes)))

MODULE_EXTENSION(void, ctx_local_complete, (const shmem_ctx_t *ctx),
                 shmemx_ctx_local_complete(*ctx))
MODULE_EXTENSION(void, quiet_all, (const void *ctxs), struct section section;
                 section_read_contiguous(&section, "ctxs", ctxs);
                 shmemx_quiet_all((const shmem_ctx_t *)(void *)section.base,
                                  section_elements(&section)))

/* ---- Locks */

MODULE_INTERFACE(void, set_lock, _int32, (int32_t * lock), isthmus_fortran_set_lock(lock))
MODULE_INTERFACE(int, test_lock, _int32, (int32_t * lock), return isthmus_fortran_test_lock(lock))
MODULE_INTERFACE(void, clear_lock, _int32, (int32_t * lock), isthmus_fortran_clear_lock(lock))
MODULE_INTERFACE(void, set_lock, _int64, (long *lock), shmem_set_lock(lock))
MODULE_INTERFACE(int, test_lock, _int64, (long *lock), return shmem_test_lock(lock))
MODULE_INTERFACE(void, clear_lock, _int64, (long *lock), shmem_clear_lock(lock))

/* ---- Signals */

/* In Fortran, the C names shmem_signal_set and SHMEM_SIGNAL_SET would be the same name. Therefore
 * one routine with sig_op replaces both C routines. */
static void f18_handles_signal_alone(uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
                                     shmem_ctx_t ctx)
{
    if (sig_op == SHMEM_SIGNAL_SET)
        shmem_ctx_signal_set(ctx, sig_addr, signal, pe);
    else if (sig_op == SHMEM_SIGNAL_ADD)
        shmem_ctx_signal_add(ctx, sig_addr, signal, pe);
    else
        isthmus_fortran_fatal("sig_op is %d: expected SHMEM_SIGNAL_SET or SHMEM_SIGNAL_ADD",
                              sig_op);
}

MODULE_ROUTINE(void, signal,
               (uint64_t * sig_addr, uint64_t signal, int sig_op, int pe, const shmem_ctx_t *ctx),
               f18_handles_signal_alone(sig_addr, signal, sig_op, pe, context_of(ctx)))

/* ---- Memory spaces */

MODULE_ROUTINE(void, space_create,
               (const shmem_space_config_t *config, shmem_space_t *space, shmem_team_t *team,
                int *stat),
               finish(shmem_space_create(config, space, team), stat))
MODULE_ROUTINE(void, space_destroy, (shmem_space_t * space, int *stat),
               int failed = shmem_space_destroy(*space);
               if (!failed) *space = SHMEM_SPACE_INVALID; finish(failed, stat))
MODULE_ROUTINE(void, space_get_team, (const shmem_space_t *space, shmem_team_t *team, int *stat),
               finish(shmem_space_get_team(*space, team), stat))
MODULE_ROUTINE(void, space_get_device_type,
               (const shmem_space_t *space, shmem_device_type_t *type, int *stat),
               finish(shmem_space_get_device_type(*space, type), stat))
MODULE_ROUTINE(void, space_get_caps,
               (const shmem_space_t *space, shmem_space_cap_t *caps, int *stat),
               finish(shmem_space_get_caps(*space, caps), stat))
MODULE_EXTENSION(void, space_create_with,
                 (const shmem_space_config_t *config, void *memory, shmem_space_t *space,
                  shmem_team_t *team, int *stat),
                 finish(shmemx_space_create_with(config, memory, space, team), stat))
MODULE_EXTENSION(void, space_get_size, (const shmem_space_t *space, size_t *size, int *stat),
                 finish(shmemx_space_get_size(*space, size), stat))
MODULE_EXTENSION(void, space_get_used, (const shmem_space_t *space, size_t *used, int *stat),
                 finish(shmemx_space_get_used(*space, used), stat))
MODULE_EXTENSION(void, space_get_free_range,
                 (const shmem_space_t *space, size_t *largest, int *stat),
                 finish(shmemx_space_get_free_range(*space, largest), stat))
MODULE_EXTENSION(void, space_get_window,
                 (const shmem_space_t *space, shmemx_space_window_t *window, int *stat),
                 finish(shmemx_space_get_window(*space, window), stat))
MODULE_EXTENSION(void, space_get_device, (const shmem_space_t *space, int *device, int *stat),
                 finish(shmemx_space_get_device(*space, device), stat))
MODULE_EXTENSION(void, get_space, (const void *addr, shmem_space_t *space, int *stat),
                 struct section section;
                 section_descriptors.read(&section, addr);
                 finish(shmemx_get_space(section.base, space), stat))
MODULE_EXTENSION(void, team_get_space, (const shmem_team_t *team, shmem_space_t *space, int *stat),
                 finish(shmemx_team_get_space(*team, space), stat))
