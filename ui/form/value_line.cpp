#include "ui/form/value_line.h"

#include "ui/text/plain.h"

#include <QAction>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QCoreApplication>
#include <QDropEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QValidator>

#include <algorithm>
#include <climits>
#include <functional>

namespace mexplorer::ui {

namespace {

constexpr qsizetype roomToType = 200; // letters more than are shown of a long value

/// Sees every new text, typed, pasted or dropped, before it is laid out, which takes seconds for a long one.
/// A text that is not allowed is replaced by the one shown before. (Reporting it as Invalid would make the
/// line remove it letter by letter.)
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
    // No limit: a value cut short would be another one, and Qt 6.4.2 takes quadratic time to cut a text.
    setMaxLength(INT_MAX);
    setValidator(new LengthGuard(this, [this](const QString& text) {
        const bool isAllowed = text.size() <= longestEdited + roomToType || text == value_.shown();
        if (!isAllowed)
            QMetaObject::invokeMethod(
                this, [this, text] { take(text); }, Qt::QueuedConnection);
        return isAllowed;
    }));
    connect(this, &QLineEdit::editingFinished, this, &ValueLine::finish);
}

void ValueLine::showValue(const QString& value) {
    value_.set(value);
    setText(value_.shown());
    setCursorPosition(0);
}

void ValueLine::pasteClipboard() {
    insertPasted(textOf(QGuiApplication::clipboard()->mimeData()));
}

/// Needed because QLineEdit inserts a long text letter by letter, whichever way it comes.
void ValueLine::insertPasted(const QString& text) {
    if (text.size() <= longestEdited) return insert(text);
    const int begin = hasSelectedText() ? selectionStart() : cursorPosition();
    take(this->text().replace(begin, selectedText().size(), text));
}

/// A wrong value is reported once, not again when the focus leaves.
void ValueLine::take(const QString& edited) {
    const auto meant = value_.meant(edited);
    if (!meant || meant->size() > longestEntered) {
        setText(value_.shown());
        emit refused(meant ? tooLongToEnter() : restNotSeen());
        return;
    }
    showValue(*meant);
    emit entered(*meant);
}

void ValueLine::finish() {
    if (text() != value_.shown()) take(text());
}

void ValueLine::copy(bool cuts) {
    const QString selected = selectedText();
    if (selected.isEmpty()) return;
    QGuiApplication::clipboard()->setText(value_.meant(selected).value_or(selected));
    if (cuts) del();
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
    else if (event->key() == Qt::Key_Escape && text() != value_.shown())
        setText(value_.shown());
    else if (event->matches(QKeySequence::Copy) || event->matches(QKeySequence::Cut))
        copy(event->matches(QKeySequence::Cut));
    else if (event->matches(QKeySequence::Paste))
        pasteClipboard();
    else
        QLineEdit::keyPressEvent(event);
}

/// The middle button pastes what is selected somewhere, where a desktop has that.
void ValueLine::mouseReleaseEvent(QMouseEvent* event) {
    const QClipboard& clipboard = *QGuiApplication::clipboard();
    if (event->button() != Qt::MiddleButton || !clipboard.supportsSelection())
        return QLineEdit::mouseReleaseEvent(event);
    setCursorPosition(cursorPositionAt(event->position().toPoint()));
    insertPasted(textOf(clipboard.mimeData(QClipboard::Selection)));
}

void ValueLine::contextMenuEvent(QContextMenuEvent* event) {
    QMenu* menu = createStandardContextMenu();
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const char* const word = "&Paste"; // in Qt’s translation
    const QString paste = QCoreApplication::translate("QLineEdit", word);
    for (QAction* action : menu->actions()) {
        if (!action->text().startsWith(paste)) continue;
        for (const QObject* child : children()) // one of which would paste by itself
            disconnect(action, nullptr, child, nullptr);
        connect(action, &QAction::triggered, this, &ValueLine::pasteClipboard);
    }
    menu->popup(event->globalPos());
}

void ValueLine::dropEvent(QDropEvent* event) {
    const QString text = textOf(event->mimeData());
    if (text.size() <= longestEdited) return QLineEdit::dropEvent(event);
    setCursorPosition(cursorPositionAt(event->position().toPoint()));
    insertPasted(text);
    event->acceptProposedAction();
}

} // namespace mexplorer::ui
