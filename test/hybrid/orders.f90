! Tests the modules mpi_f08 and shmem in one program: `orders FIRST LAST`. FIRST is the model that is initialized
! first, and LAST the model that is finalized last: `mpi` or `shmem`. With LAST `nobody`, the program finalizes
! neither. Both models transfer and check data after each step.
program orders
  use mpi_f08
  use shmem
  implicit none

  integer, save :: from_left = -1
  integer :: round = 0, provided
  character(len=6) :: first, last
  logical :: there

  call get_command_argument(1, first)
  call get_command_argument(2, last)
  if (first == 'mpi') then
    call MPI_Init_thread(MPI_THREAD_SINGLE, provided)
    call sum_over_all_ranks_is_correct()
    call pes_are_numbered_in_reverse_order()
    call shmem_init()
  else
    call shmem_init()
    call put_from_the_left_pe_arrives()
    call MPI_Initialized(there)
    call check(there, 'MPI is there with OpenSHMEM')
  end if
  call sum_over_all_ranks_is_correct()
  call put_from_the_left_pe_arrives()

  select case (last)
  case ('shmem')
    call MPI_Finalize()
    call put_from_the_left_pe_arrives() ! without MPI this works on one node only
    call shmem_finalize()
  case ('mpi')
    call shmem_finalize()
    call MPI_Finalized(there)
    call check(.not. there, 'MPI lives on')
    call sum_over_all_ranks_is_correct()
    call MPI_Finalize()
    call MPI_Finalized(there)
    call check(there, 'MPI is finalized')
  end select

contains
  subroutine sum_over_all_ranks_is_correct()
    integer :: rank, size, total

    call MPI_Comm_rank(MPI_COMM_WORLD, rank)
    call MPI_Comm_size(MPI_COMM_WORLD, size)
    round = round + 1
    call MPI_Allreduce(round * (rank + 1), total, 1, MPI_INTEGER, MPI_SUM, MPI_COMM_WORLD)
    call check(total == round * size * (size + 1) / 2, 'sum by MPI')
  end subroutine sum_over_all_ranks_is_correct

  ! Runs OpenSHMEM over a communicator and then with an id. Both number the processes in reverse order.
  subroutine pes_are_numbered_in_reverse_order()
    type(MPI_Comm) :: comm
    type(shmemx_uniqueid_t) :: id
    integer :: rank, size, level, stat

    call MPI_Comm_rank(MPI_COMM_WORLD, rank)
    call MPI_Comm_size(MPI_COMM_WORLD, size)
    call MPI_Comm_split(MPI_COMM_WORLD, 0, -rank, comm)
    call shmemx_init_comm(comm%MPI_VAL, SHMEM_THREAD_SINGLE, level)
    call check(level == SHMEM_THREAD_SINGLE .and. shmem_my_pe() == size - 1 - rank, 'PEs of a communicator')
    call put_from_the_left_pe_arrives()
    call shmemx_init_comm(comm%MPI_VAL, SHMEM_THREAD_SINGLE, level, stat)
    call check(stat /= 0, 'OpenSHMEM runs')
    call shmem_finalize()
    call shmemx_init_comm(MPI_COMM_NULL%MPI_VAL, SHMEM_THREAD_SINGLE, level, stat)
    call check(stat /= 0, 'no communicator')
    call MPI_Comm_free(comm)

    if (rank == 0) call shmemx_get_uniqueid(id)
    call MPI_Bcast(id, 128, MPI_BYTE, 0, MPI_COMM_WORLD)
    call shmemx_init_uniqueid(id, size - 1 - rank, size, SHMEM_THREAD_FUNNELED, level)
    call check(level == SHMEM_THREAD_FUNNELED .and. shmem_my_pe() == size - 1 - rank, 'PEs of an id')
    call put_from_the_left_pe_arrives()
    call shmem_finalize()
  end subroutine pes_are_numbered_in_reverse_order

  subroutine put_from_the_left_pe_arrives()
    integer :: me, hundreds, n

    me = shmem_my_pe()
    n = shmem_n_pes()
    round = round + 1
    hundreds = 100 * round
#if __GNUC__ == 16
    ! gfortran 16 passes the value of the expression hundreds + me in place of its address.
    hundreds = hundreds + me
    call shmem_put(from_left, hundreds, modulo(me + 1, n))
#else
    call shmem_put(from_left, hundreds + me, modulo(me + 1, n))
#endif
    call shmem_barrier_all()
    call check(from_left == 100 * round + modulo(me - 1, n), 'put by OpenSHMEM')
    call shmem_barrier_all()
  end subroutine put_from_the_left_pe_arrives

  subroutine check(right, what)
    logical, intent(in) :: right
    character(len=*), intent(in) :: what

    if (right) return
    print '(5a)', 'orders ', first, last, ': not so: ', what
    error stop 1
  end subroutine check
end program orders
