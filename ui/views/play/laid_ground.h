#pragma once

#include "ui/views/play/play_layout.h"

namespace mexplorer::ui {

/// Things laid out, their places numbered from 0.
struct LaidGround {
    LaidThings things;
    std::vector<LaidSpot> spots;
};

/// How far from a branch a pointer still touches it.
inline constexpr double branchReach = 16;

/// One part on its ground, without words. `places`: wanted places of the nodes of a graph; empty: it is laid
/// out.
[[nodiscard]] LaidGround laidOut(const Things& things, const std::vector<QPointF>& places);

} // namespace mexplorer::ui
