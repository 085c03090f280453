! Each PE gets every PE's number and adds them.
program gets
  include "shmem.fh"
  real values, total
  common /c/ values
  real work
  call shmem_init()
  values = shmem_my_pe()
  call shmem_barrier_all
  total = 0.0
  do i = 0, shmem_n_pes() - 1
    call shmem_real_get(work, values, 1, i)
    total = total + work
  end do
  print '(a, i0, a, f4.1)', 'PE ', shmem_my_pe(), ' sum ', total
  call shmem_barrier_all
end program
