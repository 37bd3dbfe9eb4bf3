#include "app/verify_state.h"

#include <algorithm>
#include <chrono>

namespace nimboard::app {

std::size_t heaps_to_verify(const core::Game& game, const VerifyState& state) {
    return game.parts.empty() ? state.heaps : game.parts.size();
}

std::optional<std::uint64_t> positions_to_verify(const core::Game& game, const VerifyState& state) {
    const auto total = core::positions_to_verify(game, heaps_to_verify(game, state), state.largest);
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
        state.run = std::make_shared<core::Verifier>(game, heaps_to_verify(game, state), state.largest, std::move(theorem));
        state.game = name;
        state.seconds = 0;
    }
    state.running = true;
}

bool tick_verify(VerifyState& state, float dt) {
    if (!state.running || !state.run) return false;
    using Clock = std::chrono::steady_clock;
    constexpr float shortest = 0.008F, longest = 0.06F;
    constexpr std::uint64_t between_looks_at_the_clock = 1U << 12U;
    const std::chrono::duration<float> time{std::clamp(dt / 2, shortest, longest)};
    const Clock::time_point begun = Clock::now();
    state.seconds += dt;
    do state.running = state.run->step(between_looks_at_the_clock);
    while (state.running && Clock::now() - begun < time);
    return true;
}

bool verify_done(const VerifyState& state) {
    return state.run && (state.run->done() == state.run->total() || state.run->counterexample());
}

}  // namespace nimboard::app
