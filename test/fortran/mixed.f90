! The Fortran part of mixed.c. It contains the COMMON block; C's variables are passed as arguments.
      subroutine fortran_half(c_word, c_lock, wrong) bind(c)
      use iso_c_binding
      implicit none
      include 'shmem.fh'
      integer(c_int) c_word, wrong
      integer(c_long) c_lock
      integer(c_int) f_word, f_lock
      integer(c_int64_t) f_counter
      common /shared/ f_counter, f_word, f_lock
      integer right, left, i, n
      integer(c_int64_t) now
      n = shmem_n_pes()
      right = mod(shmem_my_pe() + 1, n)
      left = mod(shmem_my_pe() + n - 1, n)
      call shmem_integer_put(c_word, shmem_my_pe() + 10, 1, right)
      call shmem_barrier_all()
      if (c_word /= left + 10) wrong = wrong + 1
      if (f_word /= left + 20) wrong = wrong + 1

! A lock variable of 8 bytes: this code acquires it with Fortran's routines, the C part with C's.
      do i = 1, 50
        call shmem_set_lock(c_lock)
        call shmem_get8(now, f_counter, 1, 0)
        now = now + 1
        call shmem_put8(f_counter, now, 1, 0)
        call shmem_clear_lock(c_lock)
      end do
      end subroutine
