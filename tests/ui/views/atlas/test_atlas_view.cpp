#include "tests/runner/listed.h"
#include "tests/ui/views/pictures_of_steps.h"
#include "ui/document/document.h"
#include "ui/views/atlas/atlas_view.h"

#include <QBuffer>
#include <QTest>

using namespace mexplorer;
using namespace mexplorer::ui;

/// The table of a game’s boards.
class TestAtlasView : public QObject {
    Q_OBJECT

private slots:
    void init() { show("domineering", "3", "outcome"); }
    void cleanup() { view.reset(); }

    void theStepsChangeThePicture() {
        for (const char* colour : {"outcome", "mean", "temperature"}) {
            show("domineering", "3", colour);
            const QList<QByteArray> pictures = picturesOfSteps(*view);
            QCOMPARE(pictures.size(), qsizetype{10}); // nine entries and the counts
            QVERIFY2(allDiffer(pictures), colour);
        }
    }

    /// Each colouring tells apart what it is about.
    void coloursFollowTheirQuantity() {
        show("domineering", "3", "mean");
        const AtlasFigure& figure = *view->figure();
        const auto fill = [&](std::uint32_t a, std::uint32_t b) {
            return figure.picture().colours.of(figure.picture().atlas->at(a, b), lightTheme()).fill;
        };
        QCOMPARE(fill(1, 1), fill(2, 2)); // both have the mean 0
        QVERIFY(fill(2, 1) != fill(1, 2) && fill(2, 1) != fill(1, 1));
        show("domineering", "3", "temperature");
        const AtlasFigure& hot = *view->figure();
        const auto heat = [&](std::uint32_t a, std::uint32_t b) {
            return hot.picture().colours.of(hot.picture().atlas->at(a, b), lightTheme()).fill.lightness();
        };
        QVERIFY(heat(2, 2) > heat(1, 1)); // ±1 is hot, 0 is cold
    }

    void aClickMakesAnEntryThePosition() {
        const QPointF place = view->figure()->cell(2, 3).center();
        QCOMPARE(view->figure()->entryAt(place)->position, std::string(".../..."));
        Canvas& canvas = view->canvas();
        QTest::mouseClick(&canvas, Qt::LeftButton, {}, canvas.frame().toArea().map(place).toPoint());
        QCOMPARE(document.position(), std::string(".../..."));
        QCOMPARE(view->figure()->look().position, std::string(".../..."));
        QVERIFY(!view->figure()->entryAt(view->figure()->cell(0, 2).center()));
    }

    void theDataAreThoseOfTheCommandLine() {
        show("domineering", "2", "outcome");
        QBuffer buffer;
        QVERIFY(buffer.open(QIODevice::WriteOnly));
        Task task;
        QVERIFY(view->figure()->writeCsv(buffer, task));
        QCOMPARE(buffer.data(), "a,b,outcome,value,mean,temperature\n1,1,P,0,0,-1\n1,2,R,-1,-1,-1\n"
                                "2,1,L,1,1,-1\n2,2,N,'+-1,0,1\n");
    }

private:
    void show(const std::string& game, const std::string& side, const std::string& colour) {
        view.reset();
        QVERIFY(document.setGame(game, {}, {}, "atlas"));
        QVERIFY(document.setSettings("atlas", {{"side", side}, {"colour", colour}}));
        view = std::make_unique<AtlasView>(document);
        view->QWidget::resize(1000, 600);
        view->activate();
        QTRY_VERIFY(view->figure() && view->shownTrace());
    }

    Document document;
    std::unique_ptr<AtlasView> view;
};

MEXPLORER_TEST(TestAtlasView)
#include "test_atlas_view.moc"
