# The smoke test of the readers: the fuzzer's own function over random text from fixed seeds.
add_executable(test_fuzz "${PROJECT_SOURCE_DIR}/tests/fuzz/smoke_test.cpp" "${PROJECT_SOURCE_DIR}/tests/fuzz/readers.cpp")
target_include_directories(test_fuzz PRIVATE "${PROJECT_SOURCE_DIR}/tests")
target_link_libraries(test_fuzz PRIVATE nimboard_core nimboard_flags GTest::gtest_main)
gtest_discover_tests(test_fuzz TEST_PREFIX "fuzz." DISCOVERY_TIMEOUT 60)
