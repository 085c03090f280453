! Array sections must be transferred without copies: contiguous ones with one call from their place,
! strided ones with one strided call, and boxes and all others with one call each. Compiled with
! gfortran's warning about array temporaries as an error.
module counts
  use, intrinsic :: iso_c_binding, only: c_int, c_int64_t, c_intptr_t
  implicit none
  type, bind(C) :: transfers_t
    integer(c_int) :: whole, strided, boxes, lists
    integer(c_intptr_t) :: dest, source
    integer(c_int64_t) :: block, blocks
  end type
  type(transfers_t), bind(C, name="transfers") :: seen
end module

program count_transfers
  use, intrinsic :: iso_c_binding, only: c_intptr_t
  use, intrinsic :: iso_fortran_env, only: real64
  use counts
  use shmem
  implicit none
  integer, parameter :: n = 10, m = 6
  real(real64), save :: a(n, m, 3) = 0, b(n, m, 3) = 1
  integer :: failures = 0, right
  call shmem_init()
  right = mod(shmem_my_pe() + 1, shmem_n_pes())

  call begin()
  call shmem_put(a(:, 1, 1), b(:, 5, 2), right)
  call expect_whole('a column', loc(a(1, 1, 1)), loc(b(1, 5, 2)), 8 * n)
  call begin()
  call shmem_put_nbi(a(:, 2:4, 1), b(:, 3:5, 2), right)
  call expect_whole('columns', loc(a(1, 2, 1)), loc(b(1, 3, 2)), 8 * n * 3)
  call begin()
  call shmem_get(a(3:7, 2, 1), b(2:6, 3, 2), right)
  call expect_whole('a part of a column', loc(a(3, 2, 1)), loc(b(2, 3, 2)), 8 * 5)
  call begin()
  call shmem_get_nbi(a, b, right)
  call expect_whole('all', loc(a), loc(b), 8 * n * m * 3)
  call begin()
  call shmem_put8(a(:, 2:4, 1), b(:, 3:5, 2), 3 * n, right) ! the draft's form of the call
  call expect_whole("the draft's", loc(a(1, 2, 1)), loc(b(1, 3, 2)), 8 * n * 3)

  call begin()
  call shmem_put(a(1, :, 1), b(n, :, 2), right)
  call expect_strided('a row', loc(a(1, 1, 1)), loc(b(n, 1, 2)), 8, m)
  call begin()
  call shmem_put(a(1, :, :), b(n, :, :), right)
  call expect_strided('a plane of rows', loc(a(1, 1, 1)), loc(b(n, 1, 1)), 8, 3 * m)
  call begin()
  call shmem_get(a(1:2, :, 1), b(4:5, :, 3), right)
  call expect_strided('rows of two', loc(a(1, 1, 1)), loc(b(4, 1, 3)), 16, m)
  call begin()
  call shmem_put(a(1:m, 3, 1), b(2, :, 2), right)
  call expect_strided('a row to a column', loc(a(1, 3, 1)), loc(b(2, 1, 2)), 8, m)
  call begin()
  call shmem_put(a(:, :, 1), b(:, ::2, 1:2), right)
  call expect_strided('every other column', loc(a(1, 1, 1)), loc(b(1, 1, 1)), 8 * n, m)
  call begin()
  call shmem_put(a(n:1:-1, 1, 1), b(n:1:-1, 5, 2), right)
  call expect_strided('upside down on both sides', loc(a(1, 1, 1)), loc(b(1, 5, 2)), 8, n)
  call begin()
  call shmem_put(a(2:4, 1:2, :), b(3:5, 2:3, :), right)
  call expect_other('a box', 1, 0)
  call begin()
  call shmem_get_nbi(a(2:7, 1, 1:2), b(1:3, 1:4, 2), right)
  call expect_other('a box in two shapes', 1, 0)
  call begin()
  call shmem_put(a(:, 1, 1), b(n:1:-1, 5, 2), right)
  call expect_other('a column upside down', 0, 1)
  call begin()
  call shmem_get(a(1:2, 1:3, 1), b(1:3, 1:2, 1), right)
  call expect_other('dimensions that do not divide each other', 0, 1)

  call shmem_barrier_all()
  if (failures > 0) call shmem_global_exit(1)
  if (shmem_my_pe() == 0) print '(a)', 'all as expected'
  call shmem_finalize()
contains
  subroutine begin()
    call shmem_quiet()
    seen%whole = 0
    seen%strided = 0
    seen%boxes = 0
    seen%lists = 0
  end subroutine

  subroutine expect_whole(what, dest, source, bytes)
    character(len=*), intent(in) :: what
    integer(c_intptr_t), intent(in) :: dest, source
    integer, intent(in) :: bytes
    if (seen%whole /= 1 .or. seen%strided /= 0 .or. seen%block /= bytes) call fail(what)
    if (seen%dest /= dest .or. seen%source /= source) call fail(what // ', by addresses')
  end subroutine

  subroutine expect_strided(what, dest, source, block, blocks)
    character(len=*), intent(in) :: what
    integer(c_intptr_t), intent(in) :: dest, source
    integer, intent(in) :: block, blocks
    if (seen%strided /= 1 .or. seen%whole /= 0 .or. seen%block /= block .or. seen%blocks /= blocks) call fail(what)
    if (seen%dest /= dest .or. seen%source /= source) call fail(what // ', by addresses')
  end subroutine

  subroutine expect_other(what, boxes, lists)
    character(len=*), intent(in) :: what
    integer, intent(in) :: boxes, lists
    if (seen%boxes /= boxes .or. seen%lists /= lists .or. seen%whole /= 0 .or. seen%strided /= 0) call fail(what)
  end subroutine

  subroutine fail(what)
    character(len=*), intent(in) :: what
    failures = failures + 1
    write (*, *) 'failed: ', what, seen
  end subroutine
end program
