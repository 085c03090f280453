! SHPALLOC, SHPDEALLC and SHPCLMOVE with all their error codes; SHMEM_PTR.
      subroutine memory()
      use checks
      implicit none
      include 'api.fh'
      integer a(*), b(*)
      pointer (pa, a), (pb, b)
      integer(8) nowhere, inside, was
      integer, save :: variable
      integer code, i
      code = 99
      call shpalloc(pa, 100, code, 0)
      call expect_equal(code, 0, 'shpalloc')
      do i = 1, 100
        a(i) = 1000 * me + i
      end do
      call shmem_barrier_all()
      call shpalloc(pb, 100, code, 1)
      call shmem_integer_get(b, a, 100, right)
      call expect(all(b(1:100) == [(1000 * right + i, i = 1, 100)]), 'blocks')
      call shmem_barrier_all()

      was = pa
      call shpclmove(pa, 100000, code, 0)
      call expect_equal(code, 1, 'shpclmove that moves')
      call expect(pa /= was, 'where it moved to')
      call expect(all(a(1:100) == [(1000 * me + i, i = 1, 100)]), 'moved')
      was = pa
      call shpclmove(pa, 10, code, 0)
      call expect_equal(code, 0, 'shpclmove that shrinks')
      call expect(pa == was, 'where it stays')
      call shpclmove(pa, 500, code, 0)
      call expect_equal(code, 0, 'shpclmove that extends')
      call expect(all(a(1:10) == [(1000 * me + i, i = 1, 10)]), 'extended')
      a(500) = me
      call shmem_barrier_all()
      call shmem_integer_get(i, a(500), 1, right)
      call expect_equal(i, right, 'the last word')

      call shpalloc(nowhere, 0, code, 0)
      call expect_equal(code, -1, 'no length')
      call shpalloc(nowhere, -5, code, 0)
      call expect_equal(code, -1, 'a negative length')
      call shpalloc(nowhere, huge(i), code, 0)
      call expect_equal(code, -2, 'no room')
      call shpclmove(pa, 0, code, 0)
      call expect_equal(code, -1, 'no new length')
      was = pa
      call shpclmove(pa, huge(i), code, 0)
      call expect_equal(code, -2, 'no room to move to')
      call expect(pa == was, 'what stays where it is')
      call expect(a(1) == 1000 * me + 1, 'and as it is')
      nowhere = loc(variable)
      call shpdeallc(nowhere, code, 0)
      call expect_equal(code, -3, 'outside')
      call shpclmove(nowhere, 8, code, 0)
      call expect_equal(code, -3, 'outside, to move')
      nowhere = 0
      call shpdeallc(nowhere, code, 0)
      call expect_equal(code, -3, 'no address')
      inside = pa + 8
      call shpdeallc(inside, code, 0)
      call expect_equal(code, -5, 'inside')
      call shpclmove(inside, 8, code, 0)
      call expect_equal(code, -5, 'inside, to move')
      call shmem_barrier_all()

      was = pb
      call shpdeallc(pb, code, 0)
      call expect_equal(code, 0, 'shpdeallc')
      call shpdeallc(was, code, 0)
      call expect_equal(code, -4, 'freed')
      call shpclmove(was, 8, code, 0)
      call expect_equal(code, -4, 'freed, to move')
      call shpdeallc(pa, code, 1)
      call expect_equal(code, 0, 'shpdeallc of what was moved')
      end subroutine

      subroutine pointers()
      use checks
      implicit none
      include 'api.fh'
      integer, save :: grid(4, 5)
      integer theirs(4, 5)
      pointer (p, theirs)
      integer(8) other
      grid = 0
      call shmem_barrier_all()
      p = shmem_ptr(grid, right)
      if (p /= 0) theirs(4, 5) = me + 1
      call shmem_barrier_all()
      other = shmem_ptr(grid, left)
      if (other /= 0) call expect_equal(grid(4, 5), left + 1, 'a store')
      call expect(shmem_ptr(grid, me) /= 0, 'shmem_ptr of this PE')
      call expect(shmem_ptr(grid, npes) == 0, 'shmem_ptr of no PE')
      call shmem_barrier_all()
      end subroutine
