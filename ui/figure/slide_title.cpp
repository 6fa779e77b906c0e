#include "ui/figure/slide_title.h"

#include "ui/figure/fitted_text.h"
#include "ui/figure/motion/keyed.h"

namespace mexplorer::ui {

bool hasTitle(const Style& style) {
    constexpr double leastType = 1.3;
    return style.titled && style.type >= leastType;
}

double slideTitleHeight(const Style& style) {
    return 34 * style.type;
}

void drawSlideTitle(QPainter& painter, const Frame& frame, const QString& title) {
    if (title.isEmpty()) return;
    const Keyed named(painter, {"title"});
    const QRectF area = frame.area();
    painter.setFont(frame.style().font(22, QFont::Bold));
    painter.setPen(frame.theme().ink);
    drawFittedText(painter, frame.style(),
                   QRectF(area.left() + 24, area.top() + 8, area.width() - 48, 32 * frame.style().type),
                   Qt::AlignCenter, title);
}

} // namespace mexplorer::ui
