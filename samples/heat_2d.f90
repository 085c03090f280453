! Teaches: the heat equation on a plate that is divided into blocks, one for each PE of a grid of PEs: teams of the
!          grid's rows and columns, an array with bounds in symmetric memory, and puts of array sections with a signal.
! Run:     oshfort heat_2d.f90 -o heat_2d && oshrun -np 4 ./heat_2d
!
! Heat spreads over a plate whose upper edge stays hot. In each step, a PE puts the outer rows and columns of its block
! into the halos of its neighbors. The elements of a row are not contiguous in memory, but one put transfers a row. No
! step needs a barrier. The result is compared with that of a sequential computation.
program heat_2d
  use, intrinsic :: iso_fortran_env, only: int64, real64
  use shmem
  implicit none

  integer, parameter :: side = 60, steps = 200
  integer, parameter :: above = 1, below = 2, left = 3, right = 4
  real(real64), parameter :: hot = 100
  integer(int64), save :: come(4) = 0 ! for each side, the number of the step whose halo has arrived last
  real(real64), pointer :: memory(:, :, :) => null(), u(:, :, :)
  real(real64), allocatable :: alone(:, :, :)
  type(shmem_team_t) :: column_team, row_team
  integer :: rows, columns, row, column, nx, ny, now
  integer :: neighbour(4)
  integer(int64) :: k

  call shmem_init()
  ! PEs 0 to rows - 1 are the first column of the grid. The x axis of shmem_team_split_2d is therefore a column.
  columns = columns_of_grid(shmem_n_pes())
  rows = shmem_n_pes() / columns
  call check(rows <= side, 'number of PEs')
  call shmem_team_split_2d(SHMEM_TEAM_WORLD, rows, column_team, row_team)
  row = shmem_team_my_pe(column_team)
  column = shmem_team_my_pe(row_team)
  neighbour(above) = shmem_team_translate_pe(column_team, row - 1, SHMEM_TEAM_WORLD) ! -1: no neighbor
  neighbour(below) = shmem_team_translate_pe(column_team, row + 1, SHMEM_TEAM_WORLD)
  neighbour(left) = shmem_team_translate_pe(row_team, column - 1, SHMEM_TEAM_WORLD)
  neighbour(right) = shmem_team_translate_pe(row_team, column + 1, SHMEM_TEAM_WORLD)
  nx = length(row, rows)
  ny = length(column, columns)

  ! Two arrays for the block with its halo: each step reads one and writes the other. All PEs allocate the size of the
  ! largest block, because an allocation in symmetric memory has the same size on all PEs.
  call shmem_calloc(memory, [length(rows - 1, rows) + 2, length(columns - 1, columns) + 2, 2])
  u(0:, 0:, 1:) => memory ! the bounds of `memory` begin at 1, but 0 is convenient for a halo
  if (row == 0) u(0, :, :) = hot
  call shmem_barrier_all()
  do k = 1, steps
    now = 2 - int(mod(k, 2_int64))
    call step(u(0:nx + 1, 0:ny + 1, now), u(0:nx + 1, 0:ny + 1, 3 - now))
    call exchange(u(:, :, 3 - now), k)
  end do

  allocate (alone(0:side + 1, 0:side + 1, 2), source=0.0_real64)
  alone(0, :, :) = hot
  do k = 1, steps
    now = 2 - int(mod(k, 2_int64))
    call step(alone(:, :, now), alone(:, :, 3 - now))
  end do
  now = 3 - now
  associate (x => before(row, rows), y => before(column, columns))
    call check(all(abs(u(1:nx, 1:ny, now) - alone(x + 1:x + nx, y + 1:y + ny, now)) < 1e-12_real64), &
      'temperature on the plate')
  end associate
  if (shmem_my_pe() == 0) print '(i0, a, i0, a, i0, a, f6.4)', steps, ' steps, ', rows, ' x ', columns, &
    ' PEs, temperature in the middle ', alone(side / 2, side / 2, now)
  call shmem_free(memory)
  call shmem_team_destroy(row_team)
  call shmem_team_destroy(column_team)
  call shmem_finalize()

contains
  ! Returns the number of columns that makes the grid of n_pes PEs as square as possible.
  pure integer function columns_of_grid(n_pes) result(n)
    integer, intent(in) :: n_pes

    n = int(sqrt(real(n_pes)))
    do while (mod(n_pes, n) /= 0)
      n = n - 1
    end do
  end function

  ! Returns the number of rows or columns of the plate before a block. The last block is the largest, or one of them.
  pure integer function before(block, blocks)
    integer, intent(in) :: block, blocks

    before = side * block / blocks
  end function
  pure integer function length(block, blocks)
    integer, intent(in) :: block, blocks

    length = before(block + 1, blocks) - before(block, blocks)
  end function

  pure subroutine step(from, to)
    real(real64), intent(in) :: from(0:, 0:)
    real(real64), intent(inout) :: to(0:, 0:)
    integer :: m, n

    m = ubound(from, 1) - 1
    n = ubound(from, 2) - 1
    to(1:m, 1:n) = 0.25_real64 * (from(0:m - 1, 1:n) + from(2:m + 1, 1:n) + from(1:m, 0:n - 1) + from(1:m, 2:n + 1))
  end subroutine

  ! Puts the outer rows and columns of the block into the neighbors' halos, and waits until the halo of this PE has
  ! arrived.
  subroutine exchange(block, k)
    real(real64), intent(inout), target :: block(0:, 0:)
    integer(int64), intent(in) :: k
    integer(int64) :: signal
    integer :: i

    if (neighbour(above) >= 0) call shmem_put_signal(block(length(row - 1, rows) + 1, 1:ny), block(1, 1:ny), &
      come(below), k, SHMEM_SIGNAL_SET, neighbour(above))
    if (neighbour(below) >= 0) call shmem_put_signal(block(0, 1:ny), block(nx, 1:ny), &
      come(above), k, SHMEM_SIGNAL_SET, neighbour(below))
    if (neighbour(left) >= 0) call shmem_put_signal(block(1:nx, length(column - 1, columns) + 1), block(1:nx, 1), &
      come(right), k, SHMEM_SIGNAL_SET, neighbour(left))
    if (neighbour(right) >= 0) call shmem_put_signal(block(1:nx, 0), block(1:nx, ny), &
      come(left), k, SHMEM_SIGNAL_SET, neighbour(right))
    do i = 1, 4
      if (neighbour(i) >= 0) signal = shmem_signal_wait_until(come(i), SHMEM_CMP_GE, k)
    end do
  end subroutine

  include 'check.fh'
end program
