#include "ui/views/end_line.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QTimer>

#include <algorithm>

namespace mexplorer::ui {

namespace {
const QString lineName = QStringLiteral("endScore");
} // namespace

EndLine::EndLine(Canvas& canvas) : canvas_(canvas) {
    connect(&canvas, &Canvas::cameraChanged, this, &EndLine::finish); // it would not be over its place
    connect(&canvas, &Canvas::reshaped, this, &EndLine::lieOverPlace);
}

void EndLine::open(const QRectF& place, const QString& score, const QString& name, int longest,
                   int leastWidth) {
    close();
    if (canvas_.camera()) canvas_.reveal(place); // without a camera everything is in sight
    place_ = place;
    leastWidth_ = leastWidth;
    line_ = new QLineEdit(&canvas_);
    line_->setObjectName(lineName);
    line_->setAccessibleName(name);
    line_->setMaxLength(longest);
    line_->setAlignment(Qt::AlignCenter);
    line_->setText(score);
    line_->selectAll();
    lieOverPlace();
    line_->installEventFilter(this);
    line_->show();
    line_->setFocus();
}

void EndLine::lieOverPlace() {
    if (!line_ || !canvas_.figure()) return; // what cannot be read has no picture
    const QRect place = canvas_.frame().toArea().mapRect(place_).toRect();
    QRect where(0, 0, std::max(leastWidth_, place.width()),
                std::max(place.height(), line_->sizeHint().height()));
    where.moveCenter(place.center());
    line_->setGeometry(where);
}

void EndLine::close() {
    if (!line_) return;
    QLineEdit* line = line_;
    line_ = nullptr;
    const bool hadFocus = line->hasFocus();
    line->removeEventFilter(this);
    line->hide();
    line->deleteLater();
    if (hadFocus) canvas_.setFocus();
}

void EndLine::enter() {
    if (line_) emit entered(line_->text(), false);
}

void EndLine::finish() {
    enter();
    close();
}

void EndLine::enterIn(const QWidget& window) {
    QWidget* focused = window.focusWidget();
    if (!focused || focused->objectName() != lineName) return;
    QKeyEvent press(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier);
    QCoreApplication::sendEvent(focused, &press);
}

/// Only the line is watched: comparing `line` is needless, and not allowed while it is being destroyed.
bool EndLine::eventFilter(QObject* /*line*/, QEvent* event) {
    if (event->type() == QEvent::KeyPress) return key(static_cast<QKeyEvent*>(event)->key());
    if (event->type() == QEvent::FocusOut) {
        QTimer::singleShot(0, this, [this, line = line_] {
            if (!line || line != line_ || line->hasFocus()) return;
            emit entered(line->text(), false);
            if (line == line_) close(); // what was refused is dropped
        });
    }
    return false;
}

bool EndLine::key(int key) {
    switch (key) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Tab:
        emit entered(line_->text(), key == Qt::Key_Tab);
        // Later, when the window has given the focus to the picture: a refused text is to be corrected.
        QTimer::singleShot(0, this, [this] {
            if (line_) line_->setFocus();
        });
        return true;
    case Qt::Key_Escape:
        close();
        emit left();
        return true;
    default:
        return false;
    }
}

} // namespace mexplorer::ui
