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
    setRange(0, std::max(0, count - 1));
    setValue(0);
    setEnabled(count > 0);
    update();
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
    return (QSizeF(360, 2 * knobRadius + 8) * unit()).toSize();
}

QSize Timeline::minimumSizeHint() const {
    return (QSizeF(80, 2 * knobRadius + 8) * unit()).toSize();
}

QPointF Timeline::dotAt(int step) const {
    const double inset = (knobRadius + 2) * unit();
    const double along = count_ > 1 ? static_cast<double>(step) / (count_ - 1) : 0.0;
    return {inset + along * (width() - 2 * inset), height() / 2.0};
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
    painter.setPen(Qt::NoPen);
    const auto disc = [&](const QPointF& middle, double radius, const QColor& colour) {
        painter.setBrush(colour);
        painter.drawEllipse(middle, radius * unit(), radius * unit());
    };
    if (hasDots()) {
        for (int step = 0; step < count_; ++step) {
            disc(dotAt(step), dotRadius + dotGap, theme_.paper);
            disc(dotAt(step), step == hovered_ ? dotRadius + 1.5 : dotRadius,
                 step <= step_ ? theme_.accent : behind);
        }
    }
    if (step_ != noStep) disc(dotAt(step_), knobRadius, theme_.accent);
    if (hasFocus()) drawFocusRing(painter, rect(), theme_);
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
