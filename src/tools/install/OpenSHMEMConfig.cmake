# find_package(OpenSHMEM) finds Isthmus under names that modules for other OpenSHMEM libraries use: the targets
# OpenSHMEM::OpenSHMEM and OpenSHMEM::openshmem, and the variables OpenSHMEM_INCLUDE_DIRS, OpenSHMEM_LIBRARIES and
# OpenSHMEM_LIBRARY. The version is that of the OpenSHMEM specification.
include(CMakeFindDependencyMacro)
find_dependency(Isthmus PATHS ${CMAKE_CURRENT_LIST_DIR}/../Isthmus NO_DEFAULT_PATH)
foreach(isthmus_name OpenSHMEM openshmem)
    if(NOT TARGET OpenSHMEM::${isthmus_name})
        add_library(OpenSHMEM::${isthmus_name} INTERFACE IMPORTED)
        set_target_properties(OpenSHMEM::${isthmus_name} PROPERTIES INTERFACE_LINK_LIBRARIES Isthmus::shmem)
    endif()
endforeach()
unset(isthmus_name)
get_target_property(OpenSHMEM_INCLUDE_DIRS Isthmus::shmem INTERFACE_INCLUDE_DIRECTORIES)
get_target_property(OpenSHMEM_LIBRARY Isthmus::shmem IMPORTED_LOCATION)
set(OpenSHMEM_LIBRARIES ${OpenSHMEM_LIBRARY})
