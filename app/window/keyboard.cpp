#include "app/window/keyboard.h"

#include "app/window/actions.h"
#include "ui/form/parameter_form.h"
#include "ui/form/value_text.h"
#include "ui/views/view.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QPointer>
#include <QTabBar>
#include <QTextEdit>

#include <algorithm>

namespace mexplorer::app {

namespace {

template <class... Kinds>
bool isOneOf(const QWidget* widget) {
    return (qobject_cast<const Kinds*>(widget) || ...);
}

/// Whether it is, or is part of, a widget for text input.
bool isTypedInto(const QWidget* widget) {
    for (; widget && !widget->isWindow(); widget = widget->parentWidget()) {
        if (isOneOf<QLineEdit, QPlainTextEdit, QTextEdit>(widget)) return true;
    }
    return false;
}

/// Whether text is selected in it, perhaps for copying.
bool isMarked(const QWidget& widget) {
    const auto* label = qobject_cast<const QLabel*>(&widget);
    return label && label->hasSelectedText();
}

bool isReturn(const QKeyEvent& event) {
    return event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
}

bool pressed(QWidget& widget) {
    auto* button = qobject_cast<QAbstractButton*>(&widget);
    auto* choice = qobject_cast<QComboBox*>(&widget);
    if (button) button->click();
    if (choice) choice->showPopup();
    return button || choice;
}

} // namespace

Keyboard::Keyboard(QWidget& window, const Actions& actions, std::function<QWidget*()> picture)
    : QObject(&window), window_(window), actions_(actions), picture_(std::move(picture)) {
    qApp->installEventFilter(this);
}

bool Keyboard::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress && event->type() != QEvent::MouseButtonRelease) return false;
    auto* widget = qobject_cast<QWidget*>(watched);
    if (!widget || !isOfWindow(*widget)) return false;
    if (event->type() == QEvent::MouseButtonRelease) {
        released(*widget);
        return false;
    }
    auto& key = static_cast<QKeyEvent&>(*event);
    if (widget->window() != &window_ || qobject_cast<QMenuBar*>(widget) || !press(*widget, key)) return false;
    key.accept();
    return true;
}

bool Keyboard::isAnswer(const QKeyEvent& event) const {
    const bool isDigit = event.key() >= Qt::Key_1 && event.key() <= Qt::Key_9;
    return isDigit && answer_ && answer_(event.key() - Qt::Key_0);
}

/// Returns whether the key has been handled.
bool Keyboard::press(QWidget& focused, QKeyEvent& event) {
    const auto modifiers = event.modifiers() & ~Qt::KeypadModifier;
    if (isTypedInto(&focused)) {
        if (isReturn(event) && modifiers == Qt::NoModifier) returnPressed(focused);
        return false;
    }
    const bool isSideways = event.key() == Qt::Key_Left || event.key() == Qt::Key_Right;
    if (isOneOf<QTabBar>(&focused) && isSideways && modifiers == Qt::NoModifier) return false;
    if (ui::movesSelection(event)) {
        QWidget* picture = picture_();
        const bool isOnItsWay =
            &focused == picture || picture->isAncestorOf(&focused) || focused.isAncestorOf(picture);
        if (isOnItsWay) return false;
        QCoreApplication::sendEvent(picture, &event);
        return true;
    }
    if (modifiers == Qt::NoModifier && isAnswer(event)) return true;
    const auto* view = qobject_cast<const ui::View*>(picture_());
    if (view && view->isAncestorOf(&focused) && view->takes(event)) return false;
    if (modifiers != Qt::NoModifier && modifiers != Qt::ShiftModifier) return false;
    const bool isPage = event.key() == Qt::Key_PageUp || event.key() == Qt::Key_PageDown;
    if (isPage && qobject_cast<QAbstractScrollArea*>(&focused)) return false;
    const std::pair<int, QAction*> keys[] = {
        {Qt::Key_Space, actions_.play},       {Qt::Key_Left, actions_.back},
        {Qt::Key_Right, actions_.forward},    {Qt::Key_PageUp, actions_.back}, // a key of remote controls
        {Qt::Key_PageDown, actions_.forward}, {Qt::Key_Home, actions_.first},
        {Qt::Key_End, actions_.last},         {Qt::Key_Plus, actions_.faster},
        {Qt::Key_Equal, actions_.faster},     {Qt::Key_Minus, actions_.slower},
        {Qt::Key_Question, actions_.keys}};
    for (const auto& [key, action] : keys) {
        if (event.key() != key) continue;
        action->trigger();
        return true;
    }
    return isReturn(event) && modifiers == Qt::NoModifier && pressed(focused);
}

/// Gives the focus back later, when the field has been read.
void Keyboard::returnPressed(QWidget& field) {
    if (!isOneOf<QLineEdit, ui::ValueText>(&field)) return;
    QMetaObject::invokeMethod(
        this,
        [this, field = QPointer(&field)] {
            const auto* form = field ? qobject_cast<ui::ParameterForm*>(field->parentWidget()) : nullptr;
            const bool stands = !form || form->error(field->objectName().toStdString()).isEmpty();
            if (stands) giveBack();
        },
        Qt::QueuedConnection);
}

/// Gives the focus back later, when the click has been handled.
void Keyboard::released(QWidget& clicked) {
    if (isTypedInto(&clicked) || isMarked(clicked) || qobject_cast<QMenu*>(&clicked)) return;
    const auto holds = [&](const QWidget* part) { return part == &clicked || part->isAncestorOf(&clicked); };
    if (std::ranges::any_of(apart_, holds)) return;
    QMetaObject::invokeMethod(this, &Keyboard::giveBack, Qt::QueuedConnection);
}

void Keyboard::giveBack() {
    if (!QApplication::activePopupWidget() && !QApplication::activeModalWidget()) picture_()->setFocus();
}

/// Whether it is in the window, or in a list or dialog that was opened from it.
bool Keyboard::isOfWindow(const QWidget& widget) const {
    const QWidget* above = &widget;
    while (above && above != &window_)
        above = above->parentWidget();
    return above;
}

} // namespace mexplorer::app
