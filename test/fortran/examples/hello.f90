! Similar to the first program of the draft: it declares functions that the header has declared
! already.
program hello
  include "shmem.fh"
  integer :: shmem_my_pe, shmem_n_pes
  integer :: pe, pes
  call shmem_init ()
  pes = shmem_n_pes ()
  pe = shmem_my_pe ()
  write (*, '(a, i0, a, i0)') 'hello from ', pe, ' of ', pes
end program hello
