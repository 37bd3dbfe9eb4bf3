// Undo and redo: whole documents, which are small because they share their heaps.
#pragma once

#include "app/model.h"

namespace nimboard::app {

/// At most so many documents are kept, and so many heaps in all of them together (8 bytes each); the oldest go first.
/// The second bound is for single edits of positions of 10,000 heaps and more.
inline constexpr std::size_t undo_documents = 25'000;
inline constexpr std::size_t undo_heaps = std::size_t{1} << 22;

/// Keeps `before`, the document as it was before an edit that has just been made. What could be redone is gone.
void remember(Model& model, Document before);

/// The document to go back to (or forward to), or null heaps when there is none. The present one changes over to the
/// other stack.
[[nodiscard]] Document take_back(Model& model);
[[nodiscard]] Document take_again(Model& model);

}  // namespace nimboard::app
