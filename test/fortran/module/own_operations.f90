! Reduction operations that the program defines: one that commutes, on a derived type, and one that
! does not.
module own_operations
  use, intrinsic :: iso_c_binding, only: c_double, c_int, c_long, c_size_t
  implicit none
  type, bind(C) :: place
    real(c_double) :: value
    integer(c_int) :: pe
  end type
  type, bind(C) :: line ! x -> factor * x + shift
    integer(c_long) :: factor, shift
  end type
contains
  subroutine least(inout, in, nelems) bind(C)
    integer(c_size_t), value :: nelems
    type(place), intent(inout) :: inout(nelems)
    type(place), intent(in) :: in(nelems)
    integer(c_size_t) :: i
    do i = 1, nelems
      if (in(i)%value < inout(i)%value .or. (in(i)%value == inout(i)%value .and. in(i)%pe < inout(i)%pe)) inout(i) = in(i)
    end do
  end subroutine

  ! Composes two lines: applies inout first, then in.
  subroutine one_after_the_other(inout, in, nelems) bind(C)
    integer(c_size_t), value :: nelems
    type(line), intent(inout) :: inout(nelems)
    type(line), intent(in) :: in(nelems)
    inout%shift = in%factor * inout%shift + in%shift
    inout%factor = in%factor * inout%factor
  end subroutine
end module

subroutine reductions_by_own_operations()
  use, intrinsic :: iso_c_binding, only: c_funloc
  use checks
  use own_operations
  use shmem
  implicit none
  integer, parameter :: n = 5
  type(place), save :: places(n), least_places(n)
  type(line), save :: lines(n), all_lines(n)
  type(shmemx_req_h) :: reqs(2)
  integer :: i, stat
  do i = 1, n
    places(i) = place(abs(mod(i, npes) - me), me)
    lines(i) = line_of(me, i)
  end do
  call shmem_barrier_all()
  call shmemx_reduce_op(SHMEM_TEAM_WORLD, least_places, places, c_funloc(least), 1)
  call shmemx_reduce_op(SHMEM_TEAM_WORLD, all_lines, lines, c_funloc(one_after_the_other), 0, stat)
  call expect(stat == 0, 'stat of reduce_op')
  call look('reduce_op')
  least_places = place(0, -1)
  all_lines = line(0, 0)
  call shmemx_reduce_op_nb(SHMEM_TEAM_WORLD, all_lines, lines, c_funloc(one_after_the_other), 0, reqs(1), stat)
  call shmemx_reduce_op_nb(SHMEM_TEAM_WORLD, least_places, places, c_funloc(least), 1, reqs(2))
  call expect(stat == 0, 'stat of reduce_op_nb')
  call shmemx_req_wait_all(reqs)
  call look('reduce_op_nb')
  call shmem_barrier_all()
contains
  type(line) function line_of(pe, i)
    integer, intent(in) :: pe, i
    line_of = line(1 + mod(pe + i, 3), pe * i + 1)
  end function

  subroutine look(what)
    character(len=*), intent(in) :: what
    type(line) :: wanted, next
    integer :: pe
    do i = 1, n
      call expect(least_places(i)%value == 0 .and. least_places(i)%pe == mod(i, npes), what // ' that commutes')
      wanted = line_of(0, i)
      do pe = 1, npes - 1
        next = line_of(pe, i)
        wanted = line(next%factor * wanted%factor, next%factor * wanted%shift + next%shift)
      end do
      call expect(all_lines(i)%factor == wanted%factor .and. all_lines(i)%shift == wanted%shift, what // ' in order')
    end do
  end subroutine
end subroutine
