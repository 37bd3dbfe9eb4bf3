# The page's program, BUILD/nimboard.js and .wasm, and its fonts, BUILD/fonts. tools/pack.mjs makes a page of them.

set(fonts_stamp "${PROJECT_BINARY_DIR}/fonts/.stamp")
add_custom_command(
    OUTPUT "${fonts_stamp}"
    COMMAND "${NIMBOARD_PYTHON}" "${PROJECT_SOURCE_DIR}/tools/fonts.py" subset
            --locales "${PROJECT_SOURCE_DIR}/web/locales" --out "${PROJECT_BINARY_DIR}/fonts"
    COMMAND "${CMAKE_COMMAND}" -E touch "${fonts_stamp}"
    DEPENDS "${PROJECT_SOURCE_DIR}/tools/fonts.py" ${NIMBOARD_LOCALES}
    COMMENT "Cutting the fonts" VERBATIM)
add_custom_target(fonts DEPENDS "${fonts_stamp}")

if(NOT EXISTS "${PROJECT_SOURCE_DIR}/src/main.cpp")
    message(STATUS "src/main.cpp is not there: no web program")
    return()
endif()

add_executable(nimboard "${PROJECT_SOURCE_DIR}/src/main.cpp" "${PROJECT_SOURCE_DIR}/src/page_calls.cpp"
    "${PROJECT_SOURCE_DIR}/src/page_learn.cpp")
target_link_libraries(nimboard PRIVATE
    nimboard_ui nimboard_render nimboard_platform nimboard_mirror nimboard_svg nimboard_app
    nimboard_flags nimboard_room_flags)
nimboard_web_link(nimboard)
