#include "ui/form/field_error.h"

#include "ui/text/breakable.h"

#include <QEvent>

namespace mexplorer::ui {

FieldError::FieldError(QWidget* parent) : QLabel(parent) {
    setObjectName("fieldError");
    setWordWrap(true);
    setTextFormat(Qt::PlainText);
    hide();
}

void FieldError::showSentence(const QString& sentence) {
    sentence_ = sentence;
    setText(breakable(sentence));
    fitHeight();
    setVisible(!sentence.isEmpty());
}

void FieldError::fitHeight() {
    setMinimumHeight(0); // else it would never become lower
    if (!sentence_.isEmpty()) setFixedHeight(heightForWidth(width()));
}

void FieldError::resizeEvent(QResizeEvent* event) {
    QLabel::resizeEvent(event);
    fitHeight(); // the number of lines may change with the width
}

void FieldError::changeEvent(QEvent* event) {
    QLabel::changeEvent(event);
    if (event->type() == QEvent::FontChange) fitHeight();
}

} // namespace mexplorer::ui
