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

# The benchmarks, for Node: the core as the page has it, against programs compiled for speed.
file(GLOB benches CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/tests/bench/*.cpp")
if(benches)
    add_executable(bench EXCLUDE_FROM_ALL ${benches})
    target_include_directories(bench PRIVATE "${PROJECT_SOURCE_DIR}/tests")
    # Emscripten 3.1.6 goes on with what it chose for -Oz.
    target_compile_options(bench PRIVATE -O3 -finline-functions)
    target_link_libraries(bench PRIVATE nimboard_core nimboard_flags)
    nimboard_stack_setting(stack)
    target_link_options(bench PRIVATE -sENVIRONMENT=node -sALLOW_MEMORY_GROWTH=1 -s${stack}=1048576)
    set_target_properties(bench PROPERTIES RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/bench")
endif()
