#pragma once

#include "ui/views/quotient/quotient_figure.h"

namespace mexplorer::ui {

void drawQuotient(QPainter& painter, const QuotientFigure& figure, const Frame& frame);

} // namespace mexplorer::ui
