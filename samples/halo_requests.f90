! Teaches: putting array sections (here: faces of a box) with a request and a signal, and computing the inside of the
!          box while the faces are transferred.
! Run:     oshfort halo_requests.f90 -o halo_requests && oshrun -np 4 ./halo_requests
!
! Heat spreads in a ring of boxes, one on each PE. The boxes touch at their ends along the first dimension, so the
! elements of a face are not contiguous. A PE computes its two faces, starts to put them, and computes the inside at
! the same time. The result is compared with that of a sequential computation.
program halo_requests
  use, intrinsic :: iso_fortran_env, only: int64, real64
  use shmem
  implicit none

  integer, parameter :: nx = 24, ny = 20, nz = 16, steps = 50
  real(real64), asynchronous, save :: u(0:nx + 1, 0:ny + 1, 0:nz + 1, 2) = 0
  integer(int64), save :: come(2) = 0 ! number of the step whose face has arrived last, from the left and from the right
  real(real64), allocatable :: alone(:, :, :, :)
  type(shmemx_req_h) :: reqs(2)
  integer :: me, n_pes, now, then, i
  integer(int64) :: k, signal

  call shmem_init()
  me = shmem_my_pe()
  n_pes = shmem_n_pes()
  do i = 0, nx + 1
    u(i, :, :, 1) = heat(me * nx + i)
  end do
  call shmem_barrier_all()
  do k = 1, steps
    now = 2 - int(mod(k, 2_int64))
    then = 3 - now
    call step(u(0:2, :, :, now), u(0:2, :, :, then))
    call step(u(nx - 1:nx + 1, :, :, now), u(nx - 1:nx + 1, :, :, then))
    call shmemx_put_signal_req(u(nx + 1, 1:ny, 1:nz, then), u(1, 1:ny, 1:nz, then), come(2), k, SHMEM_SIGNAL_SET, &
      modulo(me - 1, n_pes), local=reqs(1))
    call shmemx_put_signal_req(u(0, 1:ny, 1:nz, then), u(nx, 1:ny, 1:nz, then), come(1), k, SHMEM_SIGNAL_SET, &
      modulo(me + 1, n_pes), local=reqs(2))
    call step(u(1:nx, :, :, now), u(1:nx, :, :, then)) ! does not read the halo or write the faces
    call shmemx_req_wait_all(reqs)
    do i = 1, 2
      signal = shmem_signal_wait_until(come(i), SHMEM_CMP_GE, k)
    end do
  end do

  allocate (alone(0:n_pes * nx + 1, 0:ny + 1, 0:nz + 1, 2), source=0.0_real64)
  do i = 1, n_pes * nx
    alone(i, :, :, 1) = heat(i)
  end do
  do k = 1, steps
    now = 2 - int(mod(k, 2_int64))
    alone(0, :, :, now) = alone(n_pes * nx, :, :, now)
    alone(n_pes * nx + 1, :, :, now) = alone(1, :, :, now)
    call step(alone(:, :, :, now), alone(:, :, :, 3 - now))
  end do
  now = 3 - now
  call check(all(abs(u(1:nx, 1:ny, 1:nz, now) - alone(me * nx + 1:(me + 1) * nx, 1:ny, 1:nz, now)) < 1e-12_real64), &
    'temperature in the box')
  if (me == 0) print '(i0, a, i0, a, f8.4)', steps, ' steps, ', n_pes, ' boxes, temperature at the first corner ', &
    u(1, 1, 1, now)
  call shmem_finalize()

contains
  ! Returns the initial temperature of a plane of the ring.
  pure real(real64) function heat(plane)
    integer, intent(in) :: plane

    heat = mod(modulo(plane - 1, n_pes * nx) * 37, 100)
  end function

  ! Computes one step of all but the outer elements.
  subroutine step(from, to)
    real(real64), intent(in) :: from(:, :, :)
    real(real64), intent(inout) :: to(:, :, :)
    integer :: l, m, n

    l = size(from, 1) - 1
    m = size(from, 2) - 1
    n = size(from, 3) - 1
    to(2:l, 2:m, 2:n) = 0.4_real64 * from(2:l, 2:m, 2:n) + 0.1_real64 * (from(1:l - 1, 2:m, 2:n) + from(3:, 2:m, 2:n) + &
      from(2:l, 1:m - 1, 2:n) + from(2:l, 3:, 2:n) + from(2:l, 2:m, 1:n - 1) + from(2:l, 2:m, 3:))
  end subroutine

  include 'check.fh'
end program
