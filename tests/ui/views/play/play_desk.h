#pragma once

#include "ui/document/document.h"
#include "ui/views/play/play_view.h"

#include <QTest>
#include <QWheelEvent>

#include <functional>
#include <vector>

namespace mexplorer::ui {

/// A document and a view for playing a game.
struct PlayDesk {
    PlayDesk(const char* game, const std::string& position, const Parameters& parameters = {}) {
        if (!document.setGame(game, parameters, position, "play")) qFatal("no such game");
        (void)document.setSetting("play", "animate", "off");
        view.QWidget::resize(900, 640);
        view.show();
        view.activate();
        settle();
    }
    /// Moves are seen to be made from now on.
    void animate() {
        (void)document.setSetting("play", "animate", "on");
        view.canvas().setStyle({.motion = 300});
        settle();
    }
    void settle() {
        if (!QTest::qWaitFor([&] { return view.picture() && view.figure(); })) qFatal("no picture");
    }
    QPointF at(const ThingAt& thing) {
        return view.canvas().frame().toArea().map(view.picture()->layout.rectOf(thing).center());
    }
    void mouse(QEvent::Type type, const QPointF& at, Qt::MouseButtons buttons,
               Qt::KeyboardModifiers modifiers = {}) {
        const auto button = type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton;
        QMouseEvent event(type, at, view.canvas().mapToGlobal(at), button, buttons, modifiers);
        QCoreApplication::sendEvent(&view.canvas(), &event);
    }
    void point(const ThingAt& thing) { mouse(QEvent::MouseMove, at(thing), Qt::NoButton); }
    void click(const ThingAt& thing, Qt::KeyboardModifiers modifiers = {}) {
        const QPointF where = at(thing);
        mouse(QEvent::MouseMove, where, Qt::NoButton, modifiers);
        mouse(QEvent::MouseButtonPress, where, Qt::LeftButton, modifiers);
        mouse(QEvent::MouseButtonRelease, where, Qt::NoButton, modifiers);
        settle();
    }
    void drag(const ThingAt& from, const ThingAt& to) {
        const QPointF end = at(to);
        mouse(QEvent::MouseButtonPress, at(from), Qt::LeftButton);
        mouse(QEvent::MouseMove, (at(from) + end) / 2, Qt::LeftButton);
        mouse(QEvent::MouseMove, end, Qt::LeftButton);
        mouse(QEvent::MouseButtonRelease, end, Qt::NoButton);
        settle();
    }
    void turnWheel(const ThingAt& over, int notches) {
        const QPointF where = at(over);
        QWheelEvent event(where, view.canvas().mapToGlobal(where), {}, {0, -120 * notches}, Qt::NoButton,
                          Qt::NoModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&view.canvas(), &event);
    }
    void press(int key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(&view.canvas(), static_cast<Qt::Key>(key), modifiers);
        settle();
    }
    /// How far moves were made in all pictures from this change until everything is at rest.
    std::vector<double> progressDuring(const std::function<void()>& change) {
        std::vector<double> seen;
        const auto heard = QObject::connect(&view, &View::pointedAt, &view, [&] {
            if (view.figure() && view.figure()->look().progress)
                seen.push_back(*view.figure()->look().progress);
        });
        change();
        settle();
        if (!QTest::qWaitFor([&] { return !view.figure()->look().progress; })) qFatal("endless");
        QObject::disconnect(heard);
        return seen;
    }
    [[nodiscard]] std::string proposed() const {
        return view.figure()->look().move() ? view.figure()->look().move()->to : std::string();
    }

    Document document;
    PlayView view{document};
};

} // namespace mexplorer::ui
