# cmake -D PAGES=... -D TARGET=... -P link_pages.cmake: the pages of PAGES in TARGET, which has nothing else, and a
# symbolic link for each line "NAME PAGE" of PAGES/links.
file(REMOVE_RECURSE ${TARGET})
file(STRINGS ${PAGES}/links links)
file(GLOB folders LIST_DIRECTORIES true ${PAGES}/man*)
foreach(folder IN LISTS folders)
    file(COPY ${folder} DESTINATION ${TARGET})
endforeach()
foreach(line IN LISTS links)
    string(REGEX MATCH "^([^ ]+) man[0-9]/(.+)$" matched "${line}")
    file(CREATE_LINK ${CMAKE_MATCH_2} ${TARGET}/${CMAKE_MATCH_1} SYMBOLIC)
endforeach()
