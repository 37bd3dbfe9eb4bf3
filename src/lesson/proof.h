// The proof as objects: its parts as a tree that fills in, and beside it the evidence of the part in hand: numbers bit
// under bit, or the induction map.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "core/position.h"

namespace nimboard::lesson {

/// The nodes of the tree. The first four are the parts, in the order of their numbers; `join` needs all of them, the
/// theorem needs `join`.
enum class ProofNode : std::uint8_t { stop, end, zero, nonzero, join, theorem };
inline constexpr std::size_t proof_nodes = 6;

enum class ProofState : std::uint8_t {
    open,
    now,     ///< this step speaks of it
    proved,  ///< its last step is over, and every check of it held
    failed   ///< a check of it did not hold, or it rests on one that failed
};

/// A number over its bits.
struct BitRow {
    std::string name;       ///< "a = 10"
    core::Heap value = 0;
    bool marked = false;    ///< it has the lit bit and counts
    friend bool operator==(const BitRow&, const BitRow&) = default;
};

/// Numbers bit under bit. No rows: no table.
struct BitTable {
    std::vector<BitRow> rows;
    int top = 0;             ///< bits top … 0 are shown
    int lit = -1;            ///< the bit that the step speaks of
    bool compare = false;    ///< the first and the last row are compared from the top: same, falls, wins back
    core::Heap flips = 0;    ///< columns marked as flipped
    std::size_t ones = 0;    ///< ones in the lit column, 0 for none to tell
    std::size_t more = 0;    ///< heaps that are left out
    friend bool operator==(const BitTable&, const BitTable&) = default;
};

/// A position on the map, its heaps from the largest down, without empty ones.
struct MapPosition {
    core::Position heaps;
    core::Heap total = 0;
    core::Verdict verdict = core::Verdict::P;
    bool option = false;     ///< one move away; `move` is such a move
    core::Move move;
    friend bool operator==(const MapPosition&, const MapPosition&) = default;
};

/// Positions in layers by their total. Where there are few, all of them, sorted by total from the largest; else some of
/// this position's moves stand for all.
struct InductionMap {
    bool whole = false;
    bool countless = false;               ///< the total is 2^64 or more
    core::Heap total = 0;
    core::Heap largest = 0;               ///< stones of the largest heap: moves reach total - largest at the least
    core::Verdict verdict = core::Verdict::P;
    std::vector<MapPosition> positions;   ///< whole: all, else moves that are shown one by one
    std::uint64_t others = 0;             ///< not whole: moves that are not shown, all of them to an N; 0 where uncounted
    friend bool operator==(const InductionMap&, const InductionMap&) = default;
};

/// What the map shows of P and N.
enum class Settled : std::uint8_t { none, end, all };

struct Proof {
    std::array<ProofState, proof_nodes> states{};
    std::array<int, proof_nodes> steps{};  ///< the first step of each node: where a click leads
    ProofNode node = ProofNode::theorem;   ///< what this step is about
    BitTable table;
    std::shared_ptr<const InductionMap> map;  ///< null: no map
    Settled settled = Settled::none;

    friend bool operator==(const Proof&, const Proof&) = default;
};

}  // namespace nimboard::lesson
