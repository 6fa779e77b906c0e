#pragma once

#include "ui/views/numbers/numbers_figure.h"

namespace mexplorer::ui {

/// The stalk of Hackenbush that is worth the number, as far as it has been read.
void drawStalk(QPainter& painter, const NumbersFigure& figure, const Frame& frame);

} // namespace mexplorer::ui
