! Does in Fortran what ring.c does: each PE sends its number to the next PE, into a block of the symmetric heap.
program fortran_ring
  use shmem
  integer received(*), left, code
  pointer (address, received)
  call shmem_init()
  call shpalloc(address, 1, code, 1)
  left = mod(shmem_my_pe() + shmem_n_pes() - 1, shmem_n_pes())
  call shmem_integer_put(received, shmem_my_pe(), 1, mod(shmem_my_pe() + 1, shmem_n_pes()))
  call shmem_barrier_all()
  if (received(1) /= left) print *, 'PE', shmem_my_pe(), 'got', received(1)
  if (shmem_my_pe() == 0) print '(a, i0)', 'ring of ', shmem_n_pes()
  call shmem_finalize()
end program
