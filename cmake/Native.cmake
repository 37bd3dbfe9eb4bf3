# The command build/native/nimboard, the tests (one GoogleTest program per folder of tests/), the benchmarks.

set(NIMBOARD_NATIVE_ROOMS core i18n lesson scene svg mirror app)
list(TRANSFORM NIMBOARD_NATIVE_ROOMS PREPEND nimboard_ OUTPUT_VARIABLE native_libraries)

# nimboard_system_headers(TARGET HEADER PACKAGE): an interface library for a header-only dependency.
function(nimboard_system_headers target header package)
    find_path(${target}_DIR "${header}")
    if(NOT ${target}_DIR)
        message(FATAL_ERROR "${header} not found. Debian: apt install ${package}.")
    endif()
    add_library(${target} INTERFACE)
    target_include_directories(${target} SYSTEM INTERFACE "${${target}_DIR}")
endfunction()
nimboard_system_headers(cli11 CLI/CLI.hpp libcli11-dev)
nimboard_system_headers(nlohmann_json nlohmann/json.hpp nlohmann-json3-dev)

# The command. Everything but its main file is a library too, so that tests/cli can link it.
file(GLOB cli_sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/src/cli/*.cpp")
set(cli_main "${PROJECT_SOURCE_DIR}/src/cli/main.cpp")
list(REMOVE_ITEM cli_sources "${cli_main}")
if(cli_sources)
    add_library(nimboard_cli STATIC ${cli_sources})
    target_link_libraries(nimboard_cli PUBLIC ${native_libraries} cli11 nlohmann_json PRIVATE nimboard_flags)
    list(APPEND native_libraries nimboard_cli)
endif()
if(EXISTS "${cli_main}")
    add_executable(nimboard "${cli_main}")
    target_link_libraries(nimboard PRIVATE ${native_libraries} cli11 nlohmann_json nimboard_flags)
    target_compile_definitions(nimboard PRIVATE NIMBOARD_VERSION="${PROJECT_VERSION}")
    set_target_properties(nimboard PROPERTIES RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}")
endif()

# Tests.
enable_testing()
find_package(GTest)
if(GTest_FOUND)
    include(GoogleTest)
    foreach(room IN ITEMS core i18n lesson scene svg mirror app cli golden)
        file(GLOB sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/tests/${room}/*.cpp")
        if(sources)
            add_executable(test_${room} ${sources})
            target_include_directories(test_${room} PRIVATE "${PROJECT_SOURCE_DIR}/tests")
            target_compile_definitions(test_${room} PRIVATE
                NIMBOARD_SOURCE_DIR="${PROJECT_SOURCE_DIR}" NIMBOARD_BINARY_DIR="${PROJECT_BINARY_DIR}"
                NIMBOARD_VERSION="${PROJECT_VERSION}")
            target_link_libraries(test_${room} PRIVATE
                ${native_libraries} cli11 nlohmann_json nimboard_flags GTest::gtest_main)
            gtest_discover_tests(test_${room} TEST_PREFIX "${room}." DISCOVERY_TIMEOUT 60)
            if(TARGET nimboard)
                add_dependencies(test_${room} nimboard)
            endif()
        endif()
    endforeach()
    # A folder whose tests need more than that says so in a tests.cmake of its own.
    file(GLOB more CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/tests/*/tests.cmake")
    foreach(file IN LISTS more)
        include("${file}")
    endforeach()
else()
    message(STATUS "GoogleTest not found: no native tests. Debian: apt install libgtest-dev.")
endif()

# Rules of the house, and of build.sh itself: plain scripts, no build needed.
if(EXISTS "${PROJECT_SOURCE_DIR}/tests/house")
    add_test(NAME house.walls COMMAND "${NIMBOARD_PYTHON}" "${PROJECT_SOURCE_DIR}/tests/house/walls.py" "${PROJECT_SOURCE_DIR}")
    add_test(NAME house.walls_catch COMMAND "${NIMBOARD_PYTHON}" "${PROJECT_SOURCE_DIR}/tests/house/test_walls.py")
endif()
file(GLOB script_tests CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/tests/build/test_*.sh" "${PROJECT_SOURCE_DIR}/tests/cli/test_*.sh")
foreach(script IN LISTS script_tests)
    cmake_path(GET script STEM stem)
    cmake_path(GET script PARENT_PATH folder)
    cmake_path(GET folder FILENAME folder)
    add_test(NAME ${folder}.${stem} COMMAND bash "${script}")
    set_tests_properties(${folder}.${stem} PROPERTIES
        ENVIRONMENT "NIMBOARD=$<IF:$<TARGET_EXISTS:nimboard>,${PROJECT_BINARY_DIR}/nimboard,>;PYTHON=${NIMBOARD_PYTHON}")
endforeach()

# The benchmarks, one program; only the loop that stands for "written for this very processor" is compiled for it.
file(GLOB benches CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/tests/bench/*.cpp")
if(benches)
    add_executable(bench EXCLUDE_FROM_ALL ${benches})
    target_include_directories(bench PRIVATE "${PROJECT_SOURCE_DIR}/tests")
    target_link_libraries(bench PRIVATE nimboard_core nimboard_flags)
    set_source_files_properties("${PROJECT_SOURCE_DIR}/tests/bench/xor_native.cpp" PROPERTIES COMPILE_OPTIONS -march=native)
    set_target_properties(bench PROPERTIES RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/bench")
endif()
