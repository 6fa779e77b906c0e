#pragma once

#include <QFont>
#include <QPainter>
#include <QRectF>

namespace mexplorer::ui {

/// Draws `text` whole inside `area`, wrapped, and in type as small as that takes; `flags` are Qt's alignment.
/// The painter's font is the largest that is used.
void drawFittedText(QPainter& painter, const QRectF& area, int flags, const QString& text);

} // namespace mexplorer::ui
