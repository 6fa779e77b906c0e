#include "ui/form/field_note.h"

#include "ui/text/breakable.h"

#include <QEvent>

namespace mexplorer::ui {

FieldNote::FieldNote(QWidget* parent) : QLabel(parent) {
    setObjectName("quiet");
    setWordWrap(true);
    setTextFormat(Qt::PlainText);
    hide();
}

void FieldNote::showSentence(const QString& sentence) {
    sentence_ = sentence;
    setText(breakable(sentence));
    fitHeight();
    setVisible(!sentence.isEmpty());
}

void FieldNote::fitHeight() {
    setMinimumHeight(0); // else it would never become lower
    if (!sentence_.isEmpty()) setFixedHeight(heightForWidth(width()));
}

void FieldNote::resizeEvent(QResizeEvent* event) {
    QLabel::resizeEvent(event);
    fitHeight(); // the number of lines may change with the width
}

void FieldNote::changeEvent(QEvent* event) {
    QLabel::changeEvent(event);
    if (event->type() == QEvent::FontChange) fitHeight();
}

} // namespace mexplorer::ui
