#include "ui/views/grid/grid_axes.h"

#include "ui/views/grid/grid_extent.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace mexplorer::ui {

namespace {

constexpr double numberType = 12;
constexpr double gap = 7;         // between the table and the numbers
constexpr double leastStep = 29;  // pixels between two numbers
constexpr double leastSpace = 14; // pixels between two numbers' edges

double widestNumber(const GridPicture& picture, std::uint32_t count, const Style& style) {
    const std::uint64_t largest = picture.grid().firstNumber() + count - 1;
    const auto digits = QString::number(largest).size();
    return QFontMetricsF(style.font(numberType)).horizontalAdvance(QString(digits, u'0'));
}

/// Visits the numbered columns (or rows) in [first, end): each number is a multiple of a nice step.
template <class Visit>
void forEachTick(std::uint64_t firstNumber, std::uint32_t first, std::uint32_t end, double leastCells,
                 const Visit& visit) {
    const std::uint64_t step = niceStep(leastCells);
    const std::uint64_t from = (first + firstNumber + step - 1) / step * step;
    for (std::uint64_t number = from; number < end + firstNumber; number += step) {
        visit(static_cast<std::uint32_t>(number - firstNumber), QString::number(number));
    }
}

/// “a” and “b” at the far ends of the axes.
void drawNames(QPainter& painter, const Frame& frame, const GridLayout& layout, const QRectF& shown,
               double baseline, double widest) {
    QFont font = frame.style().font(numberType);
    font.setItalic(true);
    const double away = gap * frame.style().type;
    const QString across = layout.firstAcross() ? QStringLiteral("a") : QStringLiteral("b");
    const QString upright = layout.firstAcross() ? QStringLiteral("b") : QStringLiteral("a");
    const QFontMetricsF metrics(font);
    painter.setFont(font);
    const double past = away + widest / 2; // the last number may be at the very end
    const double over = away + metrics.capHeight() / 2;
    painter.drawText(QPointF(layout.originLeft() ? shown.right() + past
                                                 : shown.left() - past - metrics.horizontalAdvance(across),
                             baseline),
                     across);
    painter.drawText(
        QPointF(layout.originLeft() ? shown.left() - away - metrics.horizontalAdvance(upright)
                                    : shown.right() + away,
                layout.originTop() ? shown.bottom() + over + metrics.capHeight() : shown.top() - over),
        upright);
}

} // namespace

double columnAxisHeight(const Style& style) {
    return (gap + 1.4 * numberType) * style.type;
}

double rowAxisWidth(const GridPicture& picture, const Style& style) {
    // A growing table keeps its place: there is room for the largest numbers it may come to.
    const std::uint32_t most = growsBeyondItsSize(picture.settings, *picture.game) ? largestGrownSide : 1;
    return widestNumber(picture, std::max(picture.layout().rows(), most), style) + 2 * gap * style.type;
}

void drawAxes(QPainter& painter, const Frame& frame, const GridPicture& picture) {
    const GridLayout layout = picture.layout();
    const Style& style = frame.style();
    const QFont font = style.font(numberType);
    const QFontMetricsF metrics(font);
    const QRectF shown = frame.toArea().mapRect(layout.bounds()).intersected(frame.content());
    if (shown.isEmpty()) return;
    const CellRange range = layout.visible(frame.visible(), layout.size());
    const std::uint64_t firstNumber = picture.grid().firstNumber();
    const double height = columnAxisHeight(style);
    const double away = gap * style.type;
    painter.setFont(font);
    painter.setPen(frame.theme().quiet);

    const double top = layout.originTop() ? shown.top() - height : shown.bottom();
    const double baseline = top + (layout.originTop() ? height - away : away + metrics.capHeight() + 2);
    const double widest = widestNumber(picture, layout.columns(), style);
    const double spacing = std::max(leastStep * style.type, widest + leastSpace * style.type);
    forEachTick(firstNumber, range.firstColumn, range.endColumn, spacing / frame.scale(),
                [&](std::uint32_t column, const QString& number) {
                    const double x =
                        frame.toArea().map(layout.cellRect(layout.cellOf(column, 0)).center()).x();
                    if (x < shown.left() || x > shown.right()) return;
                    painter.drawText(QPointF(x - metrics.horizontalAdvance(number) / 2, baseline), number);
                });
    forEachTick(firstNumber, range.firstRow, range.endRow, leastStep * style.type / frame.scale(),
                [&](std::uint32_t row, const QString& number) {
                    const double y = frame.toArea().map(layout.cellRect(layout.cellOf(0, row)).center()).y();
                    if (y < shown.top() || y > shown.bottom()) return;
                    const double width = metrics.horizontalAdvance(number);
                    const double x = layout.originLeft() ? shown.left() - away - width : shown.right() + away;
                    painter.drawText(QPointF(x, y + metrics.capHeight() / 2), number);
                });
    drawNames(painter, frame, layout, shown, baseline, widest);
}

} // namespace mexplorer::ui
