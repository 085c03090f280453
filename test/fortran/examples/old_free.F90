! Free form with the preprocessor. Calls are still checked.
program old
  implicit none
#include <shmem.fh>
#ifdef NEVER
  external shmem_put4
#endif
  integer, parameter :: length = 2; integer :: my_pe(length), pes ! external shmem_get4
  integer, external :: &
    ! between two lines
    & shmem_my_pe, shmem_n_pes
  integer, save :: source(2), dest(2)
  call shmem_init()
  my_pe(1) = shmem_my_pe()
  pes = shmem_n_pes()
  source = [my_pe(1), 7]
  call shmem_put4(dest, source, 2, mod(my_pe(1) + 1, pes))
  call shmem_barrier_all()
  print '(a, i0, a, 2i2)', 'PE ', my_pe(1), ' has', dest
#ifdef MISTAKE
  call shmem_put4(dest, source, 2_8, 0)
#endif
  call shmem_finalize()
end program
