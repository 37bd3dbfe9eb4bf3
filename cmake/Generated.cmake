# What is written at build time, under BUILD/generated, and included like any other file of a room:
#   i18n/keys.h, msg/*.h, builders.cpp, tables.cpp   from web/locales/*.json by tools/gen_i18n.py
#   scene/font_data.inc            advance widths from the fonts that are shipped, by tools/fonts.py
#   render/shaders.h               from shaders/*, one string each, by cmake/EmbedShaders.cmake
# Sets NIMBOARD_GENERATED_DIR, NIMBOARD_GENERATED_TARGETS and NIMBOARD_GENERATED_SOURCES_<room>.

set(NIMBOARD_GENERATED_DIR "${PROJECT_BINARY_DIR}/generated")
file(MAKE_DIRECTORY "${NIMBOARD_GENERATED_DIR}")
set(NIMBOARD_GENERATED_TARGETS)

# The system's own Python comes first: it is the one whose fontTools the package manager installs.
set(NIMBOARD_PYTHON "" CACHE FILEPATH "Python 3 with fontTools; found by itself when empty")
if(NOT NIMBOARD_PYTHON)
    find_program(python_on_path NAMES python3 NO_CACHE)
    foreach(candidate IN ITEMS /usr/bin/python3 "${python_on_path}")
        if(candidate AND EXISTS "${candidate}")
            execute_process(COMMAND "${candidate}" -c "import fontTools" RESULT_VARIABLE failed OUTPUT_QUIET ERROR_QUIET)
            if(NOT failed)
                set(NIMBOARD_PYTHON "${candidate}" CACHE FILEPATH "" FORCE)
                break()
            endif()
        endif()
    endforeach()
endif()
if(NOT NIMBOARD_PYTHON)
    message(FATAL_ERROR "No python3 with fontTools. Debian: apt install python3-fonttools. Elsewhere: pip install fonttools.")
endif()

file(GLOB NIMBOARD_LOCALES CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/web/locales/*.json")

if(EXISTS "${PROJECT_SOURCE_DIR}/tools/gen_i18n.py")
    set(out "${NIMBOARD_GENERATED_DIR}/i18n")
    # The page loads other languages when they are wanted, from texts/*.txt; the command has them all.
    set(english_only)
    set(short_metrics)
    if(EMSCRIPTEN)
        set(english_only --english-only)
        set(short_metrics --short)
    endif()
    # One header for each section, which is what a key begins with. A new section is seen by configuring again.
    set(english "${PROJECT_SOURCE_DIR}/web/locales/en.json")
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${english}")
    file(STRINGS "${english}" sections REGEX "^ *\"[a-z0-9_]+[.]")
    list(TRANSFORM sections REPLACE "^ *\"([a-z0-9_]+)[.].*" "\\1")
    list(REMOVE_DUPLICATES sections)
    list(TRANSFORM sections REPLACE "(.+)" "${out}/msg/\\1.h" OUTPUT_VARIABLE section_headers)
    add_custom_command(
        OUTPUT "${out}/keys.h" "${out}/builders.cpp" "${out}/tables.cpp" ${section_headers}
        COMMAND "${NIMBOARD_PYTHON}" "${PROJECT_SOURCE_DIR}/tools/gen_i18n.py"
                --locales "${PROJECT_SOURCE_DIR}/web/locales" --out "${out}" ${english_only}
        DEPENDS "${PROJECT_SOURCE_DIR}/tools/gen_i18n.py" ${NIMBOARD_LOCALES}
        COMMENT "Generating message keys and tables" VERBATIM)
    add_custom_target(nimboard_generate_i18n DEPENDS "${out}/keys.h")
    list(APPEND NIMBOARD_GENERATED_TARGETS nimboard_generate_i18n)
    set(NIMBOARD_GENERATED_SOURCES_i18n "${out}/builders.cpp" "${out}/tables.cpp")
endif()

if(EXISTS "${PROJECT_SOURCE_DIR}/tools/fonts.py")
    set(out "${NIMBOARD_GENERATED_DIR}/scene/font_data.inc")
    add_custom_command(
        OUTPUT "${out}"
        COMMAND "${NIMBOARD_PYTHON}" "${PROJECT_SOURCE_DIR}/tools/fonts.py" metrics
                --locales "${PROJECT_SOURCE_DIR}/web/locales" --out "${out}" ${short_metrics}
        DEPENDS "${PROJECT_SOURCE_DIR}/tools/fonts.py" ${NIMBOARD_LOCALES}
        COMMENT "Measuring the fonts" VERBATIM)
    add_custom_target(nimboard_generate_fonts DEPENDS "${out}")
    list(APPEND NIMBOARD_GENERATED_TARGETS nimboard_generate_fonts)
endif()

file(GLOB shaders CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/shaders/*.vert" "${PROJECT_SOURCE_DIR}/shaders/*.frag")
if(shaders)
    set(out "${NIMBOARD_GENERATED_DIR}/render/shaders.h")
    add_custom_command(
        OUTPUT "${out}"
        COMMAND "${CMAKE_COMMAND}" "-DOUT=${out}" "-DSHADERS=${shaders}" -P "${PROJECT_SOURCE_DIR}/cmake/EmbedShaders.cmake"
        DEPENDS "${PROJECT_SOURCE_DIR}/cmake/EmbedShaders.cmake" ${shaders}
        COMMENT "Embedding shaders" VERBATIM)
    add_custom_target(nimboard_generate_shaders DEPENDS "${out}")
    list(APPEND NIMBOARD_GENERATED_TARGETS nimboard_generate_shaders)
endif()
