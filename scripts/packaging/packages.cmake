# Configures CPack, which creates packages: `cpack -G DEB` or `cpack -G RPM` in the build folder (docs/packages.md). The
# packages install Isthmus in a folder of its own, where they have no files in common with packages of other libraries.
# outside.sh adds files in other folders, such as commands in /usr/bin.
set(CPACK_PACKAGE_NAME isthmus)
set(CPACK_PACKAGE_VENDOR "The Isthmus authors")
set(ISTHMUS_PACKAGE_CONTACT "The Isthmus authors <isthmus@example.org>" CACHE STRING "Who makes packages: name and address")
set(CPACK_PACKAGE_CONTACT "${ISTHMUS_PACKAGE_CONTACT}")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "${PROJECT_DESCRIPTION}")
set(CPACK_PACKAGE_DIRECTORY ${PROJECT_BINARY_DIR}/packages)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_STRIP_FILES ON)
set(CPACK_COMPONENTS_GROUPING IGNORE)
set(CPACK_PRE_BUILD_SCRIPTS ${CMAKE_CURRENT_LIST_DIR}/outside.cmake)
set(CPACK_ISTHMUS_SOURCE ${PROJECT_SOURCE_DIR})

set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS_PRIVATE_DIRS ${PROJECT_BINARY_DIR}/lib)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_RPM_COMPONENT_INSTALL ON)
set(CPACK_RPM_FILE_NAME RPM-DEFAULT)
set(CPACK_RPM_PACKAGE_LICENSE BSD-3-Clause)
set(CPACK_RPM_PACKAGE_AUTOREQPROV ON)
set(CPACK_PACKAGE_RELOCATABLE OFF) # otherwise scripts of the RPM would create the links, which fails in upgrades
set(CPACK_RPM_SPEC_MORE_DEFINE "%define packager ${ISTHMUS_PACKAGE_CONTACT}")
set(CPACK_RPM_EXCLUDE_FROM_AUTO_FILELIST_ADDITION /usr/share/man /usr/share/man/man1 /usr/share/man/man3 /usr/share/man/man7
    /usr/share/bash-completion /usr/share/bash-completion/completions /usr/share/zsh /usr/share/zsh/site-functions
    /usr/share/fish /usr/share/fish/vendor_completions.d)

get_property(lib64 GLOBAL PROPERTY FIND_LIBRARY_USE_LIB64_PATHS)
set(lib lib)
if(CMAKE_LIBRARY_ARCHITECTURE) # Debian's
    set(lib lib/${CMAKE_LIBRARY_ARCHITECTURE})
elseif(lib64)
    set(lib lib64)
endif()
set(CPACK_PACKAGING_INSTALL_PREFIX /usr/${lib}/isthmus)
set(own_folder ${CMAKE_CURRENT_BINARY_DIR}/packaging)

# isthmus_add_package(<component> NAME <package> SECTION <section> WHAT <summary> [LIBRARY] [DEPENDS <packages>]
# [REQUIRES <packages>] [COMMANDS <command>...]): makes a package of a component of install(). SECTION and DEPENDS are
# for Debian, REQUIRES is for RPM. COMMANDS are names that other packages of Debian may have too.
function(isthmus_add_package component)
    cmake_parse_arguments(PACKAGE "LIBRARY" "NAME;SECTION;WHAT;DEPENDS;REQUIRES" "COMMANDS" ${ARGN})
    string(TOUPPER ${component} id)
    set(scripts)
    list(JOIN PACKAGE_COMMANDS " " names)
    string(REGEX REPLACE "-dev$" "-devel" rpm_name ${PACKAGE_NAME})
    foreach(script postinst prerm)
        if(PACKAGE_COMMANDS)
            configure_file(scripts/packaging/${script}.in ${own_folder}/${component}/${script} @ONLY FILE_PERMISSIONS
                ${CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS})
            list(APPEND scripts ${own_folder}/${component}/${script})
        endif()
    endforeach()
    set(triggers)
    if(PACKAGE_LIBRARY)
        set(triggers ${PROJECT_SOURCE_DIR}/scripts/packaging/triggers)
        set(CPACK_RPM_${id}_POST_INSTALL_SCRIPT_FILE ${PROJECT_SOURCE_DIR}/scripts/packaging/ldconfig.sh PARENT_SCOPE)
        set(CPACK_RPM_${id}_POST_UNINSTALL_SCRIPT_FILE ${PROJECT_SOURCE_DIR}/scripts/packaging/ldconfig.sh PARENT_SCOPE)
    endif()
    set(CPACK_COMPONENTS_ALL ${CPACK_COMPONENTS_ALL} ${component} PARENT_SCOPE)
    set(CPACK_COMPONENT_${id}_DESCRIPTION
        "${PACKAGE_WHAT}\nIsthmus runs OpenSHMEM programs on any MPI of a cluster,\nor without one on a single host." PARENT_SCOPE)
    set(CPACK_DEBIAN_${id}_PACKAGE_NAME ${PACKAGE_NAME} PARENT_SCOPE)
    set(CPACK_DEBIAN_${id}_PACKAGE_SECTION ${PACKAGE_SECTION} PARENT_SCOPE)
    set(CPACK_DEBIAN_${id}_PACKAGE_DEPENDS "${PACKAGE_DEPENDS}" PARENT_SCOPE)
    set(CPACK_DEBIAN_${id}_PACKAGE_CONTROL_EXTRA "${scripts};${triggers}" PARENT_SCOPE)
    set(CPACK_RPM_${id}_PACKAGE_NAME ${rpm_name} PARENT_SCOPE)
    set(CPACK_RPM_${id}_PACKAGE_SUMMARY "${PACKAGE_WHAT}" PARENT_SCOPE)
    set(CPACK_RPM_${id}_PACKAGE_REQUIRES "${PACKAGE_REQUIRES}" PARENT_SCOPE)
endfunction()

set(same "isthmus (= ${PROJECT_VERSION}-1)")
set(rpm_same "isthmus = ${PROJECT_VERSION}")
isthmus_add_package(runtime NAME isthmus SECTION libs LIBRARY
    WHAT "OpenSHMEM on any MPI: library, oshrun, jobs without MPI" COMMANDS oshrun)
isthmus_add_package(development NAME isthmus-dev SECTION libdevel
    WHAT "OpenSHMEM on any MPI: headers, compiler wrappers"
    DEPENDS "${same}, gcc | c-compiler, libc6-dev | libc-dev" REQUIRES "${rpm_same}, gcc" COMMANDS oshcc oshc++ oshcxx oshCC)
isthmus_add_package(fortran NAME isthmus-fortran SECTION libdevel LIBRARY WHAT "OpenSHMEM on any MPI: Fortran"
    DEPENDS "isthmus-dev (= ${PROJECT_VERSION}-1), gfortran" REQUIRES "isthmus-devel = ${PROJECT_VERSION}, gcc-gfortran"
    COMMANDS oshfort)
isthmus_add_package(tools NAME isthmus-tools SECTION devel WHAT "OpenSHMEM on any MPI: profile, trace, top, probe"
    DEPENDS "${same}, python3" REQUIRES "${rpm_same}, python3")
isthmus_add_package(documentation NAME isthmus-doc SECTION doc WHAT "OpenSHMEM on any MPI: manual pages")
set(CPACK_DEBIAN_DOCUMENTATION_PACKAGE_ARCHITECTURE all)
set(CPACK_RPM_DOCUMENTATION_PACKAGE_ARCHITECTURE noarch)
set(CPACK_DEBIAN_DOCUMENTATION_PACKAGE_SHLIBDEPS OFF) # CPack would examine each of 3,000 files
foreach(mpi IN LISTS ISTHMUS_BACKENDS)
    set(launcher mpich)
    if(ISTHMUS_MPI_${mpi}_FAMILY STREQUAL "openmpi")
        set(launcher openmpi-bin)
    endif()
    isthmus_add_package(${mpi} NAME isthmus-${mpi} SECTION libs WHAT "OpenSHMEM on any MPI: jobs of ${mpi}"
        DEPENDS "${same}, ${launcher}" REQUIRES "${rpm_same}, ${ISTHMUS_MPI_${mpi}_FAMILY}")
endforeach()
set(CPACK_DEBIAN_RUNTIME_PACKAGE_SUGGESTS "isthmus-openmpi | isthmus-mpich, isthmus-dev, isthmus-tools, isthmus-doc")
include(CPack)
