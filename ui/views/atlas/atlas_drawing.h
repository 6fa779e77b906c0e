#pragma once

#include "ui/views/atlas/atlas_figure.h"

namespace mexplorer::ui {

void drawAtlas(QPainter& painter, const AtlasFigure& figure, const Frame& frame);

} // namespace mexplorer::ui
