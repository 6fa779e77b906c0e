#include "ui/lesson/wrapped_button.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace mexplorer::ui {

namespace {
constexpr int leastTextWidth = 120; // pixels
constexpr double cornerRadius = 6;
} // namespace

WrappedButton::WrappedButton(QWidget* parent) : QAbstractButton(parent) {
    setFocusPolicy(Qt::StrongFocus);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setAttribute(Qt::WA_Hover);
}

void WrappedButton::setTheme(const Theme& theme) {
    theme_ = theme;
    update();
}

QRect WrappedButton::textPlace(int width) const {
    const Sides beside = sides();
    return {beside.left, air, std::max(1, width - beside.left - beside.right), 0};
}

int WrappedButton::heightForWidth(int width) const {
    constexpr int endless = 10'000;
    const QRect room(0, 0, textPlace(width).width(), endless);
    const QRect needed = fontMetrics().boundingRect(room, Qt::TextWordWrap, text());
    return std::max(needed.height(), sides().least) + 2 * air;
}

QSize WrappedButton::sizeHint() const {
    constexpr int usualWidth = 230;
    return {usualWidth, heightForWidth(usualWidth)};
}

QSize WrappedButton::minimumSizeHint() const {
    return {leastTextWidth, std::max(fontMetrics().height(), sides().least) + 2 * air};
}

void WrappedButton::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const std::optional<QColor> marked = markedRim();
    const bool isLit = hasFocus() || marked;
    const double line = isLit ? 2 : 1;
    const QColor rim = marked                                        ? *marked
                       : hasFocus() || (underMouse() && isEnabled()) ? theme_.accent
                                                                     : theme_.rim;
    const QRectF box = QRectF(rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2);
    painter.setPen(QPen(isEnabled() || isLit ? rim : theme_.line, line));
    painter.setBrush(isDown() ? theme_.accentSoft : theme_.paper);
    painter.drawRoundedRect(box, cornerRadius, cornerRadius);
    painter.setPen(ink());
    QRect place = textPlace(width());
    place.setHeight(height() - 2 * air);
    painter.drawText(place, Qt::AlignVCenter | Qt::TextWordWrap, text());
}

void WrappedButton::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) updateGeometry();
    if (event->type() == QEvent::EnabledChange) update();
    QAbstractButton::changeEvent(event);
}

} // namespace mexplorer::ui
