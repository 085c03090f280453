# Prints those routines of shmem.fh that a Fortran source declares itself, as old programs do. Prints one name per line,
# in capitals.
#
#   awk -v gnu=1 -v defined=" A B " -f own_names.awk shmem.fh SOURCE
#
# A source can declare a name in an EXTERNAL statement or as a variable. With gnu=1 (gfortran), a type declaration of a
# shmem_ function does not count, because gfortran accepts a second one. This script also reads files that the source
# includes from its own folder. It evaluates #ifdef, #ifndef and #else; of an #if, it reads both branches. If the source
# does not include shmem.fh, it prints nothing.

function is_own(name)
{
    name = toupper(name)
    if (name in routines)
        own[name] = 1
}

# Records the names in a declaration list such as "a, b*4 = 1". The caller has removed text in parentheses.
function declare(list, only_variables, words, count, i)
{
    count = split(list, words, ",")
    for (i = 1; i <= count; i++) {
        sub(/^ */, "", words[i])
        sub(/[^a-z0-9_].*/, "", words[i])
        if (!(only_variables && gnu && words[i] ~ /^shmem_/))
            is_own(words[i])
    }
}

# Records a variable to which the statement assigns and which no declaration mentions.
function assign(statement, name)
{
    for (name in variables)
        if ((" " statement) ~ (" " tolower(name) " *=[^=>]"))
            is_own(name)
}

function read_statement(statement)
{
    while (gsub(/\([^()]*\)/, " ", statement))
        ;
    sub(/^[ 0-9]*/, "", statement)
    if (statement ~ /^external[ :]/ || statement ~ /^[a-z].*, *external[^:]*::/) {
        sub(/^.*::|^external/, "", statement)
        declare(statement, 0)
    } else if (statement ~ /^(integer|real|logical|complex|character|byte|double *precision|double *complex|dimension|common)([ *,:\/]|$)/) {
        if (!sub(/^[^:]*::/, "", statement))
            sub(/^(double *)?[a-z]+ *(\* *[0-9]*)?(\/[^\/]*\/)?/, "", statement)
        declare(statement, 1)
    } else
        assign(statement)
}

function read_statements(text, parts, count, i)
{
    count = split(text, parts, ";")
    for (i = 1; i <= count; i++)
        read_statement(parts[i])
}

function include_file(name, path)
{
    gsub(/['"<> ]/, "", name)
    if (name ~ /(^|\/)shmem\.fh$/)
        includes = 1
    path = folder name
    if (name !~ /shmemx?\.fh$/ && !(path in seen) && (getline line < path) >= 0) {
        close(path)
        ARGV[ARGC++] = path
    }
    seen[path] = 1
}

function preprocess(directive, words)
{
    split(directive, words, /[ \t"<>]+/)
    if (words[1] ~ /^(if|ifdef|ifndef)$/) {
        depth++
        off[depth] = off[depth - 1]
        known[depth] = words[1] != "if"
        if (known[depth] && !off[depth] && (index(defined, " " words[2] " ") == 0) == (words[1] == "ifdef"))
            off[depth] = depth
    } else if (words[1] ~ /^el/ && known[depth] && (!off[depth] || off[depth] == depth))
        off[depth] = off[depth] ? 0 : depth
    else if (words[1] == "endif" && depth > 0)
        depth--
    else if (!off[depth] && words[1] == "define")
        defined = defined " " words[2] " "
    else if (!off[depth] && words[1] == "include")
        include_file(words[2])
}

BEGIN {
    variables["MY_PE"]
    variables["NUM_PES"]
}

FNR == NR {
    if ($1 == "SUBROUTINE" || $1 == "FUNCTION") {
        sub(/\(.*/, "", $2)
        routines[$2]
    }
    next
}

FNR == 1 {
    read_statements(pending)
    pending = ""
    depth = 0
    seen[FILENAME] = 1
    if (form == "")
        form = FILENAME ~ /\.([fF]|[fF]77|for|FOR|ftn|FTN|fpp|FPP)$/ ? "fixed" : "free"
    if (folder == "" && FILENAME ~ /\//) {
        folder = FILENAME
        sub(/[^\/]*$/, "", folder)
    }
}

/^#/ {
    sub(/^# */, "")
    preprocess($0)
    next
}

depth > 0 && off[depth] || /^ *!/ || form == "fixed" && /^[cC*dD]/ { next }

{
    line = tolower($0)
    if (line ~ /^ *include *['"]/) {
        include = $0
        sub(/^[^'"]*/, "", include)
        sub(/['"][^'"]*$/, "", include)
        include_file(include)
        next
    }
    gsub(/'[^']*'|"[^"]*"/, " ", line)
    sub(/!.*/, "", line)
    gsub(/\t/, " ", line)
    continued = form == "fixed" ? line ~ /^     [^ 0]/ : pending ~ /& *$/
    if (form == "fixed")
        line = continued ? substr(line, 7) : line
    else if (continued) {
        sub(/& *$/, "", pending)
        sub(/^ *&/, "", line)
    }
    if (!continued) {
        read_statements(pending)
        pending = ""
    }
    pending = pending line
}

END {
    read_statements(pending)
    if (includes)
        for (name in own)
            print name
}
