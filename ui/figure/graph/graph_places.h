#pragma once

#include "core/solve/inquiry.h"

#include <QPointF>

#include <vector>

namespace mexplorer::ui {

/// Where the nodes of a position’s graph stand by the graph’s own text (see layOutPlaced); empty if it does
/// not tell that of all of them.
[[nodiscard]] std::vector<QPointF> placesOf(const Inquiry& asked);

} // namespace mexplorer::ui
