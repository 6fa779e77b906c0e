#include "tests/runner/listed.h"
#include "tests/ui/views/pictures_of_steps.h"
#include "ui/document/document.h"
#include "ui/views/lattice/lattice_view.h"

#include <QBuffer>
#include <QTest>

using namespace mexplorer;
using namespace mexplorer::ui;

/// The picture of the games born by day 2.
class TestLatticeView : public QObject {
    Q_OBJECT

private slots:
    void init() {
        QVERIFY(document.setGame("form", {}, "^", "lattice"));
        view = std::make_unique<LatticeView>(document);
        view->QWidget::resize(1000, 600);
        view->activate();
        QTRY_VERIFY(view->figure() && view->shownTrace());
    }
    void cleanup() { view.reset(); }

    void theStepsChangeThePicture() {
        const QList<QByteArray> pictures = picturesOfSteps(*view);
        QCOMPARE(static_cast<std::size_t>(pictures.size()), view->shownTrace()->steps.size());
        QVERIFY(allDiffer(pictures));
    }

    void whatIsAboveIsDrawnAbove() {
        const LatticeFigure& figure = *view->figure();
        for (const auto& [lower, upper] : figure.lattice().covers)
            QVERIFY(figure.layout().box(upper).bottom() < figure.layout().box(lower).top());
        for (std::size_t i = 0; i < figure.lattice().games.size(); ++i)
            for (std::size_t k = 0; k < i; ++k)
                QVERIFY(!figure.layout().box(i).intersects(figure.layout().box(k)));
    }

    void theDocumentsGameIsFramed() { QCOMPARE(view->figure()->look().chosen, std::string("^")); }

    void aClickOpensAGame() {
        const LatticeFigure& figure = *view->figure();
        const QPointF place = figure.layout().box(0).center();
        QCOMPARE(figure.gameAt(place).value_or("none"), std::string("0"));
        Canvas& canvas = view->canvas();
        QTest::mouseClick(&canvas, Qt::LeftButton, {}, canvas.frame().toArea().map(place).toPoint());
        QCOMPARE(document.position(), std::string("0"));
        QTRY_VERIFY(view->figure() && view->figure()->look().chosen == "0");
    }

    void theDataAreTheGames() {
        QBuffer buffer;
        QVERIFY(buffer.open(QIODevice::WriteOnly));
        Task task;
        QVERIFY(view->figure()->writeCsv(buffer, task));
        const QList<QByteArray> lines = buffer.data().trimmed().split('\n');
        QCOMPARE(lines.size(), qsizetype{23});
        QCOMPARE(lines[0], QByteArray("game,day,outcome,above"));
        QVERIFY(lines.contains("2,2,L,"));
    }

private:
    Document document;
    std::unique_ptr<LatticeView> view;
};

MEXPLORER_TEST(TestLatticeView)
#include "test_lattice_view.moc"
