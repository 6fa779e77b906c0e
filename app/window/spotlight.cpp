#include "app/window/spotlight.h"

#include <QCursor>
#include <QEvent>
#include <QPainter>
#include <QPainterPath>

namespace mexplorer::app {

namespace {

constexpr int followMilliseconds = 16;
constexpr double radiusShare = 0.25; // of the height
constexpr int ring = 4;              // pixels around the circle
constexpr QColor darkness(0, 0, 0, 175);
constexpr QColor ringColour(255, 255, 255, 140);

} // namespace

Spotlight::Spotlight(QWidget& parent) : QWidget(&parent) {
    setObjectName("spotlight");
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    timer_.setInterval(followMilliseconds);
    connect(&timer_, &QTimer::timeout, this, &Spotlight::follow); // not every widget reports the pointer
    setGeometry(parent.rect());
    parent.installEventFilter(this);
    hide();
}

bool Spotlight::eventFilter(QObject* watched, QEvent* event) {
    if (watched == parentWidget() && event->type() == QEvent::Resize) setGeometry(parentWidget()->rect());
    return false;
}

QRect Spotlight::circle() const {
    const int radius = qRound(radiusShare * height());
    return {centre_ - QPoint(radius, radius), QSize(2 * radius, 2 * radius)};
}

void Spotlight::showEvent(QShowEvent* /*event*/) {
    centre_ = mapFromGlobal(QCursor::pos());
    timer_.start();
}

void Spotlight::hideEvent(QHideEvent* /*event*/) {
    timer_.stop();
}

/// Updates only what changes, since the figure below is painted again, too.
void Spotlight::follow() {
    const QPoint now = mapFromGlobal(QCursor::pos());
    if (now == centre_) return;
    const auto around = [this] { return circle().adjusted(-ring, -ring, ring, ring); };
    update(around());
    centre_ = now;
    update(around());
}

void Spotlight::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath dark;
    dark.addRect(rect());
    dark.addEllipse(circle());
    painter.fillPath(dark, darkness);
    painter.setPen(QPen(ringColour, ring));
    painter.drawEllipse(circle());
}

} // namespace mexplorer::app
