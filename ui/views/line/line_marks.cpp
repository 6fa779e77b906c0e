#include "ui/figure/cross.h"
#include "ui/views/line/line_figure.h"
#include "ui/views/line/line_signs.h"

#include <QPainterPath>

#include <algorithm>
#include <functional>

namespace mexplorer::ui {

namespace {

constexpr double leastMark = 8; // pixels of the cell that is marked

} // namespace

QRectF LineFigure::markedAt(const Frame& frame, std::uint64_t n) const {
    QRectF cell = cellAt(frame, n);
    const QPointF middle = cell.center();
    cell.setSize(cell.size().expandedTo({leastMark, leastMark}));
    cell.moveCenter(middle);
    return cell;
}

/// Whether cells are large enough for the rings of many; the chosen one’s is always drawn.
bool LineFigure::hasRings(const Frame& frame) const {
    return frame.scale() * std::min(1.0, table_.aspect()) >= leastMark;
}

/// Calls `draw` with the place of each mark in sight, or of evenly chosen ones, the same wherever the picture
/// is panned to.
template <class Heaps, class Place, class Draw>
void LineFigure::forMarks(const Frame& frame, const Heaps& heaps, const Place& place,
                          const Draw& draw) const {
    const LineTable::Range range = table_.seen(frame);
    const auto indexOf = [&](std::uint64_t n) {
        return static_cast<std::size_t>(std::ranges::lower_bound(heaps, n, {}, place) - heaps.begin());
    };
    const std::size_t first = indexOf(range.firstRow * table_.width());
    const std::size_t end = indexOf(std::min(range.endRow * table_.width(), data_->known.size()));
    const std::size_t stride = (end - first) / mostMarks + 1;
    for (std::size_t i = (first + stride - 1) / stride * stride; i < end; i += stride)
        draw(markedAt(frame, std::invoke(place, heaps[i])));
}

/// Exceptions are ringed, rare values have a diamond in a corner, mismatches are crossed.
void LineFigure::drawMarks(QPainter& painter, const Frame& frame) const {
    const Style& style = frame.style();
    if (const ValueCensus* census = rareCensus()) {
        forMarks(frame, census->rare, std::identity(), [&](const QRectF& cell) {
            const double half = std::min(4 * style.type, cell.height() / 5);
            drawDiamond(painter, cell.topRight() + QPointF(-1.6 * half, 1.6 * half), half,
                        style.theme.accent);
        });
    }
    if (look_.period && data_->period) {
        const bool isRing = hasRings(frame);
        const double in = 0.75 * style.line;
        forMarks(frame, data_->period->exceptions, std::identity(), [&](const QRectF& cell) {
            if (isRing)
                drawOutline(painter, cell.adjusted(in, in, -in, -in),
                            QPen(style.theme.selection, 2.5 * style.line));
            else
                drawSpot(painter, cell.center(), 1.5 * style.line, style.theme.selection);
        });
    }
    if (!mismatches()) return;
    forMarks(frame, mismatches()->differences, &Difference<std::uint64_t>::place, [&](const QRectF& cell) {
        drawCross(painter, cell.center(), 0.36 * cell.height(), QPen(style.theme.mismatch, 2.5 * style.line));
    });
}

/// The chosen heap, and the options of the one that is looked at.
void LineFigure::drawFocus(QPainter& painter, const Frame& frame) const {
    const Style& style = frame.style();
    const auto n = focus();
    if (n && !mexState()) {
        for (const HeapOption& heaps : options_)
            drawOption(painter, frame, heaps, QPen(style.theme.accent, 2.5 * style.line));
    }
    if (look_.hovered && n)
        drawOutline(painter, markedAt(frame, *n), QPen(style.theme.quiet, 3 * style.line));
    if (look_.chosen && *look_.chosen < data_->known.size())
        drawOutline(painter, markedAt(frame, *look_.chosen), QPen(style.theme.ink, 3 * style.line));
}

/// The heaps that are left of one option.
void LineFigure::drawOption(QPainter& painter, const Frame& frame, const HeapOption& heaps,
                            const QPen& pen) const {
    const bool isRing = std::max(options_.size(), counted_.size()) <= mostMarks;
    for (const std::uint64_t heap : heaps) {
        if (heap >= data_->known.size()) continue;
        if (isRing)
            drawOutline(painter, markedAt(frame, heap), pen);
        else
            drawSpot(painter, cellAt(frame, heap).center(), 2 * frame.style().line, pen.color());
    }
}

/// An arc from each of these heaps to the next, over the numbers.
void LineFigure::drawLinks(QPainter& painter, const Frame& frame, const HeapOption& heaps) const {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(frame.theme().accent, 2 * frame.style().line));
    for (std::size_t i = 1; i < heaps.size(); ++i) {
        if (std::max(heaps[i - 1], heaps[i]) >= data_->known.size()) continue;
        const QRectF one = markedAt(frame, heaps[i - 1]);
        const QRectF other = markedAt(frame, heaps[i]);
        const QPointF from(one.center().x(), one.top());
        const QPointF to(other.center().x(), other.top());
        QPainterPath arc(from);
        arc.quadTo((from + to) / 2 - QPointF(0, one.height()), to);
        painter.drawPath(arc);
    }
}

} // namespace mexplorer::ui
