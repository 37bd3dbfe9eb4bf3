# How everything is compiled and linked under emcc. Included before any target.

# Size first: the page is downloaded once and draws little.
set(CMAKE_CXX_FLAGS_RELEASE "-Oz -DNDEBUG")
set(CMAKE_C_FLAGS_RELEASE "-Oz -DNDEBUG")
add_compile_options($<$<COMPILE_LANGUAGE:CXX>:-fno-exceptions> $<$<COMPILE_LANGUAGE:CXX>:-fno-rtti>)

# What a class waits for is compiled for speed: the judge, Grundy tables, exhaustive search. (Emscripten 3.1.6 would go on
# with what it chose for -Oz.)
foreach(name judge word grundy grundy_scan grundy_sparse verify search search_memory)
    set_source_files_properties("${PROJECT_SOURCE_DIR}/src/core/${name}.cpp" PROPERTIES COMPILE_OPTIONS "-O3;-finline-functions")
endforeach()
# Options at a glance are for wide registers; all browsers that the page is for have them (MIN_…_VERSION below).
set_property(SOURCE "${PROJECT_SOURCE_DIR}/src/core/grundy_scan.cpp" APPEND PROPERTY COMPILE_OPTIONS "-msimd128")

# Debian's package of Emscripten 6 cannot link with LTO (__cxa_increment_exception_refcount is undefined), so LTO is
# tried once and left out where it fails.
option(NIMBOARD_LTO "Link-time optimisation in the web build, where the toolchain can" ON)
if(NIMBOARD_LTO AND NOT DEFINED NIMBOARD_LTO_WORKS)
    set(probe "${PROJECT_BINARY_DIR}/lto-probe")
    file(WRITE "${probe}/probe.cpp" "#include <memory>\n#include <string>\nint main(int c, char** v) { auto s = std::make_shared<std::string>(v[0]); return static_cast<int>(s->size()) + c; }\n")
    message(STATUS "Trying link-time optimisation")
    execute_process(
        COMMAND "${CMAKE_CXX_COMPILER}" -std=c++20 -Os -flto -fno-exceptions -fno-rtti probe.cpp -o probe.js
        WORKING_DIRECTORY "${probe}" RESULT_VARIABLE failed OUTPUT_QUIET ERROR_QUIET)
    if(failed)
        set(NIMBOARD_LTO_WORKS OFF CACHE INTERNAL "")
    else()
        set(NIMBOARD_LTO_WORKS ON CACHE INTERNAL "")
    endif()
    message(STATUS "Trying link-time optimisation - ${NIMBOARD_LTO_WORKS}")
endif()
if(NIMBOARD_LTO AND NIMBOARD_LTO_WORKS)
    add_compile_options(-flto)
    add_link_options(-flto)
endif()

# nimboard_stack_setting(VARIABLE): what the size of the stack is called.
function(nimboard_stack_setting variable)
    set(${variable} STACK_SIZE PARENT_SCOPE)
    if(EMSCRIPTEN_VERSION VERSION_LESS 3.1.25)
        set(${variable} TOTAL_STACK PARENT_SCOPE)
    endif()
endfunction()

# nimboard_web_link(TARGET): the link flags of the page's program. Functions for JavaScript are EMSCRIPTEN_KEEPALIVE.
function(nimboard_web_link target)
    nimboard_stack_setting(stack_setting)
    target_link_options(${target} PRIVATE
        -sENVIRONMENT=web
        -sMODULARIZE=1 -sEXPORT_NAME=createNimboard
        -sMIN_WEBGL_VERSION=2 -sMAX_WEBGL_VERSION=2
        -sALLOW_MEMORY_GROWTH=1 -sMALLOC=emmalloc
        # Explicit: the default is 5 MB on 3.1.6 and 64 KB on newer ones.
        -s${stack_setting}=1048576
        -sFILESYSTEM=0
        -sDYNAMIC_EXECUTION=0
        -sSUPPORT_LONGJMP=0
        -sEXIT_RUNTIME=0
        -sINCOMING_MODULE_JS_API=canvas,wasmBinary,instantiateWasm,locateFile,print,printErr,onAbort
        # Browsers that have DecompressionStream: no code for older ones.
        -sMIN_CHROME_VERSION=103 -sMIN_FIREFOX_VERSION=113 -sMIN_SAFARI_VERSION=160400 -sPOLYFILL=0 -sTEXTDECODER=2
        -sGL_TRACK_ERRORS=0
        # Names of functions, for tools/split.mjs, which takes them out again.
        --profiling-funcs)
endfunction()
