#pragma once

#include "ui/views/tree/tree_picture.h"

namespace mexplorer::ui {

/// The size of the picture in a window of 1280 × 720: what can be read there can be read in larger ones. The
/// actual size is ignored, so that a document opens the same tree everywhere.
inline constexpr QSizeF readablePicture{768, 552};
/// The same when presenting.
inline constexpr QSizeF presentedPicture{1280, 578};
/// The smallest readable label, in pixels.
inline constexpr double readableLabel = 11;

/// Whether all labels can be read when the whole tree is shown in `readablePicture`. O(nodes).
[[nodiscard]] bool isReadable(const TreePicture& picture);
/// Whether the whole tree is in sight on a slide, below a title.
[[nodiscard]] bool isWholeOnASlide(const TreePicture& picture);
/// Whether the whole tree is in sight in both pictures, its labels inside its nodes. O(nodes).
[[nodiscard]] bool isReadableFromAfar(const TreePicture& picture);

/// Fills in the tree, texts and geometry of `blank`. Opens whole levels: the first, and more as its settings
/// say, up to a number of nodes or as long as labels can be read; then applies what was opened and closed by
/// hand. A strategy opens by pairs of a move and its reply: the first P only in part, if not all of its moves
/// can be read from afar, and below the whole levels node by node, as long as all of the tree can be read. An
/// automatic shape becomes all moves, if the whole tree opens then or a number of nodes was set, else the
/// strategy. Errors: cancelled.
[[nodiscard]] Expected<std::shared_ptr<TreePicture>> openedTree(const TreePicture& blank,
                                                                PositionGraph& graph, Task& task);

} // namespace mexplorer::ui
