#pragma once

#include "tests/ui/views/tree/pictures.h"
#include "ui/views/tree/tree_view.h"

#include <QMouseEvent>
#include <QTest>

namespace mexplorer::ui {

/// The real view with a real document, driven like a user.
class OpenedTree : public QObject {
protected:
    void openDocument() {
        document = std::make_unique<Document>();
        QVERIFY(document->setGame("nim", {}, "1,2"));
        QVERIFY(document->setView("tree"));
        open();
    }
    void close() {
        view.reset();
        document.reset();
    }

    void open() {
        view.reset(static_cast<TreeView*>(treeViewKind().make(*document, nullptr)));
        view->resize(900, 700);
        view->show();
        QVERIFY(QTest::qWaitForWindowExposed(view.get()));
        view->activate();
        QTRY_VERIFY(view->figure());
        view->canvas().setFocus();
    }

    [[nodiscard]] const TreeFigure& figure() const { return *view->figure(); }
    [[nodiscard]] std::size_t nodes() const { return figure().picture().tree.nodes.size(); }
    [[nodiscard]] std::uint32_t find(const std::vector<std::string>& way) const {
        return nodeOf(figure().picture(), way);
    }
    [[nodiscard]] QPointF pixel(std::uint32_t node) const {
        return view->canvas().frame().toArea().map(figure().picture().geometry.centre(node));
    }
    [[nodiscard]] QPointF badge(std::uint32_t node) const {
        return figure().badgeRect(node, view->canvas().frame()).center();
    }
    void click(std::uint32_t node) {
        QTest::mouseClick(&view->canvas(), Qt::LeftButton, {}, pixel(node).toPoint());
    }
    void clickBadge(std::uint32_t node) {
        QTest::mouseClick(&view->canvas(), Qt::LeftButton, {}, badge(node).toPoint());
    }
    /// Presses a key, with Shift if it is an arrow, which then moves the selection.
    void key(int which) {
        const bool arrow = which >= Qt::Key_Left && which <= Qt::Key_Down;
        QTest::keyClick(&view->canvas(), static_cast<Qt::Key>(which),
                        arrow ? Qt::ShiftModifier : Qt::NoModifier);
    }
    static void move(Canvas& canvas, const QPointF& at) {
        QMouseEvent event(QEvent::MouseMove, at, canvas.mapToGlobal(at), Qt::NoButton, Qt::NoButton,
                          Qt::NoModifier);
        QCoreApplication::sendEvent(&canvas, &event);
    }
    void set(const std::string& id, const std::string& value) {
        QVERIFY(document->setSetting("tree", id, value));
    }

    std::unique_ptr<Document> document;
    std::unique_ptr<TreeView> view;
};

} // namespace mexplorer::ui
