C     A Cray pointer to another PE's array. The header is included from the folder mpp.
      PROGRAM WRITES
      INCLUDE 'mpp/shmem.fh'
      INTEGER MANY (100)
      SAVE MANY
      INTEGER THEIRS(*)
      POINTER (PTR, THEIRS)
      CALL SHMEM_INIT()
      IF (SHMEM_MY_PE() .EQ. 0) THEN
        PTR = SHMEM_PTR(MANY, 1)
        IF (PTR .NE. 0) THEN
          DO I=1,100
            THEIRS(I) = I
          ENDDO
        ENDIF
      ENDIF
      CALL SHMEM_BARRIER_ALL
      IF (SHMEM_MY_PE() .EQ. 1) THEN
        PRINT '(A,I0)', 'sum ', SUM(MANY)
      ENDIF
      END
