# cmake -DOUT=render/shaders.h -DSHADERS=a.vert;b.frag -P EmbedShaders.cmake
# shaders/blocks.vert becomes nimboard::render::shaders::blocks_vert, a zero-terminated string. Comment lines are
# left out: the visitor need not download them.

set(text "// Generated from shaders/.\n#pragma once\n\nnamespace nimboard::render::shaders {\n\n")
foreach(path IN LISTS SHADERS)
    get_filename_component(file "${path}" NAME)
    string(REPLACE "." "_" name "${file}")
    file(READ "${path}" source)
    string(REGEX REPLACE "(^|\n)[ \t]*//[^\n]*" "\\1" source "${source}")
    string(REGEX REPLACE "\n\n+" "\n" source "${source}")
    string(REGEX REPLACE "^\n+" "" source "${source}")
    string(APPEND text "inline constexpr char ${name}[] = R\"glsl(${source})glsl\";\n\n")
endforeach()
string(APPEND text "}  // namespace nimboard::render::shaders\n")
file(WRITE "${OUT}" "${text}")
