! Teaches: a memory space with Fortran pointers: an array with bounds in the space, and a pointer to a neighbor's array.
!          Also the argument `status`, which reports a failure. Without this argument, a failure ends the job.
! Run:     oshfort space_array.f90 -o space_array && oshrun -np 2 ./space_array
program space_array
  use, intrinsic :: iso_c_binding, only: c_size_t
  use, intrinsic :: iso_fortran_env, only: int64, real64
  use shmem
  implicit none

  integer, parameter :: n = 40, m = 30
  integer(c_size_t), parameter :: bytes = 4 * 1024 * 1024
  type(shmem_space_t) :: space
  type(shmem_team_t) :: team
  integer(int64) :: caps
  integer :: status

  call shmem_init()
  ! All PEs call this routine. PEs that have such memory get the space and are in its team.
  call shmem_space_create(shmem_space_config_t(device_type=SHMEM_DEVICE_CPU, size=bytes), space, team)
  if (shmem_team_is_valid(team)) then
    call shmem_space_get_caps(space, caps)
    call check(iand(caps, SHMEM_SPACE_CAP_RMA) /= 0, 'put and get')
    call work()

    call shmem_space_destroy(space, status)
    call check(status /= 0, 'a space stays while its team lives')
    call shmem_team_destroy(team)
    call shmem_space_destroy(space)
  end if
  if (shmem_my_pe() == 0) print '(a, i0, a)', 'a space on each of ', shmem_n_pes(), ' PEs came and went'
  call shmem_finalize()

contains
  ! Each PE fills its array and reads its neighbor's.
  subroutine work()
    real(real64), pointer :: a(:, :) => null(), theirs(:, :) => null(), too_large(:, :) => null()
    real(real64) :: copy(n, m)
    integer :: me, neighbour, i, j

    me = shmem_team_my_pe(team)
    neighbour = mod(me + 1, shmem_team_n_pes(team))
    call shmem_space_malloc(space, a, [n, m])
    call check(all(shape(a) == [n, m]) .and. all(lbound(a) == 1), 'bounds of the array')

    ! This allocation fails, and PE 0 prints a warning. Without `status` the job would end.
    call shmem_space_malloc(space, too_large, [bytes, 2_c_size_t], status)
    call check(status /= 0 .and. .not. associated(too_large), 'an array that the space has no room for')

    do concurrent(i=1:n, j=1:m)
      a(i, j) = value_of(me, i, j)
    end do
    call shmem_sync(team)
    ! Returns a pointer to the neighbor's memory if this PE can access it directly, as on one node. Otherwise use get.
    call shmem_pointer(theirs, a, neighbour, team)
    if (associated(theirs)) then
      copy = theirs
    else
      call shmem_get(copy, a, shmem_team_translate_pe(team, neighbour, SHMEM_TEAM_WORLD))
    end if
    do j = 1, m
      do i = 1, n
        call check(abs(copy(i, j) - value_of(neighbour, i, j)) < 1e-12_real64, 'element of the neighbour')
      end do
    end do
    call shmem_sync(team)
    call shmem_space_free(space, a)
    call check(.not. associated(a), 'a pointer to nothing')
  end subroutine

  pure real(real64) function value_of(pe, i, j)
    integer, intent(in) :: pe, i, j

    value_of = 10000 * pe + 100 * i + j
  end function

  include 'check.fh'
end program
