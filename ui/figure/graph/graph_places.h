#pragma once

#include "core/game/inquiry.h"

#include <QPointF>

#include <vector>

namespace mexplorer::ui {

/// The places of the nodes of a position’s graph as the graph’s own text gives them (see layOutPlaced); empty
/// unless all but the ground have one.
[[nodiscard]] std::vector<QPointF> placesOf(const Inquiry& asked);

} // namespace mexplorer::ui
