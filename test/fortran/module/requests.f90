! Requests, single and in sets; nonblocking synchronization; boxes given by numbers, and lists of
! pieces; their completion.
subroutine requests()
  use checks
  use shmem
  implicit none
  integer, save :: here(6) = 0, there(3, 2) = 0
  type(shmemx_req_h) :: req, never_set, copy, reqs(3, 2)
  integer :: stat, i, found, positions(6), status(3, 2), got
  logical :: seen(6)
  call expect(never_set == SHMEMX_REQ_INVALID, 'a request not set')
  call expect(shmemx_req_test(never_set), 'test of none')
  stat = 0
  call shmemx_req_wait(never_set, stat)
  call expect(stat /= 0, 'stat of a wait for none')
  call shmemx_req_wait(never_set)
  here = [(me * 10 + i, i = 1, 6)]
  call shmem_barrier_all()

  call shmemx_get_req(got, here(3), right, req)
  call expect(req /= SHMEMX_REQ_INVALID, 'a request')
  copy = req
  do while (.not. shmemx_req_test(req))
    call shmemx_progress()
  end do
  call expect(got == right * 10 + 3 .and. req == SHMEMX_REQ_INVALID .and. copy /= req, 'test until done')
  call shmemx_get_req(got, here(4), right, req)
  stat = 1
  call shmemx_req_wait(req, stat)
  call expect(got == right * 10 + 4 .and. stat == 0 .and. req == SHMEMX_REQ_INVALID, 'wait')
  got = me + 1
  call shmemx_put_req(there(1, 1), got, right, local=req)
  call shmemx_req_wait(req)
  call shmem_barrier_all()
  call expect(there(1, 1) == left + 1, 'put_req without remote')

  call begin()
  do while (shmemx_req_test_all(reqs) > 0)
    call shmemx_progress()
  end do
  call expect(all(reqs == SHMEMX_REQ_INVALID), 'test_all')
  call look('test_all')
  call begin()
  call shmemx_req_wait_all(reqs)
  call expect(all(reqs == SHMEMX_REQ_INVALID) .and. shmemx_req_test_all(reqs) == 0, 'wait_all')
  call look('wait_all')

  call begin()
  seen = .false.
  do i = 1, 6
    found = shmemx_req_wait_any(reqs)
    if (found < 1 .or. found > 6) exit
    seen(found) = .true.
    call expect(at(found) == SHMEMX_REQ_INVALID, 'the entry of wait_any')
  end do
  call expect(all(seen) .and. shmemx_req_wait_any(reqs) == 0, 'wait_any')
  call look('wait_any')

  call begin()
  status = 1
  status(3, 2) = 0
  call expect(shmemx_req_wait_any(reqs, status) == 6, 'wait_any with status')
  call expect(shmemx_req_wait_any(reqs, status) == 0, 'wait_any of none')
  status(2, 1) = 0
  found = shmemx_req_wait_some(reqs, positions, status)
  call expect(found == 1 .and. positions(1) == 2, 'wait_some with status')
  call expect(shmemx_req_wait_some(reqs, positions, status) == 0, 'wait_some of none')
  status(1, 1) = 0
  call shmemx_req_wait_all(reqs, status)
  call expect(at(1) == SHMEMX_REQ_INVALID .and. at(3) /= SHMEMX_REQ_INVALID, 'wait_all with status')
  call expect(shmemx_req_test_all(reqs, status) == 0, 'test_all with status')
  seen = [.true., .true., .false., .false., .false., .true.]
  do while (.not. all(seen))
    found = shmemx_req_wait_some(reqs, positions)
    if (found == 0) exit
    call expect(.not. any(seen(positions(:found))), 'positions of wait_some')
    seen(positions(:found)) = .true.
  end do
  call expect(all(seen), 'wait_some')
  call look('wait_some')

  call shmemx_team_sync_nb(SHMEM_TEAM_WORLD, req)
  call shmemx_req_wait(req)
  call shmem_put_nbi(there(2, 2), here(6), right)
  call shmemx_team_barrier_nb(SHMEM_TEAM_WORLD, req, stat)
  call expect(stat == 0, 'stat of barrier_nb')
  call shmemx_req_wait(req)
  call expect(there(2, 2) == left * 10 + 6, 'barrier_nb')
  call shmem_barrier_all()
contains
  type(shmemx_req_h) function at(position)
    integer, intent(in) :: position
    at = reqs(mod(position - 1, 3) + 1, (position - 1) / 3 + 1)
  end function

  subroutine begin()
    integer :: i, j
    there = 0
    do j = 1, 2
      do i = 1, 3
        call shmemx_get_req(there(i, j), here(i + 3 * (j - 1)), right, reqs(i, j))
      end do
    end do
  end subroutine

  subroutine look(what)
    character(len=*), intent(in) :: what
    call expect(all(there == reshape([(right * 10 + i, i = 1, 6)], [3, 2])), what)
  end subroutine
end subroutine

subroutine shapes_by_numbers()
  use checks
  use points
  use shmem
  use, intrinsic :: iso_fortran_env, only: int8, int16, int64
  implicit none
  integer, parameter :: extents(3) = [3, 2, 2]
  type(point), save :: a(6, 5, 4), b(6, 5, 4)
  type(point) :: got(6, 5, 4)
  type(shmem_ctx_t) :: ctx, ctxs(2)
  type(shmemx_req_h) :: reqs(3)
  integer :: i, j, k, way
  call shmem_ctx_create(0, ctx)
  b = reshape([(point(me, i, i), i = 1, 120)], [6, 5, 4])
  do way = 1, 3
    a = point()
    got = point()
    call shmem_barrier_all()
    ! b(2::2, 3:4, 2:3) is put into a, whose dimensions are permuted.
    select case (way)
    case (1)
      call shmemx_put_nd(a(1, 2, 1), [1, 30, 6], b(2, 3, 2), [2, 6, 30], extents, right, ctx)
      call shmem_quiet(ctx)
      call shmemx_get_nd(got, [2_int64, 6_int64, 30_int64], b, [2_int8, 12_int8, 60_int8], int(extents, int16), right)
    case (2)
      call shmemx_put_nd_nbi(a(1, 2, 1), [1, 30, 6], b(2, 3, 2), [2, 6, 30], extents, right, ctx)
      call shmemx_get_nd_nbi(got, [2, 6, 30], b, [2, 12, 60], extents, right)
      ctxs = [SHMEM_CTX_DEFAULT, ctx]
      call shmemx_quiet_all(ctxs)
    case (3)
      call shmemx_put_nd_req(a(1, 2, 1), [1, 30, 6], b(2, 3, 2), [2, 6, 30], extents, right, reqs(1), reqs(2), ctx)
      call shmemx_get_nd_req(got, [2, 6, 30], b, [2, 12, 60], extents, right, reqs(3))
      call shmemx_req_wait_all(reqs)
    end select
    call shmem_sync_all()
    do k = 0, 1
      do j = 0, 1
        do i = 0, 2
          call expect(a(1 + i, 2 + k, 1 + j) == origin(left, 2 + 2 * i, 3 + j, 2 + k), 'put_nd')
          call expect(got(1 + 2 * i, 1 + j, 1 + k) == origin(right, 1 + 2 * i, 1 + 2 * j, 1 + 2 * k), 'get_nd')
        end do
      end do
    end do
    call expect(count(a == point()) == 108 .and. count(got == point()) == 108, 'only where the boxes are')
  end do
  call shmem_barrier_all()
  call shmemx_put_nd(a(1, 1, 1), [1, 1], b(2, 1, 1), [1, 1], [3, 0], right) ! without elements
  call shmemx_put_nd(a(5, 5, 4), [integer ::], b(6, 1, 1), [integer ::], [integer ::], right) ! one element
  call shmem_barrier_all()
  call expect(a(1, 1, 1) == point() .and. a(5, 5, 4) == origin(left, 6, 1, 1), 'boxes of nothing and of one')
  call shmem_ctx_destroy(ctx)
contains
  type(point) function origin(pe, i, j, k)
    integer, intent(in) :: pe, i, j, k
    integer :: number
    number = i + 6 * (j - 1) + 30 * (k - 1)
    origin = point(pe, number, number)
  end function
end subroutine

subroutine lists_of_pieces()
  use checks
  use points
  use shmem
  use, intrinsic :: iso_fortran_env, only: int8
  implicit none
  integer(int8), save, target :: a(20), b(20)
  integer(int8), target :: got(20)
  integer(int8) :: wanted(20), wanted_got(20)
  character(len=5), save, target :: words(8)
  type(point), save, target :: dots(9)
  type(shmemx_piece_t) :: none, to(3), from(2), back(2), to_words(4), from_words(1), piece
  type(shmem_ctx_t) :: ctx
  type(shmemx_req_h) :: reqs(3)
  integer :: i, way
  call shmem_ctx_create(0, ctx)
  b = [(int(20 * me + i, int8), i = 1, 20)]
  ! b(11:15) and b(1:2) are put into a(3:4), an empty piece, a(18:20) and a(10:11), and got back in
  ! the same pieces.
  to = [shmemx_piece(a(3:4)), shmemx_piece(a(18:20)), shmemx_piece(a(10:11))]
  from = [shmemx_piece(b(11:15)), shmemx_piece(b(1:2))]
  back = [shmemx_piece(got(2:2)), shmemx_piece(got(15:20))]
  call expect(from(1)%bytes == 5 .and. none%bytes == 0, 'pieces')
  do i = 1, 4
    to_words(i) = shmemx_piece(words(5 - i)) ! a scalar
  end do
  from_words(1) = shmemx_piece(words(5:8))
  call expect(all(to_words%bytes == 5) .and. from_words(1)%bytes == 20, 'pieces of words')
  piece = shmemx_piece(dots(2:5))
  call expect(piece%bytes == 4 * storage_size(dots) / 8, 'a piece of a derived type')
  words = word([(me + i, i = 1, 8)])
  call shmem_barrier_all()
  call shmemx_putv(to_words, from_words, right)
  call shmem_barrier_all()
  call expect(all(words == word([left + 8, left + 7, left + 6, left + 5, me + 5, me + 6, me + 7, me + 8])), 'words by putv')
  wanted = 0
  wanted([3, 4, 18, 19, 20, 10, 11]) = [(int(20 * left + i, int8), i = 11, 15), int(20 * left + [1, 2], int8)]
  wanted_got = 0
  wanted_got([2, 15, 16, 17, 18, 19, 20]) = [(int(20 * right + i, int8), i = 11, 15), int(20 * right + [1, 2], int8)]
  do way = 1, 3
    a = 0
    got = 0
    call shmem_barrier_all()
    select case (way)
    case (1)
      call shmemx_putv([to(1), none, to(2:)], from, right, ctx)
      call shmem_quiet(ctx)
      call shmemx_getv(back, from, right)
    case (2)
      call shmemx_putv_nbi([to(1), none, to(2:)], from, right, ctx)
      call shmemx_getv_nbi(back, from, right)
      call shmem_quiet()
      call shmemx_ctx_local_complete(ctx)
      call shmem_quiet(ctx)
    case (3)
      call shmemx_putv_req(to, from, right, remote=reqs(1), local=reqs(3), ctx=ctx)
      call shmemx_getv_req(back, from, right, reqs(2), ctx)
      call shmemx_req_wait_all(reqs)
    end select
    call expect(all(got == wanted_got), 'getv')
    call shmem_sync_all()
    call expect(all(a == wanted), 'putv')
    call shmem_sync_all()
  end do
  call shmem_ctx_destroy(ctx)
end subroutine

subroutine strided_without_blocking()
  use checks
  use shmem
  implicit none
  real, save :: a(12), b(12)
  real :: got(12)
  type(shmem_ctx_t) :: ctx
  integer :: i
  call shmem_ctx_create(0, ctx)
  b = [(me * 100 + i, i = 1, 12)]
  a = 0
  got = 0
  call shmem_barrier_all()
  call shmemx_iput_nbi(a, b, 2, 3, 4, right)
  call shmemx_ibput_nbi(a(9), b(1:), 2, 4, 1, 2, right, ctx)
  call shmemx_iget_nbi(got, b, 3, 1, 4, right, ctx)
  call shmemx_ibget_nbi(got(2:), b, 6, 4, 2, 2, right)
  call shmemx_quiet_all([SHMEM_CTX_DEFAULT, ctx])
  call expect(all(got(1::3) == right * 100 + [1, 2, 3, 4]), 'iget_nbi')
  call expect(all(got(2:3) == right * 100 + [1, 2]) .and. all(got(8:9) == right * 100 + [5, 6]), 'ibget_nbi')
  call shmem_barrier_all()
  call expect(all(a == [from(1), 0., from(4), 0., from(7), 0., from(10), 0., from(1), 0., from(5), 0.]), 'iput_nbi')
  call shmem_ctx_destroy(ctx)
contains
  real function from(i)
    integer, intent(in) :: i
    from = left * 100 + i
  end function
end subroutine
