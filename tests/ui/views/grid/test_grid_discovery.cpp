#include "tests/runner/listed.h"
#include "tests/ui/views/grid/grid_figures.h"
#include "ui/document/document_file.h"
#include "ui/views/grid/grid_discovery.h"
#include "ui/views/grid/pair_table.h"

#include <QSignalSpy>
#include <QTest>

using namespace mexplorer;
using namespace mexplorer::ui;

/// Tables that are discovered step by step, as the view and its figures show them.
class TestGridDiscovery : public QObject {
    Q_OBJECT

private slots:
    void init() { document = std::make_unique<Document>(); }
    void cleanup() {
        view.reset();
        document.reset();
    }

    void whatIsNotKnownIsEmptyAndTheQuestionTellsNothing() {
        discover("outcomes", "9");
        const DiscoverySubject& subject = view->shownDiscovery()->subject;
        for (int step = 0; step < static_cast<int>(view->trace()->steps.size()); ++step) {
            view->showStep(step);
            const Discovered& discovered = *view->figure()->marks().discovered();
            const Frame frame = frameOf(*view->figure());
            const QImage image = picture(*view->figure());
            for (std::uint64_t a = 0; a < 9; ++a) {
                for (std::uint64_t b = 0; b < 9; ++b) {
                    const QRectF rect =
                        frame.toArea().mapRect(view->figure()->table().layout().cellRect({a, b}));
                    const QRgb colour = image.pixel(rect.topLeft().toPoint() + QPoint(11, 11));
                    if (discovered.sightOf({a, b}) == Discovered::Sight::unknown) {
                        QCOMPARE(colour, lightTheme().paper.rgb());
                    } else if (subject.values[subject.indexOf({a, b})] == 0) {
                        QCOMPARE(colour, lightTheme().p.rgb());
                    } else {
                        const bool isLit = discovered.sightOf({a, b}) == Discovered::Sight::lit;
                        QCOMPARE(colour, (isLit ? lightTheme().n : paleN(lightTheme())).rgb());
                    }
                }
            }
            if (discovered.state.asks) {
                QVERIFY(view->figure()->marks().step->counted.marks.empty());
                QVERIFY(!view->figure()->marks().step->centre);
            }
        }
    }

    void thePairsStandInATableThatGrows() {
        discover("outcomes", "12");
        const Style style;
        std::size_t most = 0;
        for (int step = 0; step < static_cast<int>(view->trace()->steps.size()); ++step) {
            view->showStep(step);
            const Discovered& discovered = *view->figure()->marks().discovered();
            const PairTable table(discovered, style);
            QVERIFY(table.rows().size() >= most);
            most = table.rows().size();
            const bool hasQuestion = most > 0 && table.rows().back().contains(QStringLiteral("?"));
            QCOMPARE(hasQuestion, discovered.state.asksPair);
        }
        const PairTable table(*view->figure()->marks().discovered(), style);
        QCOMPARE(table.rows().back(), (QStringList{"4", "6", "10"}));
        QCOMPARE(table.used(), QStringLiteral("used: 0 1 2 3 4 5 6 7 10"));
    }

    void aTableThatIsDiscoveredCanBeWatched() {
        discover("outcomes", "5000");
        QCOMPARE(view->figure()->table().size, (GridSize{24, 24}));
        QVERIFY(legendOf(*view->figure()).contains(QStringLiteral("the first 24 × 24 cells")));
        QVERIFY(document->setSetting("grid", "explain", "values"));
        QTRY_COMPARE(view->figure()->table().size, (GridSize{16, 16}));
        QVERIFY(document->setSetting("grid", "explain", "position"));
        QTRY_COMPARE(view->figure()->table().size, (GridSize{5000, 5000}));
    }

    void theStepStaysWhileCellsAreChosen() {
        discover("outcomes", "12");
        view->showStep(4);
        QVERIFY(document->setPosition("3,3"));
        QVERIFY(view->figure()->marks().discovered());
        QCOMPARE(document->step(), 4);
        QVERIFY(view->shownDiscovery());
    }

    void inMisereItIsDiscoveredAnewAndAnotherGameIsNot() {
        discover("outcomes", "12");
        view->showStep(7);
        QVERIFY(document->setParameter("play", "misere"));
        QTRY_VERIFY(view->shownDiscovery() && view->figure()->table().game == document->game());
        QVERIFY(!view->figure()->marks().step);
        QVERIFY(view->shownDiscovery()->states.front().lit); // the ends, which are N
        QVERIFY(document->setGame("nim", {}, "3,4"));        // each game has its own settings
        QTRY_VERIFY(view->shownTrace());
        QVERIFY(!view->shownDiscovery());
    }

    void itIsUndoneAndSavedLikeOtherSettings() {
        discover("values", "12");
        const QByteArray saved = toMex(*document);
        document->undoStack().undo();
        QTRY_VERIFY(view->shownTrace());
        document->undoStack().redo();
        QTRY_VERIFY(view->shownDiscovery());
        Document other;
        QVERIFY(fromMex(saved, other));
        QCOMPARE(other.scene("grid").settings, document->scene("grid").settings);
        QCOMPARE(other.scene("grid").settings.at("explain"), std::string("values"));
    }

    void theWholePictureIsWhatWasDiscovered() {
        discover("outcomes", "9");
        view->showStep(noStep);
        QVERIFY(!view->figure()->marks().discovered());
        QCOMPARE(view->figure()->table().colours.colouring(), GridSettings::Colouring::outcome);
    }

private:
    void open() {
        view = std::make_unique<GridView>(*document);
        view->resize(900, 700);
        view->show();
        view->activate();
        QTRY_VERIFY(view->figure());
    }
    /// Wythoff’s table of `side` rows and columns.
    void discover(const char* how, const char* side) {
        for (const auto& [setting, value] : Parameters{{"rows", side}, {"columns", side}})
            QVERIFY(document->setSetting("grid", setting, value));
        QVERIFY(document->setSetting("grid", "explain", how));
        open();
        QTRY_VERIFY(view->shownDiscovery());
    }

    std::unique_ptr<Document> document;
    std::unique_ptr<GridView> view;
};

MEXPLORER_TEST(TestGridDiscovery)
#include "test_grid_discovery.moc"
