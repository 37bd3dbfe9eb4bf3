# The tests of i18n that are more than a GoogleTest program of the room: the generator, the formatter on messages of
# the test's own, and the calls that must not compile.

set(probe "${PROJECT_BINARY_DIR}/tests/i18n_probe")
set(probe_locales "${CMAKE_CURRENT_LIST_DIR}/probe/locales")
add_custom_command(
    OUTPUT "${probe}/i18n/keys.h" "${probe}/i18n/builders.cpp" "${probe}/i18n/tables.cpp"
    COMMAND "${NIMBOARD_PYTHON}" "${PROJECT_SOURCE_DIR}/tools/gen_i18n.py" --locales "${probe_locales}" --out "${probe}/i18n"
    DEPENDS "${PROJECT_SOURCE_DIR}/tools/gen_i18n.py" "${probe_locales}/en.json" "${probe_locales}/zh-Hans.json"
    VERBATIM)
add_executable(test_i18n_probe
    "${CMAKE_CURRENT_LIST_DIR}/probe/format_test.cpp" "${PROJECT_SOURCE_DIR}/src/i18n/message.cpp"
    "${PROJECT_SOURCE_DIR}/src/i18n/lang.cpp" "${probe}/i18n/builders.cpp"
    "${probe}/i18n/tables.cpp" "${probe}/i18n/keys.h")
target_include_directories(test_i18n_probe PRIVATE "${probe}" "${PROJECT_SOURCE_DIR}/src")
target_link_libraries(test_i18n_probe PRIVATE nimboard_flags GTest::gtest_main)
gtest_discover_tests(test_i18n_probe TEST_PREFIX "i18n." DISCOVERY_TIMEOUT 60)

add_test(NAME i18n.generator COMMAND "${NIMBOARD_PYTHON}" "${CMAKE_CURRENT_LIST_DIR}/test_gen_i18n.py")

# No case at all must compile, or the others would prove nothing.
function(nimboard_compile_test name definition fails)
    add_test(NAME i18n.${name} COMMAND
        "${CMAKE_CXX_COMPILER}" -std=c++20 -Werror -fsyntax-only ${definition}
        "-I${probe}" "-I${PROJECT_SOURCE_DIR}/src" "${PROJECT_SOURCE_DIR}/tests/i18n/must_not_compile/cases.cpp")
    set_tests_properties(i18n.${name} PROPERTIES WILL_FAIL ${fails})
endfunction()
nimboard_compile_test(good_call_compiles "" FALSE)
foreach(case IN ITEMS KEY_THAT_DOES_NOT_EXIST MISSING_ARGUMENT ARGUMENT_TOO_MANY ARGUMENT_THAT_IS_NO_ARGUMENT
        ENUMERATOR_THAT_DOES_NOT_EXIST RESULT_THROWN_AWAY)
    string(TOLOWER "${case}" name)
    nimboard_compile_test(must_not_compile_${name} "-DCASE_${case}" TRUE)
endforeach()
