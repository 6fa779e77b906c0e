#pragma once

#include "ui/document/document.h"
#include "ui/views/play/play_view.h"

#include <QImage>
#include <QTest>
#include <QVariantAnimation>
#include <QWheelEvent>

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
    /// Moves are seen to be made from now on, as far as tests say (see seenAfter).
    void animate() {
        (void)document.setSetting("play", "animate", "on");
        view.canvas().setStyle({.motion = 1000});
        view.canvas().setLongestMaking(60'000);
        auto* way = view.canvas().findChild<QVariantAnimation*>();
        QObject::connect(way, &QVariantAnimation::stateChanged, way,
                         [way](QAbstractAnimation::State now, QAbstractAnimation::State before) {
                             if (now == QAbstractAnimation::Running && before == QAbstractAnimation::Stopped)
                                 way->pause();
                         });
        settle();
    }
    /// After this, the next picture does not follow so fast that it is cut to.
    static void rest() { QTest::qWait(200); }
    /// What is seen after this share of the time of a movement, less than 1.
    QImage seenAfter(double share) {
        constexpr int parts = 1000;
        auto* way = view.canvas().findChild<QVariantAnimation*>();
        way->setDuration(parts);
        way->setCurrentTime(qRound(share * parts));
        return view.canvas().grab().toImage();
    }
    QImage seen() { return view.canvas().grab().toImage(); }
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
    [[nodiscard]] std::string proposed() const {
        return view.figure()->look().move() ? view.figure()->look().move()->to : std::string();
    }

    Document document;
    PlayView view{document};
};

} // namespace mexplorer::ui
