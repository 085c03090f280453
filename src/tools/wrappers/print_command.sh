# Prints the words of a command on one line, quoted so that a shell reads the same words again.
print_command()
{
    local word line=
    for word; do
        case $word in
        '' | *[!A-Za-z0-9_@%+=:,./-]*) word="'${word//\'/\'\\\'\'}'" ;;
        esac
        line+="${line:+ }$word"
    done
    printf '%s\n' "$line"
}
