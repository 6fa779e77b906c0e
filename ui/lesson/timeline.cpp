#include "ui/lesson/timeline.h"

#include "ui/lesson/measure.h"
#include "ui/lesson/timeline_voice.h"
#include "ui/text/plain.h"
#include "ui/theme/focus_ring.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QSignalBlocker>
#include <QToolTip>

#include <algorithm>
#include <utility>

namespace mexplorer::ui {

namespace {

constexpr double lineWidth = 4;
constexpr double dotRadius = 3.5;
constexpr double knobRadius = 8;
constexpr double dotGap = 2.5;      // of paper around a dot
constexpr double leastSpacing = 11; // dots nearer to each other than this would touch
constexpr double sectionType = 11;  // of the names
constexpr double sectionRoom = 16;  // of the height, below the line
constexpr double sectionGap = 10;   // between two names

} // namespace

Timeline::Timeline(QWidget* parent) : QSlider(Qt::Horizontal, parent) {
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setStepCount(0);
    giveTimelinesAVoice();
    // Assistive technology sets the value; everybody else chooses.
    connect(this, &QSlider::valueChanged, this, &Timeline::chosen);
}

void Timeline::setTheme(const Theme& theme) {
    theme_ = theme;
    update();
}

void Timeline::setStepCount(int count) {
    const QSignalBlocker silent(this);
    count_ = count;
    step_ = hovered_ = noStep;
    sections_.clear();
    setRange(0, std::max(0, count - 1));
    setValue(0);
    setEnabled(count > 0);
    update();
}

void Timeline::setSections(std::vector<Section> sections) {
    sections_ = std::move(sections);
    updateGeometry();
    update();
}

bool Timeline::showsSections() const {
    return !sections_.empty() && height() >= (2 * knobRadius + sectionRoom) * unit();
}

bool Timeline::beginsSection(int step) const {
    return std::ranges::find(sections_, step, &Section::step) != sections_.end();
}

void Timeline::showStep(int step) {
    const QSignalBlocker silent(this);
    const bool isAnother = std::exchange(step_, step) != step;
    setValue(std::max(0, step));
    if (isAnother) { // even from none to the first, which have the same slider value
        QAccessibleValueChangeEvent change(this, step + 1);
        QAccessible::updateAccessibility(&change);
    }
    update();
}

QString Timeline::valueText() const {
    if (count_ == 0) return {};
    return step_ == noStep ? tr("steps: %1").arg(count_) : tr("step %1 / %2").arg(step_ + 1).arg(count_);
}

double Timeline::unit() const {
    return typeUnit(*this);
}

QSize Timeline::sizeHint() const {
    const double below = sections_.empty() ? 8 : sectionRoom + 4;
    return (QSizeF(360, 2 * knobRadius + below) * unit()).toSize();
}

QSize Timeline::minimumSizeHint() const {
    return (QSizeF(80, 2 * knobRadius + 8) * unit()).toSize();
}

QPointF Timeline::dotAt(int step) const {
    const double inset = (knobRadius + 2) * unit();
    const double along = count_ > 1 ? static_cast<double>(step) / (count_ - 1) : 0.0;
    const double below = showsSections() ? sectionRoom * unit() : 0.0;
    return {inset + along * (width() - 2 * inset), (height() - below) / 2.0};
}

int Timeline::stepAt(double x) const {
    if (count_ < 2) return 0;
    const double first = dotAt(0).x();
    const double along = (x - first) / (dotAt(count_ - 1).x() - first);
    return std::clamp(qRound(along * (count_ - 1)), 0, count_ - 1);
}

bool Timeline::hasDots() const {
    if (count_ > mostDots) return false;
    return count_ < 2 || dotAt(1).x() - dotAt(0).x() >= leastSpacing * unit();
}

void Timeline::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor behind = count_ > 0 ? theme_.rim : theme_.line;
    const QPointF left = dotAt(0);
    const QPointF right = count_ > 1 ? dotAt(count_ - 1) : QPointF(width() - left.x(), left.y());
    const auto stroke = [&](const QPointF& from, const QPointF& to, const QColor& colour) {
        painter.setPen(QPen(colour, lineWidth * unit(), Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(from, to);
    };
    stroke(left, right, behind);
    if (count_ == 0) return;
    if (step_ > 0) stroke(left, dotAt(step_), theme_.accent);
    drawDots(painter);
    if (showsSections()) drawSections(painter);
    if (hasFocus()) drawFocusRing(painter, rect(), theme_);
}

void Timeline::drawDots(QPainter& painter) const {
    painter.setPen(Qt::NoPen);
    const auto disc = [&](const QPointF& middle, double radius, const QColor& colour) {
        painter.setBrush(colour);
        painter.drawEllipse(middle, radius * unit(), radius * unit());
    };
    if (hasDots()) {
        for (int step = 0; step < count_; ++step) {
            const double more = step == hovered_ || beginsSection(step) ? 1.5 : 0;
            disc(dotAt(step), dotRadius + dotGap + more, theme_.paper);
            disc(dotAt(step), dotRadius + more, step <= step_ ? theme_.accent : theme_.rim);
        }
    }
    if (step_ != noStep) disc(dotAt(step_), knobRadius, theme_.accent);
}

/// The section of the present step is always named; of the others, those that have room.
void Timeline::drawSections(QPainter& painter) const {
    painter.setFont(textFont(sectionType * unit()));
    const QFontMetricsF metrics(painter.font());
    const double base = height() - metrics.descent() - unit();
    std::vector<QRectF> taken;
    const auto write = [&](const Section& section, const QColor& colour) {
        const double wide = metrics.horizontalAdvance(section.name);
        const double left = std::min(dotAt(section.step).x() - dotRadius * unit(), width() - wide);
        const QRectF place(left, 0, wide + sectionGap * unit(), 1);
        if (std::ranges::any_of(taken, [&](const QRectF& other) { return other.intersects(place); })) return;
        taken.push_back(place);
        painter.setPen(colour);
        painter.drawText(QPointF(left, base), section.name);
    };
    const auto next = std::ranges::upper_bound(sections_, step_, {}, &Section::step);
    if (next != sections_.begin()) write(*(next - 1), theme_.ink);
    for (const Section& section : sections_)
        write(section, theme_.quiet);
}

void Timeline::choose(double x) {
    emit chosen(stepAt(x));
}

void Timeline::hover(int step) {
    if (step == hovered_) return;
    hovered_ = step;
    update();
}

void Timeline::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && count_ > 0) choose(event->position().x());
}

void Timeline::mouseMoveEvent(QMouseEvent* event) {
    if (event->buttons() & Qt::LeftButton)
        choose(event->position().x());
    else
        hover(stepAt(event->position().x()));
}

void Timeline::mouseReleaseEvent(QMouseEvent* event) {
    event->accept();
}

void Timeline::leaveEvent(QEvent* event) {
    hover(noStep);
    QSlider::leaveEvent(event);
}

void Timeline::keyPressEvent(QKeyEvent* event) {
    event->ignore(); // left to the player, whose keys are the same everywhere
}

bool Timeline::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip && tip_ && count_ > 0) {
        const auto* help = static_cast<QHelpEvent*>(event);
        QToolTip::showText(help->globalPos(), plainTip(tip_(stepAt(help->pos().x()))), this);
        return true;
    }
    return QSlider::event(event);
}

} // namespace mexplorer::ui
