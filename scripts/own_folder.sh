# Scripts source this file if they keep files in a folder with a predictable name, e.g. in /tmp. Another user may have
# created a folder with this name before.

# own_folder FOLDER: creates the folder if it does not exist. Prints the reason and fails if another user owns the
# folder or can write to it.
own_folder()
{
    local owner mode
    (umask go-w && mkdir -p -- "$1") || return 1
    read -r owner mode < <(stat -c '%u %a' -- "$1")
    if [ -L "$1" ] || [ "$owner" != "$EUID" ] || ((8#$mode & 8#22)); then
        echo "${0##*/}: the folder $1 of user $owner (mode $mode): expected a folder of this user that other users cannot write to" >&2
        return 1
    fi
}
