#pragma once

#include "core/catalogue/catalogue.h"
#include "core/game/aspects/sketch.h"
#include "ui/document/document.h"
#include "ui/figure/graph/graph_layout.h"
#include "ui/views/sketch/sketch_editor.h"

#include <QAction>
#include <QLineEdit>
#include <QTest>

#include <algorithm>

namespace mexplorer::ui {

/// A document and a view in which something is drawn by hand. `unit` is the length of 72 points in the world.
template <class ViewType, class Tools>
struct SketchDesk {
    SketchDesk(const std::string& id, const Parameters& parameters, const std::string& position,
               const std::string& view_, double unit_)
        : unit(unit_) {
        if (!document.setGame(id, parameters, position, view_)) qFatal("no such game");
        view.QWidget::resize(900, 700);
        view.show();
        view.activate();
        settle();
        press(Qt::Key_E);
        if (!editor.isOn()) qFatal("it cannot be edited");
    }

    bool ready() const { return view.figure() && view.shownTrace(); }
    void settle() {
        if (!QTest::qWaitFor([&] { return ready(); })) qFatal("no picture");
    }
    Sketch sketch() const { return document.instance()->template as<SketchAspect>()->sketch().value(); }
    Sketch::Index node(const std::string& name) const { return editor.sketch()->find(name).value(); }
    bool hasNode(const std::string& name) const { return sketch().find(name).has_value(); }
    bool hasEdge(const std::string& from, const std::string& to) const {
        const Sketch now = sketch();
        return std::any_of(now.edges().begin(), now.edges().end(), [&](const Sketch::Edge& edge) {
            return now.nodes()[edge.from].name == from && now.nodes()[edge.to].name == to;
        });
    }
    QPointF at(const std::string& name) {
        const auto& place = editor.sketch()->nodes()[node(name)].place;
        return view.canvas().frame().toArea().map(unit * pointOf(*place));
    }
    QPointF plusOf(const std::string& name) {
        point(at(name));
        return editor.handleOf(node(name));
    }

    void mouse(QEvent::Type type, const QPointF& at, Qt::MouseButton button, Qt::MouseButtons buttons) {
        QMouseEvent event(type, at, view.canvas().mapToGlobal(at), button, buttons, Qt::NoModifier);
        QCoreApplication::sendEvent(&view.canvas(), &event);
    }
    void point(const QPointF& at) { mouse(QEvent::MouseMove, at, Qt::NoButton, Qt::NoButton); }
    void drag(const QPointF& from, const QPointF& to, bool isReleased = true) {
        mouse(QEvent::MouseButtonPress, from, Qt::LeftButton, Qt::LeftButton);
        for (int i = 1; i <= 4; ++i)
            mouse(QEvent::MouseMove, from + (to - from) * i / 4, Qt::NoButton, Qt::LeftButton);
        if (isReleased) mouse(QEvent::MouseButtonRelease, to, Qt::LeftButton, Qt::NoButton);
    }
    void click(const QPointF& at) {
        mouse(QEvent::MouseButtonPress, at, Qt::LeftButton, Qt::LeftButton);
        mouse(QEvent::MouseButtonRelease, at, Qt::LeftButton, Qt::NoButton);
    }
    void doubleClick(const QPointF& at) {
        click(at);
        mouse(QEvent::MouseButtonDblClick, at, Qt::LeftButton, Qt::LeftButton);
        mouse(QEvent::MouseButtonRelease, at, Qt::LeftButton, Qt::NoButton);
    }
    void press(int key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(&view.canvas(), static_cast<Qt::Key>(key), modifiers);
    }
    QLineEdit* nameLine() {
        QCoreApplication::processEvents();
        auto* line = view.template findChild<QLineEdit*>("endScore");
        return line && line->isVisibleTo(&view) ? line : nullptr;
    }
    int changes() { return document.undoStack().count(); }

    Document document;
    ViewType view{document};
    SketchEditor& editor = *view.template findChild<SketchEditor*>();
    Tools& tools = *view.template findChild<Tools*>();
    double unit;
};

} // namespace mexplorer::ui
