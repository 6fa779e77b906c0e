#include "app/window/undressed.h"

#include <QApplication>
#include <QEvent>
#include <QScrollArea>
#include <QWidget>

namespace mexplorer::app {

std::shared_ptr<Undressed> Undressed::program() {
    static std::weak_ptr<Undressed> shared;
    std::shared_ptr<Undressed> undressed = shared.lock();
    if (undressed && !undressed->isOver_) return undressed;
    undressed.reset(new Undressed); // the constructor is private
    shared = undressed;
    return undressed;
}

Undressed::Undressed() {
    for (QWidget* window : QApplication::topLevelWidgets()) {
        if (!window->isVisible() || !window->updatesEnabled()) continue;
        window->setUpdatesEnabled(false);
        windows_.emplace_back(window);
    }
    qApp->installEventFilter(this);
    qApp->setStyleSheet({});
}

void Undressed::dress(const QString& sheet) {
    isOver_ = true;
    if (sheet != qApp->styleSheet()) qApp->setStyleSheet(sheet);
    qApp->removeEventFilter(this);
    for (const QPointer<QWidget>& widget : unplaced_)
        if (widget) QCoreApplication::postEvent(widget, new QEvent(QEvent::LayoutRequest));
    for (const QPointer<QWidget>& window : windows_) {
        if (!window) continue;
        window->setUpdatesEnabled(true);
        // What was exposed meanwhile counts as asked for, though nothing was painted (Qt 6.4).
        QCoreApplication::postEvent(window, new QEvent(QEvent::UpdateRequest));
    }
    unplaced_.clear();
    windows_.clear();
}

/// Widgets hear of one change of style, not of two. A scroll area would lay out again all that is in it, and
/// again when its contents, dressed as well, ask for it.
bool Undressed::eventFilter(QObject* object, QEvent* event) {
    if (event->type() == QEvent::StyleChange) return !isOver_ || qobject_cast<QScrollArea*>(object);
    if (event->type() != QEvent::LayoutRequest || isOver_) return false;
    if (auto* widget = qobject_cast<QWidget*>(object)) unplaced_.emplace_back(widget);
    return true;
}

} // namespace mexplorer::app
