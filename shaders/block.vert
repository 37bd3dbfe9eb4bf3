#version 300 es
// One quad for each block of stones, in device pixels of the canvas; y grows downwards.
uniform vec2 u_canvas;  // device pixels
uniform vec2 u_origin;  // of the scene on the canvas, device pixels
uniform float u_ratio;  // device pixels for each pixel of the scene

layout(location = 0) in vec4 a_rect;    // left, top, width, height, pixels of the scene
layout(location = 1) in vec2 a_stones;  // columns, rows
layout(location = 2) in vec4 a_style;   // kind, hollow 0 to 1, clipped 0 or 1, unused
layout(location = 3) in vec4 a_colour;

out vec2 v_place;  // device pixels within the block
out vec2 v_at;     // device pixels on the canvas
flat out vec2 v_size;
flat out vec2 v_stones;
flat out vec3 v_style;
flat out vec4 v_colour;

void main() {
    vec2 corner = vec2(float(gl_VertexID & 1), float(gl_VertexID >> 1));
    vec2 size = a_rect.zw * u_ratio;
    // One pixel more on every side leaves room for the soft edge.
    v_place = corner * (size + 2.0) - 1.0;
    v_at = u_origin + a_rect.xy * u_ratio + v_place;
    v_size = size;
    v_stones = a_stones;
    v_style = vec3(a_style.x, a_style.y / 255.0, a_style.z);
    v_colour = a_colour;
    vec2 ndc = v_at / u_canvas * 2.0 - 1.0;
    gl_Position = vec4(ndc.x, -ndc.y, 0.0, 1.0);
}
