#include "app/window/status_chip.h"

#include "app/window/view_stack.h"
#include "ui/figure/legend_row.h"

#include <QCursor>
#include <QEvent>

#include <algorithm>
#include <chrono>
#include <cmath>

namespace mexplorer::app {

namespace {
constexpr std::chrono::milliseconds shortTime{5000};
constexpr int air = 3;         // pixels between the chip and the edges of the figure
constexpr int pointerAir = 24; // and around the pointer
} // namespace

StatusChip::StatusChip(ViewStack& views, Qt::Corner corner)
    : QLabel(views.parentWidget()), views_(views), corner_(corner) {
    setObjectName("statusChip");
    setTextFormat(Qt::PlainText); // names of others
    setAttribute(Qt::WA_TransparentForMouseEvents);
    over_.setSingleShot(true);
    over_.setInterval(shortTime);
    connect(&over_, &QTimer::timeout, this, [this] { say({}); });
    views.installEventFilter(this);
    hide();
}

void StatusChip::say(const QString& text) {
    over_.stop();
    setText(text);
    setVisible(!text.isEmpty() && !isMuted_);
    if (isVisible()) place();
}

void StatusChip::sayForNow(const QString& text) {
    say(text);
    if (!text.isEmpty()) over_.start();
}

void StatusChip::setMuted(bool muted) {
    isMuted_ = muted;
    setVisible(!text().isEmpty() && !isMuted_);
}

/// The height of the legend below a figure, whose words the chip leaves free.
int StatusChip::legendHeight() const {
    const ui::Canvas& canvas = views_.current().canvas();
    const ui::Style& style = canvas.figureStyle();
    const double row = ui::legendRowHeight(style);
    const bool hasOne = canvas.figure() && canvas.figure()->margins(style).bottom() >= row;
    return hasOne ? static_cast<int>(std::ceil(row)) : 0;
}

/// In its corner, or in the other one if the pointer is there; of a text that is wider than the figure the
/// end is left out, and the tool tips and panels have it.
void StatusChip::place() {
    const ui::Canvas& canvas = views_.current().canvas();
    const QRect room = QRect(canvas.mapTo(parentWidget(), QPoint()), canvas.size())
                           .adjusted(air, air, -air, -air - legendHeight());
    const QSize size(std::min(sizeHint().width(), room.width()), sizeHint().height());
    const int top = room.bottom() - size.height() + 1;
    const QRect left(QPoint(room.left(), top), size);
    const QRect right(QPoint(room.right() - size.width() + 1, top), size);
    const bool isLeft = corner_ == Qt::BottomLeftCorner;
    const QRect pointer(parentWidget()->mapFromGlobal(QCursor::pos()) - QPoint(pointerAir, pointerAir),
                        QSize(2 * pointerAir, 2 * pointerAir));
    const QRect usual = isLeft ? left : right;
    setGeometry(usual.intersects(pointer) ? (isLeft ? right : left) : usual);
    raise();
}

bool StatusChip::eventFilter(QObject* watched, QEvent* event) {
    const bool isMoved = event->type() == QEvent::Resize || event->type() == QEvent::Move ||
                         event->type() == QEvent::LayoutRequest;
    if (isMoved && isVisible()) QMetaObject::invokeMethod(this, &StatusChip::place, Qt::QueuedConnection);
    return QLabel::eventFilter(watched, event);
}

} // namespace mexplorer::app
