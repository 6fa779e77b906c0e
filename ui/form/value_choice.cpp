#include "ui/form/value_choice.h"

#include <QAbstractItemView>
#include <QStylePainter>
#include <QWheelEvent>

namespace mexplorer::ui {

void ValueChoice::showPopup() {
    constexpr int besideText = 24; // pixels: padding, and the bar if the list is long
    view()->setMinimumWidth(view()->sizeHintForColumn(0) + besideText);
    QComboBox::showPopup();
}

QString ValueChoice::shownText() const {
    constexpr int besideText = 4; // pixels that styles keep free
    QStyleOptionComboBox option;
    initStyleOption(&option);
    const QRect field =
        style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
    return fontMetrics().elidedText(currentText(), Qt::ElideRight, field.width() - besideText);
}

void ValueChoice::paintEvent(QPaintEvent* /*event*/) {
    QStylePainter painter(this);
    QStyleOptionComboBox option;
    initStyleOption(&option);
    option.currentText = shownText();
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}

void ValueChoice::wheelEvent(QWheelEvent* event) {
    event->ignore();
}

} // namespace mexplorer::ui
