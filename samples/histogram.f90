! Teaches: atomics on variables of other PEs: PEs take work from a common counter (fetch_add), and increment the bins of
!          a histogram (add). Each kind of atomic has a separate context. Teams of the even and the odd PEs compute sums.
! Run:     oshfort histogram.f90 -o histogram && oshrun -np 4 ./histogram
!
! The bins are distributed cyclically: PE 0 has bin 0, PE 1 has bin 1, and so on. The speed of the PEs determines which
! samples a PE counts, but not the histogram. The program compares it with a histogram that one PE computes.
program histogram
  use, intrinsic :: iso_fortran_env, only: int64
  use shmem
  implicit none

  integer, parameter :: samples = 20000, share = 100, bins = 64
  integer, save :: taken = 0               ! on PE 0: number of samples that have been taken
  integer, save :: counted(0:bins - 1) = 0 ! this PE's bins: bin b is element b / n_pes
  integer(int64), save :: here(2) = 0, in_team(2) = 0
  integer :: alone(0:bins - 1)
  type(shmem_team_t) :: even, odd
  integer :: me, n_pes, i

  call shmem_init()
  me = shmem_my_pe()
  n_pes = shmem_n_pes()
  call count_samples()
  call shmem_barrier_all()

  alone = 0
  do i = 1, samples
    alone(bin_of(i)) = alone(bin_of(i)) + 1
  end do
  do i = me, bins - 1, n_pes
    call check(counted(i / n_pes) == alone(i), 'number of samples in a bin')
  end do

  ! All PEs call the split. PEs outside the team get the handle SHMEM_TEAM_INVALID.
  call shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 2, (n_pes + 1) / 2, even)
  if (n_pes > 1) call shmem_team_split_strided(SHMEM_TEAM_WORLD, 1, 2, n_pes / 2, odd)
  here = [sum(counted), count(counted > 0)]
  if (even /= SHMEM_TEAM_INVALID) call add_up(even)
  if (odd /= SHMEM_TEAM_INVALID) call add_up(odd)

  if (me == 0) print '(i0, a, i0, a, i0, a)', samples, ' samples in ', bins, ' bins of ', n_pes, ' PEs'
  call shmem_team_destroy(even)
  call shmem_team_destroy(odd)
  call shmem_finalize()

contains
  ! Returns the bin of a sample. In a real program, the sample would be a measurement.
  pure integer function bin_of(sample)
    integer, intent(in) :: sample

    bin_of = int(mod((sample * 2654435761_int64) / 65536, int(bins, int64)))
  end function

  ! Takes samples from the counter and counts them. The additions have a separate context, so that a fetch_add on the
  ! counter does not wait for earlier additions.
  subroutine count_samples()
    type(shmem_ctx_t) :: shares, updates
    integer :: first, sample, bin

    call shmem_ctx_create(SHMEM_CTX_PRIVATE, shares)
    call shmem_ctx_create(SHMEM_CTX_PRIVATE, updates)
    do
      first = shmem_atomic_fetch_add(taken, share, 0, shares)
      if (first >= samples) exit
      do sample = first + 1, first + share
        bin = bin_of(sample)
        call shmem_atomic_add(counted(bin / n_pes), 1, mod(bin, n_pes), updates)
      end do
    end do
    call shmem_quiet(updates)
    call shmem_ctx_destroy(updates)
    call shmem_ctx_destroy(shares)
  end subroutine

  ! Adds up the numbers of samples and of nonempty bins of all PEs of the team.
  subroutine add_up(team)
    type(shmem_team_t), intent(in) :: team
    logical :: theirs(0:bins - 1)
    integer :: bin

    call shmem_sum_reduce(team, in_team, here)
    theirs = [(mod(mod(bin, n_pes), 2) == mod(me, 2), bin = 0, bins - 1)]
    call check(in_team(1) == sum(alone, theirs), 'samples in the bins of the team')
    call check(in_team(2) == count(theirs .and. alone > 0), 'bins of the team')
  end subroutine

  include 'check.fh'
end program
