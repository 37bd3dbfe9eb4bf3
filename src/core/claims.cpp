// The rules that a Verifier is given: each game's theorem, and the errors that tutorials and programs make.
#include <algorithm>
#include <memory>
#include <numeric>

#include "core/nim.h"
#include "core/theory.h"
#include "core/verify.h"

namespace nimboard::core {
namespace {

Verdict lost_when(bool lost) {
    return lost ? Verdict::P : Verdict::N;
}

Verdict opposite(Verdict verdict) {
    return verdict == Verdict::P ? Verdict::N : Verdict::P;
}

bool any_game(const Game&) {
    return true;
}

template <const std::string_view& Name>
bool is(const Game& game) {
    return game.rules->name == Name;
}

constexpr std::string_view nim = "nim";
constexpr std::string_view misere_nim = "misere-nim";
constexpr std::string_view bounded = "bounded";
constexpr std::string_view moore = "moore";

bool has_stairs(const Game& game) {
    return game.rules->ordered;
}

Claim inverted(const Game& game) {
    constexpr Heap enough = 255;
    return [theorem = theorem_of(game, enough)](Heaps heaps) { return opposite(theorem(heaps)); };
}

Claim always_n(const Game&) {
    return [](Heaps) { return Verdict::N; };
}

Claim carries(const Game&) {
    return [](Heaps heaps) { return lost_when(std::accumulate(heaps.begin(), heaps.end(), Heap{0}) == 0); };
}

/// if (a ^ b == 0) is read as if (a ^ (b == 0)), and "lost" is said where that is true. Two heaps only.
Claim precedence(const Game&) {
    return [](Heaps heaps) {
        if (heaps.size() != 2) return nim_verdict(heaps);
        return lost_when((heaps[0] ^ static_cast<Heap>(heaps[1] == 0)) != 0);
    };
}

/// N wherever some way to play beats an opponent who always takes one stone from the first heap that has any.
bool beats_easy(Position heaps) {
    for (Heap& heap : heaps) {
        const Heap size = heap;
        for (heap = 0; heap < size; ++heap) {
            Position reply = heaps;
            const auto first = std::find_if(reply.begin(), reply.end(), [](Heap left) { return left > 0; });
            if (first == reply.end()) return true;
            --*first;
            if (beats_easy(reply)) return true;
        }
    }
    return false;
}

Claim easy_opponent(const Game&) {
    return [](Heaps heaps) { return lost_when(!beats_easy({heaps.begin(), heaps.end()})); };
}

Claim mod_m(const Game& game) {
    return [m = game.number](Heaps heaps) {
        Heap sum = 0;
        for (const Heap heap : heaps) sum ^= heap % m;
        return lost_when(sum == 0);
    };
}

Claim xor_first(const Game& game) {
    return [m = game.number](Heaps heaps) { return lost_when(nim_sum(heaps) % (m + 1) == 0); };
}

/// Stairs counted from the other end; in KAM differences from the first heap on.
Claim wrong_end(const Game& game) {
    return [kam = game.rules->misplaced != nullptr](Heaps heaps) {
        Heap sum = 0;
        if (kam) {
            for (std::size_t i = 0; i < heaps.size(); i += 2) sum ^= heaps[i] - (i > 0 ? heaps[i - 1] : 0);
        } else {
            for (std::size_t i = heaps.size(); i > 0; i -= std::min<std::size_t>(i, 2)) sum ^= heaps[i - 1];
        }
        return lost_when(sum == 0);
    };
}

Claim counts_empty(const Game&) {
    return [](Heaps heaps) {
        const bool some_above_one = std::any_of(heaps.begin(), heaps.end(), [](Heap heap) { return heap > 1; });
        return lost_when(some_above_one ? nim_sum(heaps) == 0 : heaps.size() % 2 == 1);
    };
}

Claim plain_nim(const Game&) {
    return [](Heaps heaps) { return nim_verdict(heaps); };
}

}  // namespace

Claim theorem_of(const Game& game, Heap largest) {
    if (!game.parts.empty()) {
        std::vector<std::shared_ptr<Theory>> theories;
        for (const Game& part : game.parts) {
            theories.push_back(std::make_shared<Theory>(part));
            if (!theories.back()->prepare(largest)) return {};
        }
        return [theories](Heaps heaps) {
            Heap sum = 0;
            for (std::size_t i = 0; i < heaps.size(); ++i) sum ^= theories[i]->value_of(heaps[i]);
            return lost_when(sum == 0);
        };
    }
    if (game.rules->nimbers == nullptr) {
        return [game](Heaps heaps) { return game.rules->verdict(game, heaps); };
    }
    const auto theory = std::make_shared<Theory>(game);
    if (!theory->prepare(largest)) return {};
    const bool heaps_do_not_meet = game.rules->heap_rules != nullptr || game.rules->heap_value != nullptr;
    if (!heaps_do_not_meet) {
        return [theory](Heaps heaps) { return lost_when(nim_sum(theory->game().rules->nimbers(*theory, heaps)) == 0); };
    }
    return [theory](Heaps heaps) {
        Heap sum = 0;
        for (const Heap heap : heaps) sum ^= theory->value_of(heap);
        return lost_when(sum == 0);
    };
}

const std::vector<WrongRule>& wrong_rules() {
    static const std::vector<WrongRule> rules = {
        {"inverted", "the verdict the wrong way round", any_game, inverted},
        {"always-n", "k >= 0 in place of k > 0: always true", any_game, always_n},
        {"carries", "adding with carries in place of XOR", is<nim>, carries},
        {"precedence", "if (a ^ b == 0): == binds tighter than ^", is<nim>, precedence},
        {"easy-opponent", "who can beat an opponent that takes one stone from the first heap", is<nim>, easy_opponent},
        {"mod-m", "a mod m in place of a mod (m+1)", is<bounded>, mod_m},
        {"xor-first", "XOR first, then mod (m+1)", is<bounded>, xor_first},
        {"wrong-end", "parity counted from the wrong end", has_stairs, wrong_end},
        {"counts-empty", "empty heaps counted as heaps", is<misere_nim>, counts_empty},
        {"normal-play", "as if the last stone won", is<misere_nim>, plain_nim},
        {"plain-xor", "columns counted mod 2 in place of mod (K+1)", is<moore>, plain_nim},
    };
    return rules;
}

}  // namespace nimboard::core
