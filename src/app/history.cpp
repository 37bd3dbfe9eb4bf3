#include "app/history.h"

#include <cstddef>
#include <utility>

namespace nimboard::app {
namespace {

/// Drops the oldest documents beyond the bounds.
void bound(std::vector<Document>& stack) {
    std::size_t kept = 0;
    std::size_t heaps = 0;
    const core::Position* shared = nullptr;
    while (kept < stack.size() && kept < undo_documents) {
        const Document& document = stack[stack.size() - 1 - kept];
        if (document.heaps.get() != shared) heaps += document.heaps->size();
        if (heaps > undo_heaps && kept > 0) break;
        shared = document.heaps.get();
        ++kept;
    }
    stack.erase(stack.begin(), stack.end() - static_cast<std::ptrdiff_t>(kept));
}

Document change_over(Model& model, std::vector<Document>& from, std::vector<Document>& to) {
    if (from.empty()) return {};
    Document document = std::move(from.back());
    from.pop_back();
    to.push_back(shown_document(model));
    return document;
}

}  // namespace

void remember(Model& model, Document before) {
    model.redo.clear();
    model.undo.push_back(std::move(before));
    bound(model.undo);
}

Document take_back(Model& model) { return change_over(model, model.undo, model.redo); }

Document take_again(Model& model) { return change_over(model, model.redo, model.undo); }

}  // namespace nimboard::app
