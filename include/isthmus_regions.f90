! Named regions of a Fortran program, for profiles and traces (oshrun --profile, --trace).
! isthmus_regions.h is the interface for C and C++.
!
!     use isthmus_regions
!     call isthmus_region_push('solve')
!     ...
!     call isthmus_region_pop()
!     call isthmus_region_mark('converged')    ! records a point in time
!
! This file needs no other file, so a program that contains it can be built with another OpenSHMEM
! library, or with none. The first call looks up the functions of the profiling library with dlsym.
! With glibc before 2.34, the program must link with -ldl for dlsym. If no profile is recorded, a
! call costs one comparison. Names have 1 to 63 bytes; trailing blanks are removed.
module isthmus_regions
    use, intrinsic :: iso_c_binding, only: c_char, c_f_procpointer, c_funptr, c_associated, c_null_char, c_null_ptr, c_ptr
    implicit none
    private
    public :: isthmus_region_push, isthmus_region_pop, isthmus_region_mark

    abstract interface
        subroutine takes_nothing() bind(C)
        end subroutine
        subroutine takes_name(name) bind(C)
            import :: c_char
            character(kind=c_char), intent(in) :: name(*)
        end subroutine
    end interface

    interface
        function find(handle, name) bind(C, name='dlsym')
            import :: c_char, c_funptr, c_ptr
            type(c_ptr), value :: handle
            character(kind=c_char), intent(in) :: name(*)
            type(c_funptr) :: find
        end function
    end interface

    ! Ends the innermost region of this thread. It is a pointer to the procedure of the profiling library, so that the
    ! program calls this procedure directly. The procedure can then record the line of the program that calls it.
    procedure(takes_nothing), pointer, protected :: isthmus_region_pop => pop_first

    logical, save :: is_asked = .false.
    procedure(takes_name), pointer :: push => null(), mark => null()

contains

    subroutine isthmus_region_push(name)
        character(*), intent(in) :: name
        if (.not. is_asked) call ask()
        if (associated(push)) call push(trim(name)//c_null_char)
    end subroutine

    subroutine isthmus_region_mark(name)
        character(*), intent(in) :: name
        if (.not. is_asked) call ask()
        if (associated(mark)) call mark(trim(name)//c_null_char)
    end subroutine

    subroutine pop_first() bind(C, name='')
        call ask()
        call isthmus_region_pop()
    end subroutine

    subroutine do_nothing() bind(C, name='')
    end subroutine

    subroutine ask()
        procedure(takes_nothing), pointer :: pop
        type(c_funptr) :: found
        isthmus_region_pop => do_nothing
        found = find(c_null_ptr, 'isthmus_profile_pop'//c_null_char)
        if (c_associated(found)) then
            call c_f_procpointer(found, pop)
            isthmus_region_pop => pop
            call c_f_procpointer(find(c_null_ptr, 'isthmus_profile_push'//c_null_char), push)
            call c_f_procpointer(find(c_null_ptr, 'isthmus_profile_mark'//c_null_char), mark)
        end if
        is_asked = .true.
    end subroutine

end module isthmus_regions
