#include "ui/form/value_choice.h"

#include <QAbstractItemView>
#include <QKeyEvent>
#include <QStylePainter>
#include <QWheelEvent>

namespace mexplorer::ui {

void ValueChoice::showPopup() {
    constexpr int besideText = 24; // pixels: padding, and the bar if the list is long
    view()->setMinimumWidth(view()->sizeHintForColumn(0) + besideText);
    view()->setMinimumHeight(heightOfAll()); // Qt 6.4 by itself may forget the border of a style sheet
    QComboBox::showPopup();
}

/// The height of the list with all its lines; 0 if there are too many to show at once.
int ValueChoice::heightOfAll() const {
    if (count() > maxVisibleItems()) return 0;
    view()->ensurePolished();
    const QMargins border = view()->contentsMargins();
    int height = border.top() + border.bottom();
    for (int line = 0; line < count(); ++line)
        height += view()->sizeHintForRow(line);
    return height;
}

QString ValueChoice::shownText() const {
    constexpr int besideText = 4; // pixels that styles keep free
    QStyleOptionComboBox option;
    initStyleOption(&option);
    const QRect field =
        style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
    return fontMetrics().elidedText(currentText(), Qt::ElideRight, field.width() - besideText);
}

void ValueChoice::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        showPopup();
    else
        QComboBox::keyPressEvent(event);
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
