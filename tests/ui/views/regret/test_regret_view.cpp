#include "tests/runner/listed.h"
#include "tests/ui/views/pictures_of_steps.h"
#include "ui/document/document.h"
#include "ui/views/regret/regret_view.h"

#include <QBuffer>
#include <QTest>

using namespace mexplorer;
using namespace mexplorer::ui;

/// The picture of regret matching.
class TestRegretView : public QObject {
    Q_OBJECT

private slots:
    void init() {
        QVERIFY(document.setGame("matrix", {}, "0,-1,2;1,0,-1;-2,1,0", "regret"));
        QVERIFY(document.setSetting("regret", "rounds", "200"));
        view = std::make_unique<RegretView>(document);
        view->QWidget::resize(1000, 600);
        view->activate();
        QTRY_VERIFY(view->figure() && view->shownTrace());
    }
    void cleanup() { view.reset(); }

    void theEndOfTheRunIsShownAtFirst() {
        const RegretFigure& figure = *view->figure();
        QCOMPARE(figure.picture().subject.points[figure.state().point].round, std::uint64_t{200});
        QVERIFY(figure.picture().hasTriangle());
    }

    void theStepsChangeThePicture() {
        const QList<QByteArray> pictures = picturesOfSteps(*view);
        QCOMPARE(static_cast<std::size_t>(pictures.size()), view->shownTrace()->steps.size());
        QVERIFY(allDiffer(pictures));
    }

    void aSettingChoosesThePlayerAndTheRounds() {
        QVERIFY(document.setGame("matrix", {}, "4,-2,3;-3,5,-1", "regret"));
        QVERIFY(document.setSetting("regret", "player", "column"));
        QVERIFY(document.setSetting("regret", "rounds", "5"));
        QTRY_VERIFY(view->figure() && view->figure()->picture().shown == MatrixSide::column);
        QVERIFY(view->figure()->picture().hasTriangle());
        QCOMPARE(view->figure()->picture().subject.points.size(), std::size_t{5});
    }

    void theDataAreAsOnTheCommandLine() {
        QBuffer buffer;
        QVERIFY(buffer.open(QIODevice::WriteOnly));
        Task task;
        QVERIFY(view->figure()->writeCsv(buffer, task));
        const QList<QByteArray> lines = buffer.data().split('\n');
        QCOMPARE(lines[0], "round,exploitability,value,regret_row,regret_column,row_1,row_2,row_3,column_1,"
                           "column_2,column_3");
        QVERIFY(lines[1].startsWith("1,1,0,1,1,1,0,0,1,0,0"));
    }

private:
    Document document;
    std::unique_ptr<RegretView> view;
};

MEXPLORER_TEST(TestRegretView)
#include "test_regret_view.moc"
