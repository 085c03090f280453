"""Loads libisthmus with cffi in ABI mode, so that nothing needs to be compiled."""
from __future__ import annotations

import os
from typing import Any, Iterator

import cffi

SONAME = "libisthmus.so.0"

_DECLARATIONS = """
typedef uintptr_t shmem_ctx_t;
typedef uintptr_t shmem_team_t;
typedef uintptr_t shmem_space_t;
typedef uintptr_t shmemx_req_h;
typedef struct { int version; char internal[124]; } shmemx_uniqueid_t;
typedef struct { const void *mpi_comm; const shmemx_uniqueid_t *id; int rank, n_pes, requested, provided; }
    shmemx_init_attr_t;
typedef struct { int device_type; size_t size; int flags; } shmem_space_config_t;

int shmemx_init_attr(unsigned int flags, shmemx_init_attr_t *attr);
int shmemx_get_uniqueid(shmemx_uniqueid_t *id);
int shmemx_mpi_init_comm_number(int comm, int requested, int *provided);
void shmem_query_initialized(int *initialized);
void shmem_finalize(void);
void shmem_global_exit(int status);
int shmem_my_pe(void);
int shmem_n_pes(void);
void shmem_barrier_all(void);
void shmem_ctx_quiet(shmem_ctx_t ctx);
void shmemx_progress(void);

int shmem_team_my_pe(shmem_team_t team);
int shmem_team_n_pes(shmem_team_t team);
int shmem_team_sync(shmem_team_t team);
void shmem_team_destroy(shmem_team_t team);

int shmem_space_create(const shmem_space_config_t *config, shmem_space_t *space, shmem_team_t *team);
int shmemx_space_create_with(const shmem_space_config_t *config, void *memory, shmem_space_t *space,
                             shmem_team_t *team);
int shmem_space_destroy(shmem_space_t space);
void *shmemx_space_align(shmem_space_t space, size_t alignment, size_t size);
void *shmem_space_malloc(shmem_space_t space, size_t size);
void *shmem_space_calloc(shmem_space_t space, size_t count, size_t size);
void shmem_space_free(shmem_space_t space, void *ptr);
int shmem_space_get_device_type(shmem_space_t space, int *type);
int shmem_space_get_caps(shmem_space_t space, uint64_t *caps);
int shmemx_space_get_size(shmem_space_t space, size_t *size);
int shmemx_space_get_used(shmem_space_t space, size_t *used);
int shmemx_space_get_device(shmem_space_t space, int *device);
int shmemx_kind_get_count(int type);

void shmem_ctx_putmem(shmem_ctx_t ctx, void *dest, const void *source, size_t bytes, int pe);
void shmem_ctx_getmem(shmem_ctx_t ctx, void *dest, const void *source, size_t bytes, int pe);
void shmemx_ctx_putmem_req(shmem_ctx_t ctx, void *dest, const void *source, size_t bytes, int pe,
                           shmemx_req_h *local, shmemx_req_h *remote);
void shmemx_ctx_getmem_req(shmem_ctx_t ctx, void *dest, const void *source, size_t bytes, int pe, shmemx_req_h *req);
void shmemx_ctx_putmem_signal_req(shmem_ctx_t ctx, void *dest, const void *source, size_t bytes, uint64_t *sig_addr,
                                  uint64_t signal, int sig_op, int pe, shmemx_req_h *local, shmemx_req_h *remote);
int shmemx_req_test(shmemx_req_h *req);
int shmemx_req_wait(shmemx_req_h *req);
size_t shmemx_req_test_all(shmemx_req_h *reqs, size_t nreqs, const int *status);
int shmemx_req_wait_all(shmemx_req_h *reqs, size_t nreqs, const int *status);
size_t shmemx_req_wait_any(shmemx_req_h *reqs, size_t nreqs, const int *status);
size_t shmemx_req_wait_some(shmemx_req_h *reqs, size_t nreqs, size_t *indices, const int *status);
"""

CTX_DEFAULT = 1
SPACE_DEFAULT = 3
INIT_WITH_UNIQUEID = 0x08
INIT_WITH_THREAD = 0x10

ffi = cffi.FFI()
ffi.cdef(_DECLARATIONS)


def _beside_tools() -> Iterator[str]:
    """Yields the paths of the library next to each `oshrun` in PATH. An `oshrun` may belong to another OpenSHMEM
    library."""
    for folder in os.get_exec_path():
        launcher = os.path.realpath(os.path.join(folder, "oshrun"))
        yield os.path.join(os.path.dirname(os.path.dirname(launcher)), "lib", SONAME)


def _open() -> Any:
    """Returns the library that shmem4py has loaded or that the dynamic linker finds, or else the one next to the tools
    in PATH."""
    try:
        return ffi.dlopen(SONAME)
    except OSError:
        for path in filter(os.path.exists, _beside_tools()):
            return ffi.dlopen(path)
    raise ImportError(
        f"{SONAME} is not found: put the bin folder of an installed Isthmus into PATH, or its lib folder into "
        "LD_LIBRARY_PATH"
    )


lib = _open()


def check(status: int, routine: str) -> None:
    """Raises RuntimeError if a routine has returned a nonzero status. For other faults, the library aborts the job with
    an error message."""
    if status != 0:
        raise RuntimeError(f"{routine}: status {status}")
