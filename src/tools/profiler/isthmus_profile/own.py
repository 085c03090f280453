"""Checks that a process is controlled only by this user. A set-uid program that another user started, such as a waiting
su, may run with this user's rights, but the other user controls its arguments, environment and folder."""
import errno
import os
import re
import stat
import struct

AT_PAGESZ, AT_SECURE = 6, 23  # types in the auxiliary vector


def contents(path):
    try:
        with open(path, 'rb') as file:
            return file.read()
    except OSError:
        return b''


def owner(pid):
    """Returns the user ID of the process, or None if it does not exist."""
    try:
        return os.stat(f'/proc/{pid}').st_uid
    except OSError:
        return None


def users(pid):
    """Returns the IDs of the real, effective, saved and file system user of the process."""
    found = re.search(rb'^Uid:((?:\s+\d+){4})$', contents(f'/proc/{pid}/status'), re.MULTILINE)
    return {int(word) for word in found[1].split()} if found else set()


def crossed_rights(vector):
    """Returns True if the program was started by a process with other rights (AT_SECURE), according to the auxiliary
    vector. Also returns True if this is unknown."""
    for layout in ('=QQ', '=II'):
        usable = len(vector) // struct.calcsize(layout) * struct.calcsize(layout)
        entries = dict(struct.iter_unpack(layout, vector[:usable]))
        if entries.get(AT_PAGESZ, 0) >= 4096 and AT_SECURE in entries:
            return entries[AT_SECURE] != 0
    return True


def identity(pid):
    """Returns a value that identifies this process and its program, or None if another user may control the process."""
    vector = contents(f'/proc/{pid}/auxv')
    if users(pid) != {os.geteuid()} or crossed_rights(vector):
        return None
    fields = contents(f'/proc/{pid}/stat').rpartition(b')')[2].split()
    return (fields[19], vector) if len(fields) > 19 else None


def processes():
    return [int(name) for name in os.listdir('/proc') if name.isdigit() and identity(name) is not None]


def taken(pid, take):
    """Returns the result of `take`, which reads data of the process, or None if another user may have controlled the
    process while it was read."""
    before = identity(pid)
    if before is None:
        return None
    try:
        found = take()
    except OSError:
        return None
    return found if identity(pid) == before else None


def open_regular(path, is_own=False):
    """Opens a regular file for reading bytes. Raises OSError if it is of another kind, without opening it, because
    opening a FIFO may block and opening a device may have effects. Checks the file again after opening it, because
    another user may have replaced it."""
    expect_regular(path, os.stat(path), is_own)
    file = os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_NOCTTY | os.O_CLOEXEC)
    try:
        expect_regular(path, os.fstat(file), is_own)
    except OSError:
        os.close(file)
        raise
    return open(file, 'rb', buffering=0)


def expect_regular(path, status, is_own):
    if not stat.S_ISREG(status.st_mode):
        raise OSError(errno.EINVAL, 'Is a directory' if stat.S_ISDIR(status.st_mode) else 'Not a regular file', path)
    if is_own and status.st_uid != os.geteuid():
        raise OSError(errno.EPERM, 'Not a file of this user', path)


def length_of(file):
    return os.fstat(file.fileno()).st_size


def is_regular(path):
    try:
        return stat.S_ISREG(os.stat(path).st_mode)
    except (OSError, ValueError):  # a name that contains a null byte
        return False
