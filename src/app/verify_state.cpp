#include "app/verify_state.h"

#include <algorithm>

namespace nimboard::app {

std::optional<std::uint64_t> positions_to_verify(const core::Game& game, const VerifyState& state) {
    // A sum has no positions of its own: each heap is verified with its game.
    if (!game.parts.empty()) return std::nullopt;
    const auto total = core::positions_to_verify(game, state.heaps, state.largest);
    const bool sieved = game.rules->in_place && !game.rules->ordered && game.rules->heap_rules != nullptr;
    const bool takes_table = sieved || game.rules->name == "nim" || game.rules->name == "misere-nim";
    if (!total || *total > (takes_table ? most_sieved_on_page : most_remembered_on_page)) return std::nullopt;
    return total;
}

void set_verify(VerifyState& state, std::size_t heaps, core::Heap largest) {
    heaps = std::clamp<std::size_t>(heaps, 1, most_heaps_to_verify);
    largest = std::clamp<core::Heap>(largest, 1, largest_to_verify);
    if (heaps == state.heaps && largest == state.largest) return;
    state.heaps = heaps;
    state.largest = largest;
    state.run = nullptr;
    state.running = false;
}

void start_verify(VerifyState& state, const core::Game& game) {
    const std::string name = core::game_name(game);
    if (!state.run || verify_done(state) || state.game != name) {
        core::Claim theorem = core::theorem_of(game, state.largest);
        if (!positions_to_verify(game, state) || !theorem) return;
        state.run = std::make_shared<core::Verifier>(game, state.heaps, state.largest, std::move(theorem));
        state.game = name;
        state.seconds = 0;
    }
    state.running = true;
}

bool tick_verify(VerifyState& state, float dt) {
    if (!state.running || !state.run) return false;
    constexpr float long_frame = 0.03F, short_frame = 0.019F;
    constexpr std::uint64_t least = 1U << 10U, most = 1U << 23U;
    if (dt > long_frame) state.slice = std::max(state.slice / 2, least);
    else if (dt < short_frame) state.slice = std::min(state.slice + state.slice / 4, most);
    state.seconds += dt;
    state.running = state.run->step(state.slice);
    return true;
}

bool verify_done(const VerifyState& state) {
    return state.run && (state.run->done() == state.run->total() || state.run->counterexample());
}

}  // namespace nimboard::app
