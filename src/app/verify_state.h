// Verifying on the page: the game on stage, exhaustive search against its theorem, in slices between frames.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "core/verify.h"

namespace nimboard::app {

/// What one page takes on: a byte of memory for each position of a sieve, far more for one that is remembered.
inline constexpr std::uint64_t most_sieved_on_page = std::uint64_t{1} << 26U;
inline constexpr std::uint64_t most_remembered_on_page = 300'000;

inline constexpr std::size_t most_heaps_to_verify = 6;
inline constexpr core::Heap largest_to_verify = 1023;

struct VerifyState {
    std::size_t heaps = 3;
    core::Heap largest = 15;
    std::string game;                      ///< of `run`, as it is written
    std::shared_ptr<core::Verifier> run;   ///< null: nothing was begun
    bool running = false;
    float seconds = 0;                     ///< that `run` has taken
};

/// Heaps in the range: of a sum those on stage, one for each part.
[[nodiscard]] std::size_t heaps_to_verify(const core::Game& game, const VerifyState& state);

/// Positions in the range, or nothing when the page does not take so many.
[[nodiscard]] std::optional<std::uint64_t> positions_to_verify(const core::Game& game, const VerifyState& state);

/// Another range, clamped to what can be asked; forgets what was begun for the one before.
void set_verify(VerifyState& state, std::size_t heaps, core::Heap largest);

/// Begins anew, or goes on with what was stopped. Nothing when the range is too large.
void start_verify(VerifyState& state, const core::Game& game);

/// Searches for about as long as the page's own part of a frame takes, given the `dt` seconds that the last one took in
/// all: on a slow machine, where frames are long, so are the slices. True while there is more to do.
bool tick_verify(VerifyState& state, float dt);

/// All of the range was searched, or a counterexample was found.
[[nodiscard]] bool verify_done(const VerifyState& state);

}  // namespace nimboard::app
