#pragma once

#include "ui/theme/theme.h"

class QPainter;
class QRectF;

namespace mexplorer::ui {

/// The focus ring of widgets that paint themselves, like the style sheet's on others: inside `edge`.
void drawFocusRing(QPainter& painter, const QRectF& edge, const Theme& theme);

} // namespace mexplorer::ui
