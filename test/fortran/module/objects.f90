! Routines without types: setup, teams, contexts, sessions, ordering, locks, strided transfers,
! addresses and spaces.
subroutine setup_and_order()
  use checks
  use shmem
  implicit none
  logical :: runs
  integer :: level, major, minor
  character(len=SHMEM_MAX_NAME_LEN) :: name
  call shmem_query_initialized(runs)
  call expect(runs, 'query_initialized')
  call shmem_query_thread(level)
  call expect(level == SHMEM_THREAD_SERIALIZED, 'query_thread')
  call shmem_info_get_version(major, minor)
  call shmem_info_get_name(name)
  call expect(major == SHMEM_MAJOR_VERSION .and. minor == SHMEM_MINOR_VERSION, 'version')
  call expect(name == SHMEM_VENDOR_STRING, 'name')
  call expect(shmem_pe_accessible(right) .and. .not. shmem_pe_accessible(npes), 'pe_accessible')
  call expect(shmem_addr_accessible(failures, me) .and. shmem_ptr(failures, me) /= 0, 'addr_accessible and ptr')
  call shmem_pcontrol(1)
  call shmem_fence()
  call shmem_fence(SHMEM_CTX_DEFAULT)
  call shmem_pe_quiet([left, right])
  call shmem_pe_quiet([right], SHMEM_CTX_DEFAULT)
  call shmem_sync_all()
end subroutine

subroutine teams()
  use checks
  use shmem
  implicit none
  type(shmem_team_t) :: team, row, column, never_set
  type(shmem_team_config_t) :: config
  integer :: stat, members
  members = (npes + 1) / 2
  config%num_contexts = 2
  call shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 2, members, team, config)
  call expect((team == SHMEM_TEAM_INVALID) .eqv. mod(me, 2) == 1, 'members')
  if (team /= SHMEM_TEAM_INVALID) then
    call expect(shmem_team_my_pe(team) == me / 2 .and. shmem_team_n_pes(team) == members, 'my_pe and n_pes')
    call expect(shmem_team_translate_pe(team, members - 1, SHMEM_TEAM_WORLD) == 2 * (members - 1), 'translate_pe')
    config%num_contexts = -1
    call shmem_team_get_config(team, config, stat)
    call expect(stat == 0 .and. config%num_contexts == 2, 'get_config')
    call shmem_sync(team)
    call shmem_team_sync(team, stat)
    call expect(stat == 0 .and. shmem_team_is_valid(team), 'sync and is_valid')
    call shmem_team_destroy(team)
    call expect(team == SHMEM_TEAM_INVALID, 'destroy')
  end if
  call expect(shmem_team_my_pe(never_set) == -1 .and. .not. shmem_team_is_valid(never_set), 'a handle not set')
  call shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, npes + 1, team, stat=stat)
  call expect(stat /= 0 .and. team == SHMEM_TEAM_INVALID, 'an impossible split')
  call shmem_team_split_2d(SHMEM_TEAM_WORLD, 2, row, column)
  call expect(shmem_team_my_pe(row) == mod(me, 2) .and. shmem_team_my_pe(column) == me / 2, 'split_2d')
  call shmem_team_destroy(row)
  call shmem_team_destroy(column)
  call shmem_team_split_2d(SHMEM_TEAM_WORLD, npes, row, column, config, config, stat)
  call expect(stat == 0 .and. shmem_team_n_pes(column) == 1, 'split_2d with configurations')
  call shmem_team_destroy(row)
  call shmem_team_destroy(column)
  call shmemx_team_split(SHMEM_TEAM_WORLD, mod(me, 2), -me, team)
  call expect(shmem_team_n_pes(team) == (npes + 1 - mod(me, 2)) / 2, 'the team of a color')
  call expect(shmem_team_my_pe(team) == (npes - 1 - me) / 2, 'the order of keys')
  call shmem_team_destroy(team)
  call shmemx_team_split(SHMEM_TEAM_WORLD, merge(SHMEMX_TEAM_NO_COLOR, huge(1), me == npes - 1), 0, team, stat)
  call expect(stat == 0 .and. ((team == SHMEM_TEAM_INVALID) .eqv. me == npes - 1), 'no color')
  if (me < npes - 1) then
    call expect(shmem_team_my_pe(team) == me .and. shmem_team_n_pes(team) == npes - 1, 'one color, one key')
    call shmem_team_destroy(team)
  end if
  team = SHMEM_TEAM_WORLD
  call shmemx_team_split(never_set, 0, 0, team, stat)
  call expect(stat /= 0 .and. team == SHMEM_TEAM_INVALID, 'no split of no team')
end subroutine

subroutine contexts()
  use checks
  use shmem
  implicit none
  integer, save :: there(4) = 0
  type(shmem_ctx_t) :: ctx, of_team, never_set
  type(shmem_team_t) :: reversed, team
  type(shmem_ctx_session_config_t) :: config
  integer :: stat
  call shmem_ctx_create(SHMEM_CTX_PRIVATE + SHMEM_CTX_SERIALIZED, ctx, stat)
  call expect(stat == 0 .and. ctx /= SHMEM_CTX_INVALID .and. ctx /= SHMEM_CTX_DEFAULT, 'ctx_create')
  call shmem_ctx_get_team(ctx, team)
  call expect(team == SHMEM_TEAM_WORLD, 'ctx_get_team')
  config%total_ops = 2
  call shmem_ctx_session_start(ctx)
  call shmem_ctx_session_stop(ctx)
  call shmem_ctx_session_start(ctx, SHMEM_CTX_SESSION_BATCH, config)
  call shmem_put(there(1:2), [me, 5], right, ctx)
  call shmem_ctx_fence(ctx)
  call shmem_ctx_session_stop(ctx)
  call shmem_ctx_quiet(ctx)
  call shmem_ctx_destroy(ctx)
  call expect(ctx == SHMEM_CTX_INVALID, 'ctx_destroy')
  call shmem_barrier_all()
  call expect(all(there(1:2) == [left, 5]), 'put of a session')

  call shmem_team_split_strided(SHMEM_TEAM_WORLD, npes - 1, -1, npes, reversed)
  call shmem_team_create_ctx(reversed, 0, of_team)
  call shmem_ctx_get_team(of_team, team, stat)
  call expect(stat == 0 .and. team == reversed, 'the team of a context')
  call shmem_put(there(3), me, me, of_team)
  call shmem_ctx_destroy(of_team)
  call shmem_barrier_all()
  call expect(there(3) == npes - 1 - me, 'PE of a team')
  call shmem_team_create_ctx(SHMEM_TEAM_INVALID, 0, of_team, stat)
  call expect(stat /= 0 .and. of_team == SHMEM_CTX_INVALID, 'no context of no team')
  call shmem_ctx_get_team(never_set, team, stat)
  call expect(stat /= 0 .and. team == SHMEM_TEAM_INVALID, 'no team of no context')
  call shmem_team_destroy(reversed)
end subroutine

subroutine signals_and_locks()
  use checks
  use shmem
  use, intrinsic :: iso_fortran_env, only: int32, int64
  implicit none
  integer(int64), save :: signal = 0, long_lock = 0
  integer(int32), save :: lock = 0
  integer, save :: counts(2) = 0
  type(shmem_ctx_t) :: ctx
  call shmem_ctx_create(0, ctx)
  call shmem_barrier_all()
  call shmem_signal(signal, 5_int64, SHMEM_SIGNAL_SET, right)
  call expect(shmem_signal_wait_until(signal, SHMEM_CMP_EQ, 5_int64) == 5, 'a signal set')
  call shmem_barrier_all()
  call shmem_signal(signal, 2_int64, SHMEM_SIGNAL_ADD, right, ctx)
  call expect(shmem_signal_wait_until(signal, SHMEM_CMP_NE, 5_int64) == 7, 'a signal added to')
  call expect(shmem_signal_fetch(signal) == 7, 'signal_fetch')
  call shmem_ctx_destroy(ctx)

  call shmem_set_lock(lock)
  call add_one(counts(1))
  call shmem_clear_lock(lock)
  call shmem_set_lock(long_lock)
  call add_one(counts(2))
  call shmem_clear_lock(long_lock)
  call shmem_barrier_all()
  call expect(shmem_g(counts(1), 0) == npes .and. shmem_g(counts(2), 0) == npes, 'what locks guarded')
  call shmem_barrier_all()
  if (me == 0) call expect(shmem_test_lock(lock) == 0 .and. shmem_test_lock(long_lock) == 0, 'free locks')
  call shmem_barrier_all()
  if (me > 0) call expect(shmem_test_lock(lock) == 1 .and. shmem_test_lock(long_lock) == 1, 'held locks')
  call shmem_barrier_all()
  if (me == 0) call shmem_clear_lock(lock)
  if (me == 0) call shmem_clear_lock(long_lock)
  call shmem_barrier_all()
contains
  subroutine add_one(count)
    integer, intent(inout) :: count
    call shmem_p(count, shmem_g(count, 0) + 1, 0)
  end subroutine
end subroutine

subroutine strided_forms()
  use checks
  use shmem
  implicit none
  real, save :: a(12), b(12)
  real :: got(12)
  type(shmem_ctx_t) :: ctx
  integer :: i
  call shmem_ctx_create(0, ctx)
  b = [(me * 100 + i, i = 1, 12)]
  a = 0
  got = 0
  call shmem_barrier_all()
  call shmem_iput(a, b, 2, 3, 4, right)
  call shmem_ibput(a(9), b(1:), 2, 4, 1, 2, right, ctx)
  call shmem_quiet(ctx)
  call shmem_barrier_all()
  call expect(all(a == [a_from(1), 0., a_from(4), 0., a_from(7), 0., a_from(10), 0., a_from(1), 0., a_from(5), 0.]), 'iput')
  call shmem_iget(got, b, 3, 1, 4, right, ctx)
  call expect(all(got(1::3) == right * 100 + [1, 2, 3, 4]) .and. all(got(2::3) == 0), 'iget')
  call shmem_ibget(got, b, 6, 4, 3, 2, right)
  call expect(all(got(1:3) == right * 100 + [1, 2, 3]) .and. all(got(7:9) == right * 100 + [5, 6, 7]), 'ibget')
  call shmem_barrier_all()
  call shmem_put8(a, [1d0], 1, right) ! the draft's form of the call
  call shmem_put(a(3), [2d0], 1, right)
  call shmem_barrier_all()
  call expect(transfer(a(1:2), 1d0) == 1d0 .and. transfer(a(3:4), 1d0) == 2d0, "the draft's put")
  call shmem_ctx_destroy(ctx)
contains
  real function a_from(i)
    integer, intent(in) :: i
    a_from = left * 100 + i
  end function
end subroutine

subroutine addresses_and_spaces()
  use checks
  use shmem
  use, intrinsic :: iso_c_binding, only: c_ptr, c_associated, c_f_pointer
  use, intrinsic :: iso_fortran_env, only: int64
  implicit none
  type(c_ptr) :: address, more
  character(len=7), pointer :: words(:)
  type(shmem_space_config_t) :: config
  type(shmem_space_t) :: space
  type(shmem_team_t) :: team, same
  integer :: stat, device
  integer(int64) :: caps
  call shmem_malloc(address, 70)
  call c_f_pointer(address, words, [10])
  words = 'nothing'
  call shmem_barrier_all()
  call shmem_put(words(2:9:3), ['a word ', 'another', 'third  '], right)
  call shmem_barrier_all()
  call expect(words(2) == 'a word' .and. words(5) == 'another' .and. words(8) == 'third', 'words')
  call expect(words(3) == 'nothing', 'between words')
  call shmem_realloc(address, 7000_int64, stat)
  call c_f_pointer(address, words, [1000])
  call expect(stat == 0 .and. words(5) == 'another', 'realloc of an address')
  call shmem_calloc(more, 100)
  call shmem_free(more)
  call expect(.not. c_associated(more), 'free of an address')
  call shmem_align(256, more, 8)
  call shmem_free(more)
  call shmem_malloc_with_hints(more, 8, SHMEM_MALLOC_SIGNAL_REMOTE)
  call shmem_free(more)
  call shmem_malloc(more, 0, stat)
  call expect(stat == 0 .and. .not. c_associated(more), 'no bytes')
  call shmem_free(address)

  config%device_type = SHMEM_DEVICE_CPU
  config%size = 65536
  config%flags = SHMEM_SPACE_FLAG_DEFAULT
  call shmem_space_create(config, space, team)
  call shmem_space_get_team(space, same)
  call expect(space /= SHMEM_SPACE_INVALID .and. team == same .and. shmem_team_n_pes(team) == npes, 'space and its team')
  call shmem_space_get_device_type(space, device)
  call shmem_space_get_caps(space, caps)
  call expect(device == SHMEM_DEVICE_CPU .and. iand(caps, SHMEM_SPACE_CAP_RMA) /= 0, 'type and capabilities')
  call shmem_space_malloc(space, address, 100)
  call shmem_space_calloc(space, more, 100, stat)
  call expect(c_associated(address) .and. c_associated(more), 'addresses in a space')
  call shmem_space_free(space, more)
  call shmem_space_free(space, address)
  call shmem_space_destroy(space, stat)
  call expect(stat /= 0 .and. space /= SHMEM_SPACE_INVALID, 'a space whose team lives')
  call shmem_team_destroy(team)
  call shmem_space_destroy(space, stat)
  call expect(stat == 0 .and. space == SHMEM_SPACE_INVALID, 'space_destroy')
  config%size = 0
  call shmem_space_create(config, space, team, stat)
  call expect(stat /= 0 .and. space == SHMEM_SPACE_INVALID, 'a space of nothing')
  call shmem_space_get_caps(space, caps, stat)
  call expect(stat /= 0, 'capabilities of no space')
  call shmem_space_malloc(SHMEMX_SPACE_DEFAULT, address, 100)
  call shmem_space_free(SHMEMX_SPACE_DEFAULT, address)
end subroutine
