! Locks that are INTEGERs of 4 bytes: scalars, array elements, arrays of one element, and many at a
! time.
      subroutine locks()
      use checks
      implicit none
      include 'api.fh'
      integer, save :: lock = 0, guards(2) = 0, one(1) = 0
      integer, save :: many(40) = 0
      integer(8), save :: counters(4)
      integer(8) value
      integer round, i
      guards = 0
      counters = 0
      call shmem_barrier_all()
      do round = 1, 25
        call shmem_set_lock(lock)
        call raise(1)
        call shmem_clear_lock(lock)
        call shmem_set_lock(many(3))
        call shmem_set_lock(one)
        call raise(2)
        call shmem_clear_lock(many(3))
        call raise(3)
        call shmem_clear_lock(one)
        do while (shmem_test_lock(many(4)) /= 0)
        end do
        call raise(4)
        call shmem_clear_lock(many(4))
      end do
      call shmem_barrier_all()
      do i = 1, 4
        value = shmem_int8_fetch(counters(i), 0)
        call expect(value == 25 * npes, 'what a lock guards')
      end do
      call expect(all(guards == 0), 'what no lock is')

      if (me == 0) call shmem_set_lock(lock)
      call shmem_barrier_all()
      if (me /= 0) i = shmem_test_lock(lock)
      if (me == 0) i = 1
      call expect_equal(i, 1, 'a lock that is held')
      call shmem_barrier_all()
      if (me == 0) call shmem_clear_lock(lock)
      call shmem_barrier_all()
      if (me == npes - 1) i = shmem_test_lock(lock)
      if (me == npes - 1) call expect_equal(i, 0, 'a free lock')
      if (me == npes - 1) call shmem_clear_lock(lock)

      if (me == 0) then
        do i = 1, 40
          call shmem_set_lock(many(i))
        end do
        do i = 40, 1, -1
          call shmem_clear_lock(many(i))
        end do
      end if
      call shmem_barrier_all()
      contains

! Not atomic: only a lock excludes other PEs.
      subroutine raise(which)
        integer, intent(in) :: which
        integer(8) now
        call shmem_get8(now, counters(which), 1, 0)
        now = now + 1
        call shmem_put8(counters(which), now, 1, 0)
        call shmem_quiet()
      end subroutine
      end subroutine
