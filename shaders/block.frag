#version 300 es
// A block of stones: round stones on a grid, a dotted tile, or a plain rounded rectangle, each with a soft edge of
// one device pixel. A block of 8,192 stones costs what one stone costs.
precision highp float;

uniform vec4 u_clip;          // left, top, right, bottom of the scrolling part, device pixels
uniform float u_ratio;
uniform float u_stone_radius; // as a part of a stone's cell

in vec2 v_place;
in vec2 v_at;
flat in vec2 v_size;
flat in vec2 v_stones;
flat in vec3 v_style;
flat in vec4 v_colour;
out vec4 colour;

// Signed distance to a rounded rectangle of half size `half_size`, centred at 0.
float rounded(vec2 p, vec2 half_size, float radius) {
    vec2 q = abs(p) - half_size + radius;
    return length(max(q, 0.0)) + min(max(q.x, q.y), 0.0) - radius;
}

float cover(float distance_outside) { return clamp(0.5 - distance_outside, 0.0, 1.0); }

// Coverage by round stones; `shade` is -1 at the foot of a stone and 1 at its head.
float stones(float hollow, out float shade) {
    vec2 cell = v_size / v_stones;
    float pitch = min(cell.x, cell.y);
    float radius = u_stone_radius * pitch;
    vec2 inside = clamp(v_place, vec2(0.0), v_size - 0.001);
    vec2 p = v_place - (floor(inside / cell) + 0.5) * cell;
    float d = length(p);
    shade = clamp(-p.y / radius, -1.0, 1.0);
    float ring = max(1.6 * u_ratio, 0.17 * radius);
    float hole = hollow * max(radius - ring, 0.0);
    float disc = cover(d - radius) * (1.0 - cover(d - hole) * step(0.001, hollow));
    // Below about two device pixels single stones would shimmer: fade to the average grey of the grid.
    float average = 3.1416 * (radius * radius - hole * hole) / (cell.x * cell.y);
    float box = cover(rounded(v_place - 0.5 * v_size, 0.5 * v_size, 0.0));
    return mix(average * box, disc, smoothstep(1.6, 3.2, pitch));
}

void main() {
    float hollow = v_style.y;
    float shade = 0.0;
    float alpha;
    vec3 base = v_colour.rgb;
    if (v_style.x < 0.5) {
        alpha = stones(hollow, shade);
        shade *= smoothstep(5.0, 12.0, min(v_size.x / v_stones.x, v_size.y / v_stones.y)) * (1.0 - hollow);
        base *= 1.0 + 0.055 * shade;
    } else {
        float side = min(v_size.x, v_size.y);
        bool dotted = v_style.x < 1.5;
        float radius = dotted ? min(8.0 * u_ratio, 0.22 * side) : min(3.0 * u_ratio, 0.2 * side);
        float d = rounded(v_place - 0.5 * v_size, 0.5 * v_size, radius);
        float rim = cover(d) - cover(d + max(1.6 * u_ratio, 0.05 * side));
        alpha = mix(cover(d), rim, hollow);
        if (dotted && hollow < 0.5) {
            float pitch = 7.0 * u_ratio;
            vec2 p = mod(v_place - 0.5 * mod(v_size, vec2(pitch)), vec2(pitch)) - 0.5 * pitch;
            float dot_cover = cover(length(p) - 1.5 * u_ratio) * cover(d + 3.0 * u_ratio);
            base *= 1.0 - 0.16 * dot_cover;
        }
    }
    if (v_style.z > 0.5) {
        vec2 half_size = 0.5 * (u_clip.zw - u_clip.xy);
        alpha *= cover(rounded(v_at - u_clip.xy - half_size, half_size, 0.0));
    }
    colour = vec4(base, v_colour.a * alpha);
}
