// The readers under libFuzzer, from the repository's root:
//   clang++ -std=c++20 -g -fsanitize=fuzzer,address,undefined -Isrc -Itests tests/fuzz/fuzz_readers.cpp \
//     tests/fuzz/readers.cpp src/core/*.cpp -o fuzz_readers
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "fuzz/readers.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    if (const char* broken = nimboard::fuzz::broken_promise(text)) {
        std::fprintf(stderr, "broken promise: %s\n", broken);
        std::abort();
    }
    return 0;
}
