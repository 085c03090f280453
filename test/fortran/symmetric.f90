! Symmetric variables in COMMON, SAVE, DATA, modules, and as large arrays of the main program. The
! left neighbor puts into each, and the value is checked after a barrier. The compiler must not move
! the check before the barrier.
      module variables
      integer :: in_module
      integer :: initialized = 5
      integer, dimension(1000) :: array_in_module
      end module

      block data
      integer in_common, in_block_data
      common /named/ in_common, in_block_data
      data in_block_data /6/
      end block data

      program symmetric
      use variables
      implicit none
      include 'shmem.fh'
      integer in_common, in_block_data, in_blank
      common /named/ in_common, in_block_data
      common // in_blank
      integer, save :: with_save
      integer :: array_of_main(100000), with_data
      data with_data /7/
      integer wrong, left
      wrong = 0
      call shmem_init()
      left = mod(shmem_my_pe() + shmem_n_pes() - 1, shmem_n_pes())
      if (initialized /= 5) wrong = wrong + 1
      if (in_block_data /= 6) wrong = wrong + 1
      if (with_data /= 7) wrong = wrong + 1
      with_save = -1
      array_of_main = -1
      call shmem_barrier_all()
      call send(in_module)
      call send(initialized)
      call send(array_in_module(1000))
      call send(in_common)
      call send(in_block_data)
      call send(in_blank)
      call send(with_save)
      call send(array_of_main(17))
      call send(with_data)
      call shmem_barrier_all()
      call look(in_module)
      call look(initialized)
      call look(array_in_module(1000))
      call look(in_common)
      call look(in_block_data)
      call look(in_blank)
      call look(with_save)
      call look(array_of_main(17))
      call look(with_data)
      call in_line()
      call in_subroutine()
      if (wrong /= 0) print *, wrong, 'of PE', shmem_my_pe(), 'are wrong'
      if (wrong /= 0) call shmem_global_exit(1)
      call shmem_finalize()
      contains

      integer function mine()
        mine = 100 + shmem_my_pe()
      end function

      subroutine send(variable)
        integer variable
        integer right
        right = mod(shmem_my_pe() + 1, shmem_n_pes())
        call shmem_integer_put(variable, mine(), 1, right)
      end subroutine

      subroutine look(variable)
        integer, intent(in) :: variable
        if (variable /= 100 + left) wrong = wrong + 1
      end subroutine

! Checks data that are put into a variable that no other procedure uses.
      subroutine in_line()
        integer, save :: unseen
        integer right
        right = mod(shmem_my_pe() + 1, shmem_n_pes())
        unseen = 1
        call shmem_barrier_all()
        call shmem_integer_put(unseen, mine(), 1, right)
        call shmem_barrier_all()
        if (unseen /= 100 + left) wrong = wrong + 1
      end subroutine

      subroutine in_subroutine()
        integer, save :: here, sources(4)
        integer, save :: psync(SHMEM_BCAST_SYNC_SIZE)
        data psync /SHMEM_BCAST_SYNC_SIZE * SHMEM_SYNC_VALUE/
        integer n
        n = shmem_n_pes()
        here = 3
        sources = shmem_my_pe()
        call shmem_barrier_all()
        call shmem_broadcast4(here, sources, 1, n-1, 0, 0, n, psync)
        if (shmem_my_pe() /= n - 1 .and. here /= n - 1) wrong = wrong + 1
        if (shmem_my_pe() == n - 1 .and. here /= 3) wrong = wrong + 1
      end subroutine
      end program
