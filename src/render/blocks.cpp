#include "render/blocks.h"

#include <GLES3/gl3.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdio>

#include "render/shaders.h"

namespace nimboard::render {
namespace {

GLuint compile(GLenum kind, const char* source) {
    const GLuint shader = glCreateShader(kind);
    glShaderSource(shader, 1, &source, nullptr);
    glCompileShader(shader);
    GLint good = GL_FALSE;
    glGetShaderiv(shader, GL_COMPILE_STATUS, &good);
    if (good == GL_TRUE) return shader;
    char log[512];
    glGetShaderInfoLog(shader, sizeof log, nullptr, log);
    std::fputs("nimboard: shader: ", stderr);
    std::fputs(log, stderr);
    std::fputs("\n", stderr);
    glDeleteShader(shader);
    return 0;
}

GLuint link(GLuint vertex, GLuint fragment) {
    const GLuint program = glCreateProgram();
    glAttachShader(program, vertex);
    glAttachShader(program, fragment);
    glLinkProgram(program);
    glDeleteShader(vertex);
    glDeleteShader(fragment);
    GLint good = GL_FALSE;
    glGetProgramiv(program, GL_LINK_STATUS, &good);
    if (good == GL_TRUE) return program;
    glDeleteProgram(program);
    return 0;
}

void attribute(GLuint index, GLint size, GLenum type, GLboolean normalized, GLsizei stride, std::size_t offset) {
    glEnableVertexAttribArray(index);
    glVertexAttribPointer(index, size, type, normalized, stride, reinterpret_cast<const void*>(offset));
    glVertexAttribDivisor(index, 1);
}

}  // namespace

bool Blocks::create() {
    draw_calls_ = 0;
    const GLuint vertex = compile(GL_VERTEX_SHADER, shaders::block_vert);
    const GLuint fragment = compile(GL_FRAGMENT_SHADER, shaders::block_frag);
    program_ = vertex != 0 && fragment != 0 ? link(vertex, fragment) : 0;
    if (program_ == 0) return false;
    u_canvas_ = glGetUniformLocation(program_, "u_canvas");
    u_origin_ = glGetUniformLocation(program_, "u_origin");
    u_ratio_ = glGetUniformLocation(program_, "u_ratio");
    u_clip_ = glGetUniformLocation(program_, "u_clip");
    u_stone_radius_ = glGetUniformLocation(program_, "u_stone_radius");

    glGenVertexArrays(1, &array_);
    glGenBuffers(1, &buffer_);
    glBindVertexArray(array_);
    glBindBuffer(GL_ARRAY_BUFFER, buffer_);
    constexpr GLsizei stride = sizeof(Instance);
    attribute(0, 4, GL_FLOAT, GL_FALSE, stride, offsetof(Instance, x));
    attribute(1, 2, GL_UNSIGNED_SHORT, GL_FALSE, stride, offsetof(Instance, nx));
    attribute(2, 4, GL_UNSIGNED_BYTE, GL_FALSE, stride, offsetof(Instance, kind));
    attribute(3, 4, GL_UNSIGNED_BYTE, GL_TRUE, stride, offsetof(Instance, colour));
    glBindVertexArray(0);
    glBindBuffer(GL_ARRAY_BUFFER, 0);
    return true;
}

void Blocks::forget() { program_ = array_ = buffer_ = 0; }

void Blocks::set(const scene::Scene& scene, const Placement& placement) {
    placement_ = placement;
    clip_ = scene.clip;
    instances_.clear();
    const auto seen = [](const scene::Rect& r, float right, float bottom, float left, float top) {
        return r.right() > left && r.x < right && r.bottom() > top && r.y < bottom;
    };
    for (const scene::Block& block : scene.blocks) {
        const scene::Rect& r = block.rect;
        if (block.colour.a == 0 || r.w <= 0 || r.h <= 0 || !seen(r, scene.width, scene.height, 0, 0)) continue;
        if (block.clipped && !seen(r, clip_.right(), clip_.bottom(), clip_.x, clip_.y)) continue;
        const float hollow = std::clamp(block.hollow, 0.0F, 1.0F);
        instances_.push_back({r.x, r.y, r.w, r.h, std::max<std::uint16_t>(block.nx, 1),
                              std::max<std::uint16_t>(block.ny, 1), static_cast<std::uint8_t>(block.kind),
                              static_cast<std::uint8_t>(std::lround(hollow * 255)),
                              static_cast<std::uint8_t>(block.clipped ? 1 : 0), 0, block.colour});
    }
}

void Blocks::draw() {
    if (program_ == 0 || instances_.empty()) return;
    const Placement& p = placement_;
    glUseProgram(program_);
    glUniform2f(u_canvas_, p.canvas_width, p.canvas_height);
    glUniform2f(u_origin_, p.x, p.y);
    glUniform1f(u_ratio_, p.ratio);
    glUniform4f(u_clip_, p.x + clip_.x * p.ratio, p.y + clip_.y * p.ratio, p.x + clip_.right() * p.ratio,
                p.y + clip_.bottom() * p.ratio);
    glUniform1f(u_stone_radius_, scene::stone_radius);
    glBindVertexArray(array_);
    glBindBuffer(GL_ARRAY_BUFFER, buffer_);
    glBufferData(GL_ARRAY_BUFFER, static_cast<GLsizeiptr>(instances_.size() * sizeof(Instance)), instances_.data(),
                 GL_STREAM_DRAW);
    glDrawArraysInstanced(GL_TRIANGLE_STRIP, 0, 4, static_cast<GLsizei>(instances_.size()));
    draw_calls_ += 1;
    glBindVertexArray(0);
    glBindBuffer(GL_ARRAY_BUFFER, 0);
    glUseProgram(0);
}

}  // namespace nimboard::render
