#include "core/search_memory.h"

#include <cstring>

namespace nimboard::core {

void append_number(std::string& key, Heap number) {
    for (; number >= 128; number >>= 7U) key.push_back(static_cast<char>(128 | (number & 127U)));
    key.push_back(static_cast<char>(number));
}

std::string_view SearchMemory::key_at(std::uint32_t place) const {
    std::size_t length = 0;
    unsigned shift = 0;
    while (true) {
        const auto byte = static_cast<unsigned char>(entries_[place++]);
        length |= std::size_t{byte & 127U} << shift;
        shift += 7;
        if (byte < 128) return {entries_.data() + place, length};
    }
}

/// Where the key is, or the empty slot where it would be.
std::size_t SearchMemory::slot_of(std::string_view key) const {
    std::uint64_t hash = key.size();
    std::size_t at = 0;
    for (; at + 8 <= key.size(); at += 8) {
        std::uint64_t eight = 0;
        std::memcpy(&eight, key.data() + at, sizeof eight);
        hash = (hash ^ eight) * 0x9E3779B97F4A7C15U;
        hash ^= hash >> 29U;
    }
    std::uint64_t rest = 0;
    if (at < key.size()) std::memcpy(&rest, key.data() + at, key.size() - at);
    hash = (hash ^ rest) * 0x9E3779B97F4A7C15U;
    hash ^= hash >> 32U;
    std::size_t slot = static_cast<std::size_t>(hash) & (slots_.size() - 1);
    while (slots_[slot] != 0 && key_at(slots_[slot] - 1) != key) slot = (slot + 1) & (slots_.size() - 1);
    return slot;
}

std::optional<Verdict> SearchMemory::find(std::string_view key) const {
    if (slots_.empty()) return std::nullopt;
    const std::uint32_t place = slots_[slot_of(key)];
    if (place == 0) return std::nullopt;
    const std::string_view found = key_at(place - 1);
    return static_cast<Verdict>(*(found.data() + found.size()));
}

void SearchMemory::insert(std::string_view key, Verdict verdict) {
    if (4 * (size_ + 1) > 3 * slots_.size()) grow();
    slots_[slot_of(key)] = static_cast<std::uint32_t>(entries_.size()) + 1;
    append_number(entries_, key.size());
    entries_ += key;
    entries_.push_back(static_cast<char>(verdict));
    ++size_;
}

void SearchMemory::grow() {
    const std::vector<std::uint32_t> before = std::move(slots_);
    slots_.assign(before.empty() ? 64 : 2 * before.size(), 0);
    for (const std::uint32_t place : before) {
        if (place != 0) slots_[slot_of(key_at(place - 1))] = place;
    }
}

}  // namespace nimboard::core
