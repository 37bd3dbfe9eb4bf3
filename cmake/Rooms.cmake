# nimboard_room(NAME [LINKS room…] [OUTSIDE target…]): the library nimboard_NAME of all src/NAME/*.cpp.
# A room that has only headers so far is an interface library, and becomes a real one when its first .cpp comes.

function(nimboard_room name)
    cmake_parse_arguments(ROOM "" "" "LINKS;OUTSIDE" ${ARGN})
    file(GLOB sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/src/${name}/*.cpp")
    list(APPEND sources ${NIMBOARD_GENERATED_SOURCES_${name}})
    set(target nimboard_${name})
    set(links ${ROOM_LINKS})
    list(TRANSFORM links PREPEND nimboard_)

    if(sources)
        add_library(${target} STATIC ${sources})
        target_link_libraries(${target} PUBLIC ${links} ${ROOM_OUTSIDE} PRIVATE nimboard_flags nimboard_room_flags)
        set(reach PUBLIC)
    else()
        add_library(${target} INTERFACE)
        target_link_libraries(${target} INTERFACE ${links} ${ROOM_OUTSIDE})
        set(reach INTERFACE)
    endif()

    target_include_directories(${target} ${reach} "${PROJECT_SOURCE_DIR}/src" "${NIMBOARD_GENERATED_DIR}")
    if(NIMBOARD_GENERATED_TARGETS)
        add_dependencies(${target} ${NIMBOARD_GENERATED_TARGETS})
    endif()
endfunction()
