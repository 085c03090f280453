C     A program without interfaces, as was usual: it declares routines as EXTERNAL, and functions with their types.
C     It has variables named MY_PE and NUM_PES, one of which is not declared.
      PROGRAM OLD
      INCLUDE 'mpp/shmem.fh'
      INCLUDE 'old.inc'
      EXTERNAL SHMEM_GET4,
     &         SHMEM_PUT8, SHMEM_BARRIER_ALL
      INTEGER, EXTERNAL :: SHMEM_N_PES
      INTEGER SHMEM_MY_PE
      INTEGER THEIRS
      SAVE THEIRS
      COMMON /SHARED/ WIDE, MINE
      REAL*8 WIDE
      CALL SHMEM_INIT()
      MY_PE = SHMEM_MY_PE()
      NUM_PES = SHMEM_N_PES()
      MINE = 10 * MY_PE
      WIDE = -1D0
      CALL SHMEM_BARRIER_ALL()
      NEXT = MOD(MY_PE + 1, NUM_PES)
      CALL SHMEM_GET4(THEIRS, MINE, 1, NEXT)
      CALL SHMEM_PUT8(WIDE, MY_PE + 0.5D0, 1, NEXT)
      CALL FETCH(SHMEM_GET4, MINE, NEXT)
      CALL SHMEM_BARRIER_ALL()
      WRITE (*, '(A, I0, A, I0, F5.1)') 'PE ', MY_PE, ' got ', THEIRS,
     &  WIDE
      CALL SHMEM_FINALIZE()
      END

C     Passes a routine as an argument, and a type other than before.
      SUBROUTINE FETCH(ROUTINE, MINE, NEXT)
      EXTERNAL ROUTINE
      REAL*4 COPY
      CALL ROUTINE(COPY, MINE, 1, NEXT)
      IF (TRANSFER(COPY, 1) .NE. 10 * NEXT) PRINT *, 'wrong'
      END
