! Teaches: put with signal of arrays of a derived type, symmetric memory for this type, and processing data in the order
!          of their arrival (wait_until_any, wait_until_some).
! Run:     oshfort relay.f90 -o relay && oshrun -np 4 ./relay
!
! PE 0 creates batches of parcels. Each PE receives the batches, one after the other, and passes them on to the next PE.
! At the end every PE sends one parcel to PE 0.
program relay
  use, intrinsic :: iso_c_binding, only: c_f_pointer, c_ptr
  use, intrinsic :: iso_fortran_env, only: int64, real64
  use shmem
  implicit none

  type :: parcel
    character(8) :: route = '' ! the last 8 PEs that had the parcel: a letter for each PE, the latest first
    integer :: stops = 0
    real(real64) :: weight = 0
  end type
  integer, parameter :: size_of_batch = 50, batches = 20
  type(parcel), save :: parcels(size_of_batch, batches)
  integer(int64), save :: come(batches) = 0 ! one signal for each batch
  type(c_ptr) :: address
  type(parcel), pointer :: reports(:) ! on PE 0: one parcel from each PE
  integer(int64), pointer :: reported(:) => null()
  integer :: me, n_pes, batch, bytes

  call shmem_init()
  me = shmem_my_pe()
  n_pes = shmem_n_pes()
  ! shmem_malloc and shmem_calloc accept pointers to intrinsic types only. For other types, allocate bytes and convert
  ! the address with c_f_pointer.
  bytes = n_pes * storage_size(parcels) / 8
  call shmem_malloc(address, bytes)
  call c_f_pointer(address, reports, [n_pes])
  call shmem_calloc(reported, [n_pes])

  do batch = 1, batches
    call handle(parcels(:, batch), come(batch))
  end do
  call shmem_put_signal(reports(me + 1), parcels(size_of_batch, batches), &
    reported(me + 1), 1_int64, SHMEM_SIGNAL_SET, 0)
  if (me == 0) call read_reports()

  call shmem_free(reported)
  call shmem_free(address)
  call shmem_finalize()

contains
  character function letter(pe)
    integer, intent(in) :: pe

    letter = achar(iachar('a') + mod(pe, 26))
  end function

  ! Waits for the batch from the previous PE, and passes it on. PE 0 creates the batches.
  subroutine handle(batch, signal)
    type(parcel), intent(inout), target :: batch(:)
    integer(int64), intent(inout), target :: signal

    if (me > 0) call shmem_wait_until(signal, SHMEM_CMP_EQ, 1_int64)
    call check(all(batch%stops == me), 'stops of the parcels that have come')
    batch%route = letter(me) // batch%route(:7)
    batch%stops = batch%stops + 1
    batch%weight = batch%weight + 0.5_real64 * me
    if (me + 1 < n_pes) call shmem_put_signal(batch, batch, signal, 1_int64, SHMEM_SIGNAL_SET, me + 1)
  end subroutine

  subroutine read_reports()
    integer :: done(n_pes), positions(n_pes), found, i

    done = 0
    positions(1) = shmem_wait_until_any(reported, SHMEM_CMP_NE, 0_int64)
    found = 1
    do while (found > 0) ! 0: all PEs' parcels are processed
      do i = 1, found
        call read_report(positions(i) - 1)
        done(positions(i)) = 1 ! do not wait for this element again
      end do
      found = shmem_wait_until_some(reported, positions, SHMEM_CMP_NE, 0_int64, done)
    end do
    call check(all(done == 1), 'reports of all PEs')
    print '(a)', 'the last PEs that had a parcel: ' // reports(n_pes)%route
  end subroutine

  ! Checks a parcel that PEs 0 to `pe` have handled, one after the other.
  subroutine read_report(pe)
    integer, intent(in) :: pe
    character(8) :: route
    integer :: i

    route = ''
    do i = 0, pe
      route = letter(i) // route(:7)
    end do
    call check(reports(pe + 1)%route == route, 'route of a parcel')
    call check(reports(pe + 1)%stops == pe + 1, 'stops of a parcel')
    call check(abs(reports(pe + 1)%weight - 0.25_real64 * pe * (pe + 1)) < 1e-12_real64, 'weight of a parcel')
  end subroutine

  include 'check.fh'
end program
