# CPack runs this file when the files of all packages are in their folders.
foreach(component IN LISTS CPACK_COMPONENTS_ALL)
    string(TOUPPER ${component} id)
    execute_process(COMMAND bash ${CPACK_ISTHMUS_SOURCE}/scripts/packaging/outside.sh ${CPACK_ISTHMUS_SOURCE}
            ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/${component} ${CPACK_PACKAGING_INSTALL_PREFIX}
            ${CPACK_DEBIAN_${id}_PACKAGE_NAME} ${CPACK_PACKAGE_VERSION} ${CPACK_GENERATOR} "${CPACK_PACKAGE_CONTACT}"
        COMMAND_ERROR_IS_FATAL ANY)
endforeach()
