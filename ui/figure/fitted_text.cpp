#include "ui/figure/fitted_text.h"

#include <QFontMetricsF>

namespace mexplorer::ui {

void drawFittedText(QPainter& painter, const QRectF& area, int flags, const QString& text) {
    painter.save();
    QFont font = painter.font();
    const int wrapped = flags | Qt::TextWordWrap;
    for (; font.pixelSize() > 1; font.setPixelSize(font.pixelSize() - 1)) {
        const QRectF needed = QFontMetricsF(font).boundingRect(area, wrapped, text);
        if (needed.height() <= area.height() && needed.width() <= area.width()) break;
    }
    painter.setFont(font);
    painter.drawText(area, wrapped, text);
    painter.restore();
}

} // namespace mexplorer::ui
