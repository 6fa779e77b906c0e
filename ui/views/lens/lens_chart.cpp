#include "ui/views/lens/lens_chart.h"

#include "ui/figure/cross.h"
#include "ui/figure/motion/keyed.h"
#include "ui/figure/ticks.h"
#include "ui/figure/watch/named.h"
#include "ui/figure/whole.h"

#include <algorithm>
#include <cmath>

namespace mexplorer::ui {

namespace {

constexpr double mostAbove = 4;      // times the greatest value: what a formula says above that is cut off
constexpr double closestPoints = 80; // pixels
constexpr double axisPixels = 12;
constexpr double tickGap = 46;      // pixels between numbers of an axis, at least
constexpr double besideRange = 0.6; // of a value, above and below all
constexpr std::size_t mostMoving = 300;

double heightSaid(const LensFailure& failure) {
    if (failure.said.value) return static_cast<double>(*failure.said.value);
    return *failure.said.isP ? 0 : 0.5; // a P is at 0, an N above it
}

} // namespace

LensChart::LensChart(std::shared_ptr<const LensSubject> shared) : LensField(std::move(shared)) {
    for (std::uint64_t n = 0; n < subject().size.rows; ++n)
        greatest_ = std::max(greatest_, static_cast<double>(subject().valueAt({n, 0})));
    const double highest = mostAbove * greatest_;
    for (const LensFailure& failure : subject().failures) {
        greatest_ = std::clamp(heightSaid(failure), greatest_, highest);
        least_ = std::clamp(heightSaid(failure), -highest, least_);
    }
}

QRectF LensChart::bounds() const {
    const double air = besideRange * std::max(1.0, 0.05 * (greatest_ - least_));
    return {-0.6, -greatest_ - air, static_cast<double>(subject().size.rows) + 0.2,
            greatest_ - least_ + 2 * air};
}

std::pair<double, double> LensChart::scaleRange() const {
    return {Figure::far, closestPoints};
}

double LensChart::radius(const Frame& frame) const {
    return std::clamp(0.3 * frame.scale(), 1.2, 6.0) * frame.style().line;
}

QPointF LensChart::pointOf(const Frame& frame, std::uint64_t n, double value) const {
    return frame.toArea().map(QPointF(static_cast<double>(n), -std::clamp(value, least_, greatest_)));
}

QPointF LensChart::saidPoint(const Frame& frame, const LensFailure& failure) const {
    return pointOf(frame, failure.place.a, heightSaid(failure));
}

/// The n in sight, [first, beyond).
std::pair<std::uint64_t, std::uint64_t> LensChart::seen(const Frame& frame) const {
    const QRectF world = frame.visible();
    const auto most = std::uint64_t{subject().size.rows};
    return {wholeOf<std::uint64_t>(std::ceil(world.left()), 0, most),
            wholeOf<std::uint64_t>(std::floor(world.right()) + 1, 0, most)};
}

void LensChart::draw(QPainter& painter, const Frame& frame, const LensMarks& marks) const {
    drawValueAxis(painter, frame);
    drawNumberAxis(painter, frame);
    painter.save();
    painter.setClipRect(frame.content(), Qt::IntersectClip);
    if (marks.agree) drawAgreement(painter, frame, *marks.agree);
    drawFailures(painter, frame, marks.failures);
    drawPoints(painter, frame);
    drawRings(painter, frame, marks);
    painter.restore();
}

void LensChart::drawAgreement(QPainter& painter, const Frame& frame, std::uint64_t margin) const {
    const Keyed keyed(painter, {"agreement"}, Growth::stretches);
    const QRectF content = frame.content();
    const double right = frame.toArea().map(QPointF(static_cast<double>(margin) - 0.5, 0)).x();
    painter.fillRect(QRectF(content.left(), content.top(), right - content.left(), content.height()),
                     frame.theme().accentSoft);
}

void LensChart::drawValueAxis(QPainter& painter, const Frame& frame) const {
    const QRectF content = frame.content();
    painter.setFont(frame.style().font(axisPixels));
    const double line = QFontMetricsF(painter.font()).height();
    const auto step = static_cast<double>(niceStep(1.6 * line / frame.toArea().m22()));
    for (double value = std::ceil(least_ / step) * step; value <= greatest_; value += step) {
        const double y = frame.toArea().map(QPointF(0, -value)).y();
        painter.setPen(QPen(frame.theme().line, frame.style().line));
        painter.drawLine(QPointF(content.left(), y), QPointF(content.right(), y));
        painter.setPen(frame.theme().quiet);
        painter.drawText(QRectF(content.left() - 90, y - line, 82, 2 * line),
                         Qt::AlignRight | Qt::AlignVCenter, QString::number(value).replace(u'-', u'−'));
    }
}

void LensChart::drawNumberAxis(QPainter& painter, const Frame& frame) const {
    painter.setFont(frame.style().font(axisPixels));
    painter.setPen(frame.theme().quiet);
    const double line = QFontMetricsF(painter.font()).height();
    const std::uint64_t step = niceStep(tickGap * frame.style().type / frame.scale());
    const auto [first, beyond] = seen(frame);
    for (std::uint64_t n = (first + step - 1) / step * step; n < beyond; n += step) {
        const double x = frame.toArea().map(QPointF(static_cast<double>(n), 0)).x();
        painter.drawText(QRectF(x - 50, frame.content().bottom() + 3, 100, 1.3 * line),
                         Qt::AlignHCenter | Qt::AlignTop, QString::number(n));
    }
}

void LensChart::drawPoints(QPainter& painter, const Frame& frame) const {
    const double half = radius(frame);
    const auto [first, beyond] = seen(frame);
    painter.setPen(Qt::NoPen);
    for (std::uint64_t n = first; n < beyond; ++n) {
        const Named named(painter, topic::number, n);
        const std::uint64_t value = subject().valueAt({n, 0});
        painter.setBrush(value == 0 ? frame.theme().p : frame.theme().n);
        painter.drawEllipse(pointOf(frame, n, static_cast<double>(value)), half, half);
    }
}

void LensChart::drawFailures(QPainter& painter, const Frame& frame, std::size_t count) const {
    const auto [first, beyond] = seen(frame);
    for (std::size_t i = 0; i < count; ++i) {
        const LensFailure& failure = subject().failures[i];
        if (failure.place.a < first || failure.place.a >= beyond) continue;
        const QPointF said = saidPoint(frame, failure);
        const QPointF value = pointOf(frame, failure.place.a, static_cast<double>(failure.value));
        std::optional<Keyed> keyed;
        if (count <= mostMoving) keyed.emplace(painter, MotionKey{"failure", failure.place.a}, value);
        painter.setPen(QPen(faded(frame.theme().mismatch, 0.45), 1.6 * frame.style().line));
        painter.drawLine(value, said);
        drawCross(painter, said, 0.9 * radius(frame), QPen(frame.theme().mismatch, 2 * frame.style().line));
    }
}

/// The failure that is looked at, and its options.
void LensChart::drawRings(QPainter& painter, const Frame& frame, const LensMarks& marks) const {
    painter.setBrush(Qt::NoBrush);
    const double half = radius(frame);
    const auto ring = [&](const GridCell& place, double larger) {
        painter.drawEllipse(pointOf(frame, place.a, static_cast<double>(subject().valueAt(place))),
                            larger * half, larger * half);
    };
    if (marks.hasOptions) {
        painter.setPen(QPen(frame.theme().selection, 2 * frame.style().line));
        for (const GridCell& option : subject().options)
            ring(option, 1.7);
    }
    if (!marks.ringed) return;
    const Keyed keyed(painter, {"ring"});
    painter.setPen(QPen(frame.theme().mismatch, 2.5 * frame.style().line));
    ring(subject().failures[*marks.ringed].place, 2.1);
}

std::optional<GridCell> LensChart::placeAt(const QPointF& world) const {
    if (!bounds().contains(world)) return std::nullopt;
    const std::uint64_t last = subject().size.rows - 1;
    return GridCell{wholeOf<std::uint64_t>(std::round(world.x()), 0, last), 0};
}

QRectF LensChart::rectOf(const GridCell& place) const {
    const double height = 0.04 * bounds().height();
    const auto value = static_cast<double>(subject().valueAt(place));
    return {static_cast<double>(place.a) - 0.5, -value - height, 1, 2 * height};
}

LegendEntry LensChart::valueEntry(const Style& style) const {
    return {.text = tr("SG(n), from the definition"),
            .drawSign = [style](QPainter& painter, const QRectF& sign) {
                painter.setPen(Qt::NoPen);
                painter.setBrush(style.theme.n);
                painter.drawEllipse(sign.center(), 0.3 * sign.height(), 0.3 * sign.height());
            }};
}

QString LensChart::failureText() const {
    return tr("what the formula says, where it is wrong");
}

} // namespace mexplorer::ui
