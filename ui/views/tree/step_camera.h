#pragma once

#include "ui/views/tree/tree_figure.h"

namespace mexplorer::ui {

/// Where the camera has to go from `frame` so that what the figure's step is about is in sight and its label
/// readable: the node with all its options, or if there is too little room with the option that decided it,
/// or alone. It moves no further than needed; none if there is no step, or no need to move.
[[nodiscard]] std::optional<Camera> cameraForStep(const TreeFigure& figure, const Frame& frame);

} // namespace mexplorer::ui
