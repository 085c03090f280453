! Extensions of memory spaces, and copies between any two PEs.
subroutine space_extensions()
  use checks
  use shmem
  use, intrinsic :: iso_c_binding, only: c_associated, c_f_pointer, c_int64_t, c_ptr, c_size_t
  implicit none
  integer, parameter :: bytes = 131072
  type(shmem_space_config_t) :: config
  type(shmem_space_t) :: space, found
  type(shmem_team_t) :: team
  type(c_ptr) :: address
  integer, pointer :: block(:) => null()
  integer, save :: static_word = 0
  integer(c_size_t) :: size, used, largest
  integer :: stat, window, device
  config%size = bytes
  call shmem_space_create(config, space, team)
  call shmemx_space_get_size(space, size)
  call shmemx_space_get_used(space, used, stat)
  call shmemx_space_get_free_range(space, largest)
  call expect(size == bytes .and. stat == 0 .and. used == 0 .and. largest <= size, 'size, used and free range')
  call shmem_space_malloc(space, block, [1000])
  block(1) = me
  call shmemx_space_get_used(space, used)
  call expect(used >= 4000, 'used by a block')
  call shmemx_space_get_window(space, window)
  call expect(window >= SHMEMX_SPACE_WINDOW_NONE .and. window <= SHMEMX_SPACE_WINDOW_DYNAMIC, 'window')
  call shmemx_space_get_device(space, device, stat)
  call expect(stat /= 0, 'no device of memory of the host')
  call shmemx_get_space(block(500), found)
  call expect(found == space, 'the space of a variable')
  found = SHMEM_SPACE_INVALID
  call shmemx_get_space(static_word, found, stat)
  call expect(stat /= 0 .and. found == SHMEM_SPACE_INVALID, 'no space of a static variable')
  call shmemx_team_get_space(team, found)
  call expect(found == space, 'the space of its team')
  call shmemx_team_get_space(SHMEM_TEAM_WORLD, found)
  call expect(found == SHMEMX_SPACE_DEFAULT, 'the space of all PEs')
  call shmemx_team_get_space(SHMEM_TEAM_INVALID, found, stat)
  call expect(stat /= 0, 'no space of no team')

  call shmemx_space_realloc(space, block, [2000])
  call expect(ubound(block, 1) == 2000 .and. block(1) == me, 'realloc in a space')
  call shmemx_space_align(space, 4096, address, 100)
  call expect(mod(transfer(address, 0_c_int64_t), 4096_c_int64_t) == 0, 'align of an address in a space')
  call shmemx_space_realloc(space, address, 200, stat)
  call expect(stat == 0 .and. c_associated(address), 'realloc of an address in a space')
  call shmemx_space_realloc(space, address, bytes + 1, stat)
  call expect(stat /= 0 .and. c_associated(address), 'no room for a block')
  call shmem_space_free(space, address)
  call shmem_space_free(space, block)
  call shmem_team_destroy(team)
  call shmem_space_destroy(space)
  call shmemx_space_get_size(SHMEM_SPACE_INVALID, size, stat)
  call expect(stat /= 0, 'no size of no space')
end subroutine

! Whole pages of the program become a space; after its destruction they belong to the program again.
subroutine space_of_own_memory()
  use checks
  use shmem
  use, intrinsic :: iso_c_binding, only: c_associated, c_f_pointer, c_loc, c_int64_t, c_ptr
  implicit none
  integer(c_int64_t), parameter :: page = 65536
  integer(c_int64_t), allocatable, target :: field(:)
  integer(c_int64_t), pointer :: used(:)
  type(shmem_space_config_t) :: config
  type(shmem_space_t) :: space
  type(shmem_team_t) :: team
  type(c_ptr) :: block
  integer(c_int64_t) :: address
  integer :: first, stat
  allocate(field(3 * page / 8))
  field = me
  address = transfer(c_loc(field), address)
  first = int((page - mod(address, page)) / 8) + 1
  config%size = page
  call shmemx_space_create_with(config, c_loc(field(first)), space, team, stat)
  call expect(stat == 0 .and. shmem_team_n_pes(team) == npes, 'a space of own memory')
  call shmem_space_malloc(space, block, int(page))
  call expect(c_associated(block, c_loc(field(first))), 'its block')
  call c_f_pointer(block, used, [page / 8])
  call shmem_put(used(3), int(me * 10, c_int64_t), right)
  call shmem_barrier_all()
  call expect(field(first) == me .and. field(first + 2) == left * 10, 'put to own memory')
  call shmem_space_free(space, block)
  call shmem_team_destroy(team)
  call shmem_space_destroy(space)
  call expect(field(first + 2) == left * 10, 'own memory after its space')
end subroutine

! PE 0 copies from each PE to the next one.
subroutine copies()
  use checks
  use shmem
  use, intrinsic :: iso_c_binding, only: c_ptr
  implicit none
  integer, save :: from(5), to(5)
  integer :: here(5)
  type(c_ptr) :: source, dest
  integer, pointer :: words(:), there(:)
  integer :: pe, i
  from = [(me * 10 + i, i = 1, 5)]
  to = 0
  call shmem_barrier_all()
  if (me == 0) then
    do pe = 0, npes - 1
      call shmemx_copy(to(1:3), mod(pe + 1, npes), from(2:4), pe)
    end do
    call shmemx_copy_nbi(to(4:5), npes - 1, from(1:2), npes - 1)
    call shmem_quiet()
    call shmemx_copy(here, 0, from, npes - 1)
    call expect(all(here == [((npes - 1) * 10 + i, i = 1, 5)]), 'copy to this PE')
  end if
  call shmem_barrier_all()
  call expect(all(to(1:3) == [(left * 10 + i, i = 2, 4)]), 'copies between PEs')
  if (me == npes - 1) call expect(all(to(4:5) == from(1:2)), 'a copy inside a PE')

  call shmem_malloc(source, 40)
  call shmem_malloc(dest, 40)
  call point(source, words)
  call point(dest, there)
  words = [(me * 100 + i, i = 1, 10)]
  there = 0
  call shmem_barrier_all()
  if (me == npes - 1) then
    do pe = 0, npes - 1
      call shmemx_copy(dest, pe, source, 0, 20)
    end do
    call shmemx_copy_nbi(source, npes - 1, dest, 0, 8)
    call shmem_quiet()
    call expect(all(words(:2) == [1, 2]) .and. words(3) == me * 100 + 3, 'a copy of addresses, nonblocking')
  end if
  call shmem_barrier_all()
  call expect(all(there(:5) == [1, 2, 3, 4, 5]) .and. there(6) == 0, 'copies of addresses')
  call shmem_free(dest)
  call shmem_free(source)
contains
  subroutine point(address, list)
    use, intrinsic :: iso_c_binding, only: c_f_pointer
    type(c_ptr), intent(in) :: address
    integer, pointer, intent(out) :: list(:)
    call c_f_pointer(address, list, [10])
  end subroutine
end subroutine
