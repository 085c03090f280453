# Finding what the device kinds are made of: hwloc, and the headers of device APIs, whose libraries are
# opened at run time and need not be there.

# Sets `found`, and ISTHMUS_HWLOC_INCLUDE and ISTHMUS_HWLOC_LIBRARY in the cache. memattrs.h came with
# hwloc 2.3, which is needed.
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

# Puts the folder that has `header` into the cache variable `variable`, for a kind that a user has not
# left out. What is not found is not remembered: it may be there next time.
function(isthmus_find_header variable header)
    if(DEFINED CACHE{${variable}} AND NOT "${${variable}}" MATCHES "NOTFOUND$")
        return()
    endif()
    find_path(${variable} ${header} HINTS ${ARGN} DOC "Folder with ${header}; OFF: leave the kind out")
    mark_as_advanced(${variable})
    if(NOT ${variable})
        unset(${variable} CACHE)
    endif()
endfunction()

# Sets `reason` to why a kind cannot be built; empty if it can.
function(isthmus_why_left_out reason variable header package)
    set(why "")
    if(DEFINED CACHE{${variable}} AND NOT ${variable})
        set(why "${variable} says so")
    elseif(NOT ${variable})
        set(why "no ${header} was found (${package})")
    endif()
    set(${reason} "${why}" PARENT_SCOPE)
endfunction()
