#include "app/window/presentation.h"

#include "ui/theme/presented.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPainter>

#include <chrono>
#include <utility>

namespace mexplorer::app {

namespace {

constexpr std::chrono::milliseconds restAfter{2500};

class Curtain : public QWidget {
public:
    explicit Curtain(QWidget& parent) : QWidget(&parent) {
        setObjectName("curtain");
        setCursor(Qt::BlankCursor);
        hide();
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override { QPainter(this).fillRect(rect(), Qt::black); }
};

} // namespace

Presentation::Presentation(QWidget& window, QWidget& figure)
    : QObject(&window), window_(window), curtain_(new Curtain(window)), spotlight_(new Spotlight(figure)) {
    untilRest_.setSingleShot(true);
    untilRest_.setInterval(restAfter);
    connect(&untilRest_, &QTimer::timeout, this, [this] { setResting(true); });
}

Presentation::~Presentation() {
    setResting(false); // gives the pointer back
}

void Presentation::setResting(bool rests) {
    if (rests == rests_) return;
    rests_ = rests;
    if (rests)
        QGuiApplication::setOverrideCursor(Qt::BlankCursor);
    else
        QGuiApplication::restoreOverrideCursor();
    emit rested(rests);
}

/// Moves that a window system makes up, as when something is hidden under the pointer, have no way.
bool Presentation::wakes(const QEvent& event) {
    switch (event.type()) {
    case QEvent::MouseMove:
        return std::exchange(pointer_, static_cast<const QMouseEvent&>(event).globalPosition()) !=
               static_cast<const QMouseEvent&>(event).globalPosition();
    case QEvent::MouseButtonPress:
    case QEvent::Wheel:
        return true;
    case QEvent::KeyPress:
        return static_cast<const QKeyEvent&>(event).key() == Qt::Key_Tab ||
               static_cast<const QKeyEvent&>(event).key() == Qt::Key_Backtab;
    default:
        return false;
    }
}

bool Presentation::press(const QKeyEvent& event) {
    if ((event.modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier || event.isAutoRepeat()) return false;
    switch (event.key()) {
    case Qt::Key_B:
    case Qt::Key_Period:
        blank();
        return true; // remote controls send one of these two keys
    case Qt::Key_L:
        light(spotlight_->isHidden());
        return true;
    case Qt::Key_Escape:
        if (spotlight_->isHidden()) return false;
        light(false);
        return true;
    default:
        return false;
    }
}

void Presentation::setOn(bool on) {
    ui::setPresented(window_, on);
    if (on) {
        before_ = window_.windowState();
        pointer_ = QCursor::pos();
        qApp->installEventFilter(this);
        untilRest_.start();
        return window_.showFullScreen();
    }
    lift();
    qApp->removeEventFilter(this);
    untilRest_.stop();
    setResting(false);
    light(false);
    window_.setWindowState(before_ & ~Qt::WindowMinimized);
    window_.setVisible(true);
}

void Presentation::fit() {
    curtain_->setGeometry(window_.rect());
}

void Presentation::blank() {
    fit();
    curtain_->show();
    curtain_->raise();
    qApp->installEventFilter(this); // the last installed filter is called first
    emit blanked();
}

void Presentation::lift() {
    if (!isBlank()) return;
    curtain_->hide();
}

void Presentation::light(bool on) {
    spotlight_->setVisible(on);
    if (on) spotlight_->raise();
}

bool Presentation::eventFilter(QObject* /*watched*/, QEvent* event) {
    if (wakes(*event)) {
        setResting(false);
        untilRest_.start();
    }
    return isBlank() && isTakenByCurtain(*event);
}

/// Keys and clicks on a black screen only remove it.
bool Presentation::isTakenByCurtain(QEvent& event) {
    switch (event.type()) {
    case QEvent::ShortcutOverride:
        event.accept();
        return true; // so that it is sent as a key, not as a shortcut
    case QEvent::KeyPress:
        if (!static_cast<QKeyEvent&>(event).isAutoRepeat()) lift();
        return true;
    case QEvent::MouseButtonPress:
        lift();
        return true;
    case QEvent::KeyRelease:
    case QEvent::MouseButtonRelease:
    case QEvent::MouseButtonDblClick:
    case QEvent::Wheel:
        return true;
    default:
        return false;
    }
}

} // namespace mexplorer::app
