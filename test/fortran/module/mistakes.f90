! mistakes <which>: makes it, on 2 PEs.
program module_mistakes
  use shmem
  use, intrinsic :: iso_fortran_env, only: int64
  implicit none
  real, save :: a(4, 4) = 0, b(4, 4) = 0, here(3) = 0
  integer, save :: word = 0, words(3) = 0
  integer(int64), save :: long = 0
  character(len=3), save :: texts(2) = ' '
  complex, save :: numbers(2) = 0
  real, pointer :: p(:, :) => null(), q(:) => null()
  real :: on_stack(10)
  type(shmem_team_t) :: team
  type(shmem_ctx_t) :: ctx
  character(len=20) :: which
  integer :: i, positions(2)
  call get_command_argument(1, which)
  if (which == 'before_init') i = shmem_team_my_pe(SHMEM_TEAM_WORLD)
  call shmem_init()
  select case (which)
  case ('counts')
    call shmem_put(a(1:2, 1), b(1:3, 1), 1)
  case ('kinds')
    call shmem_put_nbi(word, long, 1)
  case ('types')
    call shmem_get(words, here, 1)
  case ('pe')
    call shmem_get_nbi(a, b, 2)
  case ('assumed_size')
    call assumed_size(a)
  case ('not_symmetric')
    call shmem_put_signal(on_stack, on_stack, long, 1_int64, SHMEM_SIGNAL_ADD, 1)
  case ('gaps')
    call shmem_broadcast(SHMEM_TEAM_WORLD, a(:, 1), b(1, :), 0)
  case ('room')
    call shmem_fcollect(SHMEM_TEAM_WORLD, here, b(1:2, 1))
  case ('parts')
    call shmem_alltoall(SHMEM_TEAM_WORLD, here, here)
  case ('team')
    call shmem_alltoall(SHMEM_TEAM_INVALID, here, here)
  case ('strides')
    call shmem_alltoalls(SHMEM_TEAM_WORLD, texts, texts, 1, 1, 1)
  case ('far_parts')
    call shmem_alltoalls(SHMEM_TEAM_WORLD, here, here, 3, 1, 1)
  case ('sum')
    call shmem_sum_reduce(SHMEM_TEAM_WORLD, texts, texts)
  case ('max')
    call shmem_max_reduce(SHMEM_TEAM_WORLD, numbers, numbers)
  case ('and')
    call shmem_and_reduce(SHMEM_TEAM_WORLD, a, b)
  case ('rank')
    call shmem_malloc(p, [3])
  case ('shape')
    call shmem_calloc(p, [3, -1])
  case ('real_shape')
    call shmem_malloc(q, [3.0])
  case ('memory')
    call shmem_malloc(p, [huge(1), 2])
  case ('not_a_block')
    call shmem_malloc(q, [30])
    q => q(2:)
    call shmem_free(q)
  case ('pointer')
    call shmem_pointer(q, a, 1)
  case ('split')
    call shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, 3, team)
  case ('status')
    i = shmem_test_any(words, SHMEM_CMP_EQ, 1, [0, 0])
  case ('indices')
    i = shmem_test_some(words, positions, SHMEM_CMP_EQ, 1)
  case ('nelems')
    call shmem_iput(a, b, 1, 1, -1, 1)
  case ('stride')
    call shmem_iget(a, b, 1, 0, 2, 1)
  case ('beyond')
    call shmem_ibput(a, b, 2, 4, 2, 5, 1)
  case ('sig_op')
    call shmem_signal(long, 1_int64, 9, 1)
  case ('atomic')
    call shmem_atomic_add(long, 1_int64, 2)
  case ('context')
    call shmem_ctx_create(0, ctx)
    call shmem_atomic_add(long, 1_int64, 2, ctx)
  end select
  print *, 'nothing was noticed'
  call shmem_finalize()
contains
  subroutine assumed_size(x)
    real, intent(in) :: x(*)
    call shmem_put(a, x, 1)
  end subroutine
end program
