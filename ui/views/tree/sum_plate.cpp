#include "ui/views/tree/sum_plate.h"

#include "ui/text/plain.h"
#include "ui/views/tree/tree_sizes.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace mexplorer::ui {

namespace {

constexpr std::size_t mostRows = 3;
constexpr double plateInset = tree::boardFrame + tree::boardAir;
constexpr double plateHeight = 2 * (tree::nodeRadius - plateInset); // of all rows
constexpr double largestText = 13;
constexpr double textInRow = 0.86;    // size of the type, by the plateHeight of a row
constexpr double drawingInRow = 0.78; // plateHeight of the drawing
constexpr double plateAir = 3;        // beside drawings and texts

double drawingWidth(double row) {
    return std::min(drawingInRow * row, largestText) * GameDrawings::ratio;
}

} // namespace

SumPlate::SumPlate(std::span<const SumPart> parts)
    : parts_(parts), columns_((std::max<std::size_t>(parts.size(), 1) + mostRows - 1) / mostRows) {
    rows_ = (std::max<std::size_t>(parts.size(), 1) + columns_ - 1) / columns_;
}

double SumPlate::textSize() const {
    return std::min(largestText, textInRow * plateHeight / static_cast<double>(rows_));
}

double SumPlate::cellWidth() const {
    double widest = 0;
    for (const SumPart& part : parts_)
        widest = std::max(widest, tree::roughWidth(part.position, textSize()));
    return drawingWidth(plateHeight / static_cast<double>(rows_)) + widest + 4 * plateAir;
}

double SumPlate::halfWidth() const {
    const double half = cellWidth() * static_cast<double>(columns_) / 2 + plateInset;
    return std::clamp(half, tree::nodeRadius, tree::largestHalfWidth);
}

double SumPlate::textShare() const {
    return 1 / textSize();
}

void SumPlate::draw(QPainter& painter, const Style& style, const QRectF& area, GameDrawings& drawings) const {
    const double scale = area.height() / plateHeight;
    const double row = area.height() / static_cast<double>(rows_);
    const double column = area.width() / static_cast<double>(columns_);
    const QFont font = textFont(std::floor(std::max(textSize() * scale, style.leastType)), QFont::DemiBold);
    const QFontMetricsF metrics(font);
    const double gap = plateAir * scale;
    const QSizeF drawing(drawingWidth(row / scale) * scale,
                         drawingWidth(row / scale) * scale / GameDrawings::ratio);
    painter.setFont(font);
    painter.setPen(style.theme.ink);
    for (std::size_t i = 0; i < parts_.size(); ++i) {
        const QPointF corner = area.topLeft() + QPointF(static_cast<double>(i / rows_) * column,
                                                        static_cast<double>(i % rows_) * row);
        const double middle = corner.y() + row / 2;
        drawings.draw(painter, parts_[i].game,
                      {QPointF(corner.x() + gap, middle - drawing.height() / 2), drawing});
        const double begin = corner.x() + 2 * gap + drawing.width();
        const QString text = metrics.elidedText(shownText(parts_[i].position, tree::longestText),
                                                Qt::ElideMiddle, corner.x() + column - begin);
        painter.setPen(style.theme.ink);
        painter.drawText(QPointF(begin, middle + metrics.capHeight() / 2), text);
    }
}

} // namespace mexplorer::ui
