# CPack runs this file after it has copied the files of each package to a folder. It runs outside.sh for each package,
# which adds files outside of Isthmus's folder.
foreach(component IN LISTS CPACK_COMPONENTS_ALL)
    string(TOUPPER ${component} id)
    execute_process(COMMAND bash ${CPACK_ISTHMUS_SOURCE}/scripts/packaging/outside.sh ${CPACK_ISTHMUS_SOURCE}
            ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/${component} ${CPACK_PACKAGING_INSTALL_PREFIX}
            ${CPACK_DEBIAN_${id}_PACKAGE_NAME} ${CPACK_PACKAGE_VERSION} ${CPACK_GENERATOR} "${CPACK_PACKAGE_CONTACT}"
        COMMAND_ERROR_IS_FATAL ANY)
endforeach()
