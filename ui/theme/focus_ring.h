#pragma once

#include "ui/theme/theme.h"

class QPainter;
class QRectF;

namespace mexplorer::ui {

/// What drawn widgets show when they have the focus, as the style sheet does on others: a ring inside `edge`.
void drawFocusRing(QPainter& painter, const QRectF& edge, const Theme& theme);

} // namespace mexplorer::ui
