! Calls the library from Fortran. jobs.sh expects the line numbers of these calls.
program places
    use isthmus_regions
    implicit none
    include 'shmem.fh'
    integer(8), save :: word(4)
    integer, save :: lock
    integer :: i
    call shmem_init()
    do i = 1, 7
        call isthmus_region_push('round')
        call shmem_put8(word, word(3), 2, 0) ! line 12
        call isthmus_region_pop()
    end do
    do i = 1, 5
        call shmem_put8(word, word(3), 1, 0) ! line 16
    end do
    call shmem_set_lock(lock) ! line 18
    call shmem_clear_lock(lock)
    call isthmus_region_mark('done  ')
    call isthmus_region_pop() ! line 21, a pop without a push
    call shmem_finalize()
end program places
