#include "core/catalogue/game_of.h"
#include "core/explain/say_signs.h"
#include "core/solve/ways/search.h"
#include "tests/core/wrong_moore.h"
#include "tests/runner/listed.h"
#include "tests/ui/theme/contrast.h"
#include "tests/ui/views/tree/drawn_tree.h"
#include "ui/figure/motion/movement.h"
#include "ui/text/translated.h"
#include "ui/views/tree/tree_sizes.h"

#include <QPainter>
#include <QTest>

#include <set>

using namespace mexplorer;
using namespace mexplorer::ui;

/// What a tree says in words and as data.
class TestTreeOutput : public QObject {
    Q_OBJECT

private slots:
    void theNoteCountsNodesPositionsAndWhatIsFolded() {
        QCOMPARE(TreeFigure(pictureOf("nim", "1,2")).note(),
                 QString::fromUtf8("nodes: 12 · distinct positions: 6"));
        QCOMPARE(TreeFigure(pictureOf("nim", "1,2", {{"budget", "4"}})).note(),
                 QString::fromUtf8("nodes: 4 · distinct positions: 4 · left folded: 3"));
    }

    void theNoteSaysThatAStrategyIsOne() {
        QCOMPARE(TreeFigure(pictureOf("nim", "1,2", {{"shape", "strategy"}})).note(),
                 QString::fromUtf8("the winning strategy · nodes: 6 · distinct positions: 5"));
    }

    void theDataIsALineForEveryNode() {
        QCOMPARE(csvOf(TreeFigure(pictureOf("nim", "0,2"))),
                 QByteArray("node,parent,position,outcome,value,move,folded\n"
                            "0,,\"0,2\",N,2,,\n"
                            "1,0,\"0,1\",N,1,take 1 from heap 2,\n"
                            "2,0,\"0,0\",P,0,take 2 from heap 2,\n"
                            "3,1,\"0,0\",P,0,take 1 from heap 2,\n"));
    }

    void theDataCountWhatAnOpenNodeHides() {
        const auto picture = pictureOf("nim", "13,11,7");
        const TreeNode& root = picture->tree.nodes[1];
        QVERIFY(!root.folded && root.hidden > 0);
        const auto line = QString("1,0,\"12,11,7\",P,0,take 1 from heap 1,%1\n").arg(root.hidden);
        QVERIFY(csvOf(TreeFigure(picture)).contains(line.toUtf8()));
    }

    /// By its number of options; a terminal position has none.
    void theDataTellAFoldedNodeFromAnEnd() {
        const QByteArray csv = csvOf(TreeFigure(pictureOf("nim", "1,2", {{"budget", "4"}})));
        QVERIFY2(csv.contains("\"0,2\",N,2,take 1 from heap 1,2\n"), csv.constData());
        QVERIFY2(csv.contains("\"1,1\",P,0,take 1 from heap 2,2\n"), csv.constData());
        const QByteArray whole = csvOf(TreeFigure(pictureOf("nim", "1,2")));
        QVERIFY2(whole.contains("\"0,0\",P,0,take 1 from heap 2,\n"), whole.constData());
    }

    void mergedTheDataIsALineForEveryEdge() {
        const QByteArray csv = csvOf(TreeFigure(pictureOf("nim", "1,2", {{"merged", "on"}})));
        QCOMPARE(csv.count('\n'), 1 + 1 + 9);
        QVERIFY(csv.contains("\"1,0\",N,1,take 2 from heap 2"));
        QVERIFY(csv.contains("\"1,0\",N,1,take 1 from heap 2"));
    }

    void whatCannotBeWrittenIsSaid() {
        QBuffer closed;
        Task task;
        const auto written = TreeFigure(pictureOf("nim", "1,2")).writeCsv(closed, task);
        QVERIFY(!written);
        QVERIFY(written.error().english().find("cannot be written") != std::string::npos);
    }

    void misereValuesAreNotCalledSg() {
        const auto picture = pictureOf("nim", "1,1", {}, {{"play", "misere"}});
        QCOMPARE(picture->tree.evaluationOf(0)->outcome, Outcome::N);
        QCOMPARE(translated(sayValueBriefly(1, picture->play())), QString::fromUtf8("G⁻ 1"));
    }
};

MEXPLORER_TEST(TestTreeOutput)
#include "test_tree_output.moc"
