# Dear ImGui and SDL2 as static libraries, from source trees:
#   NIMBOARD_IMGUI_DIR, NIMBOARD_SDL2_DIR (cache or environment): trees to use as they are. build.sh sets them.
#   Otherwise the upstream repositories at pinned commits, by FetchContent.
# This code is not ours: it gets no warnings. Only what a canvas with WebGL2 needs is compiled.

set(NIMBOARD_IMGUI_COMMIT 45acd5e0e82f4c954432533ae9985ff0e1aad6d5)  # v1.92.2b
set(NIMBOARD_SDL2_COMMIT ac13ca9ab691e13e8eebe9684740ddcb0d716203)   # release-2.26.5

# nimboard_source(NAME REPOSITORY COMMIT PROOF): sets NAME_DIR; PROOF is a file that such a tree has.
function(nimboard_source name repository commit proof)
    set(variable NIMBOARD_${name}_DIR)
    if(DEFINED ENV{${variable}} AND NOT ${variable})
        set(${variable} "$ENV{${variable}}" CACHE PATH "Source tree of ${name}" FORCE)
    endif()
    set(tree "${${variable}}")
    if(NOT tree)
        include(FetchContent)
        string(TOLOWER "${name}_source" content)
        # A SOURCE_SUBDIR without a CMakeLists.txt: fetch the files, run nobody else's build.
        FetchContent_Declare(${content} GIT_REPOSITORY "${repository}" GIT_TAG "${commit}" SOURCE_SUBDIR none)
        FetchContent_MakeAvailable(${content})
        set(tree "${${content}_SOURCE_DIR}")
    endif()
    if(NOT EXISTS "${tree}/${proof}")
        message(FATAL_ERROR "${variable}: ${tree} has no ${proof}.")
    endif()
    message(STATUS "${name}: ${tree}")
    set(${name}_DIR "${tree}" PARENT_SCOPE)
endfunction()

nimboard_source(IMGUI https://github.com/ocornut/imgui.git ${NIMBOARD_IMGUI_COMMIT} imgui.h)
nimboard_source(SDL2 https://github.com/libsdl-org/SDL.git ${NIMBOARD_SDL2_COMMIT} include/SDL_config_emscripten.h)

file(STRINGS "${IMGUI_DIR}/imgui.h" line REGEX "^#define IMGUI_VERSION_NUM")
if(NOT line MATCHES "192[0-9][0-9]")
    message(FATAL_ERROR "Dear ImGui 1.92 is needed (glyphs of any size on demand); ${IMGUI_DIR} says: ${line}")
endif()

# SDL2 --------------------------------------------------------------------------------------------------------------
# Its own ready configuration for Emscripten, less what is switched off here; none of its configure checks run.
set(sdl2_sources
    SDL.c SDL_assert.c SDL_dataqueue.c SDL_error.c SDL_guid.c SDL_hints.c SDL_list.c SDL_log.c SDL_utils.c
    atomic/SDL_atomic.c atomic/SDL_spinlock.c cpuinfo/SDL_cpuinfo.c
    events/SDL_clipboardevents.c events/SDL_displayevents.c events/SDL_dropevents.c events/SDL_events.c
    events/SDL_keyboard.c events/SDL_keysym_to_scancode.c events/SDL_mouse.c events/SDL_quit.c
    events/SDL_scancode_tables.c events/SDL_touch.c events/SDL_windowevents.c
    file/SDL_rwops.c loadso/dummy/SDL_sysloadso.c
    stdlib/SDL_crc16.c stdlib/SDL_crc32.c stdlib/SDL_getenv.c stdlib/SDL_malloc.c
    stdlib/SDL_qsort.c stdlib/SDL_stdlib.c stdlib/SDL_string.c stdlib/SDL_strtokr.c
    thread/SDL_thread.c thread/generic/SDL_syscond.c thread/generic/SDL_sysmutex.c thread/generic/SDL_syssem.c
    thread/generic/SDL_systhread.c thread/generic/SDL_systls.c
    timer/SDL_timer.c timer/unix/SDL_systimer.c
    video/SDL_clipboard.c video/SDL_egl.c video/SDL_rect.c video/SDL_video.c
    video/emscripten/SDL_emscriptenevents.c video/emscripten/SDL_emscriptenmouse.c video/emscripten/SDL_emscriptenopengles.c
    video/emscripten/SDL_emscriptenvideo.c)
list(TRANSFORM sdl2_sources PREPEND "${SDL2_DIR}/src/")
add_library(sdl2 STATIC ${sdl2_sources} "${PROJECT_SOURCE_DIR}/cmake/sdl2_absent.c")
target_include_directories(sdl2 SYSTEM PUBLIC "${SDL2_DIR}/include" PRIVATE "${SDL2_DIR}/src")
target_compile_definitions(sdl2 PRIVATE
    SDL_AUDIO_DISABLED=1 SDL_JOYSTICK_DISABLED=1 SDL_SENSOR_DISABLED=1 SDL_POWER_DISABLED=1 SDL_LOADSO_DISABLED=1
    SDL_FILESYSTEM_DISABLED=1 SDL_LEAN_AND_MEAN=1 fprintf=nimboard_fprintf)
# SDL's own formatted printing and reading, which are far smaller than the C library's.
target_compile_options(sdl2 PRIVATE -w -include "${PROJECT_SOURCE_DIR}/cmake/sdl2_config.h")

# Dear ImGui --------------------------------------------------------------------------------------------------------
add_library(imgui STATIC
    "${IMGUI_DIR}/imgui.cpp" "${IMGUI_DIR}/imgui_draw.cpp" "${IMGUI_DIR}/imgui_widgets.cpp"
    "${PROJECT_SOURCE_DIR}/cmake/imgui_absent.cpp")
target_include_directories(imgui SYSTEM PUBLIC "${IMGUI_DIR}")
target_include_directories(imgui PUBLIC "${PROJECT_SOURCE_DIR}/cmake")
target_compile_definitions(imgui PUBLIC IMGUI_USER_CONFIG="imgui_config.h")
target_compile_options(imgui PRIVATE -w -fno-exceptions -fno-rtti)
# A few lines in place of the C library's 20 KB: see imgui_absent.cpp.
set(short_printing sscanf=nimboard_sscanf snprintf=nimboard_snprintf fprintf=nimboard_fprintf)
set_source_files_properties("${IMGUI_DIR}/imgui.cpp" "${IMGUI_DIR}/imgui_widgets.cpp" PROPERTIES COMPILE_DEFINITIONS "${short_printing}")

add_library(imgui_backends STATIC
    "${IMGUI_DIR}/backends/imgui_impl_sdl2.cpp" "${IMGUI_DIR}/backends/imgui_impl_opengl3.cpp")
target_include_directories(imgui_backends SYSTEM PUBLIC "${IMGUI_DIR}/backends")
target_link_libraries(imgui_backends PUBLIC imgui sdl2)
target_compile_definitions(imgui_backends PRIVATE IMGUI_IMPL_OPENGL_ES3 ${short_printing})
# The SDL2 backend's EM_JS needs EMSCRIPTEN_KEEPALIVE, which emcc 3.1.6 defines only here.
target_compile_options(imgui_backends PRIVATE -w -fno-exceptions -fno-rtti -include emscripten/emscripten.h)
