#include "ui/figure/left_out_note.h"

#include "ui/figure/fitted_text.h"
#include "ui/figure/legend_row.h"
#include "ui/figure/motion/keyed.h"

namespace mexplorer::ui {

namespace {
constexpr double noteTextPixels = 14;
constexpr double besideNote = 16;
} // namespace

QRectF aboveLegend(const Frame& frame) {
    const QRectF area = frame.area();
    const double top = frame.content().bottom();
    return {area.left(), top, area.width(), area.bottom() - legendRowHeight(frame.style()) - top};
}

void drawLeftOutNote(QPainter& painter, const Style& style, const QRectF& strip, const QString& text) {
    if (text.isEmpty()) return;
    const Keyed note(painter, {"left out"});
    painter.save();
    painter.setFont(style.font(noteTextPixels));
    painter.setPen(style.theme.quiet);
    drawFittedText(painter, style, strip.adjusted(besideNote, 0, -besideNote, 0),
                   Qt::AlignRight | Qt::AlignVCenter, text);
    painter.restore();
}

} // namespace mexplorer::ui
