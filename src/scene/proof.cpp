// The proof: a tree of its parts that fills in, over the evidence for the part in hand.
#include <algorithm>
#include <string>

#include "i18n/msg/scene.h"
#include "scene/font.h"
#include "scene/proof_parts.h"

namespace nimboard::scene {
namespace {

namespace msg = i18n::msg;
using lesson::Proof;
using lesson::ProofNode;
using lesson::ProofState;

constexpr auto join = static_cast<std::size_t>(ProofNode::join);
constexpr auto theorem = static_cast<std::size_t>(ProofNode::theorem);

struct TreePlan {
    Rect boxes[lesson::proof_nodes];
    float unit = 1;
};

/// The theorem over the induction over the four parts.
TreePlan plan_tree(const Rect& area, float unit) {
    TreePlan plan;
    plan.unit = unit;
    const float height = area.h * 0.26F;
    const float step = area.h * 0.37F;
    const float middle = area.x + area.w / 2;
    plan.boxes[theorem] = centred({middle, area.y + height / 2}, area.w * 0.56F, height);
    plan.boxes[join] = centred({middle, area.y + step + height / 2}, area.w * 0.56F, height);
    const float gap = area.w * 0.02F;
    const float width = (area.w - 3 * gap) / 4;
    for (std::size_t i = 0; i < join; ++i) {
        plan.boxes[i] = {area.x + static_cast<float>(i) * (width + gap), area.y + 2 * step, width, height};
    }
    return plan;
}

i18n::Message name_of(std::size_t node) {
    switch (static_cast<ProofNode>(node)) {
        case ProofNode::stop: return msg::scene_proof_stop();
        case ProofNode::end: return msg::scene_proof_end();
        case ProofNode::zero: return msg::scene_proof_zero();
        case ProofNode::nonzero: return msg::scene_proof_nonzero();
        case ProofNode::join: return msg::scene_proof_join();
        case ProofNode::theorem: break;
    }
    return msg::scene_proof_theorem();
}

i18n::Message words_of(ProofState state) {
    switch (state) {
        case ProofState::now: return msg::scene_proof_now();
        case ProofState::proved: return msg::scene_proof_done();
        case ProofState::failed: return msg::scene_proof_failed();
        case ProofState::open: break;
    }
    return msg::scene_proof_open();
}

Rgba colour_of(const Theme& theme, ProofState state) {
    switch (state) {
        case ProofState::now: return theme.accent;
        case ProofState::proved: return theme.ok;
        case ProofState::failed: return theme.bad;
        case ProofState::open: break;
    }
    return theme.line;
}

class Tree {
public:
    Tree(Painter& painter, const TreePlan& plan, const Proof& now, const Proof& before, float t)
        : painter_(painter), plan_(plan), now_(now), before_(before), t_(t) {}

    void draw() {
        for (std::size_t i = 0; i <= join; ++i) draw_edge(i);
        for (std::size_t i = 0; i < lesson::proof_nodes; ++i) draw_box(i);
    }

private:
    [[nodiscard]] Rgba colour(std::size_t node) const {
        return blend(colour_of(painter_.theme, before_.states[node]), colour_of(painter_.theme, now_.states[node]),
                     phase(t_, 0.2F, 0.8F));
    }

    /// From a part up to what rests on it.
    void draw_edge(std::size_t node) {
        const Rect& from = plan_.boxes[node];
        const Rect& to = plan_.boxes[node == join ? theorem : join];
        const float middle = from.x + from.w / 2;
        const float reach = node == join ? 0.5F : 0.2F + 0.2F * static_cast<float>(node);
        painter_.line({middle, from.y}, {to.x + to.w * reach, to.bottom()}, colour(node), std::max(2.5F * plan_.unit, 1.2F));
    }

    /// What the state looks like without its colour: an empty ring, a dot in a ring, a tick, a cross.
    void draw_badge(Point middle, float radius, ProofState state, float strength) {
        const float saved = painter_.alpha;
        painter_.alpha *= strength;
        const Rgba ink = state == ProofState::open ? painter_.theme.muted : colour_of(painter_.theme, state);
        if (state == ProofState::proved || state == ProofState::failed) {
            painter_.mark(middle, radius, ink, state == ProofState::proved);
        } else {
            painter_.frame(centred(middle, 2 * radius, 2 * radius), radius, ink, std::max(radius * 0.16F, 1.0F), Layer::under);
            if (state == ProofState::now) painter_.tile(centred(middle, radius, radius), radius / 2, ink);
        }
        painter_.alpha = saved;
    }

    void draw_box(std::size_t node) {
        const Rect& box = plan_.boxes[node];
        const Theme& theme = painter_.theme;
        const bool active = node == static_cast<std::size_t>(now_.node);
        const bool was_active = node == static_cast<std::size_t>(before_.node);
        const float lit = blend(was_active ? 1.0F : 0.0F, active ? 1.0F : 0.0F, phase(t_, 0.1F, 0.6F));
        const float radius = box.h * 0.22F;
        painter_.tile(box, radius, theme.background);
        painter_.tile(box, radius, faded(colour(node), 0.1F));
        painter_.frame(box, radius, colour(node), std::max(blend(1.5F, 4, lit) * plan_.unit, blend(1.0F, 2.0F, lit)),
                       Layer::under);
        const ProofState state = t_ < 0.5F ? before_.states[node] : now_.states[node];
        float strength = 1;
        if (before_.states[node] != now_.states[node]) strength = t_ < 0.5F ? 1 - phase(t_, 0.2F, 0.5F) : phase(t_, 0.5F, 0.8F);
        const float badge = std::min(box.h * 0.22F, 17 * plan_.unit + 2);
        const float pad = badge * 0.7F;
        draw_badge({box.x + pad + badge, box.y + box.h / 2}, badge, state, strength);
        const Rect words{box.x + 1.7F * pad + 2 * badge, box.y, box.w - 2.4F * pad - 2 * badge, box.h};
        std::string name = painter_.say(name_of(node));
        if (node < join) name = std::to_string(node) + "  " + name;
        const Style style{std::min(22 * plan_.unit + 2, box.h * 0.34F), true, theme.ink, Align::left};
        fit_label(painter_, name, {words.x, words.y + box.h * 0.1F, words.w, box.h * 0.42F}, style);
        const Rgba told = state == ProofState::open || state == ProofState::now ? theme.muted : colour_of(theme, state);
        fit_label(painter_, painter_.say(words_of(state)), {words.x, words.y + box.h * 0.52F, words.w, box.h * 0.38F},
                  {std::min(18 * plan_.unit + 1, box.h * 0.3F), state == ProofState::failed, faded(told, strength), Align::left});
        painter_.hotspot(box, {ActionKind::go_to, static_cast<std::uint64_t>(now_.steps[node]), 0});
    }

    Painter& painter_;
    const TreePlan& plan_;
    const Proof& now_;
    const Proof& before_;
    float t_;
};

void draw_evidence(Painter& painter, const Frame& frame, const Proof& now, const Proof& before, const Rect& area, float t) {
    const bool table = !now.table.rows.empty();
    const bool same_rows = now.table.rows == before.table.rows && now.table.lit == before.table.lit;
    const bool same = table ? same_rows : before.table.rows.empty();
    const float saved = painter.alpha;
    if (!same && t < 0.4F) {
        painter.alpha *= 1 - phase(t, 0, 0.4F);
        if (before.table.rows.empty()) {
            draw_induction_map(painter, frame, before, before, area, 1);
        } else {
            draw_bit_table(painter, before.table, area, frame.layout.unit, 1, 1);
        }
    } else if (table) {
        const bool told = same && before.table.flips == now.table.flips;
        if (!same) painter.alpha *= phase(t, 0.4F, 0.55F);
        draw_bit_table(painter, now.table, area, frame.layout.unit, same ? 1 : std::clamp((t - 0.5F) / 0.35F, 0.0F, 1.0F),
                       told ? 1 : phase(t, same ? 0.2F : 0.85F, 1));
    } else {
        if (!same) painter.alpha *= phase(t, 0.4F, 0.6F);
        // Coming from a table, the map shows at once what it had come to.
        draw_induction_map(painter, frame, now, same ? before : now, area, same ? t : 1);
    }
    painter.alpha = saved;
}

}  // namespace

void fit_label(Painter& painter, const std::string& words, const Rect& box, const Style& style) {
    constexpr float smallest = 7;
    Style fitted = style;
    fitted.size = fitting_size(words, std::min(style.size, box.h * 0.84F), box.w, style.bold);
    if (fitted.size >= smallest) painter.label(words, box, fitted);
}

void draw_proof(Painter& painter, const Frame& frame, const Proof& now, const Proof* before) {
    const Rect& stage = frame.layout.stage;
    const float t = before != nullptr ? frame.t : 1;
    const Proof& old = before != nullptr ? *before : now;
    const Rect tree{stage.x, stage.y + 2, stage.w, stage.h * 0.37F};
    const float top = stage.y + stage.h * 0.42F;
    Tree(painter, plan_tree(tree, frame.layout.unit), now, old, t).draw();
    draw_evidence(painter, frame, now, old, {stage.x, top, stage.w, stage.bottom() - top}, t);
}

}  // namespace nimboard::scene
