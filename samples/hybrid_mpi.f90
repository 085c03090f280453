! Teaches: OpenSHMEM and MPI in one program, each with its Fortran module. The number of a PE is its rank, and both
!          libraries use the same variables. Here OpenSHMEM transfers data between neighbors (put with signal), and MPI
!          computes sums.
! Run:     OSHMEM_FC=mpifort oshfort hybrid_mpi.f90 -o hybrid_mpi && oshrun -np 4 ./hybrid_mpi
!          (if several MPIs are installed: mpifort.mpich and oshrun --mpi mpich, or the names of another MPI)
!
! The values on a ring are repeatedly replaced by the mean of themselves and their neighbors. Their sum stays the
! same, and the maximum decreases.
program hybrid_mpi
  use, intrinsic :: iso_fortran_env, only: int64, real64
  use mpi_f08
  use shmem
  implicit none

  integer, parameter :: n = 100, steps = 50
  real(real64), save :: v(0:n + 1, 0:1) ! one array for even and one for odd steps; 0 and n + 1: neighbors' values
  integer(int64), save :: come(2) = 0  ! number of the step whose value has arrived last, from the left and from the right
  real(real64), save :: here = 0, everywhere = 0
  real(real64) :: sum_before, greatest_before
  integer(int64) :: step
  integer :: me, left, right, rank, provided, now

  ! OpenSHMEM needs MPI_THREAD_MULTIPLE, because it has a progress thread in jobs on several hosts.
  call MPI_Init_thread(MPI_THREAD_MULTIPLE, provided)
  call shmem_init()
  me = shmem_my_pe()
  right = modulo(me + 1, shmem_n_pes())
  left = modulo(me - 1, shmem_n_pes())
  call MPI_Comm_rank(MPI_COMM_WORLD, rank)
  call check(rank == me, 'rank, the number of the PE')

  v = me
  v(n / 2, :) = v(n / 2, :) + 1000
  sum_before = over_all(sum(v(1:n, 0)), MPI_SUM)
  greatest_before = over_all(maxval(v(1:n, 0)), MPI_MAX)
  call shmem_barrier_all() ! all PEs have their initial values
  do step = 1, steps
    now = int(mod(step, 2_int64))
    call exchange(v(:, 1 - now), step)
    v(1:n, now) = (v(0:n - 1, 1 - now) + v(1:n, 1 - now) + v(2:n + 1, 1 - now)) / 3
  end do

  call check(abs(over_all(sum(v(1:n, now)), MPI_SUM) / sum_before - 1) < 1e-10_real64, 'sum by MPI')
  call check(over_all(maxval(v(1:n, now)), MPI_MAX) < greatest_before, 'the greatest value')
  here = sum(v(1:n, now))
  call shmem_sum_reduce(SHMEM_TEAM_WORLD, everywhere, here)
  call check(abs(everywhere / sum_before - 1) < 1e-10_real64, 'sum by OpenSHMEM')
  if (me == 0) print '(i0, a, i0, a, f0.1)', steps, ' steps, ', shmem_n_pes(), ' PEs, sum ', everywhere
  call shmem_finalize()
  call MPI_Finalize()

contains
  ! Puts the outer values into the neighbors' arrays, and waits until the neighbors' values have arrived. They do not
  ! overwrite values that this PE has not read: a neighbor writes to an element in step k and again in step k + 2.
  ! Before step k + 2 it waits for this PE's signal of step k + 1, which this PE sends after it has read the element.
  subroutine exchange(u, step)
    real(real64), intent(inout), target :: u(0:)
    integer(int64), intent(in) :: step

    call shmem_put_signal(u(0), u(n), come(1), step, SHMEM_SIGNAL_SET, right)
    call shmem_put_signal(u(n + 1), u(1), come(2), step, SHMEM_SIGNAL_SET, left)
    call shmem_wait_until_all(come, SHMEM_CMP_GE, step)
  end subroutine

  real(real64) function over_all(value, operation)
    real(real64), intent(in) :: value
    type(MPI_Op), intent(in) :: operation

    call MPI_Allreduce(value, over_all, 1, MPI_DOUBLE_PRECISION, operation, MPI_COMM_WORLD)
  end function

  include 'check.fh'
end program
