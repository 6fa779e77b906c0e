#include "ui/form/field_error.h"

#include "ui/text/breakable.h"

#include <QEvent>

#include <algorithm>

namespace mexplorer::ui {

namespace {
constexpr int gap = 2; // from the field
} // namespace

FieldError::FieldError(QWidget* field) : QLabel(field), field_(field) {
    setObjectName("fieldBubble");
    setWordWrap(true);
    setTextFormat(Qt::PlainText);
    connect(field, &QObject::destroyed, this, &QObject::deleteLater); // it may lie in the window by then
    hide();
}

void FieldError::showSentence(const QString& sentence) {
    if (field_ && sentence != sentence_) {
        if (sentence_.isEmpty()) described_ = field_->accessibleDescription();
        field_->setAccessibleDescription(sentence.isEmpty() ? described_ : sentence);
    }
    sentence_ = sentence;
    isPutAway_ = false;
    setText(breakable(sentence));
    if (!sentence.isEmpty()) follow();
    place();
}

/// The field may have got into another window since.
void FieldError::follow() {
    if (!field_) return;
    for (const QPointer<QWidget>& widget : followed_)
        if (widget) widget->removeEventFilter(this);
    followed_.clear();
    for (QWidget* widget = field_; widget; widget = widget->isWindow() ? nullptr : widget->parentWidget()) {
        widget->installEventFilter(this);
        followed_.emplace_back(widget);
    }
    setParent(field_->window());
}

void FieldError::place() {
    const bool isSeen = field_ && !sentence_.isEmpty() && !isPutAway_ && field_->isVisible() &&
                        !field_->visibleRegion().isEmpty() && parentWidget() == field_->window();
    if (!isSeen) return hide();
    const QWidget& form = *field_->parentWidget();
    const QWidget& window = *parentWidget();
    const int width = form.width();
    ensurePolished();
    const int height = heightForWidth(width);
    const QPoint left = form.mapTo(&window, QPoint(0, 0));
    const int top = field_->mapTo(&window, QPoint(0, 0)).y();
    const int below = top + field_->height() + gap;
    const bool fits = below + height <= window.height();
    setGeometry(left.x(), fits ? below : std::max(0, top - gap - height), width, height);
    show();
    raise();
}

bool FieldError::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::Move:
    case QEvent::Resize:
    case QEvent::Show:
    case QEvent::Hide:
        place();
        break;
    default:
        break;
    }
    return QLabel::eventFilter(watched, event);
}

void FieldError::changeEvent(QEvent* event) {
    QLabel::changeEvent(event);
    if (event->type() == QEvent::FontChange && !isHidden()) place();
}

void FieldError::mousePressEvent(QMouseEvent* /*event*/) {
    isPutAway_ = true;
    hide();
}

} // namespace mexplorer::ui
