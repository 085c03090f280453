! Teaches: symmetric variables and arrays, put of a value and of an array section, barrier, reduction.
! Run:     oshfort first.f90 -o first && oshrun -np 4 ./first
program first
  use shmem
  implicit none

  integer, save :: from_left = -1, total = 0 ! symmetric: every PE has these variables
  real, pointer :: u(:, :) => null()
  integer :: me, npes, next

  call shmem_init()
  me = shmem_my_pe()
  npes = shmem_n_pes()
  next = mod(me + 1, npes)

  call shmem_malloc(u, [3, 4])      ! collective: every PE gets an array of 3 x 4 in symmetric memory
  u = me
  call shmem_p(from_left, me, next) ! writes my number into from_left of the next PE
  call shmem_barrier_all()          ! all puts are complete, and all arrays have their values

  call shmem_put(u(1, :), u(2, :), next)                    ! my second row becomes the first row of the next PE
  call shmem_sum_reduce(SHMEM_TEAM_WORLD, total, from_left) ! the sum over all PEs, on all PEs
  call shmem_barrier_all()
  print '(a, i0, a, i0, a, f3.1, a, i0)', 'PE ', me, ': from_left ', from_left, ', u(1, 1) ', u(1, 1), &
    ', total ', total

  call shmem_free(u) ! collective
  call shmem_finalize()
end program first
