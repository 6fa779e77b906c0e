#pragma once

#include "ui/views/lattice/lattice_figure.h"

namespace mexplorer::ui {

void drawLattice(QPainter& painter, const LatticeFigure& figure, const Frame& frame);

} // namespace mexplorer::ui
