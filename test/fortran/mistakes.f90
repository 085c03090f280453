! mistakes <which>: makes this mistake, on 2 PEs.
      program mistakes
      implicit none
      include 'shmem.fh'
      character(len=20) which
      real, save :: there(4)
      integer, save :: word, lock, psync(SHMEM_REDUCE_SYNC_SIZE)
      real(16), save :: quads(2), pwrk(SHMEM_REDUCE_MIN_WRKDATA_SIZE)
      integer, save :: words(2), iwrk(SHMEM_REDUCE_MIN_WRKDATA_SIZE)
      real nowhere(1)
      pointer (p, nowhere)
      integer(8) addr
      integer code
      call get_command_argument(1, which)
      psync = SHMEM_SYNC_VALUE
      p = 8
      if (which == 'before_init') print *, shmem_my_pe()
      call shmem_init()
      select case (which)
      case ('pe')
        call shmem_put4(there, [1.0], 1, shmem_n_pes())
      case ('nelems')
        call shmem_integer_put(word, 1, -1, 0)
      case ('not_symmetric')
        call local()
      case ('fault')
        if (shmem_my_pe() == 0) call shmem_real_put(there, nowhere, 1, 1)
      case ('stride')
        call shmem_real_iget(there, there, 0, 1, 2, 0)
      case ('length')
        call shpalloc(addr, 0, code, 1)
      case ('room')
        call shpalloc(addr, huge(code), code, 1)
      case ('outside')
        addr = loc(word)
        call shpdeallc(addr, code, 1)
      case ('inside')
        call shpalloc(addr, 100, code, 1)
        addr = addr + 4
        call shpclmove(addr, 10, code, 1)
      case ('free')
        call shpalloc(addr, 100, code, 1)
        p = addr
        call shpdeallc(addr, code, 1)
        addr = loc(nowhere)
        call shpdeallc(addr, code, 1)
      case ('lock_twice')
        if (shmem_my_pe() == 0) call shmem_set_lock(lock)
        if (shmem_my_pe() == 0) call shmem_set_lock(lock)
      case ('not_held')
        call shmem_clear_lock(lock)
      case ('nreduce')
        call shmem_real16_sum_to_all(quads,quads,-1,0,0,2,pwrk,psync)
      case ('active_set')
        call shmem_int4_and_to_all(words,words,1,0,0,3,iwrk,psync)
      case ('quad_set')
        call shmem_real16_max_to_all(quads,quads,1,0,5,2,pwrk,psync)
      case ('cmp')
        call shmem_wait_until(word, 17, 0)
      case ('global_exit')
        open (10, file='written.' // achar(48 + shmem_my_pe()))
        write (10, '(a)') 'a line'
        call shmem_barrier_all()
        if (shmem_my_pe() == 1) call shmem_global_exit(9)
        call shmem_barrier_all()
      end select
      call shmem_finalize()
      contains
      subroutine local()
        real nobodys(1)
        nobodys = 1
        call shmem_real_put(nobodys, there, 1, 0)
        if (nobodys(1) == 3) print *, nobodys
      end subroutine
      end program
