#include "ui/views/grid/grid_cases.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace mexplorer::ui {

namespace {

constexpr double badgeType = 12;
constexpr double badgeRadius = 10;
constexpr double spokenWidth = 3.5;
constexpr double toldWidth = 2;
constexpr double casing = 1.5;      // pixels of paper on either side of a line
constexpr double insideCell = 0.42; // of a cell: what lines leave free around its centre

QPointF centreOf(const GridLayout& layout, const Cell& cell) {
    return layout.cellRect({cell.a, cell.b}).center();
}

/// The fraction of the way from `from` to `to` up to `least` or `most`.
double partInside(double from, double to, double least, double most) {
    if (to < least) return (least - from) / (to - from);
    if (to > most) return (most - from) / (to - from);
    return 1;
}

/// Where on its line a case's badge is, different for cases on the same line.
double placeOnLine(std::uint64_t number) {
    return 0.3 + 0.1 * static_cast<double>(number % 5);
}

/// The line without its ends, which would cover the contents of their cells.
QLineF betweenCells(const QLineF& way) {
    const double cells = std::max(std::abs(way.dx()), std::abs(way.dy()));
    if (cells == 0) return way;
    const double part = insideCell / cells;
    return {way.pointAt(part), way.pointAt(1 - part)};
}

QColor colourOfCase(const Theme& theme, const CaseLine& line, bool isSpoken) {
    if (!isSpoken) return theme.quiet;
    return line.applies ? theme.winning : theme.accent;
}

void drawLine(QPainter& painter, const Frame& frame, const GridPicture& picture, const CaseLine& line,
              bool isSpoken) {
    const GridLayout layout = picture.layout();
    const QLineF way = frame.toArea().map(betweenCells(caseLine(layout, line)));
    const double width = (isSpoken ? spokenWidth : toldWidth) * frame.style().line;
    QPen pen(colourOfCase(frame.theme(), line, isSpoken), width, Qt::SolidLine, Qt::FlatCap);
    if (!line.applies) pen.setDashPattern({3, 1.5});
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(frame.theme().paper, width + 2 * casing, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(way);
    painter.setPen(pen);
    painter.drawLine(way);
    if (!line.applies) return;
    const QRectF target = frame.toArea().mapRect(layout.cellRect({line.to.a, line.to.b}));
    painter.drawRoundedRect(target.adjusted(2, 2, -2, -2), 3, 3);
}

/// The badge on its line, if possible where it covers none of the others.
QRectF placedBadge(const QLineF& way, const QSizeF& size, double usual, const std::vector<QRectF>& others) {
    constexpr double stride = 0.05;
    QRectF disc({}, size);
    for (double away = 0; away <= 1; away += stride) {
        for (const double part : {usual + away, usual - away}) {
            disc.moveCenter(way.pointAt(part));
            const auto isCovered = [&](const QRectF& other) { return other.intersects(disc); };
            if (part >= 0 && part <= 1 && std::ranges::none_of(others, isCovered)) return disc;
        }
    }
    disc.moveCenter(way.pointAt(usual));
    return disc;
}

/// `placed`: the badges drawn so far.
void drawBadge(QPainter& painter, const Frame& frame, const GridPicture& picture, const CaseLine& line,
               bool isSpoken, std::vector<QRectF>& placed) {
    const Theme& theme = frame.theme();
    const QLineF way = frame.toArea().map(caseLine(picture.layout(), line));
    const QString number = QString::number(line.number);
    painter.setFont(frame.style().font(badgeType, QFont::Bold));
    const double radius = badgeRadius * frame.style().type;
    const double width = painter.fontMetrics().horizontalAdvance(number) + radius;
    const QSizeF size(std::max(2 * radius, width), 2 * radius);
    const QRectF disc = placedBadge(way, size, placeOnLine(line.number), placed);
    placed.push_back(disc);
    painter.setPen(QPen(theme.paper, casing * frame.style().line));
    painter.setBrush(colourOfCase(theme, line, isSpoken));
    painter.drawRoundedRect(disc, radius, radius);
    painter.setPen(theme.paper);
    painter.drawText(disc, Qt::AlignCenter, number);
}

} // namespace

QLineF caseLine(const GridLayout& layout, const CaseLine& line) {
    const QPointF from = centreOf(layout, line.from);
    const QPointF to = centreOf(layout, line.to);
    const QRectF bounds = layout.bounds();
    const double part = std::min(partInside(from.x(), to.x(), bounds.left(), bounds.right()),
                                 partInside(from.y(), to.y(), bounds.top(), bounds.bottom()));
    return {from, from + (to - from) * part};
}

void drawCases(QPainter& painter, const Frame& frame, const GridPicture& picture, const BoardMark& mark) {
    const auto isShown = [layout = picture.layout()](const CaseLine& line) {
        return line.from != line.to && layout.contains({line.from.a, line.from.b});
    };
    for (std::size_t i = 0; i < mark.lines.size(); ++i)
        if (isShown(mark.lines[i])) drawLine(painter, frame, picture, mark.lines[i], i >= mark.spoken);
    std::vector<QRectF> placed;
    for (std::size_t i = 0; i < mark.lines.size(); ++i)
        if (mark.lines[i].number != 0 && isShown(mark.lines[i]))
            drawBadge(painter, frame, picture, mark.lines[i], i >= mark.spoken, placed);
}

} // namespace mexplorer::ui
