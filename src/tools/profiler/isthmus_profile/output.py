"""Output files of the tools. Another user may have prepared the folder, and could replace a file by a link so that a
tool overwrites a file elsewhere. The functions prevent this with the rules of src/base/own_folder.h."""
import contextlib
import errno
import os
import pwd
import secrets
import stat
from isthmus_profile.checked import Failure

EXPECTED = 'expected a folder of this user that other users cannot write to'
FOLDER = os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC


def user_name(number):
    try:
        return f'user {pwd.getpwuid(number).pw_name}'
    except KeyError:
        return f'user {number}'


def is_trusted(user):
    return user in (os.geteuid(), 0)


def others_replace(status):
    """Returns True if other users can replace files in the folder. A group with the number of this user contains only
    this user."""
    if status.st_mode & stat.S_ISVTX:
        return False
    is_private = status.st_gid == os.getegid() == os.geteuid()
    return bool(status.st_mode & stat.S_IWOTH or status.st_mode & stat.S_IWGRP and not is_private)


def follow(folder, around, name):
    """Opens the folder behind a symbolic link. Fails unless the link belongs to a trusted user and no other user can
    replace it."""
    link, place = os.stat(name, dir_fd=around, follow_symlinks=False), os.fstat(around)
    if not stat.S_ISLNK(link.st_mode):
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR))
    if not is_trusted(link.st_uid) or not is_trusted(place.st_uid) or others_replace(place):
        raise Failure(f'{folder}: {user_name(link.st_uid)} can change the link to this folder: {EXPECTED}')
    return os.open(name, FOLDER, dir_fd=around)


def open_at(folder):
    parent, name = os.path.split(folder.rstrip('/') or '/')
    around = os.open(parent or '.', FOLDER)
    try:
        return os.open(name or '.', FOLDER | os.O_NOFOLLOW, dir_fd=around)
    except OSError:
        return follow(folder, around, name or '.')
    finally:
        os.close(around)


def open_folder(folder):
    """Returns a descriptor of the folder. Raises Failure if other users can replace files in it."""
    try:
        descriptor = open_at(folder)
    except OSError as error:
        raise Failure(f'{folder}: {error.strerror}') from None
    status = os.fstat(descriptor)
    if is_trusted(status.st_uid) and not others_replace(status):
        return descriptor
    os.close(descriptor)
    if not is_trusted(status.st_uid):
        raise Failure(f'{folder}: the folder belongs to {user_name(status.st_uid)}: {EXPECTED}')
    raise Failure(f'{folder}: other users can write to this folder of {user_name(status.st_uid)} (mode {status.st_mode & 0o7777:o}): {EXPECTED}')


def expect_replaceable(path, name, folder):
    """Raises Failure if the name exists and is not a regular file, because a device or link would be replaced instead
    of written."""
    with contextlib.suppress(FileNotFoundError):
        if not stat.S_ISREG(os.stat(name, dir_fd=folder, follow_symlinks=False).st_mode):
            raise Failure(f'{path}: it exists and is not a regular file: expected the name of a new file')


def expect_writable(path):
    """Raises Failure if new_file would fail later."""
    parent, name = os.path.split(path)
    folder = open_folder(parent or '.')
    try:
        expect_replaceable(path, name, folder)
        if not os.access('.', os.W_OK | os.X_OK, dir_fd=folder):
            raise Failure(f'{parent or "."}: {os.strerror(errno.EACCES)}')
    finally:
        os.close(folder)


@contextlib.contextmanager
def new_file(path, is_text=True):
    """Context manager: writes a new file, and replaces `path` atomically at the end."""
    parent, name = os.path.split(path)
    folder = open_folder(parent or '.')
    temporary = f'.{name}.{secrets.token_hex(8)}'
    try:
        expect_replaceable(path, name, folder)
        descriptor = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW | os.O_CLOEXEC, 0o666, dir_fd=folder)
        try:
            with open(descriptor, 'w' if is_text else 'wb', encoding='utf-8' if is_text else None, errors='replace' if is_text else None) as file:
                yield file
            os.replace(temporary, name, src_dir_fd=folder, dst_dir_fd=folder)
        except BaseException:
            os.unlink(temporary, dir_fd=folder)
            raise
    except OSError as error:
        raise Failure(f'{path}: {error.strerror}') from None
    finally:
        os.close(folder)


def make_folder(path):
    """Creates a folder."""
    parent, name = os.path.split(path.rstrip('/'))
    folder = open_folder(parent or '.')
    try:
        os.mkdir(name, 0o755, dir_fd=folder)
    except OSError as error:
        raise Failure(f'{path}: {error.strerror}') from None
    finally:
        os.close(folder)
