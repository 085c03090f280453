! Calls from Fortran: lines are this file's.
program places
    implicit none
    include 'shmem.fh'
    integer(8), save :: word(4)
    integer, save :: lock
    integer :: i
    call shmem_init()
    do i = 1, 7
        call shmem_put8(word, word(3), 2, 0) ! line 10
    end do
    do i = 1, 5
        call shmem_put8(word, word(3), 1, 0) ! line 13
    end do
    call shmem_set_lock(lock) ! line 15
    call shmem_clear_lock(lock)
    call shmem_finalize()
end program places
