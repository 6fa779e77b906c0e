#include "tests/runner/listed.h"
#include "tests/ui/theme/contrast.h"
#include "tests/ui/views/grid/grid_figures.h"
#include "ui/document/document_file.h"
#include "ui/views/grid/grid_discovery.h"
#include "ui/views/grid/pair_table.h"

#include <QSignalSpy>
#include <QTest>

#include <set>

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
            const QImage image = picture(*view->figure());
            for (std::uint64_t a = 0; a < 9; ++a) {
                for (std::uint64_t b = 0; b < 9; ++b) {
                    const QRgb colour = groundOf({a, b}, image);
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

    /// Beside what is found now, what was found before and what is not known yet.
    void pStandsOutInBothThemes() {
        discover("outcomes", "9");
        const DiscoverySubject& subject = view->shownDiscovery()->subject;
        for (const Theme* theme : {&lightTheme(), &darkTheme()}) {
            Style style;
            style.theme = *theme;
            std::set<QRgb> ofP;
            std::set<QRgb> others;
            for (int step = 0; step < static_cast<int>(view->trace()->steps.size()); ++step) {
                view->showStep(step);
                const Discovered& discovered = *view->figure()->marks().discovered();
                const QImage image = picture(*view->figure(), style);
                for (std::uint64_t a = 0; a < 9; ++a) {
                    for (std::uint64_t b = 0; b < 9; ++b) {
                        const bool isP = discovered.sightOf({a, b}) != Discovered::Sight::unknown &&
                                         subject.values[subject.indexOf({a, b})] == 0;
                        (isP ? ofP : others).insert(groundOf({a, b}, image));
                    }
                }
            }
            QCOMPARE(ofP.size(), std::size_t{1});
            QCOMPARE(others.size(), std::size_t{3});
            for (const QRgb other : others)
                QVERIFY2(contrastOf(QColor(*ofP.begin()), QColor(other)) >= 3,
                         qPrintable(QColor(other).name()));
        }
    }

    void thePairsStandInATableThatGrows() {
        discover("outcomes", "12");
        const Style style;
        std::size_t most = 0;
        for (int step = 0; step < static_cast<int>(view->trace()->steps.size()); ++step) {
            view->showStep(step);
            const Discovered& discovered = *view->figure()->marks().discovered();
            const PairTable pairs(discovered, style);
            QVERIFY(pairs.rows().size() >= most);
            most = pairs.rows().size();
            const bool hasQuestion = most > 0 && pairs.rows().back().contains(QStringLiteral("?"));
            QCOMPARE(hasQuestion, discovered.state.asksPair);
        }
        const PairTable pairs(*view->figure()->marks().discovered(), style);
        QCOMPARE(pairs.rows().back(), (QStringList{"4", "6", "10"}));
        QCOMPARE(pairs.used(), QStringLiteral("used: 0 1 2 3 4 5 6 7 10"));
    }

    void aTableThatIsDiscoveredCanBeWatched() {
        discover("outcomes", "5000");
        QCOMPARE(view->figure()->picture().size, (GridSize{24, 24}));
        QVERIFY(legendOf(*view->figure()).contains(QStringLiteral("the first 24 × 24 cells")));
        QVERIFY(document->setSetting("grid", "explain", "values"));
        QTRY_COMPARE(view->figure()->picture().size, (GridSize{16, 16}));
        QVERIFY(document->setSetting("grid", "explain", "position"));
        QTRY_COMPARE(view->figure()->picture().size, (GridSize{5000, 5000}));
    }

    void theStepStaysWhileCellsAreChosen() {
        discover("outcomes", "12");
        view->showStep(4);
        QVERIFY(document->setPosition("3,3"));
        QVERIFY(view->figure()->marks().discovered());
        QCOMPARE(document->step(), 4);
        QVERIFY(view->shownDiscovery());
    }

    /// Until the steps reach it, so that the panel does not answer before the class does.
    void whoWinsThePositionIsSecretUntilItIsFound() {
        discover("outcomes", "12");
        QVERIFY(document->setPosition("3,5"));
        view->showStep(0);
        QVERIFY(view->keepsSecret());
        QSignalSpy told(view.get(), &View::secrecyChanged);
        view->showStep(static_cast<int>(view->trace()->steps.size()) - 1);
        QVERIFY(!view->keepsSecret());
        QCOMPARE(told.count(), 1);
        view->showStep(0);
        QVERIFY(view->keepsSecret());
        QVERIFY(document->setSetting("grid", "explain", "position"));
        QTRY_VERIFY(!view->keepsSecret());
    }

    void inMisereItIsDiscoveredAnewAndAnotherGameIsNot() {
        discover("outcomes", "12");
        view->showStep(7);
        QVERIFY(document->setParameter("play", "misere"));
        QTRY_VERIFY(view->shownDiscovery() && view->figure()->picture().game == document->game());
        QVERIFY(!view->figure()->marks().step);
        QVERIFY(view->shownDiscovery()->states.front().lit); // the terminal positions, which are N
        QVERIFY(document->setGame("nim", {}, "3,4"));        // each game has its own settings
        QTRY_VERIFY(view->shownTrace());
        QVERIFY(!view->shownDiscovery());
    }

    void aGuessIsJudgedInThePictureAndCounted() {
        discover("outcomes", "12");
        connect(view.get(), &View::stepWanted, view.get(), [this](int step) { view->showStep(step); });
        view->showStep(0);
        const std::string before = document->position();
        click({0, 0});
        QCOMPARE(guesses(), QStringLiteral("guessed at once: 1 of 1"));
        QCOMPARE(view->figure()->marks().step->centre, (GridCell{0, 0}));
        toNextQuestion();
        const QImage asked = picture(*view->figure());
        click({3, 3});
        QCOMPARE(view->figure()->marks().discovered()->wrong->because, (GridCell{0, 0}));
        QVERIFY(picture(*view->figure()) != asked);
        QCOMPARE(guesses(), QStringLiteral("guessed at once: 1 of 2"));
        click({2, 1}); // right, but found later; (1, 2) is found on the way
        QCOMPARE(view->figure()->marks().step->centre, (GridCell{2, 1}));
        QCOMPARE(guesses(), QStringLiteral("guessed at once: 1 of 2"));
        QVERIFY(!view->figure()->marks().discovered()->wrong);
        toNextQuestion();
        click({5, 3});
        QCOMPARE(guesses(), QStringLiteral("guessed at once: 2 of 3"));
        QCOMPARE(document->position(), before);
        view->deactivate(); // as if another view were chosen
        view->activate();
        QTRY_VERIFY(view->shownDiscovery());
        view->showStep(4);
        QCOMPARE(guesses(), QStringLiteral("guessed at once: 2 of 3"));
        QVERIFY(document->setSetting("grid", "explain", "position"));
        QTRY_VERIFY(!view->shownDiscovery());
        QVERIFY(document->setSetting("grid", "explain", "outcomes"));
        QTRY_VERIFY(view->shownDiscovery());
        view->showStep(4);
        QCOMPARE(guesses(), QStringLiteral("guessed at once: 2 of 3"));
        QVERIFY(document->setParameter("play", "misere"));
        QTRY_VERIFY(view->shownDiscovery() && view->figure()->picture().game == document->game());
        view->showStep(1);
        QVERIFY(guesses().isEmpty());
    }

    void aCellThatIsSoughtTellsNothing() {
        discover("outcomes", "12");
        view->showStep(0);
        QSignalSpy pointed(view.get(), &View::pointedAt);
        QSignalSpy explained(view.get(), &View::positionHovered);
        point({4, 7});
        QTRY_VERIFY(pointed.count() > 0);
        QCOMPARE(pointed.back().front().toString(),
                 QStringLiteral("(4, 7) · click it if you think that it is the next P"));
        QVERIFY(explained.back().front().value<std::string>().empty());
        view->showStep(1); // (0, 0) is found
        point({4, 8});
        QTRY_COMPARE(pointed.back().front().toString(), QStringLiteral("(4, 8) · not known yet"));
        view->showStep(0); // without moving the pointer
        QTRY_VERIFY(pointed.back().front().toString().contains("click it"));
        view->showStep(1);
        point({0, 0});
        const auto told = [&] { return pointed.back().front().toString(); };
        QTRY_VERIFY(told().startsWith("(0, 0)") && !told().contains("click") && !told().contains("known"));
        QVERIFY(!explained.back().front().value<std::string>().empty());
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
        QCOMPARE(view->figure()->picture().colours.colouring(), GridSettings::Colouring::outcome);
    }

private:
    [[nodiscard]] QPoint pixelOf(const GridCell& cell) const {
        const QRectF rect = view->figure()->picture().layout().cellRect(cell);
        return view->canvas().frame().toArea().map(rect.center()).toPoint();
    }
    /// The colour of a cell of the figure, beside what is drawn on it.
    [[nodiscard]] QRgb groundOf(const GridCell& cell, const QImage& image) const {
        const QRectF rect =
            frameOf(*view->figure()).toArea().mapRect(view->figure()->picture().layout().cellRect(cell));
        return image.pixel(rect.topLeft().toPoint() + QPoint(11, 11));
    }
    void click(const GridCell& cell) {
        QTest::mouseClick(&view->canvas(), Qt::LeftButton, {}, pixelOf(cell));
    }
    void point(const GridCell& cell) { QTest::mouseMove(&view->canvas(), pixelOf(cell)); }
    void toNextQuestion() {
        const auto& states = view->shownDiscovery()->states;
        const std::size_t known = view->figure()->marks().discovered()->state.findings;
        for (std::size_t i = 0; i < states.size(); ++i) {
            if (!states[i].asks || states[i].findings <= known) continue;
            return view->showStep(static_cast<int>(i));
        }
    }
    /// The legend's text about guesses.
    [[nodiscard]] QString guesses() const {
        const Style style;
        const GridLegend legend(view->figure()->picture(), style,
                                {.discovered = view->figure()->marks().discovered()});
        for (const GridLegend::Entry& entry : legend.entries())
            if (entry.text.startsWith(QStringLiteral("guessed"))) return entry.text;
        return {};
    }
    void open() {
        view = std::make_unique<GridView>(*document);
        view->resize(900, 700);
        view->show();
        view->activate();
        QTRY_VERIFY(view->figure());
    }
    /// Opens Wythoff’s table with `side` rows and columns.
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
