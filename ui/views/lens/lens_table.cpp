#include "ui/views/lens/lens_table.h"

#include "ui/figure/cross.h"
#include "ui/figure/fitted_text.h"
#include "ui/figure/motion/keyed.h"
#include "ui/figure/ticks.h"
#include "ui/figure/watch/named.h"

#include <algorithm>
#include <cmath>

namespace mexplorer::ui {

namespace {

constexpr double largestLensCell = 64; // pixels
constexpr double leastWithSaid = 40;   // pixels of a cell that has what the formula says, too
constexpr double labelPixels = 12;
constexpr double unlit = 0.28; // the opacity of cells that are not yet compared
constexpr std::size_t mostMovingCells = 300;

QString saidIn(const LensFailure& failure) {
    if (failure.said.value) return QString::number(*failure.said.value).replace(u'-', u'−');
    return *failure.said.isP ? QStringLiteral("P") : QStringLiteral("N");
}

} // namespace

LensTable::LensTable(std::shared_ptr<const LensSubject> shared) : LensField(std::move(shared)) {
    const auto [rows, columns] = subject().size;
    for (std::uint64_t a = 0; a < rows; ++a)
        for (std::uint64_t b = 0; b < columns; ++b)
            greatest_ = std::max(greatest_, subject().valueAt({a, b}));
}

/// A board is drawn as its problem draws it, the first number down; another table with the first across.
QRectF LensTable::bounds() const {
    const auto [rows, columns] = subject().size;
    return subject().goesDown ? QRectF(0, 0, columns, rows) : QRectF(0, 0, rows, columns);
}

std::pair<double, double> LensTable::scaleRange() const {
    return {2, 2 * largestLensCell};
}

QRectF LensTable::rectOf(const GridCell& place) const {
    const auto a = static_cast<double>(place.a);
    const auto b = static_cast<double>(place.b);
    if (subject().goesDown) return {b, a, 1, 1};
    return {a, bounds().height() - 1 - b, 1, 1};
}

std::optional<GridCell> LensTable::placeAt(const QPointF& world) const {
    const QRectF all = bounds();
    if (world.x() < 0 || world.y() < 0 || world.x() >= all.width() || world.y() >= all.height())
        return std::nullopt;
    const auto across = static_cast<std::uint64_t>(world.x());
    const auto down = static_cast<std::uint64_t>(world.y());
    if (subject().goesDown) return GridCell{down, across};
    return GridCell{across, static_cast<std::uint64_t>(all.height()) - 1 - down};
}

QRectF LensTable::clipOf(const Frame& frame) const {
    return frame.toArea().mapRect(bounds()).adjusted(-3, -3, 3, 3) & frame.content().adjusted(-3, -3, 3, 3);
}

void LensTable::draw(QPainter& painter, const Frame& frame, const LensMarks& marks) const {
    drawAxis(painter, frame, true);
    drawAxis(painter, frame, false);
    painter.save();
    painter.setClipRect(clipOf(frame), Qt::IntersectClip);
    drawCells(painter, frame, marks);
    for (std::size_t i = 0; i < marks.failures; ++i) {
        const LensFailure& failure = subject().failures[i];
        std::optional<Keyed> keyed;
        if (marks.failures <= mostMovingCells)
            keyed.emplace(painter, MotionKey{"failure", failure.place.a, failure.place.b});
        drawFailure(painter, frame, failure);
    }
    drawRings(painter, frame, marks);
    painter.restore();
}

QColor LensTable::fillOf(const Theme& theme, std::uint64_t value) const {
    if (value == 0) return theme.p;
    return faded(theme.n, 0.12 + 0.38 * static_cast<double>(value) / static_cast<double>(greatest_));
}

void LensTable::drawCell(QPainter& painter, const Frame& frame, const GridCell& cell, double opacity) const {
    const Named named(painter, topic::cell, cell.a, cell.b);
    const QRectF rect = frame.toArea().mapRect(rectOf(cell));
    const std::uint64_t value = subject().valueAt(cell);
    const double gap = std::min(1.0, 0.06 * rect.width());
    painter.setOpacity(opacity);
    painter.fillRect(rect.adjusted(gap, gap, -gap, -gap), fillOf(frame.theme(), value));
    const double type =
        std::max(frame.style().leastType, std::min(20 * frame.style().type, 0.45 * rect.height()));
    const QFont font = textFont(type);
    const QString text = QString::number(value);
    const QSizeF needed = QFontMetricsF(font).size(Qt::TextSingleLine, text);
    if (needed.width() < rect.width() - 2 && type < 0.8 * rect.height()) {
        painter.setPen(value == 0 ? frame.theme().onP : frame.theme().ink);
        painter.setFont(font);
        painter.drawText(rect, Qt::AlignCenter, text);
    }
    painter.setOpacity(1);
}

void LensTable::drawCells(QPainter& painter, const Frame& frame, const LensMarks& marks) const {
    const auto [rows, columns] = subject().size;
    const QRectF seen = frame.visible();
    for (std::uint64_t a = 0; a < rows; ++a) {
        for (std::uint64_t b = 0; b < columns; ++b) {
            if (!rectOf({a, b}).intersects(seen)) continue;
            const bool isLit = marks.agree ? a + b < *marks.agree : !marks.isUnchecked;
            drawCell(painter, frame, {a, b}, isLit ? 1 : unlit);
        }
    }
}

/// The numbers of the columns, below or above the table, or those of the rows, at its left.
void LensTable::drawAxis(QPainter& painter, const Frame& frame, bool isAcross) const {
    painter.setFont(frame.style().font(labelPixels));
    painter.setPen(frame.theme().quiet);
    const QRectF table = frame.toArea().mapRect(bounds()) & frame.content();
    const double line = QFontMetricsF(painter.font()).height();
    const bool isFirst = isAcross != subject().goesDown; // whether the first number is told
    const std::uint64_t count = isFirst ? subject().size.rows : subject().size.columns;
    const std::uint64_t step = niceStep((isAcross ? 2.0 : 1.2) * line / frame.scale());
    for (std::uint64_t k = 0; k < count; k += step) {
        const QRectF rect = frame.toArea().mapRect(rectOf(isFirst ? GridCell{k, 0} : GridCell{0, k}));
        const QPointF middle = rect.center();
        const bool isSeen = isAcross ? middle.x() > table.left() && middle.x() < table.right()
                                     : middle.y() > table.top() && middle.y() < table.bottom();
        if (!isSeen) continue;
        const QRectF place = isAcross ? QRectF(middle.x() - 40, table.bottom() + 2, 80, 1.3 * line)
                                      : QRectF(table.left() - 86, middle.y() - line, 80, 2 * line);
        const int alignment = isAcross ? int{Qt::AlignHCenter} | int{Qt::AlignTop}
                                       : int{Qt::AlignRight} | int{Qt::AlignVCenter};
        painter.drawText(place, alignment, QString::number(k + subject().first));
    }
}

void LensTable::drawFailure(QPainter& painter, const Frame& frame, const LensFailure& failure) const {
    const QRectF rect = frame.toArea().mapRect(rectOf(failure.place));
    const QPen pen(frame.theme().mismatch, std::clamp(0.06 * rect.width(), 1.0, 2.0) * frame.style().line);
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(rect.adjusted(1, 1, -1, -1));
    const double half = std::clamp(0.1 * rect.width(), 1.5, 5.0);
    drawCross(painter, rect.topRight() + QPointF(-1.7 * half, 1.7 * half), half, pen);
    if (rect.width() < leastWithSaid * frame.style().type) return;
    if (failure.value == 0) painter.setPen(frame.theme().onP);
    painter.setFont(frame.style().font(11));
    drawFittedText(painter, frame.style(), rect.adjusted(4, 0.5 * rect.height(), -4, -2),
                   Qt::AlignRight | Qt::AlignBottom, saidIn(failure));
}

void LensTable::drawRings(QPainter& painter, const Frame& frame, const LensMarks& marks) const {
    painter.setBrush(Qt::NoBrush);
    if (marks.hasOptions) {
        painter.setPen(QPen(frame.theme().selection, 2 * frame.style().line));
        for (const GridCell& option : subject().options) {
            const QRectF rect = frame.toArea().mapRect(rectOf(option));
            painter.drawEllipse(rect.center(), 0.42 * rect.width(), 0.42 * rect.height());
        }
    }
    if (!marks.ringed) return;
    const Keyed keyed(painter, {"ring"});
    painter.setPen(QPen(frame.theme().mismatch, 3 * frame.style().line));
    painter.drawRect(frame.toArea().mapRect(rectOf(subject().failures[*marks.ringed].place)));
}

LegendEntry LensTable::valueEntry(const Style& style) const {
    return {.text = tr("SG value, from the definition"),
            .drawSign = [style](QPainter& painter, const QRectF& sign) {
                const double half = 0.32 * sign.height();
                painter.fillRect(QRectF(sign.center() - QPointF(half, half), QSizeF(2 * half, 2 * half)),
                                 faded(style.theme.n, 0.4));
            }};
}

QString LensTable::failureText() const {
    return tr("where the formula is wrong");
}

} // namespace mexplorer::ui
