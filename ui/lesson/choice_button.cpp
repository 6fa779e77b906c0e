#include "ui/lesson/choice_button.h"

#include <QPainter>
#include <QPainterPath>

namespace mexplorer::ui {

namespace {
constexpr int badge = 24; // pixels
} // namespace

ChoiceButton::ChoiceButton(int digit, const QString& text, QWidget* parent)
    : WrappedButton(parent), digit_(digit) {
    setText(text);
    setAccessibleName(tr("%1: %2").arg(digit).arg(text));
}

void ChoiceButton::setMark(Mark mark) {
    mark_ = mark;
    const QString name = tr("%1: %2").arg(digit_).arg(text());
    setAccessibleName(mark == Mark::none    ? name
                      : mark == Mark::right ? tr("%1, right").arg(name)
                                            : tr("%1, wrong").arg(name));
    update();
}

/// The text is between the digit and the mark.
WrappedButton::Sides ChoiceButton::sides() const {
    return {.left = badge + 2 * air, .right = badge + air, .least = badge};
}

std::optional<QColor> ChoiceButton::markedRim() const {
    if (mark_ == Mark::none) return std::nullopt;
    return mark_ == Mark::right ? theme().winning : theme().mismatch;
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
    painter.setPen(QPen(mark_ == Mark::right ? theme().winning : theme().mismatch, thick, Qt::SolidLine,
                        Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(path);
}

void ChoiceButton::drawDigit(QPainter& painter) const {
    const QRectF disc(air, (height() - badge) / 2.0, badge, badge);
    painter.setPen(Qt::NoPen);
    painter.setBrush(isFaint() ? theme().line : theme().accentSoft);
    painter.drawEllipse(disc);
    painter.setPen(ink());
    QFont bold = font();
    bold.setBold(true);
    painter.setFont(bold);
    painter.drawText(disc, Qt::AlignCenter, QString::number(digit_));
}

void ChoiceButton::paintEvent(QPaintEvent* event) {
    WrappedButton::paintEvent(event);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    drawDigit(painter);
    if (mark_ == Mark::none) return;
    constexpr double inset = 6;
    const QRectF side(width() - air - badge, (height() - badge) / 2.0, badge, badge);
    drawMark(painter, side.adjusted(inset, inset, -inset, -inset));
}

} // namespace mexplorer::ui
