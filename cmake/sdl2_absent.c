/* What SDL2 and Dear ImGui's SDL2 backend refer to and this build leaves out: no game controllers, no 2D renderer,
   and no table of all GL functions by name, which would pull every one of WebGL's wrappers into the JavaScript. */
#include <SDL.h>

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
