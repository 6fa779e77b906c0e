#pragma once

#include "ui/views/quotient/quotient_figure.h"

namespace mexplorer::ui {

/// The arrows of a quotient, below its elements: those along first words, or at what is pointed at, are
/// strong.
void drawQuotientArrows(QPainter& painter, const QuotientFigure& figure, const Frame& frame);
/// Above the elements: what is added to two elements to tell them apart.
void drawQuotientLabels(QPainter& painter, const QuotientFigure& figure, const Frame& frame);

} // namespace mexplorer::ui
