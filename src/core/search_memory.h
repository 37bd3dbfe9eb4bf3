// What a search remembers: positions as strings of bytes and who wins there, in two flat arrays.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/position.h"

namespace nimboard::core {

/// Appends a number to a key: 1 byte up to 127, and so on; no number begins with all of another one.
void append_number(std::string& key, Heap number);

/// About 20 bytes for a position of a few small heaps. Keys of at most 4 GB together.
class SearchMemory {
public:
    [[nodiscard]] std::optional<Verdict> find(std::string_view key) const;

    /// Remembers a key that is not there yet.
    void insert(std::string_view key, Verdict verdict);

    [[nodiscard]] std::size_t size() const { return size_; }

private:
    [[nodiscard]] std::size_t slot_of(std::string_view key) const;
    [[nodiscard]] std::string_view key_at(std::uint32_t place) const;
    void grow();

    std::string entries_;               ///< for each its length, its key, its verdict
    std::vector<std::uint32_t> slots_;  ///< places in entries_, plus 1; 0 where nothing is. A power of two, part empty
    std::size_t size_ = 0;
};

}  // namespace nimboard::core
