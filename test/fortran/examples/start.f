C     START_PES, a put into a COMMON block, no SHMEM_FINALIZE, and implicit types.
      PROGRAM START
      INCLUDE "shmem.fh"
      INTEGER THERE, HERE, NEIGHBOUR
      COMMON /BLOCK/ THERE
      PARAMETER (NEIGHBOUR=1)
      CALL START_PES(0)
      IF (SHMEM_MY_PE() .EQ. 0) THEN
        HERE = 33
        CALL SHMEM_INTEGER_PUT (THERE, HERE, 1, NEIGHBOUR)
      ENDIF
      CALL SHMEM_BARRIER_ALL
      IF (SHMEM_MY_PE() .EQ. NEIGHBOUR) THEN
        PRINT '(A,I0,A,I0)', 'PE ', SHMEM_MY_PE(), ' has ', THERE
      ENDIF
      END
