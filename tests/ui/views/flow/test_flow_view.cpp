#include "tests/runner/listed.h"
#include "tests/ui/views/pictures_of_steps.h"
#include "ui/document/document.h"
#include "ui/views/flow/flow_view.h"

#include <QBuffer>
#include <QTest>

using namespace mexplorer;
using namespace mexplorer::ui;

/// The picture of the largest flow through a network.
class TestFlowView : public QObject {
    Q_OBJECT

private slots:
    void init() {
        QVERIFY(document.setGame("coalition", {{"kind", "flow"}}, "s,t", "flow"));
        view = std::make_unique<FlowView>(document);
        view->QWidget::resize(1000, 600);
        view->activate();
        QTRY_VERIFY(view->figure() && view->shownTrace());
    }
    void cleanup() { view.reset(); }

    void theCutAndItsPartsAreShownAtFirst() {
        QCOMPARE(view->figure()->state().value, std::int64_t{9});
        QVERIFY(view->figure()->state().showsCut && view->figure()->state().showsCore);
    }

    void theStepsChangeThePicture() {
        const QList<QByteArray> pictures = picturesOfSteps(*view);
        QCOMPARE(static_cast<std::size_t>(pictures.size()), view->shownTrace()->steps.size());
        QVERIFY(allDiffer(pictures));
    }

    void theBorderOfTheCutPartsItsSides() {
        const FlowPicture& picture = view->figure()->picture();
        for (std::size_t node = 0; node < picture.plan.nodes.size(); ++node) {
            QCOMPARE(picture.sourceSide.contains(picture.plan.nodes[node]),
                     picture.subject.cut.sourceSide[node] != 0);
            QVERIFY(picture.network.contains(picture.plan.node(node)));
        }
    }

    void anArrowIsFoundWhereItIsDrawn() {
        const FlowPicture& picture = view->figure()->picture();
        for (std::size_t arrow = 0; arrow < picture.plan.arrows.size(); ++arrow) {
            const QPolygonF& line = picture.plan.arrows[arrow];
            QCOMPARE(view->figure()->arrowAt(line[line.size() / 2]), std::optional(arrow));
        }
    }

    /// “5/2/3” would be ambiguous.
    void fractionsAreNoChainsOfSlashes() {
        const Frame frame(*view->figure(), QRectF(0, 0, 1000, 600), std::nullopt, {});
        QVERIFY(view->figure()->textsBeside(frame).contains("2/3: flow and capacity"));
        QVERIFY(document.setParameter("network", "digraph { s -> t [capacity=\"5/2\", owner=A]; "
                                                 "s -> t [capacity=3, owner=B] }"));
        QTRY_VERIFY(view->figure() && view->figure()->picture().subject.network->parts == 2);
        QVERIFY(view->figure()->textsBeside(frame).contains("2/3 ≤ 1: flow and capacity"));
    }

    void arrowsBetweenTheSameNodesAreApart() {
        QVERIFY(document.setParameter("network",
                                      "digraph { s -> t [capacity=1, owner=A]; s -> t [capacity=1, "
                                      "owner=B]; t -> s [capacity=1, owner=A] }"));
        QTRY_VERIFY(view->figure() && view->figure()->picture().plan.arrows.size() == 3);
        const auto& arrows = view->figure()->picture().plan.arrows;
        for (std::size_t a = 0; a < 3; ++a) {
            for (std::size_t b = 0; b < a; ++b) {
                const QPointF between = arrows[a][arrows[a].size() / 2] - arrows[b][arrows[b].size() / 2];
                QVERIFY(between.manhattanLength() > 30); // a label is 25 high
            }
        }
    }

    void theDataAreTheFlow() {
        QBuffer buffer;
        QVERIFY(buffer.open(QIODevice::WriteOnly));
        Task task;
        QVERIFY(view->figure()->writeCsv(buffer, task));
        QVERIFY(buffer.data().startsWith("from,to,owner,capacity,flow\ns,a,A,5,5\ns,b,B,4,4\n"));
    }

private:
    Document document;
    std::unique_ptr<FlowView> view;
};

MEXPLORER_TEST(TestFlowView)
#include "test_flow_view.moc"
