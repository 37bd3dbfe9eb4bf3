# Flags of our own code: warnings are errors. Third-party code gets none of these.

add_library(nimboard_flags INTERFACE)
target_compile_options(nimboard_flags INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Werror
    # g++ 12 sees overlapping copies in std::string where there are none (GCC bug 105651).
    $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>)

# Rooms never throw, so that the web build can do without exceptions; the native build holds them to it.
add_library(nimboard_room_flags INTERFACE)
target_compile_options(nimboard_room_flags INTERFACE $<$<COMPILE_LANGUAGE:CXX>:-fno-exceptions>)

if(NIMBOARD_SANITIZE AND NOT EMSCRIPTEN)
    add_compile_options(-fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer -g)
    add_link_options(-fsanitize=address,undefined)
endif()
