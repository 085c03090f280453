! Element types without C routines: a derived type of 24 bytes, and CHARACTER of length 5.
module points
  use, intrinsic :: iso_fortran_env, only: real64
  implicit none
  type point
    real(real64) :: x = 0, y = 0
    integer :: number = 0
  end type
  interface operator(==)
    procedure are_same
  end interface
contains
  elemental logical function are_same(a, b)
    type(point), intent(in) :: a, b
    are_same = a%x == b%x .and. a%y == b%y .and. a%number == b%number
  end function

  elemental function word(k)
    integer, intent(in) :: k
    character(len=5) :: word
    word = achar(65 + mod(k, 26)) // 'x' // achar(65 + mod(k / 26, 26)) // ' ' // achar(48 + mod(k, 10))
  end function
end module
