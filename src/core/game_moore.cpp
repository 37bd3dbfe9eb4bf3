// Moore's Nim: take any number of stones from each of 1 to K heaps. P exactly when every column's count of ones is
// 0 mod (K+1). Not a sum of values. Source: Moore (1910).
#include <algorithm>
#include <array>

#include "core/games.h"
#include "core/nim.h"

namespace nimboard::core {
namespace {

/// Choices of heaps that the list of winning moves is looked for in; far above what a person or a judge writes.
constexpr std::uint64_t most_choices = 3'000'000;

Verdict verdict(const Game& game, Heaps heaps) {
    const std::vector<Column> all = columns(heaps);
    const bool balanced =
        std::all_of(all.begin(), all.end(), [&](const Column& column) { return column.ones % (game.number + 1) == 0; });
    return balanced ? Verdict::P : Verdict::N;
}

/// Moves of the heaps from `first` on, added to those already in `move`.
void extend_move(const Game& game, Heaps heaps, std::size_t first, GameMove& move, const MoveSink& sink) {
    for (std::size_t i = first; i < heaps.size(); ++i) {
        for (Heap to = 0; to < heaps[i]; ++to) {
            move.changes.push_back({i, heaps[i], to});
            sink(move);
            if (move.changes.size() < game.number) extend_move(game, heaps, i + 1, move, sink);
            move.changes.pop_back();
        }
    }
}

void each_move(const Game& game, Heaps heaps, const MoveSink& sink) {
    GameMove move;
    extend_move(game, heaps, 0, move, sink);
}

/// Looks for all winning moves: chooses the heaps, then their bits from the top down so that every column balances.
class Winning {
public:
    using Sink = std::function<bool(const GameMove&)>;

    Winning(const Game& game, Heaps heaps, const Sink& sink) : number_(game.number), heaps_(heaps), sink_(sink) {
        for (const Column& column : columns(heaps)) {
            ones_[static_cast<std::size_t>(column.bit)] = column.ones;
            top_ = std::max(top_, column.bit);
        }
    }

    /// False when there were too many choices, or the sink had enough.
    bool choose(std::size_t first) {
        for (std::size_t i = first; i < heaps_.size(); ++i) {
            if (heaps_[i] == 0) continue;
            if (++choices_ > most_choices) return false;
            count_bits(heaps_[i], false);
            move_.changes.push_back({i, heaps_[i], 0});
            const bool goes_on = set_bits(top_) && (move_.changes.size() >= number_ || choose(i + 1));
            move_.changes.pop_back();
            count_bits(heaps_[i], true);
            if (!goes_on) return false;
        }
        return true;
    }

private:
    void count_bits(Heap heap, bool back) {
        for (int bit = 0; bit <= top_; ++bit) {
            if (has_bit(heap, bit)) ones_[static_cast<std::size_t>(bit)] += back ? 1U : ~std::size_t{0};
        }
    }

    /// Settles the bits from `bit` down. False when the sink has had enough.
    bool set_bits(int bit) {
        if (bit < 0) {
            const bool all_taken_from = std::all_of(move_.changes.begin(), move_.changes.end(),
                                                    [](const Change& change) { return change.to < change.from; });
            return !all_taken_from || sink_(move_);
        }
        const std::size_t over = ones_[static_cast<std::size_t>(bit)] % (number_ + 1);
        const std::size_t wanted = static_cast<std::size_t>(over == 0 ? 0 : number_ + 1 - over);
        return wanted > move_.changes.size() || spread(bit, 0, wanted);
    }

    /// Gives `bit` to `wanted` of the chosen heaps from number `index` on, none of which may become larger by it.
    bool spread(int bit, std::size_t index, std::size_t wanted) {
        if (wanted > move_.changes.size() - index) return true;
        if (index == move_.changes.size()) return set_bits(bit - 1);
        if (!spread(bit, index + 1, wanted)) return false;
        const Heap with_bit = move_.changes[index].to | Heap{1} << bit;
        if (wanted == 0 || with_bit >> bit > move_.changes[index].from >> bit) return true;
        move_.changes[index].to = with_bit;
        const bool goes_on = spread(bit, index + 1, wanted - 1);
        move_.changes[index].to ^= Heap{1} << bit;
        return goes_on;
    }

    Heap number_;
    Heaps heaps_;
    const Sink& sink_;
    std::array<std::size_t, 64> ones_{};  ///< of the heaps that are not chosen
    int top_ = -1;
    GameMove move_;
    std::uint64_t choices_ = 0;
};

bool winning(const Game& game, Heaps heaps, const std::function<bool(const GameMove&)>& sink) {
    if (verdict(game, heaps) == Verdict::P) return true;
    return Winning(game, heaps, sink).choose(0);
}

/// Goes down the columns. A heap that has given up a higher bit may hold any of the lower ones: as long as there are
/// enough such heaps, they fill a column up to a multiple of K+1. Where there are too few, they leave it empty, and
/// heaps that have the bit give it up until the rest is such a multiple; never more than K heaps are needed.
std::optional<GameMove> one_winning(const Game& game, Heaps heaps) {
    GameMove move;
    auto& chosen = move.changes;
    for (const Column& column : columns(heaps)) {
        const Heap bit = Heap{1} << column.bit, up_to_bit = bit | (bit - 1);
        Heap over = column.ones;
        for (const Change& change : chosen) over -= has_bit(change.from, column.bit) ? 1U : 0U;
        over %= game.number + 1;
        const Heap wanted = over == 0 ? 0 : game.number + 1 - over;
        if (wanted <= chosen.size()) {
            for (std::size_t i = 0; i < wanted; ++i) chosen[i].to |= bit;
            continue;
        }
        for (std::size_t i = 0; over > 0; ++i) {
            const auto same = [i](const Change& change) { return change.heap == i; };
            if (!has_bit(heaps[i], column.bit) || std::any_of(chosen.begin(), chosen.end(), same)) continue;
            chosen.push_back({i, heaps[i], heaps[i] & ~up_to_bit});
            over -= 1;
        }
    }
    if (chosen.empty()) return std::nullopt;
    std::sort(chosen.begin(), chosen.end(), [](const Change& a, const Change& b) { return a.heap < b.heap; });
    return move;
}

}  // namespace

const Ruleset moore_rules = {.name = "moore",
                             .parameter = Ruleset::Parameter::number,
                             .each_move = each_move,
                             .verdict = verdict,
                             .winning = winning,
                             .one_winning = one_winning};

}  // namespace nimboard::core
