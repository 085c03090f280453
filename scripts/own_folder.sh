# For scripts that keep files in a folder whose name others know, such as one in /tmp: another user may have made it first. Sourced.

# own_folder FOLDER: makes the folder if it is not there. Writes why and fails if another user owns it or can write it.
own_folder()
{
    local owner mode
    (umask go-w && mkdir -p -- "$1") || return 1
    read -r owner mode < <(stat -c '%u %a' -- "$1")
    if [ -L "$1" ] || [ "$owner" != "$EUID" ] || ((8#$mode & 8#22)); then
        echo "${0##*/}: the folder $1 of user $owner (mode $mode): expected a folder of this user that others cannot write" >&2
        return 1
    fi
}
