#pragma once

#include "ui/views/tree/tree_picture.h"

namespace mexplorer::ui {

/// The size of the picture in a window of 1280 × 720: what can be read there can be read in larger ones. The
/// real size does not count, so that a document opens the same tree everywhere.
inline constexpr QSizeF readablePicture{768, 552};
/// That of such a window when presenting.
inline constexpr QSizeF presentedPicture{1280, 578};
/// Pixels of the smallest label that can be read.
inline constexpr double readableLabel = 11;

/// Whether all labels can be read when the whole tree is shown in `readablePicture`. O(nodes).
[[nodiscard]] bool isReadable(const TreePicture& picture);
/// Whether the whole tree is in sight in both pictures, its labels inside its nodes. O(nodes).
[[nodiscard]] bool isReadableFromAfar(const TreePicture& picture);

/// `blank` with its tree, texts and geometry. Opens whole levels: the first, and more as its settings say, up
/// to a number of nodes or as long as the labels can be read; then what was opened and closed by hand.
/// A strategy opens by moves with the replies to them: the first P in part, if all its moves cannot be read
/// from afar, and below whole levels node by node as long as all of the tree can.
/// Decides the shape, if that is automatic: all moves, if then the whole tree opens, or if a number of nodes
/// was asked for. Errors: cancelled.
[[nodiscard]] Expected<std::shared_ptr<TreePicture>> openedTree(const TreePicture& blank,
                                                                PositionGraph& graph, Task& task);

} // namespace mexplorer::ui
