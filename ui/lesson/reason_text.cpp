#include "ui/lesson/reason_text.h"

#include "ui/lesson/measure.h"
#include "ui/text/terms_tip.h"
#include "ui/theme/theme.h"

#include <QEvent>
#include <QPainter>

namespace mexplorer::ui {

ReasonText::ReasonText(QWidget* parent) : QWidget(parent), colour_(palette().color(QPalette::WindowText)) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void ReasonText::setText(const QString& text) {
    text_ = text;
    setAccessibleName(text);
    setToolTip(termsTip(text));
    fit();
    update();
}

void ReasonText::setPresenting(bool presenting) {
    presenting_ = presenting;
    fit();
    updateGeometry();
    update();
}

ReasonText::Sizes ReasonText::sizes() const {
    return presenting_ ? Sizes{20, 14} : Sizes{15, 11};
}

int ReasonText::flags() const {
    return Qt::AlignVCenter | Qt::TextWordWrap | (presenting_ ? Qt::AlignHCenter : Qt::AlignLeft);
}

void ReasonText::setColour(const QColor& colour) {
    colour_ = colour;
    update();
}

QFont ReasonText::fontOf(double pixels) const {
    return textFont(pixels * typeUnit(*this));
}

int ReasonText::heightIn(const QFont& font) const {
    return QFontMetrics(font).boundingRect(QRect(0, 0, qMax(1, width()), 1 << 16), flags(), text_).height();
}

QFont ReasonText::fittingFont() const {
    const auto [largest, smallest] = sizes();
    for (double pixels = largest; pixels > smallest; --pixels) {
        const QFont font = fontOf(pixels);
        if (heightIn(font) <= height()) return font;
    }
    return fontOf(smallest);
}

/// Only the height of the smallest type is asked for: the player must not grow and shrink from step to step.
void ReasonText::fit() {
    const int needed = text_.isEmpty() ? 0 : heightIn(fontOf(sizes().smallest));
    const int usual = minimumSizeHint().height();
    setMinimumHeight(needed > usual ? needed : 0);
}

QSize ReasonText::sizeHint() const {
    return minimumSizeHint().expandedTo(QSize(qRound(420 * typeUnit(*this)), 0));
}

QSize ReasonText::minimumSizeHint() const {
    constexpr double twoLines = 2.7; // in heights of the type, with the space between the lines
    return (QSizeF(200, twoLines * sizes().largest) * typeUnit(*this)).toSize();
}

void ReasonText::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setFont(fittingFont());
    painter.setPen(colour_);
    painter.drawText(rect(), flags(), text_);
}

void ReasonText::resizeEvent(QResizeEvent* event) {
    fit();
    QWidget::resizeEvent(event);
}

void ReasonText::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange) fit();
    QWidget::changeEvent(event);
}

} // namespace mexplorer::ui
