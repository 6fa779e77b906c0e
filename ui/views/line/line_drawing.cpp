#include "core/explain/say_position.h"
#include "core/explain/say_signs.h"
#include "ui/figure/cross.h"
#include "ui/figure/motion/keyed.h"
#include "ui/figure/whole.h"
#include "ui/text/translated.h"
#include "ui/views/line/line_figure.h"
#include "ui/views/line/line_signs.h"

#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace mexplorer::ui {

namespace {

constexpr std::uint64_t mostDots = 1500;
constexpr double leastDotSpacing = 2.5; // pixels from n to n; any nearer, dots cannot be told apart
constexpr double leastBandWidth = 4;    // pixels; narrower bands become one
constexpr std::size_t mostArcs = 12;
constexpr std::size_t mostMoving = 80; // options; of more, all only fade
constexpr double leastRingRoom = 3;    // pixels of radius
constexpr double numberPixels = 13;
constexpr double leastMarkSpacing = 7; // pixels between marks; any nearer, they would hide each other

} // namespace

void LineFigure::drawHere(QPainter& painter, const Frame& frame) const {
    const QRectF plot = frame.content();
    painter.save();
    paintPaper(painter, frame);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.save();
    painter.setClipRect(plot);
    if (look_.period) drawBands(painter, frame);
    painter.restore();
    if (!chart_) chart_ = std::make_shared<LineChart>();
    chart_->draw(painter, frame.area(), plot, frame.style(), contentOf(frame));
    painter.save();
    painter.setClipRect(plot.adjusted(-8, -8, 8, 8));
    drawBound(painter, frame);
    drawRare(painter, frame);
    drawFocus(painter, frame);
    drawDots(painter, frame);
    drawNumbers(painter, frame);
    drawMarks(painter, frame);
    drawMex(painter, frame);
    painter.restore();
    {
        const Keyed beside(painter, {"beside"}); // as one, whatever is above the line
        drawHistogram(painter, frame);
        drawTitles(painter, frame);
    }
    const QRectF area = frame.area();
    const double height = legendRowHeight(frame.style());
    drawLegendRow(painter, {area.left() + 16, area.bottom() - height - 4, area.width() - 32, height},
                  frame.style(), legend(frame));
    painter.restore();
}

double LineFigure::heightOf(const Frame& frame, double value) const {
    const QRectF all = bounds();
    const QRectF plot = frame.content();
    return plot.bottom() - (value + all.bottom()) / all.height() * plot.height();
}

QPointF LineFigure::dotAt(const Frame& frame, std::uint64_t n) const {
    const double x = frame.toArea().map(QPointF(static_cast<double>(n), 0)).x();
    return {x, heightOf(frame, data_->known[n])};
}

double LineFigure::dotRadius(const Frame& frame) const {
    return std::clamp(0.24 * frame.scale(), 1.5, 6.0 * frame.style().type);
}

bool LineFigure::hasBands() const {
    return data_->period && data_->period->status != Period::Status::none && data_->period->length > 1;
}

bool LineFigure::showsBandsApart(const Frame& frame) const {
    return static_cast<double>(data_->period->length) * frame.scale() >= leastBandWidth;
}

void LineFigure::drawBands(QPainter& painter, const Frame& frame) const {
    if (!hasBands()) return;
    const Period& period = *data_->period;
    const QRectF plot = frame.content();
    const auto xOf = [&](double n) { return frame.toArea().map(QPointF(n, 0)).x(); };
    const double begin = static_cast<double>(period.start) - 0.5;
    const double end = static_cast<double>(data_->size()) - 0.5;
    const QColor band = frame.theme().accentSoft; // opaque: many transparent bands take long to paint
    const auto length = static_cast<double>(period.length);
    const auto fill = [&](double from, double to) {
        painter.fillRect(
            QRectF(QPointF(xOf(from), plot.top()), QPointF(xOf(std::min(to, end)), plot.bottom())), band);
    };
    if (!showsBandsApart(frame)) {
        fill(begin, end);
    } else {
        const double before = std::max(0.0, std::floor((frame.visible().left() - begin) / (2 * length)));
        for (double from = begin + before * 2 * length; from < std::min(end, frame.visible().right());
             from += 2 * length)
            fill(from, from + length);
    }
    if (period.start > 0) {
        painter.setPen(QPen(frame.theme().accent, 1.5 * frame.style().line, Qt::DashLine));
        painter.drawLine(QPointF(xOf(begin), plot.top()), QPointF(xOf(begin), plot.bottom()));
    }
}

void LineFigure::drawDot(QPainter& painter, const Style& style, const QPointF& middle, double radius,
                         std::uint32_t value) const {
    const bool isP = isLost(evaluationOf(value).outcome);
    const QColor colour = !look_.outcomes ? style.theme.accent : isP ? style.theme.p : style.theme.n;
    drawOutcomeDot(painter, style, middle, radius, colour, isP);
}

bool LineFigure::showsDots(const Frame& frame) const {
    const auto [begin, end] = seen(frame);
    return end - begin <= mostDots && frame.scale() >= leastDotSpacing;
}

void LineFigure::drawDots(QPainter& painter, const Frame& frame) const {
    if (!showsDots(frame)) return;
    const auto [begin, end] = seen(frame);
    for (std::uint64_t n = begin; n < std::min(end, data_->known.size()); ++n)
        drawDot(painter, frame.style(), dotAt(frame, n), dotRadius(frame), data_->known[n]);
}

bool LineFigure::showsNumbers(const Frame& frame) const {
    const QFont font = frame.style().font(numberPixels, QFont::DemiBold);
    const double widest = QFontMetricsF(font).horizontalAdvance(QString::number(greatest_));
    return frame.scale() >= widest + 10 * frame.style().type;
}

void LineFigure::drawNumbers(QPainter& painter, const Frame& frame) const {
    if (!showsNumbers(frame)) return;
    const QFont font = frame.style().font(numberPixels, QFont::DemiBold);
    painter.setFont(font);
    painter.setPen(frame.theme().ink);
    const auto [begin, end] = seen(frame);
    const double height = 1.5 * numberPixels * frame.style().type;
    for (std::uint64_t n = begin; n < std::min(end, data_->known.size()); ++n) {
        const QPointF dot = dotAt(frame, n);
        const double bottom = dot.y() - dotRadius(frame) - 4 * frame.style().line;
        painter.drawText(QRectF(dot.x() - frame.scale(), bottom - height, 2 * frame.scale(), height),
                         Qt::AlignCenter, QString::number(data_->known[n]));
    }
}

void LineFigure::drawFocus(QPainter& painter, const Frame& frame) const {
    const Style& style = frame.style();
    const QRectF plot = frame.content();
    const double radius = std::max(dotRadius(frame), leastRingRoom);
    const auto column = [&](std::uint64_t n, const QColor& colour, double width) {
        const double x = dotAt(frame, n).x();
        painter.setPen(QPen(colour, width * style.line));
        painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
    };
    if (look_.chosen && *look_.chosen < data_->known.size()) {
        column(*look_.chosen, style.theme.selection, 1.5);
        drawRing(painter, dotAt(frame, *look_.chosen), radius + 7 * style.line,
                 QPen(faded(style.theme.selection, 0.8), 4 * style.line));
    }
    const auto n = focus();
    if (!n || mexState()) return;
    const QPen pen(style.theme.accent, 2 * style.line);
    const bool isRing = areRinged(options_, frame);
    if (look_.hovered) column(*n, style.theme.quiet, 1);
    const QPointF from = dotAt(frame, *n);
    const auto drawArc = [&](const QPointF& one, const QPointF& other) {
        const double lift = std::min(60.0 * style.type, 0.35 * std::abs(one.x() - other.x()));
        QPainterPath arc(one);
        arc.quadTo({(one.x() + other.x()) / 2, std::min(one.y(), other.y()) - lift}, other);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(faded(style.theme.accent, 0.7), 1.5 * style.line));
        painter.drawPath(arc);
    };
    for (const HeapOption& heaps : options_) {
        if (heaps.back() >= data_->known.size()) continue;
        // An arc leads from n to a single heap; the parts of a split are linked to each other.
        if (options_.size() <= mostArcs) {
            if (heaps.size() == 1) drawArc(from, dotAt(frame, heaps.front()));
            for (std::size_t i = 1; i < heaps.size(); ++i)
                drawArc(dotAt(frame, heaps[i - 1]), dotAt(frame, heaps[i]));
        }
        for (const std::uint64_t heap : heaps)
            drawOption(painter, frame, heap, pen, isRing);
    }
}

bool LineFigure::areRinged(const std::vector<HeapOption>& options, const Frame& frame) const {
    const auto [begin, end] = seen(frame);
    std::size_t inSight = 0;
    for (const HeapOption& heaps : options)
        inSight += static_cast<std::size_t>(
            std::ranges::count_if(heaps, [first = begin, beyond = end](std::uint64_t heap) {
                return first <= heap && heap < beyond;
            }));
    return inSight <= mostRings;
}

void LineFigure::drawOption(QPainter& painter, const Frame& frame, std::uint64_t heap, const QPen& pen,
                            bool isRing) const {
    const double line = frame.style().line;
    const QPointF dot = dotAt(frame, heap);
    if (isRing)
        drawRing(painter, dot, std::max(dotRadius(frame), leastRingRoom) + 5 * line, pen);
    else
        drawSpot(painter, dot, 2 * line, pen.color());
}

const MexSubject* LineFigure::mexSubject() const {
    return look_.trace ? &look_.trace->subject : nullptr;
}

const MexState* LineFigure::mexState() const {
    return look_.trace ? look_.trace->stateAt(look_.step) : nullptr;
}

/// Exceptions: a triangle above the number. Mismatches: a cross below the dot.
void LineFigure::drawMarks(QPainter& painter, const Frame& frame) const {
    const Style& style = frame.style();
    const auto [begin, end] = seen(frame);
    const double radius = dotRadius(frame);
    const auto forEach = [&, first = begin, beyond = std::min(end, data_->known.size())](
                             const auto& marks, const auto& place, const auto& drawMark) {
        const auto apart =
            wholeOf<std::uint64_t>(std::ceil(leastMarkSpacing / frame.scale()), 1, data_->size());
        auto mark = std::ranges::lower_bound(marks, first, {}, place);
        while (mark != marks.end() && std::invoke(place, *mark) < beyond) {
            const std::uint64_t n = std::invoke(place, *mark);
            drawMark(dotAt(frame, n));
            mark = std::ranges::lower_bound(mark + 1, marks.end(), n + apart, {}, place);
        }
    };
    if (look_.period && data_->period) {
        const double above = radius + (showsNumbers(frame) ? 1.5 * numberPixels + 4 : 6) * style.type;
        forEach(data_->period->exceptions, std::identity(), [&](const QPointF& dot) {
            drawTriangle(painter, dot - QPointF(0, above), 11 * style.type, style.theme.selection);
        });
    }
    if (!mismatches()) return;
    const double half = 4.5 * style.type;
    const double below = !showsDots(frame) ? 0.0 : radius + half + 5 * style.line;
    forEach(mismatches()->differences, &Difference<std::uint64_t>::place, [&](const QPointF& dot) {
        drawCross(painter, dot + QPointF(0, below), half, QPen(style.theme.mismatch, 2.5 * style.line));
    });
}

/// The values in the set as flags on the axis, and the candidate as a line across.
void LineFigure::drawMex(QPainter& painter, const Frame& frame) const {
    const MexState* step = mexState();
    if (!step) return;
    const bool areRings = areRinged(counted_, frame);
    bool isInSet = false;
    for (std::size_t i = 0; i < std::min(step->optionsShown, mexSubject()->options.size()); ++i) {
        const auto& value = mexSubject()->options[i].evaluation.nimber();
        if (!value) continue;
        const bool isFound = step->compared && step->candidate == value;
        isInSet = isInSet || isFound;
        const bool isLit = step->option == i || (isFound && areRings);
        drawCounted(painter, frame, i, *value, isLit, isLit || areRings);
    }
    if (step->candidate) drawCandidate(painter, frame, *step, isInSet);
}

/// An option with its value on the axis, where it goes to from the option; only the value if it is not on
/// this line.
void LineFigure::drawCounted(QPainter& painter, const Frame& frame, std::size_t option, Nimber value,
                             bool isLit, bool isRing) const {
    const Style& style = frame.style();
    const QRectF plot = frame.content();
    const double y = heightOf(frame, static_cast<double>(value));
    const bool isOnLine = option < counted_.size() && counted_[option].back() < data_->known.size();
    const double end = isOnLine ? dotAt(frame, counted_[option].back()).x() : plot.right();
    const bool isMoving = mexSubject()->options.size() <= mostMoving;
    std::optional<Keyed> one;
    if (isLit) {
        if (isMoving) one.emplace(painter, MotionKey{"light", option}, QPointF(end, y), Growth::uncovers);
        painter.setPen(QPen(faded(style.theme.accent, 0.6), 1.5 * style.line, Qt::DashLine));
        painter.drawLine(QPointF(end, y), QPointF(plot.left(), y));
    }
    if (mexState()->option == option && !isOnLine) {
        one.reset();
        if (isMoving) one.emplace(painter, MotionKey{"option"});
        const QFont font = style.font(13);
        painter.setFont(font);
        painter.setPen(style.theme.accent);
        painter.drawText(QPointF(plot.left() + 14 * style.type, y - 4 * style.type),
                         QString::fromStdString(shown(mexSubject()->options[option].to)));
    }
    if (isOnLine) {
        one.reset();
        if (isMoving) one.emplace(painter, MotionKey{"ring", option});
        const QPen pen(style.theme.accent, (isLit ? 3 : 1.5) * style.line);
        for (const std::uint64_t heap : counted_[option])
            drawOption(painter, frame, heap, pen, isRing);
    }
    one.reset();
    if (isMoving) one.emplace(painter, MotionKey{"value", option}, QPointF(end, y));
    painter.fillRect(QRectF(plot.left() - 3, y - 4 * style.type, 10 * style.type, 8 * style.type),
                     style.theme.accent);
}

void LineFigure::drawCandidate(QPainter& painter, const Frame& frame, const MexState& step,
                               bool isInSet) const {
    const Nimber candidate = *step.candidate;
    const Style& style = frame.style();
    const QRectF plot = frame.content();
    const double y = heightOf(frame, static_cast<double>(candidate));
    const QColor colour = step.done ? style.theme.winning : style.theme.mismatch;
    {
        const Keyed across(painter, {"candidate"});
        painter.setPen(QPen(colour, 2.5 * style.line, step.done ? Qt::SolidLine : Qt::DashLine));
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
    }
    const Keyed said(painter, {"said of the candidate"});
    painter.setFont(style.font(15, QFont::Bold));
    const bool isCompared = step.compared && !step.done;
    const QString text = translated(isCompared ? sayCompared(candidate, isInSet) : sayCandidate(candidate));
    const QRectF needed = QFontMetricsF(painter.font()).boundingRect(text).adjusted(-8, -2, 8, 2);
    // Between this value’s points and those of the next one.
    const QRectF label(plot.right() - needed.width() - 4, y - needed.height() - 4 * style.type,
                       needed.width(), needed.height());
    painter.setBrush(style.theme.paper);
    painter.setPen(QPen(colour, 1.5 * style.line));
    painter.drawRoundedRect(label, 4, 4);
    painter.drawText(label, Qt::AlignCenter, text);
}

} // namespace mexplorer::ui
