#include "ui/views/lens/lens_field.h"

#include "ui/figure/cross.h"
#include "ui/views/lens/lens_chart.h"
#include "ui/views/lens/lens_table.h"

namespace mexplorer::ui {

LegendEntries LensField::legend(const Style& style, const LensMarks& marks) const {
    LegendEntries entries;
    addEntry(entries, true, true, valueEntry(style));
    addEntry(entries, marks.failures > 0, !subject().failures.empty(),
             {.text = failureText(), .drawSign = [style](QPainter& painter, const QRectF& sign) {
                  drawCross(painter, sign.center(), 0.3 * sign.height(),
                            QPen(style.theme.mismatch, 2 * style.line));
              }});
    const bool hasOptions = !subject().options.empty(); // a counter-example may be the end of play
    addEntry(entries, hasOptions && marks.hasOptions, hasOptions,
             {.text = tr("options of the one looked at"),
              .drawSign = [style](QPainter& painter, const QRectF& sign) {
                  painter.setPen(QPen(style.theme.selection, 2 * style.line));
                  painter.setBrush(Qt::NoBrush);
                  painter.drawEllipse(sign.center(), 0.36 * sign.height(), 0.36 * sign.height());
              }});
    return entries;
}

std::unique_ptr<LensField> lensFieldOf(const std::shared_ptr<const LensSubject>& subject) {
    if (subject->isLine()) return std::make_unique<LensChart>(subject);
    return std::make_unique<LensTable>(subject);
}

} // namespace mexplorer::ui
