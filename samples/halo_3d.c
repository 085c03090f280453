/*
 * Teaches: putting a face of a three-dimensional box with one call, and computing while the faces
 *          are transferred.
 * Run:     oshcc halo_3d.c -o halo_3d && oshrun -np 4 ./halo_3d [SIDE [STEPS]]
 *
 * A 7-point stencil on a three-dimensional grid. Each PE has a box of SIDE^3 cells. Around the box
 * is a halo: a layer of copies of the neighbors' cells. The first version puts each face with
 * shmemx_ctx_put_nd_req, which returns a request, and computes the inner cells at the same time.
 * When a request is complete, it signals the neighbor that the face has arrived. The second version
 * puts the rows of the faces with blocking calls, waits in a barrier, and then computes all cells.
 * The program prints the times of both.
 *
 * A cell becomes the sum of itself and its six neighbors. The initial value of a cell is a linear
 * function of its coordinates, so each step multiplies all cells by 7. The boundary of the grid is
 * set to the known values, and the result is compared with them.
 */
#include "measure.h"
#include <shmemx.h>

static struct size sizes[] = {{"SIDE", 1, 1000, 24}, {"STEPS", 1, 100000, 20}};

static uint64_t *grids[2]; /* symmetric; each step reads one grid and writes the other */
/* Symmetric. For each grid, dimension and side: the number of the step whose face has arrived
 * last. */
static uint64_t faces_come[2][3][2];
static const uint64_t factors[3] = {1000003, 10007, 101};

struct box {
    /* Numbers of cells. `side`: in each dimension, without the halo. `row` and `plane`: in a row
     * and in a plane of the grid, with the halo. */
    size_t side, row, plane;
    int where[3];         /* position of this PE in the grid of PEs */
    int neighbours[3][2]; /* PE numbers; -1: no neighbor */
};

static size_t cell(const struct box *box, const size_t *at)
{
    return at[0] * box->plane + at[1] * box->row + at[2];
}

/* A part of a box: the cells from low to high, inclusive. */
struct part {
    size_t low[3], high[3];
};

/* Returns the value that a cell must have after a number of steps. `scale` is 7 to the power of
 * this number. */
static uint64_t known(const struct box *box, const size_t *at, uint64_t scale)
{
    uint64_t sum = 1;
    for (int d = 0; d < 3; d++) {
        sum += factors[d] * ((uint64_t)box->where[d] * box->side + at[d]);
    }
    return sum * scale;
}

/* Arranges the PEs in three dimensions, as close to a cube as possible. */
static void place_pe(struct box *box)
{
    int me = shmem_my_pe(), rest = shmem_n_pes(), of[3], strides[3];
    for (int d = 0; d < 3; d++) {
        of[d] = rest;
        for (int n = 1; d < 2 && n <= rest; n++) {
            bool fits = d == 0 ? n * n * n <= rest : n * n <= rest;
            of[d] = n == 1 || (fits && rest % n == 0) ? n : of[d];
        }
        rest /= of[d];
    }
    strides[2] = 1;
    strides[1] = of[2];
    strides[0] = of[1] * of[2];
    for (int d = 0; d < 3; d++) {
        int at = box->where[d] = me / strides[d] % of[d];
        box->neighbours[d][0] = at > 0 ? me - strides[d] : -1;
        box->neighbours[d][1] = at < of[d] - 1 ? me + strides[d] : -1;
    }
}

/* ---- Faces ----------------------------------------------------------------------------------- */

/* Returns the index of the first cell of a face of the box. If `outside` is true, returns the index
 * of the first halo cell next to this face. */
static size_t face_begin(const struct box *box, int d, int up, bool outside)
{
    size_t at[3] = {1, 1, 1};
    at[d] = up ? (outside ? box->side + 1 : box->side) : (outside ? 0 : 1);
    return cell(box, at);
}

static void put_face(const struct box *box, uint64_t *grid, int d, int up, shmemx_req_h *request)
{
    const ptrdiff_t strides[3] = {(ptrdiff_t)(box->plane * sizeof *grid),
                                  (ptrdiff_t)(box->row * sizeof *grid), sizeof *grid};
    size_t extents[3] = {box->side, box->side, box->side};
    extents[d] = 1;
    shmemx_ctx_put_nd_req(SHMEM_CTX_DEFAULT, &grid[face_begin(box, d, !up, true)], strides,
                          &grid[face_begin(box, d, up, false)], strides, extents, 3, sizeof *grid,
                          box->neighbours[d][up], NULL, request);
}

static void put_face_by_rows(const struct box *box, uint64_t *grid, int d, int up)
{
    const size_t strides[3] = {box->plane, box->row, 1};
    size_t from = strides[d == 0 ? 1 : 0], along = strides[d == 2 ? 1 : 2];
    for (size_t i = 0; i < box->side; i++) {
        shmem_uint64_iput(&grid[face_begin(box, d, !up, true) + i * from],
                          &grid[face_begin(box, d, up, false) + i * from], (ptrdiff_t)along,
                          (ptrdiff_t)along, box->side, box->neighbours[d][up]);
    }
}

/* ---- Cells ----------------------------------------------------------------------------------- */

static struct part inside(const struct box *box)
{
    return (struct part){{1, 1, 1}, {box->side, box->side, box->side}};
}

static void fill(const struct box *box, uint64_t *grid, struct part part, uint64_t scale)
{
    size_t at[3];
    for (at[0] = part.low[0]; at[0] <= part.high[0]; at[0]++) {
        for (at[1] = part.low[1]; at[1] <= part.high[1]; at[1]++) {
            for (at[2] = part.low[2]; at[2] <= part.high[2]; at[2]++) {
                grid[cell(box, at)] = known(box, at, scale);
            }
        }
    }
}

/* Sets the halo cells outside the whole grid to their known values, because no PE sends them. */
static void fill_boundary(const struct box *box, uint64_t *grid, uint64_t scale)
{
    for (int d = 0; d < 3; d++) {
        for (int up = 0; up < 2; up++) {
            struct part face = inside(box);
            face.low[d] = face.high[d] = up ? box->side + 1 : 0;
            if (box->neighbours[d][up] < 0) {
                fill(box, grid, face, scale);
            }
        }
    }
}

static void compute(const struct box *box, const uint64_t *from, uint64_t *to, struct part part)
{
    size_t at[3];
    for (at[0] = part.low[0]; at[0] <= part.high[0]; at[0]++) {
        for (at[1] = part.low[1]; at[1] <= part.high[1]; at[1]++) {
            for (at[2] = part.low[2]; at[2] <= part.high[2]; at[2]++) {
                size_t i = cell(box, at);
                to[i] = from[i] + from[i - 1] + from[i + 1] + from[i - box->row] +
                        from[i + box->row] + from[i - box->plane] + from[i + box->plane];
            }
        }
    }
}

/* ---- Steps ----------------------------------------------------------------------------------- */

static void step_blocking(const struct box *box, long step)
{
    uint64_t *from = grids[step % 2];
    for (int d = 0; d < 3; d++) {
        for (int up = 0; up < 2; up++) {
            if (box->neighbours[d][up] >= 0) {
                put_face_by_rows(box, from, d, up);
            }
        }
    }
    shmem_barrier_all();
    compute(box, from, grids[1 - step % 2], inside(box));
}

/* Waits for the puts of the faces, and signals each neighbor when the put to it is complete. */
static void tell_neighbours(const struct box *box, long step, shmemx_req_h *requests)
{
    size_t come[6], count;
    while ((count = shmemx_req_wait_some(requests, 6, come, NULL)) > 0) {
        for (size_t i = 0; i < count; i++) {
            int d = (int)come[i] / 2, up = (int)come[i] % 2;
            shmem_signal_set(&faces_come[step % 2][d][!up], (uint64_t)step + 1,
                             box->neighbours[d][up]);
        }
    }
}

/* Computes the cells whose new values depend on the halo. These are the first and last plane of
 * cells in each dimension. A cell in planes of several dimensions is computed only once. */
static void compute_outermost(const struct box *box, const uint64_t *from, uint64_t *to)
{
    struct part left = inside(box);
    for (int d = 0; d < 3; d++) {
        for (int up = 0; up < 2; up++) {
            struct part plane = left;
            plane.low[d] = plane.high[d] = up ? box->side : 1;
            compute(box, from, to, plane);
        }
        left.low[d]++;
        left.high[d]--;
    }
}

static void step_overlapped(const struct box *box, long step)
{
    uint64_t *from = grids[step % 2], *to = grids[1 - step % 2];
    shmemx_req_h requests[6];
    for (int i = 0; i < 6; i++) {
        requests[i] = SHMEMX_REQ_INVALID;
        if (box->neighbours[i / 2][i % 2] >= 0) {
            put_face(box, from, i / 2, i % 2, &requests[i]);
        }
    }
    struct part inner = {{2, 2, 2}, {box->side - 1, box->side - 1, box->side - 1}};
    compute(box, from, to, inner);
    tell_neighbours(box, step, requests);
    for (int i = 0; i < 6; i++) {
        if (box->neighbours[i / 2][i % 2] >= 0) {
            shmem_signal_wait_until(&faces_come[step % 2][i / 2][i % 2], SHMEM_CMP_EQ,
                                    (uint64_t)step + 1);
        }
    }
    compute_outermost(box, from, to);
}

/* Executes the steps with make_step, checks the result, and returns the time. As each step reads
 * one grid and writes the other, the PEs need no barrier: a neighbor can be one step ahead. */
static double time_of(const struct box *box, void (*make_step)(const struct box *box, long step))
{
    uint64_t scale = 1;
    memset(grids[0], 0, (box->side + 2) * box->plane * sizeof *grids[0]);
    fill(box, grids[0], inside(box), scale);
    shmem_barrier_all();
    double start = seconds();
    for (long step = 0; step < sizes[1].value; step++) {
        fill_boundary(box, grids[step % 2], scale);
        make_step(box, step);
        scale *= 7;
    }
    shmem_barrier_all();
    double took = seconds() - start;
    const uint64_t *result = grids[sizes[1].value % 2];
    size_t at[3];
    for (at[0] = 1; at[0] <= box->side; at[0]++) {
        for (at[1] = 1; at[1] <= box->side; at[1]++) {
            for (at[2] = 1; at[2] <= box->side; at[2]++) {
                check(result[cell(box, at)] == known(box, at, scale), "a cell after the last step");
            }
        }
    }
    return took;
}

int main(int argc, char **argv)
{
    shmem_init();
    read_sizes(argc, argv, sizes, 2);
    struct box box = {.side = (size_t)sizes[0].value};
    box.row = box.side + 2;
    box.plane = box.row * box.row;
    place_pe(&box);
    for (int i = 0; i < 2; i++) {
        grids[i] = shmem_malloc((box.side + 2) * box.plane * sizeof *grids[i]);
        check(grids[i] != NULL, "memory for the cells");
    }
    double blocking = time_of(&box, step_blocking);
    double overlapped = time_of(&box, step_overlapped);
    if (shmem_my_pe() == 0) {
        printf("%ld steps of %zu^3 cells on each of %d PEs: %.1f ms by blocking puts of rows, %.1f "
               "ms by faces beside computing\n",
               sizes[1].value, box.side, shmem_n_pes(), blocking * 1e3, overlapped * 1e3);
    }
    shmem_free(grids[1]);
    shmem_free(grids[0]);
    shmem_finalize();
    return 0;
}
