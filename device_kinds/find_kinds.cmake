# Functions that find hwloc and the headers of device APIs. The libraries of these APIs are opened at run
# time and need not be installed for the build.

# Finds hwloc 2.3 or later, the first version with memattrs.h. Sets `found` to TRUE or FALSE, and the cache
# variables ISTHMUS_HWLOC_INCLUDE and ISTHMUS_HWLOC_LIBRARY.
function(isthmus_find_hwloc found)
    find_package(PkgConfig QUIET)
    if(PKG_CONFIG_FOUND)
        pkg_check_modules(ISTHMUS_HWLOC_HINT QUIET hwloc)
    endif()
    find_path(ISTHMUS_HWLOC_INCLUDE hwloc/memattrs.h HINTS ${ISTHMUS_HWLOC_HINT_INCLUDE_DIRS}
        DOC "Folder with hwloc.h; OFF: build without hwloc")
    find_library(ISTHMUS_HWLOC_LIBRARY hwloc HINTS ${ISTHMUS_HWLOC_HINT_LIBRARY_DIRS}
        DOC "The library hwloc")
    mark_as_advanced(ISTHMUS_HWLOC_INCLUDE ISTHMUS_HWLOC_LIBRARY)
    set(${found} FALSE PARENT_SCOPE)
    if(ISTHMUS_HWLOC_INCLUDE AND ISTHMUS_HWLOC_LIBRARY)
        set(${found} TRUE PARENT_SCOPE)
    endif()
endfunction()

# Parses a line of kinds.def. Sets kind_NAME, kind_symbol, kind_title, kind_header and kind_package to its
# fields, and kind_roots to the list of folders that its last field denotes.
function(isthmus_read_kind line)
    set(text "\"([^\"]*)\"")
    if(NOT line MATCHES "^KIND\\([0-9]+, ([A-Z0-9]+), ([a-z0-9]+), ${text}, ${text}, ${text}, ${text}\\)$")
        message(FATAL_ERROR "kinds.def: this is no line of a kind: ${line}")
    endif()
    set(kind_NAME ${CMAKE_MATCH_1} PARENT_SCOPE)
    set(kind_symbol ${CMAKE_MATCH_2} PARENT_SCOPE)
    set(kind_title ${CMAKE_MATCH_3} PARENT_SCOPE)
    set(kind_header "${CMAKE_MATCH_4}" PARENT_SCOPE)
    set(kind_package "${CMAKE_MATCH_5}" PARENT_SCOPE)
    string(REPLACE " " ";" words "${CMAKE_MATCH_6}")
    set(folders)
    foreach(word IN LISTS words)
        if(word MATCHES "^/")
            file(GLOB found ${word})
            list(APPEND folders ${found})
        else()
            list(APPEND folders ${${word}} $ENV{${word}})
        endif()
    endforeach()
    set(kind_roots ${folders} PARENT_SCOPE)
endfunction()

# Finds `header`, and sets the cache variable `variable` to its folder. Searches the system's folders, and
# include/ of the folders in ARGN. Does nothing if the variable is set already; a user sets it to OFF to leave
# the kind out. If the header is not found, removes the variable from the cache, so that the next run of CMake
# searches again.
function(isthmus_find_header variable header)
    if(DEFINED CACHE{${variable}} AND NOT "${${variable}}" MATCHES "NOTFOUND$")
        return()
    endif()
    list(TRANSFORM ARGN APPEND "/include" OUTPUT_VARIABLE folders)
    find_path(${variable} ${header} HINTS ${folders} DOC "Folder with ${header}; OFF: leave the kind out")
    mark_as_advanced(${variable})
    if(NOT ${variable})
        unset(${variable} CACHE)
    endif()
endfunction()

# Sets `reason` to a text that says why the kind is not built, or to "" if it is built.
function(isthmus_why_left_out reason variable header package)
    set(why "")
    if(DEFINED CACHE{${variable}} AND NOT ${variable})
        set(why "${variable} says so")
    elseif(NOT ${variable})
        set(why "no ${header} was found (${package})")
    endif()
    set(${reason} "${why}" PARENT_SCOPE)
endfunction()
