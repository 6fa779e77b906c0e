#include "ui/form/value_text.h"

#include "ui/text/plain.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMimeData>
#include <QTextBlock>

#include <algorithm>
#include <cmath>

namespace mexplorer::ui {

namespace {

constexpr int fewestRows = 2;
constexpr int mostRows = 5; // then it scrolls
constexpr int padding = 3;
constexpr int besides = 5; // more room at the left and the right, so that texts of all fields are aligned

} // namespace

ValueText::ValueText(QWidget* parent) : QPlainTextEdit(parent) {
    setTabChangesFocus(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    document()->setDocumentMargin(padding);
    setViewportMargins(besides, 0, besides, 0);
    connect(this, &QPlainTextEdit::textChanged, this, &ValueText::fitHeight);
    fitHeight();
}

void ValueText::showValue(const QString& value) {
    value_.set(value);
    if (toPlainText() != value_.shown()) setPlainText(value_.shown());
}

void ValueText::finish() {
    if (toPlainText() != value_.shown()) take(toPlainText());
}

/// A wrong value is reported once, not again when the focus leaves.
void ValueText::take(const QString& edited) {
    const auto meant = value_.meant(edited);
    if (!meant) {
        setPlainText(value_.shown());
        emit refused(restNotSeen());
        return;
    }
    showValue(*meant);
    emit entered(*meant);
}

void ValueText::fitHeight() {
    const double row = fontMetrics().lineSpacing();
    const double text = blockBoundingRect(document()->firstBlock()).height(); // this lays it out
    const double room = std::ceil(std::clamp(text, fewestRows * row, mostRows * row)) + 2 * padding + 1;
    const int frame = std::max(0, height() - viewport()->height()); // unless the viewport is not yet laid out
    setFixedHeight(static_cast<int>(room) + frame);
}

void ValueText::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return finish();
    if (event->key() == Qt::Key_Escape && toPlainText() != value_.shown())
        return setPlainText(value_.shown());
    QPlainTextEdit::keyPressEvent(event);
}

void ValueText::focusOutEvent(QFocusEvent* event) {
    QPlainTextEdit::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason || !hasOwnMenuOpen()) finish();
}

/// Whether this field's context menu, with which something may be pasted, has taken the focus.
bool ValueText::hasOwnMenuOpen() const {
    const QWidget* popup = QApplication::activePopupWidget();
    return popup && (popup->parentWidget() == this || popup->parentWidget() == viewport());
}

void ValueText::resizeEvent(QResizeEvent* event) {
    QPlainTextEdit::resizeEvent(event);
    fitHeight(); // the number of rows may change with the width
}

QMimeData* ValueText::createMimeDataFromSelection() const {
    auto* copied = new QMimeData;
    const QString selected = textCursor().selectedText();
    copied->setText(value_.meant(selected).value_or(selected));
    return copied;
}

void ValueText::insertFromMimeData(const QMimeData* source) {
    const QString text = textOf(source);
    if (text.size() > longestEntered) {
        emit refused(tooLongToEnter());
        return;
    }
    QString whole = toPlainText();
    const QTextCursor at = textCursor();
    if (whole.size() - (at.selectionEnd() - at.selectionStart()) + text.size() <= longestEdited) {
        insertPlainText(text.simplified());
        return;
    }
    // Entered at once: laying it out would take seconds.
    whole.replace(at.selectionStart(), at.selectionEnd() - at.selectionStart(), text.simplified());
    take(whole);
}

} // namespace mexplorer::ui
