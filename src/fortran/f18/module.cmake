# The module `shmem`: its source, shmem.F90, made of shmem.F90.in and what the templates beside it give for each type, and
# the module for the Fortran compiler of this build. Other compilers' users make theirs of the same source (oshfort
# --build-module).

set(module_source ${CMAKE_CURRENT_SOURCE_DIR}/fortran/f18)
file(GLOB module_templates CONFIGURE_DEPENDS ${module_source}/*.F90.in)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${module_templates})

# isthmus_stamp(<variable> <template>): appends the template to the text, with the variables that the caller has set.
macro(isthmus_stamp variable template)
    file(READ ${module_source}/${template}.F90.in stamped_text)
    string(CONFIGURE "${stamped_text}" stamped_text @ONLY)
    string(APPEND ${variable} "${stamped_text}")
endmacro()

# Once binding C's own routine, on the default context, and once libisthmusf's, with the context behind.
macro(isthmus_stamp_contexts variable template)
    foreach(WITH "" _ctx)
        set(CTX "")
        set(END "")
        set(DECLARE_CTX "")
        if(WITH)
            set(CTX ", ctx")
            set(END _f18)
            set(DECLARE_CTX "      type(shmem_ctx_t), intent(in) :: ctx\n")
        endif()
        isthmus_stamp(${variable} ${template})
    endforeach()
endmacro()

# name of C's type|type
foreach(line "int8|integer(int8)" "int16|integer(int16)" "int32|integer(int32)" "int64|integer(int64)"
    "float|real(real32)" "double|real(real64)")
    string(REGEX REPLACE "\\|.*" "" NAME "${line}")
    string(REGEX REPLACE ".*\\|" "" TYPE "${line}")
    isthmus_stamp_contexts(SINGLES single)
    if(NOT NAME MATCHES "int8|int16")
        isthmus_stamp_contexts(ANIES atomic_any)
    endif()
    if(NAME MATCHES "int32|int64")
        isthmus_stamp_contexts(INTEGERS atomic_integer)
        foreach(OPERATION add and or xor)
            isthmus_stamp_contexts(INTEGERS atomic_value)
        endforeach()
        isthmus_stamp(WAITS wait)
        isthmus_stamp(LOGICALS logical)
    endif()
endforeach()

foreach(OPERATION collect fcollect alltoall)
    isthmus_stamp(EXCHANGES collective)
endforeach()
foreach(OPERATION and_reduce or_reduce xor_reduce max_reduce min_reduce sum_reduce prod_reduce)
    isthmus_stamp(REDUCTIONS collective)
endforeach()
foreach(OPERATION sum_inscan sum_exscan)
    isthmus_stamp(SCANS collective)
endforeach()

# Memory for pointers, and for addresses.
set(POINTER ", pointer")
set(RANK "(..)")
set(SHAPE shape)
set(OPTIONAL ", optional")
foreach(type integer logical real complex)
    set(kinds int8 int16 int32 int64)
    if(type MATCHES "real|complex")
        set(kinds real32 real64 real128)
    elseif(type STREQUAL "logical")
        set(kinds c_bool)
    endif()
    foreach(kind IN LISTS kinds)
        set(NAME ${type}_${kind})
        set(TYPE "${type}(${kind})")
        set(variable POINTERS)
        if(kind STREQUAL "real128")
            set(variable QUAD_POINTERS)
        endif()
        isthmus_stamp(${variable} memory)
        isthmus_stamp(${variable} pointer)
    endforeach()
endforeach()
set(NAME address)
set(TYPE "type(c_ptr)")
set(POINTER "")
set(RANK "")
set(SHAPE bytes)
set(OPTIONAL "")
isthmus_stamp(ADDRESSES memory)

# All of it is installed as source.
set(module_share ${PROJECT_BINARY_DIR}/share/isthmus/fortran)
configure_file(${module_source}/shmem.F90.in ${module_share}/shmem.F90 @ONLY)
set(module_files descriptors.c section.h build_module.sh compiler_id.sh)
foreach(file IN LISTS module_files)
    configure_file(${module_source}/${file} ${module_share}/${file} COPYONLY)
endforeach()
install(DIRECTORY ${module_share} DESTINATION share/isthmus USE_SOURCE_PERMISSIONS)
if(NOT CMAKE_Fortran_COMPILER)
    return()
endif()

execute_process(COMMAND sh ${module_share}/compiler_id.sh ${CMAKE_Fortran_COMPILER}
    OUTPUT_VARIABLE compiler_id OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
set(module_folder lib/isthmus/fortran/${compiler_id})
set(module_library ${PROJECT_BINARY_DIR}/${module_folder}/libshmem_module.a)
file(GLOB headers CONFIGURE_DEPENDS
    ${PROJECT_SOURCE_DIR}/include/*.fh ${PROJECT_SOURCE_DIR}/include/shmem_impl/*.fh)
list(TRANSFORM module_files PREPEND ${module_share}/)
add_custom_command(OUTPUT ${module_library}
    COMMAND ${module_share}/build_module.sh ${PROJECT_SOURCE_DIR}/include ${PROJECT_BINARY_DIR}/${module_folder}
        ${CMAKE_C_COMPILER} ${CMAKE_Fortran_COMPILER}
    DEPENDS ${module_share}/shmem.F90 ${module_files} ${headers}
    COMMENT "Compiling the module shmem for ${compiler_id}" VERBATIM)
add_custom_target(shmem_module ALL DEPENDS ${module_library})
add_dependencies(isthmusf shmem_module)
target_include_directories(isthmusf INTERFACE ${PROJECT_BINARY_DIR}/${module_folder})
target_link_options(isthmusf INTERFACE -Wl,-u,isthmusf_descriptors)
target_link_libraries(isthmusf INTERFACE ${module_library})
install(DIRECTORY ${PROJECT_BINARY_DIR}/${module_folder} DESTINATION lib/isthmus/fortran)
# For the files that tell other build systems.
set(ISTHMUS_FORTRAN_MODULE ${module_folder} PARENT_SCOPE)
