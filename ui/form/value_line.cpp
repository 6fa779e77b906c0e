#include "ui/form/value_line.h"

#include <QKeyEvent>

#include <algorithm>

namespace mexplorer::ui {

ValueLine::ValueLine(QWidget* parent) : QLineEdit(parent) {
    connect(this, &QLineEdit::editingFinished, this, &ValueLine::finish);
}

void ValueLine::showValue(const QString& value) {
    value_ = value;
    setText(value);
    setCursorPosition(0);
}

void ValueLine::finish() {
    if (text() == value_) return;
    value_ = text(); // a wrong value is reported once, not again when the focus leaves
    emit entered(value_);
}

void ValueLine::step(std::int64_t by) {
    bool isNumber = false;
    const std::int64_t number = text().toLongLong(&isNumber);
    if (!isNumber) return;
    setText(QString::number(std::clamp(number + by, range_->first, range_->second)));
    finish();
}

void ValueLine::keyPressEvent(QKeyEvent* event) {
    if (range_ && event->key() == Qt::Key_Up)
        step(1);
    else if (range_ && event->key() == Qt::Key_Down)
        step(-1);
    else if (event->key() == Qt::Key_Escape && text() != value_)
        setText(value_);
    else
        QLineEdit::keyPressEvent(event);
}

} // namespace mexplorer::ui
