#include "ui/views/grid/label_run.h"

#include "ui/views/grid/grid_cells.h"

#include <QFontMetricsF>
#include <QGlyphRun>

namespace mexplorer::ui {

namespace {
const QString characters = QStringLiteral("0123456789PN");
}

LabelRun::LabelRun(QPainter& painter, const QFont& font, const QColor& ink)
    : painter_(painter), font_(font), ink_(ink), raw_(QRawFont::fromFont(font)),
      glyphs_(raw_.glyphIndexesForString(characters)), advances_(raw_.advancesForGlyphIndexes(glyphs_)),
      lift_(raw_.capHeight() / 2) {}

void LabelRun::add(const QString& text, const QPointF& centre) {
    double width = 0;
    for (const QChar character : text)
        width += advances_[characters.indexOf(character)].x();
    QPointF pen(centre.x() - width / 2, centre.y() + lift_);
    if (drawsShapes(painter_)) {
        painter_.setFont(font_);
        painter_.setPen(ink_);
        painter_.drawText(pen, text);
        return;
    }
    for (const QChar character : text) {
        const auto index = characters.indexOf(character);
        runGlyphs_.append(glyphs_[index]);
        runPositions_.append(pen);
        pen += advances_[index];
    }
}

void LabelRun::draw() {
    if (runGlyphs_.isEmpty()) return;
    QGlyphRun run;
    run.setRawFont(raw_);
    run.setGlyphIndexes(runGlyphs_);
    run.setPositions(runPositions_);
    painter_.setPen(ink_);
    painter_.drawGlyphRun({}, run);
}

} // namespace mexplorer::ui
