# The page's program: dist/nimboard.js and .wasm before packing. The page itself is put together by tools/pack.mjs.

if(NOT EXISTS "${PROJECT_SOURCE_DIR}/src/main.cpp")
    message(STATUS "src/main.cpp is not there: no web program")
    return()
endif()

add_executable(nimboard "${PROJECT_SOURCE_DIR}/src/main.cpp")
target_link_libraries(nimboard PRIVATE
    nimboard_ui nimboard_render nimboard_platform nimboard_mirror nimboard_svg nimboard_app nimboard_flags nimboard_room_flags)
nimboard_web_link(nimboard)
