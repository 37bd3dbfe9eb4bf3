#include "core/verify.h"

#include <algorithm>
#include <utility>

#include "core/search.h"

namespace nimboard::core {
namespace {

/// Can the game be sieved: does each move lower one heap, by what that heap alone allows?
bool is_sieved(const Game& game) {
    const Ruleset& rules = *game.rules;
    const bool one_heap_at_a_time = rules.heap_rules != nullptr || rules.heap_value != nullptr || rules.misere;
    return rules.in_place && !rules.ordered && one_heap_at_a_time;
}

/// Do positions with heaps in ascending order stand for all?
bool is_in_order(const Game& game) {
    return !is_sieved(game) && (!game.rules->ordered || game.rules->misplaced != nullptr);
}

}  // namespace

struct Verifier::State {
    Game game;
    Heap largest = 0;
    Claim claim;
    std::uint64_t total = 0;
    std::uint64_t done = 0;
    std::uint64_t p_positions = 0;
    std::uint64_t moves = 0;
    std::optional<Counterexample> counterexample;
    Position position;  ///< the next one to settle
    bool more = true;
    bool in_order = false;

    // The sieve: positions are numbered with the last heap as the lowest digit.
    bool sieved = false;
    std::vector<std::uint8_t> can_win;
    std::vector<std::uint64_t> strides;
    std::vector<std::vector<Heap>> larger;  ///< larger[b]: by how much heaps that can move to b are larger

    Exhaustive search;

    State(const Game& g, std::size_t heaps, Heap top, Claim rule)
        : game(g),
          largest(top),
          claim(std::move(rule)),
          position(heaps, 0),
          in_order(is_in_order(g)),
          sieved(is_sieved(g)),
          search(g.parts.empty() ? std::vector<Game>{g} : g.parts) {}

    void prepare_sieve();
    [[nodiscard]] Verdict sieve();
    [[nodiscard]] Verdict searched();
    void advance();
    void settle();
};

void Verifier::State::prepare_sieve() {
    can_win.assign(static_cast<std::size_t>(total), 0);
    strides.assign(position.size(), 1);
    for (std::size_t i = position.size(); i > 1; --i) strides[i - 2] = strides[i - 1] * (largest + 1);
    larger.resize(static_cast<std::size_t>(largest) + 1);
    for (Heap from = 0; from <= largest; ++from) {
        const Position one{from};
        game.rules->each_move(game, one, [&](const GameMove& move) {
            const Heap to = move.changes.front().to;
            larger[static_cast<std::size_t>(to)].push_back(from - to);
        });
    }
}

Verdict Verifier::State::sieve() {
    const bool terminal_wins = done == 0 && game.rules->misere;
    if (terminal_wins || can_win[static_cast<std::size_t>(done)] != 0) return Verdict::N;
    for (std::size_t i = 0; i < position.size(); ++i) {
        for (const Heap by : larger[static_cast<std::size_t>(position[i])]) {
            can_win[static_cast<std::size_t>(done + by * strides[i])] = 1;
        }
        moves += larger[static_cast<std::size_t>(position[i])].size();
    }
    return Verdict::P;
}

Verdict Verifier::State::searched() {
    if (game.parts.empty()) return search.verdict(position);
    std::vector<Position> components;
    for (const Heap heap : position) components.push_back({heap});
    return search.verdict(components);
}

/// The next position in the order of counting, heaps in ascending order where that is enough.
void Verifier::State::advance() {
    std::size_t i = position.size();
    while (i > 0 && position[i - 1] == largest) --i;
    more = i > 0;
    if (!more) return;
    const Heap next = ++position[i - 1];
    std::fill(position.begin() + static_cast<std::ptrdiff_t>(i), position.end(), in_order ? next : 0);
}

void Verifier::State::settle() {
    const Verdict truth = sieved ? sieve() : searched();
    const Verdict claimed = claim(position);
    ++done;
    if (truth == Verdict::P) ++p_positions;
    if (truth == claimed) return;
    counterexample = Counterexample{position, claimed, truth};
    more = false;
}

Verifier::Verifier(const Game& game, std::size_t heaps, Heap largest, Claim claim)
    : state_(std::make_unique<State>(game, heaps, largest, std::move(claim))) {
    state_->total = positions_to_verify(game, heaps, largest).value_or(0);
    state_->more = state_->total > 0;
    if (state_->sieved && state_->more) state_->prepare_sieve();
}

Verifier::~Verifier() = default;
Verifier::Verifier(Verifier&&) noexcept = default;
Verifier& Verifier::operator=(Verifier&&) noexcept = default;

bool Verifier::step(std::uint64_t work) {
    const std::uint64_t enough = work_done() + work;
    while (state_->more && work_done() < enough) {
        state_->settle();
        if (state_->more) state_->advance();
        if (state_->search.positions_visited() > most_remembered) state_->more = false;
    }
    return state_->more;
}

std::uint64_t Verifier::work_done() const {
    return done() + moves_visited();
}

std::uint64_t Verifier::done() const {
    return state_->done;
}
std::uint64_t Verifier::total() const {
    return state_->total;
}
std::uint64_t Verifier::p_positions() const {
    return state_->p_positions;
}
const std::optional<Counterexample>& Verifier::counterexample() const {
    return state_->counterexample;
}

std::uint64_t Verifier::moves_visited() const {
    return state_->sieved ? state_->moves : state_->search.moves_visited();
}

std::optional<std::uint64_t> positions_to_verify(const Game& game, std::size_t heaps, Heap largest) {
    const bool in_order = is_in_order(game);
    std::uint64_t positions = 1;
    for (std::size_t i = 1; i <= heaps; ++i) {
        // In order: largest + heaps choose heaps. All: (largest + 1)^heaps.
        const std::uint64_t factor = in_order ? largest + i : largest + 1;
        if (largest >= most_positions) return std::nullopt;
        positions = in_order ? positions * factor / i : positions * factor;
        if (positions > most_positions) return std::nullopt;
    }
    return positions;
}

}  // namespace nimboard::core
