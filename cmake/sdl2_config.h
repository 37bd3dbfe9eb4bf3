/* Read before each of SDL2's sources: its own configuration for Emscripten, without the C library's formatted printing
   and reading of numbers. These bring arithmetic of 128 bits into the page; SDL2 has smaller ones of its own. */
#include <SDL_config.h>

#undef HAVE_VSNPRINTF
#undef HAVE_VSSCANF
#undef HAVE_STRTOD
#undef HAVE_ATOF
