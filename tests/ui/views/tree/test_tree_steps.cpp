#include "core/catalogue/catalogue.h"
#include "core/game/aspects/cyclic.h"
#include "tests/runner/listed.h"
#include "ui/document/document_file.h"
#include "ui/views/tree/step_camera.h"
#include "ui/views/tree/tree_opening.h"
#include "ui/views/tree/tree_view.h"

#include <QPainter>
#include <QTest>

#include <algorithm>
#include <set>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

QImage drawnIn(const TreeFigure& figure, const Frame& frame) {
    QImage image(frame.area().size().toSize(), QImage::Format_RGB32);
    image.fill(Qt::magenta);
    QPainter painter(&image);
    figure.draw(painter, frame);
    return image;
}

/// A first step, and one for each node; two for an open one of a game of two sides, where each player moves
/// first.
int stepsOf(const TreePicture& picture) {
    const auto& nodes = picture.tree.nodes;
    const auto isOpen = [](const TreeNode& node) { return !node.folded && node.optionCount > 0; };
    const auto open = picture.sides.empty() ? 0 : std::ranges::count_if(nodes, isOpen);
    return static_cast<int>(1 + nodes.size()) + static_cast<int>(open);
}

/// Whether the highlight of a step is visible around a place.
bool isLit(const QImage& image, const QPointF& at, int reach) {
    const QRect around =
        QRect(at.toPoint() - QPoint(reach, reach), QSize(2 * reach, 2 * reach)) & image.rect();
    const QRgb light = lightTheme().spotlight.rgb();
    for (int y = around.top(); y <= around.bottom(); ++y) {
        const auto* row = reinterpret_cast<const QRgb*>(image.constScanLine(y));
        if (std::find(row + around.left(), row + around.right() + 1, light) != row + around.right() + 1)
            return true;
    }
    return false;
}

} // namespace

/// What each step says is highlighted, in sight and legible.
class TestTreeSteps : public QObject {
    Q_OBJECT

private slots:
    void whoMovesFirstIsToldByHisMovesAlone() {
        Document document;
        QVERIFY(document.setGame("domineering", {}, ".../..."));
        QVERIFY(document.setView("tree"));
        const auto view = opened(document);
        std::set<Side> lit;
        for (int step = 0; step < static_cast<int>(view->trace()->steps.size()); ++step) {
            view->showStep(step);
            const TreeFigure& figure = *view->figure();
            if (figure.step().mover == Side::either) continue;
            for (const std::uint32_t edge : figure.spokenEdges()) {
                QCOMPARE(figure.picture().sides[edge], figure.step().mover);
                lit.insert(figure.step().mover);
            }
        }
        QCOMPARE(lit, (std::set{Side::left, Side::right}));
    }

    /// Left’s moves to L or P, and Right’s to R or P, win: they are told as such when that player’s moves are
    /// spoken of, and from then on.
    void winningMovesOfBothPlayersAreLit() {
        Document document;
        QVERIFY(document.setGame("toppling-dominoes", {}, "LLRR"));
        QVERIFY(document.setView("tree"));
        const auto view = opened(document);
        std::set<Outcome> reached;
        for (int step = 0; step < static_cast<int>(view->trace()->steps.size()); ++step) {
            view->showStep(step);
            const TreeFigure& figure = *view->figure();
            if (figure.step().mover == Side::either) continue;
            const GameTree& tree = figure.picture().tree;
            const std::uint32_t node = *figure.step().node;
            for (std::uint32_t i = 0; i < tree.nodes[node].edgeCount; ++i) {
                const std::uint32_t edge = tree.nodes[node].firstEdge + i;
                const Side side = figure.picture().sides[edge];
                const Outcome outcome = tree.evaluationOf(tree.edges[edge].to)->outcome;
                QCOMPARE(figure.tellsOfWins(node, edge), side == figure.step().mover);
                QCOMPARE(figure.isWinning(node, edge),
                         outcome == Outcome::P || outcome == (side == Side::left ? Outcome::L : Outcome::R));
                if (figure.isWinning(node, edge)) reached.insert(outcome);
            }
        }
        QCOMPARE(reached, (std::set{Outcome::P, Outcome::L, Outcome::R}));
    }

    void everyStepOfEveryExampleChangesThePicture_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("merged");
        for (const Entry& entry : catalogue()) {
            if (!playEnds(*makeGame(entry.description.id).value())) continue;
            for (const char* merged : {"off", "on"}) {
                const std::string name = entry.description.id + " " + merged;
                QTest::newRow(name.c_str()) << QString::fromStdString(entry.description.id) << merged;
            }
        }
    }
    void everyStepOfEveryExampleChangesThePicture() {
        QFETCH(const QString, id);
        QFETCH(const QString, merged);
        const auto bytes =
            readFile(QStringLiteral(MEXPLORER_SOURCE "/resources/examples/%1.mex").arg(id)).value();
        Document document;
        QVERIFY(fromMex(bytes, document));
        QVERIFY(document.setView("tree"));
        QVERIFY(document.setSetting("tree", "merged", merged.toStdString()));
        const auto view = opened(document);
        QVERIFY(view->trace());
        const auto steps = static_cast<int>(view->trace()->steps.size());
        QCOMPARE(steps, stepsOf(view->figure()->picture()));
        QImage before;
        for (int step = noStep; step < steps; ++step) {
            view->showStep(step);
            const TreeFigure& figure = *view->figure();
            const Frame frame(figure, QRectF(QPointF(), readablePicture), std::nullopt, {});
            const QImage image = drawnIn(figure, frame);
            QVERIFY2(image != before, qPrintable(QString::number(step)));
            before = image;
            if (!figure.step().node) continue;
            const QPointF at = frame.toArea().map(figure.picture().geometry.centre(*figure.step().node));
            const double half = figure.picture().geometry.halfWidth[*figure.step().node] * frame.scale();
            QVERIFY2(isLit(image, at, 60 + static_cast<int>(half)), qPrintable(QString::number(step)));
        }
    }

    /// In a tree of thousands of dots, the camera moves so close to the step's node that it can be read.
    void theCameraFollowsTheStep() {
        Document document;
        const auto view = openedLarge(document);
        view->canvas().setStyle({.motion = 300});
        const auto steps = static_cast<int>(view->trace()->steps.size());
        QVERIFY(steps > 500);
        for (int step = 1; step < steps; step += 197) {
            view->showStep(step);
            QTRY_VERIFY(!cameraForStep(*view->figure(), view->canvas().frame()));
            const TreeFigure& figure = *view->figure();
            const Frame frame = view->canvas().frame();
            const TreeGeometry& geometry = figure.picture().geometry;
            const std::uint32_t node = *figure.step().node;
            QVERIFY(frame.content()
                        .adjusted(-20, -20, 20, 20)
                        .contains(frame.toArea().map(geometry.centre(node))));
            const DrawnRow row = drawnRow(geometry, geometry.row[node], frame.scale(), 1);
            QVERIFY(row.round || 16 * row.scale >= readableLabel - 0.01);
            if (const auto because = figure.step().because)
                QVERIFY(frame.content().intersects(
                    QRectF(frame.toArea().map(geometry.centre(*because)), QSizeF(1, 1))));
        }
        QCOMPARE(document.camera("tree"), view->canvas().camera()); // the camera is saved with the document
    }

    void itFollowsWhenPresentingBegins() {
        Document document;
        QVERIFY(document.setGame("nim", {}, "3,4,5"));
        QVERIFY(document.setView("tree"));
        const auto view = opened(document);
        const auto isInSight = [&] {
            const TreeFigure& figure = *view->figure();
            const Frame frame = view->canvas().frame();
            const QPointF at = figure.picture().geometry.centre(figure.step().node.value());
            return frame.content().contains(frame.toArea().map(at));
        };
        view->showStep(1);
        QTRY_VERIFY(isInSight());
        view->canvas().setStyle(Style::presenting(lightTheme()));
        QTRY_VERIFY(isInSight());
        view->resize(view->size() / 2);
        QTRY_VERIFY(isInSight());
    }

    void itDoesNotMoveWhereAllIsSeen() {
        Document document;
        QVERIFY(document.setGame("nim", {}, "3,4,5"));
        QVERIFY(document.setView("tree"));
        const auto view = opened(document);
        for (int step = 0; step < static_cast<int>(view->trace()->steps.size()); ++step) {
            view->showStep(step);
            QTest::qWait(1);
            QVERIFY(!view->canvas().camera());
        }
    }

    void withoutMotionTheCameraIsThereAtOnce() {
        Document document;
        const auto view = openedLarge(document);
        QVERIFY(!view->canvas().camera());
        view->showStep(1);
        QVERIFY(view->canvas().camera());
        QVERIFY(!cameraForStep(*view->figure(), view->canvas().frame()));
        QCOMPARE(document.camera("tree"), view->canvas().camera());
    }

    void aKeyOrAPressEndsTheGlide() {
        for (const bool isKey : {true, false}) {
            Document document;
            const auto view = openedLarge(document);
            view->canvas().setStyle({.motion = 300});
            view->showStep(1);
            QVERIFY(cameraForStep(*view->figure(), view->canvas().frame())); // it is still to go there
            if (isKey)
                QTest::keyClick(&view->canvas(), Qt::Key_F9);
            else
                QTest::mousePress(&view->canvas(), Qt::LeftButton, {}, {5, 5});
            QVERIFY(!cameraForStep(*view->figure(), view->canvas().frame()));
            QCOMPARE(document.camera("tree"), view->canvas().camera());
        }
    }

    void aHandOnTheCameraStopsItsGlide() {
        Document document;
        const auto view = openedLarge(document);
        view->canvas().setStyle({.motion = 300});
        view->showStep(1);
        view->canvas().fit();
        view->canvas().zoom(1.1);
        const auto camera = view->canvas().camera();
        QTest::qWait(400);
        QCOMPARE(view->canvas().camera(), camera);
    }

private:
    /// A tree of 1500 nodes, so that not every step is in sight.
    static std::unique_ptr<TreeView> openedLarge(Document& document) {
        if (!document.setGame("nim", {}, "3,4,5") || !document.setView("tree") ||
            !document.setSetting("tree", "budget", "1500"))
            qFatal("no large tree");
        return opened(document);
    }
    static std::unique_ptr<TreeView> opened(Document& document) {
        std::unique_ptr<TreeView> view(static_cast<TreeView*>(treeViewKind().make(document, nullptr)));
        view->resize(readablePicture.toSize());
        view->show();
        (void)QTest::qWaitForWindowExposed(view.get());
        view->activate();
        (void)QTest::qWaitFor([&] { return view->trace() != nullptr; });
        return view;
    }
};

MEXPLORER_TEST(TestTreeSteps)
#include "test_tree_steps.moc"
