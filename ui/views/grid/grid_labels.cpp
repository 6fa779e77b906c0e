#include "ui/views/grid/grid_labels.h"

#include "ui/figure/fitted_text.h"
#include "ui/views/grid/grid_cells.h"
#include "ui/views/grid/label_run.h"

#include <algorithm>
#include <cmath>

namespace mexplorer::ui {

namespace {

constexpr double usualNumberHeight = 0.42; // of the cell
constexpr double largestShare = 0.75;
constexpr double largestNumberHeight = 20; // pixels, times the style's type
constexpr double leastDrawn = 4;           // pixels: the least numbers, if the user has switched numbers on
constexpr double digitWidth = 0.6;         // of the height
constexpr double cellWithBigRing = 12;
constexpr double largestStamp = 512; // pixels; at this size only few rings are in view

double ringRadius(double cell) {
    return cell * (cell < cellWithBigRing ? 0.25 : 0.37);
}

/// The ring as an image, drawn once and copied to every P-cell.
QImage ringStamp(double cell, double pixelRatio, const RoleColours& p) {
    const int side = qRound(std::ceil(cell * pixelRatio));
    QImage stamp(side, side, QImage::Format_ARGB32_Premultiplied);
    stamp.setDevicePixelRatio(pixelRatio);
    stamp.fill(Qt::transparent);
    QPainter painter(&stamp);
    drawRing(painter, {0, 0, side / pixelRatio, side / pixelRatio}, p);
    return stamp;
}

/// Calls `visit(cell, value, rectangle)` for every finished cell in view.
template <class Visit>
void forEachVisible(const Frame& frame, const GridPicture& picture, const Visit& visit) {
    const GridLayout layout = picture.layout();
    const CellRange range = layout.visible(frame.visible(), picture.finished());
    for (std::uint32_t row = range.firstRow; row < range.endRow; ++row) {
        for (std::uint32_t column = range.firstColumn; column < range.endColumn; ++column) {
            const GridCell cell = layout.cellOf(column, row);
            visit(*picture.valueAt(cell), frame.toArea().mapRect(layout.cellRect(cell)));
        }
    }
}

void drawRings(QPainter& painter, const Frame& frame, const GridPicture& picture) {
    const double ratio = std::abs(painter.deviceTransform().m11());
    const bool shapes = drawsShapes(painter) || frame.scale() * ratio > largestStamp;
    const RoleColours& p = pAmongColours(frame.theme());
    const QImage stamp = shapes ? QImage() : ringStamp(frame.scale(), ratio, p);
    forEachVisible(frame, picture, [&](GridValues::Value value, const QRectF& rect) {
        if (value != 0) return;
        if (shapes)
            drawRing(painter, rect, p);
        else
            painter.drawImage(rect.topLeft(), stamp);
    });
}

/// The label of a cell with this value.
QString labelOf(const GridPicture& picture, GridValues::Value value) {
    if (picture.settings.colouring == GridSettings::Colouring::outcome) {
        return value == 0 ? QStringLiteral("P") : QStringLiteral("N");
    }
    return QString::number(value);
}

void drawNumbers(QPainter& painter, const Frame& frame, const GridPicture& picture, double height) {
    const QFont plain = textFont(height);
    LabelRun onP(painter, textFont(height, QFont::Bold), pAmongColours(frame.theme()).on);
    LabelRun dark(painter, plain, Qt::black);
    LabelRun light(painter, plain, Qt::white);
    struct Label {
        QString text;
        LabelRun* run = nullptr;
    };
    std::vector<Label> labels(std::size_t{picture.colours.range().most} + 1);
    forEachVisible(frame, picture, [&](GridValues::Value value, const QRectF& rect) {
        if (value >= labels.size()) labels.resize(value + 1U); // in a partial table the range is a guess
        Label& label = labels[value];
        if (!label.run) {
            const QRgb behind = picture.colours.of(value, frame.theme());
            label = {labelOf(picture, value), value == 0                                ? &onP
                                              : readableOn(behind) == QColor(Qt::white) ? &light
                                                                                        : &dark};
        }
        label.run->add(label.text, rect.center());
    });
    for (LabelRun* run : {&dark, &light, &onP})
        run->draw();
}

} // namespace

std::optional<double> numberHeight(const GridPicture& picture, double cell, const Style& style) {
    using Numbers = GridSettings::Numbers;
    const Numbers numbers = picture.settings.numbers;
    if (numbers == Numbers::off) return std::nullopt;
    const bool letters = picture.settings.colouring == GridSettings::Colouring::outcome;
    const auto digits = letters ? 1 : QString::number(picture.colours.range().most).size();
    const double widest = (cell - 4) / (static_cast<double>(digits) * digitWidth);
    const double usual = std::min({cell * usualNumberHeight, largestNumberHeight * style.type, widest});
    const double most = std::min(cell * largestShare, widest); // so that they just fit
    if (most >= style.leastType) return std::max(usual, style.leastType);
    const bool isAsked = numbers == Numbers::on && !isReadFromAfar(style);
    if (isAsked && most >= leastDrawn) return most;
    return std::nullopt;
}

QSizeF numberSize(const GridPicture& picture, GridValues::Value value, double height) {
    return {static_cast<double>(labelOf(picture, value).size()) * digitWidth * height, height};
}

void drawHairlines(QPainter& painter, const Frame& frame, const GridPicture& picture) {
    if (frame.scale() < leastCellWithHairlines) return;
    const GridLayout layout = picture.layout();
    const CellRange range = layout.visible(frame.visible(), picture.finished());
    const QRectF area = frame.toArea().mapRect(layout.rectOf(range)).intersected(frame.content());
    QColor ink = frame.theme().paper;
    ink.setAlphaF(0.35F);
    painter.setPen(QPen(ink, frame.style().line));
    for (std::uint32_t column = range.firstColumn + 1; column < range.endColumn; ++column) {
        const QRectF cell = layout.cellRect(layout.cellOf(column, 0));
        const double x = frame.toArea().map(layout.originLeft() ? cell.topLeft() : cell.topRight()).x();
        painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
    }
    for (std::uint32_t row = range.firstRow + 1; row < range.endRow; ++row) {
        const QRectF cell = layout.cellRect(layout.cellOf(0, row));
        const double y = frame.toArea().map(layout.originTop() ? cell.topLeft() : cell.bottomLeft()).y();
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
    }
}

void drawLabels(QPainter& painter, const Frame& frame, const GridPicture& picture) {
    if (frame.scale() >= leastCellWithRing) drawRings(painter, frame, picture);
    if (const auto height = numberHeight(picture, frame.scale(), frame.style())) {
        drawNumbers(painter, frame, picture, *height);
    }
}

void drawRing(QPainter& painter, const QRectF& cell, const RoleColours& p) {
    const double radius = ringRadius(cell.width());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(p.fill); // hides a ray that passes
    painter.setPen(QPen(p.on, std::clamp(cell.width() / 20, 1.0, 2.5)));
    painter.drawEllipse(cell.center(), radius, radius);
}

} // namespace mexplorer::ui
