#include "ui/lesson/speed_control.h"

#include "ui/lesson/measure.h"
#include "ui/theme/focus_ring.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace mexplorer::ui {

namespace {

constexpr double barWidth = 8;
constexpr double barPitch = 11;
constexpr double leastBar = 6;
constexpr double barGrowth = 3.5;
constexpr double inset = 4;

} // namespace

SpeedControl::SpeedControl(QWidget* parent) : QSlider(Qt::Horizontal, parent) {
    setRange(slowest, fastest);
    setValue((slowest + fastest) / 2);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void SpeedControl::setTheme(const Theme& theme) {
    theme_ = theme;
    update();
}

QSize SpeedControl::sizeHint() const {
    const double unit = typeUnit(*this);
    return (QSizeF(2 * inset + (fastest - 1) * barPitch + barWidth,
                   2 * inset + leastBar + fastest * barGrowth) *
            unit)
        .toSize();
}

QRectF SpeedControl::bar(int speed) const {
    const double unit = typeUnit(*this);
    const double height = (leastBar + (speed - 1) * barGrowth) * unit;
    const double bottom = this->height() - inset * unit;
    return {(inset + (speed - 1) * barPitch) * unit, bottom - height, barWidth * unit, height};
}

void SpeedControl::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const QColor on = !isEnabled() ? theme_.line : theme_.quiet;
    for (int speed = slowest; speed <= fastest; ++speed) {
        painter.setBrush(speed <= value() ? on : theme_.line);
        painter.drawRoundedRect(bar(speed), 1.5, 1.5);
    }
    if (hasFocus()) drawFocusRing(painter, rect(), theme_);
}

void SpeedControl::choose(const QPointF& point) {
    const double unit = typeUnit(*this);
    setValue(slowest +
             static_cast<int>(std::clamp((point.x() / unit - inset) / barPitch, 0.0, fastest - 1.0)));
}

void SpeedControl::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) choose(event->position());
}

void SpeedControl::mouseMoveEvent(QMouseEvent* event) {
    if (event->buttons() & Qt::LeftButton) choose(event->position());
}

void SpeedControl::mouseReleaseEvent(QMouseEvent* event) {
    event->accept();
}

void SpeedControl::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Up)
        setValue(value() + 1);
    else if (event->key() == Qt::Key_Down)
        setValue(value() - 1);
    else
        event->ignore(); // left to the player, whose keys are the same everywhere
}

} // namespace mexplorer::ui
