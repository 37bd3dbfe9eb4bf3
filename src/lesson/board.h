// Another position's heaps and columns on stage: a small lesson of its own, at one of its steps.
#pragma once

#include <cstddef>
#include <memory>

namespace nimboard::lesson {

struct Lesson;

struct Board {
    std::shared_ptr<const Lesson> lesson;  ///< never null
    std::size_t step = 0;                  ///< one that it has

    friend bool operator==(const Board&, const Board&) = default;
};

}  // namespace nimboard::lesson
