#include "ui/lesson/choice_button.h"

#include <QEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace mexplorer::ui {

namespace {

constexpr int air = 8; // pixels
constexpr int badge = 24;
constexpr int leastWidth = 120;
constexpr double radius = 6;

} // namespace

ChoiceButton::ChoiceButton(int digit, const QString& text, QWidget* parent)
    : QAbstractButton(parent), digit_(digit) {
    setText(text);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("%1: %2").arg(digit).arg(text));
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setAttribute(Qt::WA_Hover);
}

void ChoiceButton::setMark(Mark mark) {
    mark_ = mark;
    const QString name = tr("%1: %2").arg(digit_).arg(text());
    setAccessibleName(mark == Mark::none    ? name
                      : mark == Mark::right ? tr("%1, right").arg(name)
                                            : tr("%1, wrong").arg(name));
    update();
}

void ChoiceButton::setTheme(const Theme& theme) {
    theme_ = theme;
    update();
}

/// The place of the text, between the digit and the mark.
QRect ChoiceButton::textPlace(int width) const {
    const int left = badge + 2 * air;
    const int right = badge + air;
    return {left, air, std::max(1, width - left - right), 0};
}

int ChoiceButton::heightForWidth(int width) const {
    const QRect text = textPlace(width);
    const QRect needed =
        fontMetrics().boundingRect(QRect(0, 0, text.width(), 10'000), Qt::TextWordWrap, this->text());
    return std::max(needed.height(), badge) + 2 * air;
}

QSize ChoiceButton::sizeHint() const {
    constexpr int usualWidth = 230;
    return {usualWidth, heightForWidth(usualWidth)};
}

QSize ChoiceButton::minimumSizeHint() const {
    return {leastWidth, badge + 2 * air};
}

void ChoiceButton::drawMark(QPainter& painter, const QRectF& place) const {
    QPainterPath path;
    if (mark_ == Mark::right) {
        path.moveTo(place.left(), place.center().y());
        path.lineTo(place.left() + 0.38 * place.width(), place.bottom());
        path.lineTo(place.right(), place.top());
    } else {
        path.moveTo(place.topLeft());
        path.lineTo(place.bottomRight());
        path.moveTo(place.topRight());
        path.lineTo(place.bottomLeft());
    }
    constexpr double thick = 2.5;
    painter.setPen(QPen(mark_ == Mark::right ? theme_.winning : theme_.mismatch, thick, Qt::SolidLine,
                        Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(path);
}

void ChoiceButton::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool isLit = hasFocus() || mark_ != Mark::none;
    const double line = isLit ? 2 : 1;
    const QColor rim = mark_ == Mark::right                          ? theme_.winning
                       : mark_ == Mark::wrong                        ? theme_.mismatch
                       : hasFocus() || (underMouse() && isEnabled()) ? theme_.accent
                                                                     : theme_.rim;
    const QRectF box = QRectF(rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2);
    painter.setPen(QPen(isEnabled() || isLit ? rim : theme_.line, line));
    painter.setBrush(isDown() ? theme_.accentSoft : theme_.paper);
    painter.drawRoundedRect(box, radius, radius);

    const QRectF disc(air, (height() - badge) / 2.0, badge, badge);
    const bool isFaint = !isEnabled() && mark_ == Mark::none;
    painter.setPen(Qt::NoPen);
    painter.setBrush(isFaint ? theme_.line : theme_.accentSoft);
    painter.drawEllipse(disc);
    painter.setPen(isFaint ? theme_.quiet : theme_.ink);
    QFont bold = font();
    bold.setBold(true);
    painter.setFont(bold);
    painter.drawText(disc, Qt::AlignCenter, QString::number(digit_));
    painter.setFont(font());
    QRect place = textPlace(width());
    place.setHeight(height() - 2 * air);
    painter.drawText(place, Qt::AlignVCenter | Qt::TextWordWrap, text());
    if (mark_ == Mark::none) return;
    constexpr double inset = 6;
    const QRectF side(width() - air - badge, (height() - badge) / 2.0, badge, badge);
    drawMark(painter, side.adjusted(inset, inset, -inset, -inset));
}

void ChoiceButton::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) updateGeometry();
    if (event->type() == QEvent::EnabledChange) update();
    QAbstractButton::changeEvent(event);
}

} // namespace mexplorer::ui
