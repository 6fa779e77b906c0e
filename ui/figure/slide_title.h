#pragma once

#include "ui/figure/figure.h"

namespace mexplorer::ui {

/// Whether figures in this style have a title: on slides, where no panel beside them says what they show.
[[nodiscard]] bool hasTitle(const Style& style);

/// The room for a title above a figure, without which its upper margin would do.
[[nodiscard]] double slideTitleHeight(const Style& style);

/// Writes the title in the upper margin, where slideTitleHeight() is left for it; an empty text writes
/// nothing.
void drawSlideTitle(QPainter& painter, const Frame& frame, const QString& title);

} // namespace mexplorer::ui
