// The lesson `proof`, for every position in reach: every check holds, the tree fills in, and a fault is never hidden.
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <random>

#include "i18n/keys.h"
#include "lesson/proof_parts.h"
#include "lesson/positions.h"

namespace nimboard::lesson {
namespace {

Lesson proof_of(core::Position heaps, const Choices& choices = {}) {
    return build(Id::proof, std::make_shared<const core::Position>(std::move(heaps)), choices);
}

const Proof& picture(const Step& step) { return std::get<Proof>(*step.stage.scenery); }

ProofState state(const Step& step, ProofNode node) { return picture(step).states[static_cast<std::size_t>(node)]; }

void expect_whole(const Lesson& lesson) {
    ASSERT_EQ(lesson.steps.size(), 11U);
    ASSERT_EQ(lesson.chapters.size(), 7U);
    for (const Step& step : lesson.steps) {
        ASSERT_FALSE(step.checks.empty());
        for (const Check& check : step.checks) ASSERT_TRUE(check.holds) << i18n::plain(check.text, i18n::Lang::en);
        if (step.question) {
            const auto& answers = step.question->answers;
            ASSERT_EQ(std::count_if(answers.begin(), answers.end(), [](const Answer& a) { return a.right; }), 1);
        }
        const Proof& proof = picture(step);
        for (const ProofState s : proof.states) ASSERT_NE(s, ProofState::failed);
        ASSERT_NE(proof.table.rows.empty(), proof.map == nullptr);
        for (const BitRow& row : proof.table.rows) ASSERT_LE(core::top_bit(row.value), proof.table.top);
    }
    for (const ProofState s : picture(lesson.steps.back()).states) ASSERT_EQ(s, ProofState::proved);
}

TEST(Proof, EveryCheckHoldsUpToFourHeapsOfSix) {
    for (std::size_t count = 0; count <= 4; ++count) {
        each_position(count, 6, [](const core::Position& heaps) { expect_whole(proof_of(heaps)); });
    }
}

TEST(Proof, EveryCheckHoldsForTwoThousandRandomPositions) {
    std::mt19937_64 random(20261201);
    for (int round = 0; round < 2000; ++round) {
        core::Position heaps(random() % 9);
        const auto shift = random() % 64;
        for (core::Heap& heap : heaps) heap = random() >> shift;
        if (round % 2 == 0 && !heaps.empty()) heaps.push_back(core::nim_sum(heaps));
        expect_whole(proof_of(heaps));
        if (testing::Test::HasFatalFailure()) return;
    }
}

TEST(Proof, HoldsAtTheEdges) {
    constexpr core::Heap most = ~core::Heap{0};
    core::Position many(10'000);
    std::mt19937_64 random(7);
    for (core::Heap& heap : many) heap = random() % 10'001;
    for (const core::Position& heaps : {core::Position{most}, core::Position{most, most}, core::Position{most, 1, 0},
                                        core::Position(5'000, 1), core::Position{0, 0}, many}) {
        expect_whole(proof_of(heaps));
    }
}

TEST(Proof, ThePartsAreProvedInOrder) {
    const Lesson lesson = proof_of({10, 12, 15, 4});
    using enum ProofNode;
    EXPECT_EQ(state(lesson.steps[1], theorem), ProofState::now);
    EXPECT_EQ(state(lesson.steps[1], stop), ProofState::open);
    EXPECT_EQ(state(lesson.steps[2], stop), ProofState::proved);
    EXPECT_EQ(state(lesson.steps[4], zero), ProofState::now);
    EXPECT_EQ(state(lesson.steps[5], zero), ProofState::proved);
    EXPECT_EQ(state(lesson.steps[7], nonzero), ProofState::now);
    EXPECT_EQ(state(lesson.steps[8], nonzero), ProofState::proved);
    EXPECT_EQ(state(lesson.steps[8], theorem), ProofState::open);
    EXPECT_EQ(state(lesson.steps[9], theorem), ProofState::proved);
    EXPECT_EQ(picture(lesson.steps[0]).steps, (std::array<int, 6>{2, 3, 4, 6, 9, 10}));
}

TEST(Proof, AFalseCheckIsShownAndNothingThatRestsOnItIsProved) {
    for (std::size_t fault = 0; fault < 11; ++fault) {
        Lesson lesson = proof_of({});  // its own game, heaps and choices; the steps are written again
        const auto heaps = std::make_shared<const core::Position>(core::Position{3, 5, 7});
        lesson.steps.clear();
        lesson.chapters.clear();
        set_nimbers(lesson, heaps);
        Writer writer(lesson);
        write_proof_steps(writer);
        lesson.steps[fault].checks.front().holds = false;
        settle_proof(lesson.steps);
        const ProofNode node = picture(lesson.steps[fault]).node;
        EXPECT_EQ(state(lesson.steps[fault], node), ProofState::failed) << fault;
        EXPECT_EQ(state(lesson.steps.back(), node), ProofState::failed) << fault;
        EXPECT_EQ(state(lesson.steps.back(), ProofNode::theorem), ProofState::failed) << fault;
        const auto told = [&](std::size_t step, i18n::Key key) {
            const auto& after = lesson.steps[step].after;
            return std::any_of(after.begin(), after.end(), [&](const i18n::Message& m) { return m.key == key; });
        };
        if (node < ProofNode::join) {
            EXPECT_TRUE(told(fault, i18n::Key::proof_failed)) << fault;
            EXPECT_TRUE(told(9, i18n::Key::proof_failed_join)) << fault;
            EXPECT_FALSE(told(9, i18n::Key::proof_join_done)) << fault;
        }
    }
}

TEST(Proof, TheMapHoldsEveryPositionBelowAndMarksTheMoves) {
    each_position(3, 4, [](const core::Position& heaps) {
        const InductionMap map = *induction_map(proof_of(heaps));
        ASSERT_TRUE(map.whole);
        ASSERT_EQ(map.positions.front().total, map.total);
        ASSERT_EQ(map.positions.back().total, 0U);
        for (const MapPosition& shown : map.positions) {
            ASSERT_EQ(shown.verdict, core::nim_verdict(shown.heaps));
            if (!shown.option) continue;
            core::Position after = heaps;
            ASSERT_EQ(core::apply_move(after, shown.move), core::MoveError::none);
            std::sort(after.rbegin(), after.rend());
            after.resize(shown.heaps.size());
            ASSERT_EQ(after, shown.heaps);
        }
    });
}

TEST(Proof, OfALargePositionTheMapShowsSomeMovesAndCountsTheOthers) {
    const InductionMap n = *induction_map(proof_of({10, 12, 15, 4}));
    EXPECT_FALSE(n.whole);
    EXPECT_EQ(n.total, 41U);
    ASSERT_EQ(n.positions.size(), 3U);
    EXPECT_EQ(n.positions[0].move, (core::Move{0, 10, 7}));
    EXPECT_EQ(n.positions[0].total, 38U);
    EXPECT_EQ(n.others, 38U);
    const InductionMap p = *induction_map(proof_of({10, 12, 6}));
    ASSERT_EQ(p.positions.size(), 1U);
    EXPECT_EQ(p.positions[0].verdict, core::Verdict::N);
    EXPECT_EQ(p.others, 27U);
}

}  // namespace
}  // namespace nimboard::lesson
