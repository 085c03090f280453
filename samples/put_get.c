/*
 * Teaches: transferring arrays: contiguous (put, get), strided (iput, iget), and by blocks (ibput,
 *          ibget).
 * Run:     oshcc put_get.c -o put_get && oshrun -np 2 ./put_get
 *
 * Each PE has a small matrix, stored row by row. A row of the matrix is contiguous, a column is
 * strided, and a rectangle is a series of blocks. One call transfers a row, a column or a
 * rectangle.
 */
#include "check.h"

#define ROWS    6
#define COLUMNS 8

static long matrix[ROWS][COLUMNS]; /* the left neighbor writes into it */
static long origin[ROWS][COLUMNS]; /* constant; the right neighbor reads from it */

static long element(int pe, int row, int column)
{
    return pe * 10000L + row * 100L + column;
}

static void fill(int me)
{
    for (int i = 0; i < ROWS; i++) {
        for (int j = 0; j < COLUMNS; j++) {
            origin[i][j] = element(me, i, j);
            matrix[i][j] = -1;
        }
    }
}

/* Writes row 0, column 7 and the 2x3 rectangle at (2, 1) of this PE into the matrix of the right
 * neighbor. */
static void write_to(int right)
{
    shmem_put(matrix[0], origin[0], COLUMNS, right);
    shmem_iput(&matrix[1][7], &origin[1][7], COLUMNS, COLUMNS, ROWS - 1, right);
    shmem_ibput(&matrix[2][1], &origin[2][1], COLUMNS, COLUMNS, 3, 2, right);
}

static bool arrived(int i, int j)
{
    return i == 0 || j == 7 || (i >= 2 && i < 4 && j >= 1 && j < 4);
}

static void check_written(int left)
{
    for (int i = 0; i < ROWS; i++) {
        for (int j = 0; j < COLUMNS; j++) {
            check(matrix[i][j] == (arrived(i, j) ? element(left, i, j) : -1), "matrix after puts");
        }
    }
}

/* Reads a row, a column and a rectangle of the right neighbor's matrix into contiguous arrays. A
 * get returns when the data have arrived. */
static void read_from(int right)
{
    long row[COLUMNS], column[ROWS], rectangle[2][3];

    shmem_get(row, origin[5], COLUMNS, right);
    shmem_iget(column, &origin[0][2], 1, COLUMNS, ROWS, right);
    shmem_ibget(rectangle[0], &origin[1][4], 3, COLUMNS, 3, 2, right);
    for (int j = 0; j < COLUMNS; j++) {
        check(row[j] == element(right, 5, j), "row that was read");
    }
    for (int i = 0; i < ROWS; i++) {
        check(column[i] == element(right, i, 2), "column that was read");
    }
    for (int i = 0; i < 2; i++) {
        for (int j = 0; j < 3; j++) {
            check(rectangle[i][j] == element(right, 1 + i, 4 + j), "rectangle that was read");
        }
    }
}

int main(void)
{
    shmem_init();
    int me = shmem_my_pe();
    int npes = shmem_n_pes();
    int left = (me + npes - 1) % npes;
    int right = (me + 1) % npes;

    fill(me);
    shmem_barrier_all(); /* no PE may write before its neighbor is ready */
    write_to(right);
    shmem_barrier_all(); /* completes the puts everywhere */
    check_written(left);
    read_from(right);
    if (me == 0) {
        printf("rows, columns and rectangles moved between %d PEs\n", npes);
    }
    shmem_finalize();
    return 0;
}
