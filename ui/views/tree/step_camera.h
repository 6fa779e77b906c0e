#pragma once

#include "ui/views/tree/tree_figure.h"

namespace mexplorer::ui {

/// Where the camera has to go from `frame` so that what the figure's step speaks of is in sight and its label
/// can be read: the node with its options, if there is room for them, or with the option that decided it, or
/// alone. It goes no further than it must; nothing if there is no step or all is well.
[[nodiscard]] std::optional<Camera> cameraForStep(const TreeFigure& figure, const Frame& frame);

} // namespace mexplorer::ui
