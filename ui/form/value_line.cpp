#include "ui/form/value_line.h"

#include "ui/form/field_value.h"
#include "ui/text/plain.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QValidator>

#include <algorithm>
#include <climits>
#include <functional>

namespace mexplorer::ui {

namespace {

/// Sees every new text, typed, pasted or dropped, before it is laid out, which takes seconds for a long one:
/// where it is not allowed, the line shows what it showed before. (Not by calling it invalid: the line would
/// take it back letter by letter.)
class LengthGuard : public QValidator {
public:
    LengthGuard(QObject* parent, std::function<bool(const QString&)> allows)
        : QValidator(parent), allows_(std::move(allows)) {}

    State validate(QString& text, int& cursor) const override {
        if (allows_(text)) {
            before_ = text;
        } else {
            text = before_;
            cursor = 0;
        }
        return Acceptable;
    }

private:
    std::function<bool(const QString&)> allows_;
    mutable QString before_;
};

} // namespace

ValueLine::ValueLine(QWidget* parent) : QLineEdit(parent) {
    // A value cut short would be another one; and what it cuts, Qt 6.4.2 copies once for each of its letters.
    setMaxLength(INT_MAX);
    setValidator(new LengthGuard(this, [this](const QString& text) {
        const bool isAllowed = text.size() <= longestEdited || text == value_;
        if (!isAllowed)
            QMetaObject::invokeMethod(
                this, [this, text] { takeLong(text); }, Qt::QueuedConnection);
        return isAllowed;
    }));
    connect(this, &QLineEdit::editingFinished, this, &ValueLine::finish);
}

void ValueLine::showValue(const QString& value) {
    value_ = fieldText(value);
    setText(value_);
    setCursorPosition(0);
}

/// The line by itself would take a long text letter by letter.
void ValueLine::insertPasted(const QString& text) {
    if (text.size() <= longestEdited) return insert(text);
    const int begin = hasSelectedText() ? selectionStart() : cursorPosition();
    takeLong(this->text().replace(begin, selectedText().size(), text));
}

void ValueLine::takeLong(const QString& text) {
    if (text.size() > longestEntered) {
        emit refused(tooLongToEnter());
        return;
    }
    showValue(text);
    emit entered(text);
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
    else if (event->matches(QKeySequence::Paste))
        insertPasted(textOf(QGuiApplication::clipboard()->mimeData()));
    else
        QLineEdit::keyPressEvent(event);
}

} // namespace mexplorer::ui
