// Dear ImGui's compile-time options: what the page does not use is not downloaded.
#pragma once

#define IMGUI_DISABLE_OBSOLETE_FUNCTIONS
#define IMGUI_DISABLE_DEMO_WINDOWS
#define IMGUI_DISABLE_DEBUG_TOOLS
#define IMGUI_DISABLE_DEFAULT_FONT             // the fonts are ours: tools/fonts.py
#define IMGUI_DISABLE_FILE_FUNCTIONS           // nothing is read from or written to files
#define IMGUI_DISABLE_DEFAULT_FORMAT_FUNCTIONS  // cmake/imgui_absent.cpp has them
#define IMGUI_DISABLE_DEFAULT_SHELL_FUNCTIONS
