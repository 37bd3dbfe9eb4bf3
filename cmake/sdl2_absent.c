/* What SDL2 and Dear ImGui's SDL2 backend refer to and this build leaves out: no game controllers, no 2D renderer, no
   pictures in memory (cursors are the browser's, the stage is drawn by WebGL), no recorded gestures, no conversion of
   character sets, and no table of all GL functions by name, which would pull every one of WebGL's wrappers into the
   JavaScript. */
#include <SDL.h>

SDL_Surface *SDL_CreateRGBSurface(Uint32 flags, int width, int height, int depth, Uint32 r, Uint32 g, Uint32 b, Uint32 a)
{
    (void)flags, (void)width, (void)height, (void)depth, (void)r, (void)g, (void)b, (void)a;
    return NULL;
}

SDL_Surface *SDL_CreateRGBSurfaceFrom(void *pixels, int width, int height, int depth, int pitch, Uint32 r, Uint32 g,
                                      Uint32 b, Uint32 a)
{
    (void)pixels, (void)width, (void)height, (void)depth, (void)pitch, (void)r, (void)g, (void)b, (void)a;
    return NULL;
}

SDL_Surface *SDL_ConvertSurfaceFormat(SDL_Surface *surface, Uint32 format, Uint32 flags)
{
    (void)surface, (void)format, (void)flags;
    return NULL;
}

void SDL_FreeSurface(SDL_Surface *surface)
{
    (void)surface;
}

SDL_bool SDL_PixelFormatEnumToMasks(Uint32 format, int *bits, Uint32 *r, Uint32 *g, Uint32 *b, Uint32 *a)
{
    (void)format, (void)bits, (void)r, (void)g, (void)b, (void)a;
    return SDL_FALSE;
}

void SDL_CalculateGammaRamp(float gamma, Uint16 *ramp)
{
    (void)gamma, (void)ramp;
}

int Emscripten_CreateWindowFramebuffer(void *device, SDL_Window *window, Uint32 *format, void **pixels, int *pitch)
{
    (void)device, (void)window, (void)format, (void)pixels, (void)pitch;
    return -1;
}

int Emscripten_UpdateWindowFramebuffer(void *device, SDL_Window *window, const SDL_Rect *rects, int count)
{
    (void)device, (void)window, (void)rects, (void)count;
    return -1;
}

void Emscripten_DestroyWindowFramebuffer(void *device, SDL_Window *window)
{
    (void)device, (void)window;
}

char *SDL_iconv_string(const char *to, const char *from, const char *text, size_t size)
{
    (void)to, (void)from, (void)text, (void)size;
    return NULL;
}

int SDL_GestureAddTouch(SDL_TouchID touch)
{
    (void)touch;
    return 0;
}

int SDL_GestureDelTouch(SDL_TouchID touch)
{
    (void)touch;
    return 0;
}

void SDL_GestureProcessEvent(SDL_Event *event)
{
    (void)event;
}

void SDL_GestureQuit(void)
{
}

SDL_bool SDL_IsGameController(int index)
{
    (void)index;
    return SDL_FALSE;
}

SDL_GameController *SDL_GameControllerOpen(int index)
{
    (void)index;
    return NULL;
}

void SDL_GameControllerClose(SDL_GameController *controller)
{
    (void)controller;
}

Sint16 SDL_GameControllerGetAxis(SDL_GameController *controller, SDL_GameControllerAxis axis)
{
    (void)controller;
    (void)axis;
    return 0;
}

Uint8 SDL_GameControllerGetButton(SDL_GameController *controller, SDL_GameControllerButton button)
{
    (void)controller;
    (void)button;
    return 0;
}

int SDL_GetRendererOutputSize(SDL_Renderer *renderer, int *width, int *height)
{
    (void)renderer;
    *width = *height = 0;
    return -1;
}

void *eglGetProcAddress(const char *name)
{
    (void)name;
    return NULL;
}
