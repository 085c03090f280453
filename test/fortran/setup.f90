! Setup and queries, constants, deprecated names, cache routines.
      subroutine setup()
      use checks
      implicit none
      include 'api.fh'
      include 'apix.fh'
      integer, save :: variable
      integer local, major, minor, past
      character(len=SHMEM_MAX_NAME_LEN) name
      character(len=5) short
      character(len=300) long
      local = 1
      past = npes
      call expect(me >= 0 .and. me < npes, 'shmem_my_pe')
      call expect_equal(my_pe(), me, 'my_pe')
      call expect_equal(num_pes(), npes, 'num_pes')
      call start_pes(0)
      call expect(shmem_pe_accessible(right), 'pe_accessible')
      call expect(.not. shmem_pe_accessible(past), 'no PE')
      call expect(.not. shmem_pe_accessible(-1), 'no PE, -1')
      call expect(shmem_addr_accessible(variable, right), 'address')
      call expect(.not. shmem_addr_accessible(local, right), 'local')
      call shmem_info_get_version(major, minor)
      call expect_equal(major, SHMEM_MAJOR_VERSION, 'major')
      call expect_equal(minor, SHMEM_MINOR_VERSION, 'minor')
      name = repeat('x', len(name))
      call shmem_info_get_name(name)
      call expect(name == SHMEM_VENDOR_STRING, 'name')
      call expect(name(len(name):) == ' ', 'padding of name')
      call expect(len(SHMEM_VENDOR_STRING) == len(name), 'its length')
      call shmem_info_get_name(short)
      call expect(short == SHMEM_VENDOR_STRING(1:5), 'short name')
      long = repeat('x', len(long))
      call shmem_info_get_name(long)
      call expect(long == SHMEM_VENDOR_STRING, 'long name')
      call shmem_set_cache_inv()
      call shmem_set_cache_line_inv(variable)
      call shmem_udcflush
      call shmem_udcflush_line(local)
      call shmem_clear_cache_inv()
      end subroutine

! Data that are put before a fence must be visible before data that are put after it.
      subroutine fence()
      use checks
      implicit none
      include 'api.fh'
      integer, save, volatile :: block(1000), flag
      integer, save :: values(1000)
      integer round
      block = 0
      flag = 0
      call shmem_barrier_all()
      do round = 1, 20
        values = round
        call shmem_integer_put(block, values, 1000, right)
        call shmem_fence()
        call shmem_integer_put(flag, round, 1, right)
        call shmem_wait_until(flag, SHMEM_CMP_EQ, round)
        call expect(all(block == round), 'fence')
        call shmem_barrier_all()
      end do
      end subroutine

! Routines without a number in their names: for default INTEGERs, and for 64-bit values.
      subroutine without_number()
      use checks
      implicit none
      include 'api.fh'
      integer, save :: word
      real(kind(1d0)), save :: there(3)
      word = me + 100
      there = 0
      call shmem_barrier_all()
      call expect_equal(shmem_swap(word, me, right), right + 100, 'swap')
      call shmem_put(there(2), me + 0.5d0, 1, right)
      call shmem_barrier_all()
      call expect_equal(word, left, 'shmem_swap')
      call expect(there(1) == 0 .and. there(3) == 0, 'beside put')
      call expect(there(2) == left + 0.5d0, 'shmem_put')
      call shmem_barrier_all()
      end subroutine

! CHARACTER variables: the library must ignore the hidden length arguments.
      subroutine character_lengths()
      use checks
      implicit none
      include 'api.fh'
      character(len=12), save :: text
      character(len=3), save :: texts(4)
      character(len=12) got
      text = 'abcdefghijkl'
      texts = 'xyz'
      call shmem_barrier_all()
      call shmem_character_put(text(3:), 'WORDS', 4, right)
      call shmem_character_put(texts(2), '123456789', 6, right)
      call shmem_barrier_all()
      call expect(text == 'abWORDghijkl', 'character_put')
      call expect(texts(1) == 'xyz', 'characters before')
      call expect(texts(2) == '123', 'characters')
      call expect(texts(3) == '456', 'characters behind')
      call expect(texts(4) == 'xyz', 'characters after')
      got = ' '
      call shmem_character_get(got(2:), text, 6, right)
      call expect(got == ' abWORD', 'character_get')
      call shmem_barrier_all()
      end subroutine

! Buffers of any type and rank, and array sections.
      subroutine any_type()
      use checks
      implicit none
      include 'api.fh'
      type pair
        sequence
        integer first
        real second
      end type
      type(pair), save :: pairs(2)
      real(kind(1d0)), save :: grid(3, 4)
      real(kind(1d0)) column(3)
      integer, save :: number
      integer i, j
      pairs(1) = pair(0, 0)
      pairs(2) = pair(1, 1)
      grid = reshape([((10d0 * i + j, i = 1, 3), j = 1, 4)], [3, 4])
      number = 0
      call shmem_barrier_all()
      call shmem_put8(pairs(2), pair(me, 0.5), 1, right)
      call shmem_put8(grid(1, 2), [1d0, 2d0, 3d0], 3, right)
      call shmem_put4(number, me + 7, 1, right)
      call shmem_barrier_all()
      call expect(pairs(1)%first == 0, 'a pair before')
      call expect(pairs(2)%first == left, 'a pair')
      call expect(pairs(2)%second == 0.5, 'a pair of two')
      call expect(all(grid(:, 2) == [1d0, 2d0, 3d0]), 'a column')
      call expect(grid(3, 1) == 31d0, 'the column before')
      call expect_equal(number, left + 7, 'an expression')
      call shmem_get8(column, grid(:, 3), 3, right)
      call expect(all(column == [13d0, 23d0, 33d0]), 'a section')
      call shmem_barrier_all()
      call shmem_get8(grid(2, :), grid(:, 2), 3, right)
      call expect(all(grid(2, 1:3) == [1d0, 2d0, 3d0]), 'into one')
      call shmem_barrier_all()
      end subroutine
