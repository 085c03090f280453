! Module that all tests use. In these sources no statement extends beyond column 72 or is continued,
! because each source is compiled in free and in fixed form.
      module checks
      implicit none
      integer, save :: failures = 0
      integer, save :: me = 0, npes = 1, left = 0, right = 0
      contains

      subroutine expect(ok, what)
        logical, intent(in) :: ok
        character(len=*), intent(in) :: what
        if (ok) return
        failures = failures + 1
        write (0, *) 'PE', me, 'of', npes, ': failed: ', what
      end subroutine

      subroutine expect_equal(found, wanted, what)
        integer, intent(in) :: found, wanted
        character(len=*), intent(in) :: what
        if (found == wanted) return
        call expect(.false., what)
        write (0, *) '  found', found, ', expected', wanted
      end subroutine

      end module
